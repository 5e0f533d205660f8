#include "services/action/actionrecord.h"

#include "rules/core/trace/changed.h"
#include "rules/systems/registry.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"

#include <algorithm>
#include <set>

namespace hitspread {

const ActionDeclaration& declarationOf(const ActionRecord& action)
{
    return action.request.input.action();
}

void adjust(ActionRecord& action, std::size_t part, std::size_t element, std::uint16_t field, std::size_t index,
            std::int32_t value)
{
    const PartDeclaration& declaration = declarationOf(action).parts[part];
    const FieldDeclaration& which = declaration.record->fields[field];
    void* data = action.request.input.data();
    // An action out of a file may tell of more than there are.
    if (element >= declaration.count(data))
        throw Failure(ProblemCode::OutOfDate, {SiteKind::Place, declaration.id});
    void* record = declaration.at(data, element);
    const std::int32_t present = which.number(record, index);
    if (present == value)
        return;
    which.setNumber(record, index, value);

    Adjustment fresh;
    fresh.part = static_cast<std::uint8_t>(part);
    fresh.element = static_cast<std::uint16_t>(element);
    fresh.field = field;
    fresh.index = static_cast<std::uint16_t>(index);
    fresh.before = present;
    fresh.after = value;
    const auto noted = std::ranges::find_if(action.adjustments, [&](const Adjustment& known) {
        return known.part == fresh.part && known.element == fresh.element && known.field == fresh.field
            && known.index == fresh.index;
    });
    if (noted == action.adjustments.end())
        action.adjustments.push_back(fresh);
    else if (noted->before == value)
        action.adjustments.erase(noted);
    else
        noted->after = value;
}

std::string nameKept(const ActionRecord& action, RecordId who)
{
    const auto found = std::ranges::find(action.named, who, &NamedPerson::id);
    return found == action.named.end() ? std::string() : found->name;
}

void forgetUnnamed(ActionRecord& action)
{
    if (action.named.empty())
        return;
    std::set<RecordId> numbers;
    for (const Input& input : {action.request.input, changedBy(action.request.input, action.findings)}) {
        for (const PartDeclaration& part : input.action().parts) {
            for (std::size_t i = 0; i < part.count(input.data()); ++i) {
                const void* record = part.peek(input.data(), i);
                for (const FieldDeclaration& field : part.record->fields) {
                    for (std::size_t element = 0;
                         field.names == RecordKind::Condition && element < field.elementsIn(record); ++element)
                        numbers.insert(field.number(record, element));
                }
            }
        }
    }
    std::erase_if(action.named, [&numbers](const NamedPerson& one) { return !numbers.contains(one.id); });
}

namespace {

void putOnce(ActionRecord& action, const std::vector<ActionSetting>& settings)
{
    void* data = action.request.input.data();
    for (const ActionSetting& setting : settings) {
        const PartDeclaration* part = declarationOf(action).find(setting.part);
        const FieldDeclaration* field = part ? part->record->find(setting.field) : nullptr;
        if (!field || !field->isNumeric() || setting.element >= field->extent)
            refuse<Reason::NoSuchNumericField>(setting.part + "." + setting.field);
        if (part->count(data) > 0)
            field->setNumber(part->at(data, 0), setting.element, setting.value);
    }
}

}  // namespace

void put(ActionRecord& action, const std::vector<ActionSetting>& settings)
{
    putOnce(action, settings);
    if (!settings.empty() && action.request.input.follow())
        putOnce(action, settings);
}

RecordId& usedIn(ActionOrder& order, const PartDeclaration& part, std::size_t element)
{
    if (element > 0) {
        std::vector<RecordId>& others = part.role == Role::Target ? order.otherTargetWeapons : order.otherWeapons;
        others.resize(std::max(others.size(), element));
        return others[element - 1];
    }
    return part.role == Role::Target     ? order.targetWeapon
        : part.id.starts_with("offHand") ? order.offHandWeapon
                                         : order.weapon;
}

ActionOrder orderOf(const PendingAction& pending)
{
    const ActionRecord& action = pending.action;
    const System& system = action.request.input.system();
    const std::span<const PartDeclaration> parts = declarationOf(action).parts;
    ActionOrder order{
        .action = action.action, .encounter = pending.encounter, .actor = action.actor, .target = action.target};
    for (const BoundPart& bound : action.bindings) {
        const PartDeclaration& part = parts[bound.part];
        const RecordKind kind = bound.record.kind;
        if (kind == RecordKind::Condition && bound.element > 0 && part.role == Role::Target)
            order.otherTargets.push_back(bound.record.id);
        if (kind == RecordKind::Condition && bound.element > 0 && part.role == Role::Actor)
            order.otherActors.push_back(bound.record.id);
        // What somebody carries without using it is a list inside him.
        const bool isUsed = kind == RecordKind::WeaponState || kind == RecordKind::ItemState
            || kind == RecordKind::Lying;
        if (!isUsed || part.isInner())
            continue;
        usedIn(order, part, bound.element) = bound.record.id;
    }
    const void* data = action.request.input.data();
    const std::span<const AnyRecord> hands = system.bareHands();
    for (std::size_t i = 0; i < hands.size() && order.weapon == 0; ++i) {
        for (const PartDeclaration& part : parts) {
            const bool isHand = part.role == Role::Actor && part.record == &hands[i].declaration() && !part.many;
            if (isHand && differences({}, AnyRecord(*part.record, part.peek(data, 0)), hands[i]).empty())
                order.bareHand = i;
        }
    }
    return order;
}

}  // namespace hitspread
