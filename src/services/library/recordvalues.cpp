#include "services/library/recordvalues.h"

#include "services/library/recordedits.h"
#include "services/library/recordname.h"
#include "services/library/rowvalue.h"
#include "services/refusal/problem.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace hitspread {

namespace {

/// Whose or what record of a fight or library it is, by name.
std::string nameOf(Campaign& campaign, RecordRef record)
{
    EncounterStore& fights = campaign.encounters();
    switch (record.kind) {
    case RecordKind::Condition: return fights.combatant(record.id).name;
    case RecordKind::Switches: return fights.encounter(record.id).name;
    case RecordKind::WeaponState:
    case RecordKind::ArmourState:
    case RecordKind::ItemState:
    case RecordKind::Lasting:
    case RecordKind::Lying: {
        const Possession thing = fights.possession(record.id);
        const std::string name = recordName(campaign.load({thing.kind, thing.item}));
        return thing.combatant == 0 ? name : fights.combatant(thing.combatant).name + ", " + name;
    }
    default: return recordName(campaign.load(record));
    }
}

/// Something stands there that no longer does: said by names, where there are any.
[[noreturn]] void refuseOutOfDate(Campaign& campaign, const RecordDeclaration& declared, const LoggedChange& edit,
                                  const LoggedValue& stored)
{
    const Site where = Site(edit.record).at(edit.field.substr(isKeptBeside(edit.field) ? 1 : 0));
    std::string name;
    try {
        name = nameOf(campaign, edit.record);
    } catch (const Failure&) {
        throw Failure(ProblemCode::OutOfDate, where);
    }
    if (name.empty() || (!declared.find(edit.field) && !isKeptBeside(edit.field)))
        throw Failure(ProblemCode::OutOfDate, where);
    throw Failure(ProblemCode::OutOfDate, where, valueMeanwhile(name, declared, edit, stored));
}

/// The change as one from what is expected to what is wanted: undo goes the other way.
LoggedChange editOf(const LoggedChange& change, const LoggedValue& expected, const LoggedValue& wanted)
{
    LoggedChange edit;
    edit.record = change.record;
    edit.field = change.field;
    edit.element = change.element;
    edit.before = expected;
    edit.after = wanted;
    return edit;
}

void replace(Campaign& campaign, AnyRecord& record, const LoggedChange& change, const LoggedValue& expected,
             const LoggedValue& wanted)
{
    const FieldDeclaration* field = record.declaration().find(change.field);
    const LoggedValue stored = field && change.element < field->extent ? valueOf(*field, record.data(), change.element)
                                                                       : LoggedValue();
    if (std::holds_alternative<std::monostate>(stored) || stored != expected)
        refuseOutOfDate(campaign, record.declaration(), editOf(change, expected, wanted), stored);
    setValue(*field, record.data(), change.element, wanted);
}

/// A file keeps the counted elements of an array only: what lies beyond the count must be nothing, and known to have become it
/// before the count falls: a record may be saved between any two changes.
void cutOff(const FieldDeclaration& field, RecordRef reference, const AnyRecord& record,
            std::vector<LoggedChange>& changes)
{
    if (field.countedBy.empty())
        return;
    const std::int32_t count = record.declaration().find(field.countedBy)->number(record.data(), 0);
    for (auto element = static_cast<std::size_t>(std::max(count, 0)); element < field.elementsIn(record.data());
         ++element) {
        const std::int32_t value = field.number(record.data(), element);
        if (value == field.fallback)
            continue;
        const auto of = [&](std::string_view id, std::size_t at) {
            return std::ranges::find_if(changes, [&](const LoggedChange& change) {
                return change.record == reference && change.field == id && change.element == at;
            });
        };
        if (const auto meant = of(field.id, element); meant != changes.end()) {
            // Of a row that was there the last word is that it is there no more. Rules change only rows that are there: what they did to
            // another is out of date.
            const auto counted = of(field.countedBy, 0);
            const auto* before = counted == changes.end() ? nullptr : std::get_if<std::int64_t>(&counted->before);
            const bool isBeyond = !before || *before <= static_cast<std::int64_t>(element);
            if (isBeyond && meant->step >= 0)
                throw Failure(ProblemCode::OutOfDate, Site(reference).at(field.id));
            if (isBeyond)
                refuse<Reason::BeyondCount>(Site(reference).at(field.id), element, field.countedBy);
            meant->after = std::int64_t{field.fallback};
            if (meant->before == meant->after)
                changes.erase(meant);
            continue;
        }
        LoggedChange lost;
        lost.record = reference;
        lost.field = field.id;
        lost.element = static_cast<std::uint16_t>(element);
        lost.before = std::int64_t{value};
        lost.after = std::int64_t{field.fallback};
        changes.insert(of(field.countedBy, 0), std::move(lost));
    }
}

/// What a library record has beside its declared fields. The sign keeps them apart from anything a system may declare.
constexpr std::string_view kTags = "#tags";

}  // namespace

