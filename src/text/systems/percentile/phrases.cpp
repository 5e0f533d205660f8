#include "text/systems/percentile/phrases.h"

#include <QCoreApplication>

namespace hitspread::percentile {

const text::SystemPhrases& phrases();

namespace {

using text::Phrase;

// clang-format off
constexpr Phrase kLocationPhrases[]{
    HS_SAY("head", "Head"), HS_SAY("chest", "Chest"), HS_SAY("abdomen", "Abdomen"), HS_SAY("rightArm", "Right arm"),
    HS_SAY("leftArm", "Left arm"), HS_SAY("rightLeg", "Right leg"), HS_SAY("leftLeg", "Left leg"), HS_SAY("own1", "First location of your own"),
    HS_SAY("own2", "Second of your own"), HS_SAY("own3", "Third of your own"), HS_SAY("own4", "Fourth of your own"), HS_SAY("own5", "Fifth of your own"),
};

constexpr Phrase kActions[]{
    HS_SAY("duel", "Duel"), HS_SAY("attack", "Attack"), HS_SAY("clash", "Clash"), HS_SAY("round", "Round"), HS_SAY("declare", "Declaration"),
    HS_SAY("ready", "Ready"), HS_SAY("harm", "Harm"), HS_SAY("sheet", "Sheet"),
};
// clang-format on

}  // namespace

const text::SystemPhrases& phrases()
{
    static const text::SystemPhrases kPhrases = [] {
        text::SystemPhrases all{.system = "percentile",
                                .name = QT_TRANSLATE_NOOP("percentile", "Percentile"),
                                .context = "percentile",
                                .locations = kLocationPhrases,
                                .actions = kActions,
                                .foretold = QT_TRANSLATE_NOOP("percentile", "an attack, a clash or a duel"),
                                .joined = joinedWords(),
                                .sheet = &sheetTable()};
        sayFields(all);
        saySteps(all);
        return all;
    }();
    return kPhrases;
}

}  // namespace hitspread::percentile
