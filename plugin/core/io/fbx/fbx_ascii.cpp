// SPDX-License-Identifier: MIT
// The ASCII form: "Name: value, value { children }", comments after a semicolon.
#include <fmt/format.h>

#include "base/scanner.h"
#include "io/fbx/fbx_document.h"

namespace footfall {
namespace {

bool isLetter(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}
bool isDigit(char c) {
  return c >= '0' && c <= '9';
}
bool isWordPart(char c) {
  return isLetter(c) || isDigit(c) || c == '_' || c == '-' || c == '(' || c == ')';
}

void skipBlanksAndComments(std::string_view text, std::size_t& at) {
  while (at < text.size()) {
    const char c = text[at];
    if (c == ';') {
      at = std::min(text.find('\n', at), text.size());
    } else if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
      ++at;
    } else {
      return;
    }
  }
}

// A colon behind a word, after blanks, makes it a name.
bool takeColon(std::string_view text, std::size_t& at) {
  std::size_t look = at;
  while (look < text.size() && (text[look] == ' ' || text[look] == '\t')) ++look;
  if (look >= text.size() || text[look] != ':') return false;
  at = look + 1;
  return true;
}

}  // namespace

bool nextFbxToken(std::string_view text, std::size_t& at, FbxToken& token) {
  skipBlanksAndComments(text, at);
  token.begin = token.end = at;
  token.kind = FbxToken::Kind::End;
  if (at >= text.size()) return true;
  const char c = text[at];
  if (c == '"') {
    const std::size_t close = text.find('"', at + 1);
    if (close == std::string_view::npos) return false;
    token.begin = at + 1;
    token.end = close;
    at = close + 1;
    token.kind = takeColon(text, at) ? FbxToken::Kind::Name : FbxToken::Kind::Text;
    return true;
  }
  if (isLetter(c) || c == '_') {
    while (at < text.size() && isWordPart(text[at])) ++at;
    token.end = at;
    token.kind = takeColon(text, at) ? FbxToken::Kind::Name : FbxToken::Kind::Word;
    return true;
  }
  if (isDigit(c) || c == '-' || c == '+' || c == '.') {
    token.kind = FbxToken::Kind::Integer;
    for (; at < text.size(); ++at) {
      const char d = text[at];
      if (isDigit(d) || d == '-' || d == '+') continue;
      if (d != '.' && d != '#' && d != '(' && d != ')' && !isLetter(d)) break;
      token.kind = FbxToken::Kind::Real;
    }
    token.end = at;
    return true;
  }
  token.kind = FbxToken::Kind::Symbol;
  token.symbol = c;
  token.end = ++at;
  return true;
}

std::string fbxUnquoted(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  constexpr struct {
    std::string_view entity;
    char character;
  } kEntities[] = {{"&quot;", '"'}, {"&cr;", '\r'}, {"&lf;", '\n'}};
  for (std::size_t i = 0; i < text.size();) {
    bool replaced = false;
    for (const auto& each : kEntities) {
      if (text[i] != '&' || text.substr(i, each.entity.size()) != each.entity) continue;
      result += each.character;
      i += each.entity.size();
      replaced = true;
      break;
    }
    if (!replaced) result += text[i++];
  }
  return result;
}

class FbxAsciiParser {
 public:
  explicit FbxAsciiParser(FbxDocument& document) : document_(document), text_(document.bytes_) {}

  // Without recursion: parent is the node that at_ is inside of.
  void parse() {
    advance();
    int parent = 0;
    while (token_.kind != FbxToken::Kind::End) {
      if (isSymbol('}')) {
        if (parent == 0) document_.fail(token_.begin, "'}' closes nothing");
        close(parent, token_.end);
        advance();
        continue;
      }
      if (token_.kind != FbxToken::Kind::Name) {
        document_.fail(token_.begin, fmt::format("expected a name with a colon, got '{}'",
                                                 quoted(text_.substr(token_.begin, token_.end - token_.begin))));
      }
      parent = readNode(parent);
    }
    if (parent != 0) document_.failAt(parent, fmt::format("the file ends inside '{}'", document_.node(parent).name));
    const int last = document_.node(0).lastChild;
    document_.topLevelEnd_ = last >= 0 ? document_.node(last).end : 0;
  }

