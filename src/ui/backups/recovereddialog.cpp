#include "ui/backups/recovereddialog.h"

#include "text/echo.h"
#include "text/kinds.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/labels/longwords.h"
#include "ui/widgets/labels/wraplabel.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace hitspread {

namespace {

constexpr QSize kRecoveredSize(620, 560);

/// What the tables of a campaign are called, in the order in which they matter to somebody; others are nobody's concern.
struct TableWords {
    const char* table;
    RecordKind kind;    ///< of the library, or
    const char* words;  ///< nullptr: the kind's
};

constexpr auto kOfLibrary = static_cast<const char*>(nullptr);

constexpr std::array kTables{
    TableWords{"character", RecordKind::Character, kOfLibrary},
    TableWords{"character_rank", RecordKind::Character,
               QT_TRANSLATE_NOOP("hitspread::RecoveredDialog", "Skills and other lists")},
    TableWords{"image", RecordKind::Character, QT_TRANSLATE_NOOP("hitspread::RecoveredDialog", "Portraits")},
    TableWords{"encounter", RecordKind::Character, QT_TRANSLATE_NOOP("hitspread::RecoveredDialog", "Fights")},
    TableWords{"combatant", RecordKind::Character, QT_TRANSLATE_NOOP("hitspread::RecoveredDialog", "Combatants")},
    TableWords{"possession", RecordKind::Character,
               QT_TRANSLATE_NOOP("hitspread::RecoveredDialog", "Gear and conditions of people")},
    TableWords{"distance", RecordKind::Character, QT_TRANSLATE_NOOP("hitspread::RecoveredDialog", "Distances")},
    TableWords{"log_entry", RecordKind::Character,
               QT_TRANSLATE_NOOP("hitspread::RecoveredDialog", "Entries of histories")},
    TableWords{"log_mark", RecordKind::Character,
               QT_TRANSLATE_NOOP("hitspread::RecoveredDialog", "Marks in histories")},
    TableWords{"pending_action", RecordKind::Character,
               QT_TRANSLATE_NOOP("hitspread::RecoveredDialog", "Dice that wait")},
    TableWords{"weapon", RecordKind::Weapon, kOfLibrary},
    TableWords{"melee_weapon", RecordKind::MeleeWeapon, kOfLibrary},
    TableWords{"thrown_weapon", RecordKind::ThrownWeapon, kOfLibrary},
    TableWords{"grenade", RecordKind::Grenade, kOfLibrary},
    TableWords{"ammunition", RecordKind::Ammunition, kOfLibrary},
    TableWords{"armour", RecordKind::Armour, kOfLibrary},
    TableWords{"accessory", RecordKind::Accessory, kOfLibrary},
    TableWords{"condition_template", RecordKind::ConditionTemplate, kOfLibrary},
    TableWords{"modifier", RecordKind::Modifier, kOfLibrary},
    TableWords{"saved_search", RecordKind::SavedSearch,
               QT_TRANSLATE_NOOP("hitspread::RecoveredDialog", "Saved searches")},
};

}  // namespace

