#include "text/phrases.h"

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
constexpr Phrase kSections[]{HS_SAY("duel", "Duel"), HS_SAY("harm", "Harm"), HS_SAY("effect", "Effect")};

constexpr Phrase kQuantities[]{
    HS_SAY("duel.rollA", "Die of side A"), HS_SAY("duel.rollB", "Die of side B"),
    HS_SAY("duel.ratingA", "Rating of side A"), HS_SAY("duel.ratingB", "Rating of side B"),
    HS_SAY("duel.roundedA", "Half a step for rounding, side A"), HS_SAY("duel.roundedB", "Half a step for rounding, side B"),
    HS_SAY("duel.targetA", "Number needed by side A"), HS_SAY("duel.targetB", "Number needed by side B"),
    HS_SAY("duel.hitA", "Side A hits"), HS_SAY("duel.hitB", "Side B hits"), HS_SAY("duel.doubles", "Doubles, both hit"),
    HS_SAY("duel.shareA", "Harm done by side A"),
    HS_SAY("duel.shareB", "Harm done by side B"),
    HS_SAY("harm.locationA", "Where side A hits"), HS_SAY("harm.locationB", "Where side B hits"),
    HS_SAY("harm.diceA", "Weapon dice and bonus, side A"), HS_SAY("harm.diceB", "Weapon dice and bonus, side B"),
    HS_SAY("harm.placedA", "Times the location, in halves, side A"), HS_SAY("harm.placedB", "Times the location, in halves, side B"),
    HS_SAY("harm.halvedA", "Times the share, in quarters, side A"), HS_SAY("harm.halvedB", "Times the share, in quarters, side B"),
    HS_SAY("harm.raisedA", "Half a step for rounding, side A"), HS_SAY("harm.raisedB", "Half a step for rounding, side B"),
    HS_SAY("harm.roundedA", "Rounded, side A"), HS_SAY("harm.roundedB", "Rounded, side B"),
    HS_SAY("harm.armourA", "Less armour, side A"), HS_SAY("harm.armourB", "Less armour, side B"),
    HS_SAY("harm.damageA", "Damage done by side A"), HS_SAY("harm.damageB", "Damage done by side B"),
    HS_SAY("effect.healthA", "Health of side A"), HS_SAY("effect.healthB", "Health of side B"),
    HS_SAY("effect.outA", "Side A is out of the fight"), HS_SAY("effect.outB", "Side B is out of the fight"),
};

constexpr Phrase kQuestions[]{
    HS_SAY("duel.dieA", "Roll of the duel"), HS_SAY("duel.dieB", "Roll of the duel"),
    HS_SAY("duel.locationA", "Where does the blow land?"), HS_SAY("duel.locationB", "Where does the blow land?"),
    HS_SAY("duel.damageA", "Damage of the blow"), HS_SAY("duel.damageB", "Damage of the blow"),
};

constexpr Phrase kDice[]{HS_SAY("sideA", "Die"), HS_SAY("sideB", "Die"), HS_SAY("location", "Location")};

constexpr Phrase kRefusals[]{
    HS_SAY("duelsOff", "duels are switched off in this fight; switch them on, or attack in turn"),
    HS_SAY("nobodyThere", "a duel needs somebody on each side; choose both duellists"),
    HS_SAY("unequalSides", "a duel needs as many on one side as on the other, here %2 against %1; leave somebody out or add one"),
    HS_SAY("outOfTheFight", "a duellist is out of the fight already; choose another one"),
};

constexpr Phrase kLocationPhrases[]{
    HS_SAY("head", "Head"), HS_SAY("chest", "Chest"), HS_SAY("abdomen", "Abdomen"), HS_SAY("rightArm", "Right arm"),
    HS_SAY("leftArm", "Left arm"), HS_SAY("rightLeg", "Right leg"), HS_SAY("leftLeg", "Left leg"),
};

constexpr Phrase kValues[]{
    HS_SAY("duel.shareA=0", "none"), HS_SAY("duel.shareA=1", "half"), HS_SAY("duel.shareA=2", "full"),
    HS_SAY("duel.shareB=0", "none"), HS_SAY("duel.shareB=1", "half"), HS_SAY("duel.shareB=2", "full"),
};

constexpr Phrase kFields[]{
    HS_SAY("healthLost", "Health lost"), HS_SAY("switches.duel", "Duels"), HS_SAY("duel.hit", "A roll equal to the number"),
    HS_SAY("hitLocations", "Hit location table"), HS_SAY("hitLocations.location", "Location"), HS_SAY("hitLocations.damageHalves", "Damage (halves)"),
};

constexpr Phrase kChoices[]{
    HS_SAY("duel.off", "Not allowed"), HS_SAY("duel.on", "Allowed"), HS_SAY("duel.hit.atOrUnder", "Hits"), HS_SAY("duel.hit.strictlyUnder", "Misses"),
};

constexpr Phrase kExplanations[]{
    HS_SAY("duel", "The optional rule: a shootout is decided by one roll of each side at the same moment."),
    HS_SAY("duel.hit", "Whether a duellist hits who rolls exactly the number needed, or only one who rolls less."),
    HS_SAY("hitLocations", "Where a hit lands by a roll of d100, and how many halves of the damage it does there: 2 is as rolled, 4 doubles, 1 halves."),
};

constexpr Phrase kActions[]{HS_SAY("duel", "Duel")};
// clang-format on

#undef HS_SAY

}  // namespace

const text::SystemPhrases& phrases()
{
    static constexpr text::SystemPhrases kPhrases{.system = "percentile",
                                                  .name = QT_TRANSLATE_NOOP("percentile", "Percentile"),
                                                  .context = "percentile",
                                                  .sections = kSections,
                                                  .quantities = kQuantities,
                                                  .values = kValues,
                                                  .questions = kQuestions,
                                                  .dice = kDice,
                                                  .locations = kLocationPhrases,
                                                  .refusals = kRefusals,
                                                  .actions = kActions,
                                                  .fields = kFields,
                                                  .choices = kChoices,
                                                  .explanations = kExplanations};
    return kPhrases;
}

}  // namespace hitspread::percentile
