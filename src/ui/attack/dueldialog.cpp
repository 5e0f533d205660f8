#include "ui/attack/dueldialog.h"

#include "models/digest.h"
#include "rules/systems/registry.h"
#include "text/problems.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/dicepanel.h"
#include "ui/attack/explanationpanel.h"
#include "ui/attack/resultpanel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/reasonbar.h"
#include "ui/widgets/windowroom.h"

#include <QApplication>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace hitspread {

DuelDialog::DuelDialog(Fight& fight, ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_fight(fight),
      m_presenter(new AttackPresenter(fight, this)),
      m_problem(new ProblemBar(style, this)),
      m_reason(new ReasonBar(this)),
      m_left(new QLabel(this)),
      m_right(new QLabel(this)),
      m_leftWeapon(new QComboBox(this)),
      m_rightWeapon(new QComboBox(this)),
      m_dice(new DicePanel(*m_presenter, style, this)),
      m_steps(new ExplanationPanel(style, this)),
      m_result(new ResultPanel(this)),
      m_drop(new QPushButton(tr("Drop…"), this)),
      m_primary(new QPushButton(this))
{
    setObjectName(QStringLiteral("duelDialog"));
    resizeWithinScreen(*this, {720, 760});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(10);
    column->addWidget(m_problem);
    column->addLayout(makeSides());
    column->addWidget(m_dice);
    m_steps->setRulingsAllowed(true);
    m_steps->setEmptyText(tr("Both roll at once. Roll or type the dice."));
    column->addWidget(m_steps, 1);
    column->addWidget(m_result);
    m_result->hide();
    column->addWidget(m_reason);
    column->addLayout(makeFoot());
    connect(m_presenter, &AttackPresenter::changed, this, &DuelDialog::refresh);
    connect(m_presenter, &AttackPresenter::refused, this,
            [this](const Problem& problem) { m_problem->show(text::sentenceFor(problem)); });
    connect(m_presenter, &AttackPresenter::applied, this, &QDialog::hide);
    connect(m_presenter, &AttackPresenter::dropped, this, &QDialog::hide);
    connect(m_presenter, &AttackPresenter::fell, m_primary, [this] { m_primary->setFocus(); });
    connect(m_steps, &ExplanationPanel::overruled, m_presenter, &AttackPresenter::overrule);
    connect(m_steps, &ExplanationPanel::rulingTakenBack, m_presenter, &AttackPresenter::takeBackRuling);
    connect(m_reason, &ReasonBar::given, m_presenter, &AttackPresenter::drop);
}

QLayout* DuelDialog::makeSides()
{
    auto* grid = new QGridLayout;
    m_leftWeapon->setObjectName(QStringLiteral("leftWeapon"));
    m_leftWeapon->setAccessibleName(tr("Weapon of the first"));
    m_rightWeapon->setObjectName(QStringLiteral("rightWeapon"));
    m_rightWeapon->setAccessibleName(tr("Weapon of the second"));
    for (QLabel* name : {m_left, m_right})
        setLook(*name, "textRole", QStringLiteral("name"));
    auto* against = new QLabel(tr("against"), this);
    setLook(*against, "textRole", QStringLiteral("secondary"));
    grid->addWidget(m_left, 0, 0);
    grid->addWidget(against, 0, 1, Qt::AlignCenter);
    grid->addWidget(m_right, 0, 2);
    grid->addWidget(m_leftWeapon, 1, 0);
    grid->addWidget(m_rightWeapon, 1, 2);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(2, 1);
    connect(m_leftWeapon, &QComboBox::activated, this, &DuelDialog::begin);
    connect(m_rightWeapon, &QComboBox::activated, this, &DuelDialog::begin);
    return grid;
}

QLayout* DuelDialog::makeFoot()
{
    auto* row = new QHBoxLayout;
    auto* close = new QPushButton(tr("Close   Esc"), this);
    close->setObjectName(QStringLiteral("duelClose"));
    m_drop->setObjectName(QStringLiteral("duelDrop"));
    m_primary->setObjectName(QStringLiteral("duelPrimary"));
    m_primary->setProperty("primary", QStringLiteral("true"));
    m_drop->setProperty("plain", QStringLiteral("true"));
    for (QPushButton* button : {m_drop, close, m_primary})
        button->setAutoDefault(false);
    row->addWidget(m_drop);
    row->addStretch();
    row->addWidget(close);
    row->addSpacing(12);
    row->addWidget(m_primary);
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    connect(m_drop, &QPushButton::clicked, this, [this] { m_reason->ask(tr("Drop this duel:"), tr("Drop")); });
    connect(m_primary, &QPushButton::clicked, this, &DuelDialog::primary);
    return row;
}

void DuelDialog::fill(QComboBox& weapons, const CombatantView* who)
{
    const QSignalBlocker quiet(&weapons);
    weapons.clear();
    if (!who)
        return;
    for (const WeaponDigest& weapon : weaponsOf(m_fight.snapshot().encounter.system, *who))
        weapons.addItem(tr("%1 · %2").arg(weapon.name, weapon.detail), QVariant::fromValue(weapon.possession));
}

void DuelDialog::start()
{
    m_problem->hide();
    const CombatantView* left = m_fight.active();
    const CombatantView* right = m_fight.target();
    const auto& pending = m_fight.snapshot().pending;
    if (pending) {
        left = m_fight.snapshot().find(pending->action.actor);
        right = m_fight.snapshot().find(pending->action.target);
    }
    if (!left || !right)
        return;
    m_left->setText(QString::fromStdString(left->combatant.name));
    m_right->setText(QString::fromStdString(right->combatant.name));
    fill(*m_leftWeapon, left);
    fill(*m_rightWeapon, right);
    m_leftWeapon->setCurrentIndex(qMax(0, m_leftWeapon->findData(QVariant::fromValue(m_fight.weapon()))));
    setWindowTitle(tr("Duel: %1 and %2 - Hitspread").arg(m_left->text(), m_right->text()));
    show();
    raise();
    activateWindow();
    m_primary->setFocus();
    if (pending)
        m_presenter->resume(*pending);
    else
        begin();
}

void DuelDialog::begin()
{
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    if (!system || !system->duel() || !m_fight.active() || !m_fight.target())
        return;
    ActionOrder order;
    order.action = std::string(system->duel()->action());
    order.encounter = m_fight.snapshot().encounter.id;
    order.actor = m_fight.active()->combatant.id;
    order.target = m_fight.target()->combatant.id;
    order.weapon = m_leftWeapon->currentData().toLongLong();
    order.targetWeapon = m_rightWeapon->currentData().toLongLong();
    m_presenter->begin(order);
}

void DuelDialog::refresh()
{
    const bool finished = m_presenter->isFinished();
    m_primary->setText(finished ? tr("Apply   Enter") : tr("Roll   Enter"));
    m_primary->setEnabled(m_presenter->isReady() && m_presenter->complaints().isEmpty());
    m_drop->setVisible(m_presenter->hasFallen());
    m_leftWeapon->setEnabled(!m_presenter->hasFallen());
    m_rightWeapon->setEnabled(!m_presenter->hasFallen());
    if (finished || m_presenter->hasFallen())
        m_steps->setAction(m_presenter->action());
    else
        m_steps->setAction({});
    m_result->setVisible(finished);
    if (finished)
        m_result->setAction(m_presenter->action());
    if (!m_presenter->complaints().isEmpty())
        m_problem->show(m_presenter->complaints().join(QLatin1Char(' ')));
}

void DuelDialog::primary()
{
    if (m_presenter->isFinished())
        m_presenter->apply();
    else
        m_presenter->rollOpen();
}

void DuelDialog::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape: close(); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_primary->isEnabled())
            primary();
        return;
    case Qt::Key_R: m_presenter->rollOpen(); return;
    case Qt::Key_T: m_dice->focusOpen(); return;
    default: break;
    }
    const bool isDigit = event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9;
    if (isDigit && !m_dice->isAncestorOf(focusWidget()) && m_dice->focusOpen()) {
        QKeyEvent again(QEvent::KeyPress, event->key(), event->modifiers(), event->text());
        QApplication::sendEvent(focusWidget(), &again);
        return;
    }
    QDialog::keyPressEvent(event);
}

}  // namespace hitspread
