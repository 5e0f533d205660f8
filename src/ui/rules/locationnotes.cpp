#include "ui/rules/locationnotes.h"

#include "rules/core/system.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread {

namespace {

struct LocationNotes {
    Q_DECLARE_TR_FUNCTIONS(hitspread::LocationNotes)
};

bool tellsLocations(const System& system, const FieldDeclaration& field)
{
    const auto isPlace = [&system](const TableColumn& column) {
        return std::ranges::equal(column.choices, system.locations());
    };
    return field.shape && std::ranges::any_of(field.shape->columns, isPlace);
}

bool holds(const System& system, const FieldDeclaration& field, const Table& table, std::size_t location)
{
    for (std::size_t column = 0; column < field.shape->columns.size(); ++column) {
        if (!std::ranges::equal(field.shape->columns[column].choices, system.locations()))
            continue;
        for (const TableRow& row : table.rows) {
            if (row.cells[column] == static_cast<std::int32_t>(location))
                return true;
        }
    }
    return false;
}

/// What is called "calledShot.own" beside "calledShot.head" is of the locations somebody adds.
bool isOfAddedLocations(const System& system, const RecordDeclaration& switches, const FieldDeclaration& field)
{
    const auto dot = field.id.rfind('.');
    if (dot == std::string_view::npos)
        return false;
    const std::string_view family = field.id.substr(0, dot + 1);
    const auto isNamed = [&](std::string_view location) { return field.id.substr(dot + 1) == location; };
    const auto hasOne = [&](std::string_view location) {
        return switches.find(std::string(family) + std::string(location)) != nullptr;
    };
    return std::ranges::none_of(system.locations(), isNamed) && std::ranges::any_of(system.locations(), hasOne);
}

bool bearsOnLocations(const System& system, const RecordDeclaration& switches, const FieldDeclaration& field)
{
    return field.id == system.body()->namesSwitch() || tellsLocations(system, field)
        || (!field.choices.empty() && std::ranges::equal(field.choices, system.locations()))
        || isOfAddedLocations(system, switches, field);
}

}  // namespace

std::vector<const FieldDeclaration*> besideForLocations(const System& system, const RecordDeclaration& switches,
                                                        const FieldDeclaration& field)
{
    std::vector<const FieldDeclaration*> beside;
    if (!system.body() || !bearsOnLocations(system, switches, field))
        return beside;
    for (const FieldDeclaration& other : switches.fields) {
        if (&other != &field && bearsOnLocations(system, switches, other))
            beside.push_back(&other);
    }
    return beside;
}

QStringList locationNotes(const System& system, const FieldDeclaration& field, const AnyRecord& switches)
{
    const BodyFacet* body = system.body();
    if (!body || switches.isNull() || (field.id != body->namesSwitch() && !tellsLocations(system, field)))
        return {};
    const text::Naming names(system, switches);
    const RecordDeclaration& record = switches.declaration();
    QStringList notes;
    for (std::size_t i = body->usualLocations(); i < system.locations().size(); ++i) {
        if (!names.isThere(system.locations()[i]))
            continue;
        const QString name = text::location(names, system.locations()[i]);
        for (const FieldDeclaration& table : record.fields) {
            if (!tellsLocations(system, table) || holds(system, table, table.table(switches.data()), i))
                continue;
            const QString where = text::fieldName(names, record, table);
            notes << (table.id == body->piecesSwitch()
                          ? LocationNotes::tr(
                              "%1 has no piece of the body: no click calls it and nothing points at it. "
                              "Give it at least one at “%2”.")
                          : LocationNotes::tr(
                              "%1 has no result of its own: the dice never hit it. Give it some at “%2”."))
                         .arg(name, where);
        }
    }
    return notes;
}

bool namesWhatIsThere(const text::Naming& names, const FieldDeclaration& field, const Table& table)
{
    const auto columns = field.shape->columns;
    return std::ranges::all_of(table.rows, [&](const TableRow& row) {
        for (std::size_t column = 0; column < columns.size(); ++column) {
            const std::int32_t cell = row.cells[column];
            if (cell >= 0 && !names.isChoiceThere(columns[column].choices, static_cast<std::size_t>(cell)))
                return false;
        }
        return true;
    });
}

}  // namespace hitspread
