#include "rules/systems/rollunder/records.h"
#include "rules/systems/rollunder/system.h"
#include "services/library/sheetinput.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/sheetfigures.h"
#include "text/systems/rollunder/phrases.h"
#include "text/systems/rollunder/weaponwords.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace hitspread::rollunder {

using text::LibraryFacts;

namespace {

struct RecordFacts {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::RecordFacts)
};

QString fieldWords(const RecordDeclaration& record, const char* field)
{
    return text::usualFieldName(system(), record, field);
}

/// DR at each cell, where there is any.
void protect(LibraryFacts& facts, const Resistance& dr)
{
    if (std::ranges::none_of(dr, [](std::int32_t points) { return points > 0; }))
        return;
    facts.protectionTitle = RecordFacts::tr("DR at each place");
    for (std::size_t i = 0; i < kLocations; ++i) {
        const std::int32_t points = drAt(dr, static_cast<Location>(i));
        facts.protection << (points > 0 ? text::number(points) : QString());
    }
}

QString skillsWords(const Ranks& skills)
{
    QStringList words;
    for (const auto& [name, level] : skills.entries)
        words << RecordFacts::tr("%1 %2", "skill, level").arg(text::visible(name), QString::number(level));
    return words.join(QStringLiteral(" · "));
}

LibraryFacts characterFacts(const AnyRecord& record)
{
    const auto& who = record.as<Character>();
    const text::SheetFigures figures(sheetAction(system(), record));
    LibraryFacts facts;
    for (const char* field : {"st", "dx", "iq", "ht"})
        facts.add(fieldWords(characterRecord, field), text::number(characterRecord.find(field)->number(&who, 0)));
    const auto addFigure = [&](std::string_view id) {
        if (const text::SheetFigure* figure = figures.find(id))
            facts.add(figure->name, figure->value);
    };
    facts.add(fieldWords(characterRecord, "hpMax"), text::number(who.hpMax));
    for (const std::string_view id : {"thresholds", "speed", "move", "step", "dodge"})
        addFigure(id);
    facts.add(RecordFacts::tr("Parry, bare hand"), figures.value("parryRight"));
    facts.add(fieldWords(characterRecord, "skills"), skillsWords(who.skills));
    facts.add(fieldWords(characterRecord, "otherSkills"), skillsWords(who.otherSkills));
    facts.add(fieldWords(characterRecord, "traits"), text::visible(who.traits));
    protect(facts, who.dr);
    return facts;
}

/// Which defences there are against its kind, and what a parry of it costs (R3-34, R3-D23).
QString againstWords(const Weapon& weapon)
{
    const TableRow& row = rowFor(text::usualSwitchesOf<Switches>().defences, weapon.kind);
    QStringList words;
    if (row.cells[defencecolumn::kDodge] != 0)
        words << RecordFacts::tr("dodge");
    if (row.cells[defencecolumn::kBlock] != 0)
        words << RecordFacts::tr("block");
    if (row.cells[defencecolumn::kParry] != 0)
        words << (weapon.kind == WeaponKind::Thrown
                      ? RecordFacts::tr("parry at %1").arg(text::signedNumber(weapon.smallThrown ? -2 : -1))
                      : RecordFacts::tr("parry"));
    return words.isEmpty() ? RecordFacts::tr("no defence") : words.join(QStringLiteral(", "));
}

LibraryFacts weaponFacts(const Weapon& weapon)
{
    LibraryFacts facts;
    facts.add(fieldWords(weaponRecord, "kind"),
              text::choiceName(text::Naming::usual(system()), *weaponRecord.find("kind"),
                               static_cast<std::size_t>(weapon.kind)));
    facts.add(fieldWords(weaponRecord, "skill"), text::visible(weapon.skill));
    facts.add(RecordFacts::tr("Damage"), damageWords(weapon));
    facts.add(RecordFacts::tr("What penetrates counts"),
              factorWords(typeHalves(text::usualSwitchesOf<Switches>(), weapon.damageType)));
    facts.add(isMelee(weapon) ? RecordFacts::tr("Strikes") : RecordFacts::tr("Aimed"), reachWords(weapon));
    facts.add(RecordFacts::tr("Against it"), againstWords(weapon));
    if (weapon.shots != kNoEntry)
        facts.add(fieldWords(weaponRecord, "shots"), text::number(weapon.shots));
    QStringList handling;
    if (weapon.twoHanded)
        handling << RecordFacts::tr("both hands");
    if (weapon.readyTurns > 1)
        handling << RecordFacts::tr("%1 turns to make ready").arg(weapon.readyTurns);
    if (weapon.needsReady)
        handling << RecordFacts::tr("Ready after each use");
    if (weapon.cheap)
        handling << RecordFacts::tr("cheap, may break");
    facts.add(RecordFacts::tr("Handling"), handling.join(QStringLiteral(", ")));
    return facts;
}

LibraryFacts armourFacts(const text::Naming& names, const Armour& armour)
{
    LibraryFacts facts;
    facts.add(armour.shield ? RecordFacts::tr("Shield") : RecordFacts::tr("Protects"), armourPieceWords(names, armour));
    if (armour.shield)
        facts.add(RecordFacts::tr("DB counts"), RecordFacts::tr("on each defence, not from behind"));
    else
        protect(facts, armour.dr);
    return facts;
}

LibraryFacts conditionFacts(const RollCondition& condition)
{
    LibraryFacts facts;
    if (condition.rolls != 0)
        facts.add(RecordFacts::tr("Attacks and defences"), text::signedNumber(condition.rolls));
    if (condition.preventsActing)
        facts.add(RecordFacts::tr("Acts"), RecordFacts::tr("no"));
    return facts;
}

}  // namespace

LibraryFacts factsOf(const text::Naming& names, const StoredRecord& stored, std::span<const StoredRecord>)
{
    switch (stored.record.declaration().kind) {
    case RecordKind::Character: return characterFacts(stored.record);
    case RecordKind::Weapon: return weaponFacts(stored.record.as<Weapon>());
    case RecordKind::Armour: return armourFacts(names, stored.record.as<Armour>());
    case RecordKind::ConditionTemplate: return conditionFacts(stored.record.as<RollCondition>());
    default: return {};
    }
}

}  // namespace hitspread::rollunder
