#include "formats/foreign/foreignmappings.h"
#include "formats/foreign/plainjson.h"
#include "formats/foreign/sourcereader.h"
#include "models/exchange/foreignrows.h"
#include "models/exchange/tablerows.h"
#include "rules/systems/registry.h"
#include "services/library/possessions.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace hitspread;

namespace {

/// A person as GCS 5 writes one; who he is and what he has are ours.
const QByteArray kOrin = R"json({
"version": 5, "id": "A1", "total_points": 100, "created_date": "2026-01-01T00:00:00Z",
"profile": {"name": "Orin Vask", "player_name": "Ilse", "title": "Ferryman", "handedness": "Left", "hair": "grey"},
"attributes": [
  {"attr_id": "st", "adj": 2, "calc": {"value": 12, "points": 20}},
  {"attr_id": "dx", "adj": 1, "calc": {"value": "11", "points": 20}},
  {"attr_id": "iq", "calc": {"value": 10}}, {"attr_id": "ht", "calc": {"value": 13}},
  {"attr_id": "hp", "calc": {"value": 14, "current": 9}}, {"attr_id": "fp", "calc": {"value": 13, "current": 13}},
  {"attr_id": "basic_speed", "calc": {"value": 6.25}}, {"attr_id": "basic_move", "calc": {"value": 6}}],
"calc": {"swing": "1d+2", "thrust": "1d-1", "move": [5, 4, 3, 2, 1]},
"settings": {"damage_progression": "basic_set", "body_type": {"name": "Humanoid", "roll": "3d", "locations": [
  {"id": "skull", "table_name": "Skull", "dr_bonus": 2, "calc": {"roll_range": "3-4", "dr": {"all": 3}}},
  {"id": "torso", "table_name": "Torso", "calc": {"roll_range": "9-10", "dr": {"all": 3, "burning": 1}}},
  {"id": "arm", "table_name": "Right Arm", "calc": {"dr": {"all": 1}}},
  {"id": "arm", "table_name": "Left Arm", "calc": {"dr": {"all": 1}}},
  {"id": "tail", "table_name": "Tail", "calc": {"dr": {"all": 4}}}]}},
"traits": [{"id": "T", "name": "Sure Footed", "levels": 2, "base_points": 5},
  {"id": "T2", "name": "Hard Fists", "weapons": [{"id": "wA", "sv": 1, "usage": "Punch", "reach": "C", "parry": "0",
    "damage": {"type": "cr", "st": "thr", "base": "-1"}, "calc": {"level": 13, "damage": "1d-2 cr"},
    "defaults": [{"type": "skill", "name": "Scuffling"}]}]},
  {"id": "T3", "name": "Not his", "disabled": true}],
"skills": [
  {"id": "s1", "name": "Boathook", "difficulty": "dx/a", "points": 4, "calc": {"level": 13, "rsl": "DX+2"}},
  {"id": "s2", "name": "Guns", "specialization": "Pistol", "difficulty": "dx/e", "calc": {"level": 14}},
  {"id": "s3", "name": "Swimming", "difficulty": "ht/e", "calc": {"level": 13}},
  {"id": "S", "name": "Of the river", "children": [
    {"id": "s4", "name": "Scuffling", "difficulty": "dx/e", "calc": {"level": 12}}]},
  {"id": "s6", "name": "Shield", "specialization": "Shield", "difficulty": "dx/e", "calc": {"level": 12}},
  {"id": "s5", "name": "Unlearnt", "difficulty": "iq/h"}],
"equipment": [
  {"id": "e1", "description": "Boathook", "quantity": 1, "equipped": true, "base_value": "40", "weapons": [
    {"id": "w1", "usage": "Swung", "reach": "1-2*", "strength": "11‡", "damage": {"type": "cut", "st": "sw", "base": "1"},
     "calc": {"level": 13, "damage": "1d+3 cut"}, "defaults": [{"type": "dx", "modifier": -5}, {"type": "skill", "name": "Boathook"}]},
    {"id": "W2", "usage": "Thrown", "damage": {"type": "imp", "st": "thr"}, "calc": {"damage": "1d-1 imp", "range": "12/18"},
     "range": "x1/x1.5", "shots": "T(1)", "accuracy": "2", "rate_of_fire": "1", "bulk": "-5"}]},
  {"id": "e2", "description": "Harbour Pistol", "quantity": 2, "equipped": true, "local_notes": "worn smooth", "weapons": [
    {"id": "W3", "range": "60/1,300", "shots": "6+1(3)", "accuracy": "2+1", "recoil": "2", "strength": "9",
     "damage": {"type": "pi+", "base": "2d-1", "armor_divisor": 2}, "calc": {"damage": "2d-1(2) pi+", "level": 14},
     "defaults": [{"type": "skill", "name": "Guns", "specialization": "Pistol"}]}]},
  {"id": "e3", "description": "Oilskin Coat", "quantity": 1, "equipped": true, "features": [
    {"type": "dr_bonus", "amount": 1, "locations": ["torso", "arm"]},
    {"type": "dr_bonus", "amount": 2, "locations": ["torso"], "specialization": "burning"}]},
  {"id": "e4", "description": "Round Shield", "quantity": 1, "features": [
    {"type": "attribute_bonus", "attribute": "block", "amount": 2}, {"type": "attribute_bonus", "attribute": "dodge", "amount": 2}],
    "weapons": [{"id": "w4", "usage": "Bash", "reach": "1", "damage": {"type": "cr", "base": "1d"}, "calc": {"level": 12},
    "defaults": [{"type": "skill", "name": "Shield", "specialization": "Shield"}]}]},
  {"id": "E", "description": "Sack", "quantity": 1, "equipped": true, "children": [
    {"id": "e5", "description": "Rope", "quantity": 3, "equipped": true}]}],
"notes": [{"id": "n", "markdown": "Owes the harbour master."}]
})json";

ImportSource sourceOf(const QByteArray& bytes, const QString& name = QStringLiteral("orin.gcs"))
{
    return formats::readImportSource(bytes, name);
}

const System& ours()
{
    return *findSystem("rollunder");
}

/// A record of the rows by its name; null: there is none.
AnyRecord recordNamed(const ForeignRows& rows, RecordKind kind, const std::string& name)
{
    for (const ImportedRow& row : rows.rows) {
        if (row.declaration->kind != kind)
            continue;
        AnyRecord record(*row.declaration);
        for (const GivenValue& one : row.values)
            setValue(row.declaration->fields[one.field], record.data(), one.element, one.value);
        const FieldDeclaration* field = row.declaration->find("name");
        if (field->text(record.data()) == name)
            return record;
    }
    return {};
}

std::int64_t numberIn(const AnyRecord& record, std::string_view id, std::size_t element = 0)
{
    return record.declaration().find(id)->number(record.data(), element);
}

std::string textIn(const AnyRecord& record, std::string_view id)
{
    return record.declaration().find(id)->text(record.data());
}

