#include "ui/encounter/groundstrip.h"

#include "models/fight/fight.h"
#include "models/fight/fighthand.h"
#include "rules/core/time/lying.h"
#include "text/echo.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/factrow.h"
#include "ui/widgets/keyboard/mnemonics.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

/// Lines in sight at once: the list of combatants needs its room, more so in a low window.
constexpr int kGroundStripMostRows = 4;
constexpr int kMostRowsLow = 2;
constexpr int kGroundStripLow = 800;

QAction* add(QMenu& menu, const char* name, const QString& words)
{
    QAction* action = menu.addAction(words);
    action->setObjectName(QLatin1String(name));
    return action;
}

}  // namespace

GroundStrip::GroundStrip(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent), m_fight(fight), m_style(style), m_scroll(new QScrollArea(this)), m_rows(nullptr)
{
    setObjectName(QStringLiteral("ground"));
    setAccessibleName(tr("On the ground"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 0, 8, 0);
    column->setSpacing(space::kTiny);
    auto* title = new QLabel(tr("On the ground"), this);
    setLook(*title, "textRole", QStringLiteral("section"));
    column->addWidget(title);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    auto* box = new QWidget(m_scroll);
    m_rows = new QVBoxLayout(box);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
    m_scroll->setWidget(box);
    column->addWidget(m_scroll);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    fight.follow(FightChange::Ground | FightChange::Values | FightChange::People | FightChange::Rules
                     | FightChange::Fights,
                 this, &GroundStrip::refresh);
    connect(&style, &ApplicationStyle::themeChanged, this, &GroundStrip::build);
    window()->installEventFilter(this);
    refresh();
}

void GroundStrip::refresh()
{
    std::vector<Hazard> hazards = hazardsOf(m_fight.snapshot());
    // What is the same keeps the keyboard and its open menu.
    if (hazards == m_hazards && isHidden() == m_hazards.empty())
        return;
    m_hazards = std::move(hazards);
    build();
}

void GroundStrip::build()
{
    setVisible(!m_hazards.empty());
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        // A menu of it may be what changed the fight.
        if (QWidget* row = item->widget()) {
            row->hide();
            row->deleteLater();
        }
        delete item;
    }
    int height = 0;
    for (const Hazard& hazard : m_hazards) {
        auto* row = new FactRow(hazard.mark, hazard.name, hazard.detail, m_style.theme(), m_scroll->widget());
        row->setObjectName(hazard.lying != 0 ? QStringLiteral("lying%1").arg(hazard.lying)
                                             : QStringLiteral("area%1").arg(hazard.gunner));
        if (!hazard.until.isEmpty())
            row->setToolTip(tr("%1, %2").arg(row->accessibleName(), hazard.until));
        connect(row->menu(), &QMenu::aboutToShow, this, [this, row, hazard] { fill(*row->menu(), hazard); });
        m_rows->addWidget(row);
        row->show();
        row->ensurePolished();
        height = std::max(height, row->sizeHint().expandedTo(row->minimumSize()).height());
    }
    m_rows->addStretch();
    m_rowHeight = height;
    fit();
}

void GroundStrip::fit()
{
    const int most = window()->height() < kGroundStripLow ? kMostRowsLow : kGroundStripMostRows;
    m_scroll->setFixedHeight(std::min(static_cast<int>(m_hazards.size()), most) * m_rowHeight);
}

bool GroundStrip::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == window())
        fit();
    return QWidget::eventFilter(watched, event);
}

void GroundStrip::fill(QMenu& menu, const Hazard& hazard)
{
    menu.clear();
    menu.setToolTipsVisible(true);
    if (hazard.lying != 0)
        fillGrenade(menu, hazard);
    else
        fillArea(menu, hazard);
    const QString why = m_fight.active() ? m_fight.whyReadOnly() : tr("Nobody is there.");
    for (QAction* action : menu.actions()) {
        action->setEnabled(why.isEmpty());
        action->setToolTip(why);
    }
}

void GroundStrip::fillArea(QMenu& menu, const Hazard& area)
{
    connect(add(menu, "cross", tr("Somebody &crosses it…")), &QAction::triggered, this,
            [this, gunner = area.gunner] { Q_EMIT crossAsked(gunner); });
    menu.addSeparator();
    connect(add(menu, "endArea", tr("Is under fire no &longer")), &QAction::triggered, this,
            [this, gunner = area.gunner, field = area.field] { m_fight.byHand().setValue(gunner, field, kNoEntry); });
}

void GroundStrip::fillGrenade(QMenu& menu, const Hazard& grenade)
{
    const RecordId lying = grenade.lying;
    const auto& all = m_fight.snapshot().lying;
    const auto found = std::ranges::find(all, lying, [](const LyingView& view) { return view.possession.id; });
    if (found == all.end())
        return;
    const Lying now = found->possession.state.as<Lying>();
    const auto set = [this, lying](const Lying& wanted) {
        m_fight.change([lying, wanted](CampaignServices& services) { services.ground.set(lying, wanted); });
    };
    connect(add(menu, "goOff", tr("&Goes off…")), &QAction::triggered, this,
            [this, lying] { Q_EMIT goOffAsked(lying); });
    menu.addSeparator();
    Lying later = now;
    later.fuse = now.fuse == kNoEntry ? 1 : now.fuse + 1;
    connect(add(menu, "later", now.fuse == kNoEntry ? tr("Goes off with this &phase") : tr("One phase &later")),
            &QAction::triggered, this, [set, later] { set(later); });
    if (now.fuse > 0) {  // kNoEntry is far below
        Lying sooner = now;
        sooner.fuse = now.fuse - 1;
        connect(add(menu, "sooner", tr("One phase &sooner")), &QAction::triggered, this,
                [set, sooner] { set(sooner); });
    }
    connect(add(menu, "change", tr("&Where and when…")), &QAction::triggered, this,
            [this, lying] { Q_EMIT changeAsked(lying); });
    menu.addSeparator();
    if (const CombatantView* who = m_fight.active()) {
        const QString name = withoutMnemonic(text::visible(who->combatant.name));
        connect(add(menu, "takeUp", tr("%1 &takes it up").arg(name)), &QAction::triggered, this,
                [this, lying, taker = who->combatant.id] {
                    m_fight.change(
                        [lying, taker](CampaignServices& services) { services.ground.takeUp(lying, taker); });
                });
    }
    connect(add(menu, "remove", tr("Is there no longe&r")), &QAction::triggered, this,
            [this, lying] { m_fight.change([lying](CampaignServices& services) { services.ground.remove(lying); }); });
}

}  // namespace hitspread
