// SPDX-License-Identifier: MIT
// Animation curves that evaluate as Autodesk Maya evaluates them.
//
// A curve maps time in seconds (or a unitless driver) to a value. Values are in Maya's internal units,
// centimetres, radians, seconds or none, because one tangent type ("clamped") compares them with an absolute
// distance.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace footfall {

// In the order of Maya's key tangent menu. Global: the user's default, evaluated as Spline as Maya's
// reference evaluator does. AutoMix, AutoEase, AutoCustom (2022 and later) are kept and evaluated as Auto.
enum class TangentType : std::uint8_t {
  Global,
  Fixed,
  Linear,
  Flat,
  Step,
  StepNext,
  Slow,
  Fast,
  Spline,
  Clamped,
  Plateau,
  Auto,
  AutoMix,
  AutoEase,
  AutoCustom
};

enum class Infinity : std::uint8_t { Constant, Linear, Cycle, CycleRelative, Oscillate };
enum class CurveInput : std::uint8_t { Time, Unitless };
enum class CurveOutput : std::uint8_t { Linear, Angular, Time, Unitless };

// A tangent vector: three times the Bézier handle, x in seconds, y in value units.
struct Tangent {
  double x = 1;
  double y = 0;
};

struct Key {
  double time = 0;
  double value = 0;
  TangentType inType = TangentType::Auto;
  TangentType outType = TangentType::Auto;
  Tangent in;  // given where the type is Fixed, computed by the curve otherwise
  Tangent out;
  bool tangentsLocked = true;
  bool weightsLocked = true;
  bool breakdown = false;
};

// Keys sorted by time, no two at the same time; tangents always up to date with their types.
class Curve {
 public:
  static constexpr double kLargest = 1e100;  // of any number in a key: no product of a few overflows

  Curve() = default;
  // Throws Error where times are not strictly increasing, or a time, a value or a fixed tangent is NaN or
  // beyond kLargest either way.
  explicit Curve(std::vector<Key> keys, bool weighted = false, Infinity pre = Infinity::Constant,
                 Infinity post = Infinity::Constant, CurveOutput output = CurveOutput::Unitless,
                 CurveInput input = CurveInput::Time);

  const std::vector<Key>& keys() const { return keys_; }
  bool empty() const { return keys_.empty(); }
  bool weighted() const { return weighted_; }
  Infinity preInfinity() const { return pre_; }
  Infinity postInfinity() const { return post_; }
  CurveOutput output() const { return output_; }
  CurveInput input() const { return input_; }

  // The value at a time; 0 without keys. At a key exactly its value; never NaN.
  double evaluate(double time) const;
  // The slope at a time, per second; at a key, of the segment that starts there (the last key: that ends
  // there).
  double derivative(double time) const;

  // Editing, by Maya's rules: tangents are computed again wherever their type says so.
  // A key at an existing time replaces its value and types. Returns its index.
  std::size_t addKey(double time, double value, TangentType in = TangentType::Auto,
                     TangentType out = TangentType::Auto);
  // Adds a key without changing the shape: the tangents around it become fixed. Returns its index. Exact
  // between keys, except where weighted handles cross so far that the curve would run back in time; outside
  // the keys the new key becomes an end, and the infinity goes on from there.
  std::size_t insertKey(double time);
  void removeKey(std::size_t index);
  void setValue(std::size_t index, double value);
  void setTime(std::size_t index, double time);  // throws Error where keys would change their order
  void setTangentTypes(std::size_t index, TangentType in, TangentType out);
  // Sets a tangent and makes it fixed. With locked tangents the other side turns with it (and becomes fixed).
  enum class Side { In, Out };
  void setTangent(std::size_t index, Side side, Tangent tangent);
  void setTangentsLocked(std::size_t index, bool locked);
  void setWeightsLocked(std::size_t index, bool locked);
  void setBreakdown(std::size_t index, bool breakdown);
  // To weighted tangents the shape stays (in tangents of step types, which Maya does not offer, excepted:
  // they have no length); back from them, only the slopes at keys stay.
  void setWeighted(bool weighted);
  void setInfinity(Infinity pre, Infinity post);

  // A segment ready to evaluate. Between keys i and i+1 the value is a cubic in t - time(i), or, with
  // weighted tangents, a cubic in the Bézier parameter u that solves x(u) = (t - time(i)) / length.
  struct Segment {
    double y[4];                           // cubic's coefficients, constant first
    double x[4];                           // Bézier only
    double firstTurn = 1, secondTurn = 1;  // where x(u) turns back (badly crossed handles); else both 1
    bool bezier = false;
  };
  const std::vector<Segment>& segments() const { return segments_; }
  double evaluateSegment(std::size_t index, double time) const;  // time inside segment index

  friend bool operator==(const Curve& a, const Curve& b);
  friend bool operator!=(const Curve& a, const Curve& b) { return !(a == b); }

 private:
  void update();  // everything
  void updateAround(
      std::size_t index);  // tangents of the key and its neighbours, and the segments they touch
  void updateTangents(std::size_t index);
  void updateSegment(std::size_t index);
  void splitSegment(std::size_t index, double time, Key& key);
  double bezierParameter(std::size_t index, double time) const;
  double evaluateInfinity(double time, bool before) const;
  double wrapTime(double time, bool before, double& cycles) const;

  std::vector<Key> keys_;
  std::vector<Segment> segments_;
  bool weighted_ = false;
  Infinity pre_ = Infinity::Constant;
  Infinity post_ = Infinity::Constant;
  CurveOutput output_ = CurveOutput::Unitless;
  CurveInput input_ = CurveInput::Time;
};

}  // namespace footfall
