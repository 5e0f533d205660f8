#include "text/systems/rollunder/deedphrases.h"

#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/deeds.h"
#include "rules/systems/rollunder/turn.h"
#include "text/deedwords.h"
#include "text/systems/rollunder/combatantwords.h"

#include <QCoreApplication>

namespace hitspread::rollunder {

namespace {

// Its name alone: with more of it before a function lupdate takes the words for another context.
using text::DeedWords;
using text::NamedDeed;
using text::QuickTitle;

struct DeedPhrases {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::DeedPhrases)

public:
    static constexpr NamedDeed kNamed[]{
        {deed::kMove, "", QT_TR_NOOP("Move"), QT_TR_NOOP("Move")},
        {deed::kAim, QT_TR_NOOP("Aim %1"), QT_TR_NOOP("Aim"), QT_TR_NOOP("Aim")},
        {deed::kReady, QT_TR_NOOP("Ready %1"), QT_TR_NOOP("Make it ready"), QT_TR_NOOP("Ready")},
        {deed::kAllOut, "", QT_TR_NOOP("All-Out Attack"), QT_TR_NOOP("All-Out")},
        {deed::kTurn, "", QT_TR_NOOP("Begin the turn"), QT_TR_NOOP("Begin the turn")},
        {deed::kSecondStrike, QT_TR_NOOP("Second strike at %1"), QT_TR_NOOP("Second strike"),
         QT_TR_NOOP("Second strike")},
        {deed::kCarryOut, QT_TR_NOOP("Carry out the Wait: attack %1"), QT_TR_NOOP("Carry out the Wait"),
         QT_TR_NOOP("Carry it out")},
        {deed::kPickUp, QT_TR_NOOP("Pick %1 up"), QT_TR_NOOP("Pick it up"), QT_TR_NOOP("Pick it up")},
        {deed::kDraw, QT_TR_NOOP("Draw %1"), QT_TR_NOOP("Draw it"), QT_TR_NOOP("Draw it")},
        {deed::kDrawAnother, QT_TR_NOOP("Take up %1"), QT_TR_NOOP("Take up another"), QT_TR_NOOP("Take up")},
        {deed::kReadyShield, "", QT_TR_NOOP("Make the shield ready"), QT_TR_NOOP("Shield")},
        {deed::kRise, "", QT_TR_NOOP("Change Posture: stand up"), QT_TR_NOOP("Stand up")},
        {deed::kMoveUp, "", QT_TR_NOOP("Move up"), QT_TR_NOOP("Move up")},
        {deed::kMoveAndAttack, "", QT_TR_NOOP("Move and Attack"), QT_TR_NOOP("Move and Attack")},
        {deed::kDoNothing, "", QT_TR_NOOP("Do nothing"), QT_TR_NOOP("Do nothing")},
        {deed::kLiftStun, "", QT_TR_NOOP("Not stunned any more"), QT_TR_NOOP("Not stunned")},
        {deed::kFewerYards, "", QT_TR_NOOP("No farther than that"), QT_TR_NOOP("Less far")},
        {deed::kNotDeceptive, "", QT_TR_NOOP("Not deceptive"), QT_TR_NOOP("Not deceptive")},
        {deed::kNotRapid, "", QT_TR_NOOP("No Rapid Strike"), QT_TR_NOOP("Not rapid")},
        {deed::kToHit, "", QT_TR_NOOP("All-Out to hit"), QT_TR_NOOP("To hit")},
        {deed::kStrike, "", QT_TR_NOOP("Strike unarmed"), QT_TR_NOOP("Unarmed")},
    };

    static constexpr QuickTitle kQuick[]{
        {deed::kMove, QT_TR_NOOP("&Move")},
        {deed::kAim, QT_TR_NOOP("A&im")},
        {deed::kReady, QT_TR_NOOP("&Ready")},
        {deed::kAllOut, QT_TR_NOOP("All-&Out Attack")},
    };
};

/// Which kind of attack it is, where it is no plain one.
QString attackTitle(const Attack& attack)
{
    const Way way = wayOf(attack);
    if (way.isSecond)
        return DeedPhrases::tr("Second strike");
    if (way.maneuver == Maneuver::Attack)
        return way.rapid ? DeedPhrases::tr("Rapid Strike") : QString();
    return way.rapid ? DeedPhrases::tr("%1, Rapid Strike", "maneuver").arg(maneuverName(way.maneuver))
                     : maneuverName(way.maneuver);
}

QString readyTitle(const Ready& ready)
{
    if (ready.options.what == Readying::Shield)
        return DeedPhrases::tr("Make the shield ready");
    if (ready.weaponState.dropped)
        return DeedPhrases::tr("Pick a weapon up");
    return ready.weaponState.held == Held::Stowed ? DeedPhrases::tr("Draw a weapon") : QString();
}

}  // namespace

QString quickTitle(std::string_view deed)
{
    return text::titleAmong(DeedPhrases::kQuick, deed, DeedPhrases::tr);
}

DeedWords doneWords(std::string_view deed, const QString& thing)
{
    return text::wordsAmong(DeedPhrases::kNamed, deed, thing, DeedPhrases::tr)
        .value_or(DeedWords{DeedPhrases::tr("Attack"), DeedPhrases::tr("Attack")});
}

QString deedTitle(const ActionRecord& action)
{
    const Input& input = action.request.input;
    if (const auto* attack = input.as<Attack>())
        return attackTitle(*attack);
    if (const auto* ready = input.as<Ready>())
        return readyTitle(*ready);
    const auto* turn = input.as<Turn>();
    const bool rolls = turn && !turn->character.empty()
        && isHtDue(turn->character[0].character, turn->character[0].condition);
    return rolls ? DeedPhrases::tr("HT roll at the start of the turn") : QString();
}

}  // namespace hitspread::rollunder
