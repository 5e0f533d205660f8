#pragma once

#include "models/library/charactersheet.h"
#include "rules/systems/threed/character.h"
#include "samplefiles.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/sheetwindow.h"
#include "windowprogram.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>

#include <optional>

namespace hitspread::support {

/// The program with its fight there, worked by the sheet window.
struct SheetProgram : Program {
    explicit SheetProgram(const QString& file) : Program(file) { [[maybe_unused]] const bool loaded = waitForFight(); }

    SheetWindow* sheet() { return window.findChild<SheetWindow*>(QStringLiteral("sheetWindow")); }
    bool trigger(const char* action)
    {
        window.findChild<QAction*>(QString::fromLatin1(action))->trigger();
        return settle() && sheet() && sheet()->isVisible() && QTest::qWaitForWindowActive(sheet());
    }
    template <typename T>
    T* find(const QString& name)
    {
        return sheet()->findChild<T*>(name);
    }
    /// Types over a field as a person does, and leaves it.
    void type(const QString& name, const QString& text, Qt::Key leave = Qt::Key_Tab)
    {
        auto* field = find<QWidget>(name);
        QVERIFY2(field, qPrintable(name));
        sheet()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(sheet()));
        field->setFocus();
        if (auto* line = qobject_cast<QLineEdit*>(field))
            line->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, leave);
        QVERIFY(settle());
    }
    /// Goes down a list of choices to the one with this value; false when it is not there.
    bool pick(const QString& name, const QString& value)
    {
        auto* box = find<QComboBox>(name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 1; i < box->count() && box->currentData().toString() != value; ++i)
            QTest::keyClick(box, Qt::Key_Down);
        return settle() && box->currentData().toString() == value;
    }
    void addRank(const QString& field, const QString& name, const QString& rank)
    {
        auto* line = find<QLineEdit>(field + QStringLiteral("_name"));
        QVERIFY2(line, qPrintable(field));
        // The list of suggestions takes the activation with it on a platform without a window manager.
        sheet()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(sheet()));
        line->setFocus();
        QTest::keyClicks(line, name);
        QTest::keyClick(line, Qt::Key_Return);
        auto* value = find<QLineEdit>(field + QStringLiteral("_value"));
        QTest::keyClicks(value, rank);
        QTest::keyClick(value, Qt::Key_Return);
        QVERIFY(settle());
    }
    /// The character as the file has him.
    StoredRecord stored(RecordId id)
    {
        std::optional<StoredRecord> found;
        gateway.run(
            &window,
            [id](CampaignServices& services) {
                return services.library.load({RecordKind::Character, id});
            },
            [&found](StoredRecord record) { found = std::move(record); });
        [[maybe_unused]] const bool done = settle();
        return found.value_or(StoredRecord());
    }
    std::size_t characters()
    {
        std::size_t count = 0;
        gateway.run(
            &window, [](CampaignServices& services) { return services.library.count({}); },
            [&count](std::size_t number) { count = number; });
        [[maybe_unused]] const bool done = settle();
        return count;
    }
    threed::Condition condition() { return sheet()->sheet().view().who.combatant.condition.as<threed::Condition>(); }
};

}  // namespace hitspread::support
