// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MTypes.h>

#include <memory>
#include <utility>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// What several share; the last that goes destroys it.
template <class T>
class MSharedPtr {
  template <class U>
  using Fits = std::enable_if_t<std::is_convertible<U*, T*>::value, int>;

 public:
  using element_type = T;
  constexpr MSharedPtr() noexcept {}
  constexpr MSharedPtr(std::nullptr_t) noexcept {}
  template <class U, Fits<U> = 0>
  explicit MSharedPtr(U* ptr) : own_(ptr) {}
  template <class U, class Deleter, Fits<U> = 0>
  MSharedPtr(U* ptr, Deleter deleter) : own_(ptr, std::move(deleter)) {}
  template <class Deleter>
  MSharedPtr(std::nullptr_t, Deleter) {}
  template <class U>
  MSharedPtr(const MSharedPtr<U>& other, element_type* ptr) noexcept : own_(other.own_, ptr) {}
  template <class U, Fits<U> = 0>
  MSharedPtr(const MSharedPtr<U>& other) noexcept : own_(other.own_) {}
  template <class U, Fits<U> = 0>
  MSharedPtr(MSharedPtr<U>&& other) noexcept : own_(std::move(other.own_)) {}

  T* get() const { return own_.get(); }
  T* operator->() const { return get(); }
  decltype(auto) operator*() const { return *own_; }
  explicit operator bool() const { return own_ != nullptr; }

  template <class U>
  bool operator==(const MSharedPtr<U>& other) const noexcept {
    return get() == other.get();
  }
  template <class U>
  bool operator!=(const MSharedPtr<U>& other) const noexcept {
    return get() != other.get();
  }
  template <class U>
  bool operator<(const MSharedPtr<U>& other) const noexcept {
    return get() < other.get();
  }

  template <class U>
  static MSharedPtr<T> static_pointer_cast(const MSharedPtr<U>& other) noexcept {
    return MSharedPtr<T>(other, static_cast<T*>(other.get()));
  }
  template <class U>
  static MSharedPtr<T> dynamic_pointer_cast(const MSharedPtr<U>& other) noexcept {
    return MSharedPtr<T>(other, dynamic_cast<T*>(other.get()));
  }
  template <class U>
  static MSharedPtr<T> const_pointer_cast(const MSharedPtr<U>& other) noexcept {
    return MSharedPtr<T>(other, const_cast<T*>(other.get()));
  }
  void reset() noexcept { own_.reset(); }
  template <class U, Fits<U> = 0>
  void reset(U* ptr) {
    own_.reset(ptr);
  }
  template <class... Args>
  static MSharedPtr<T> make(Args&&... args) {
    MSharedPtr<T> made;
    made.own_ = std::make_shared<T>(std::forward<Args>(args)...);
    return made;
  }

 private:
  template <class U>
  friend class MSharedPtr;
  std::shared_ptr<T> own_;
};
OPENMAYA_NAMESPACE_CLOSE