std::string choiceIn(const AnyRecord& record, std::string_view id)
{
    const FieldDeclaration* field = record.declaration().find(id);
    return std::string(field->choices[static_cast<std::size_t>(numberIn(record, id))]);
}

std::int32_t rankIn(const AnyRecord& record, std::string_view id, const std::string& name)
{
    for (const auto& [known, rank] : record.declaration().find(id)->ranks(record.data()).entries) {
        if (known == name)
            return rank;
    }
    return -1;
}

std::size_t elementOf(const AnyRecord& record, std::string_view id, std::string_view element)
{
    const auto& names = record.declaration().find(id)->elements;
    return static_cast<std::size_t>(std::ranges::find(names, element) - names.begin());
}

const LeftMember* leftAt(const ImportReport& report, std::string_view path)
{
    const auto found = std::ranges::find(report.left, path, &LeftMember::path);
    return found == report.left.end() ? nullptr : &*found;
}

const TakenMember* takenAt(const ImportReport& report, std::string_view field)
{
    const auto found = std::ranges::find(report.taken, field, &TakenMember::field);
    return found == report.taken.end() ? nullptr : &*found;
}

}  // namespace

/// What other programs write, read and put into our records.
class ForeignTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPersonComesWithWhatHeIs();
    void protectionIsNotCountedTwice();
    void weaponsComeAsTheyAreUsed();
    void levelsWithWeaponsAreThoseOfTheSheet();
    void aWeaponOfManyIsUsedWithItsOwnSkill();
    void whoHasNoHandsIsAnAnimal_data();
    void whoHasNoHandsIsAnAnimal();
    void spellsAndKindsOfTraitsCome();
    void whatHeHasIsHeldWornOrPutAway();
    void whatHasNoPlaceIsTold();
    void olderVersionsAreRead();
    void listsOfGearHaveNoStrength();
    void skillsOfAListHaveNoLevel();
    void otherSystemsTakeNames();
    void hostileDocumentsAreRefused_data();
    void hostileDocumentsAreRefused();
    void oddValuesAreLeftOut();
    void namesAreFilledInWithinBounds();
    void creaturesOfImprovedInitiative_data();
    void creaturesOfImprovedInitiative();
    void theirSkillsAreNoneOfOurs();
    void plainJsonIsMadeFlat();
    void recordsAreFoundInADocument_data();
    void recordsAreFoundInADocument();
    void whatIsListedByNameHasIt();
    void whatDoesNotFitIsLeftOfADocument();
    void aColumnOfSomethingElseGoesNowhere();
    void actorsOfFoundry();
    void whatCannotComeInIsNamed_data();
    void whatCannotComeInIsNamed();
    void whatMappingsNameIsThere_data();
    void whatMappingsNameIsThere();
};

void ForeignTest::aPersonComesWithWhatHeIs()
{
    const ImportSource source = sourceOf(kOrin);
    QCOMPARE(source.program, std::string("GCS"));
    QCOMPARE(usualSystemOf(source), &ours());
    const ForeignRows rows = foreignRows(source, ours());
    const AnyRecord orin = recordNamed(rows, RecordKind::Character, "Orin Vask");
    QVERIFY(!orin.isNull());
    QCOMPARE(numberIn(orin, "st"), 12);
    QCOMPARE(numberIn(orin, "dx"), 11);
    QCOMPARE(numberIn(orin, "hpMax"), 14);
    QCOMPARE(numberIn(orin, "basicSpeed"), 6250);
    QCOMPARE(numberIn(orin, "move"), 5);
    QCOMPARE(choiceIn(orin, "dominantHand"), std::string("left"));
    QCOMPARE(rankIn(orin, "skills", "Boathook"), 13);
    QCOMPARE(rankIn(orin, "skills", "Guns (Pistol)"), 14);
    QCOMPARE(rankIn(orin, "skills", "Scuffling"), 12);
    // What the rules here ask for is called as they call it, by him and by what he has.
    QCOMPARE(rankIn(orin, "skills", "Shield"), 12);
    const AnyRecord shield = recordNamed(rows, RecordKind::Armour, "Round Shield");
    QCOMPARE(textIn(shield, "skill"), std::string("Shield"));
    QCOMPARE(numberIn(shield, "db"), 2);
    QCOMPARE(textIn(recordNamed(rows, RecordKind::Weapon, "Round Shield"), "skill"), std::string("Shield"));
    QCOMPARE(rankIn(orin, "otherSkills", "Swimming"), 13);
    QCOMPARE(rankIn(orin, "skills", "Unlearnt"), -1);
    QCOMPARE(textIn(orin, "traits"), std::string("Sure Footed 2; Hard Fists"));
    QCOMPARE(textIn(orin, "notes"), std::string("Ferryman\nOwes the harbour master.\nCarries: 3 × Rope; Sack"));
    QVERIFY(std::ranges::all_of(rows.rows, [](const ImportedRow& row) { return row.faults.empty(); }));
}

/// What is printed for a place holds what he wears, and what the place has of itself.
void ForeignTest::protectionIsNotCountedTwice()
{
    const ForeignRows rows = foreignRows(sourceOf(kOrin), ours());
    const AnyRecord orin = recordNamed(rows, RecordKind::Character, "Orin Vask");
    const AnyRecord coat = recordNamed(rows, RecordKind::Armour, "Oilskin Coat");
    const auto at = [](const AnyRecord& record, std::string_view place) {
        return numberIn(record, "dr", elementOf(record, "dr", place));
    };
    QCOMPARE(at(orin, "skull"), 1);
    QCOMPARE(at(orin, "torso"), 2);
    QCOMPARE(at(orin, "rightArm"), kNoEntry);
    QCOMPARE(at(coat, "torso"), 1);
    QCOMPARE(at(coat, "leftArm"), 1);
    QCOMPARE(at(coat, "skull"), kNoEntry);
}

