#include "models/play/changedoptions.h"

#include "models/play/actionproblems.h"
#include "rules/core/system.h"
#include "rules/systems/registry.h"
#include "services/library/recordvalues.h"

#include <algorithm>
#include <set>

namespace hitspread {

namespace {

std::size_t standsAgainst(const ActionRecord& action)
{
    ActionProblems complaints;
    complaints.collect(action);
    return static_cast<std::size_t>(complaints.all().size());
}

std::string_view lastWord(std::string_view id)
{
    return id.substr(id.rfind('.') + 1);
}

}  // namespace

LoggedValue valueAt(const ActionRecord& action, FieldPath path)
{
    const PartDeclaration& part = declarationOf(action).parts[path.part];
    return valueOf(part.record->fields[path.place.field], part.peek(action.request.input.data(), path.element),
                   path.place.element);
}

void putValue(ActionRecord& action, FieldPath path, const LoggedValue& value)
{
    const PartDeclaration& part = declarationOf(action).parts[path.part];
    const auto [field, element] = path.place;
    if (const auto* number = std::get_if<std::int64_t>(&value); number && part.role != Role::Declared)
        adjust(action, path.part, path.element, field, element, static_cast<std::int32_t>(*number));
    else
        setValue(part.record->fields[field], part.at(action.request.input.data(), path.element), element, value);
}

void ChangedOptions::clear()
{
    m_values.clear();
    m_aside.clear();
}

std::vector<ValuePlace> ChangedOptions::declared(const ActionDeclaration& action) const
{
    std::vector<ValuePlace> places;
    for (const auto& [path, value] : m_values) {
        if (action.parts[path.part].role == Role::Declared)
            places.push_back(
                {path.part, path.element, path.place.field, static_cast<std::uint16_t>(path.place.element)});
    }
    return places;
}

void ChangedOptions::applyTo(ActionRecord& action) const
{
    for (const auto& [path, value] : m_values) {
        if (path.element < declarationOf(action).parts[path.part].count(action.request.input.data()))
            putValue(action, path, value);
    }
}

ChangedOptions::Named ChangedOptions::named(const ActionDeclaration& action, const Targets& targets, FieldPath path,
                                            const LoggedValue& value)
{
    const PartDeclaration& part = action.parts[path.part];
    const auto [field, index] = path.place;
    Named result{
        std::string(part.id), part.role, 0, path.element, std::string(part.record->fields[field].id), index, value};
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
            // Of what is aimed at nobody it is the one there is.
            const bool isNobodys = targets.empty() && value.target == 0 && !isPerTarget(part);
            const auto at = std::ranges::find(targets, value.target);
            const auto target = static_cast<std::size_t>(at - targets.begin());
            if (!isNobodys && (at == targets.end() || (!isPerTarget(part) && target != 0)))
                return std::nullopt;
            element = isPerTarget(part) ? target : 0;
        }
        return FieldPath{static_cast<std::uint8_t>(index), static_cast<std::uint16_t>(element), {*field, value.index}};
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

void ChangedOptions::carryOver(const ActionDeclaration& before, const Targets& from, const ActionRecord& next)
{
    const ActionDeclaration& after = declarationOf(next);
    const Targets to = targetsOf(next);
    std::vector<Named> all = std::move(m_aside);
    const std::size_t waited = all.size();
    for (const auto& [path, value] : m_values)
        all.push_back(named(before, from, path, value));
    m_values.clear();
    m_aside.clear();
    std::set<FieldPath> isNew;
    // What is in force comes last and wins over what waited for the same place.
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto path = placeOf(after, to, all[i]);
        if (!path) {
            m_aside.push_back(std::move(all[i]));
            continue;
        }
        m_values[*path] = std::move(all[i].value);
        if (i < waited || &before != &after)
            isNew.insert(*path);
        else
            isNew.erase(*path);
    }
    for (const FieldPath path : isNew) {
        if (!isForbidden(next, path))
            continue;
        m_aside.push_back(named(after, to, path, m_values.at(path)));
        m_values.erase(path);
    }
}

bool ChangedOptions::isForbidden(const ActionRecord& pristine, FieldPath path) const
{
    const FieldDeclaration& field = declarationOf(pristine).parts[path.part].record->fields[path.place.field];
    if (field.kind != FieldKind::Choice && field.kind != FieldKind::Flag)
        return false;
    ActionRecord with = pristine;
    applyTo(with);
    const std::size_t all = standsAgainst(with);
    if (all == 0)
        return false;
    ChangedOptions others = *this;
    others.remove(path);
    ActionRecord without = pristine;
    others.applyTo(without);
    return standsAgainst(without) < all;
}

std::vector<FieldPath> ChangedOptions::forbidden(const ActionRecord& pristine) const
{
    std::vector<FieldPath> found;
    for (const auto& [path, value] : m_values) {
        if (isForbidden(pristine, path))
            found.push_back(path);
    }
    return found;
}

}  // namespace hitspread