bool isKeptBeside(std::string_view field)
{
    return field == kTags || field == kPortraitField;
}

std::string keptValue(const StoredRecord& record, std::string_view field)
{
    if (field == kPortraitField)
        return record.portrait;
    std::string lines;
    for (const std::string& tag : record.tags)
        lines += (lines.empty() ? "" : "\n") + tag;
    return lines;
}

void setKeptValue(StoredRecord& record, std::string_view field, const std::string& value)
{
    if (field == kPortraitField) {
        record.portrait = value;
        return;
    }
    record.tags.clear();
    for (std::size_t at = 0; at < value.size();) {
        const std::size_t end = std::min(value.find('\n', at), value.size());
        record.tags.push_back(value.substr(at, end - at));
        at = end + 1;
    }
}

LoggedValue valueOf(const FieldDeclaration& field, const void* record, std::size_t element)
{
    if (field.kind == FieldKind::Text)
        return field.text(record);
    if (field.kind == FieldKind::RankList)
        return field.ranks(record);
    if (field.kind == FieldKind::Table)
        return field.table(record);
    return std::int64_t{field.number(record, element)};
}

void setValue(const FieldDeclaration& field, void* record, std::size_t element, const LoggedValue& value)
{
    if (field.kind == FieldKind::Text && std::holds_alternative<std::string>(value))
        field.setText(record, std::get<std::string>(value));
    else if (field.kind == FieldKind::RankList && std::holds_alternative<Ranks>(value))
        field.setRanks(record, std::get<Ranks>(value));
    else if (field.kind == FieldKind::Table && std::holds_alternative<Table>(value))
        field.setTable(record, std::get<Table>(value));
    else if (field.isNumeric() && std::holds_alternative<std::int64_t>(value) && element < field.extent
             && std::in_range<std::int32_t>(std::get<std::int64_t>(value)))
        field.setNumber(record, element, static_cast<std::int32_t>(std::get<std::int64_t>(value)));
    else
        refuse<Reason::ValueUnfit>({SiteKind::Place, field.id});
}

std::vector<LoggedChange> differences(RecordRef reference, const AnyRecord& before, const AnyRecord& after)
{
    std::vector<LoggedChange> changes;
    for (const FieldDeclaration& field : before.declaration().fields) {
        const std::size_t elements = std::max(field.elementsIn(before.data()), field.elementsIn(after.data()));
        for (std::size_t element = 0; element < elements; ++element) {
            LoggedChange change;
            change.before = valueOf(field, before.data(), element);
            change.after = valueOf(field, after.data(), element);
            if (change.before == change.after)
                continue;
            change.record = reference;
            change.field = field.id;
            change.element = static_cast<std::uint16_t>(element);
            changes.push_back(std::move(change));
        }
    }
    return changes;
}

std::vector<LoggedChange> differences(RecordRef reference, const StoredRecord& before, const StoredRecord& after)
{
    std::vector<LoggedChange> changes = differences(reference, before.record, after.record);
    for (const std::string_view field : {kTags, kPortraitField}) {
        LoggedChange change;
        change.record = reference;
        change.field = field;
        change.before = keptValue(before, field);
        change.after = keptValue(after, field);
        if (change.before != change.after)
            changes.push_back(std::move(change));
    }
    return changes;
}

