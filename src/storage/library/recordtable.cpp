#include "storage/library/recordtable.h"

#include "rules/systems/registry.h"
#include "services/refusal/problem.h"

#include <algorithm>

namespace hitspread::storage {

namespace {

constexpr std::size_t kLibraryTableMostOfName = 60;

}  // namespace

const std::array<RecordTable, 10>& libraryTables()
{
    static const std::array<RecordTable, 10> tables{
        {{RecordKind::Character, QStringLiteral("character"), 0},
         {RecordKind::Weapon, QStringLiteral("weapon"), 1},
         {RecordKind::Ammunition, QStringLiteral("ammunition"), 2},
         {RecordKind::Armour, QStringLiteral("armour"), 3},
         {RecordKind::Accessory, QStringLiteral("accessory"), 4},
         {RecordKind::MeleeWeapon, QStringLiteral("melee_weapon"), 5},
         {RecordKind::ThrownWeapon, QStringLiteral("thrown_weapon"), 6},
         {RecordKind::Grenade, QStringLiteral("grenade"), 7},
         {RecordKind::ConditionTemplate, QStringLiteral("condition_template"), 8},
         {RecordKind::Modifier, QStringLiteral("modifier"), 9}}};
    return tables;
}

const RecordTable& libraryTable(RecordKind kind)
{
    const auto found = std::ranges::find(libraryTables(), kind, &RecordTable::kind);
    if (found == libraryTables().end())
        refuse<Reason::NotOfLibrary>({SiteKind::Place, "record"});
    return *found;
}

const RecordDeclaration& declarationFor(const std::string& system, RecordKind kind)
{
    const System* rules = findSystem(system);
    const RecordDeclaration* declaration = rules ? rules->record(kind) : nullptr;
    if (!declaration)
        refuse<Reason::NoSuchRecordInSystem>(system.substr(0, kLibraryTableMostOfName));
    return *declaration;
}

}  // namespace hitspread::storage
