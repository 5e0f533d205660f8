#include "rules/systems/twod6/vocabulary.h"

#include "rules/systems/twod6/character.h"

#include <array>
#include <iterator>

namespace hitspread::twod6 {

namespace {

constexpr QuantityWord kQuantities[]{
#define HS_ROLL(prefix, id) {id ".number"}, {id ".roll"}, {id ".success", Reading::Truth},
#define HS_QUANTITY(enumerator, id, reading) {id, Reading::reading},
#define HS_MODIFIER(enumerator, id, list) {id, Reading::Number, {list, list}},
#define HS_CHOICE(enumerator, id, choices, field) {id, Reading::Number, {}, choices, field},
#include "rules/systems/twod6/quantities.inc"
#undef HS_ROLL
#undef HS_QUANTITY
#undef HS_MODIFIER
#undef HS_CHOICE
};

constexpr std::array<std::string_view, 2> kProposalAnswers{"decline", "confirm"};

constexpr QuestionWord decision(std::string_view id, std::span<const std::string_view> options)
{
    return {id, Presentation::Boxes, {}, 1, options};
}

/// Dice that are told apart by their order.
constexpr DieWord kPlaceDice[]{{"row", DieTint::Aiming}, {"column", DieTint::Aiming}};
constexpr DieWord kScatterDice[]{{"direction", DieTint::Aiming}, {"distance", DieTint::Aiming}};

constexpr QuestionWord kQuestions[]{
    {"initiative.dice"},
    {"initiative.tie"},
    {"drawn.die"},
    {"attack.dice"},
    {"scatter.dice", Presentation::Dice, kScatterDice},
    decision("blast.within", kNoYes),
    {"burst.damage"},
    {"place.dice", Presentation::Dice, kPlaceDice},
    {"place.again", Presentation::Dice, kPlaceDice},
    {"aimed.critical", Presentation::Dice, kPlaceDice},
    {"damage.dice"},
    {"consciousness.dice"},
    decision("proposal.answer", kProposalAnswers),
    decision("fall.skill", kWrestlingSkills),
    {"fall.dice"},
    decision("escape.skill", kWrestlingSkills),
    {"escape.dice"},
    {"save.dice"},
    {"wake.dice"},
    {"medtech.dice"},
    {"surgery.harm"},
    {"recovery.dice"},
    {"reopen.dice"},
};
static_assert(std::size(kQuestions) == static_cast<std::size_t>(Query::ReopenDice) + 1);

}  // namespace

SystemWords words()
{
    static constexpr auto kIds = std::to_array<std::string_view>({
#define HS_REFUSAL(enumerator, id) id,
#include "rules/systems/twod6/refusals.inc"
#undef HS_REFUSAL
    });
    return {.quantities = kQuantities, .questions = kQuestions, .refusals = kIds};
}

}  // namespace hitspread::twod6
