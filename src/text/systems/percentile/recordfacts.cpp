#include "text/systems/percentile/recordfacts.h"

#include "rules/systems/percentile/readynumbers.h"
#include "rules/systems/percentile/system.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/systems/percentile/combatantwords.h"
#include "text/systems/percentile/gearwords.h"

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
    return text::fieldName(system(), record, *record.find(field));
}

QString ranksWords(const Ranks& ranks)
{
    QStringList words;
    for (const auto& [name, rating] : ranks.entries)
        words << RecordFacts::tr("%1 %2", "skill, rating").arg(text::visible(name), QString::number(rating));
    return words.join(QStringLiteral(" · "));
}

/// "5 off the die, critical up to 1".
QString helpWords(std::int32_t highest, const Switches& switches)
{
    return RecordFacts::tr("%1 off the die of initiative, critical up to %2")
        .arg(QString::number(initiativeModifier(highest)), QString::number(criticalUpTo(highest, switches)));
}

LibraryFacts characterFacts(const Character& who)
{
    const Switches switches;
    LibraryFacts facts;
    const auto add = [&facts](const QString& name, const QString& value) {
        if (!value.isEmpty())
            facts.lines.push_back({name, value});
    };
    add(fieldWords(characterRecord, "mind"), text::number(who.mind));
    add(fieldWords(characterRecord, "dex"), text::number(who.dex));
    add(healthName(), text::number(who.healthMax));
    add(RecordFacts::tr("In melee"), helpWords(highestMelee(who), switches));
    add(RecordFacts::tr("With shots"), helpWords(highestRanged(who), switches));
    add(RecordFacts::tr("Needed in a duel"), text::number(duelNumber(highestRanged(who))));
    add(fieldWords(characterRecord, "dodge"),
        who.dodge == kNoEntry ? RecordFacts::tr("%1 (DEX)").arg(who.dex) : text::number(who.dodge));
    add(fieldWords(characterRecord, "unarmed"),
        who.unarmed == kNoEntry ? RecordFacts::tr("%1 (DEX), no parry").arg(who.dex) : text::number(who.unarmed));
    add(fieldWords(characterRecord, "meleeSkills"), ranksWords(who.meleeSkills));
    add(fieldWords(characterRecord, "rangedSkills"), ranksWords(who.rangedSkills));
    add(fieldWords(characterRecord, "shieldSkills"), ranksWords(who.shieldSkills));
    add(fieldWords(characterRecord, "skills"), ranksWords(who.skills));
    return facts;
}

LibraryFacts weaponFacts(const Weapon& weapon)
{
    LibraryFacts facts;
    facts.lines.push_back(
        {fieldWords(weaponRecord, "kind"),
         text::choiceName(system(), *weaponRecord.find("kind"), static_cast<std::size_t>(weapon.kind))});
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

LibraryFacts armourFacts(const Armour& armour)
{
    LibraryFacts facts;
    facts.lines.push_back(
        {armour.shield ? RecordFacts::tr("Shield") : RecordFacts::tr("Points"), armourPieceWords(armour)});
    facts.protectionTitle = RecordFacts::tr("Points at each location");
    for (const std::int32_t points : armour.points)
        facts.protection << (points > 0 ? text::number(points) : QString());
    return facts;
}

}  // namespace

LibraryFacts factsOf(const StoredRecord& stored, std::span<const StoredRecord>)
{
    switch (stored.record.declaration().kind) {
    case RecordKind::Character: return characterFacts(stored.record.as<Character>());
    case RecordKind::Weapon: return weaponFacts(stored.record.as<Weapon>());
    case RecordKind::Armour: return armourFacts(stored.record.as<Armour>());
    default: return {};
    }
}

}  // namespace hitspread::percentile
