#include "text/systems/twod6/deedphrases.h"

#include "rules/systems/twod6/attack.h"
#include "rules/systems/twod6/deeds.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/surgery.h"
#include "rules/systems/twod6/turn.h"
#include "text/deedwords.h"

#include <QCoreApplication>

namespace hitspread::twod6 {

namespace {

// Its name alone: with more of it before a function lupdate takes the words for another context.
using text::DeedWords;
using text::NamedDeed;
using text::QuickTitle;

struct DeedPhrases {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::DeedPhrases)

public:
    static constexpr NamedDeed kNamed[]{
        {deed::kMove, "", QT_TR_NOOP("Move"), QT_TR_NOOP("Move")},
        {deed::kAim, QT_TR_NOOP("Careful aim with %1"), QT_TR_NOOP("Careful aim"), QT_TR_NOOP("Careful aim")},
        {deed::kReady, QT_TR_NOOP("Ready %1"), QT_TR_NOOP("Ready a weapon"), QT_TR_NOOP("Ready")},
        {deed::kReload, QT_TR_NOOP("Reload %1"), QT_TR_NOOP("Reload"), QT_TR_NOOP("Reload")},
        {deed::kEvade, "", QT_TR_NOOP("Evade"), QT_TR_NOOP("Evade")},
        {deed::kGrapple, "", QT_TR_NOOP("Grapple or tackle"), QT_TR_NOOP("Grapple")},
        {deed::kSeize, QT_TR_NOOP("Step in before %1"), QT_TR_NOOP("Seize the initiative"), QT_TR_NOOP("Seize")},
        {deed::kEvadeMove, "", QT_TR_NOOP("Movement of the Evade"), QT_TR_NOOP("Move")},
        {deed::kEscape, QT_TR_NOOP("Come free of %1"), QT_TR_NOOP("Try to come free"), QT_TR_NOOP("Come free")},
        {deed::kRelease, QT_TR_NOOP("Let %1 go"), QT_TR_NOOP("Let go"), QT_TR_NOOP("Let go")},
        {deed::kStrikeHeld, QT_TR_NOOP("Attack %1, who is held"), QT_TR_NOOP("Attack the one held"),
         QT_TR_NOOP("Attack")},
        {deed::kPickUp, QT_TR_NOOP("Pick %1 up"), QT_TR_NOOP("Pick it up"), QT_TR_NOOP("Pick it up")},
        {deed::kDraw, QT_TR_NOOP("Draw %1"), QT_TR_NOOP("Draw it"), QT_TR_NOOP("Draw it")},
        {deed::kDrawAnother, QT_TR_NOOP("Take up %1"), QT_TR_NOOP("Take up another"), QT_TR_NOOP("Take up")},
        {deed::kRise, "", QT_TR_NOOP("Stand up"), QT_TR_NOOP("Stand up")},
        {deed::kCrawl, "", QT_TR_NOOP("Crawl"), QT_TR_NOOP("Crawl")},
        {deed::kWalk, "", QT_TR_NOOP("Walk"), QT_TR_NOOP("Walk")},
        {deed::kRunUp, "", QT_TR_NOOP("Run up as far as it takes"), QT_TR_NOOP("Run up")},
        {deed::kMoveUp, "", QT_TR_NOOP("Move up"), QT_TR_NOOP("Move up")},
        {deed::kFewerMetres, "", QT_TR_NOOP("No farther than that"), QT_TR_NOOP("Less far")},
        {deed::kNotCalled, "", QT_TR_NOOP("At no particular location"), QT_TR_NOOP("Not aimed")},
        {deed::kNoBurst, "", QT_TR_NOOP("A single shot"), QT_TR_NOOP("Single shot")},
        {deed::kFromBehind, "", QT_TR_NOOP("From behind"), QT_TR_NOOP("From behind")},
        {deed::kAtPlace, "", QT_TR_NOOP("Fire at a place"), QT_TR_NOOP("At a place")},
        {deed::kAtPerson, "", QT_TR_NOOP("Attack somebody"), QT_TR_NOOP("Attack")},
        {deed::kStrike, "", QT_TR_NOOP("Strike unarmed"), QT_TR_NOOP("Unarmed")},
        {deed::kTreat, QT_TR_NOOP("Stabilise %1"), QT_TR_NOOP("Stabilise"), QT_TR_NOOP("Stabilise")},
        {deed::kGoOnTreating, QT_TR_NOOP("Go on treating %1"), QT_TR_NOOP("Go on treating"), QT_TR_NOOP("Treat")},
        {deed::kMarkStabilised, QT_TR_NOOP("Mark %1 as stabilised"), QT_TR_NOOP("Mark as stabilised"),
         QT_TR_NOOP("Stabilised")},
        {deed::kLetMinutesRun, "", QT_TR_NOOP("Let the minutes run"), QT_TR_NOOP("Minutes")},
        {deed::kEndCare, "", QT_TR_NOOP("End the care"), QT_TR_NOOP("End the care")},
        {deed::kLetAct, "", QT_TR_NOOP("Act in spite of it"), QT_TR_NOOP("Act all the same")},
        {deed::kNotSurprised, "", QT_TR_NOOP("Not surprised any more"), QT_TR_NOOP("Not surprised")},
    };

    static constexpr QuickTitle kQuick[]{
        {deed::kMove, QT_TR_NOOP("&Move")},   {deed::kAim, QT_TR_NOOP("Careful &aim")},
        {deed::kReady, QT_TR_NOOP("&Ready")}, {deed::kEvade, QT_TR_NOOP("&Evade")},
        {deed::kSeize, QT_TR_NOOP("&Seize")},
    };
};

/// Which kind of attack it is, where it is no plain one.
QString attackTitle(const AttackOptions& options)
{
    if (options.burst)
        return DeedPhrases::tr("Burst");
    if (options.cosh)
        return DeedPhrases::tr("Cosh");
    const bool isAimed = options.called != Called::Nowhere;
    if (options.allOut)
        return isAimed ? DeedPhrases::tr("Aimed all-out attack") : DeedPhrases::tr("All-out attack");
    return isAimed ? DeedPhrases::tr("Aimed attack") : QString();
}

/// Who has run up far enough tackles (TD-71, TD-D19), be it in the same action or before.
QString grappleTitle(const Grapple& grapple)
{
    return isTackle(runUpOf(grapple)) ? DeedPhrases::tr("Tackle") : QString();
}

QString moveTitle(Mode mode)
{
    switch (mode) {
    case Mode::Walk: return DeedPhrases::tr("Walk");
    case Mode::Run: return DeedPhrases::tr("Run");
    case Mode::Sprint: return DeedPhrases::tr("Sprint");
    case Mode::Crawl: return DeedPhrases::tr("Crawl");
    case Mode::None: break;
    }
    return {};
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
        return attackTitle(attack->options);
    if (const auto* grapple = input.as<Grapple>())
        return grappleTitle(*grapple);
    if (const auto* move = input.as<Move>())
        return moveTitle(move->options.mode);
    if (const auto* roll = input.as<Consciousness>(); roll && roll->options.wakes)
        return DeedPhrases::tr("Try to wake");
    const auto* recover = input.as<Recover>();
    return recover && recover->options.what == Recovering::Reopen ? DeedPhrases::tr("May the wound reopen?")
                                                                  : QString();
}

}  // namespace hitspread::twod6
