#include "text/systems/outcome/deedphrases.h"

#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/shieldwork.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace hitspread::outcome {

namespace {

// Its name alone: with more of it before a function lupdate takes the words for another context.
using text::DeedWords;

struct NamedDeed {
    std::string_view deed;
    const char* full;
    const char* brief;
};

struct DeedPhrases {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::DeedPhrases)

public:
    static constexpr NamedDeed kNamed[]{
        {deed::kAttack, QT_TR_NOOP("Declare an attack"), QT_TR_NOOP("Attack")},
        {deed::kAttackAndDodge, QT_TR_NOOP("Declare an attack and a dodge"), QT_TR_NOOP("Both")},
        {deed::kDodge, QT_TR_NOOP("Declare a dodge"), QT_TR_NOOP("Dodge")},
        {deed::kMove, QT_TR_NOOP("Declare a movement"), QT_TR_NOOP("Move")},
        {deed::kDeclareToo, QT_TR_NOOP("Declare it as well"), QT_TR_NOOP("Declare it")},
        {deed::kBreakHold, QT_TR_NOOP("Break the hold"), QT_TR_NOOP("Break free")},
        {deed::kRelease, QT_TR_NOOP("Release the hold"), QT_TR_NOOP("Let go")},
        {deed::kCrawl, QT_TR_NOOP("Move all the same"), QT_TR_NOOP("Crawl")},
        {deed::kPickShieldUp, QT_TR_NOOP("Pick the shield up"), QT_TR_NOOP("Pick it up")},
        {deed::kStrapOn, QT_TR_NOOP("Strap the shield on"), QT_TR_NOOP("Strap it on")},
        {deed::kTakeOffBack, QT_TR_NOOP("Take the shield off the back"), QT_TR_NOOP("Take it off")},
        {deed::kUnstrap, QT_TR_NOOP("Unstrap the shield"), QT_TR_NOOP("Unstrap it")},
        {deed::kUnstrapHelped, QT_TR_NOOP("Have the shield unstrapped"), QT_TR_NOOP("With help")},
        {deed::kKeepHold, QT_TR_NOOP("Keep the hold"), QT_TR_NOOP("Keep it")},
        {deed::kGrapple, QT_TR_NOOP("Grapple"), QT_TR_NOOP("Grapple")},
        {deed::kFeint, QT_TR_NOOP("Feint"), QT_TR_NOOP("Feint")},
        {deed::kAim, QT_TR_NOOP("Aim"), QT_TR_NOOP("Aim")},
        {deed::kMoveNow, QT_TR_NOOP("Move"), QT_TR_NOOP("Move")},
        {deed::kShield, QT_TR_NOOP("See to the shield"), QT_TR_NOOP("Shield")},
        {deed::kOther, QT_TR_NOOP("Something else"), QT_TR_NOOP("Something else")},
        {deed::kGarrote, QT_TR_NOOP("Grapple with the garrote"), QT_TR_NOOP("Grapple")},
    };

    static constexpr NamedDeed kQuick[]{
        {deed::kAttack, QT_TR_NOOP("Declare an &attack"), ""},
        {deed::kAttackAndDodge, QT_TR_NOOP("Declare an attack a&nd a dodge"), ""},
        {deed::kDodge, QT_TR_NOOP("Declare a &dodge"), ""},
        {deed::kMove, QT_TR_NOOP("Declare a &movement"), ""},
    };
};

}  // namespace

QString quickTitle(std::string_view deed)
{
    const auto* found = std::ranges::find(DeedPhrases::kQuick, deed, &NamedDeed::deed);
    return found == std::end(DeedPhrases::kQuick) ? QString() : DeedPhrases::tr(found->full);
}

DeedWords doneWords(std::string_view deed, const QString& thing)
{
    if (deed == deed::kPickUp)
        return {thing.isEmpty() ? DeedPhrases::tr("Pick it up") : DeedPhrases::tr("Pick %1 up").arg(thing),
                DeedPhrases::tr("Pick it up")};
    const auto* found = std::ranges::find(DeedPhrases::kNamed, deed, &NamedDeed::deed);
    return found == std::end(DeedPhrases::kNamed)
        ? DeedWords{DeedPhrases::tr("Strike unarmed"), DeedPhrases::tr("Unarmed")}
        : DeedWords{DeedPhrases::tr(found->full), DeedPhrases::tr(found->brief)};
}

QString deedTitle(const ActionRecord& action)
{
    const auto* work = action.request.input.as<ShieldWork>();
    if (work && work->options.weapon)
        return work->options.what == ShieldDeed::PickUp ? DeedPhrases::tr("Pick a weapon up")
                                                        : DeedPhrases::tr("Let a weapon fall");
    const auto* grapple = action.request.input.as<Grapple>();
    if (!grapple)
        return {};
    if (grapple->options.what == Wrestling::Keep)
        return DeedPhrases::tr("Keep a hold");
    return grapple->options.garrote ? DeedPhrases::tr("Garrote") : QString();
}

}  // namespace hitspread::outcome
