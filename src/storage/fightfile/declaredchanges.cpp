#include "storage/fightfile/declaredchanges.h"

#include "formats/codec/actioncodec.h"
#include "rules/systems/registry.h"
#include "services/library/possessions.h"
#include "services/library/recordvalues.h"
#include "services/library/rowvalue.h"
#include "services/refusal/problem.h"
#include "storage/fightfile/fightrows.h"
#include "storage/library/recordtable.h"
#include "storage/log/snapshots.h"
#include "storage/sqlite/text.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace hitspread::storage {

namespace {

using Fault = std::optional<DeclaredFault>;

bool isOfLibrary(RecordKind kind)
{
    return std::ranges::find(libraryTables(), kind, &RecordTable::kind) != libraryTables().end();
}

RecordKind itemKindOf(const QJsonObject& possession)
{
    return formats::kindFromText(possession[QStringLiteral("kind")].toString().toStdString(), "possession");
}

/// The possessions in a row, and the one that a row is.
QList<QJsonObject> thingsIn(RecordKind kind, const QJsonObject& row)
{
    if (kind == RecordKind::Possession)
        return {row[QStringLiteral("possession")].toObject()};
    QList<QJsonObject> all;
    for (const QJsonValue& thing : row[QStringLiteral("possessions")].toArray())
        all.append(thing.toObject());
    return all;
}

/// What a Failure says of a row.
Cause causeIn(const Problem& problem)
{
    return because<Reason::InRow>(
        problem.where, problem.causes.empty() ? because<Reason::FightPartMissing>() : problem.causes.front());
}

/// The fault of one value of one field, if it has one.
std::optional<std::int32_t> faultIn(const RecordDeclaration& declaration, const FieldDeclaration& field,
                                    std::size_t element, const LoggedValue& value)
{
    AnyRecord record(declaration);
    setValue(field, record.data(), element, value);
    RecordDeclaration alone = declaration;
    alone.fields = {&field, 1};
    const std::vector<FieldFault> faults = faultsOf(alone, record.data());
    if (faults.empty())
        return std::nullopt;
    return faults.front().value;
}

}  // namespace

bool DeclaredChanges::isKeptWhole(RecordKind kind)
{
    return isOfLibrary(kind) || kind == RecordKind::Condition || kind == RecordKind::Possession
        || kind == RecordKind::SavedSearch;
}

void DeclaredChanges::knowPossession(RecordId id, const std::string& system, RecordKind item, bool lies)
{
    m_things[id] = {system, lies ? RecordKind::Lying : stateKindOf(item)};
}

void DeclaredChanges::knowRow(RecordRef row, const QJsonObject& object)
{
    const std::string system = object[QStringLiteral("system")].toString().toStdString();
    for (const QJsonObject& thing : thingsIn(row.kind, object))
        knowPossession(thing[QStringLiteral("id")].toInteger(), system, itemKindOf(thing),
                       thing[QStringLiteral("encounter")].toInteger() != 0);
    if (row.kind != RecordKind::Possession)
        know(row, system);
}

bool DeclaredChanges::knows(RecordRef row) const
{
    return row.kind == RecordKind::Possession ? m_things.contains(row.id) : m_rows.contains(row);
}

const std::string& DeclaredChanges::systemOf(RecordRef record) const
{
    const RecordRef row = fightrows::rowOf(record);
    return row.kind == RecordKind::Possession ? m_things.at(row.id).system : m_rows.at(row);
}

Fault DeclaredChanges::faultOf(const LoggedChange& change) const
{
    const RecordRef row = fightrows::rowOf(change.record);
    if (change.record.kind == RecordKind::Options)
        return DeclaredFault{QStringLiteral("kind"), because<Reason::KindNotKept>()};
    if (!knows(row))
        return DeclaredFault{QStringLiteral("id"), because<Reason::NoSuchRecord>()};
    if (row != change.record && m_things.at(row.id).state != change.record.kind)
        return DeclaredFault{QStringLiteral("kind"), because<Reason::RecordOfAnotherKind>()};
    return change.field.empty() ? faultOfWhole(change) : faultOfValues(change);
}

