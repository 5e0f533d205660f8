#include "fightroom.h"
#include "formats/profilefolder.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/switches.h"
#include "services/library/profileservice.h"
#include "storage/start/newcampaign.h"
#include "support/asnobody.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/encounter/distanceeditor.h"
#include "ui/encounter/fightsdialog.h"
#include "ui/encounter/newfightdialog.h"
#include "ui/library/librarywindow.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeWidget>

#include <sys/stat.h>

#include <algorithm>

using namespace hitspread;
using support::Keyboard;

namespace {

constexpr std::size_t kSampleFights = 6;

/// What is done in it among the fights of the sample campaign.
struct FightsRoom : support::FightRoom {
    using FightRoom::FightRoom;
    NewFightDialog* openNew() { return FightRoom::openNew<NewFightDialog>(); }
    FightsDialog* openFights() { return open<FightsDialog>("fights", Qt::Key_4, Qt::ControlModifier); }
    DistanceEditor* openDistances() { return open<DistanceEditor>("distances", Qt::Key_D, Qt::ControlModifier); }
    QStringList names()
    {
        QStringList all;
        for (const CombatantView& view : fight().combatants)
            all << QString::fromStdString(view.combatant.name);
        return all;
    }
    QStringList fights()
    {
        QStringList all;
        auto* list = find<QTreeWidget>("fightList");
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            all << list->topLevelItem(i)->text(0);
        return all;
    }
    QString fightName() { return QString::fromStdString(fight().encounter.name); }
    /// The keyboard on somebody in the list.
    void stand(const QString& name)
    {
        keys.goTo(QStringLiteral("combatants"));
        keys.press(Qt::Key_Home);
        auto* list = find<QListView>("combatants");
        for (int i = 0; i < 40 && list->currentIndex().data().toString() != name; ++i)
            keys.press(Qt::Key_Down);
        QCOMPARE(list->currentIndex().data().toString(), name);
    }
};

}  // namespace

/// Whole fights by keyboard: made, filled, copied, named, put aside; who flees; how far everybody is from everybody.
class TestFights : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void aNewFightByKeyboard();
    void aNewFightIsNoHalfFight();
    void aFightThatWasLeftIsADraft();
    void aCountOutOfRangeIsRefused();
    void whoIsTypedComes();
    void ninetyNineComeAndNoMore();
    void fightsAreLeftAsTheyWere();
    void diceWaitWhereTheyFell();
    void theFightInViewComesBack();
    void fightsAreCopiedNamedAndPutAside();
    void aFightGoesThroughAFile();
    void fleesAndComesBack();
    void sideColourAndName();
    void distancesInOneStep();
    void severalDistancesAtOnce();
    void anEmptyCampaignAsksForAFight();
    void aFirstFightIsOfWhatIsLookedAt();
    void nothingCanBeWritten();

private:
    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestFights::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_fights"));
    QVERIFY(m_folder.isValid());
}

