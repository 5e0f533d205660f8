#include "reports/systems/threed/weaponwords.h"

#include "reports/systems/threed/sheetwords.h"
#include "rules/systems/registry.h"
#include "text/fields.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace hitspread::threed::sheet {

namespace {

bool has(const Weapon& weapon, Mode mode)
{
    return (weapon.modes & bit(mode)) != 0;
}

void addRatings(const Weapon& weapon, const FirearmTable& table, QStringList& words)
{
    const std::int32_t recoil = table.lines[0].recoil;
    words.append(
        recoil == weapon.recoil
            ? SheetText::tr("RCL %1").arg(weapon.recoil)
            : SheetText::tr("RCL %1, baffled %2").arg(QString::number(weapon.recoil), QString::number(recoil)));
    if (weapon.accuracy != 0)
        words.append(SheetText::tr("accuracy %1").arg(withSign(weapon.accuracy)));
    if (table.bruising > 0)
        words.append(SheetText::tr("bruises the arm %1").arg(table.bruising));
    if (table.oneHandToHit != 0)
        words.append(table.oneHandBruising > 0
                         ? SheetText::tr("one hand %1, bruises %2")
                               .arg(withSign(table.oneHandToHit), QString::number(table.oneHandBruising))
                         : SheetText::tr("one hand %1").arg(withSign(table.oneHandToHit)));
}

/// The cap of the dexterity, where it takes shots from the weapon and holds for the whole round.
QString semiAutoWords(const WeaponFacts& facts)
{
    const bool isCapped = facts.dexCapsRound && std::ranges::any_of(facts.table.lines, [&facts](const ShotLine& line) {
                              return line.shotsPerAction > facts.shotsByDex;
                          });
    return isCapped ? SheetText::tr("SEMI, at most %1 shots a round").arg(facts.shotsByDex) : SheetText::tr("SEMI");
}

void addModes(const WeaponFacts& facts, QStringList& words)
{
    const Weapon& weapon = facts.weapon;
    if (has(weapon, Mode::SingleAction))
        words.append(weapon.singleLoading ? SheetText::tr("SA, loads singly") : SheetText::tr("SA"));
    if (has(weapon, Mode::DoubleAction))
        words.append(SheetText::tr("DA"));
    if (has(weapon, Mode::SemiAuto))
        words.append(semiAutoWords(facts));
    if (has(weapon, Mode::Burst))
        words.append(SheetText::tr("BURST %1").arg(weapon.burstLength));
    if (has(weapon, Mode::FullAuto) || weapon.fullAutoDeviation > 0)
        words.append(SheetText::tr("FA %1 hexes").arg(weapon.fullAutoDeviation));
    if (weapon.barrels > 1)
        words.append(SheetText::tr("%1 barrels").arg(weapon.barrels));
    if (weapon.maxBulletsPerRound != kNoEntry)
        words.append(SheetText::tr("at most %1 a round").arg(weapon.maxBulletsPerRound));
    if (weapon.jammingFactor > 0)
        words.append(SheetText::tr("JF %1").arg(weapon.jammingFactor));
}

QString holsterWords(Holster holster)
{
    switch (holster) {
    case Holster::Accessible: return SheetText::tr("holstered");
    case Holster::Concealed: return SheetText::tr("concealed");
    case Holster::Packed: return SheetText::tr("packed away");
    case Holster::ReadyConcealed: return SheetText::tr("up the sleeve");
    }
    return {};
}

/// The value of a text field, or of a flag its name; empty where the record has none.
QString fieldWords(const AnyRecord& thing, const char* id)
{
    const FieldDeclaration* field = thing.declaration().find(id);
    if (!field)
        return {};
    if (field->kind == FieldKind::Text)
        return words(field->text(thing.data()));
    if (field->kind == FieldKind::Flag && field->number(thing.data(), 0) != 0)
        return text::inSentence(
            text::fieldName(text::Naming::usual(*findSystem("threed")), thing.declaration(), *field));
    return {};
}

void addState(const WeaponFacts& weapon, QStringList& words)
{
    if (weapon.state.drawn == Drawn::No)
        words.append(holsterWords(weapon.weapon.holster));
    if (weapon.state.jammed)
        words.append(SheetText::tr("jammed"));
    if (!weapon.state.cocked)
        words.append(SheetText::tr("not cocked"));
}

}  // namespace

