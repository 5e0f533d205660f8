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

struct DeedPhrases {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::DeedPhrases)
};

struct NamedDeed {
    std::string_view deed;
    const char* full;
    const char* brief;
};

constexpr NamedDeed kNamed[]{
    {deed::kAttack, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Declare an attack"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Attack")},
    {deed::kAttackAndDodge, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Declare an attack and a dodge"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Both")},
    {deed::kDodge, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Declare a dodge"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Dodge")},
    {deed::kMove, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Declare a movement"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Move")},
    {deed::kDeclareToo, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Declare it as well"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Declare it")},
    {deed::kBreakHold, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Break the hold"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Break free")},
    {deed::kRelease, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Release the hold"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Let go")},
    {deed::kCrawl, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Move all the same"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Crawl")},
    {deed::kPickShieldUp, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Pick the shield up"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Pick it up")},
    {deed::kStrapOn, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Strap the shield on"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Strap it on")},
    {deed::kTakeOffBack, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Take the shield off the back"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Take it off")},
    {deed::kUnstrap, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Unstrap the shield"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Unstrap it")},
    {deed::kUnstrapHelped, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Have the shield unstrapped"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "With help")},
    {deed::kKeepHold, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Keep the hold"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Keep it")},
    {deed::kGrapple, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Grapple"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Grapple")},
    {deed::kFeint, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Feint"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Feint")},
    {deed::kAim, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Aim"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Aim")},
    {deed::kMoveNow, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Move"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Move")},
    {deed::kShield, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "See to the shield"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Shield")},
    {deed::kOther, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Something else"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Something else")},
    {deed::kGarrote, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Grapple with the garrote"),
     QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Grapple")},
};

constexpr NamedDeed kQuick[]{
    {deed::kAttack, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Declare an &attack"), ""},
    {deed::kAttackAndDodge, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Declare an attack a&nd a dodge"), ""},
    {deed::kDodge, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Declare a &dodge"), ""},
    {deed::kMove, QT_TRANSLATE_NOOP("hitspread::outcome::DeedPhrases", "Declare a &movement"), ""},
};

}  // namespace

QString quickTitle(std::string_view deed)
{
    const auto* found = std::ranges::find(kQuick, deed, &NamedDeed::deed);
    return found == std::end(kQuick) ? QString() : DeedPhrases::tr(found->full);
}

DeedWords doneWords(std::string_view deed, const QString& thing)
{
    if (deed == deed::kPickUp)
        return {thing.isEmpty() ? DeedPhrases::tr("Pick it up") : DeedPhrases::tr("Pick %1 up").arg(thing),
                DeedPhrases::tr("Pick it up")};
    const auto* found = std::ranges::find(kNamed, deed, &NamedDeed::deed);
    return found == std::end(kNamed) ? DeedWords{DeedPhrases::tr("Strike unarmed"), DeedPhrases::tr("Unarmed")}
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
