// SPDX-License-Identifier: MIT
// Commands of plug-ins: syntax, results, errors, undo.
#include <mayahost/command.h>
#include <mayahost/host.h>

#include <maya/MCommandResult.h>
#include <maya/MGlobal.h>
#include <maya/MIntArray.h>
#include <maya/MPoint.h>
#include <maya/MSelectionList.h>
#include <maya/MStringArray.h>
#include <maya/MSyntax.h>
#include <maya/MVector.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using mayahost::CommandResult;
using mayahost::evalMel;
using mayahost::number;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

class Command : public testing::Test {
 protected:
  void SetUp() override {
    mayahost::newScene();
    mayahost::clearMisuses();
    ASSERT_TRUE(mayahost::loadPlugin(COMMAND_PLUGIN));
  }
  void TearDown() override {
    EXPECT_THAT(mayahost::misuses(), IsEmpty());
    EXPECT_TRUE(mayahost::unloadPlugin(COMMAND_PLUGIN));
    EXPECT_THAT(mayahost::loadedPlugins(), IsEmpty());
  }
  static bool exists(const char* name) { return !mayahost::findNode(name).isNull(); }
  static CommandResult answer(const std::string& line) {
    CommandResult result;
    EXPECT_TRUE(evalMel(line, &result)) << line;
    return result;
  }
  static long alive() { return std::get<long>(answer("hostAnswer alive")); }
  static std::string lastMessage() {
    return mayahost::messages().empty() ? "" : mayahost::messages().back().text;
  }
};

TEST_F(Command, DoUndoRedo) {
  EXPECT_EQ(std::get<std::string>(answer("hostMake -n one -value 2.5")), "one");
  EXPECT_EQ(number("one.input1"), 2.5);
  answer("hostMake -edit -v -4 one");
  EXPECT_EQ(number("one.input1"), -4.0);
  EXPECT_EQ(std::get<double>(answer("hostMake -q -value one")), -4.0);
  EXPECT_EQ(mayahost::undoLength(), 2u) << "a query is not undone";
  EXPECT_EQ(alive(), 2);
  for (int round = 0; round < 3; ++round) {
    EXPECT_TRUE(mayahost::undo());
    EXPECT_EQ(number("one.input1"), 2.5);
    EXPECT_TRUE(mayahost::undo());
    EXPECT_FALSE(exists("one"));
    EXPECT_FALSE(mayahost::undo());
    EXPECT_TRUE(mayahost::redo());
    EXPECT_EQ(number("one.input1"), 2.5);
    EXPECT_TRUE(mayahost::redo());
    EXPECT_EQ(number("one.input1"), -4.0);
    EXPECT_FALSE(mayahost::redo());
  }
  EXPECT_TRUE(mayahost::undo());
  answer("hostMake -n two");  // what could be redone is forgotten, and destroyed
  EXPECT_FALSE(mayahost::redo());
  EXPECT_EQ(alive(), 2);
}

TEST_F(Command, ChunkIsUndoneAsOne) {
  mayahost::openUndoChunk("three");
  for (const char* line : {"hostMake -n a", "hostMake -n b -v 1", "hostMake -e -v 9 b"}) answer(line);
  mayahost::closeUndoChunk();
  EXPECT_EQ(mayahost::undoLength(), 1u);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_FALSE(exists("a") || exists("b"));
  EXPECT_TRUE(mayahost::redo());
  EXPECT_TRUE(exists("a"));
  EXPECT_EQ(number("b.input1"), 9.0);
}

TEST_F(Command, LineIsUndoneAsOne) {
  answer("hostMake -n a; hostMake -n b; hostMake -e -v 2 a  // and a comment");
  EXPECT_EQ(mayahost::undoLength(), 1u);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_FALSE(exists("a") || exists("b"));
  EXPECT_TRUE(mayahost::redo());
  EXPECT_EQ(number("a.input1"), 2.0);
  EXPECT_FALSE(evalMel("hostMake -n c; noSuchCommand; hostMake -n d"));
  EXPECT_TRUE(exists("c"));
  EXPECT_FALSE(exists("d"));
  EXPECT_TRUE(mayahost::undo()) << "what was done before the failure can be undone";
  EXPECT_FALSE(exists("c"));
}

TEST_F(Command, FailureLeavesNothing) {
  const auto before = mayahost::nodeNames();
  EXPECT_EQ(evalMel("hostMake -n gone -fail"), MS::kFailure);
  EXPECT_THAT(lastMessage(), HasSubstr("asked to fail"));
  EXPECT_EQ(mayahost::nodeNames(), before);
  EXPECT_EQ(mayahost::undoLength(), 0u);
  EXPECT_EQ(alive(), 0);
  EXPECT_EQ(evalMel("hostMake -n left -fail -leave"), MS::kFailure);
  EXPECT_THAT(mayahost::misuses(), ElementsAre(HasSubstr("hostMake: doIt failed and left")));
  mayahost::clearMisuses();
}