QString weaponDetails(const WeaponFacts& facts, bool withReach)
{
    const Weapon& weapon = facts.weapon;
    QStringList words;
    if (withReach)
        words.append(SheetText::tr("%1/%2/%3/%4 m")
                         .arg(QString::number(facts.table.reach[0]), QString::number(facts.table.reach[1]),
                              QString::number(facts.table.reach[2]), QString::number(facts.table.reach[3])));
    words.append(sheet::words(weapon.weaponClass));
    words.append(rankName(weapon.skill));
    addRatings(weapon, facts.table, words);
    addModes(facts, words);
    const QString ammunition = facts.ammunition ? sheet::words(facts.ammunition->name) : QString();
    const QString calibre = sheet::words(weapon.calibre);
    if (!ammunition.contains(calibre))
        words.append(calibre);
    words.append(ammunition);
    if (facts.ammunition && facts.ammunition->bruising)
        words.append(SheetText::tr("bruising"));
    if (facts.ammunition && facts.ammunition->ignoresReduction)
        words.append(SheetText::tr("full DAM once through"));
    for (const Accessory& accessory : facts.accessories)
        words.append(sheet::words(accessory.name));
    if (weapon.bipod)
        words.append(SheetText::tr("bipod"));
    addState(facts, words);
    // The dot stays at the end of a line.
    return text::joined(words, u"\u00a0· ");
}

QString handName(const HandFacts& facts)
{
    return fieldWords(facts.thing, "name");
}

QString handDetails(const HandFacts& facts)
{
    const AnyRecord& thing = facts.thing;
    const HandTable& table = facts.table;
    QStringList told{fieldWords(thing, "class")};
    const std::string_view skill = skillUsedWith(thing);
    told.append(skill.empty() ? SheetText::tr("without a skill") : rankName(std::string(skill)));
    told.removeDuplicates();
    if (thing.declaration().kind == RecordKind::Grenade) {
        const auto& grenade = thing.as<Grenade>();
        told.append(text::choiceName(text::Naming::usual(*findSystem("threed")), *grenadeRecord.find("kind"),
                                     static_cast<std::size_t>(grenade.kind)));
        told.append(
            SheetText::tr("zone %1 hexes, 1 less every %2 m")
                .arg(QString::number(grenade.blastZone), QLocale().toString(grenade.blastRadius / 10.0, 'f', 1)));
        told.append(SheetText::tr("scatters %1 hexes").arg(table.handling));
    } else {
        told.append(SheetText::tr("deviates %1 hexes").arg(table.handling));
        if (table.bruises)
            told.append(SheetText::tr("bruising"));
    }
    const FieldDeclaration* natural = thing.declaration().find("natural");
    const bool isBody = natural && natural->number(thing.data(), 0) != 0;
    // Jaws and claws are never put away.
    if (facts.state.drawn == Drawn::No && !isBody) {
        if (const FieldDeclaration* holster = thing.declaration().find("holster"))
            told.append(holsterWords(static_cast<Holster>(holster->number(thing.data(), 0))));
        if (table.drawActions > 0)
            told.append(table.drawActions == 1 ? SheetText::tr("drawing: 1 Action")
                                               : SheetText::tr("drawing: %1 Actions").arg(table.drawActions));
    }
    for (const char* id : {"fuse", "flexible", "vibro", "natural", "bareHanded"})
        told.append(fieldWords(thing, id));
    return text::joined(told, u"\u00a0· ");
}

QString handWords(const HandFacts& facts)
{
    switch (facts.thing.declaration().kind) {
    case RecordKind::MeleeWeapon: return SheetText::tr("melee");
    case RecordKind::ThrownWeapon: return SheetText::tr("thrown");
    default: return SheetText::tr("drops");
    }
}

QString shotWords(const ShotLine& line)
{
    if (line.type == ShotType::Snap)
        return SheetText::tr("Snap");
    if (line.type == ShotType::Wild)
        return SheetText::tr("Wild");
    if (line.rest)
        return SheetText::tr("and rest");
    return line.stance ? SheetText::tr("with stance") : SheetText::tr("Aimed");
}

}  // namespace hitspread::threed::sheet
