#include "models/exchange/foreignrows.h"

#include "models/exchange/fieldfit.h"
#include "models/exchange/tablerows.h"
#include "rules/systems/registry.h"
#include "services/library/imagefile.h"
#include "services/library/possessions.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "text/echo.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <tuple>

namespace hitspread {

namespace {

struct ForeignWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::ForeignRows)
};

const std::string kAnySystem = "*";
const std::string kAnyText = "*";
const std::string kNotes = "notes";
const std::string kName = "name";
const QString kIgnored = QStringLiteral("-");

const ForeignMapping* mappingFor(const ImportSource& source, const System& system)
{
    for (const std::string& wanted : {std::string(system.id()), kAnySystem}) {
        const auto found = std::ranges::find(source.mappings, wanted, &ForeignMapping::system);
        if (found != source.mappings.end())
            return &*found;
    }
    return nullptr;
}

/// Makes rows of the records of one source for one system.
class RowMaker {
public:
    RowMaker(const ImportSource& source, const System& system, const ForeignMapping& mapping)
        : m_source(source), m_system(system), m_mapping(mapping)
    {
        m_made.report.program = source.program;
        m_made.report.left = source.left;
    }

    [[nodiscard]] ForeignRows make() &&
    {
        for (std::size_t i = 0; i < m_source.records.size(); ++i)
            addRecord(m_source.records[i], i + 1);
        for (std::size_t i = 0; i < m_made.rows.size(); ++i)
            addKit(*m_given[i], m_made.rows[i]);
        return std::move(m_made);
    }

private:
    const RecordColumns* columnsOf(RecordKind kind)
    {
        const RecordDeclaration* declaration = m_system.record(kind);
        const bool isMapped = std::ranges::any_of(m_mapping.columns,
                                                  [kind](const auto& one) { return one.first.first == kind; });
        if (!declaration || !isMapped)
            return nullptr;
        auto& columns = m_columns[kind];
        if (!columns)
            columns = std::make_unique<RecordColumns>(m_system, *declaration);
        return columns.get();
    }

    void leave(const std::string& path, const std::string& value, Cause why)
    {
        const std::string shown = cutTo(value, kMostOfToldValue);
        const auto [place, isNew] = m_left.try_emplace({path, why.reason}, m_made.report.left.size());
        if (isNew)
            m_made.report.left.push_back({path, shown, std::move(why)});
        else
            ++m_made.report.left[place->second].times;
    }

    void tell(RecordKind kind, const std::string& field, const ForeignValue& value)
    {
        const auto [place, isNew] = m_taken.try_emplace({kind, field, value.path}, m_made.report.taken.size());
        if (isNew)
            m_made.report.taken.push_back({kind, field, value.path, cutTo(value.text, kMostOfToldValue)});
        else
            ++m_made.report.taken[place->second].times;
    }

    void addRecord(const ForeignRecord& record, std::size_t line)
    {
        const RecordColumns* columns = columnsOf(record.kind);
        if (!columns) {
            const auto name = std::ranges::find(record.values, kName, &ForeignValue::name);
            return leave(record.path, name == record.values.end() ? std::string() : name->text,
                         because<Reason::NoPlaceHere>());
        }
        ImportedRow& row = m_made.rows.emplace_back();
        m_given.push_back(&record);
        row.line = line;
        row.system = std::string(m_system.id());
        row.declaration = &columns->declaration();
        for (const ForeignValue& value : record.values)
            addValue(*columns, record.kind, value, row);
        addOtherGear(*columns, record, row);
        addPortrait(record, row);
    }

    void addValue(const RecordColumns& columns, RecordKind kind, const ForeignValue& value, ImportedRow& row)
    {
        const auto keys = m_mapping.columns.find({kind, value.name});
        bool isTaken = false;
        for (const std::string& key : keys == m_mapping.columns.end() ? std::vector<std::string>() : keys->second) {
            const RecordColumn* column = columns.meantBy(text::asKept(key));
            if (!column || column->key != text::asKept(key) || (isTaken && m_mapping.takesFirst))
                continue;
            isTaken = true;
            if (put(*column, value, row))
                tell(kind, key, value);
        }
        if (!isTaken)
            leave(value.path, value.text, because<Reason::NoPlaceHere>());
    }