void ForeignTest::weaponsComeAsTheyAreUsed()
{
    const ForeignRows rows = foreignRows(sourceOf(kOrin), ours());
    // What strength made of it is his alone.
    const AnyRecord swung = recordNamed(rows, RecordKind::Weapon, "Boathook, Swung (Orin Vask)");
    QVERIFY(!swung.isNull());
    QCOMPARE(choiceIn(swung, "kind"), std::string("melee"));
    QCOMPARE(numberIn(swung, "damageDice"), 1);
    QCOMPARE(numberIn(swung, "damageBonus"), 3);
    QCOMPARE(choiceIn(swung, "damageType"), std::string("cutting"));
    QCOMPARE(numberIn(swung, "reach"), 3);
    QCOMPARE(numberIn(swung, "twoHanded"), 1);
    QCOMPARE(numberIn(swung, "needsReady"), 1);
    QCOMPARE(textIn(swung, "skill"), std::string("Boathook"));
    const AnyRecord thrown = recordNamed(rows, RecordKind::Weapon, "Boathook, Thrown (Orin Vask)");
    QVERIFY(!thrown.isNull());
    QCOMPARE(choiceIn(thrown, "kind"), std::string("thrown"));
    QCOMPARE(numberIn(thrown, "longestRange"), 18);
    QCOMPARE(numberIn(thrown, "shots"), kNoEntry);
    const AnyRecord pistol = recordNamed(rows, RecordKind::Weapon, "Harbour Pistol");
    QVERIFY(!pistol.isNull());
    QCOMPARE(choiceIn(pistol, "kind"), std::string("firearm"));
    QCOMPARE(numberIn(pistol, "damageDice"), 2);
    QCOMPARE(numberIn(pistol, "damageBonus"), -1);
    QCOMPARE(choiceIn(pistol, "damageType"), std::string("largePiercing"));
    QCOMPARE(numberIn(pistol, "longestRange"), 1300);
    QCOMPARE(numberIn(pistol, "shots"), 7);
    QCOMPARE(numberIn(pistol, "accuracy"), 2);
    QCOMPARE(textIn(pistol, "skill"), std::string("Guns (Pistol)"));
    QCOMPARE(textIn(pistol, "notes"), std::string("worn smooth"));
    const AnyRecord fist = recordNamed(rows, RecordKind::Weapon, "Punch (Orin Vask)");
    QVERIFY(!fist.isNull());
    QCOMPARE(numberIn(fist, "natural"), 1);
    QCOMPARE(numberIn(fist, "reach"), 1);
    QCOMPARE(numberIn(fist, "damageBonus"), -2);
}

namespace {

/// Somebody of dexterity 12 who has learned Boathook at 14, with these things.
QByteArray dellWith(const QByteArray& equipment, const QByteArray& more = {})
{
    return R"({"version": 5, "total_points": 1, "profile": {"name": "Dell"}, )" + more
        + R"("attributes": [{"attr_id": "dx", "calc": {"value": 12}}],
"skills": [{"name": "Boathook", "difficulty": "dx/a", "calc": {"level": 14}}], "equipment": [)"
        + equipment + "]}";
}

QByteArray weaponOf(const QByteArray& usage, const QByteArray& skills, int level)
{
    return R"({"usage": ")" + usage + R"(", "reach": "1", "damage": {"type": "cr", "base": "1d"}, "calc": {"level": )"
        + QByteArray::number(level) + R"(}, "defaults": [{"type": "dx", "modifier": -4})" + skills + "]}";
}

}  // namespace

/// From a default, with what he lacks of its strength, or better than his skill: his roll here is the one he had there.
void ForeignTest::levelsWithWeaponsAreThoseOfTheSheet()
{
    const QByteArray boathook = R"(, {"type": "skill", "name": "Boathook"})";
    const QByteArray net = R"(, {"type": "skill", "name": "Net"})";
    const QByteArray oar = R"(, {"type": "skill", "name": "Oar \"big\""})";
    const QByteArray document = dellWith(
        R"({"description": "Boathook", "quantity": 1, "weapons": [)" + weaponOf("Swung", boathook, 14) + ','
        + weaponOf("Thrown", boathook, 11) + R"(]}, {"description": "Net", "quantity": 1, "weapons": [)"
        + weaponOf("", net, 8) + R"(]}, {"description": "Old Net", "quantity": 1, "weapons": [)" + weaponOf("", net, 7)
        + R"(]}, {"description": "Oar", "quantity": 1, "weapons": [)" + weaponOf("", oar, 12)
        + R"(]}, {"description": "Stone", "quantity": 1, "weapons": [)" + weaponOf("", {}, 12)
        + R"(]}, {"description": "Anchor", "quantity": 1, "weapons": [)" + weaponOf("", {}, 9) + "]}");
    const ForeignRows rows = foreignRows(sourceOf(document), ours());
    const AnyRecord dell = recordNamed(rows, RecordKind::Character, "Dell");
    const auto skillOf = [&](const char* weapon) {
        const AnyRecord record = recordNamed(rows, RecordKind::Weapon, weapon);
        return record.isNull() ? std::string("none") : textIn(record, "skill");
    };
    QCOMPARE(skillOf("Boathook, Swung"), std::string("Boathook"));
    QCOMPARE(skillOf("Boathook, Thrown (Dell)"), std::string("Boathook, Thrown"));
    QCOMPARE(rankIn(dell, "skills", "Boathook, Thrown"), 11);
    QCOMPARE(rankIn(dell, "skills", "Boathook"), 14);
    QCOMPARE(skillOf("Net"), std::string("Net"));
    QCOMPARE(rankIn(dell, "skills", "Net"), 8);
    QCOMPARE(skillOf("Old Net (Dell)"), std::string("Net, Old Net"));
    QCOMPARE(rankIn(dell, "skills", "Net, Old Net"), 7);
    // At his dexterity he uses whatever he has no skill for.
    QCOMPARE(skillOf("Oar"), std::string("Oar \"big\""));
    QCOMPARE(rankIn(dell, "skills", "Oar \"big\""), -1);
    QCOMPARE(skillOf("Stone"), std::string());
    QCOMPARE(skillOf("Anchor (Dell)"), std::string("Anchor"));
    QCOMPARE(rankIn(dell, "skills", "Anchor"), 9);
    const TakenMember* taken = nullptr;
    const ImportReport& report = rows.report;
    for (const TakenMember& one : report.taken)
        taken = one.path == "equipment[].weapons[].calc.level" ? &one : taken;
    QVERIFY(taken);
    QCOMPARE(taken->field, std::string("skills"));
    QCOMPARE(taken->times, std::size_t{4});
}

/// What several have in common is used with the skill it is meant for; who uses it otherwise has one of his own.
void ForeignTest::aWeaponOfManyIsUsedWithItsOwnSkill()
{
    const QByteArray skills =
        R"(, {"type": "skill", "name": "Boathook", "modifier": -2}, {"type": "skill", "name": "Gaff"})";
    const QByteArray gaff = R"({"description": "Gaff", "quantity": 1, "weapons": [)" + weaponOf("", skills, 12) + "]}";
    const ForeignRows his = foreignRows(sourceOf(dellWith(gaff)), ours());
    QVERIFY(recordNamed(his, RecordKind::Weapon, "Gaff").isNull());
    const AnyRecord dells = recordNamed(his, RecordKind::Weapon, "Gaff (Dell)");
    QVERIFY(!dells.isNull());
    QCOMPARE(textIn(dells, "skill"), std::string("Boathook, Gaff"));
    const ForeignRows list = foreignRows(sourceOf(R"({"version": 5, "rows": [)" + gaff + "]}"), ours());
    const AnyRecord listed = recordNamed(list, RecordKind::Weapon, "Gaff");
    QVERIFY(!listed.isNull());
    QCOMPARE(textIn(listed, "skill"), std::string("Gaff"));
}

