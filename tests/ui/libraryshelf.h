#pragma once

#include "models/library/librarymodel.h"
#include "samplefiles.h"
#include "support/campaigndump.h"
#include "ui/library/librarytable.h"
#include "ui/library/librarywindow.h"
#include "windowprogram.h"

#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>

#include <algorithm>
#include <string>

namespace hitspread::support {

/// The library of a program, worked by its keys and clicks.
struct Shelf {
    explicit Shelf(const QString& file, const std::optional<Theme>& look = {}) : program(file, nullptr, look)
    {
        [&] { QVERIFY(program.waitForFight()); }();
        program.window.activateWindow();
        QTest::keyClick(&program.window, Qt::Key_2, Qt::ControlModifier);
        window = program.find<LibraryWindow>("libraryWindow");
        [&] { QVERIFY(window && window->isVisible()); }();
        window->resize(1440, 860);  // the offscreen screen is smaller; columns that are scrolled away cannot be clicked
        table = window->findChild<LibraryTable*>();
        settle();
    }
    void settle()
    {
        // An editor commits by a queued call.
        QCoreApplication::processEvents();
        QVERIFY(waitUntil([this] {
            const LibraryModel& model = window->model();
            bool isFetched = true;
            for (int row = 0; row < std::min(model.rowCount(), 30); ++row) {
                (void)model.index(row, 0).data();  // asks for the record, as painting does
                isFetched = isFetched && model.recordAt(row);
            }
            return isFetched && program.gateway.waiting() == 0 && model.isCurrent();
        }));
    }
    template <typename T>
    T* find(const char* name)
    {
        return window->findChild<T*>(QString::fromLatin1(name));
    }
    /// Clicks on a kind at the left.
    void choose(const QString& kind)
    {
        auto* kinds = find<QListWidget>("kinds");
        const QList<QListWidgetItem*> items = kinds->findItems(kind, Qt::MatchExactly);
        QCOMPARE(items.size(), 1);
        QTest::mouseClick(kinds->viewport(), Qt::LeftButton, {}, kinds->visualItemRect(items.front()).center());
        settle();
    }
    /// Empty: every value is as it was; else the lines that differ.
    QString changedSince(const std::string& before)
    {
        const QStringList old = QString::fromStdString(before).split(QLatin1Char('\n'));
        QStringList changed;
        for (const QString& line : QString::fromStdString(dump()).split(QLatin1Char('\n'))) {
            if (!old.contains(line))
                changed << line;
        }
        return changed.join(QLatin1Char('\n'));
    }
    [[nodiscard]] int column(const char* key) const
    {
        const auto& columns = window->model().columns();
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (columns[i].key == QLatin1String(key))
                return int(i);
        }
        return -1;
    }
    QModelIndex cell(int row, const char* key) { return window->model().index(row, column(key)); }
    QString text(int row, const char* key) { return cell(row, key).data().toString(); }
    int rowNamed(const QString& name)
    {
        for (int row = 0; row < window->model().rowCount(); ++row) {
            if (window->model().index(row, 0).data().toString() == name)
                return row;
        }
        return -1;
    }
    void click(const QModelIndex& index, Qt::KeyboardModifiers keys = {})
    {
        table->scrollTo(index);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, keys, table->visualRect(index).center());
    }
    QLineEdit* editor() { return table->findChild<QLineEdit*>(QStringLiteral("cellEditor")); }
    /// Types into the cell the keyboard is at, and leaves it by a key.
    void type(const QModelIndex& index, const QString& text, Qt::Key leave = Qt::Key_Return)
    {
        click(index);
        QTest::keyClick(table, Qt::Key_F2);
        QVERIFY(editor());
        editor()->selectAll();
        QTest::keyClicks(editor(), text);
        QTest::keyClick(editor(), leave);
        settle();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers keys = {})
    {
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window));
        QTest::keyClick(table, key, keys);
        settle();
    }
    /// The form of a record; nullptr when none comes: what it shows is loaded by then.
    QDialog* openForm(int row)
    {
        click(cell(row, "name"));
        press(Qt::Key_Return);
        return find<QDialog>("recordDialog");
    }
    void search(const QString& line)
    {
        QTest::keyClick(table, Qt::Key_F, Qt::ControlModifier);
        auto* field = find<QLineEdit>("librarySearch");
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, line);
        settle();
    }

    /// Every value of every record.
    std::string dump()
    {
        std::string all;
        program.gateway.run(
            window, [](CampaignServices& services) { return support::dumpOf(services.campaign); },
            [&all](const std::string& dumped) { all = dumped; });
        settle();
        return all;
    }

    Program program;
    LibraryWindow* window = nullptr;
    LibraryTable* table = nullptr;
};

}  // namespace hitspread::support