TEST_F(Command, NestedCommandIsUndoneWithItsCaller) {
  EXPECT_EQ(std::get<long>(answer("hostAnswer nested")), 5) << "the inner result is another";
  EXPECT_TRUE(exists("inner"));
  EXPECT_EQ(mayahost::undoLength(), 1u);
  EXPECT_TRUE(mayahost::undo());
  EXPECT_FALSE(exists("inner"));
  EXPECT_TRUE(mayahost::redo());
  EXPECT_TRUE(exists("inner"));
}

TEST_F(Command, UnloadDestroysWhatIsOnTheUndoQueue) {
  answer("hostMake -n kept");
  answer("hostMake -n undone");
  EXPECT_TRUE(mayahost::undo());
  EXPECT_TRUE(mayahost::unloadPlugin(COMMAND_PLUGIN));  // fails if any command is alive
  EXPECT_EQ(mayahost::undoLength(), 0u);
  EXPECT_FALSE(mayahost::undo());
  EXPECT_FALSE(mayahost::redo());
  EXPECT_TRUE(exists("kept"));
  EXPECT_EQ(evalMel("hostMake"), MS::kNotFound);
  EXPECT_THAT(lastMessage(), HasSubstr("Cannot find procedure \"hostMake\"."));
  EXPECT_TRUE(mayahost::loadPlugin(COMMAND_PLUGIN));
}

TEST_F(Command, Results) {
  EXPECT_EQ(answer("hostAnswer int"), CommandResult(-3L));
  EXPECT_EQ(answer("hostAnswer unsigned"), CommandResult(3L));
  EXPECT_EQ(answer("hostAnswer bool"), CommandResult(1L));
  EXPECT_EQ(answer("hostAnswer double"), CommandResult(1.5));
  EXPECT_EQ(answer("hostAnswer string"), CommandResult(std::string("text")));
  EXPECT_EQ(answer("hostAnswer ints"), CommandResult(std::vector<long>{7, 7}));
  EXPECT_EQ(answer("hostAnswer doubles"), CommandResult(std::vector<double>{0.5, 0.5}));
  EXPECT_EQ(answer("hostAnswer appended"), CommandResult(std::vector<long>{1, 2}));
  EXPECT_EQ(answer("hostAnswer cleared"), CommandResult());
  MCommandResult held;
  MIntArray whole;
  double real = 0.0;
  EXPECT_TRUE(MGlobal::executeCommand("hostAnswer ints", held));
  EXPECT_EQ(held.resultType(), MCommandResult::kIntArray);
  EXPECT_TRUE(held.getResult(whole));
  EXPECT_EQ(whole.length(), 2u);
  EXPECT_FALSE(held.getResult(real));
  EXPECT_EQ(MGlobal::executeCommandStringResult("hostAnswer int; hostAnswer \"string\";"), MString("text"));
}

TEST_F(Command, EveryKindOfFlag) {
  mayahost::createNode("addDoubleLinear", "x");
  mayahost::createNode("addDoubleLinear", "y");
  const auto echo = [](const std::string& words) {
    return std::get<std::vector<std::string>>(answer("hostEcho " + words));
  };
  EXPECT_THAT(echo("-b on -i -5 -u 5 x"), ElementsAre("b1", "i-5", "u5", "x"));
  EXPECT_THAT(echo("-flag false -whole 3 -d 1.5 2 \"x\" y"), ElementsAre("b0", "i3", "d-0.5", "x", "y"));
  EXPECT_THAT(echo("x -l 2 -a 90 -t 12"), ElementsAre("l2", "a90", "t12", "x"));
  EXPECT_THAT(echo("-l \"2m\" -a 3deg -t 2sec -o y x"), ElementsAre("l200", "a3", "t48", "x"));
  EXPECT_THAT(echo("-m p 1 -more q 2 x"), ElementsAre("p1", "q2", "x"));
  EXPECT_THAT(echo("\"?\""), ElementsAre("x", "y"));
  MGlobal::selectByName("y", MGlobal::kReplaceList);
  EXPECT_THAT(echo(""), ElementsAre("y"));
  EXPECT_THAT(echo("x"), ElementsAre("x"));
}

