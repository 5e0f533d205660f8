#include "ui/systems/threed/targetrows.h"

#include "models/fight.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/labelcolumn.h"
#include "ui/attack/optionrow.h"
#include "ui/systems/threed/firemode.h"
#include "ui/systems/threed/whorows.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/badge.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread::threed {

namespace {
constexpr int kBadge = 20;
}

TargetRows::TargetRows(AttackPresenter& presenter, LabelColumn& labels, ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_style(style),
      m_title(new QLabel(this)),
      m_rows(new QVBoxLayout),
      m_add(new QPushButton(tr("Add a target"), this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(4);
    setLook(*m_title, "textRole", QStringLiteral("section"));
    column->addWidget(m_title);
    m_rows->setSpacing(2);
    column->addLayout(m_rows);
    OptionRow::Shape shape;
    shape.label = tr("Walks on");
    shape.labels = &labels;
    m_bullets = new OptionRow(presenter, "targets.options", "bullets", shape, this);
    m_bullets->setHint(tr("after; empty: with W"));
    column->addWidget(m_bullets);
    m_add->setObjectName(QStringLiteral("addTarget"));
    m_add->setProperty("plain", QStringLiteral("true"));
    m_add->setAutoDefault(false);
    m_add->setMenu(new QMenu(m_add));
    connect(m_add->menu(), &QMenu::aboutToShow, this, &TargetRows::fillMenu);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(&m_presenter, &AttackPresenter::ready, this, &TargetRows::refresh);
    connect(&m_presenter, &AttackPresenter::changed, this, &TargetRows::refresh);
    connect(&style, &ApplicationStyle::themeChanged, this, [this] {
        m_shown.clear();
        refresh();
    });
    refresh();
}

QString TargetRows::nameOf(RecordId combatant) const
{
    const CombatantView* who = m_presenter.fight().snapshot().find(combatant);
    return who ? QString::fromStdString(who->combatant.name) : QString();
}

void TargetRows::refresh()
{
    if (!m_presenter.isReady())
        return;
    const Input& input = m_presenter.action().request.input;
    const FireMode mode = fireModeOf(input);
    const std::size_t most = fireOf(input).condition ? mostTargets(mode) : 1;
    setVisible(most > 1);
    if (most <= 1)
        return;
    m_title->setText(mode == FireMode::Suppress      ? tr("Who is in the area")
                         : mode == FireMode::TwoGuns ? tr("Targets of the two guns")
                                                     : tr("Targets, in the order of the fire"));
    m_bullets->setHidden(mode == FireMode::TwoGuns || mode == FireMode::Suppress || m_presenter.targets().size() < 2
                         || m_presenter.targetInView() + 1 == m_presenter.targets().size());
    // Bullets that have fallen went to those who stood there; others may join behind them.
    m_add->setEnabled(m_presenter.targets().size() < most);
    m_add->setIcon(iconOf(Icon::Add, m_style.theme()));
    if (m_shown != m_presenter.targets() || m_inView != m_presenter.targetInView()) {
        m_shown = m_presenter.targets();
        m_inView = m_presenter.targetInView();
        rebuild();
    }
}

void TargetRows::rebuild()
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

void TargetRows::addTarget(std::size_t place)
{
    const RecordId id = m_shown[place];
    const CombatantView* who = m_presenter.fight().snapshot().find(id);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    auto* name = new QPushButton(nameOf(id), m_box);
    name->setObjectName(QStringLiteral("target%1").arg(place));
    name->setAutoDefault(false);
    name->setCheckable(true);
    name->setChecked(place == m_inView);
    name->setProperty("segment", QStringLiteral("only"));
    name->setToolTip(tr("Show %1 on the stage; options below are his").arg(nameOf(id)));
    if (who)
        name->setIcon(badgePixmap(QString::fromStdString(who->combatant.badge), who->combatant.side, m_style.theme(),
                                  m_style.theme().scaled(kBadge), devicePixelRatioF()));
    connect(
        name, &QPushButton::clicked, this,
        [this, place, button = QPointer<QPushButton>(name)] {
            if (button)
                button->setChecked(place == m_inView);
            m_presenter.viewTarget(place);
        },
        Qt::QueuedConnection);
    row->addWidget(name, 1);
    if (place == 0)
        row->addSpacing(kDotWidth - row->spacing());
    if (place > 0) {
        auto* out = new QToolButton(m_box);
        out->setObjectName(QStringLiteral("removeTarget%1").arg(place));
        out->setIcon(iconOf(Icon::Remove, m_style.theme()));
        out->setToolTip(tr("Leave %1 out").arg(nameOf(id)));
        out->setAccessibleName(out->toolTip());
        connect(
            out, &QToolButton::clicked, this,
            [this, id] {
                std::vector<RecordId> others = m_presenter.order().otherTargets;
                std::erase(others, id);
                change(others);
            },
            Qt::QueuedConnection);
        row->addWidget(out);
    }
    static_cast<QVBoxLayout*>(m_box->layout())->addLayout(row);
}

void TargetRows::fillMenu()
{
    QMenu& menu = *m_add->menu();
    menu.clear();
    const FightSnapshot& fight = m_presenter.fight().snapshot();
    const CombatantView* actor = fight.find(m_presenter.order().actor);
    // Foes first: they are whom the fire is meant for.
    for (const bool foes : {true, false}) {
        for (const CombatantView& view : fight.combatants) {
            const RecordId id = view.combatant.id;
            const bool isFoe = actor && view.combatant.side != actor->combatant.side;
            if (isFoe != foes || (actor && id == actor->combatant.id)
                || std::ranges::find(m_presenter.targets(), id) != m_presenter.targets().end())
                continue;
            QAction* action = menu.addAction(QString::fromStdString(view.combatant.name));
            connect(action, &QAction::triggered, this, [this, id] {
                std::vector<RecordId> others = m_presenter.order().otherTargets;
                others.push_back(id);
                change(others);
            });
        }
    }
    if (menu.isEmpty())
        menu.addAction(tr("nobody else is there"))->setEnabled(false);
}

void TargetRows::change(const std::vector<RecordId>& others)
{
    ActionOrder order = m_presenter.order();
    order.otherTargets = others;
    m_presenter.begin(order);
}

}  // namespace hitspread::threed
