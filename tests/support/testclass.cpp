#include "support/testclass.h"

#include <QProcess>

#include <cstdio>
#include <map>
#include <string_view>
#include <unistd.h>

namespace hitspread::support {

namespace {

using Classes = std::map<std::string_view, TestClass::Main>;

/// Filled before main() begins, in no particular order.
Classes& classes()
{
    static Classes all;
    return all;
}

/// A crash in one of them hides nothing of the others.
int runEach(const QString& program)
{
    int failed = 0;
    for (const auto& [name, main] : classes()) {
        const int exit = QProcess::execute(program, {QString::fromUtf8(name)});
        if (exit != 0)
            std::fprintf(stderr, "%.*s: %s\n", static_cast<int>(name.size()), name.data(),
                         exit < 0 ? "crashed" : "failed");
        failed += exit == 0 ? 0 : 1;
    }
    return failed;
}

}  // namespace

TestClass::TestClass(const char* name, Main main)
{
    if (!classes().emplace(name, main).second)
        qFatal("two test classes of one program are called %s", name);
}

int TestClass::run(int count, char** arguments)
{
    if (count < 2)
        return runEach(QString::fromLocal8Bit(arguments[0]));
    const std::string_view wanted = arguments[1];
    if (const auto chosen = classes().find(wanted); chosen != classes().end())
        return chosen->second(count - 1, arguments + 1);
    const bool isList = wanted == "-classes";
    if (!isList)
        std::fprintf(stderr, "%s: there is no test class %s; -classes lists them\n", arguments[0], arguments[1]);
    for (const auto& [name, main] : classes()) {
        if (isList)
            std::printf("%.*s\n", static_cast<int>(name.size()), name.data());
    }
    return isList ? 0 : 2;
}

}  // namespace hitspread::support

// What a program wrote is there for the next one to read; the disk is waited for in case of a power cut, and no test makes one.
// A test that minds puts its own in their place.
extern "C" {
[[gnu::weak]] int fsync(int /*file*/)
{
    return 0;
}
[[gnu::weak]] int fdatasync(int /*file*/)
{
    return 0;
}
}

int main(int count, char** arguments)
{
    return hitspread::support::TestClass::run(count, arguments);
}
