#include "models/play/presetaction.h"

#include "services/action/bodyclick.h"

#include <algorithm>
#include <utility>

namespace hitspread {

void PresetAction::clear()
{
    m_options.clear();
    m_targets.clear();
    m_isWaiting = false;
}

void PresetAction::begin(ActionRecord preset, const Beginning& beginning, std::size_t view, bool mayCarryOver)
{
    const bool isSame = m_preset.actor == preset.actor && m_preset.target == preset.target;
    bind(std::move(preset), mayCarryOver && isSame);
    const BodyClick click = bodyClickOf(declarationOf(m_preset));
    const auto value = beginning.aim ? click.valueAt(*beginning.aim, m_preset.request.plan.get()) : std::nullopt;
    if (const auto place = aimPath(view); value && place)
        m_options.put(*place, std::int64_t{*value});
    for (const ActionSetting& setting : beginning.settings) {
        const auto place = path(setting.part, setting.field, view);
        if (place && valueAt(m_preset, *place) == LoggedValue(std::int64_t{setting.value}))
            m_options.remove(*place);
        else if (place)
            m_options.put(*place, std::int64_t{setting.value});
    }
}

void PresetAction::resetAll(std::size_t view)
{
    const auto place = aimPath(view);
    const auto kept = place ? std::optional(valueAt(changed(), *place)) : std::nullopt;
    m_options.clear();
    if (kept)
        m_options.put(*place, *kept);
}

std::optional<FieldPath> PresetAction::path(std::string_view partId, std::string_view fieldId, std::size_t view) const
{
    const auto parts = declarationOf(m_preset).parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto field = parts[i].id == partId ? parts[i].record->indexOf(fieldId) : std::nullopt;
        if (!field)
            continue;
        const std::size_t count = parts[i].count(m_preset.request.input.data());
        if (count == 0)
            return std::nullopt;
        const bool perTarget = parts[i].many && !parts[i].isInner() && parts[i].role != Role::Actor;
        return FieldPath{static_cast<std::uint8_t>(i),
                         static_cast<std::uint16_t>(perTarget ? std::min(view, count - 1) : 0),
                         {*field, 0}};
    }
    return std::nullopt;
}

std::optional<FieldPath> PresetAction::aimPath(std::size_t view) const
{
    const BodyClick click = bodyClickOf(declarationOf(m_preset));
    return click.field ? path(click.part->id, click.field->id, view) : std::nullopt;
}

void PresetAction::bind(ActionRecord preset, bool carriesOver)
{
    std::vector<RecordId> targets = targetsOf(preset);
    if (carriesOver)
        m_options.carryOver(declarationOf(m_preset), m_targets, preset);
    else
        m_options.clear();
    m_preset = std::move(preset);
    m_targets = std::move(targets);
    m_isWaiting = false;
}

void PresetAction::resume(ActionRecord waiting)
{
    m_options.clear();
    m_targets = targetsOf(waiting);
    m_preset = std::move(waiting);
    m_preset.findings.clear();
    m_isWaiting = true;
}

ActionRecord PresetAction::applied(const ChangedOptions& options) const
{
    ActionRecord action = m_preset;
    options.applyTo(action);
    if (action.request.input.follow())
        options.applyTo(action);
    return action;
}

LoggedValue PresetAction::usualAt(FieldPath path) const
{
    ChangedOptions others = m_options;
    others.remove(path);
    return valueAt(applied(others), path);
}

ActionRecord PresetAction::changed() const
{
    ActionRecord action = applied(m_options);
    // Of one that waits it is told apart later: until then what was noted stands.
    if (!m_isWaiting)
        action.said = m_options.declared(declarationOf(action));
    return action;
}

void PresetAction::tellApart(const ActionRecord& anew)
{
    for (const ValuePlace& place : ownPlaces(m_preset, anew)) {
        const FieldPath path{place.part, place.element, {place.field, place.index}};
        if (!m_options.contains(path))
            m_options.put(path, valueAt(m_preset, path));
    }
}

Likeness PresetAction::bindAnew(ActionRecord anew)
{
    const ActionRecord before = changed();
    const bool isTold = std::exchange(m_isWaiting, false);
    if (isTold)
        tellApart(anew);
    bind(std::move(anew), true);
    const ActionRecord now = changed();
    const Likeness likeness = likenessOf(before, now);
    return isTold && likeness == Likeness::Same ? Likeness::Values : likeness;
}

}  // namespace hitspread
