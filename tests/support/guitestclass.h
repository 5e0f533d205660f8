#pragma once

#include "support/testclass.h"

#include <QApplication>

/// A test class that shows windows.
#define HITSPREAD_GUI_TEST(Class) HITSPREAD_TEST_RUN(Class, (&hitspread::support::runTests<Class, QApplication>))
