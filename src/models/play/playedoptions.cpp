#include "models/play/playedoptions.h"

#include "rules/core/declare/fieldname.h"
#include "rules/systems/registry.h"
#include "services/action/bodyclick.h"

namespace hitspread {

std::optional<FieldPath> PlayedOptions::path(const FieldName& name) const
{
    return path(name.part(), name.field());
}

std::optional<FieldPath> PlayedOptions::path(std::string_view part, std::string_view field) const
{
    return m_table.isReady ? m_table.input.path(part, field, m_table.view) : std::nullopt;
}

const FieldDeclaration& PlayedOptions::fieldAt(FieldPath path) const
{
    return declaration().parts[path.part].record->fields[path.place.field];
}

void PlayedOptions::set(FieldPath path, const LoggedValue& value)
{
    if (this->value(path) != value)
        put(path, value);
}

void PlayedOptions::reset(FieldPath path)
{
    put(path, std::nullopt);
}

void PlayedOptions::put(FieldPath path, const std::optional<LoggedValue>& value)
{
    const LoggedValue before = this->value(path);
    if (value && *value != m_table.input.usualAt(path))
        m_table.input.put(path, *value);
    else
        m_table.input.reset(path);
    m_table.renewAsked();
    if (before != this->value(path) && fieldAt(path).isNumeric())
        Q_EMIT m_table.numberSet(path, static_cast<std::int32_t>(std::get<std::int64_t>(before)), number(path));
}

void PlayedOptions::resetAll()
{
    m_table.input.resetAll(m_table.view);
    m_table.renew();
}

std::vector<FieldPath> PlayedOptions::forbidden() const
{
    const bool stands = !m_table.isReady || m_table.work.complaints().isEmpty();
    return stands ? std::vector<FieldPath>() : m_table.input.forbidden();
}

void PlayedOptions::viewTarget(std::size_t place)
{
    if (place == m_table.view || place >= targets().size())
        return;
    m_table.view = place;
    Q_EMIT m_table.changed();
}

std::optional<FieldPath> PlayedOptions::aimPath() const
{
    return m_table.isReady ? m_table.input.aimPath(m_table.view) : std::nullopt;
}

std::optional<Hex> PlayedOptions::aim() const
{
    const auto place = aimPath();
    if (!place)
        return std::nullopt;
    return bodyClickOf(declaration()).hexOf(number(*place), m_table.work.action().request.plan.get());
}

void PlayedOptions::setAim(Hex hex)
{
    const auto place = aimPath();
    const BodyClick click = place ? bodyClickOf(declaration()) : BodyClick();
    const auto value = place ? click.valueAt(hex, m_table.work.action().request.plan.get()) : std::nullopt;
    // A location that is called already is called no more: beside it there is "none".
    if (value && click.kind == BodyClick::Kind::Location && number(*place) == *value)
        reset(*place);
    else if (value)
        setNumber(*place, *value);
}

}  // namespace hitspread
