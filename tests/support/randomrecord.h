#pragma once

#include "rules/core/declare/record.h"
#include "rules/core/dice/dice.h"
#include "rules/core/input.h"
#include "rules/core/system.h"

#include <algorithm>
#include <string>

namespace hitspread {

/// Fills records with values their declarations allow, the same ones for the same seed.
class RandomRecords {
public:
    explicit RandomRecords(std::uint64_t seed) : m_stream(seed) {}

    void fill(const RecordDeclaration& declaration, void* record)
    {
        reset(declaration, record);
        for (const FieldDeclaration& field : declaration.fields) {
            if (field.kind == FieldKind::Text) {
                field.setText(record, text(std::min(field.maximum, 12)));
            } else if (field.kind == FieldKind::RankList) {
                Ranks ranks;
                for (std::uint32_t i = m_stream.below(4); i > 0; --i)
                    ranks.set(text(8), between(field.minimum, field.maximum));
                field.setRanks(record, ranks);
            } else if (field.kind == FieldKind::Table) {
                field.setTable(record, table(*field.shape));
            } else if (field.countedBy.empty()) {
                for (std::size_t i = 0; i < field.extent; ++i)
                    field.setNumber(record, i, number(field));
            }
        }
        // What lies beyond the count is not written, so it stays as it is in a new record.
        for (const FieldDeclaration& field : declaration.fields) {
            const std::int32_t count = field.countedBy.empty() ? 0
                                                               : declaration.find(field.countedBy)->number(record, 0);
            for (std::int32_t i = 0; i < std::min<std::int32_t>(count, field.extent); ++i)
                field.setNumber(record, static_cast<std::size_t>(i), number(field));
        }
    }

    [[nodiscard]] Input input(const ActionDeclaration& action)
    {
        Input made(action);
        void* data = made.data();
        std::size_t owners = 0;  // of inner lists, which follow them
        for (const PartDeclaration& part : action.parts) {
            // Parts that run side by side have equal lengths.
            if (part.isInner()) {
                for (std::size_t owner = 0; owner < owners; ++owner)
                    part.resizeIn(data, owner, std::min<std::size_t>(part.most, owner + 1));
            } else if (part.many) {
                part.resize(data, std::min<std::size_t>(part.most, 2));
                owners = part.count(data);
            }
            for (std::size_t i = 0; i < part.count(data); ++i)
                fill(*part.record, part.at(data, i));
        }
        return made;
    }

    /// A table without a fault.
    [[nodiscard]] Table table(const TableShape& shape)
    {
        Table made;
        for (std::int32_t from = shape.first; from <= shape.last;) {
            TableRow row{from, between(from, shape.last), {}};
            if (made.rows.size() + 1 == shape.mostRows || m_stream.below(6) == 0)
                row.upTo = shape.last;
            for (std::size_t i = 0; i < shape.columns.size(); ++i)
                row.cells[i] = between(shape.columns[i].lowest(), shape.columns[i].highest());
            made.rows.push_back(row);
            from = row.upTo + 1;
        }
        return made;
    }

    [[nodiscard]] std::int32_t between(std::int32_t least, std::int32_t most)
    {
        return static_cast<std::int32_t>(
            least + std::int64_t{m_stream.below(static_cast<std::uint32_t>(std::int64_t{most} - least + 1))});
    }

private:
    std::int32_t number(const FieldDeclaration& field)
    {
        if (field.optional && m_stream.below(3) == 0)
            return kNoEntry;
        const auto choices = static_cast<std::int32_t>(field.choices.size());
        switch (field.kind) {
        case FieldKind::Flag: return between(0, 1);
        case FieldKind::Choice: return between(0, choices - 1);
        case FieldKind::Set: return between(0, (1 << choices) - 1);
        case FieldKind::Place: {
            const std::int32_t column = between(-99, 99);
            return pack(
                Hex{static_cast<std::int16_t>(column), static_cast<std::int16_t>(2 * between(-40, 40) + (column & 1))});
        }
        default: return between(field.minimum, field.maximum);
        }
    }

    std::string text(std::int32_t most)
    {
        static constexpr std::array<const char*, 8> kSyllables{"a", "Z", " ", "\"", "\\", "\n", "ä", "🎯"};
        std::string made;
        while (static_cast<std::int32_t>(made.size()) + 4 <= most && m_stream.below(5) != 0)
            made += kSyllables[m_stream.below(kSyllables.size())];
        return made;
    }

    RandomStream m_stream;
};

/// Whether two records hold the same values in every field.
[[nodiscard]] inline bool sameRecord(const RecordDeclaration& declaration, const void* a, const void* b)
{
    return std::ranges::all_of(declaration.fields, [&](const FieldDeclaration& field) {
        if (field.kind == FieldKind::Text)
            return field.text(a) == field.text(b);
        if (field.kind == FieldKind::RankList)
            return field.ranks(a) == field.ranks(b);
        if (field.kind == FieldKind::Table)
            return field.table(a) == field.table(b);
        for (std::size_t i = 0; i < field.extent; ++i) {
            if (field.number(a, i) != field.number(b, i))
                return false;
        }
        return true;
    });
}

}  // namespace hitspread
