#include "storage/fightfile/lognumbers.h"

#include "rules/core/time/lasting.h"
#include "rules/systems/registry.h"
#include "services/library/rowvalue.h"
#include "storage/sqlite/text.h"

#include <QJsonDocument>

#include <utility>

namespace hitspread::storage {

std::string compactText(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

/// Whether a field of a state says who or what is meant.
std::optional<RecordKind> LogNumbers::namedBy(RecordKind kind, std::string_view field) const
{
    const System* system = findSystem(m_system);
    const RecordDeclaration* declaration = kind == RecordKind::Lasting ? &lastingRecord
        : system                                                       ? system->record(kind)
                                                                       : nullptr;
    const FieldDeclaration* declared = declaration ? declaration->find(field) : nullptr;
    return declared ? declared->names : std::nullopt;
}

void LogNumbers::renumber(LoggedChange& change) const
{
    const RecordRef was = change.record;
    change.record.id = m_numbers.of(fightrows::rowOf(was));
    const RecordId partner = was.kind == RecordKind::Condition ? rowvalue::distancePartner(change.field) : 0;
    if (partner != 0)
        change.field = rowvalue::distanceField(m_numbers.of({RecordKind::Condition, partner}));
    const bool isLoad = was.kind == RecordKind::WeaponState && change.field == "ammunition";
    const std::optional<RecordKind> names = namedBy(was.kind, change.field);
    for (LoggedValue* value : {&change.before, &change.after}) {
        // A saved search names nobody.
        if (change.field.empty() && was.kind != RecordKind::SavedSearch && std::holds_alternative<std::string>(*value))
            *value = compactText(fightrows::renumbered(was.kind, objectOf(std::get<std::string>(*value)), m_numbers));
        if (const auto* load = std::get_if<std::int64_t>(value); load && isLoad && *load != 0)
            *value = std::int64_t{m_numbers.of({RecordKind::Ammunition, *load})};
        if (const auto* named = std::get_if<std::int64_t>(value); named && names && *named != 0)
            *value = std::int64_t{m_numbers.of({*names, *named})};
    }
}

std::int32_t LogNumbers::renumbered(RecordKind kind, std::int32_t number) const
{
    const RecordId now = number == 0 ? 0 : m_numbers.of({kind, number});
    return std::in_range<std::int32_t>(now) ? static_cast<std::int32_t>(now) : 0;
}

void LogNumbers::renumberNames(Input& input) const
{
    for (const PartDeclaration& part : input.action().parts) {
        for (const FieldDeclaration& field : part.record->fields) {
            for (std::size_t i = 0; field.names && i < part.count(input.data()); ++i) {
                void* record = part.at(input.data(), i);
                for (std::size_t element = 0; element < field.elementsIn(record); ++element)
                    field.setNumber(record, element, renumbered(*field.names, field.number(record, element)));
            }
        }
    }
}

ActionRecord LogNumbers::renumbered(ActionRecord action) const
{
    const auto person = [this](RecordId id) { return id == 0 ? 0 : m_numbers.of({RecordKind::Condition, id}); };
    for (BoundPart& bound : action.bindings)
        bound.record.id = m_numbers.of({fightrows::rowOf(bound.record).kind, bound.record.id});
    for (NamedPerson& one : action.named)
        one.id = person(one.id);
    action.actor = person(action.actor);
    action.target = person(action.target);
    renumberNames(action.request.input);
    for (Adjustment& adjustment : action.adjustments) {
        const PartDeclaration& part = declarationOf(action).parts[adjustment.part];
        const std::optional<RecordKind> names = part.record->fields[adjustment.field].names;
        for (std::int32_t* number : {&adjustment.before, &adjustment.after})
            *number = names ? renumbered(*names, *number) : *number;
    }
    for (Change& change : action.findings.changes) {
        const PartDeclaration& part = declarationOf(action).parts[change.part];
        const std::optional<RecordKind> names = part.record->fields[change.field].names;
        for (std::int32_t* number : {&change.before, &change.after})
            *number = names ? renumbered(*names, *number) : *number;
    }
    return action;
}

LogEntry LogNumbers::renumbered(LogEntry entry) const
{
    for (LoggedChange& change : entry.changes)
        renumber(change);
    if (entry.action)
        entry.action = std::make_shared<const ActionRecord>(renumbered(*entry.action));
    return entry;
}

}  // namespace hitspread::storage
