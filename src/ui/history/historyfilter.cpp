#include "ui/history/historyfilter.h"

#include "models/fight/fight.h"
#include "text/echo.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/keyboard/mnemonics.h"

#include <QActionGroup>
#include <QMenu>

namespace hitspread {

HistoryFilter::HistoryFilter(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QToolButton(parent), m_fight(fight), m_style(style), m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("historyFilter"));
    setAccessibleName(tr("Which steps are shown"));
    setToolTip(tr("Which steps are shown"));
    setMenu(m_menu);
    setPopupMode(QToolButton::InstantPopup);
    m_menu->setObjectName(QStringLiteral("historyFilterMenu"));
    connect(m_menu, &QMenu::aboutToShow, this, &HistoryFilter::fillMenu);
    connect(&style, &ApplicationStyle::themeChanged, this, &HistoryFilter::refreshLook);
    // Whoever was looked for is not in another fight.
    connect(&fight, &Fight::opened, this, [this] {
        LogQuery query = m_query;
        query.combatant = 0;
        set(query);
    });
    refreshLook();
}

void HistoryFilter::refreshLook()
{
    const bool isSet = !m_query.kinds.empty() || m_query.combatant != 0;
    setIcon(iconOf(Icon::Filter, m_style.theme(), isSet ? Token::Accent : Token::Muted));
}

void HistoryFilter::set(const LogQuery& query)
{
    if (query.kinds == m_query.kinds && query.combatant == m_query.combatant)
        return;
    m_query.kinds = query.kinds;
    m_query.combatant = query.combatant;
    refreshLook();
    Q_EMIT changed();
}

void HistoryFilter::addKinds(const QString& text, const QString& name, const std::vector<EntryKind>& kinds)
{
    QAction* action = m_menu->addAction(text, this, [this, kinds] {
        LogQuery query = m_query;
        query.kinds = kinds;
        set(query);
    });
    action->setObjectName(QStringLiteral("action_show_") + name);
    action->setCheckable(true);
    action->setChecked(m_query.kinds == kinds);
}

void HistoryFilter::fillMenu()
{
    m_menu->clear();
    addKinds(tr("&All steps"), QStringLiteral("all"), {});
    addKinds(tr("A&ctions"), QStringLiteral("actions"), {EntryKind::Action});
    addKinds(tr("What was set by &hand"), QStringLiteral("hand"), {EntryKind::Edit});
    addKinds(tr("Who &joined and left"), QStringLiteral("people"), {EntryKind::Create, EntryKind::Remove});
    addKinds(tr("&Dropped dice"), QStringLiteral("dropped"), {EntryKind::Drop});
    addKinds(tr("Going &back and forward"), QStringLiteral("moves"), {EntryKind::Undo, EntryKind::Redo});
    m_menu->addSeparator();
    const auto add = [this](const QString& text, RecordId combatant) {
        QAction* action = m_menu->addAction(text, this, [this, combatant] {
            LogQuery query = m_query;
            query.combatant = combatant;
            set(query);
        });
        action->setObjectName(QStringLiteral("action_of_%1").arg(combatant));
        action->setCheckable(true);
        action->setChecked(m_query.combatant == combatant);
    };
    add(tr("Of &everybody"), 0);
    for (const CombatantView& who : m_fight.snapshot().combatants) {
        add(withoutMnemonic(text::visible(who.combatant.name)), who.combatant.id);
    }
}

}  // namespace hitspread
