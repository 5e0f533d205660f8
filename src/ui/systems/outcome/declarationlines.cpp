#include "ui/systems/outcome/declarationlines.h"

#include "rules/core/input.h"
#include "rules/systems/outcome/declaration.h"
#include "rules/systems/outcome/system.h"
#include "text/fields.h"
#include "text/naming.h"

#include <array>

namespace hitspread::outcome {

namespace {

/// Against whom a plan is, as it is put there.
bool isAtSomebody(Plan plan)
{
    switch (plan) {
    case Plan::Strike:
    case Plan::Shoot:
    case Plan::Automatic:
    case Plan::Grapple:
    case Plan::Feint:
    case Plan::Aim: return true;
    default: return false;
    }
}

LineOffer lineOf(Plan plan, const Condition& condition)
{
    const FieldDeclaration& field = *declareOptionsRecord.find("plan");
    LineOffer line{text::choiceName(text::Naming::usual(system()), field, static_cast<std::size_t>(plan)),
                   {{"plan", static_cast<std::int32_t>(plan)}, {"planTimes", 1}}};
    if (plan == Plan::KeepHold)
        line.values.emplace_back("planWhom", condition.holding);
    else if (plan == Plan::BreakHold || (condition.heldBy != 0 && isAtSomebody(plan)))
        line.values.emplace_back("planWhom", condition.heldBy);
    else if (isAtSomebody(plan))
        line.whom = "planWhom";
    return line;
}

}  // namespace

std::vector<LineOffer> declarationLines(const Input& input, std::string_view count)
{
    const auto* declaration = input.as<Declare>();
    if (!declaration || count != "planCount")
        return {};
    const Condition& condition = declaration->condition;
    // One digit is for whatever is done about a hold.
    const Plan hold = condition.heldBy != 0 ? Plan::BreakHold : condition.holding != 0 ? Plan::KeepHold : Plan::Grapple;
    std::vector<LineOffer> lines;
    for (const Plan plan : {Plan::Strike, Plan::Shoot, Plan::Dodge, Plan::Parry, Plan::Move, Plan::Aim, hold,
                            Plan::Feint, Plan::Shield, Plan::Other, Plan::Automatic})
        lines.push_back(lineOf(plan, condition));
    if (hold != Plan::Grapple)
        lines.push_back(lineOf(Plan::Grapple, condition));
    return lines;
}

}  // namespace hitspread::outcome
