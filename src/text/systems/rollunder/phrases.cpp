#include "text/systems/rollunder/phrases.h"

#include <QCoreApplication>

namespace hitspread::rollunder {

const text::SystemPhrases& phrases();

namespace {

using text::Phrase;

// clang-format off
constexpr Phrase kLocationPhrases[]{
    HS_SAY("eyes", "Eyes"), HS_SAY("skull", "Skull"), HS_SAY("face", "Face"), HS_SAY("rightLeg", "Right leg"), HS_SAY("rightArm", "Right arm"),
    HS_SAY("torso", "Torso"), HS_SAY("groin", "Groin"), HS_SAY("leftArm", "Left arm"), HS_SAY("leftLeg", "Left leg"), HS_SAY("rightHand", "Right hand"),
    HS_SAY("leftHand", "Left hand"), HS_SAY("rightFoot", "Right foot"), HS_SAY("leftFoot", "Left foot"), HS_SAY("neck", "Neck"), HS_SAY("vitals", "Vitals"),
};

constexpr Phrase kActionPhrases[]{
    HS_SAY("attack", "Attack"), HS_SAY("aim", "Aim"), HS_SAY("evaluate", "Evaluate"), HS_SAY("feint", "Feint"), HS_SAY("move", "Move"),
    HS_SAY("ready", "Ready"), HS_SAY("changePosture", "Change Posture"), HS_SAY("doNothing", "Do Nothing"), HS_SAY("concentrate", "Concentrate"),
    HS_SAY("allOutDefense", "All-Out Defense"), HS_SAY("wait", "Wait"), HS_SAY("turn", "Beginning of a turn"), HS_SAY("status", "Condition"),
    HS_SAY("harm", "Harm"), HS_SAY("round", "Turn"), HS_SAY("rest", "Rest"), HS_SAY("sheet", "Sheet"),
};

/// Skills the rules ask for by their names.
constexpr Phrase kRankPhrases[]{
    HS_SAY("Acrobatics", "Acrobatics"), HS_SAY("Shield", "Shield"), HS_SAY("Unarmed", "Unarmed"),
};
// clang-format on

}  // namespace

const text::SystemPhrases& phrases()
{
    static const text::SystemPhrases kPhrases = [] {
        text::SystemPhrases all{.system = "rollunder",
                                .name = QT_TRANSLATE_NOOP("rollunder", "3d6 roll-under"),
                                .context = "rollunder",
                                .locations = kLocationPhrases,
                                .actions = kActionPhrases,
                                .ranks = kRankPhrases,
                                .foretold = QT_TRANSLATE_NOOP("rollunder", "an attack on one target"),
                                .joined = joinedWords(),
                                .sheet = &sheetTable()};
        sayFields(all);
        saySteps(all);
        return all;
    }();
    return kPhrases;
}

}  // namespace hitspread::rollunder