void requireSound(const AnyRecord& record, const Site& where)
{
    const std::vector<FieldFault> faults = faultsOf(record.declaration(), record.data());
    if (faults.empty())
        return;
    const FieldFault& fault = faults.front();
    const FieldDeclaration* field = record.declaration().find(fault.field);
    if (field && field->kind == FieldKind::Table)
        refuseFault(*field, fault, where.at(fault.field));
    if (field && !field->choices.empty())  // its number says nothing to anybody
        refuse<Reason::NoSuchChoice>(where.at(fault.field));
    refuse<Reason::OverLimit>(where.at(fault.field), fault.value, fault.bound);
}

void refuseFault(const FieldDeclaration& field, const FieldFault& fault, const Site& where)
{
    using Kind = FieldFault::Kind;
    const Site row = where.at("[" + std::to_string(fault.element) + "]");
    switch (fault.kind) {
    case Kind::Gap:
        if (fault.value == fault.bound)
            refuse<Reason::TableGapOfOne>(row, fault.value);
        refuse<Reason::TableGap>(row, fault.value, fault.bound);
    case Kind::Overlap:
        if (fault.value == fault.bound)
            refuse<Reason::TableOverlapOfOne>(row, fault.value);
        refuse<Reason::TableOverlap>(row, fault.value, fault.bound);
    case Kind::NotToTheEnd: refuse<Reason::TableEndsEarly>(row, fault.value, fault.bound);
    case Kind::EndsBeforeBeginning: refuse<Reason::TableRowBackwards>(row, fault.value, fault.bound);
    case Kind::TooManyRows: refuse<Reason::TooManyElements>(where, fault.value, fault.bound);
    default: break;
    }
    const Site cell = fault.column < 0 ? row : row.at(field.shape->columns[static_cast<std::size_t>(fault.column)].id);
    if (fault.kind == Kind::NoSuchChoice)
        refuse<Reason::NoSuchChoice>(cell);
    refuse<Reason::OverLimit>(cell, fault.value, fault.bound);
}

AnyRecord& ChangeWriter::loaded(RecordRef record)
{
    constexpr int kMany = 4;
    auto known = m_loaded.find(record);
    if (known == m_loaded.end() && record.kind == RecordKind::Condition && m_fight != 0 && ++m_people == kMany) {
        readPeople();
        known = m_loaded.find(record);
    }
    return known != m_loaded.end() ? known->second : m_loaded.emplace(record, m_campaign.load(record)).first->second;
}

/// Everybody who is not known yet: where some are asked for one by one, the others come, too.
void ChangeWriter::readPeople()
{
    for (Combatant& combatant : m_campaign.encounters().combatants(m_fight))
        m_loaded.try_emplace({RecordKind::Condition, combatant.id}, std::move(combatant.condition));
}

LoggedValue ChangeWriter::presentValue(const LoggedChange& change)
{
    if (change.field.empty()) {
        save();
        return std::holds_alternative<std::string>(change.before) ? LoggedValue(m_campaign.snapshot(change.record))
                                                                  : LoggedValue();
    }
    if (rowvalue::isOne(change.record, change.field))
        return rowValue(change);
    const AnyRecord& record = loaded(change.record);
    const FieldDeclaration* field = record.declaration().find(change.field);
    if (!field)
        throw Failure(ProblemCode::OutOfDate, Site(change.record).at(change.field));
    return valueOf(*field, record.data(), change.element);
}

void ChangeWriter::complete(std::vector<LoggedChange>& changes)
{
    std::map<RecordRef, AnyRecord> after;
    for (const LoggedChange& change : changes) {
        if (change.field.empty() || rowvalue::isOne(change.record, change.field))
            continue;
        const auto [record, isNew] = after.try_emplace(change.record);
        if (isNew)
            record->second = loaded(change.record).cloned();
        replace(m_campaign, record->second, change, change.before, change.after);
    }
    for (const auto& [reference, record] : after) {
        requireSound(record, reference);
        for (const FieldDeclaration& field : record.declaration().fields)
            cutOff(field, reference, record, changes);
    }
}