void ForeignTest::whoHasNoHandsIsAnAnimal_data()
{
    QTest::addColumn<QByteArray>("places");
    QTest::addColumn<bool>("isEquipped");
    QTest::addColumn<int>("handless");
    QTest::newRow("hands") << QByteArray(R"({"id": "torso"}, {"id": "hand"})") << false << 0;
    QTest::newRow("arms") << QByteArray(R"({"id": "torso"}, {"id": "arm"})") << false << 0;
    QTest::newRow("legs alone") << QByteArray(R"({"id": "torso"}, {"id": "leg"})") << false << 1;
    QTest::newRow("holds something all the same") << QByteArray(R"({"id": "torso"}, {"id": "leg"})") << true << 0;
    QTest::newRow("nothing is said") << QByteArray() << false << 0;
}

void ForeignTest::whoHasNoHandsIsAnAnimal()
{
    QFETCH(QByteArray, places);
    QFETCH(bool, isEquipped);
    const QByteArray stick = R"({"description": "Stick", "quantity": 1, "equipped": )"
        + QByteArray(isEquipped ? "true" : "false") + R"(, "weapons": [)" + weaponOf("", {}, 12) + "]}";
    const ForeignRows rows = foreignRows(
        sourceOf(dellWith(stick, R"("settings": {"body_type": {"name": "Any", "locations": [)" + places + "]}}, ")),
        ours());
    QTEST(static_cast<int>(numberIn(recordNamed(rows, RecordKind::Character, "Dell"), "handless")), "handless");
}

void ForeignTest::spellsAndKindsOfTraitsCome()
{
    const QByteArray more = R"("spells": [{"name": "Calm Water", "difficulty": "iq/h", "calc": {"level": 13}},
  {"name": "Hail of @What@", "replacements": {"What": "Stones"}, "difficulty": "iq/vh", "calc": {"level": 11}}],
"traits": [{"name": "Looks", "modifiers": [{"name": "Plain", "disabled": true}, {"name": "Weathered"},
    {"name": "Group", "children": [{"name": "Scar", "levels": 2}, {"name": "None", "disabled": true}]}]},
  {"name": "Faults", "children": [{"name": "Afraid of @What@", "replacements": {"What": "dogs"}, "levels": 1}]},
  {"name": "River Folk", "container_type": "ancestry", "children": [{"name": "Gills"}]}],
"other_equipment": [{"description": "Chest", "quantity": 1, "weight": "40 lb", "children": [{"description": "Coat"}]}],
"calc": {"move": [6, 4, 3]}, )";
    const ForeignRows rows = foreignRows(sourceOf(dellWith({}, more)), ours());
    const AnyRecord dell = recordNamed(rows, RecordKind::Character, "Dell");
    QCOMPARE(rankIn(dell, "skills", "Calm Water"), 13);
    QCOMPARE(rankIn(dell, "skills", "Hail of Stones"), 11);
    QCOMPARE(textIn(dell, "traits"), std::string("Looks (Weathered, Scar 2); Afraid of dogs 1; River Folk; Gills"));
    QCOMPARE(numberIn(dell, "move"), 6);
    QVERIFY(!leftAt(rows.report, "traits[].modifiers[].name"));
    // What lies elsewhere is told by name, and his moves with what he may carry.
    const LeftMember* chest = leftAt(rows.report, "other_equipment[].description");
    QVERIFY(chest);
    QCOMPARE(chest->times, std::size_t{2});
    QVERIFY(!leftAt(rows.report, "other_equipment[].weight"));
    QCOMPARE(leftAt(rows.report, "calc.move")->value, std::string("6, 4, 3"));
}

void ForeignTest::whatHeHasIsHeldWornOrPutAway()
{
    const ForeignRows rows = foreignRows(sourceOf(kOrin), ours());
    QStringList all;
    for (const ExchangedThing& thing : rows.rows.front().kit) {
        const std::string state = thing.kind == RecordKind::Weapon ? choiceIn(thing.state, "held")
            : numberIn(thing.state, "unready") != 0                ? "unready"
                                                                   : "worn";
        all << QStringLiteral("%1: %2").arg(QString::fromStdString(thing.name), QString::fromStdString(state));
    }
    QCOMPARE(
        all,
        (QStringList{QStringLiteral("Punch (Orin Vask): right"), QStringLiteral("Boathook, Swung (Orin Vask): both"),
                     QStringLiteral("Boathook, Thrown (Orin Vask): right"), QStringLiteral("Harbour Pistol: stowed"),
                     QStringLiteral("Harbour Pistol: stowed"), QStringLiteral("Oilskin Coat: worn"),
                     QStringLiteral("Round Shield: stowed"), QStringLiteral("Round Shield: unready")}));
    // As full as it comes.
    const auto& pistol = rows.rows.front().kit[3];
    QCOMPARE(numberIn(pistol.state, "shotsLeft"), 7);
}

void ForeignTest::whatHasNoPlaceIsTold()
{
    const ImportReport report = foreignRows(sourceOf(kOrin), ours()).report;
    const TakenMember* hp = takenAt(report, "hpMax");
    QVERIFY(hp);
    QCOMPARE(hp->path, std::string("attributes[hp].calc.value"));
    QCOMPARE(hp->value, std::string("14"));
    const auto why = [&](const char* path) {
        const LeftMember* left = leftAt(report, path);
        return left ? std::optional(left->why.reason) : std::nullopt;
    };
    QCOMPARE(why("attributes[].calc.current"), Reason::BelongsToFight);
    QCOMPARE(why("attributes[fp].calc.value"), Reason::NoPlaceHere);
    QCOMPARE(why("skills[].name"), Reason::HasNoLevel);
    QCOMPARE(why("equipment[].features[].amount"), Reason::OneKindOfDamage);
    QCOMPARE(why("settings.body_type.locations[tail].calc.dr"), Reason::NoPlaceHere);
    QCOMPARE(why("profile.hair"), Reason::NoPlaceHere);
    QCOMPARE(why("equipment[].weapons[].recoil"), Reason::NoPlaceHere);
    QCOMPARE(why("equipment[].weapons[].damage.armor_divisor"), Reason::NoPlaceHere);
    QCOMPARE(why("equipment[].weapons[].calc.range"), Reason::NoPlaceHere);
    QVERIFY(!leftAt(report, "skills[].calc.level"));
    QVERIFY(!leftAt(report, "id"));
    QCOMPARE(leftAt(report, "equipment[].base_value")->value, std::string("40"));
}

