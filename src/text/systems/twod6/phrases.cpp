#include "text/systems/twod6/phrases.h"

#include <QCoreApplication>

namespace hitspread::twod6 {

const text::SystemPhrases& phrases();

namespace {

using text::Phrase;

// clang-format off
constexpr Phrase kLocationPhrases[]{
    HS_SAY("head", "Head"), HS_SAY("torso", "Torso"), HS_SAY("leftArm", "Left arm"), HS_SAY("rightArm", "Right arm"),
    HS_SAY("leftLeg", "Left leg"), HS_SAY("rightLeg", "Right leg"),
};

constexpr Phrase kActionPhrases[]{
    HS_SAY("attack", "Attack"), HS_SAY("areaFire", "Fire at a place"), HS_SAY("grapple", "Grapple"), HS_SAY("escape", "Escape from a hold"),
    HS_SAY("release", "Let go"), HS_SAY("move", "Move"), HS_SAY("evade", "Evade"), HS_SAY("evadeMove", "Movement of the Evade"),
    HS_SAY("standUp", "Stand up"), HS_SAY("fallProne", "Drop prone"), HS_SAY("ready", "Ready a weapon"), HS_SAY("pickUp", "Pick a weapon up"),
    HS_SAY("drop", "Drop a weapon"), HS_SAY("reload", "Reload"), HS_SAY("carefulAim", "Careful aim"), HS_SAY("other", "Another action"),
    HS_SAY("pass", "Pass"), HS_SAY("seize", "Seize the initiative"), HS_SAY("join", "Join the fight"), HS_SAY("round", "Round"), HS_SAY("rest", "Rest"),
    HS_SAY("treat", "Stabilise"), HS_SAY("care", "Daily care"), HS_SAY("surgery", "Surgery"), HS_SAY("recover", "Recovery of a wound"),
    HS_SAY("status", "Condition"), HS_SAY("consciousness", "Consciousness roll"), HS_SAY("harm", "Harm"), HS_SAY("sheet", "Sheet"),
};

/// Skills the rules ask for by their names.
constexpr Phrase kRankPhrases[]{
    HS_SAY("Running", "Running"), HS_SAY("Acrobatics", "Acrobatics"), HS_SAY("Unarmed Combat", "Unarmed Combat"), HS_SAY("Medtech", "Medtech"),
};
// clang-format on

}  // namespace

const text::SystemPhrases& phrases()
{
    static const text::SystemPhrases kPhrases = [] {
        text::SystemPhrases all{.system = "twod6",
                                .name = QT_TRANSLATE_NOOP("twod6", "2d6 personal combat"),
                                .context = "twod6",
                                .locations = kLocationPhrases,
                                .actions = kActionPhrases,
                                .ranks = kRankPhrases,
                                .foretold = QT_TRANSLATE_NOOP("twod6", "an attack on one target"),
                                .joined = joinedWords(),
                                .sheet = &sheetTable()};
        sayFields(all);
        saySteps(all);
        return all;
    }();
    return kPhrases;
}

}  // namespace hitspread::twod6
