#include "rules/core/declare/record.h"

#include "rules/core/declare/textlength.h"

#include <algorithm>
#include <iterator>

namespace hitspread {

std::int32_t Ranks::rank(std::string_view name, std::int32_t fallback) const
{
    const auto found = std::ranges::find(entries, name,
                                         [](const auto& entry) -> std::string_view { return entry.first; });
    return found == entries.end() ? fallback : found->second;
}

void Ranks::set(std::string name, std::int32_t rank)
{
    const auto found = std::ranges::find(entries, name, [](const auto& entry) { return entry.first; });
    if (found == entries.end())
        entries.emplace_back(std::move(name), rank);
    else
        found->second = rank;
}

std::optional<std::uint16_t> RecordDeclaration::indexOf(std::string_view fieldId) const
{
    const auto found = std::ranges::find(fields, fieldId, &FieldDeclaration::id);
    if (found == fields.end())
        return std::nullopt;
    return static_cast<std::uint16_t>(found - fields.begin());
}

const FieldDeclaration* RecordDeclaration::find(std::string_view fieldId) const
{
    const auto index = indexOf(fieldId);
    return index ? &fields[*index] : nullptr;
}

AnyRecord::AnyRecord(const RecordDeclaration& declaration) : m_declaration(&declaration), m_data(declaration.make())
{
    reset(declaration, m_data.get());
}

AnyRecord::AnyRecord(const RecordDeclaration& declaration, const void* copiedFrom)
    : m_declaration(&declaration), m_data(declaration.clone(copiedFrom))
{}

namespace {

void checkNumber(const FieldDeclaration& field, std::size_t element, std::int32_t value,
                 std::vector<FieldFault>& faults)
{
    using Kind = FieldFault::Kind;
    if (value == kNoEntry) {
        if (!field.optional)
            faults.push_back({field.id, element, Kind::MissingEntry, value, 0});
        return;
    }
    if (field.kind == FieldKind::Choice || field.kind == FieldKind::Set) {
        const std::int64_t most = field.kind == FieldKind::Choice ? static_cast<std::int64_t>(field.choices.size()) - 1
                                                                  : (std::int64_t{1} << field.choices.size()) - 1;
        if (value < 0 || value > most)
            faults.push_back({field.id, element, Kind::NoSuchChoice, value, most});
        return;
    }
    if (field.kind == FieldKind::Place) {
        const Hex hex = unpack(value);
        if (!hex.isValid())
            faults.push_back({field.id, element, Kind::NotAHex, value, 0});
        else if (std::max({hex.column, hex.halfRow}) > field.maximum)
            faults.push_back({field.id, element, Kind::AboveMaximum, std::max(hex.column, hex.halfRow), field.maximum});
        else if (std::min({hex.column, hex.halfRow}) < field.minimum)
            faults.push_back({field.id, element, Kind::BelowMinimum, std::min(hex.column, hex.halfRow), field.minimum});
        return;
    }
    if (value < field.minimum)
        faults.push_back({field.id, element, Kind::BelowMinimum, value, field.minimum});
    else if (value > field.maximum)
        faults.push_back({field.id, element, Kind::AboveMaximum, value, field.maximum});
}

void checkRanks(const FieldDeclaration& field, const Ranks& ranks, std::vector<FieldFault>& faults)
{
    for (std::size_t i = 0; i < ranks.entries.size(); ++i) {
        const std::int32_t rank = ranks.entries[i].second;
        if (rank < field.minimum)
            faults.push_back({field.id, i, FieldFault::Kind::BelowMinimum, rank, field.minimum});
        else if (rank > field.maximum)
            faults.push_back({field.id, i, FieldFault::Kind::AboveMaximum, rank, field.maximum});
    }
}

}  // namespace

std::vector<FieldFault> faultsOf(const RecordDeclaration& declaration, const void* record)
{
    std::vector<FieldFault> faults;
    for (const FieldDeclaration& field : declaration.fields) {
        if (field.kind == FieldKind::Text) {
            const std::int64_t characters = charactersOf(field.text(record));
            if (characters > field.maximum)
                faults.push_back({field.id, 0, FieldFault::Kind::TextTooLong, characters, field.maximum});
        } else if (field.kind == FieldKind::RankList) {
            checkRanks(field, field.ranks(record), faults);
        } else if (field.kind == FieldKind::Table) {
            std::ranges::copy(faultsOf(field, field.table(record)), std::back_inserter(faults));
        } else {
            for (std::size_t element = 0; element < field.elementsIn(record); ++element)
                checkNumber(field, element, field.number(record, element), faults);
        }
    }
    return faults;
}

bool isOtherThanUsual(const FieldDeclaration& field, const void* record)
{
    if (field.kind == FieldKind::Table)
        return !std::ranges::equal(field.table(record).rows, field.shape->shipped());
    if (field.kind == FieldKind::RankList)
        return !field.ranks(record).entries.empty();
    for (std::size_t element = 0; element < field.elementsIn(record); ++element) {
        if (field.number(record, element) != field.fallback)
            return true;
    }
    return false;
}

void reset(const RecordDeclaration& declaration, void* record)
{
    for (const FieldDeclaration& field : declaration.fields) {
        if (field.kind == FieldKind::Text) {
            field.setText(record, {});
        } else if (field.kind == FieldKind::RankList) {
            field.setRanks(record, {});
        } else if (field.kind == FieldKind::Table) {
            field.setTable(record, tableOf(field.shape->shipped()));
        } else {
            for (std::size_t element = field.elementsIn(record); element-- > 0;)
                field.setNumber(record, element, field.fallback);
        }
    }
}

}  // namespace hitspread