void TestFights::init()
{
    QSettings().clear();
    Preferences().setDriftSpeed(0);
    m_file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

void TestFights::aNewFightByKeyboard()
{
    FightsRoom room(m_file);
    QVERIFY(room.openNew());
    QCOMPARE(Keyboard::place(), QStringLiteral("fightName"));
    room.keys.write(QStringLiteral("Pier at night"));
    room.keys.press(Qt::Key_Return);
    QCOMPARE(Keyboard::place(), QStringLiteral("addSearch"));
    room.keys.write(QStringLiteral("3x gua"));
    room.keys.press(Qt::Key_Return);
    room.keys.write(QStringLiteral("2x gua"));
    QVERIFY2(room.find<QLabel>("addNames")->text().endsWith(QStringLiteral("Gate Guard 4, Gate Guard 5")),
             qPrintable(room.find<QLabel>("addNames")->text()));
    room.keys.press(Qt::Key_Return);
    room.keys.write(QStringLiteral("ines"));
    // Somebody plays her: she is the players' unless one says otherwise.
    QTRY_VERIFY(room.find<QAbstractButton>("addSide_0")->isChecked());
    room.keys.press(Qt::Key_Return);
    auto* people = room.find<QTreeWidget>("fightPeople");
    QCOMPARE(people->topLevelItemCount(), 3);
    QVERIFY(room.find<QLabel>("fightTotal")->text().contains(QStringLiteral("1 against 5")));
    // Not even the name of it is in the campaign yet.
    QCOMPARE(room.fight().encounters.size(), kSampleFights);
    room.keys.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(room.settle());
    room.back();
    QCOMPARE(room.fightName(), QStringLiteral("Pier at night"));
    QCOMPARE(
        room.names(),
        (QStringList{QStringLiteral("Gate Guard 1"), QStringLiteral("Gate Guard 2"), QStringLiteral("Gate Guard 3"),
                     QStringLiteral("Gate Guard 4"), QStringLiteral("Gate Guard 5"), QStringLiteral("Ines Varga")}));
    QCOMPARE(room.called("Ines Varga")->combatant.side, Side::Players);
    QCOMPARE(room.called("Gate Guard 5")->combatant.side, Side::Opponents);
    // They came as the first step of its history.
    QCOMPARE(room.fight().history.size(), std::size_t{1});
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(room.names().isEmpty());
}

void TestFights::aNewFightIsNoHalfFight()
{
    FightsRoom room(m_file);
    QVERIFY(room.openNew());
    room.keys.press(Qt::Key_Delete);
    QVERIFY(room.find<QLineEdit>("fightName")->text().isEmpty());
    QVERIFY(!room.find<QPushButton>("fightBegin")->isEnabled());
    room.keys.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(room.find<QDialog>("newFight")->isVisible());
    room.keys.write(QStringLiteral("Pier"));
    room.keys.press(Qt::Key_Return);
    room.keys.write(QStringLiteral("guard"));
    room.keys.press(Qt::Key_Return);
    // One group is taken out again, and then nothing is wanted after all.
    room.keys.goTo(QStringLiteral("fightPeople"));
    room.keys.press(Qt::Key_Delete);
    QCOMPARE(room.find<QTreeWidget>("fightPeople")->topLevelItemCount(), 0);
    room.keys.press(Qt::Key_Escape);
    QVERIFY(!room.find<QDialog>("newFight")->isVisible());
    room.back();
    QCOMPARE(room.fight().encounters.size(), kSampleFights);
}

/// What was begun and left by Escape is there again, until it is begun or somebody starts afresh.
void TestFights::aFightThatWasLeftIsADraft()
{
    FightsRoom room(m_file);
    const auto newFight = [&room] {
        room.back();
        QVERIFY(room.open<QDialog>("newFight", Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier));
    };
    newFight();
    const QString given = room.find<QLineEdit>("fightName")->text();
    auto* anew = room.find<QPushButton>("fightAnew");
    QVERIFY(anew->isHidden());
    room.keys.write(QStringLiteral("Pier"));
    room.keys.press(Qt::Key_Return);
    room.keys.write(QStringLiteral("3x gate guard"));
    room.keys.press(Qt::Key_Return);
    // Asked for once more meanwhile, it only comes forward.
    room.find<QAction>("action_newFight")->trigger();
    QCOMPARE(room.find<QTreeWidget>("fightPeople")->topLevelItemCount(), 1);
    room.keys.press(Qt::Key_Escape);
    QVERIFY(!room.find<QDialog>("newFight")->isVisible());
    newFight();
    QCOMPARE(room.find<QLineEdit>("fightName")->text(), QStringLiteral("Pier"));
    QCOMPARE(room.find<QTreeWidget>("fightPeople")->topLevelItemCount(), 1);
    QVERIFY(anew->isVisible());
    // What was changed meanwhile is seen: a weapon that is new, house rules that are; what was chosen stays.
    room.keys.press(Qt::Key_Escape);
    auto* weapons = room.find<QComboBox>("addWeapon");
    const int known = weapons->count();
    auto* profiles = room.find<QComboBox>("fightProfile");
    const int sets = profiles->count();
    const QString chosen = profiles->currentText();
    room.gateway.run(
        &room.window,
        [](CampaignServices& services) {
            StoredRecord rifle;
            rifle.system = "threed";
            threed::Weapon weapon;
            weapon.name = "Quay rifle";
            rifle.record = AnyRecord(threed::weaponRecord, &weapon);
            (void)services.library.create(rifle);
        },
        [] {});
    QVERIFY(room.settle());
    formats::ProfileFolder folder(formats::ownProfilesFolder());
    ProfileService(folder).save("threed", "Quay rules", AnyRecord(threed::switchesRecord));
    newFight();
    QVERIFY(room.settle());
    QTRY_COMPARE(weapons->count(), known + 1);
    QTRY_COMPARE(profiles->count(), sets + 1);
    QCOMPARE(profiles->currentText(), chosen);
    QCOMPARE(room.find<QTreeWidget>("fightPeople")->topLevelItemCount(), 1);
    ProfileService(folder).remove("threed", "Quay rules");
    anew->click();
    QVERIFY(anew->isHidden());
    QCOMPARE(room.find<QLineEdit>("fightName")->text(), given);
    QCOMPARE(room.find<QTreeWidget>("fightPeople")->topLevelItemCount(), 0);
    // Nothing written is nothing to keep.
    room.keys.press(Qt::Key_Escape);
    newFight();
    QVERIFY(anew->isHidden());
    room.keys.write(QStringLiteral("Quay"));
    room.keys.press(Qt::Key_Return);
    room.keys.write(QStringLiteral("2x gate guard"));
    room.keys.press(Qt::Key_Return);
    room.keys.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(room.settle());
    QCOMPARE(room.fight().encounter.name, std::string("Quay"));
    newFight();
    QVERIFY(anew->isHidden());
    QCOMPARE(room.find<QTreeWidget>("fightPeople")->topLevelItemCount(), 0);
}

/// A number that cannot be is no part of a name.
void TestFights::aCountOutOfRangeIsRefused()
{
    FightsRoom room(m_file);
    QVERIFY(room.open<QDialog>("newFight", Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier));
    const std::size_t before = room.fight().encounters.size();
    for (const char* number : {"0", "999", "100"}) {
        room.keys.goTo(QStringLiteral("addSearch"));
        room.keys.press(Qt::Key_A, Qt::ControlModifier);
        room.keys.write(QLatin1String(number) + QStringLiteral("x gate"));
        const QString said = room.find<QLabel>("addNames")->text();
        QVERIFY2(said.startsWith(QLatin1String(number) + QStringLiteral(" cannot be added at once: 1 to 99 can")),
                 qPrintable(said));
        room.keys.press(Qt::Key_Return);
        QCOMPARE(room.find<QTreeWidget>("fightPeople")->topLevelItemCount(), 0);
        // Nor does the fight begin without those who are written there.
        room.keys.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(room.find<QDialog>("newFight")->isVisible());
        QCOMPARE(room.find<QLabel>("fightProblem")->text(), said);
    }
    QCOMPARE(room.fight().encounters.size(), before);
    room.keys.press(Qt::Key_A, Qt::ControlModifier);
    room.keys.write(QStringLiteral("99x gate"));
    room.keys.press(Qt::Key_Return);
    QCOMPARE(room.find<QTreeWidget>("fightPeople")->topLevelItemCount(), 1);
}

void TestFights::whoIsTypedComes()
{
    FightsRoom room(m_file);
    const QStringList before = room.names();
    // Like nobody, with a knife, in violet: ten keys and a few letters.
    QVERIFY(room.open<QDialog>("addCombatants", Qt::Key_Plus, {}));
    room.keys.write(QStringLiteral("Deckhand"));
    QVERIFY(room.find<QTreeWidget>("addFound")->currentItem()->text(1).contains(QStringLiteral("typed")));
    room.keys.goTo(QStringLiteral("addWeapon"));
    room.keys.press(Qt::Key_A, Qt::ControlModifier);
    room.keys.write(QStringLiteral("gutting"));
    QVERIFY2(room.find<QLabel>("addNames")->text().contains(QStringLiteral("Gutting knife")),
             qPrintable(room.find<QLabel>("addNames")->text()));
    room.keys.goTo(QStringLiteral("addColour"));
    room.keys.press(Qt::Key_End);
    room.keys.press(Qt::Key_Up);
    room.keys.press(Qt::Key_Return);
    room.back();
    QCOMPARE(room.names(), before + QStringList{QStringLiteral("Deckhand")});
    const CombatantView& deckhand = room.fight().combatants.back();
    QCOMPARE(deckhand.combatant.colour, 7);
    QCOMPARE(deckhand.others.size() + deckhand.weapons.size(), std::size_t{1});
    // Like a guard, under another name.
    QVERIFY(room.open<QDialog>("addCombatants", Qt::Key_Plus, {}));
    room.keys.write(QStringLiteral("2x gua"));
    room.keys.goTo(QStringLiteral("addName"));
    room.keys.write(QStringLiteral("Smuggler"));
    room.keys.press(Qt::Key_Return);
    room.back();
    QVERIFY(room.called("Smuggler 2"));
    QCOMPARE(room.called("Smuggler 2")->combatant.character, room.called("Gate Guard 1")->combatant.character);
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.names(), before);
    // A weapon there is not is said, not guessed.
    QVERIFY(room.open<QDialog>("addCombatants", Qt::Key_Plus, {}));
    room.keys.write(QStringLiteral("Deckhand"));
    room.keys.goTo(QStringLiteral("addWeapon"));
    room.keys.press(Qt::Key_A, Qt::ControlModifier);
    room.keys.write(QStringLiteral("Spoon"));
    QVERIFY(!room.find<QPushButton>("addButton")->isEnabled());
    QVERIFY(room.find<QLabel>("addNames")->text().contains(QStringLiteral("Spoon")));
}

