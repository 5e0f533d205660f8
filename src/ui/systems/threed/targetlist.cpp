#include "ui/systems/threed/targetlist.h"

#include "models/fight/fight.h"
#include "models/fight/targets.h"
#include "models/play/attackpresenter.h"
#include "text/echo.h"
#include "ui/attack/options/optionrow.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/keyboard/mnemonics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitspread::threed {

namespace {
constexpr int kTargetListBadge = 20;
}  // namespace

TargetList::TargetList(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_style(style),
      m_title(new QLabel(this)),
      m_rows(new QVBoxLayout),
      m_add(new QPushButton(tr("Add a target…"), this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(OptionRow::dotRoom(*this), 4, 0, 0);
    column->setSpacing(4);
    setLook(*m_title, "textRole", QStringLiteral("section"));
    column->addWidget(m_title);
    m_rows->setSpacing(2);
    column->addLayout(m_rows);
    m_add->setObjectName(QStringLiteral("addTarget"));
    m_add->setProperty("plain", QStringLiteral("flush"));
    m_add->setAutoDefault(false);
    m_add->setMenu(new QMenu(m_add));
    connect(m_add->menu(), &QMenu::aboutToShow, this, &TargetList::fillMenu);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(&m_presenter, &AttackPresenter::ready, this, &TargetList::refresh);
    connect(&m_presenter, &AttackPresenter::changed, this, &TargetList::refresh);
    // Whoever is called otherwise by now, or is out of it.
    connect(&presenter.fight(), &Fight::changed, this, &TargetList::refresh);
    connect(&style, &ApplicationStyle::themeChanged, this, [this] {
        m_shown.clear();
        refresh();
    });
    refresh();
}

TargetList::Shown TargetList::shownOf(RecordId combatant) const
{
    const CombatantView* who = m_presenter.fight().snapshot().find(combatant);
    return who ? Shown{combatant, text::visible(who->combatant.name), faceOf(&who->combatant)}
               : Shown{combatant, {}, {}};
}

void TargetList::setTitle(const QString& title)
{
    m_title->setText(title);
}

void TargetList::setMost(std::size_t most)
{
    m_most = most;
    refresh();
}

void TargetList::refresh()
{
    if (!m_presenter.isReady())
        return;
    // Bullets that have fallen went to those who stood there; others may join behind them.
    m_add->setEnabled(m_presenter.options().targets().size() < m_most);
    m_add->setIcon(iconOf(Icon::Add, m_style.theme()));
    // Another fight numbers its people alike: what counts is what is to be seen.
    std::vector<Shown> now;
    for (const RecordId target : m_presenter.options().targets())
        now.push_back(shownOf(target));
    if (m_shown != now || m_inView != m_presenter.options().targetInView()) {
        m_shown = std::move(now);
        m_inView = m_presenter.options().targetInView();
        rebuild();
    }
}

void TargetList::rebuild()
{
    const bool focused = m_box && focusWidget() && m_box->isAncestorOf(focusWidget());
    if (m_box) {
        m_box->hide();
        // One of its buttons may have been clicked just now.
        m_box->deleteLater();
    }
    m_box = new QWidget(this);
    auto* column = new QVBoxLayout(m_box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    for (std::size_t i = 0; i < m_shown.size(); ++i)
        addTarget(i);
    m_rows->addWidget(m_box);
    if (focused)
        m_add->setFocus();
}

void TargetList::addTarget(std::size_t place)
{
    const auto& [id, called, face] = m_shown[place];
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    auto* name = new QPushButton(withoutMnemonic(called), m_box);
    name->setObjectName(QStringLiteral("target%1").arg(place));
    name->setAutoDefault(false);
    name->setCheckable(true);
    name->setChecked(place == m_inView);
    name->setProperty("segment", QStringLiteral("row"));
    name->setToolTip(tr("Show %1 on the stage; the options below are for %1").arg(called));
    name->setIcon(badgePixmap(face, m_style.theme(), m_style.theme().scaled(kTargetListBadge), devicePixelRatioF()));
    connect(
        name, &QPushButton::clicked, this,
        [this, place, button = QPointer<QPushButton>(name)] {
            if (button)
                button->setChecked(place == m_inView);
            m_presenter.options().viewTarget(place);
        },
        Qt::QueuedConnection);
    row->addWidget(name, 1);
    if (m_shown.size() > 1) {
        auto* out = new QToolButton(m_box);
        // Rows end on one line; the first target is who the attack is for.
        QSizePolicy keep = out->sizePolicy();
        keep.setRetainSizeWhenHidden(true);
        out->setSizePolicy(keep);
        out->setVisible(place > 0);
        out->setObjectName(QStringLiteral("removeTarget%1").arg(place));
        out->setIcon(iconOf(Icon::Remove, m_style.theme()));
        out->setToolTip(tr("Leave %1 out").arg(called));
        out->setAccessibleName(out->toolTip());
        connect(
            out, &QToolButton::clicked, this,
            [this, id = id] {
                std::vector<RecordId> others = m_presenter.order().otherTargets;
                std::erase(others, id);
                change(others);
            },
            Qt::QueuedConnection);
        row->addWidget(out);
    }
    static_cast<QVBoxLayout*>(m_box->layout())->addLayout(row);
}

void TargetList::fillMenu()
{
    QMenu& menu = *m_add->menu();
    menu.clear();
    const FightSnapshot& fight = m_presenter.fight().snapshot();
    const CombatantView* actor = fight.find(m_presenter.order().actor);
    std::vector<const CombatantView*> all;
    for (const CombatantView& view : fight.combatants) {
        const RecordId id = view.combatant.id;
        const bool isThere = std::ranges::find(m_presenter.options().targets(), id)
            != m_presenter.options().targets().end();
        if (!view.combatant.away && !isThere && !(actor && id == actor->combatant.id))
            all.push_back(&view);
    }
    // Foes who stand first: they are whom the fire is meant for.
    std::ranges::stable_sort(all, {}, [&](const CombatantView* who) {
        return std::pair(!isStanding(fight, *who), actor && who->combatant.side == actor->combatant.side);
    });
    for (const CombatantView* who : all) {
        BadgeFace face = faceOf(&who->combatant);
        const QString out = outWords(fight, *who);
        face.faded = !out.isEmpty();
        const QString name = text::visible(who->combatant.name);
        QAction* action = menu.addAction(
            badgePixmap(face, m_style.theme(), m_style.theme().scaled(kTargetListBadge), devicePixelRatioF()),
            withoutMnemonic(out.isEmpty() ? name : tr("%1 (%2)", "name, dead or out").arg(name, out)));
        connect(action, &QAction::triggered, this, [this, id = who->combatant.id] {
            std::vector<RecordId> others = m_presenter.order().otherTargets;
            others.push_back(id);
            change(others);
        });
    }
    if (menu.isEmpty())
        menu.addAction(tr("nobody else is there"))->setEnabled(false);
}

void TargetList::change(const std::vector<RecordId>& others)
{
    ActionOrder order = m_presenter.order();
    order.otherTargets = others;
    m_presenter.begin(order);
}

}  // namespace hitspread::threed
