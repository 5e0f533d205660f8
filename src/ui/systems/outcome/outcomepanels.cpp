#include "ui/systems/outcome/outcomepanels.h"

#include "rules/core/input.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/checkaction.h"
#include "rules/systems/outcome/declaration.h"
#include "rules/systems/outcome/system.h"
#include "text/fields.h"
#include "text/naming.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/exchangedialog.h"

#include <QCoreApplication>

#include <array>

namespace hitspread::outcome {

const AttackPanels& attackPanels();

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

/// What somebody declares most: at whom he looks where it is an attack, against whoever comes where it is a defence.
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

struct PanelWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::PanelWords)
};

PrimaryAttack attackOnBody()
{
    return {Attack::kAction.id, PanelWords::tr("&Attack"), PanelWords::tr("Attack %1"), QKeySequence(Qt::Key_F),
            Icon::Melee};
}

/// What something else is done with: what everybody has, and his own skills (OUT-12).
std::optional<FieldChoices> offerIn(const Input& input, std::string_view field)
{
    const auto* test = input.as<Test>();
    if (!test || field != "skill")
        return std::nullopt;
    const Character& who = test->character;
    FieldChoices offer;
    for (const std::string_view name : kUsualSkills)
        offer.names.emplace_back(name, ratingOf(who, name));
    for (const auto& [name, rating] : who.skills.entries)
        offer.names.emplace_back(name, rating);
    return offer;
}

}  // namespace

const AttackPanels& attackPanels()
{
    static const AttackPanels panels{.system = "outcome",
                                     .primary = attackOnBody,
                                     .windows = {{"outcomeAttack", &makeExchange<attackExchange>},
                                                 {"outcomeGrapple", &makeExchange<grappleExchange>},
                                                 {"outcomeBreakHold", &makeExchange<breakExchange>},
                                                 {"outcomeFeint", &makeExchange<feintExchange>}},
                                     .actions = actionsOf,
                                     .offerFor = offerIn,
                                     .linesFor = declarationLines};
    return panels;
}

}  // namespace hitspread::outcome