LoggedValue& ChangeWriter::rowValue(const LoggedChange& change)
{
    const RowField field{change.record, change.field};
    const auto known = m_rows.find(field);
    return known != m_rows.end()
        ? known->second
        : m_rows.emplace(field, rowvalue::at(m_campaign, change.record, change.field)).first->second;
}

void ChangeWriter::write(const std::vector<LoggedChange>& changes)
{
    stepForth(changes);
    save();
}

void ChangeWriter::takeBack(const std::vector<LoggedChange>& changes)
{
    stepBack(changes);
    save();
}

void ChangeWriter::stepForth(const std::vector<LoggedChange>& changes)
{
    std::size_t done = 0;
    try {
        for (; done < changes.size(); ++done)
            writeOne(changes[done], changes[done].before, changes[done].after);
        requireSoundAfter(changes);
    } catch (...) {
        // Earlier steps may still wait to be saved; none of this one goes with them.
        while (done-- > 0)
            writeOne(changes[done], changes[done].after, changes[done].before);
        throw;
    }
}

void ChangeWriter::stepBack(const std::vector<LoggedChange>& changes)
{
    for (auto change = changes.rbegin(); change != changes.rend(); ++change)
        writeOne(*change, change->after, change->before);
    requireSoundAfter(changes);
}

/// A log from elsewhere may hold what a record cannot.
void ChangeWriter::requireSoundAfter(const std::vector<LoggedChange>& changes)
{
    std::set<RecordRef> seen;
    for (const LoggedChange& change : changes) {
        const auto known = m_loaded.find(change.record);
        if (known != m_loaded.end() && seen.insert(change.record).second)
            requireSound(known->second, change.record);
    }
}

void ChangeWriter::writeWhole(const LoggedChange& change, const LoggedValue& wanted)
{
    if (std::holds_alternative<std::string>(wanted))
        m_campaign.restore(change.record, std::get<std::string>(wanted));
    else
        m_campaign.erase(change.record);
}

void ChangeWriter::writeKept(const LoggedChange& change, const LoggedValue& expected, const LoggedValue& wanted)
{
    StoredRecord stored = m_campaign.library().load(change.record);
    const auto* before = std::get_if<std::string>(&expected);
    const auto* after = std::get_if<std::string>(&wanted);
    if (!before || !after || keptValue(stored, change.field) != *before)
        refuseOutOfDate(m_campaign, stored.record.declaration(), editOf(change, expected, wanted),
                        keptValue(stored, change.field));
    setKeptValue(stored, change.field, *after);
    m_campaign.library().update(stored);
}

void ChangeWriter::writeOne(const LoggedChange& change, const LoggedValue& expected, const LoggedValue& wanted)
{
    if (change.field.empty()) {
        settle();
        return writeWhole(change, wanted);
    }
    if (isKeptBeside(change.field))
        return writeKept(change, expected, wanted);
    if (rowvalue::isOne(change.record, change.field)) {
        LoggedValue& value = rowValue(change);
        if (value != expected || wanted.index() != expected.index())
            throw Failure(ProblemCode::OutOfDate, Site(change.record).at(change.field));
        value = wanted;
        if (const RowField field{change.record, change.field};
            std::ranges::find(m_touchedRows, field) == m_touchedRows.end())
            m_touchedRows.push_back(field);
        return;
    }
    replace(m_campaign, loaded(change.record), change, expected, wanted);
    if (m_isTouched.insert(change.record).second)
        m_touched.push_back(change.record);
}

void ChangeWriter::settle()
{
    save();
    m_loaded.clear();
    m_rows.clear();
    m_people = 0;
}

void ChangeWriter::save()
{
    for (const RowField& field : m_touchedRows)
        rowvalue::put(m_campaign, field.first, field.second, m_rows.at(field));
    for (const RecordRef record : m_touched)
        m_campaign.save(record, loaded(record));
    m_touchedRows.clear();
    m_touched.clear();
    m_isTouched.clear();
}

}  // namespace hitspread
