#include "support/campaigndump.h"

#include <algorithm>
#include <array>
#include <limits>
#include <sstream>

namespace hitspread::support {

namespace {

constexpr std::array kLibraryKinds{RecordKind::Character,    RecordKind::Weapon,    RecordKind::Ammunition,
                                   RecordKind::Armour,       RecordKind::Accessory, RecordKind::MeleeWeapon,
                                   RecordKind::ThrownWeapon, RecordKind::Grenade,   RecordKind::ConditionTemplate,
                                   RecordKind::Modifier};

void print(std::ostream& out, const AnyRecord& record)
{
    if (record.isNull())
        return;
    for (const FieldDeclaration& field : record.declaration().fields) {
        out << ' ' << field.id << '=';
        if (field.kind == FieldKind::Text) {
            out << field.text(record.data());
        } else if (field.kind == FieldKind::RankList) {
            for (const auto& [name, rank] : field.ranks(record.data()).entries)
                out << name << ':' << rank << ',';
        } else if (field.kind == FieldKind::Table) {
            for (const TableRow& row : field.table(record.data()).rows) {
                out << row.from << '-' << row.upTo;
                for (const std::int32_t cell : row.cells)
                    out << ':' << cell;
                out << ',';
            }
        } else {
            for (std::size_t element = 0; element < field.extent; ++element)
                out << field.number(record.data(), element) << ',';
        }
    }
}

void printLibrary(std::ostream& out, Campaign& campaign)
{
    for (const RecordKind kind : kLibraryKinds) {
        LibraryQuery query;
        query.kind = kind;
        query.limit = static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max());
        auto records = campaign.library().page(query);
        std::ranges::sort(records, {}, &StoredRecord::id);
        for (const StoredRecord& stored : records) {
            out << "library " << static_cast<int>(kind) << ' ' << stored.id << ' ' << stored.system << ' '
                << stored.portrait;
            for (const std::string& tag : stored.tags)
                out << " #" << tag;
            print(out, stored.record);
            out << '\n';
        }
    }
}

void printPossessions(std::ostream& out, std::vector<Possession> possessions)
{
    std::ranges::sort(possessions, {}, &Possession::id);
    for (const Possession& possession : possessions) {
        out << "possession " << possession.id << " of " << possession.combatant << ',' << possession.character << ','
            << possession.encounter << " item " << static_cast<int>(possession.kind) << ',' << possession.item << " on "
            << possession.mountedOn << " with " << possession.ammunition << " at " << possession.position;
        print(out, possession.state);
        out << '\n';
    }
}

void printCombatants(std::ostream& out, Campaign& campaign, RecordId encounter)
{
    auto combatants = campaign.encounters().combatants(encounter);
    std::ranges::sort(combatants, {}, &Combatant::id);
    for (const Combatant& combatant : combatants) {
        out << "combatant " << combatant.id << ' ' << combatant.name << ' ' << combatant.character << ' '
            << static_cast<int>(combatant.side) << ' ' << combatant.position << ' ' << combatant.colour
            << (combatant.away ? " away" : "");
        print(out, combatant.condition);
        out << '\n';
        printPossessions(out, campaign.encounters().possessionsOfCombatant(combatant.id));
        for (const Combatant& other : combatants) {
            const auto metres = combatant.id < other.id ? campaign.encounters().distance(combatant.id, other.id)
                                                        : std::nullopt;
            if (metres)
                out << "distance " << combatant.id << ' ' << other.id << ' ' << *metres << '\n';
        }
    }
}

}  // namespace

std::string dumpOf(Campaign& campaign)
{
    std::ostringstream out;
    printLibrary(out, campaign);
    for (const LibraryRow& character : campaign.library().list({}))
        printPossessions(out, campaign.encounters().possessionsOfCharacter(character.id));
    for (const SavedSearch& search : campaign.library().savedSearches())
        out << "search " << search.id << ' ' << search.name << ' ' << search.query.search << '\n';
    for (const Encounter& encounter : campaign.encounters().encounters()) {
        out << "encounter " << encounter.id << ' ' << encounter.name << " at " << encounter.round << ','
            << encounter.phase << " by " << encounter.profile << (encounter.archived ? " archived" : "")
            << (encounter.between ? " between" : "");
        print(out, encounter.switches);
        out << '\n';
        printCombatants(out, campaign, encounter.id);
        printPossessions(out, campaign.encounters().lyingIn(encounter.id));
    }
    return out.str();
}

}  // namespace hitspread::support