    /// Whether it was read; else it is told why not.
    bool put(const RecordColumn& column, const ForeignValue& value, ImportedRow& row)
    {
        auto word = m_mapping.words.find({value.name, value.text});
        if (word == m_mapping.words.end())
            word = m_mapping.words.find({value.name, kAnyText});
        const QString cell = text::asKept(word == m_mapping.words.end() ? value.text : word->second);
        if (column.joined)
            return putJoined(*column.joined, cell, value, row);
        if (column.isTags) {
            if (!row.tags)
                row.tags.emplace();
            row.tags->push_back(cell.toStdString());
            return true;
        }
        auto read = column.cells->read(cell);
        if (!read) {
            leave(value.path, value.text, column.cells->whyNot(cell));
            return false;
        }
        // What is ranked is called as things are that name it.
        if (auto* ranks = std::get_if<Ranks>(&*read)) {
            for (auto& [name, rank] : ranks->entries) {
                const auto known = m_mapping.words.find({value.name, name});
                name = known == m_mapping.words.end() ? name : known->second;
            }
        }
        return keep({column.field, column.element, *read}, value, row);
    }

    bool putJoined(const text::JoinedFields& joined, const QString& cell, const ForeignValue& value, ImportedRow& row)
    {
        const RecordDeclaration& record = *row.declaration;
        const auto numbers = joined.read(cell, AnyRecord(record));
        if (!numbers) {
            leave(value.path, value.text, because<Reason::NotReadInto>(joined.example()));
            return false;
        }
        bool isKept = true;
        for (std::size_t i = 0; i < numbers->size() && isKept; ++i)
            isKept = keep({*record.indexOf(joined.fields[i]), 0, LoggedValue(std::int64_t{(*numbers)[i]})}, value, row);
        return isKept;
    }

    /// Puts a value into its row: numbers for one place add up, lists and texts grow.
    bool keep(GivenValue given, const ForeignValue& value, ImportedRow& row)
    {
        const FieldDeclaration& field = row.declaration->fields[given.field];
        const auto there = std::ranges::find_if(row.values, [&given](const GivenValue& one) {
            return one.field == given.field && one.element == given.element;
        });
        if (there != row.values.end())
            given.value = together(field, there->value, given.value, value);
        if (!fits(field, given.value, value))
            return false;
        if (there != row.values.end())
            there->value = std::move(given.value);
        else
            row.values.push_back(std::move(given));
        return true;
    }

    LoggedValue together(const FieldDeclaration& field, const LoggedValue& before, const LoggedValue& more,
                         const ForeignValue& value)
    {
        if (const auto* text = std::get_if<std::string>(&before))
            return *text + (field.group == kNotes ? "\n" : "; ") + std::get<std::string>(more);
        if (const auto* ranks = std::get_if<Ranks>(&before)) {
            Ranks all = *ranks;
            for (const auto& added : std::get<Ranks>(more).entries) {
                const auto known = std::ranges::find_if(all.entries,
                                                        [&](const auto& entry) { return entry.first == added.first; });
                if (known == all.entries.end()) {
                    all.entries.push_back(added);
                } else {
                    known->second = std::max(known->second, added.second);
                    leave(value.path, value.text, because<Reason::AnotherCounts>());
                }
            }
            return all;
        }
        const auto* number = std::get_if<std::int64_t>(&before);
        const auto* added = std::get_if<std::int64_t>(&more);
        const bool isSum = number && added && field.kind == FieldKind::Number && *number != kNoEntry;
        return isSum ? LoggedValue(*number + *added) : more;
    }

    /// Whether there is room for it; a text is cut.
    bool fits(const FieldDeclaration& field, LoggedValue& kept, const ForeignValue& value)
    {
        const FieldFit fit = fitInto(field, kept);
        if (fit.why)
            leave(value.path, value.text, *fit.why);
        return fit.isKept;
    }

    void addOtherGear(const RecordColumns& columns, const ForeignRecord& record, ImportedRow& row)
    {
        const RecordColumn* notes = columns.meantBy(text::asKept(kNotes));
        if (record.otherGear.empty() || !notes || !notes->cells)
            return;
        QStringList all;
        for (const std::string& thing : record.otherGear)
            all << text::asKept(thing);
        const QString words = ForeignWords::tr("Carries: %1").arg(all.join(QStringLiteral("; ")));
        const ForeignValue gear{kNotes, words.toStdString(), "equipment[].description"};
        if (keep({notes->field, notes->element, LoggedValue(words.toStdString())}, gear, row))
            tell(record.kind, kNotes, gear);
    }

    void addPortrait(const ForeignRecord& record, ImportedRow& row)
    {
        if (record.portrait.empty())
            return;
        try {
            requireImage(record.portrait);
            row.portrait = record.portrait;
        } catch (const Failure&) {
            leave(record.portraitPath, {}, because<Reason::NoPictureHere>());
        }
    }