void ForeignTest::olderVersionsAreRead()
{
    const QByteArray document = R"({"type": "character", "version": 2, "id": "1", "total_points": 50,
"profile": {"name": "Mell"}, "attributes": [{"attr_id": "st", "adj": 0, "calc": {"value": 9}}],
"settings": {"hit_locations": {"id": "humanoid", "locations": [{"id": "torso", "calc": {"dr": 2}}]}},
"advantages": [{"type": "advantage", "name": "Keen", "levels": "3"}],
"skills": [{"type": "skill", "name": "Cudgel", "difficulty": "dx/a", "calc": {"level": 12}}],
"equipment": [{"type": "equipment", "description": "Cudgel", "quantity": 1, "equipped": true, "notes": "ash",
  "features": [{"type": "dr_bonus", "location": "torso", "amount": 1, "specialization": "all"}],
  "weapons": [{"type": "melee_weapon", "reach": "1", "strength": "8", "parry": "0", "block": "No",
    "damage": {"type": "cr", "st": "sw"}, "calc": {"damage": "1d cr", "level": 12}}]}]})";
    const ForeignRows rows = foreignRows(sourceOf(document), ours());
    const AnyRecord mell = recordNamed(rows, RecordKind::Character, "Mell");
    QCOMPARE(numberIn(mell, "st"), 9);
    QCOMPARE(textIn(mell, "traits"), std::string("Keen 3"));
    QCOMPARE(numberIn(mell, "dr", elementOf(mell, "dr", "torso")), 1);
    const AnyRecord cudgel = recordNamed(rows, RecordKind::Weapon, "Cudgel (Mell)");
    QVERIFY(!cudgel.isNull());
    QCOMPARE(textIn(cudgel, "notes"), std::string("ash"));
    QVERIFY(!recordNamed(rows, RecordKind::Armour, "Cudgel").isNull());
    // Before that attributes were members of their own.
    const auto problem = support::problemOf(
        [] { (void)sourceOf(R"({"type": "character", "version": 1, "ST": 10, "total_points": 1, "profile": {}})"); });
    QVERIFY(problem);
    QCOMPARE(problem->causes.front().reason, Reason::ForeignTooOld);
    // A list says nothing that has to be worked out.
    const QByteArray gear =
        R"json({"type": "equipment_list", "version": 1, "rows": [{"type": "equipment", "description": "Signal Gun",
"quantity": 1, "weapons": [{"type": "ranged_weapon", "damage": {"type": "burn", "base": "1d"}, "range": "30", "shots": "1(4)",
  "defaults": [{"type": "DX", "modifier": -4}, {"type": "Skill", "name": "Signals"}]}]}]})json";
    const ForeignRows list = foreignRows(sourceOf(gear, QStringLiteral("old.eqp")), ours());
    const AnyRecord gun = recordNamed(list, RecordKind::Weapon, "Signal Gun");
    QVERIFY(!gun.isNull());
    QCOMPARE(textIn(gun, "skill"), std::string("Signals"));
    QCOMPARE(numberIn(gun, "damageDice"), 1);
}

void ForeignTest::listsOfGearHaveNoStrength()
{
    const QByteArray document = R"json({"version": 5, "rows": [
{"id": "E", "description": "Blades", "children": [
  {"id": "a", "description": "Gutting Knife", "quantity": 1, "tags": ["a"], "weapons": [
    {"id": "w", "usage": "Cut", "reach": "C", "damage": {"type": "cut", "st": "sw", "base": "-2"}, "calc": {"damage": "sw-2 cut"}}]}]},
{"id": "b", "description": "Signal Gun", "quantity": 1, "weapons": [
    {"id": "W", "range": "30", "damage": {"type": "burn", "base": "1d"}, "calc": {"damage": "1d burn"}, "shots": "1(4)"}]},
{"id": "c", "description": "Signal Gun", "quantity": 1, "weapons": [
    {"id": "W", "range": "40", "damage": {"type": "burn", "base": "1d"}, "calc": {"damage": "1d burn"}, "shots": "1(4)"}]},
{"id": "d", "description": "Rope", "quantity": 1}]})json";
    const ForeignRows rows = foreignRows(sourceOf(document, QStringLiteral("gear.eqp")), ours());
    QCOMPARE(rows.rows.size(), std::size_t{3});
    const AnyRecord knife = recordNamed(rows, RecordKind::Weapon, "Gutting Knife");
    QVERIFY(!knife.isNull());
    // None, which is seen, and what is printed.
    QCOMPARE(numberIn(knife, "damageDice"), 0);
    QCOMPARE(textIn(knife, "notes"), std::string("sw-2 cut"));
    QCOMPARE(leftAt(rows.report, "rows[].weapons[].calc.damage")->why.reason, Reason::HangsOnStrength);
    QCOMPARE(numberIn(recordNamed(rows, RecordKind::Weapon, "Signal Gun"), "longestRange"), 30);
    QCOMPARE(numberIn(recordNamed(rows, RecordKind::Weapon, "Signal Gun 2"), "longestRange"), 40);
    QCOMPARE(leftAt(rows.report, "rows[].description")->value, std::string("Rope"));
}

void ForeignTest::skillsOfAListHaveNoLevel()
{
    const QByteArray document = R"({"type": "skill_list", "version": 4, "rows": [
{"type": "skill", "id": "a", "name": "Netting", "difficulty": "dx/e", "points": 1}, {"id": "b", "name": "Rowing"}]})";
    const ForeignRows rows = foreignRows(sourceOf(document, QStringLiteral("river.skl")), ours());
    QVERIFY(rows.rows.empty());
    const LeftMember* left = leftAt(rows.report, "rows[].name");
    QVERIFY(left);
    QCOMPARE(left->why.reason, Reason::HasNoLevel);
    QCOMPARE(left->times, std::size_t{2});
}

/// Whose numbers mean something else there takes no numbers.
void ForeignTest::otherSystemsTakeNames()
{
    const System& threed = *findSystem("threed");
    const ForeignRows rows = foreignRows(sourceOf(kOrin), threed);
    QCOMPARE(rows.rows.size(), std::size_t{1});
    const AnyRecord orin = recordNamed(rows, RecordKind::Character, "Orin Vask");
    QCOMPARE(textIn(orin, "player"), std::string("Ilse"));
    QVERIFY(textIn(orin, "notes").find("Rope") != std::string::npos);
    QVERIFY(rows.rows.front().kit.empty());
    QVERIFY(leftAt(rows.report, "attributes[st].calc.value"));
    QCOMPARE(leftAt(rows.report, "equipment[]")->value, std::string("Boathook, Swung (Orin Vask)"));
}

void ForeignTest::hostileDocumentsAreRefused_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<Reason>("reason");
    const QByteArray gcs = R"({"version": 5, "total_points": 1, "profile": {"name": "X"}, )";
    QTest::newRow("twice") << gcs + R"("version": 4})" << Reason::MemberTwice;
    QTest::newRow("NaN") << gcs + R"("attributes": NaN})" << Reason::UnexpectedCharacter;
    QTest::newRow("beyond a double") << gcs + R"("attributes": [1e999]})" << Reason::NumberTooLarge;
    QTest::newRow("half a letter") << gcs + R"("notes": [{"markdown": "\ud800"}]})" << Reason::HalfSurrogate;
    QTest::newRow("deep") << gcs + R"("traits": )" + QByteArray(100, '[') + QByteArray(100, ']') + "}"
                          << Reason::NestedTooDeep;
    QTest::newRow("deep containers") << gcs + R"("traits": )" + QByteArray(R"([{"children": )").repeated(40) + "1"
            + QByteArray("}]").repeated(40)
            + "}" << Reason::NestedTooDeep;
    QTest::newRow("cut") << gcs << Reason::EndsTooEarly;
}

