#include <QTest>

#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "services/library/recordvalues.h"
#include "sheetprogram.h"
#include "support/guitestclass.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/fields/numberfield.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/segmentrow.h"

#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace hitspread;
using GearProgram = support::SheetProgram;

/// What the character of a sheet carries, wields, wears and suffers, in a fight and at home.
class TestSheetGear : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_sheetgear"))); }
    void init() { m_file = m_files.fresh(); }
    void gearInAFight();
    void kitAtHome();
    void ammunitionInAFight();
    void aSkillNamesWhatItServes();
    void whyGoesWithAllThatIsSetHere();
    void handWeaponsAreReadyWorked();
    void aGrenadeIsThrownWithThrowing();
    void idIsUsedUpWhereThereIsSome();
    void protectionOfAllArmour();
    void woundLinesAreOneStep();
    void twoThingsInOneHandAreSaid();

private:
    support::SampleFiles m_files;
    QString m_file;
};

void TestSheetGear::gearInAFight()
{
    GearProgram program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    const auto& weapons = program.sheet()->sheet().view().who.weapons;
    QVERIFY(!weapons.empty());
    const RecordId weapon = weapons.front().possession.id;
    const auto state = [&] {
        return program.sheet()->sheet().view().who.weapons.front().possession.state.as<threed::WeaponState>();
    };
    const int before = state().rounds;
    program.type(QStringLiteral("field_rounds_%1").arg(weapon), QString::number(before - 1), Qt::Key_Return);
    QCOMPARE(state().rounds, before - 1);
    program.type(QStringLiteral("field_rounds_%1").arg(weapon), QStringLiteral("1000"), Qt::Key_Return);
    QCOMPARE(state().rounds, before - 1);
}

void TestSheetGear::kitAtHome()
{
    GearProgram program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    const RecordId id = program.sheet()->sheet().view().character().id;
    program.sheet()->openCharacter(id);
    QVERIFY(program.settle());
    CharacterSheet& sheet = program.sheet()->sheet();
    QVERIFY(!sheet.view().isInFight());
    const std::size_t weapons = sheet.view().who.weapons.size();
    QVERIFY(weapons > 0);
    const CombatantView::Item first = sheet.view().who.weapons.front();
    // More than the magazine holds is said at the field and not stored.
    const int magazine = first.record.record.as<threed::Weapon>().magazine;
    program.type(QStringLiteral("field_rounds_%1").arg(first.possession.id), QStringLiteral("999"), Qt::Key_Return);
    bool said = false;
    for (const FieldComplaint* complaint : program.sheet()->findChildren<FieldComplaint*>())
        said = said || complaint->text().endsWith(QStringLiteral("at most %1").arg(magazine));
    QVERIFY(said);
    QVERIFY(sheet.view().who.weapons.front().possession.state.as<threed::WeaponState>().rounds <= magazine);
    QTest::keyClick(program.find<QLineEdit>(QStringLiteral("field_rounds_%1").arg(first.possession.id)),
                    Qt::Key_Escape);
    // Not marked in a fight, but what he brings into the next one.
    program.type(QStringLiteral("field_rounds_%1").arg(first.possession.id), QStringLiteral("1"), Qt::Key_Return);
    QCOMPARE(sheet.view().who.weapons.front().possession.state.as<threed::WeaponState>().rounds, 1);
    QTest::mouseClick(program.find<QToolButton>(QStringLiteral("take_%1").arg(first.possession.id)), Qt::LeftButton);
    QVERIFY(program.settle());
    QCOMPARE(sheet.view().who.weapons.size(), weapons - 1);
    sheet.give({RecordKind::Weapon, first.record.id});
    QVERIFY(program.settle());
    QCOMPARE(sheet.view().who.weapons.size(), weapons);
    // It comes with what fits it.
    QVERIFY(sheet.view().who.weapons.back().ammunition);
    QCOMPARE(sheet.changes(), 3);
    for (int i = 0; i < 3; ++i) {
        program.find<QAction>(QStringLiteral("sheet_undo"))->trigger();
        QVERIFY(program.settle() && program.settle());
    }
    QCOMPARE(sheet.view().who.weapons.size(), weapons);
    QCOMPARE(sheet.view().who.weapons.front().possession.state.as<threed::WeaponState>().rounds,
             first.possession.state.as<threed::WeaponState>().rounds);
}

