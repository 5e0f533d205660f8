#include "text/phrases.h"
#include "text/systems/outcome/fieldphrases.h"
#include "text/systems/outcome/sheetfigures.h"
#include "text/systems/outcome/stepphrases.h"

#include <QCoreApplication>

namespace hitspread::outcome {

const text::SystemPhrases& phrases();

namespace {

using text::Phrase;

#define HS_SAY(id, words)                                                                                              \
    Phrase                                                                                                             \
    {                                                                                                                  \
        id, QT_TRANSLATE_NOOP("outcome", words)                                                                        \
    }

// clang-format off
constexpr Phrase kPiecePhrases[]{
    HS_SAY("skull", "Skull"), HS_SAY("eyes", "Eyes"), HS_SAY("face", "Face"), HS_SAY("neck", "Neck"), HS_SAY("chest", "Chest"), HS_SAY("vitals", "Vitals"),
    HS_SAY("abdomen", "Abdomen"), HS_SAY("groin", "Groin"), HS_SAY("arm_r", "Right arm"), HS_SAY("arm_l", "Left arm"), HS_SAY("hand_r", "Right hand"),
    HS_SAY("hand_l", "Left hand"), HS_SAY("leg_r", "Right leg"), HS_SAY("leg_l", "Left leg"), HS_SAY("foot_r", "Right foot"), HS_SAY("foot_l", "Left foot"),
};

constexpr Phrase kRankPhrases[]{
    HS_SAY("Discipline", "Discipline"), HS_SAY("Physique", "Physique"), HS_SAY("Melee", "Melee"), HS_SAY("Ranged", "Ranged"),
    HS_SAY("Unarmed Combat", "Unarmed Combat"),
};

constexpr Phrase kActionPhrases[]{
    HS_SAY("attack", "Attack"), HS_SAY("grapple", "Grapple"), HS_SAY("breakHold", "Break a hold"), HS_SAY("release", "Release"), HS_SAY("feint", "Feint"),
    HS_SAY("aim", "Aim"), HS_SAY("move", "Movement"), HS_SAY("test", "Something else"), HS_SAY("shield", "Shield"), HS_SAY("declare", "Declaration"),
    HS_SAY("harm", "Harm"), HS_SAY("round", "Turn"), HS_SAY("sheet", "Sheet"),
};
// clang-format on

#undef HS_SAY

}  // namespace

const text::SystemPhrases& phrases()
{
    static const text::SystemPhrases kPhrases{.system = "outcome",
                                              .name = QT_TRANSLATE_NOOP("outcome", "Opposed outcome"),
                                              .context = "outcome",
                                              .sections = sectionPhrases(),
                                              .quantities = quantityPhrases(),
                                              .endings = endingPhrases(),
                                              .values = valuePhrases(),
                                              .questions = questionPhrases(),
                                              .options = optionPhrases(),
                                              .locations = kPiecePhrases,
                                              .refusals = refusalPhrases(),
                                              .actions = kActionPhrases,
                                              .fields = fieldPhrases(),
                                              .choices = choicePhrases(),
                                              .optionLabels = optionLabels(),
                                              .ranks = kRankPhrases,
                                              .groups = groupPhrases(),
                                              .explanations = explanationPhrases(),
                                              .foretold = QT_TRANSLATE_NOOP("outcome", "an attack on one target"),
                                              .sheet = &sheetTable()};
    return kPhrases;
}

}  // namespace hitspread::outcome