 private:
  bool isSymbol(char c) const { return token_.kind == FbxToken::Kind::Symbol && token_.symbol == c; }

  void advance() {
    if (!nextFbxToken(text_, at_, token_)) document_.fail(token_.begin, "a text is not closed by a quote");
  }

  void close(int& parent, std::size_t end) {
    FbxNode& node = document_.nodes_[static_cast<std::size_t>(parent)];
    node.end = end;
    parent = node.parent;
  }

  // The node whose name is the token; gives back the node that is open afterwards.
  int readNode(int parent) {
    FbxNode node;
    node.parent = parent;
    const bool quotedName = token_.begin > 0 && text_[token_.begin - 1] == '"';
    node.begin = token_.begin - (quotedName ? 1 : 0);
    node.name = text_.substr(token_.begin, token_.end - token_.begin);
    node.values = node.valuesEnd = node.end = at_;
    advance();
    bool comma = isSymbol(',');  // "Content: , "base64"" begins with one
    if (comma) advance();
    bool first = true;
    while (first || comma) {
      first = false;
      if (isSymbol('*')) {
        advance();
        if (token_.kind != FbxToken::Kind::Integer) document_.fail(token_.begin, "expected the size of an array");
      } else if (token_.kind == FbxToken::Kind::Symbol || token_.kind == FbxToken::Kind::Name ||
                 token_.kind == FbxToken::Kind::End) {
        break;
      }
      node.valuesEnd = node.end = at_;
      advance();
      comma = isSymbol(',');
      if (comma) advance();
    }
    const int index = document_.add(node);
    if (!isSymbol('{')) return parent;
    advance();
    return index;
  }

  FbxDocument& document_;
  std::string_view text_;
  std::size_t at_ = 0;
  FbxToken token_;
};

void parseFbxAscii(FbxDocument& document) {
  FbxAsciiParser(document).parse();
}

FbxValues::FbxValues(const FbxDocument& document, int node)
    : document_(document),
      at_(document.node(node).values),
      end_(document.node(node).valuesEnd),
      left_(document.node(node).valueCount) {}

bool FbxValues::next(FbxValue& value) {
  if (!document_.binary()) return readAscii(value);
  if (left_ == 0) return false;
  --left_;
  readBinary(value);
  return true;
}

bool FbxValues::readAscii(FbxValue& value) {
  const std::string_view text(document_.bytes().data(), end_);
  FbxToken token;
  do {
    if (!nextFbxToken(text, at_, token) || token.kind == FbxToken::Kind::End) return false;
  } while (token.kind == FbxToken::Kind::Symbol && token.symbol == ',');
  value.begin = token.begin;
  value.end = token.end;
  const std::string_view word = text.substr(token.begin, token.end - token.begin);
  switch (token.kind) {
    case FbxToken::Kind::Integer:
      value.kind = FbxValue::Kind::Integer;
      if (parseInteger(word, value.integer)) {
        value.real = static_cast<double>(value.integer);
        return true;
      }
      [[fallthrough]];
    case FbxToken::Kind::Real:
      value.kind = FbxValue::Kind::Real;
      if (!parseNumber(word, value.real)) value.real = 0;  // "1.#QNAN" and other numbers that are none
      return true;
    case FbxToken::Kind::Text:
      value.kind = FbxValue::Kind::Text;
      value.text = fbxUnquoted(word);
      return true;
    default:  // a bare word, or the star before the size of an array
      value.kind = FbxValue::Kind::Word;
      value.text = word;
      return true;
  }
}

}  // namespace footfall