/// What he was given without ammunition fires nothing: said in the main window before any dialog, mended on his sheet.
void TestSheetGear::ammunitionInAFight()
{
    GearProgram program(m_file);
    program.aimAtGuard();
    QVERIFY(program.trigger("action_sheet"));
    CharacterSheet& sheet = program.sheet()->sheet();
    QVERIFY(sheet.view().isInFight());
    const RecordId weapon = program.window.fight().weapon();
    const auto held = [&]() -> const CombatantView::Item& {
        return *std::ranges::find(sheet.view().who.weapons, weapon,
                                  [](const CombatantView::Item& item) { return item.possession.id; });
    };
    const RecordId load = held().possession.ammunition;
    QVERIFY(load != 0);
    sheet.load(weapon, 0);
    QVERIFY(program.settle());
    QCOMPARE(held().possession.ammunition, RecordId{0});
    const auto isLoadedInTheFight = [&] {
        const auto& weapons = program.window.fight().active()->weapons;
        return std::ranges::any_of(weapons, [&](const CombatantView::Item& item) {
            return item.possession.id == weapon && item.ammunition.has_value();
        });
    };
    QVERIFY(QTest::qWaitFor([&] { return !isLoadedInTheFight(); }));
    program.window.findChild<QAction*>(QStringLiteral("action_fire"))->trigger();
    QVERIFY(program.settle());
    const auto* bar = program.window.findChild<ProblemBar*>(QStringLiteral("problemBar"));
    QVERIFY2(bar->text().contains(QStringLiteral("Weapons and gear")), qPrintable(bar->text()));
    QVERIFY(bar->text().contains(QString::fromStdString(held().record.record.as<threed::Weapon>().name)));
    QVERIFY(!program.dialog() || !program.dialog()->isVisible());
    // The sheet offers what fits.
    const QString box = QStringLiteral("load_%1").arg(weapon);
    QVERIFY(QTest::qWaitFor([&] {
        auto* loads = program.find<QComboBox>(box);
        return loads && loads->findData(QVariant::fromValue(load)) >= 0;
    }));
    auto* loads = program.find<QComboBox>(box);
    loads->setCurrentIndex(loads->findData(QVariant::fromValue(load)));
    Q_EMIT loads->activated(loads->currentIndex());
    QVERIFY(program.settle());
    QCOMPARE(held().possession.ammunition, load);
    QVERIFY(QTest::qWaitFor(isLoadedInTheFight));
    program.window.findChild<QAction*>(QStringLiteral("action_fire"))->trigger();
    QVERIFY(QTest::qWaitFor([&] { return program.dialog() && program.dialog()->isVisible(); }));
}

/// Melee weapon, thrown weapon and grenade for this character: what the dice need, damage, reach, Actions; live with STR.
/// Beside a skill stands every thing that asks for it, also one for the hand.
void TestSheetGear::aSkillNamesWhatItServes()
{
    GearProgram program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    CharacterSheet& sheet = program.sheet()->sheet();
    program.sheet()->openCharacter(sheet.view().character().id);
    QVERIFY(program.settle());
    StoredRecord stored;
    stored.system = "threed";
    threed::MeleeWeapon blade;
    blade.name = "Test blade";
    blade.skill = sheet.view().character().record.as<threed::Character>().skills.entries.front().first;
    stored.record = AnyRecord(threed::meleeWeaponRecord, &blade);
    RecordId made = 0;
    sheet.gateway().run(
        &sheet, [stored](CampaignServices& services) { return services.library.create(stored); },
        [&made](RecordId id) { made = id; });
    QVERIFY(program.settle() && made != 0);
    const auto isNamed = [&] {
        const QList<QLabel*> labels = program.sheet()->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains(QStringLiteral("or more"))
                && label->text().contains(QStringLiteral("Test blade"));
        });
    };
    QVERIFY(!isNamed());
    sheet.give({RecordKind::MeleeWeapon, made});
    QVERIFY(program.settle());
    QTRY_VERIFY(isNamed());
}

