#include "text/systems/outcome/actionphrases.h"

#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/shieldwork.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace hitspread::outcome {

namespace {

// Its name alone: with more of it before a function lupdate takes the words for another context.
using text::ActionTitle;

struct NamedAction {
    std::string_view action;
    const char* full;
    const char* brief;
};

struct ActionPhrases {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::ActionPhrases)

public:
    static constexpr NamedAction kNamed[]{
        {action::kAttack, QT_TR_NOOP("Declare an attack"), QT_TR_NOOP("Attack")},
        {action::kAttackAndDodge, QT_TR_NOOP("Declare an attack and a dodge"), QT_TR_NOOP("Both")},
        {action::kDodge, QT_TR_NOOP("Declare a dodge"), QT_TR_NOOP("Dodge")},
        {action::kMove, QT_TR_NOOP("Declare a movement"), QT_TR_NOOP("Move")},
        {action::kDeclareToo, QT_TR_NOOP("Declare it as well"), QT_TR_NOOP("Declare it")},
        {action::kBreakHold, QT_TR_NOOP("Break the hold"), QT_TR_NOOP("Break free")},
        {action::kRelease, QT_TR_NOOP("Release the hold"), QT_TR_NOOP("Let go")},
        {action::kCrawl, QT_TR_NOOP("Move all the same"), QT_TR_NOOP("Crawl")},
        {action::kPickShieldUp, QT_TR_NOOP("Pick the shield up"), QT_TR_NOOP("Pick it up")},
        {action::kStrapOn, QT_TR_NOOP("Strap the shield on"), QT_TR_NOOP("Strap it on")},
        {action::kTakeOffBack, QT_TR_NOOP("Take the shield off the back"), QT_TR_NOOP("Take it off")},
        {action::kUnstrap, QT_TR_NOOP("Unstrap the shield"), QT_TR_NOOP("Unstrap it")},
        {action::kUnstrapHelped, QT_TR_NOOP("Have the shield unstrapped"), QT_TR_NOOP("With help")},
        {action::kKeepHold, QT_TR_NOOP("Keep the hold"), QT_TR_NOOP("Keep it")},
        {action::kGrapple, QT_TR_NOOP("Grapple"), QT_TR_NOOP("Grapple")},
        {action::kFeint, QT_TR_NOOP("Feint"), QT_TR_NOOP("Feint")},
        {action::kAim, QT_TR_NOOP("Aim"), QT_TR_NOOP("Aim")},
        {action::kMoveNow, QT_TR_NOOP("Move"), QT_TR_NOOP("Move")},
        {action::kShield, QT_TR_NOOP("See to the shield"), QT_TR_NOOP("Shield")},
        {action::kOther, QT_TR_NOOP("Something else"), QT_TR_NOOP("Something else")},
        {action::kGarrote, QT_TR_NOOP("Grapple with the garrote"), QT_TR_NOOP("Grapple")},
    };

    static constexpr NamedAction kQuick[]{
        {action::kAttack, QT_TR_NOOP("Declare an &attack"), ""},
        {action::kAttackAndDodge, QT_TR_NOOP("Declare an attack a&nd a dodge"), ""},
        {action::kDodge, QT_TR_NOOP("Declare a &dodge"), ""},
        {action::kMove, QT_TR_NOOP("Declare a &movement"), ""},
    };
};

}  // namespace

QString quickTitle(std::string_view action)
{
    const auto* found = std::ranges::find(ActionPhrases::kQuick, action, &NamedAction::action);
    return found == std::end(ActionPhrases::kQuick) ? QString() : ActionPhrases::tr(found->full);
}

ActionTitle doneWords(std::string_view action, const QString& thing)
{
    if (action == action::kPickUp)
        return {thing.isEmpty() ? ActionPhrases::tr("Pick it up") : ActionPhrases::tr("Pick %1 up").arg(thing),
                ActionPhrases::tr("Pick it up")};
    const auto* found = std::ranges::find(ActionPhrases::kNamed, action, &NamedAction::action);
    return found == std::end(ActionPhrases::kNamed)
        ? ActionTitle{ActionPhrases::tr("Strike unarmed"), ActionPhrases::tr("Unarmed")}
        : ActionTitle{ActionPhrases::tr(found->full), ActionPhrases::tr(found->brief)};
}

QString titleOfAction(const ActionRecord& action)
{
    const auto* work = action.request.input.as<ShieldWork>();
    if (work && work->options.weapon)
        return work->options.what == ShieldAction::PickUp ? ActionPhrases::tr("Pick a weapon up")
                                                          : ActionPhrases::tr("Let a weapon fall");
    const auto* grapple = action.request.input.as<Grapple>();
    if (!grapple)
        return {};
    if (grapple->options.what == Wrestling::Keep)
        return ActionPhrases::tr("Keep a hold");
    return grapple->options.garrote ? ActionPhrases::tr("Garrote") : QString();
}

}  // namespace hitspread::outcome