void TestFights::ninetyNineComeAndNoMore()
{
    FightsRoom room(m_file);
    QVERIFY(room.openNew());
    room.keys.press(Qt::Key_Return);
    for (int i = 0; i < 2; ++i) {
        room.keys.write(QStringLiteral("99x gua"));
        room.keys.press(Qt::Key_Return);
    }
    room.keys.write(QStringLiteral("3x gua"));
    QVERIFY(!room.find<QPushButton>("addGroup")->isEnabled());
    QVERIFY(room.find<QLabel>("addNames")->text().contains(QStringLiteral("200")));
    room.keys.press(Qt::Key_A, Qt::ControlModifier);
    room.keys.press(Qt::Key_Delete);
    room.keys.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(room.settle());
    room.back();
    QCOMPARE(room.names().size(), 198);
    QCOMPARE(room.names().last(), QStringLiteral("Gate Guard 198"));
}

void TestFights::fightsAreLeftAsTheyWere()
{
    FightsRoom room(m_file);
    const QString first = room.fightName();
    room.aimAtGuard();
    const RecordId active = room.window.fight().active()->combatant.id;
    const RecordId target = room.window.fight().target()->combatant.id;
    room.keys.press(Qt::Key_PageDown, Qt::ControlModifier);
    QVERIFY(room.fightName() != first);
    room.keys.press(Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(room.fightName(), first);
    QCOMPARE(room.window.fight().active()->combatant.id, active);
    QCOMPARE(room.window.fight().target()->combatant.id, target);
}

void TestFights::diceWaitWhereTheyFell()
{
    FightsRoom room(m_file);
    room.aimAtGuard();
    const QString first = room.fightName();
    room.keys.press(Qt::Key_F);
    Keyboard::raise(*room.dialog());
    room.keys.press(Qt::Key_5);
    QVERIFY(room.fight().pending);
    const auto before = room.fight().pending->action.request.answers.all();
    const std::vector<Answer> fallen(before.begin(), before.end());
    // The window behind the dialog goes to another fight: the dialog is about this one, and goes.
    room.back();
    room.keys.press(Qt::Key_PageDown, Qt::ControlModifier);
    QVERIFY(room.fightName() != first);
    QVERIFY(!room.dialog()->isVisible());
    QVERIFY(!room.fight().pending);
    // Back in the first one the dice lie there as they fell.
    room.keys.press(Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(room.fightName(), first);
    QVERIFY(room.dialog()->isVisible());
    QVERIFY(room.fight().pending);
    const auto again = room.fight().pending->action.request.answers.all();
    QVERIFY(!fallen.empty());
    QVERIFY(std::ranges::equal(again, fallen));
}

void TestFights::theFightInViewComesBack()
{
    QString second;
    {
        FightsRoom room(m_file);
        room.keys.press(Qt::Key_PageDown, Qt::ControlModifier);
        second = room.fightName();
    }
    FightsRoom room(m_file);
    QCOMPARE(room.fightName(), second);
}

void TestFights::fightsAreCopiedNamedAndPutAside()
{
    FightsRoom room(m_file);
    QVERIFY(room.openFights());
    QCOMPARE(Keyboard::place(), QStringLiteral("fightList"));
    QCOMPARE(room.fights(),
             (QStringList{QStringLiteral("Harbour Gate"), QStringLiteral("Duel at Noon"), QStringLiteral("Old Mill"),
                          QStringLiteral("Pump House"), QStringLiteral("Salt Weir"), QStringLiteral("Tram Depot")}));
    room.keys.goTo(QStringLiteral("fightsDuplicate"));
    room.keys.press(Qt::Key_Space);
    QVERIFY(room.settle());
    QCOMPARE(room.fights().last(), QStringLiteral("Harbour Gate (2)"));
    room.keys.goTo(QStringLiteral("fightList"));
    room.keys.press(Qt::Key_F2);
    room.keys.press(Qt::Key_A, Qt::ControlModifier);
    room.keys.write(QStringLiteral("What if"));
    room.keys.press(Qt::Key_Return);
    QVERIFY(room.settle());
    QCOMPARE(room.fights().last(), QStringLiteral("What if"));
    QVERIFY(room.find<QDialog>("fights")->isVisible());
    // An empty name is refused, and the old one stays.
    room.keys.goTo(QStringLiteral("fightList"));
    room.keys.press(Qt::Key_F2);
    room.keys.press(Qt::Key_A, Qt::ControlModifier);
    room.keys.press(Qt::Key_Delete);
    room.keys.press(Qt::Key_Return);
    QVERIFY(room.settle());
    QCOMPARE(room.fights().last(), QStringLiteral("What if"));
    QVERIFY(room.find<QLabel>("fightsWords")->text().contains(QStringLiteral("name")));
    // Put aside it is in no list, and comes back.
    room.keys.goTo(QStringLiteral("fightList"));
    room.keys.press(Qt::Key_Home);
    room.keys.press(Qt::Key_Delete);
    QVERIFY(room.settle());
    QCOMPARE(room.fights(),
             (QStringList{QStringLiteral("Duel at Noon"), QStringLiteral("Old Mill"), QStringLiteral("Pump House"),
                          QStringLiteral("Salt Weir"), QStringLiteral("Tram Depot"), QStringLiteral("What if")}));
    QCOMPARE(room.fightName(), QStringLiteral("Duel at Noon"));
    QCOMPARE(room.find<QComboBox>("encounterChooser")->findText(QStringLiteral("Harbour Gate"), Qt::MatchStartsWith),
             -1);
    // One step back and forth, and no further: what else was done in the library is not this window's business.
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(room.fights().contains(QStringLiteral("Harbour Gate")));
    room.keys.press(Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(!room.fights().contains(QStringLiteral("Harbour Gate")));
    room.keys.goTo(QStringLiteral("fightsArchived"));
    room.keys.press(Qt::Key_Space);
    QVERIFY(room.fights().contains(QStringLiteral("Harbour Gate")));
    room.keys.goTo(QStringLiteral("fightList"));
    room.keys.press(Qt::Key_Home);
    room.keys.press(Qt::Key_Delete);
    QVERIFY(room.settle());
    room.keys.press(Qt::Key_Return);
    QVERIFY(room.settle());
    room.back();
    QCOMPARE(room.fightName(), QStringLiteral("Harbour Gate"));
    QVERIFY(!room.fight().encounter.archived);
}

void TestFights::aFightGoesThroughAFile()
{
    FightsRoom room(m_file);
    const QString path = m_folder.filePath(QStringLiteral("gate%1.json").arg(m_count));
    const QStringList names = room.names();
    room.host.exportFight(room.fight().encounter.id, path);
    QTRY_VERIFY(!room.host.isBusy());
    QVERIFY(QFile::exists(path));
    // A name that is taken is not written over.
    const qint64 size = QFile(path).size();
    room.host.exportFight(room.fight().encounter.id, path);
    QTRY_VERIFY(room.find<QWidget>("problemBar")->isVisible());
    QCOMPARE(QFile(path).size(), size);
    const RecordId before = room.fight().encounter.id;
    room.host.importFight(path);
    QTRY_VERIFY(room.fight().encounter.id != before);
    QVERIFY(room.settle());
    QCOMPARE(room.names(), names);
    QCOMPARE(room.fight().encounters.size(), kSampleFights + 1);
}

void TestFights::fleesAndComesBack()
{
    FightsRoom room(m_file);
    room.aimAtGuard();
    room.stand(QStringLiteral("Gate Guard 2"));
    room.keys.press(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(room.called("Gate Guard 2")->combatant.away);
    // He stays in the list, as one who is away, and is nobody's target any more.
    auto* list = room.find<QListView>("combatants");
    QVERIFY(list->currentIndex().data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("away")));
    QVERIFY(room.window.fight().target()->combatant.name != "Gate Guard 2");
    QCOMPARE(room.find<QListView>("history")->model()->index(0, 0).data().toString(),
             QStringLiteral("Gate Guard 2: flees"));
    room.keys.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(room.window.fight().target()->combatant.name != "Gate Guard 2");
    for (int i = 0; i < 12; ++i) {
        room.keys.press(Qt::Key_N);
        QVERIFY(room.window.fight().target()->combatant.name != "Gate Guard 2");
    }
    // Who is away fires at nobody, and the window says why.
    room.stand(QStringLiteral("Gate Guard 2"));
    room.keys.press(Qt::Key_Return);
    QVERIFY(!room.find<QAction>("action_fire")->isEnabled());
    QVERIFY(room.find<QAction>("action_fire")->statusTip().contains(QStringLiteral("away")));
    room.keys.press(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(!room.called("Gate Guard 2")->combatant.away);
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(room.called("Gate Guard 2")->combatant.away);
}

void TestFights::sideColourAndName()
{
    FightsRoom room(m_file);
    room.stand(QStringLiteral("Watch Dog"));
    room.keys.press(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(room.called("Watch Dog")->combatant.side, Side::Players);
    QCOMPARE(room.find<QListView>("history")->model()->index(0, 0).data().toString(),
             QStringLiteral("Watch Dog: joins the players"));
    room.keys.press(Qt::Key_L, Qt::ControlModifier);
    room.keys.press(Qt::Key_6);
    QCOMPARE(room.called("Watch Dog")->combatant.colour, 6);
    QVERIFY(room.find<QListView>("combatants")
                ->currentIndex()
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("blue")));
    Keyboard::raise(room.window);
    room.stand(QStringLiteral("Watch Dog"));
    room.keys.press(Qt::Key_F2);
    auto* dialog = room.find<QDialog>("renameCombatant");
    QVERIFY(dialog);
    Keyboard::raise(*dialog);
    room.keys.press(Qt::Key_A, Qt::ControlModifier);
    room.keys.write(QStringLiteral("Rex"));
    room.keys.press(Qt::Key_Return);
    room.back();
    QVERIFY(room.called("Rex") && !room.called("Watch Dog"));
    for (int i = 0; i < 3; ++i)
        room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.called("Watch Dog")->combatant.side, Side::Opponents);
    QCOMPARE(room.called("Watch Dog")->combatant.colour, 0);
}

void TestFights::distancesInOneStep()
{
    FightsRoom room(m_file);
    room.aimAtGuard();
    const RecordId ines = room.called("Ines Varga")->combatant.id;
    const RecordId guard = room.called("Gate Guard 2")->combatant.id;
    const auto distances = room.fight().distances;
    QVERIFY(room.openDistances());
    // It begins at who acts and whom he looks at.
    room.keys.write(QStringLiteral("63"));
    room.keys.press(Qt::Key_Return);
    QVERIFY(room.find<QDialog>("distances")->isVisible());
    QVERIFY(room.find<QLabel>("distanceWords")->text().contains(QStringLiteral("1 distance")));
    room.keys.press(Qt::Key_Down);
    room.keys.write(QStringLiteral("far"));
    room.keys.press(Qt::Key_Return);
    // Which two, what was wrong, what to do.
    const QString refused = room.find<QLabel>("distanceWords")->text();
    for (const char* part : {" to Gate Guard 2: ", "“far” is no distance", "0 to 99999"})
        QVERIFY2(refused.contains(QString::fromUtf8(part)), qPrintable(refused));
    room.keys.write(QStringLiteral("64"));
    room.keys.press(Qt::Key_Return);
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(room.find<QLabel>("distanceWords")->text().contains(QStringLiteral("1 distance")));
    QCOMPARE(room.fight().distances, distances);
    room.keys.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(room.settle());
    room.back();
    auto expected = distances;
    expected[std::minmax(ines, guard)] = 63;
    QCOMPARE(room.fight().distances, expected);
    QCOMPARE(room.fight().history.size(), std::size_t{1});
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.fight().distances, distances);
    // Escape leaves everything as it was.
    QVERIFY(room.openDistances());
    room.keys.write(QStringLiteral("5"));
    room.keys.press(Qt::Key_Return);
    room.keys.press(Qt::Key_Escape);
    room.back();
    QVERIFY(room.settle());
    QCOMPARE(room.fight().distances, distances);
}

void TestFights::severalDistancesAtOnce()
{
    FightsRoom room(m_file);
    QVERIFY(room.openDistances());
    room.find<QPushButton>("betweenSides")->click();
    room.find<QPushButton>("metres_40")->click();
    room.find<QPushButton>("distanceApply")->click();
    QVERIFY(room.settle());
    room.back();
    for (const CombatantView& one : room.fight().combatants) {
        for (const CombatantView& other : room.fight().combatants) {
            if (one.combatant.side == other.combatant.side)
                continue;
            const auto metres = room.fight().distances.find(std::minmax(one.combatant.id, other.combatant.id));
            QVERIFY(metres != room.fight().distances.end());
            QCOMPARE(metres->second, 40);
        }
    }
    QCOMPARE(room.fight().history.size(), std::size_t{1});
    // A fight of which nothing is known begins with question marks, and all of it is set at once.
    QVERIFY(room.openNew());
    room.keys.press(Qt::Key_Return);
    room.keys.write(QStringLiteral("4x gua"));
    room.keys.press(Qt::Key_Return);
    room.keys.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(room.settle());
    room.back();
    QVERIFY(room.fight().distances.empty());
    QVERIFY(room.openDistances());
    room.find<QPushButton>("allDistances")->click();
    room.keys.write(QStringLiteral("3"));
    room.keys.press(Qt::Key_Return);
    room.keys.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(room.settle());
    QCOMPARE(room.fight().distances.size(), std::size_t{6});
}

void TestFights::anEmptyCampaignAsksForAFight()
{
    const QString file = m_folder.filePath(QStringLiteral("empty%1.hitspread").arg(m_count));
    storage::createNewCampaign(file, CampaignStart::Empty).reset();
    support::Program program(file);
    QVERIFY(QTest::qWaitFor([&] { return program.gateway.isOpen() && program.gateway.waiting() == 0; }));
    QVERIFY(program.settle());
    auto* button = program.find<QPushButton>("openSample");
    QVERIFY2(button->text().contains(QStringLiteral("New fight")), qPrintable(button->text()));
    button->click();
    QVERIFY(program.settle());
    QVERIFY(program.find<NewFightDialog>("newFight")->isVisible());
    QTRY_VERIFY(program.find<QPushButton>("fightBegin")->isEnabled());
    program.find<QPushButton>("fightBegin")->click();
    QVERIFY(program.waitForFight());
    QVERIFY(program.settle());
    // A fight without anybody asks for people.
    QVERIFY2(button->text().contains(QStringLiteral("Add")), qPrintable(button->text()));
    button->click();
    QVERIFY(program.settle());
    auto* adding = program.find<QDialog>("addCombatants");
    QVERIFY(adding->isVisible());
    adding->findChild<QLineEdit*>(QStringLiteral("addSearch"))->setText(QStringLiteral("2x Thug"));
    QVERIFY(program.settle());
    adding->findChild<QPushButton*>(QStringLiteral("addButton"))->click();
    QVERIFY(program.settle());
    QCOMPARE(program.window.fight().snapshot().combatants.size(), std::size_t{2});
}

void TestFights::aFirstFightIsOfWhatIsLookedAt()
{
    const QString file = m_folder.filePath(QStringLiteral("looked%1.hitspread").arg(m_count));
    storage::createNewCampaign(file, CampaignStart::Starter).reset();
    support::Program program(file);
    QVERIFY(QTest::qWaitFor([&] { return program.gateway.isOpen() && program.gateway.waiting() == 0; }));
    QVERIFY(program.settle());
    program.find<QAction>("action_library")->trigger();
    program.find<LibraryWindow>("libraryWindow")->open("percentile");
    QVERIFY(program.settle());
    program.find<QPushButton>("openSample")->click();
    QVERIFY(program.settle());
    const auto* system = program.find<QComboBox>("fightSystem");
    QCOMPARE(system->currentData().toString(), QStringLiteral("percentile"));
    QTRY_VERIFY(program.find<QPushButton>("fightBegin")->isEnabled());
    program.find<QPushButton>("fightBegin")->click();
    QVERIFY(program.waitForFight());
    // Later ones are of the fight in view.
    program.find<LibraryWindow>("libraryWindow")->open("threed");
    QVERIFY(program.settle());
    program.find<QAction>("action_newFight")->trigger();
    QVERIFY(program.settle());
    QCOMPARE(system->currentData().toString(), QStringLiteral("percentile"));
}

void TestFights::nothingCanBeWritten()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("read.hitspread"));
    QVERIFY(QFile::copy(m_file, file));
    QCOMPARE(::chmod(QFile::encodeName(file).constData(), 0444), 0);
    QCOMPARE(::chmod(QFile::encodeName(folder.path()).constData(), 0755), 0);
    const support::AsNobody nobody;
    QVERIFY(nobody.worked());
    FightsRoom room(file);
    QVERIFY(room.openNew());
    room.keys.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(room.settle());
    QVERIFY(room.find<QDialog>("newFight")->isVisible());
    QVERIFY(!room.find<QLabel>("fightProblem")->text().isEmpty());
    room.keys.press(Qt::Key_Escape);
    room.back();
    QCOMPARE(room.fight().encounters.size(), kSampleFights);
    const auto distances = room.fight().distances;
    QVERIFY(room.openDistances());
    room.keys.write(QStringLiteral("5"));
    room.keys.press(Qt::Key_Return);
    room.keys.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(room.settle());
    QVERIFY(room.find<QDialog>("distances")->isVisible());
    QVERIFY(room.find<QLabel>("distanceWords")->text().contains(QStringLiteral("read")));
    QCOMPARE(room.fight().distances, distances);
}

HITSPREAD_GUI_TEST(TestFights)
#include "tst_fights.moc"
