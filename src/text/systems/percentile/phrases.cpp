#include "text/phrases.h"

#include <QCoreApplication>

namespace hitspread::percentile {

const text::SystemPhrases& phrases();

namespace {

using text::Phrase;

#define HS_SAY(id, words) Phrase{id, QT_TRANSLATE_NOOP("percentile", words)}

// clang-format off
constexpr Phrase kSections[]{HS_SAY("duel", "Duel")};

constexpr Phrase kLocations[]{
    HS_SAY("head", "Head"), HS_SAY("chest", "Chest"), HS_SAY("abdomen", "Abdomen"), HS_SAY("rightArm", "Right arm"),
    HS_SAY("leftArm", "Left arm"), HS_SAY("rightLeg", "Right leg"), HS_SAY("leftLeg", "Left leg"),
};

constexpr Phrase kActions[]{HS_SAY("duel", "Duel")};
// clang-format on

#undef HS_SAY

}  // namespace

const text::SystemPhrases& phrases()
{
    static constexpr text::SystemPhrases kPhrases{
        .system = "percentile", .context = "percentile", .sections = kSections, .locations = kLocations, .actions = kActions};
    return kPhrases;
}

}  // namespace hitspread::percentile
