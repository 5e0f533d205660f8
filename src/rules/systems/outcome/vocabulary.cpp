#include "rules/systems/outcome/vocabulary.h"

#include <iterator>

namespace hitspread::outcome {

namespace {

constexpr QuantityWord kQuantities[]{
#define HS_ROLL(prefix, id)                                                                                            \
    {id ".die"}, {id ".critical", Reading::Truth}, {id ".failure", Reading::Truth}, {id ".counts"}, {id ".skill"},     \
        {id ".wounds"}, {id ".actions"}, {id ".modifier"}, {id ".total"},
#define HS_QUANTITY(enumerator, id, reading) {id, Reading::reading},
#include "rules/systems/outcome/quantities.inc"
#undef HS_ROLL
#undef HS_QUANTITY
};

constexpr QuestionWord kQuestions[]{
    {"attack.dice", Presentation::Dice, {}},      {"defence.dice", Presentation::Dice, {}},
    {"defence.dodge", Presentation::Boxes, {}},   {"defence.parry", Presentation::Boxes, {}},
    {"resist.physique", Presentation::Boxes, {}}, {"resist.unarmed", Presentation::Boxes, {}},
    {"attack.beyond", Presentation::Boxes, {}},   {"defence.beyond", Presentation::Boxes, {}},
    {"check.beyond", Presentation::Boxes, {}},    {"wound.dies", Presentation::Boxes, {}},
    {"check.dice", Presentation::Dice, {}},       {"initiative.dice", Presentation::Dice, {}},
    {"rollOff.dice", Presentation::Dice, {}},
};
static_assert(std::size(kQuestions) == static_cast<std::size_t>(Query::RollOffDice) + 1);

}  // namespace

std::span<const QuantityWord> quantities()
{
    return kQuantities;
}

std::span<const QuestionWord> questions()
{
    return kQuestions;
}

}  // namespace hitspread::outcome
