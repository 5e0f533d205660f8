#include "text/phrases.h"
#include "text/systems/percentile/fieldphrases.h"
#include "text/systems/percentile/joinedwords.h"
#include "text/systems/percentile/sheetfigures.h"
#include "text/systems/percentile/stepphrases.h"

#include <QCoreApplication>

namespace hitspread::percentile {

const text::SystemPhrases& phrases();

namespace {

using text::Phrase;

#define HS_SAY(id, words)                                                                                              \
    Phrase                                                                                                             \
    {                                                                                                                  \
        id, QT_TRANSLATE_NOOP("percentile", words)                                                                     \
    }

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

#undef HS_SAY

}  // namespace

const text::SystemPhrases& phrases()
{
    static const text::SystemPhrases kPhrases{
        .system = "percentile",
        .name = QT_TRANSLATE_NOOP("percentile", "Percentile"),
        .context = "percentile",
        .sections = sectionPhrases(),
        .quantities = quantityPhrases(),
        .endings = endingPhrases(),
        .values = valuePhrases(),
        .questions = questionPhrases(),
        .options = optionPhrases(),
        .dice = diePhrases(),
        .locations = kLocationPhrases,
        .refusals = refusalPhrases(),
        .actions = kActions,
        .fields = fieldPhrases(),
        .choices = choicePhrases(),
        .optionLabels = optionLabels(),
        .groups = groupPhrases(),
        .explanations = explanationPhrases(),
        .foretold = QT_TRANSLATE_NOOP("percentile", "an attack, a clash or a duel"),
        .units = units(),
        .joined = joinedWords(),
        .sheet = &sheetTable()};
    return kPhrases;
}

}  // namespace hitspread::percentile