Fault DeclaredChanges::faultOfWhole(const LoggedChange& change) const
{
    if (!isKeptWhole(change.record.kind))
        return DeclaredFault{QStringLiteral("field"), because<Reason::FightPartMissing>()};
    const bool wasThere = !std::holds_alternative<std::monostate>(change.before);
    const bool isThere = !std::holds_alternative<std::monostate>(change.after);
    // A combatant comes or goes; other rows are also replaced.
    if (change.element != 0 || (!wasThere && !isThere)
        || (wasThere && isThere && change.record.kind == RecordKind::Condition))
        return DeclaredFault{QStringLiteral("after"), because<Reason::LoggedValueUnfit>()};
    for (const auto& [member, value] :
         {std::pair{QStringLiteral("before"), &change.before}, std::pair{QStringLiteral("after"), &change.after}}) {
        if (std::holds_alternative<std::monostate>(*value))
            continue;
        const auto* text = std::get_if<std::string>(value);
        if (!text)
            return DeclaredFault{member, because<Reason::LoggedValueUnfit>()};
        if (const Fault fault = faultOfRow(change.record, objectOf(*text)))
            return DeclaredFault{member, because<Reason::InRow>(Site(SiteKind::Place, fault->member), fault->what)};
    }
    return std::nullopt;
}

Fault DeclaredChanges::faultOfValues(const LoggedChange& change) const
{
    const RecordKind kind = change.record.kind;
    const bool isBeside = isOfLibrary(kind) && isKeptBeside(change.field);
    const bool isOfRow = rowvalue::isOne(change.record, change.field) || isBeside;
    if (!isOfRow) {
        const System* system = findSystem(systemOf(change.record));
        const RecordDeclaration* declaration = system ? system->record(kind) : nullptr;
        const FieldDeclaration* field = declaration ? declaration->find(change.field) : nullptr;
        if (!field)
            return DeclaredFault{QStringLiteral("field"), because<Reason::NoSuchField>()};
        if (change.element >= field->extent)
            return DeclaredFault{QStringLiteral("element"), because<Reason::NoSuchElement>()};
    } else if (change.element != 0) {
        return DeclaredFault{QStringLiteral("element"), because<Reason::NoSuchElement>()};
    }
    const RecordId partner = kind == RecordKind::Condition ? rowvalue::distancePartner(change.field) : 0;
    if (change.field.starts_with("distance:") && kind == RecordKind::Condition
        && (partner == change.record.id || !knows({RecordKind::Condition, partner})))
        return DeclaredFault{QStringLiteral("field"), because<Reason::NoSuchRecord>()};
    if (const auto fault = faultOfValue(change, change.before))
        return DeclaredFault{QStringLiteral("before"), *fault};
    if (const auto fault = faultOfValue(change, change.after))
        return DeclaredFault{QStringLiteral("after"), *fault};
    return std::nullopt;
}

std::optional<Cause> DeclaredChanges::faultOfValue(const LoggedChange& change, const LoggedValue& value) const
{
    const Cause unfit = because<Reason::LoggedValueUnfit>();
    const RecordKind kind = change.record.kind;
    if (isKeptBeside(change.field))
        return std::holds_alternative<std::string>(value) ? std::nullopt : std::optional(unfit);
    const auto* number = std::get_if<std::int64_t>(&value);
    const auto isUnknown = [&](RecordKind named) { return number && *number != 0 && !knows({named, *number}); };
    try {
        if (rowvalue::isOne(change.record, change.field)) {
            rowvalue::requirePossible(kind, systemOf(change.record), change.field, value);
            return kind == RecordKind::WeaponState && isUnknown(RecordKind::Ammunition)
                ? std::optional(because<Reason::NoSuchRecord>())
                : std::nullopt;
        }
        const RecordDeclaration& declaration = declarationFor(systemOf(change.record), kind);
        if (const auto wrong = faultIn(declaration, *declaration.find(change.field), change.element, value))
            return because<Reason::LoggedValueNotAllowed>(*wrong);
    } catch (const Failure&) {
        return unfit;
    }
    if (kind == RecordKind::Lasting && change.field == "anchor" && isUnknown(RecordKind::Condition))
        return because<Reason::NoSuchRecord>();
    return std::nullopt;
}

Fault DeclaredChanges::faultOf(const ActionRecord& action) const
{
    const ActionDeclaration& declaration = declarationOf(action);
    for (std::size_t i = 0; i < action.bindings.size(); ++i) {
        const BoundPart& bound = action.bindings[i];
        const QString member = QStringLiteral("bindings[%1]").arg(i);
        const RecordRef row = fightrows::rowOf(bound.record);
        const RecordKind wanted = declaration.parts[bound.part].record->kind;
        const bool isLying = bound.record.kind == RecordKind::Lying && wanted == RecordKind::ItemState;
        if (!knows(row))
            return DeclaredFault{member, because<Reason::NoSuchRecord>()};
        if ((bound.record.kind != wanted && !isLying)
            || (row != bound.record && m_things.at(row.id).state != bound.record.kind)
            || systemOf(bound.record) != action.system)
            return DeclaredFault{member, because<Reason::RecordOfAnotherKind>()};
    }
    for (const RecordId who : {action.actor, action.target}) {
        if (who != 0 && !knows({RecordKind::Condition, who}))
            return DeclaredFault{who == action.actor ? QStringLiteral("actor") : QStringLiteral("target"),
                                 because<Reason::NoSuchRecord>()};
    }
    return std::nullopt;
}

