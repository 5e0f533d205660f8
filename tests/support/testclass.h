#pragma once

#include <QCoreApplication>
#include <QTest>

namespace hitspread::support {

/// A test class of a program that holds several: the first word on the program's command line chooses it, the others are
/// QtTest's.
class TestClass {
public:
    /// Of a class as if it were a program of its own: `arguments` begins with its name.
    using Main = int (*)(int count, char** arguments);

    /// Adds it to those of this program. `name` must outlive the program.
    TestClass(const char* name, Main main);

    /// What the program does: runs the class that is named, or every class in a process of its own when none is.
    [[nodiscard]] static int run(int count, char** arguments);
};

template <typename Class, typename Application>
int runTests(int count, char** arguments)
{
    Application::setAttribute(Qt::AA_Use96Dpi, true);
    const Application application(count, arguments);
    Class test;
    return QTest::qExec(&test, count, arguments);
}

}  // namespace hitspread::support

/// A test class with a main function of its own.
#define HITSPREAD_TEST_RUN(Class, main) static const hitspread::support::TestClass registered##Class(#Class, main);
/// A test class that needs no window.
#define HITSPREAD_TEST(Class) HITSPREAD_TEST_RUN(Class, (&hitspread::support::runTests<Class, QCoreApplication>))