void ForeignTest::hostileDocumentsAreRefused()
{
    QFETCH(QByteArray, document);
    QFETCH(Reason, reason);
    const auto problem = support::problemOf([&] { (void)sourceOf(document); });
    QVERIFY(problem);
    QCOMPARE(problem->code, ProblemCode::BadInput);
    QCOMPARE(problem->causes.front().reason, reason);
    QVERIFY(problem->where.name.starts_with("orin.gcs"));
}

/// Of a value that is none the rest of the person is no worse.
void ForeignTest::oddValuesAreLeftOut()
{
    const QByteArray document =
        R"({"version": 5, "total_points": 1, "profile": {"name": "Odd\u202e", "title": "One\r\nTwo\u0007", "portrait": "bm8gcGljdHVyZQ=="},
"attributes": [{"attr_id": "st", "calc": {"value": 1e308}}, {"attr_id": "dx", "calc": {"value": -3}}, 7,
  {"attr_id": "ht", "calc": {"value": [12]}}, {"attr_id": "iq", "calc": {"value": "twelve"}}, {"attr_id": 9}],
"calc": {"move": ["fast"]}, "skills": [{"name": "High", "difficulty": "dx/a", "calc": {"level": 1e300}},
  {"name": ["x"], "calc": {"level": 3}}, {"name": "Low", "difficulty": "dx/a", "calc": {"level": 8}}, null],
"traits": {"name": "no list"}, "equipment": [{"description": "Stick", "quantity": 1e300, "equipped": 1,
  "weapons": [{"reach": "C,1-999999999", "damage": {"type": "spec.", "base": "6dx4"}, "strength": 8}, []]}],
"settings": {"body_type": {"locations": [{"id": "torso", "calc": {"dr": {"all": 1e300}}}, {"id": {}}]}}})";
    const ForeignRows rows = foreignRows(sourceOf(document), ours());
    const AnyRecord odd = recordNamed(rows, RecordKind::Character, "Odd");
    QVERIFY(!odd.isNull());
    QCOMPARE(textIn(odd, "notes").substr(0, 7), std::string("One\nTwo"));
    const AnyRecord fresh(odd.declaration());
    for (const char* field : {"st", "dx", "iq", "ht"})
        QCOMPARE(numberIn(odd, field), numberIn(fresh, field));
    QCOMPARE(rankIn(odd, "skills", "Low"), 8);
    QCOMPARE(rankIn(odd, "skills", "High"), -1);
    QCOMPARE(leftAt(rows.report, "attributes[dx].calc.value")->why.reason, Reason::OutOfBounds);
    QCOMPARE(leftAt(rows.report, "profile.portrait")->why.reason, Reason::NoPictureHere);
    const AnyRecord stick = recordNamed(rows, RecordKind::Weapon, "Stick");
    QVERIFY(!stick.isNull());
    QCOMPARE(numberIn(stick, "reach"), 63);
    QVERIFY(std::ranges::all_of(rows.rows, [](const ImportedRow& row) { return row.faults.empty(); }));
}

/// "@Metal@" in a name is said elsewhere; what doubles at every turn is left as it is before it fills all memory.
void ForeignTest::namesAreFilledInWithinBounds()
{
    constexpr int kTurns = 24;
    QJsonObject doubling;
    for (int turn = 10; turn < 10 + kTurns; ++turn)
        doubling.insert(QString::number(turn), u"@%1@@%1@"_qs.arg(turn + 1));
    const auto item = [](const QString& name, const QJsonObject& said) {
        return QJsonObject{{u"description"_qs, name},
                           {u"replacements"_qs, said},
                           {u"weapons"_qs, QJsonArray{QJsonObject{{u"usage"_qs, u"Swung"_qs}}}}};
    };
    const QJsonObject list{
        {u"version"_qs, 5},
        {u"total_points"_qs, 1},
        {u"rows"_qs,
         QJsonArray{item(u"Knife of @Metal@"_qs, {{u"Metal"_qs, u"Bronze"_qs}}), item(u"@10@"_qs, doubling)}}};
    const ImportSource source = sourceOf(QJsonDocument(list).toJson(), u"gear.eqp"_qs);
    QCOMPARE(source.records.size(), 2U);
    QCOMPARE(source.records.front().values.front().text, std::string("Knife of Bronze"));
    const std::string& doubled = source.records.back().values.front().text;
    QVERIFY(doubled.starts_with("@"));
    QVERIFY2(doubled.size() <= 10'000, qUtf8Printable(QString::number(doubled.size())));
}

void ForeignTest::creaturesOfImprovedInitiative_data()
{
    QTest::addColumn<QByteArray>("document");
    const QByteArray vell =
        R"json({"Name": "Vell", "HP": {"Value": 12, "Notes": "(2d8)"}, "AC": {"Value": 13, "Notes": ""},
"InitiativeModifier": 2, "Abilities": {"Str": 10, "Dex": 14}, "Skills": [{"Name": "Watching", "Modifier": 3}],
"Speed": ["30 ft."], "Player": "player", "Description": "Keeps the weir."})json";
    QTest::newRow("a list") << '[' + vell + ']';
    QTest::newRow("of the newer program") << R"({"Creatures.x1": )" + vell + R"(, "Spells.x2": {"Name": "Spark"}})";
    const QByteArray text = QJsonDocument::fromJson(vell).toJson(QJsonDocument::Compact).replace('"', "\\\"");
    QTest::newRow("of the older program")
        << R"({"ImprovedInitiative.Creatures": "[\"x1\"]", "ImprovedInitiative.Creatures.x1": ")" + text + "\"}";
    QTest::newRow("somebody who stays") << R"({"PersistentCharacters.x1": {"Name": "Vell", "CurrentHP": 3, "Notes": "",
"StatBlock": )"
            + vell + "}, \"PlayerCharacters.x1\": " + vell + '}';
    QTest::newRow("somebody who was never written")
        << R"({"Creatures.x0": {"Name": " ", "HP": {"Value": 1}}, "Creatures.x1": )" + vell + '}';
}

