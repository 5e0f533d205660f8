#pragma once

#include "windowprogram.h"

#include <QCoreApplication>
#include <QTest>

namespace hitspread::support {

/// The fire window over the guard at the gate, as wide as it likes to be.
inline void startShot(Program& program)
{
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    program.pressFire();
    QVERIFY(QTest::qWaitFor(
        [&] { return program.dialog() && program.dialog()->isVisible() && program.dialog()->presenter().isReady(); }));
    program.dialog()->resize(1440, 900);
    QCoreApplication::processEvents();
}

/// Types dice where the keyboard is.
inline void typeShot(Program& program, const char* digits)
{
    for (const char* digit = digits; *digit != '\0'; ++digit)
        QTest::keyClick(program.dialog()->focusWidget(), *digit);
}

}  // namespace hitspread::support
