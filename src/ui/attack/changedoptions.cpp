#include "ui/attack/changedoptions.h"

#include "rules/core/system.h"
#include "rules/systems/registry.h"

#include <algorithm>

namespace hitspread {

namespace {

/// Whether a part has one element for each target.
bool isPerTarget(const PartDeclaration& part)
{
    return part.many && !part.isInner() && (part.role == Role::Target || part.role == Role::Declared);
}

std::string_view lastWord(std::string_view id)
{
    return id.substr(id.rfind('.') + 1);
}

}  // namespace

OptionValue valueAt(const ActionRecord& action, FieldPath path)
{
    const PartDeclaration& part = declarationOf(action).parts[path.part];
    const FieldDeclaration& field = part.record->fields[path.field];
    const void* record = part.peek(action.request.input.data(), path.element);
    switch (field.kind) {
    case FieldKind::RankList: return field.ranks(record);
    case FieldKind::Text: return field.text(record);
    default: return field.number(record, path.index);
    }
}

void putNumber(ActionRecord& action, FieldPath path, std::int32_t value)
{
    const PartDeclaration& part = action.request.input.action().parts[path.part];
    if (part.role == Role::Declared)
        part.record->fields[path.field].setNumber(part.at(action.request.input.data(), path.element), path.index,
                                                  value);
    else
        adjust(action, path.part, path.element, path.field, path.index, value);
}

void ChangedOptions::clear()
{
    m_values.clear();
    m_aside.clear();
}

void ChangedOptions::applyTo(ActionRecord& action) const
{
    const ActionDeclaration& declaration = action.request.input.action();
    void* data = action.request.input.data();
    for (const auto& [path, value] : m_values) {
        const PartDeclaration& part = declaration.parts[path.part];
        if (path.element >= part.count(data))
            continue;
        if (const auto* ranks = std::get_if<Ranks>(&value))
            part.record->fields[path.field].setRanks(part.at(data, path.element), *ranks);
        else if (const auto* text = std::get_if<std::string>(&value))
            part.record->fields[path.field].setText(part.at(data, path.element), *text);
        else
            putNumber(action, path, std::get<std::int32_t>(value));
    }
}

ChangedOptions::Named ChangedOptions::named(const ActionDeclaration& action, const Targets& targets, FieldPath path,
                                            const OptionValue& value)
{
    const PartDeclaration& part = action.parts[path.part];
    Named result{std::string(part.id), part.role, 0, path.element, std::string(part.record->fields[path.field].id),
                 path.index,           value};
    if (part.role == Role::Target || part.role == Role::Declared) {
        const std::size_t place = isPerTarget(part) ? path.element : 0;
        result.target = place < targets.size() ? targets[place] : 0;
    }
    return result;
}

std::optional<FieldPath> ChangedOptions::placeOf(const ActionDeclaration& action, const Targets& targets,
                                                 const Named& value)
{
    const auto place = [&](std::size_t index) -> std::optional<FieldPath> {
        const PartDeclaration& part = action.parts[index];
        const auto field = part.record->indexOf(value.field);
        if (!field || part.role != value.role)
            return std::nullopt;
        std::size_t element = value.element;
        if (part.role == Role::Target || part.role == Role::Declared) {
            const auto at = std::ranges::find(targets, value.target);
            const auto target = static_cast<std::size_t>(at - targets.begin());
            if (at == targets.end() || (!isPerTarget(part) && target != 0))
                return std::nullopt;
            element = isPerTarget(part) ? target : 0;
        }
        return FieldPath{static_cast<std::uint8_t>(index), static_cast<std::uint16_t>(element), *field, value.index};
    };
    for (std::size_t i = 0; i < action.parts.size(); ++i) {
        if (action.parts[i].id == value.part) {
            if (const auto found = place(i))
                return found;
        }
    }
    // "options" of one target are "targets.options" of several, "target.condition" is "targets.condition"; a weapon's are its own.
    if (value.role == Role::Actor || value.role == Role::Rules)
        return std::nullopt;
    for (std::size_t i = 0; i < action.parts.size(); ++i) {
        if (lastWord(action.parts[i].id) == lastWord(value.part)) {
            if (const auto found = place(i))
                return found;
        }
    }
    return std::nullopt;
}

void ChangedOptions::carryOver(const ActionDeclaration& before, const Targets& from, const ActionDeclaration& after,
                               const Targets& to)
{
    std::vector<Named> all = std::move(m_aside);
    for (const auto& [path, value] : m_values)
        all.push_back(named(before, from, path, value));
    m_values.clear();
    m_aside.clear();
    // What is in force comes last and wins over what waited for the same place.
    for (Named& value : all) {
        if (const auto path = placeOf(after, to, value))
            m_values[*path] = std::move(value.value);
        else
            m_aside.push_back(std::move(value));
    }
}

}  // namespace hitspread
