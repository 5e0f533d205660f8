#include "storage/librarytable.h"

#include "rules/systems/registry.h"
#include "services/problem.h"

#include <algorithm>

namespace hitspread::storage {

const LibraryTable& libraryTable(RecordKind kind)
{
    static const std::array<LibraryTable, 5> tables{{{RecordKind::Character, QStringLiteral("character"), 0},
                                                     {RecordKind::Weapon, QStringLiteral("weapon"), 1},
                                                     {RecordKind::Ammunition, QStringLiteral("ammunition"), 2},
                                                     {RecordKind::Armour, QStringLiteral("armour"), 3},
                                                     {RecordKind::Accessory, QStringLiteral("accessory"), 4}}};
    const auto found = std::ranges::find(tables, kind, &LibraryTable::kind);
    if (found == tables.end())
        throw Failure(ProblemCode::BadInput, "record", {"this kind of record is not kept in the library"});
    return *found;
}

const RecordDeclaration& declarationFor(const std::string& system, RecordKind kind)
{
    const System* rules = findSystem(system);
    const RecordDeclaration* declaration = rules ? rules->record(kind) : nullptr;
    if (!declaration)
        throw Failure(ProblemCode::BadInput, system, {"this rule system has no such record"});
    return *declaration;
}

}  // namespace hitspread::storage