RecoveredDialog::RecoveredDialog(const ApplicationStyle& style, const QString& damaged, const QString& path,
                                 const Recovered& recovered, QWidget* parent)
    : QDialog(parent), m_copied(new QLabel(this))
{
    setObjectName(QStringLiteral("recovered"));
    entitle(*this, tr("What came back - Hitspread"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    say(*column, tr("What came back of %1").arg(text::visible(QFileInfo(damaged).fileName())),
        QStringLiteral("heading"));
    say(*column,
        tr("It is in %1, which is open now. The damaged file is as it was.")
            .arg(text::visible(QFileInfo(path).fileName())),
        QStringLiteral("body"));
    say(*column, summaryOf(recovered), QStringLiteral("body"));
    column->addWidget(makeCounts(recovered), 1);
    m_copied->setObjectName(QStringLiteral("recoveredWords"));
    setLook(*m_copied, "textRole", QStringLiteral("secondary"));
    auto* leave = new QPushButton(tr("Close   Esc"), this);
    auto* copy = new QPushButton(tr("Copy   Enter"), this);
    leave->setObjectName(QStringLiteral("recoveredLeave"));
    copy->setObjectName(QStringLiteral("recoveredCopy"));
    column->addLayout(footOf(*this, {*m_copied, *leave, *copy, true}));
    resizeWithinScreen(*this, kRecoveredSize * style.theme().textPercent() / 100);
    leave->setFocus();
}

void RecoveredDialog::accept()
{
    QGuiApplication::clipboard()->setText(words());
    m_copied->setText(tr("Copied."));
}

void RecoveredDialog::say(QLayout& column, const QString& words, const QString& role)
{
    auto* line = new WrapLabel(breakable(words), this);
    line->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setLook(*line, "textRole", role);
    column.addWidget(line);
    m_said << words;
}

QString RecoveredDialog::summaryOf(const Recovered& recovered)
{
    std::int64_t leftOut = 0;
    bool isHistoryShort = false;
    for (const Recovered::Table& table : recovered.tables) {
        leftOut += table.leftOut;
        isHistoryShort = isHistoryShort || (table.name == "log_entry" && table.leftOut > 0);
    }
    if (leftOut == 0 && recovered.lostPages == 0)
        return tr("Everything that was in it came back.");
    QStringList sentences;
    if (leftOut > 0)
        sentences << tr("What is left out cannot be read, or belongs to something that is lost.");
    if (recovered.lostPages > 0)
        sentences << tr("Parts of the file that cannot be read at all: %1; how much they held nobody knows.")
                         .arg(recovered.lostPages);
    if (isHistoryShort)
        sentences << tr("A fight whose history has a hole is as it stood; its history begins behind the hole.");
    return sentences.join(u' ');
}

QString RecoveredDialog::lossOf(const Recovered::Table& table, const QLocale& locale)
{
    const QString counted = locale.toString(qlonglong{table.leftOut});
    if (table.lostPages > 0)
        return table.leftOut > 0 ? tr("%1 and more").arg(counted) : tr("some");
    return table.leftOut > 0 ? counted : QStringLiteral("–");
}

QWidget* RecoveredDialog::makeCounts(const Recovered& recovered)
{
    auto* area = new QScrollArea(this);
    auto* lines = new QWidget;
    setLook(*lines, "ground", QStringLiteral("surface"));
    area->setObjectName(QStringLiteral("recoveredCounts"));
    area->setAccessibleName(tr("What came back, by kind"));
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::StrongFocus);
    auto* grid = new QGridLayout(lines);
    grid->setHorizontalSpacing(space::kMedium);
    grid->setVerticalSpacing(space::kTiny);
    grid->setColumnStretch(0, 1);
    addLine(*grid, {QString(), tr("Came back"), tr("Left out")}, "tone", QStringLiteral("muted"));
    const QLocale locale;
    for (const TableWords& one : kTables) {
        const auto found = std::ranges::find(recovered.tables, std::string(one.table), &Recovered::Table::name);
        if (found == recovered.tables.end())
            continue;
        const QString words = one.words ? tr(one.words) : text::kindsName(one.kind);
        const bool isWhole = found->leftOut == 0 && found->lostPages == 0;
        addLine(*grid, {words, locale.toString(qlonglong{found->broughtBack}), lossOf(*found, locale)}, "tone",
                isWhole ? QString() : QStringLiteral("warn"));
    }
    grid->setRowStretch(grid->rowCount(), 1);
    area->setWidget(lines);
    area->setAccessibleDescription(words());
    return area;
}

void RecoveredDialog::addLine(QGridLayout& grid, const QStringList& cells, const char* look, const QString& value)
{
    const int row = grid.rowCount();
    for (int column = 0; column < cells.size(); ++column) {
        auto* cell = new QLabel(cells[column], grid.parentWidget());
        cell->setTextInteractionFlags(Qt::TextSelectableByMouse);
        if (!value.isEmpty())
            setLook(*cell, look, value);
        grid.addWidget(cell, row, column, column == 0 ? Qt::AlignLeft : Qt::AlignRight);
    }
    m_said << cells.join(u'\t').trimmed();
}

}  // namespace hitspread
