#include "models/systems/threed/threedchanges.h"

#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/split.h"
#include "text/labels.h"

#include <QCoreApplication>

namespace hitspread::threed {

namespace {

/// A character and his condition inside one input.
struct Body {
    const Character* character = nullptr;
    const Condition* condition = nullptr;
};

Body bodyIn(const System& system, const Input& input, const Change& change)
{
    const ActionDeclaration& action = system.actions()[system.actionOf(input)];
    const void* data = system.actionData(input);
    const PartDeclaration& part = action.parts[change.part];
    const PartDeclaration* owner = action.find(part.id.substr(0, part.id.rfind('.')));
    Body body;
    if (part.record == &conditionRecord)
        body.condition = static_cast<const Condition*>(part.peek(data, change.element));
    if (owner && owner->record == &characterRecord)
        body.character = static_cast<const Character*>(owner->peek(data, owner->many ? change.element : 0));
    return body;
}

struct Changes {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::Changes)
};

/// "Split Action, Rifle": what the part is made with is told by its rank (3D-TURN-09).
ChangeWords splitPart(const System& system, const Body& was, const Body& is, std::size_t part)
{
    const auto skill = [&](const Condition& condition) { return skillAt(*was.character, condition.splitSkill[part]); };
    const auto rank = [&](const Condition& condition) {
        return skill(condition).empty() ? QStringLiteral("–") : text::number(condition.splitRank[part]);
    };
    const std::string_view name = skill(*is.condition).empty() ? skill(*was.condition) : skill(*is.condition);
    return {Changes::tr("Split Action, %1").arg(text::rankName(system, name)), rank(*was.condition),
            rank(*is.condition)};
}

ChangeWords left(const QString& what, int before, int after, int most)
{
    return {what, text::number(before), Changes::tr("%1 of %2").arg(text::number(after)).arg(most)};
}

}  // namespace

std::optional<ChangeWords> changeWords(const ActionRecord& action, const Change& change, const Input& after)
{
    const System& system = systemOf(action.request.input);
    const Body was = bodyIn(system, action.request.input, change);
    const Body is = bodyIn(system, after, change);
    if (!was.character || !was.condition || !is.condition)
        return std::nullopt;
    const std::string_view field = conditionRecord.fields[change.field].id;
    // Whose shots count already, and what a rank is one of; how many there are and which rank are other fields.
    if (field == "shooterMarks" || field == "splitSkill")
        return ChangeWords{};
    if (field == "splitRank")
        return splitPart(system, was, is, change.index);
    if (field == "damage" || field == "bruises") {
        const auto hits = [&](const Condition& condition) {
            return was.character->hitsMax[change.index] - condition.damage[change.index]
                - condition.bruises[change.index];
        };
        return left(text::location(system, kLocationIds[change.index]), hits(*was.condition), hits(*is.condition),
                    was.character->hitsMax[change.index]);
    }
    if (field == "standardTotal" || field == "bruisingTotal") {
        const auto incap = [&](const Condition& condition) {
            return was.character->incapMax - condition.standardTotal - condition.bruisingTotal;
        };
        return left(Changes::tr("Incap"), incap(*was.condition), incap(*is.condition), was.character->incapMax);
    }
    return std::nullopt;
}

}  // namespace hitspread::threed