TEST_F(Command, BadUsage) {
  mayahost::createNode("addDoubleLinear", "x");
  const struct {
    const char *line, *message;
  } table[] = {
      {"hostEcho -zap x", "Invalid flag '-zap'."},
      {"hostEcho -q -b x", "Invalid flag '-q'."},
      {"hostEcho -edit x", "Invalid flag '-edit'."},
      {"hostMake -q -e x", "Cannot use the query and edit flags at the same time."},
      {"hostEcho x -i", "Flag '-i' must be passed a int argument."},
      {"hostEcho -whole -b on x", "Flag '-whole' must be passed a int argument."},
      {"hostEcho -d 1 -b on x", "Flag '-d' must be passed 2 arguments."},
      {"hostEcho -i 1.5 x", "Invalid arguments for flag '-i'. Expected int, got float."},
      {"hostEcho -u -1 x", "Invalid arguments for flag '-u'. Expected unsigned int, got int."},
      {"hostEcho -d 1 x", "Invalid arguments for flag '-d'. Expected ( float, float ), got string."},
      {"hostEcho -b maybe x", "Invalid arguments for flag '-b'. Expected boolean, got string."},
      {"hostEcho -l 3parsec x", "Invalid arguments for flag '-l'. Expected distance, got string."},
      {"hostEcho -i 1 -whole 2 x", "Flag '-whole' cannot be used more than once."},
      {"hostEcho -o nobody x", "No object matches name: nobody"},
      {"hostEcho nobody", "No object matches name: nobody"},
      {"hostEcho 5", "Expected the name of an object, got int."},
      {"hostEcho", "Not enough objects or values."},
      {"hostEcho x x x", "Too many objects or values."},
      {"hostMake -n $name", "Syntax error: expressions are not read: '$'"},
      {"hostMake -n \"open", "Syntax error: unterminated string"},
      {"noSuchCommand", "Cannot find procedure \"noSuchCommand\"."},
  };
  for (const auto& bad : table) {
    mayahost::clearMessages();
    EXPECT_FALSE(evalMel(bad.line)) << bad.line;
    EXPECT_THAT(lastMessage(), HasSubstr(bad.message)) << bad.line;
  }
  EXPECT_EQ(mayahost::undoLength(), 1u) << "only the node of the test";
}

TEST_F(Command, SyntaxRefusesBadFlags) {
  MSyntax syntax;
  EXPECT_TRUE(syntax.addFlag("abc", "abcd", MSyntax::kLong));
  EXPECT_FALSE(syntax.addFlag("abcd", "longer")) << "short names have three characters at most";
  EXPECT_FALSE(syntax.addFlag("x", "xyz")) << "long names have four at least";
  EXPECT_FALSE(syntax.addFlag("q", "quiet"));
  EXPECT_FALSE(syntax.addFlag("ed", "edit"));
  EXPECT_FALSE(syntax.addFlag("abc", "other"));
  EXPECT_FALSE(syntax.addFlag("o", "-abcd"));
  EXPECT_FALSE(syntax.addFlag("o", "other", MSyntax::kNoArg, MSyntax::kLong));
  EXPECT_FALSE(syntax.makeFlagMultiUse("none"));
  EXPECT_FALSE(syntax.setObjectType(MSyntax::kSelectionList, 2, 1));
  EXPECT_FALSE(syntax.canQuery());
}

TEST_F(Command, ArgumentLists) {
  MArgList words;
  words.addArg(MString("-v"));
  words.addArg(MVector(1.0, 2.0, 3.0));
  words.addArg(7);
  words.addArg(true);
  EXPECT_EQ(words.length(), 6u);
  EXPECT_EQ(words.flagIndex("v", "vector"), 0u);
  EXPECT_EQ(words.flagIndex("w"), MArgList::kInvalidArgIndex);
  unsigned at = 1;
  EXPECT_EQ(words.asVector(at), MVector(1.0, 2.0, 3.0));
  EXPECT_EQ(at, 4u);
  MStatus status;
  EXPECT_EQ(words.asInt(4, &status), 7);
  EXPECT_TRUE(status);
  words.asInt(1, &status);
  EXPECT_FALSE(status) << "1.0 is not an int";
  words.asInt(6, &status);
  EXPECT_EQ(status, MS::kInvalidParameter);
  at = 4;
  EXPECT_EQ(words.asIntArray(at).length(), 2u);
}

TEST_F(Command, CalledWithWordsAndInterrupted) {
  MArgList words;
  words.addArg(MString("long"));
  CommandResult result;
  EXPECT_TRUE(mayahost::callCommand("hostAnswer", words, &result));
  EXPECT_EQ(result, CommandResult(10L));
  mayahost::requestInterrupt(true);
  EXPECT_TRUE(mayahost::callCommand("hostAnswer", words, &result));
  EXPECT_EQ(result, CommandResult(0L));
  mayahost::requestInterrupt(false);
}

}  // namespace