void ForeignTest::creaturesOfImprovedInitiative()
{
    QFETCH(QByteArray, document);
    const ImportSource source = sourceOf(document, QStringLiteral("weir.json"));
    QCOMPARE(source.program, std::string("Improved Initiative"));
    QCOMPARE(source.table.size(), std::size_t{2});
    for (const char* id : {"rollunder", "threed"}) {
        const System& system = *findSystem(id);
        const RecordColumns columns(system, *system.record(RecordKind::Character));
        const auto matched = matchedColumns(columns, source, {});
        const TableRows made = tableRows(columns, matched, source);
        const std::vector<ImportedRow>& rows = made.rows;
        QVERIFY(rows.front().faults.empty());
        const AnyRecord vell = recordNamed({rows, {}}, RecordKind::Character, "Vell");
        QVERIFY(!vell.isNull());
        QCOMPARE(textIn(vell, "notes"), std::string("Keeps the weir."));
        const ImportReport& report = *made.report;
        QVERIFY(leftAt(report, "AC.Value"));
        if (vell.declaration().find("player"))
            QCOMPARE(textIn(vell, "player"), std::string("player"));
        else
            QCOMPARE(rows.front().tags.value(), std::vector<std::string>{"player"});
        if (vell.declaration().find("hpMax"))
            QCOMPARE(numberIn(vell, "hpMax"), 12);
    }
}

/// A bonus there is no rank here; who thinks otherwise says so.
void ForeignTest::theirSkillsAreNoneOfOurs()
{
    const ImportSource source = sourceOf(R"([{"Name": "Vell", "HP": {"Value": 1}, "AC": {}, "Abilities": {},
"Skills": [{"Name": "Watching", "Modifier": 3}]}])",
                                         QStringLiteral("weir.json"));
    const RecordColumns columns(ours(), *ours().record(RecordKind::Character));
    const auto rowsWith = [&](const std::vector<std::pair<QString, QString>>& mapping) {
        return columns.rows(matchedColumns(columns, source, mapping), std::span(source.table).subspan(1));
    };
    QCOMPARE(rankIn(recordNamed({rowsWith({}), {}}, RecordKind::Character, "Vell"), "skills", "Watching"), -1);
    const auto mapped = rowsWith({{QStringLiteral("Skills"), QStringLiteral("skills")}});
    QCOMPARE(rankIn(recordNamed({mapped, {}}, RecordKind::Character, "Vell"), "skills", "Watching"), 3);
}

void ForeignTest::plainJsonIsMadeFlat()
{
    std::vector<LeftMember> left;
    const auto table = formats::flatTable(
        QJsonDocument::fromJson(
            R"([{"Name": "A", "HP": {"Value": 3, "Deep": {"x": true}}, "Tags": ["a", "b;c"], "Odd": [[1]]},
{"Name": "B", "Extra": 2.5, "Items": [{"Name": "Net", "a": 1, "b": 2}, {"Name": "Rod; long"}], "Ranks": [{"n": "Knife", "v": 2}]}])")
            .array(),
        QStringLiteral("a.json"), &left);
    QCOMPARE(left.size(), std::size_t{2});
    QCOMPARE(left[0].path, std::string("Items"));
    QCOMPARE(left[1].path, std::string("Odd"));
    QCOMPARE(table.size(), std::size_t{3});
    QCOMPARE(table[0].cells,
             (std::vector<std::string>{"HP.Deep.x", "HP.Value", "Name", "Tags", "Extra", "Items.Name", "Ranks"}));
    QCOMPARE(table[1].cells, (std::vector<std::string>{"true", "3", "A", "a; \"b;c\""}));
    QCOMPARE(table[2].cells, (std::vector<std::string>{"", "", "B", "", "2.5", "Net; \"Rod; long\"", "Knife: 2"}));
    QCOMPARE(table[2].line, std::size_t{2});
}

void ForeignTest::recordsAreFoundInADocument_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<int>("records");
    QTest::newRow("a list") << QByteArray(R"([{"name": "A"}, {"name": "B"}])") << 2;
    QTest::newRow("within") << QByteArray(R"({"version": 1, "short": [{"a": 1}], "people": [{"a": 1}, {"a": 2}]})")
                            << 2;
    QTest::newRow("by name") << QByteArray(R"({"A": {"hp": 1}, "B": {"hp": 2}, "C": {"hp": 3}})") << 3;
    QTest::newRow("one") << QByteArray(R"({"name": "A", "items": [{"x": 1}, {"x": 2}]})") << 1;
    QTest::newRow("numbers") << QByteArray("[1, 2]") << 0;
    QTest::newRow("nobody") << QByteArray(R"({"format": "other"})") << 0;
    QTest::newRow("nothing") << QByteArray("{}") << 0;
}

void ForeignTest::recordsAreFoundInADocument()
{
    QFETCH(QByteArray, document);
    QFETCH(int, records);
    const QJsonDocument json = QJsonDocument::fromJson(document);
    const QJsonValue value = json.isArray() ? QJsonValue(json.array()) : QJsonValue(json.object());
    QCOMPARE(formats::recordsIn(value).size(), records);
}

/// What is listed by name is called so, unless it says otherwise.
void ForeignTest::whatIsListedByNameHasIt()
{
    const auto table = formats::flatTable(
        QJsonDocument::fromJson(R"({"Net": {"cost": 5}, "rod": {"cost": 9, "Name": "Rod"}})").object(),
        QStringLiteral("a.json"));
    QCOMPARE(table[0].cells, (std::vector<std::string>{"cost", "name", "Name"}));
    QCOMPARE(table[1].cells, (std::vector<std::string>{"5", "Net"}));
    QCOMPARE(table[2].cells, (std::vector<std::string>{"9", "", "Rod"}));
}

/// Nobody mends a document of another game by hand: what is no value here costs nobody his row, and is told.
void ForeignTest::whatDoesNotFitIsLeftOfADocument()
{
    const ImportSource source = sourceOf(
        R"([{"name": "Vell", "speed": "30 ft.", "hp": 12, "skills": "Watching +3", "st": 12},
{"name": "Orra", "speed": "20 ft.", "hp": 5000, "skills": "Rowing: 11", "st": 11}])",
        QStringLiteral("weir.json"));
    const RecordColumns columns(ours(), *ours().record(RecordKind::Character));
    const auto matched = matchedColumns(columns, source, {});
    const auto goesTo = [&](const char* heading) {
        const auto found = std::ranges::find(matched, QString::fromUtf8(heading), &MatchedColumn::heading);
        return found->column ? found->column->key : QString();
    };
    // Not one of them is a speed.
    QCOMPARE(goesTo("speed"), QString());
    QCOMPARE(goesTo("hp"), QStringLiteral("hpMax"));
    const TableRows made = tableRows(columns, matched, source);
    QVERIFY(std::ranges::all_of(made.rows, [](const ImportedRow& row) { return row.faults.empty(); }));
    const AnyRecord vell = recordNamed({made.rows, {}}, RecordKind::Character, "Vell");
    QCOMPARE(numberIn(vell, "hpMax"), 12);
    QCOMPARE(rankIn(recordNamed({made.rows, {}}, RecordKind::Character, "Orra"), "skills", "Rowing"), 11);
    QCOMPARE(leftAt(*made.report, "hp")->value, std::string("5000"));
    QCOMPARE(leftAt(*made.report, "hp")->why.reason, Reason::OutOfBounds);
    QCOMPARE(leftAt(*made.report, "skills")->value, std::string("Watching +3"));
    QCOMPARE(leftAt(*made.report, "speed")->why.reason, Reason::NoPlaceHere);
    QCOMPARE(takenAt(*made.report, "hpMax")->times, std::size_t{1});
    QCOMPARE(takenAt(*made.report, "st")->times, std::size_t{2});
}

