#include "text/systems/twod6/actionphrases.h"

#include "rules/systems/twod6/attack.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/simpleactions.h"
#include "rules/systems/twod6/surgery.h"
#include "rules/systems/twod6/turn.h"
#include "text/actionwords.h"

#include <QCoreApplication>

namespace hitspread::twod6 {

namespace {

// Its name alone: with more of it before a function lupdate takes the words for another context.
using text::ActionTitle;
using text::NamedAction;
using text::QuickTitle;

struct ActionPhrases {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::ActionPhrases)

public:
    static constexpr NamedAction kNamed[]{
        {action::kMove, "", QT_TR_NOOP("Move"), QT_TR_NOOP("Move")},
        {action::kAim, QT_TR_NOOP("Careful aim with %1"), QT_TR_NOOP("Careful aim"), QT_TR_NOOP("Careful aim")},
        {action::kReady, QT_TR_NOOP("Ready %1"), QT_TR_NOOP("Ready a weapon"), QT_TR_NOOP("Ready")},
        {action::kReload, QT_TR_NOOP("Reload %1"), QT_TR_NOOP("Reload"), QT_TR_NOOP("Reload")},
        {action::kEvade, "", QT_TR_NOOP("Evade"), QT_TR_NOOP("Evade")},
        {action::kGrapple, "", QT_TR_NOOP("Grapple or tackle"), QT_TR_NOOP("Grapple")},
        {action::kSeize, QT_TR_NOOP("Step in before %1"), QT_TR_NOOP("Seize the initiative"), QT_TR_NOOP("Seize")},
        {action::kEvadeMove, "", QT_TR_NOOP("Movement of the Evade"), QT_TR_NOOP("Move")},
        {action::kEscape, QT_TR_NOOP("Come free of %1"), QT_TR_NOOP("Try to come free"), QT_TR_NOOP("Come free")},
        {action::kRelease, QT_TR_NOOP("Let %1 go"), QT_TR_NOOP("Let go"), QT_TR_NOOP("Let go")},
        {action::kStrikeHeld, QT_TR_NOOP("Attack %1, who is held"), QT_TR_NOOP("Attack the one held"),
         QT_TR_NOOP("Attack")},
        {action::kPickUp, QT_TR_NOOP("Pick %1 up"), QT_TR_NOOP("Pick it up"), QT_TR_NOOP("Pick it up")},
        {action::kDraw, QT_TR_NOOP("Draw %1"), QT_TR_NOOP("Draw it"), QT_TR_NOOP("Draw it")},
        {action::kDrawAnother, QT_TR_NOOP("Take up %1"), QT_TR_NOOP("Take up another"), QT_TR_NOOP("Take up")},
        {action::kRise, "", QT_TR_NOOP("Stand up"), QT_TR_NOOP("Stand up")},
        {action::kCrawl, "", QT_TR_NOOP("Crawl"), QT_TR_NOOP("Crawl")},
        {action::kWalk, "", QT_TR_NOOP("Walk"), QT_TR_NOOP("Walk")},
        {action::kRunUp, "", QT_TR_NOOP("Run up as far as it takes"), QT_TR_NOOP("Run up")},
        {action::kMoveUp, "", QT_TR_NOOP("Move up"), QT_TR_NOOP("Move up")},
        {action::kFewerMetres, "", QT_TR_NOOP("No farther than that"), QT_TR_NOOP("Less far")},
        {action::kNotCalled, "", QT_TR_NOOP("At no particular location"), QT_TR_NOOP("Not aimed")},
        {action::kNoBurst, "", QT_TR_NOOP("A single shot"), QT_TR_NOOP("Single shot")},
        {action::kFromBehind, "", QT_TR_NOOP("From behind"), QT_TR_NOOP("From behind")},
        {action::kAtPlace, "", QT_TR_NOOP("Fire at a place"), QT_TR_NOOP("At a place")},
        {action::kAtPerson, "", QT_TR_NOOP("Attack somebody"), QT_TR_NOOP("Attack")},
        {action::kStrike, "", QT_TR_NOOP("Strike unarmed"), QT_TR_NOOP("Unarmed")},
        {action::kTreat, QT_TR_NOOP("Stabilise %1"), QT_TR_NOOP("Stabilise"), QT_TR_NOOP("Stabilise")},
        {action::kGoOnTreating, QT_TR_NOOP("Go on treating %1"), QT_TR_NOOP("Go on treating"), QT_TR_NOOP("Treat")},
        {action::kMarkStabilised, QT_TR_NOOP("Mark %1 as stabilised"), QT_TR_NOOP("Mark as stabilised"),
         QT_TR_NOOP("Stabilised")},
        {action::kLetMinutesRun, "", QT_TR_NOOP("Let the minutes run"), QT_TR_NOOP("Minutes")},
        {action::kEndCare, "", QT_TR_NOOP("End the care"), QT_TR_NOOP("End the care")},
        {action::kLetAct, "", QT_TR_NOOP("Act in spite of it"), QT_TR_NOOP("Act all the same")},
        {action::kNotSurprised, "", QT_TR_NOOP("Not surprised any more"), QT_TR_NOOP("Not surprised")},
    };

    static constexpr QuickTitle kQuick[]{
        {action::kMove, QT_TR_NOOP("&Move")},   {action::kAim, QT_TR_NOOP("Careful &aim")},
        {action::kReady, QT_TR_NOOP("&Ready")}, {action::kEvade, QT_TR_NOOP("&Evade")},
        {action::kSeize, QT_TR_NOOP("&Seize")},
    };
};

/// Which kind of attack it is, where it is no plain one.
QString attackTitle(const AttackOptions& options)
{
    if (options.burst)
        return ActionPhrases::tr("Burst");
    if (options.cosh)
        return ActionPhrases::tr("Cosh");
    const bool isAimed = options.called != Called::Nowhere;
    if (options.allOut)
        return isAimed ? ActionPhrases::tr("Aimed all-out attack") : ActionPhrases::tr("All-out attack");
    return isAimed ? ActionPhrases::tr("Aimed attack") : QString();
}

/// Who has run up far enough tackles (TD-71, TD-D19), be it in the same action or before.
QString grappleTitle(const Grapple& grapple)
{
    return isTackle(runUpOf(grapple)) ? ActionPhrases::tr("Tackle") : QString();
}

QString moveTitle(Mode mode)
{
    switch (mode) {
    case Mode::Walk: return ActionPhrases::tr("Walk");
    case Mode::Run: return ActionPhrases::tr("Run");
    case Mode::Sprint: return ActionPhrases::tr("Sprint");
    case Mode::Crawl: return ActionPhrases::tr("Crawl");
    case Mode::None: break;
    }
    return {};
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
        return attackTitle(attack->options);
    if (const auto* grapple = input.as<Grapple>())
        return grappleTitle(*grapple);
    if (const auto* move = input.as<Move>())
        return moveTitle(move->options.mode);
    if (const auto* roll = input.as<Consciousness>(); roll && roll->options.wakes)
        return ActionPhrases::tr("Try to wake");
    const auto* recover = input.as<Recover>();
    return recover && recover->options.what == Recovering::Reopen ? ActionPhrases::tr("May the wound reopen?")
                                                                  : QString();
}

}  // namespace hitspread::twod6
