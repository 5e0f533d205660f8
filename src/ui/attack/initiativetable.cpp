#include "ui/attack/initiativetable.h"

#include "text/echo.h"
#include "text/labels.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/badge.h"

#include <QHeaderView>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kOrderRow = 28;
constexpr int kOrderBadge = 20;

enum Column { Who, Dice, Total, Place, Columns };

}  // namespace

InitiativeTable::InitiativeTable(const ApplicationStyle& style, QWidget* parent)
    : QTableWidget(0, Columns, parent), m_style(style)
{
    setObjectName(QStringLiteral("orderTable"));
    setAccessibleName(tr("The new order"));
    setHorizontalHeaderLabels({tr("Order"), tr("Dice"), tr("Total"), tr("Place")});
    verticalHeader()->hide();
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::NoSelection);
    setFocusPolicy(Qt::NoFocus);
    setShowGrid(false);
    setWordWrap(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(Who, QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
}

void InitiativeTable::setPlaces(const FightSnapshot& fight, const std::vector<PhasePlace>& places)
{
    const Theme& theme = m_style.theme();
    const int edge = theme.scaled(kOrderBadge);
    setIconSize({edge, edge});
    verticalHeader()->setDefaultSectionSize(theme.scaled(kOrderRow));
    setRowCount(static_cast<int>(places.size()));
    const auto named = std::ranges::find_if(
        places, [](const PhasePlace& place) { return place.total && !place.total->name.isEmpty(); });
    horizontalHeaderItem(Total)->setText(named == places.end() ? tr("Total") : named->total->name);
    const auto put = [this](int row, int column, const QString& text, bool isBold = false) {
        auto* item = new QTableWidgetItem(text);
        item->setTextAlignment(column == Who ? Qt::AlignVCenter | Qt::AlignLeft : Qt::AlignVCenter | Qt::AlignRight);
        item->setToolTip(text);
        QFont font = this->font();
        font.setBold(isBold);
        item->setFont(font);
        setItem(row, column, item);
        return item;
    };
    for (int row = 0; row < rowCount(); ++row) {
        const PhasePlace& place = places[static_cast<std::size_t>(row)];
        const CombatantView* who = fight.find(place.combatant);
        QTableWidgetItem* name = put(row, Who, who ? text::visible(who->combatant.name) : QString(), true);
        if (who)
            name->setIcon(QIcon(badgePixmap(faceOf(&who->combatant), theme, edge, devicePixelRatioF())));
        put(row, Dice, place.dice);
        put(row, Total, place.total ? place.total->value : tr("–"), true);
        const QString now = place.now > 0 ? QString::number(place.now) : tr("–");
        const bool isMoved = place.before > 0 && place.before != place.now;
        put(row, Place, isMoved ? tr("%1 → %2").arg(QString::number(place.before), now) : now, isMoved);
    }
}

}  // namespace hitspread
