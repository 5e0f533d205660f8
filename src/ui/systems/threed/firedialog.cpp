#include "ui/systems/threed/firedialog.h"

#include "models/history/tracemodel.h"
#include "models/play/attackpresenter.h"
#include "models/systems/threed/threedbullets.h"
#include "ui/attack/dice/dicepanel.h"
#include "ui/attack/dice/spendmodel.h"
#include "ui/attack/dice/spendpanel.h"
#include "ui/diagram/bodyview.h"
#include "ui/rules/explanationpanel.h"
#include "ui/systems/threed/bulletcursor.h"
#include "ui/systems/threed/bullettable.h"
#include "ui/systems/threed/firestage.h"
#include "ui/systems/threed/moderows.h"
#include "ui/systems/threed/shotcolumn.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QComboBox>
#include <QKeyEvent>

namespace hitspread::threed {

namespace {

/// The choice of a bullet that is taken by its preset until somebody decides: whether the fire moves on. nullptr: there is none.
const DiceQuestion* moveInHand(const AttackPresenter& presenter, int bullet)
{
    for (const DiceQuestion& choice : presenter.dice().choices()) {
        if (presenter.isReady() && bullet >= 0 && bulletOf(choice.question.key) == bullet
            && !presenter.dice().isOffered(choice.question.key))
            return &choice;
    }
    return nullptr;
}

}  // namespace

FireDialog::FireDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent, AttackLog* log)
    : BodyDialog(fight, style, parent, log, Bare{}), m_cursor(new BulletCursor(*m_presenter, this))
{
    setObjectName(QStringLiteral("fireDialog"));
    setDropWords(tr("Drop this shot:"));
    makeHand(preferences);
    auto* table = new BulletTable(*m_cursor, style, this);
    makeResult();
    arrange(*new FireStage(*m_presenter, *m_cursor, *m_pane, style, this), table);
    connect(m_cursor, &BulletCursor::moved, this, &FireDialog::showBullet);
    connect(m_foot, &AttackFoot::rollAllAsked, this, [this] { roll(true); });
}

QString FireDialog::titleWords() const
{
    const ActionRecord& action = m_presenter->action();
    return isSeveral()
        ? BodyDialog::titleWords()
        : tr("Fire: %1 at %2 - Hitspread")
              .arg(nameIn(action, Role::Actor), namesIn(action, Role::Target).join(QStringLiteral(", ")));
}

void FireDialog::showBullet()
{
    const int bullet = m_cursor->bullet();
    m_dice->setStrand(bullet);
    m_spend->setStrand(bullet);
    m_steps->model().setStrand(bullet < 0 ? std::nullopt : std::optional(bullet));
    m_body->refresh();
}

void FireDialog::refresh()
{
    // The stage follows the cursor, which moves with every change.
    AttackFoot::State state = footState();
    state.several = isSeveral();
    if (state.several && m_cursor->bullets().size() > 1)
        state.walk = tr("← → walk over the bullets, Home and End jump. Changing an option keeps the dice.");
    showAction(state);
}

bool FireDialog::isSeveral() const
{
    return m_cursor->bullet() >= 0;
}

void FireDialog::roll(bool all)
{
    if (all)
        m_presenter->dice().rollAll();
    else
        m_presenter->dice().rollOpen();
    // With several bullets the next question is asked at once.
    if (isSeveral())
        focusNext();
}

void FireDialog::primary()
{
    if (m_presenter->isFinished())
        return m_presenter->apply();
    if (!isChoosing())
        return roll(false);
    m_spend->keep();
    if (isSeveral())
        focusNext();
}

void FireDialog::takeFall()
{
    // One influence changed afterwards is looked at where it happened, not from the first bullet on.
    if (!isSeveral() || m_cursor->hasJustFinished())
        AttackDialog::takeFall();
}

void FireDialog::walk()
{
    // On to the next target with the bullet in view, or not, if the dice stand at such a place.
    if (const DiceQuestion* move = moveInHand(*m_presenter, m_cursor->bullet())) {
        m_presenter->dice().choose(move->question.key, 1 - move->answer.choice);
        focusNext();
    } else {
        m_foot->warn(m_presenter->options().targets().size() > 1
                         ? tr("The fire cannot move on here.")
                         : tr("There is no further target to walk to. Add one among the options."));
    }
}

/// Bursts, or single shots again; why not, where the gun has no such mode.
void FireDialog::toggleBurst()
{
    const auto* panel = qobject_cast<ShotOptionsPanel*>(options());
    if (!panel || !m_presenter->isReady() || m_presenter->dice().hasFallen())
        return;
    const Input& input = m_presenter->action().request.input;
    const FireMode wanted = fireModeOf(input) == FireMode::Burst ? FireMode::Single : FireMode::Burst;
    const Weapon* weapon = fireOf(input).weapon;
    const QString why = weapon ? threed::refusalOf(wanted, *weapon, false) : QString();
    if (why.isEmpty())
        panel->modes().choose(wanted);
    else
        m_foot->warn(why);
}

QString FireDialog::refusal(int digit) const
{
    return isSeveral() ? tr("%1 is not offered here.").arg(digit) : tr("There are no %1 points to spend.").arg(digit);
}

bool FireDialog::takeOwnKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_R: roll(event.modifiers() & Qt::ShiftModifier); return true;
    case Qt::Key_W: walk(); return true;
    case Qt::Key_B: toggleBurst(); return true;
    case Qt::Key_H: m_body->toggleOdds(); return true;
    case Qt::Key_Minus: return takeSign(u'-');
    case Qt::Key_Plus: return takeSign(u'+');
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End: return takeArrow(event.key());
    default: return false;
    }
}

bool FireDialog::takeSign(QChar sign)
{
    const bool meant = holdsChoice(focusWidget()) || isChoosing() || m_presenter->isFinished();
    if (!meant || !m_spend->takeKey(sign))
        return false;
    focusNext();
    return true;
}

bool FireDialog::takeArrow(int key)
{
    // Lists, boxes, rows of choices and the body walk by themselves.
    const QWidget* focus = focusWidget();
    const auto* button = qobject_cast<const QAbstractButton*>(focus);
    const bool own = focus == m_stage || qobject_cast<const QAbstractSlider*>(focus)
        || qobject_cast<const QComboBox*>(focus) || qobject_cast<const QAbstractItemView*>(focus)
        || (button && button->isCheckable());
    if (m_cursor->bullets().empty() || own)
        return false;
    const int last = static_cast<int>(m_cursor->bullets().size()) - 1;
    const int row = m_cursor->row();
    m_cursor->setRow(key == Qt::Key_Left ? row - 1 : key == Qt::Key_Right ? row + 1 : key == Qt::Key_Home ? 0 : last);
    return true;
}

}  // namespace hitspread::threed
