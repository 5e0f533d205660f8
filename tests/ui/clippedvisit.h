#pragma once

#include "attackhand.h"
#include "clipped.h"
#include "ui/attack/attackdialog.h"

#include <QAction>

namespace hitspread::support {

/// Opens windows of a program and keeps what is cut in them, at all sizes.
struct ClippedVisits {
    explicit ClippedVisits(Program& working) : program(working) {}

    void look(QWidget& window, const QString& name, bool fills)
    {
        seen << window.objectName();
        found += clippedAtAllSizes(program, window, name, fills);
    }
    /// As it opened and, where dice can be rolled, with all that fell; what fell is dropped.
    void lookAndRoll(AttackDialog& window, const QString& name)
    {
        look(window, name, true);
        if (!window.presenter().isReady() || !window.presenter().complaints().isEmpty())
            return;
        window.activateWindow();
        QTest::keyClick(&window, Qt::Key_R);
        QVERIFY(program.settle());
        found += clippedAtAllSizes(program, window, name + QStringLiteral(", rolled"), true);
        window.presenter().drop(QStringLiteral("looked at"));
        QVERIFY(program.settle());
    }
    /// What a command of the main window opens; nothing happens while it opens nothing.
    void visit(const char* action)
    {
        auto* command = program.find<QAction>(action);
        QVERIFY2(command, action);
        if (!command->isEnabled())
            return;
        QWidget* window = openedBy(program, [command] { command->trigger(); });
        QVERIFY2(window, action);
        const QString name = QLatin1String(action);
        if (auto* attack = qobject_cast<AttackDialog*>(window))
            lookAndRoll(*attack, name);
        else
            look(*window, name, !qobject_cast<QDialog*>(window));
        window->close();
        QVERIFY(program.settle());
    }

    Program& program;
    QStringList found{};
    QStringList seen{};  ///< what the windows are called
};

/// Every language the windows are read in.
inline void languagesOfWindows()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "longer"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

}  // namespace hitspread::support