Fault DeclaredChanges::faultOfOwner(RecordRef row, const QJsonObject& possession) const
{
    const RecordId character = possession[QStringLiteral("character")].toInteger();
    const RecordId combatant = possession[QStringLiteral("combatant")].toInteger();
    const RecordId encounter = possession[QStringLiteral("encounter")].toInteger();
    const std::array<RecordRef, 3> owners{RecordRef{RecordKind::Character, character},
                                          RecordRef{RecordKind::Condition, combatant},
                                          RecordRef{RecordKind::Switches, encounter}};
    const auto owner = std::ranges::find_if(owners, [](RecordRef one) { return one.id != 0; });
    const bool isOne = std::ranges::count_if(owners, [](RecordRef one) { return one.id != 0; }) == 1;
    if (!isOne || (row.kind != RecordKind::Possession && *owner != row) || !knows(*owner))
        return DeclaredFault{QStringLiteral("possession"), because<Reason::OwnerUnknown>()};
    const RecordId mount = possession[QStringLiteral("mountedOn")].toInteger();
    if (mount != 0 && !m_things.contains(mount))
        return DeclaredFault{QStringLiteral("mountedOn"), because<Reason::NoSuchRecord>()};
    return std::nullopt;
}

Fault DeclaredChanges::faultOfRow(RecordRef row, const QJsonObject& object) const
{
    try {
        Snapshots::requireReadable(row, object);
    } catch (const Failure& failure) {
        return DeclaredFault{QStringLiteral("row"), causeIn(failure.problem())};
    }
    if (row.kind == RecordKind::SavedSearch)
        return std::nullopt;
    std::set<RecordRef> named;
    fightrows::collect(row.kind, object, named);
    if (row.kind == RecordKind::Condition)
        named.insert({RecordKind::Switches, object[QStringLiteral("encounter")].toInteger()});
    for (const QJsonValue& pair : object[QStringLiteral("distances")].toArray())
        named.insert({RecordKind::Condition, pair.toArray().at(0).toInteger()});
    const std::string system = object[QStringLiteral("system")].toString().toStdString();
    for (const RecordRef one : named) {
        if (one.id != 0 && (!knows(one) || systemOf(one) != system))
            return DeclaredFault{QStringLiteral("row"), because<Reason::NoneOfThisSystem>(one)};
    }
    for (const QJsonObject& thing : thingsIn(row.kind, object)) {
        if (Fault fault = faultOfOwner(row, thing))
            return fault;
    }
    return std::nullopt;
}

Fault DeclaredChanges::faultOf(const LogEntry& entry) const
{
    const bool isDerived = entry.kind == EntryKind::Action || entry.kind == EntryKind::Drop;
    if (isDerived != (entry.action != nullptr))
        return DeclaredFault{QStringLiteral("action"),
                             isDerived ? because<Reason::FightPartMissing>() : because<Reason::NobodyActed>()};
    if ((entry.target != 0) != (entry.kind == EntryKind::Undo || entry.kind == EntryKind::Redo))
        return DeclaredFault{QStringLiteral("target"), because<Reason::OnlyUndoNamesAnother>()};
    if (isNote(entry.kind) && !entry.changes.empty())
        return DeclaredFault{QStringLiteral("changes"), because<Reason::EntryChangesNothing>()};
    if (entry.action) {
        if (Fault fault = faultOf(*entry.action)) {
            fault->member.prepend(QStringLiteral("action."));
            return fault;
        }
    }
    const auto steps = entry.action ? static_cast<std::int32_t>(entry.action->findings.steps.size()) : 0;
    for (std::size_t i = 0; i < entry.changes.size(); ++i) {
        const LoggedChange& change = entry.changes[i];
        Fault fault = faultOf(change);
        if (!fault && (change.step < -1 || change.step >= steps))
            fault = DeclaredFault{QStringLiteral("step"), because<Reason::NoSuchStepLogged>()};
        if (fault) {
            fault->member.prepend(QStringLiteral("changes[%1].").arg(i));
            return fault;
        }
    }
    return std::nullopt;
}

}  // namespace hitspread::storage
