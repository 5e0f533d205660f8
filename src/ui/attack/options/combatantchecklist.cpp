#include "ui/attack/options/combatantchecklist.h"

#include "models/fight/fight.h"
#include "text/echo.h"
#include "ui/attack/options/optionrow.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/badge.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kMarkListBadge = 20;
constexpr int kMarkListMostRows = 8;  ///< on show; further ones scroll

}  // namespace

CombatantChecklist::CombatantChecklist(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_fight(fight),
      m_style(style),
      m_title(new QLabel(this)),
      m_people(new QListWidget(this)),
      m_sides(new QWidget(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(OptionRow::dotRoom(*this), 0, 0, 0);
    column->setSpacing(4);
    setLook(*m_title, "textRole", QStringLiteral("section"));
    m_title->setBuddy(m_people);
    column->addWidget(m_title);
    m_people->setObjectName(QStringLiteral("markList"));
    m_people->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_people->setTextElideMode(Qt::ElideRight);
    column->addWidget(m_people);
    auto* row = new QHBoxLayout(m_sides);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    column->addWidget(m_sides);
    addSide(tr("&Opponents"), tr("Mark all opponents, or none of them"), "markOpponents", {Side::Opponents});
    addSide(tr("&Players"), tr("Mark all players, or none of them"), "markPlayers", {Side::Players});
    addSide(tr("&Everybody"), tr("Mark everybody, or nobody"), "markEverybody",
            {Side::Players, Side::Opponents, Side::Others});
    connect(m_people, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) { take(*item); });
    connect(&style, &ApplicationStyle::themeChanged, this, &CombatantChecklist::showMarks);
    fight.follow(FightChange::People, this, &CombatantChecklist::refill);
}

void CombatantChecklist::addSide(const QString& words, const QString& help, const char* name, std::vector<Side> sides)
{
    auto* button = new QPushButton(words, m_sides);
    button->setObjectName(QString::fromLatin1(name));
    button->setAutoDefault(false);
    button->setProperty("plain", QStringLiteral("true"));
    const QString key = button->shortcut().toString(QKeySequence::NativeText);
    button->setToolTip(tr("%1 (%2)").arg(help, key));
    m_sides->layout()->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, sides = std::move(sides)] { toggle(sides); });
}

void CombatantChecklist::setTitle(const QString& title)
{
    m_title->setText(title);
    m_people->setAccessibleName(title);
}

void CombatantChecklist::fill(const std::vector<RecordId>& marked)
{
    m_marked = marked;
    const RecordId current = marked.empty() ? 0 : marked.front();
    {
        const QSignalBlocker quiet(m_people);
        m_people->clear();
        for (const CombatantView& view : m_fight.snapshot().combatants) {
            if (view.combatant.away)
                continue;
            auto* item = new QListWidgetItem(text::visible(view.combatant.name), m_people);
            item->setData(Qt::UserRole, QVariant::fromValue(view.combatant.id));
            if (view.combatant.id == current)
                m_people->setCurrentItem(item);
        }
        if (!m_people->currentItem() && m_people->count() > 0)
            m_people->setCurrentRow(0);
    }
    showMarks();
    fit();
}

/// Whoever came is offered, and whoever went is marked no more.
void CombatantChecklist::refill()
{
    if (!isVisible())
        return;
    std::vector<RecordId> marked = m_marked;
    std::erase_if(marked, [this](RecordId id) { return !m_fight.snapshot().find(id); });
    const bool isOther = marked != m_marked;
    fill(marked);
    if (isOther)
        Q_EMIT changed();
}

void CombatantChecklist::showMarks()
{
    const QSignalBlocker quiet(m_people);
    for (int row = 0; row < m_people->count(); ++row) {
        QListWidgetItem& item = *m_people->item(row);
        const auto id = item.data(Qt::UserRole).toLongLong();
        const bool isMarked = std::ranges::find(m_marked, id) != m_marked.end();
        item.setCheckState(isMarked ? Qt::Checked : Qt::Unchecked);
        item.setFlags(m_held && isMarked ? Qt::ItemIsEnabled | Qt::ItemIsSelectable
                                         : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        if (const CombatantView* who = m_fight.snapshot().find(id))
            item.setIcon(badgePixmap(faceOf(&who->combatant), m_style.theme(), m_style.theme().scaled(kMarkListBadge),
                                     devicePixelRatioF()));
    }
}

void CombatantChecklist::take(const QListWidgetItem& item)
{
    const auto id = item.data(Qt::UserRole).toLongLong();
    const bool wants = item.checkState() == Qt::Checked;
    const bool has = std::ranges::find(m_marked, id) != m_marked.end();
    if (wants == has)
        return;
    const bool isFull = wants && m_marked.size() >= m_most;
    if (isFull)
        Q_EMIT full(1);
    else if (wants)
        m_marked.push_back(id);
    else
        std::erase(m_marked, id);
    showMarks();
    if (!isFull)
        Q_EMIT changed();
}

void CombatantChecklist::toggle(const std::vector<Side>& sides)
{
    std::vector<RecordId> theirs;
    for (const CombatantView& view : m_fight.snapshot().combatants) {
        if (!view.combatant.away && std::ranges::find(sides, view.combatant.side) != sides.end())
            theirs.push_back(view.combatant.id);
    }
    const auto isMarked = [this](RecordId id) { return std::ranges::find(m_marked, id) != m_marked.end(); };
    if (std::ranges::all_of(theirs, isMarked)) {
        if (m_held || theirs.empty())
            return;
        for (const RecordId id : theirs)
            std::erase(m_marked, id);
    } else {
        int left = 0;
        for (const RecordId id : theirs) {
            if (isMarked(id))
                continue;
            if (m_marked.size() < m_most)
                m_marked.push_back(id);
            else
                ++left;
        }
        if (left > 0)
            Q_EMIT full(left);
    }
    showMarks();
    Q_EMIT changed();
}

void CombatantChecklist::setHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    showMarks();
}

void CombatantChecklist::takeKeyboard()
{
    m_people->setFocus();
}

void CombatantChecklist::fit()
{
    const int line = qMax(m_people->sizeHintForRow(0), 1);
    const int rows = qBound(1, m_people->count(), kMarkListMostRows);
    m_people->setFixedHeight(rows * line + 2 * m_people->frameWidth());
}

void CombatantChecklist::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

}  // namespace hitspread
