#include "text/systems/percentile/phrases.h"

#include "rules/systems/percentile/records.h"
#include "rules/systems/percentile/system.h"
#include "services/library/sheetinput.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/sheetfigures.h"
#include "text/systems/percentile/combatantwords.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace hitspread::percentile {

using text::LibraryFacts;

namespace {

struct RecordFacts {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::RecordFacts)
};

QString fieldWords(const RecordDeclaration& record, const char* field)
{
    return text::usualFieldName(system(), record, field);
}

QString ranksWords(const Ranks& ranks)
{
    QStringList words;
    for (const auto& [name, rating] : ranks.entries)
        words << RecordFacts::tr("%1 %2", "skill, rating").arg(text::visible(name), QString::number(rating));
    return words.join(QStringLiteral(" · "));
}

LibraryFacts characterFacts(const AnyRecord& character)
{
    const auto& who = character.as<Character>();
    const text::SheetFigures figures(sheetAction(system(), character));
    const auto help = [&figures](std::string_view initiative, std::string_view critical) {
        return RecordFacts::tr("%1 off the die of initiative, critical up to %2")
            .arg(figures.value(initiative), figures.value(critical));
    };
    LibraryFacts facts;
    facts.add(fieldWords(characterRecord, "mind"), text::number(who.mind));
    facts.add(fieldWords(characterRecord, "dex"), text::number(who.dex));
    facts.add(healthName(), text::number(who.healthMax));
    facts.add(RecordFacts::tr("In melee"), help("initiativeMelee", "criticalMelee"));
    facts.add(RecordFacts::tr("With shots"), help("initiativeRanged", "criticalRanged"));
    facts.add(RecordFacts::tr("Needed in a duel"), figures.value("duel"));
    facts.add(fieldWords(characterRecord, "dodge"),
              who.dodge == kNoEntry ? RecordFacts::tr("%1 (DEX)").arg(figures.value("dodge")) : figures.value("dodge"));
    facts.add(fieldWords(characterRecord, "unarmed"),
              who.unarmed == kNoEntry ? RecordFacts::tr("%1 (DEX), no parry").arg(figures.value("unarmed"))
                                      : figures.value("unarmed"));
    facts.add(fieldWords(characterRecord, "meleeSkills"), ranksWords(who.meleeSkills));
    facts.add(fieldWords(characterRecord, "rangedSkills"), ranksWords(who.rangedSkills));
    facts.add(fieldWords(characterRecord, "shieldSkills"), ranksWords(who.shieldSkills));
    facts.add(fieldWords(characterRecord, "skills"), ranksWords(who.skills));
    return facts;
}

LibraryFacts weaponFacts(const Weapon& weapon)
{
    LibraryFacts facts;
    facts.lines.push_back({fieldWords(weaponRecord, "kind"),
                           text::choiceName(text::Naming::usual(system()), *weaponRecord.find("kind"),
                                            static_cast<std::size_t>(weapon.kind))});
    if (!weapon.skill.empty())
        facts.lines.push_back({fieldWords(weaponRecord, "skill"), text::visible(weapon.skill)});
    facts.lines.push_back({RecordFacts::tr("Damage"), damageDiceWords(weapon)});
    if (weapon.magazine != kNoEntry)
        facts.lines.push_back({fieldWords(weaponRecord, "magazine"), text::number(weapon.magazine)});
    QStringList defences;
    for (const auto& [may, words] : {std::pair{weapon.mayDodge, RecordFacts::tr("dodge")},
                                     {weapon.mayBlock, RecordFacts::tr("block")},
                                     {weapon.mayParry, RecordFacts::tr("parry")}}) {
        if (may)
            defences << words;
    }
    facts.lines.push_back({RecordFacts::tr("Against it"),
                           defences.isEmpty() ? RecordFacts::tr("no defence") : defences.join(QStringLiteral(", "))});
    return facts;
}

LibraryFacts armourFacts(const text::Naming& names, const Armour& armour)
{
    LibraryFacts facts;
    facts.lines.push_back(
        {armour.shield ? RecordFacts::tr("Shield") : RecordFacts::tr("Points"), armourPieceWords(names, armour)});
    facts.protectionTitle = RecordFacts::tr("Points at each location");
    for (const std::int32_t points : armour.points)
        facts.protection << (points > 0 ? text::number(points) : QString());
    return facts;
}

}  // namespace

LibraryFacts factsOf(const text::Naming& names, const StoredRecord& stored, std::span<const StoredRecord>)
{
    switch (stored.record.declaration().kind) {
    case RecordKind::Character: return characterFacts(stored.record);
    case RecordKind::Weapon: return weaponFacts(stored.record.as<Weapon>());
    case RecordKind::Armour: return armourFacts(names, stored.record.as<Armour>());
    default: return {};
    }
}

}  // namespace hitspread::percentile
