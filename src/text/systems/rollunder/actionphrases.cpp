#include "text/systems/rollunder/actionphrases.h"

#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/simpleactions.h"
#include "rules/systems/rollunder/turn.h"
#include "text/actionwords.h"
#include "text/systems/rollunder/combatantwords.h"

#include <QCoreApplication>

namespace hitspread::rollunder {

namespace {

// Its name alone: with more of it before a function lupdate takes the words for another context.
using text::ActionTitle;
using text::NamedAction;
using text::QuickTitle;

struct ActionPhrases {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::ActionPhrases)

public:
    static constexpr NamedAction kNamed[]{
        {action::kMove, "", QT_TR_NOOP("Move"), QT_TR_NOOP("Move")},
        {action::kAim, QT_TR_NOOP("Aim %1"), QT_TR_NOOP("Aim"), QT_TR_NOOP("Aim")},
        {action::kReady, QT_TR_NOOP("Ready %1"), QT_TR_NOOP("Make it ready"), QT_TR_NOOP("Ready")},
        {action::kAllOut, "", QT_TR_NOOP("All-Out Attack"), QT_TR_NOOP("All-Out")},
        {action::kTurn, "", QT_TR_NOOP("Begin the turn"), QT_TR_NOOP("Begin the turn")},
        {action::kSecondStrike, QT_TR_NOOP("Second strike at %1"), QT_TR_NOOP("Second strike"),
         QT_TR_NOOP("Second strike")},
        {action::kCarryOut, QT_TR_NOOP("Carry out the Wait: attack %1"), QT_TR_NOOP("Carry out the Wait"),
         QT_TR_NOOP("Carry it out")},
        {action::kPickUp, QT_TR_NOOP("Pick %1 up"), QT_TR_NOOP("Pick it up"), QT_TR_NOOP("Pick it up")},
        {action::kDraw, QT_TR_NOOP("Draw %1"), QT_TR_NOOP("Draw it"), QT_TR_NOOP("Draw it")},
        {action::kDrawAnother, QT_TR_NOOP("Take up %1"), QT_TR_NOOP("Take up another"), QT_TR_NOOP("Take up")},
        {action::kReadyShield, "", QT_TR_NOOP("Make the shield ready"), QT_TR_NOOP("Shield")},
        {action::kRise, "", QT_TR_NOOP("Change Posture: stand up"), QT_TR_NOOP("Stand up")},
        {action::kMoveUp, "", QT_TR_NOOP("Move up"), QT_TR_NOOP("Move up")},
        {action::kMoveAndAttack, "", QT_TR_NOOP("Move and Attack"), QT_TR_NOOP("Move and Attack")},
        {action::kDoNothing, "", QT_TR_NOOP("Do nothing"), QT_TR_NOOP("Do nothing")},
        {action::kLiftStun, "", QT_TR_NOOP("Not stunned any more"), QT_TR_NOOP("Not stunned")},
        {action::kFewerYards, "", QT_TR_NOOP("No farther than that"), QT_TR_NOOP("Less far")},
        {action::kNotDeceptive, "", QT_TR_NOOP("Not deceptive"), QT_TR_NOOP("Not deceptive")},
        {action::kNotRapid, "", QT_TR_NOOP("No Rapid Strike"), QT_TR_NOOP("Not rapid")},
        {action::kToHit, "", QT_TR_NOOP("All-Out to hit"), QT_TR_NOOP("To hit")},
        {action::kStrike, "", QT_TR_NOOP("Strike unarmed"), QT_TR_NOOP("Unarmed")},
    };

    static constexpr QuickTitle kQuick[]{
        {action::kMove, QT_TR_NOOP("&Move")},
        {action::kAim, QT_TR_NOOP("A&im")},
        {action::kReady, QT_TR_NOOP("&Ready")},
        {action::kAllOut, QT_TR_NOOP("All-&Out Attack")},
    };
};

/// Which kind of attack it is, where it is no plain one.
QString attackTitle(const Attack& attack)
{
    const Way way = wayOf(attack);
    if (way.isSecond)
        return ActionPhrases::tr("Second strike");
    if (way.maneuver == Maneuver::Attack)
        return way.rapid ? ActionPhrases::tr("Rapid Strike") : QString();
    return way.rapid ? ActionPhrases::tr("%1, Rapid Strike", "maneuver").arg(maneuverName(way.maneuver))
                     : maneuverName(way.maneuver);
}

QString readyTitle(const Ready& ready)
{
    if (ready.options.what == Readying::Shield)
        return ActionPhrases::tr("Make the shield ready");
    if (ready.weaponState.dropped)
        return ActionPhrases::tr("Pick a weapon up");
    return ready.weaponState.held == Held::Stowed ? ActionPhrases::tr("Draw a weapon") : QString();
}

}  // namespace

QString quickTitle(std::string_view action)
{
    return text::titleAmong(ActionPhrases::kQuick, action, ActionPhrases::tr);
}

ActionTitle doneWords(std::string_view action, const QString& thing)
{
    return text::wordsAmong(ActionPhrases::kNamed, action, thing, ActionPhrases::tr)
        .value_or(ActionTitle{ActionPhrases::tr("Attack"), ActionPhrases::tr("Attack")});
}

QString titleOfAction(const ActionRecord& action)
{
    const Input& input = action.request.input;
    if (const auto* attack = input.as<Attack>())
        return attackTitle(*attack);
    if (const auto* ready = input.as<Ready>())
        return readyTitle(*ready);
    const auto* turn = input.as<Turn>();
    const bool rolls = turn && !turn->character.empty()
        && isHtDue(turn->character[0].character, turn->character[0].condition);
    return rolls ? ActionPhrases::tr("HT roll at the start of the turn") : QString();
}

}  // namespace hitspread::rollunder