/// C4: what is set on the sheet in a fight goes with the reason that stands there.
void TestSheetGear::whyGoesWithAllThatIsSetHere()
{
    GearProgram program(m_file);
    program.aimAtGuard();
    QVERIFY(program.trigger("action_sheet"));
    CharacterSheet& sheet = program.sheet()->sheet();
    auto* why = program.find<QLineEdit>(QStringLiteral("handReason"));
    QVERIFY(why && why->isVisible());
    const RecordId weapon = program.window.fight().weapon();
    const auto newest = [&] {
        const std::vector<LogEntry>& all = program.window.fight().snapshot().history;
        return all.empty() ? std::string() : all.front().reason;
    };
    why->setText(QStringLiteral("lost in the water"));
    const RecordId load = sheet.view().who.weapons.front().possession.ammunition;
    sheet.load(weapon, 0);
    QVERIFY(program.settle());
    QTRY_COMPARE(newest(), std::string("lost in the water"));
    sheet.load(weapon, load);
    QVERIFY(program.settle());
    QTRY_COMPARE(program.window.fight().snapshot().history.size(), std::size_t{2});
    QCOMPARE(newest(), std::string("lost in the water"));
    why->clear();
    sheet.load(weapon, 0);
    QVERIFY(program.settle());
    QTRY_COMPARE(newest(), std::string("set by hand on the sheet"));
}