/// Of a table one is told of each cell, unless a whole column is about something else.
void ForeignTest::aColumnOfSomethingElseGoesNowhere()
{
    const RecordColumns columns(ours(), *ours().record(RecordKind::Weapon));
    const auto kindIn = [&](const QByteArray& rows) {
        const ImportSource source = sourceOf("name,kind,name\n" + rows, QStringLiteral("rack.csv"));
        const auto matched = matchedColumns(columns, source, {});
        // Of two that are called alike the first.
        return !matched[2].column && matched[1].column ? matched[1].column->key : QString();
    };
    QCOMPARE(kindIn("a,blade,1\nb,blade,2\nc,rod,3\nd,rod,4\n"), QStringLiteral("kind"));
    QCOMPARE(kindIn("a,blade,1\nb,blade,2\nc,rod,3\nd,rod,4\ne,rod,5\n"), QString());
    QCOMPARE(kindIn("a,blade,1\nb,blade,2\nc,rod,3\nd,rod,4\ne,melee,5\n"), QStringLiteral("kind"));
}

void ForeignTest::actorsOfFoundry()
{
    const ImportSource source = sourceOf(
        R"({"_id": "x", "name": "Vell", "type": "npc", "prototypeToken": {"name": "Vell"},
"system": {"attributes": {"hp": {"value": 3, "max": 14}, "ac": {"flat": 12}}, "skills": {"prc": {"value": 1}}},
"items": [{"name": "Net", "type": "weapon", "system": {"x": 1}}, {"name": "Rod", "type": "loot", "system": {"x": 2}}]})",
        QStringLiteral("vell.json"));
    QCOMPARE(source.program, std::string("Foundry VTT"));
    const RecordColumns columns(ours(), *ours().record(RecordKind::Character));
    const TableRows made = tableRows(columns, matchedColumns(columns, source, {}), source);
    const AnyRecord vell = recordNamed({made.rows, {}}, RecordKind::Character, "Vell");
    QVERIFY(!vell.isNull());
    QCOMPARE(numberIn(vell, "hpMax"), 14);
    QCOMPARE(textIn(vell, "notes"), std::string("Net; Rod"));
    QVERIFY(leftAt(*made.report, "items"));
    QVERIFY(leftAt(*made.report, "system.attributes.hp.value"));
}

void ForeignTest::whatCannotComeInIsNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Reason>("reason");
    QTest::newRow("a unit") << QByteArray(
        "Version:1.0\nWeir\nWR-1\n\nConfig:Biped\nTechBase:Inner\nEra:3025\nMass:50\n")
                            << Reason::UnitOfOtherGame;
    QTest::newRow("a spreadsheet") << "PK\x03\x04" + QByteArray(40, 'x') + "xl/workbook" << Reason::SpreadsheetPacked;
    QTest::newRow("an early GCS") << QByteArray("<?xml version=\"1.0\"?>\n<character version=\"3\">")
                                  << Reason::ForeignTooOld;
    QTest::newRow("a page of the web") << QByteArray("<!DOCTYPE html><html></html>") << Reason::NotReadableHere;
    QTest::newRow("pages") << QByteArray("%PDF-1.7\n") << Reason::HoldsPages;
    QTest::newRow("a fight") << QByteArray(R"({"format": "hitspread-fight"})") << Reason::HoldsFight;
    QTest::newRow("settings of another") << QByteArray(R"({"ImprovedInitiative.User": "[]"})")
                                         << Reason::NoRecordsInDocument;
    QTest::newRow("numbers") << QByteArray("[1]") << Reason::NoRecordsInDocument;
}

void ForeignTest::whatCannotComeInIsNamed()
{
    QFETCH(QByteArray, bytes);
    QFETCH(Reason, reason);
    const auto problem = support::problemOf([&] { (void)sourceOf(bytes, QStringLiteral("x")); });
    QVERIFY(problem);
    QCOMPARE(problem->causes.front().reason, reason);
}

void ForeignTest::whatMappingsNameIsThere_data()
{
    QTest::addColumn<std::string>("program");
    QTest::newRow("GCS") << std::string("GCS");
    QTest::newRow("Improved Initiative") << std::string("Improved Initiative");
    QTest::newRow("Foundry") << std::string("Foundry VTT");
}

/// Columns, choices and states of our records, for the system a mapping is of; of any for one of all.
void ForeignTest::whatMappingsNameIsThere()
{
    QFETCH(std::string, program);
    const std::vector<ForeignMapping> mappings = formats::foreignMappings(program);
    QVERIFY(!mappings.empty());
    QVERIFY(std::ranges::find(mappings, std::string("*"), &ForeignMapping::system) != mappings.end());
    for (const ForeignMapping& mapping : mappings) {
        std::vector<const System*> meant;
        for (const System* system : systems()) {
            if (mapping.system == "*" || mapping.system == system->id())
                meant.push_back(system);
        }
        QVERIFY2(!meant.empty(), mapping.system.c_str());
        for (const auto& known : mapping.columns) {
            for (const std::string& key : known.second) {
                const auto hasColumn = [&](const System* system) {
                    const RecordColumns columns(*system, *system->record(known.first.first));
                    const RecordColumn* column = columns.meantBy(QString::fromStdString(key));
                    return column && column->key == QString::fromStdString(key);
                };
                QVERIFY2(std::ranges::any_of(meant, hasColumn), key.c_str());
            }
        }
        for (const auto& word : mapping.words) {
            const auto fits = [&](const auto& column) {
                // Tags are no field, and any word is one.
                if (column.first.second == word.first.first && column.second.front() == "tags")
                    return true;
                const RecordDeclaration* record = meant.front()->record(column.first.first);
                const FieldDeclaration* field = record->find(column.second.front());
                return column.first.second == word.first.first && field
                    && CellWords(*meant.front(), *field).read(QString::fromStdString(word.second));
            };
            QVERIFY2(std::ranges::any_of(mapping.columns, fits), word.second.c_str());
        }
        for (const auto& [kindAndState, values] : mapping.states) {
            const RecordDeclaration* state = meant.front()->record(stateKindOf(kindAndState.first).value());
            for (const auto& [id, words] : values) {
                const FieldDeclaration* field = state->find(id);
                QVERIFY2(field && CellWords(*meant.front(), *field).read(QString::fromStdString(words)), id.c_str());
            }
        }
    }
}

HITSPREAD_TEST(ForeignTest)
#include "foreign_test.moc"