    /// A person's things, each in the state it is carried in.
    void addKit(const ForeignRecord& record, ImportedRow& row)
    {
        for (const ForeignThing& thing : record.kit) {
            const auto it = std::ranges::find_if(m_made.rows, [&](const ImportedRow& one) {
                return one.declaration->kind == thing.kind && nameIn(one) == thing.name;
            });
            if (it == m_made.rows.end()) {
                leave(record.path, thing.name, because<Reason::NoPlaceHere>());
                continue;
            }
            ExchangedThing& added = row.kit.emplace_back();
            added.kind = thing.kind;
            added.name = thing.name;
            added.state = stateOf(*it, thing);
        }
    }

    [[nodiscard]] static std::string nameIn(const ImportedRow& row)
    {
        const FieldDeclaration* field = nameField(*row.declaration);
        for (const GivenValue& one : row.values) {
            if (&row.declaration->fields[one.field] == field)
                return std::get<std::string>(one.value);
        }
        return {};
    }

    [[nodiscard]] AnyRecord stateOf(const ImportedRow& row, const ForeignThing& thing) const
    {
        StoredRecord stored;
        stored.system = row.system;
        stored.record = AnyRecord(*row.declaration);
        for (const GivenValue& one : row.values)
            setValue(row.declaration->fields[one.field], stored.record.data(), one.element, one.value);
        AnyRecord state = freshStateOf({thing.kind, 0}, stored);
        const auto values = m_mapping.states.find({thing.kind, thing.carried});
        if (state.isNull() || values == m_mapping.states.end())
            return state;
        for (const auto& [id, words] : values->second) {
            const FieldDeclaration* field = state.declaration().find(id);
            const auto value = field ? CellWords(m_system, *field).read(text::asKept(words)) : std::nullopt;
            if (value)
                setValue(*field, state.data(), 0, *value);
        }
        return state;
    }

    const ImportSource& m_source;
    const System& m_system;
    const ForeignMapping& m_mapping;
    ForeignRows m_made;
    std::vector<const ForeignRecord*> m_given;  ///< of the rows
    std::map<RecordKind, std::unique_ptr<RecordColumns>> m_columns;
    std::map<std::pair<std::string, Reason>, std::size_t> m_left;
    std::map<std::tuple<RecordKind, std::string, std::string>, std::size_t> m_taken;
};

}  // namespace

const System* usualSystemOf(const ImportSource& source)
{
    const auto own = std::ranges::find_if(source.mappings,
                                          [](const ForeignMapping& one) { return one.system != kAnySystem; });
    return own == source.mappings.end() ? nullptr : findSystem(own->system);
}

ForeignRows foreignRows(const ImportSource& source, const System& system)
{
    static const ForeignMapping none;
    const ForeignMapping* mapping = mappingFor(source, system);
    return RowMaker(source, system, mapping ? *mapping : none).make();
}

std::vector<const RecordColumn*> columnsMeantBy(const RecordColumns& columns, const ImportSource& source,
                                                const std::string& heading)
{
    const ForeignMapping* known = mappingFor(source, columns.system());
    std::vector<const RecordColumn*> all;
    if (!known) {
        if (const RecordColumn* column = columns.meantBy(text::asKept(heading).trimmed()))
            all.push_back(column);
        return all;
    }
    const auto keys = known->columns.find({columns.declaration().kind, heading});
    if (keys == known->columns.end())
        return all;
    for (const std::string& key : keys->second) {
        const RecordColumn* column = columns.meantBy(text::asKept(key));
        if (column && column->key == text::asKept(key))
            all.push_back(column);
    }
    return all;
}

std::vector<MatchedColumn> matchedColumns(const RecordColumns& columns, const ImportSource& source,
                                          std::span<const std::pair<QString, QString>> mapping)
{
    const bool isKnown = mappingFor(source, columns.system()) != nullptr;
    const std::vector<std::string>& headings = source.table.front().cells;
    std::vector<std::pair<QString, QString>> all;
    QStringList taken;
    QStringList given;
    for (const auto& [heading, field] : mapping) {
        given << heading;
        taken << field;
    }
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const std::string& cell = headings[i];
        const QString heading = text::asKept(cell).trimmed();
        if (given.contains(heading))
            continue;
        if (!isKnown) {
            const RecordColumn* meant = columns.meantBy(heading);
            if (meant && !holdsItsField(columns, *meant, source, i))
                all.emplace_back(heading, kIgnored);
            continue;
        }
        const std::vector<const RecordColumn*> meant = columnsMeantBy(columns, source, cell);
        const auto first = std::ranges::find_if(
            meant, [&taken](const RecordColumn* column) { return !taken.contains(column->key); });
        all.emplace_back(heading, first == meant.end() ? kIgnored : (*first)->key);
        if (first != meant.end())
            taken << (*first)->key;
    }
    all.insert(all.end(), mapping.begin(), mapping.end());
    return columns.matched(headings, all);
}

}  // namespace hitspread