void TestSheetGear::handWeaponsAreReadyWorked()
{
    GearProgram program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    CharacterSheet& sheet = program.sheet()->sheet();
    program.sheet()->openCharacter(sheet.view().character().id);
    QVERIFY(program.settle());
    const int fists = static_cast<int>(sheet.view().who.others.size());
    RecordId knife = 0;
    StoredRecord stored;
    stored.system = "threed";
    threed::MeleeWeapon blade;
    blade.name = "Test blade";
    blade.skill = "test blade skill";
    blade.damage = 3;
    blade.handling = 2;
    blade.holster = threed::Holster::Packed;
    stored.record = AnyRecord(threed::meleeWeaponRecord, &blade);
    sheet.gateway().run(
        &sheet, [stored](CampaignServices& services) { return services.library.create(stored); },
        [&knife](RecordId id) { knife = id; });
    QVERIFY(program.settle() && knife != 0);
    sheet.give({RecordKind::MeleeWeapon, knife});
    QVERIFY(program.settle());
    QCOMPARE(static_cast<int>(sheet.view().who.others.size()), fists + 1);
    const auto words = [&] {
        QStringList all;
        for (const QLabel* label : program.sheet()->findChildren<QLabel*>())
            all << label->text();
        return all.filter(QStringLiteral("deviates 2 hexes")).value(0);
    };
    const int str = program.find<QLineEdit>(QStringLiteral("field_str"))->text().toInt();
    const auto damage = [](int of) { return QStringLiteral("DAM %1").arg(3 + of / 3); };
    QVERIFY2(words().contains(damage(str)), qPrintable(words()));
    QVERIFY2(words().startsWith(QStringLiteral("hits on 13 or more")), qPrintable(words()));
    QVERIFY2(words().contains(QStringLiteral("2 Actions")), qPrintable(words()));
    QVERIFY2(words().contains(QStringLiteral("carried: ")), qPrintable(words()));
    program.type(QStringLiteral("field_str"), QStringLiteral("24"), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY2(words().contains(damage(24)), qPrintable(words()));
    // In hand it is carried nowhere and need not be drawn.
    const auto mine = std::ranges::find(sheet.view().who.others, RecordRef{RecordKind::MeleeWeapon, knife},
                                        [](const CombatantView::Item& one) {
                                            return RecordRef{one.possession.kind, one.possession.item};
                                        });
    QVERIFY(mine != sheet.view().who.others.end());
    auto* hands = program.find<SegmentRow>(QStringLiteral("field_drawn_%1").arg(mine->possession.id));
    QVERIFY(hands);
    QTest::mouseClick(hands->button(static_cast<int>(threed::Drawn::Right)), Qt::LeftButton);
    QVERIFY(program.settle() && program.settle());
    QVERIFY2(words().contains(damage(24)), qPrintable(words()));
    QVERIFY2(!words().contains(QStringLiteral("carried")), qPrintable(words()));
    QVERIFY2(!words().contains(QStringLiteral("drawing")), qPrintable(words()));
}

/// walk 5: where its record names no skill, the sheet counts the one it is thrown with (3D-GREN-09); a knife has none.
void TestSheetGear::aGrenadeIsThrownWithThrowing()
{
    GearProgram program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    CharacterSheet& sheet = program.sheet()->sheet();
    program.sheet()->openCharacter(sheet.view().character().id);
    QVERIFY(program.settle());
    program.addRank(QStringLiteral("field_skills"), QStringLiteral("Throwing"), QStringLiteral("5"));
    const auto give = [&](const AnyRecord& record) {
        StoredRecord stored;
        stored.system = "threed";
        stored.record = record;
        RecordId id = 0;
        sheet.gateway().run(
            &sheet, [stored](CampaignServices& services) { return services.library.create(stored); },
            [&id](RecordId made) { id = made; });
        QVERIFY(program.settle() && id != 0);
        sheet.give({record.declaration().kind, id});
        QVERIFY(program.settle());
    };
    threed::Grenade grenade;
    grenade.name = "Pot of fire";
    give(AnyRecord(threed::grenadeRecord, &grenade));
    threed::MeleeWeapon knife;
    knife.name = "Kitchen knife";
    knife.handling = 9;
    give(AnyRecord(threed::meleeWeaponRecord, &knife));
    const auto words = [&](const char* part) {
        QStringList all;
        for (const QLabel* label : program.sheet()->findChildren<QLabel*>())
            all << label->text();
        return all.filter(QLatin1String(part)).value(0);
    };
    QVERIFY2(words("scatters 6 hexes").startsWith(QStringLiteral("hits on 8 or more")),
             qPrintable(words("scatters 6 hexes")));
    QVERIFY2(words("deviates 9 hexes").startsWith(QStringLiteral("hits on 13 or more · without a skill")),
             qPrintable(words("deviates 9 hexes")));
}

/// Where a piece covers nothing, no ID can be used up; what is stored all the same stays in sight until it is gone.
void TestSheetGear::idIsUsedUpWhereThereIsSome()
{
    GearProgram program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    CharacterSheet& sheet = program.sheet()->sheet();
    QVERIFY(!sheet.view().who.armour.empty());
    const CombatantView::Item piece = sheet.view().who.armour.front();
    const auto& armour = piece.record.record.as<threed::Armour>();
    const auto isShown = [&](std::size_t location) {
        const auto* field = program.find<QLineEdit>(QStringLiteral("field_idLost_%1_%2")
                                                        .arg(QString::fromUtf8(threed::kLocationIds[location].data()))
                                                        .arg(piece.possession.id));
        // The card may be on another page: what counts is whether the field itself is hidden.
        return field && !field->isHidden();
    };
    std::optional<std::size_t> bare;
    for (std::size_t i = 0; i < threed::kLocations; ++i) {
        QCOMPARE(isShown(i), armour.idMax[i] > 0);
        if (armour.idMax[i] == 0)
            bare = i;
    }
    QVERIFY(bare);
    const auto store = [&](std::int16_t lost) {
        AnyRecord state = sheet.view().who.armour.front().possession.state.cloned();
        state.as<threed::ArmourState>().idLost[*bare] = lost;
        sheet.setState(sheet.view().who.armour.front().possession, state);
        return program.settle() && program.settle();
    };
    QVERIFY(store(2));
    QVERIFY(isShown(*bare));
    QVERIFY(store(0));
    QVERIFY(!isShown(*bare));
}

/// By location from the rules' own steps: what is written is what the sheet's action says, for worn armour.
void TestSheetGear::protectionOfAllArmour()
{
    GearProgram program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    const auto& view = program.sheet()->sheet().view();
    QVERIFY(!view.who.armour.empty());
    const auto summary = [&] {
        for (const QLabel* label : program.sheet()->findChildren<QLabel*>()) {
            if (label->text().startsWith(QStringLiteral("All together, by location: ")))
                return label->text();
        }
        return QString();
    };
    QVERIFY(summary().contains(QStringLiteral(" PV ")));
    std::vector<RecordId> pieces;
    for (const CombatantView::Item& item : view.who.armour)
        pieces.push_back(item.possession.id);
    for (const RecordId piece : pieces) {
        auto* worn = program.find<QCheckBox>(QStringLiteral("field_worn_%1").arg(piece));
        QVERIFY(worn);
        if (worn->isChecked())
            worn->click();
        QVERIFY(program.settle());
    }
    QVERIFY2(!summary().contains(QStringLiteral(" PV ")), qPrintable(summary()));
}

/// Several values set at once are one entry of the log, taken back by one step.
void TestSheetGear::woundLinesAreOneStep()
{
    GearProgram program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    CharacterSheet& sheet = program.sheet()->sheet();
    QVERIFY(sheet.view().isInFight());
    const auto now = [&] { return sheet.view().who.combatant.condition.as<threed::Condition>(); };
    const int wounds = now().wounds.count();
    AnyRecord wanted = sheet.view().who.combatant.condition.cloned();
    threed::conditionRecord.find("woundCount")->setNumber(wanted.data(), 0, wounds + 2);
    threed::conditionRecord.find("standardTotal")->setNumber(wanted.data(), 0, 4);
    const int standard = now().standardTotal;
    QVERIFY(standard != 4);
    const int changes = sheet.changes();
    sheet.saveCondition(wanted);
    QVERIFY(program.settle());
    QCOMPARE(now().wounds.count(), wounds + 2);
    QCOMPARE(sheet.changes(), changes + 1);
    program.find<QAction>(QStringLiteral("sheet_undo"))->trigger();
    QVERIFY(program.settle() && program.settle());
    QCOMPARE(now().wounds.count(), wounds);
    QCOMPARE(now().standardTotal, standard);
}

/// It is odd, not forbidden: both are stored, and both lines say so until one is put away.
void TestSheetGear::twoThingsInOneHandAreSaid()
{
    GearProgram program(m_file);
    QVERIFY(program.trigger("action_sheet"));
    const CharacterSheet& sheet = program.sheet()->sheet();
    const CombatantView::Item gun = sheet.view().who.weapons.front();
    const auto blade = std::ranges::find(sheet.view().who.others, RecordKind::MeleeWeapon,
                                         [](const CombatantView::Item& one) { return one.possession.kind; });
    QVERIFY(blade != sheet.view().who.others.end());
    const RecordId knife = blade->possession.id;
    QCOMPARE(gun.possession.state.as<threed::WeaponState>().drawn, threed::Drawn::Both);
    const auto warning = [&program](RecordId id) {
        return program.find<FieldComplaint>(QStringLiteral("warning_%1").arg(id));
    };
    const auto take = [&](threed::Drawn hand) {
        auto* row = program.find<SegmentRow>(QStringLiteral("field_drawn_%1").arg(knife));
        QTest::mouseClick(row->button(static_cast<int>(hand)), Qt::LeftButton);
        return program.settle() && program.settle();
    };
    QVERIFY(take(threed::Drawn::Right));
    QCOMPARE(
        warning(knife)->text(),
        QStringLiteral("In the right hand is Longreach rifle as well. Put one of them away, or into the other hand."));
    QVERIFY(warning(knife)->isVisible() && warning(gun.possession.id)->isVisible());
    QVERIFY(warning(gun.possession.id)->text().startsWith(QStringLiteral("In the right hand is ")));
    QVERIFY(take(threed::Drawn::No));
    QVERIFY(!warning(knife)->isVisible() && !warning(gun.possession.id)->isVisible());
}

HITSPREAD_GUI_TEST(TestSheetGear)
#include "tst_sheetgear.moc"
