#include "keyboard.h"
#include "models/rules/locationshares.h"
#include "rules/systems/percentile/records.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "windowprogram.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QRadioButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>

using namespace hitspread;
using percentile::Location;
using percentile::locationRow;
using support::Keyboard;

namespace {

/// The house rules of the fight by percentile rules, at the page of all locations.
struct LocationRoom : support::Program {
    explicit LocationRoom(const QString& file) : support::Program(file)
    {
        [&] { QVERIFY(waitForFight()); }();
        Keyboard::raise(window);
        auto* chooser = find<QComboBox>("encounterChooser");
        const auto& fights = window.fight().snapshot().encounters;
        const auto percentile = std::ranges::find(fights, std::string("percentile"), &Encounter::system);
        chooser->setCurrentIndex(static_cast<int>(percentile - fights.begin()));
        Q_EMIT chooser->activated(chooser->currentIndex());
        [&] { QVERIFY(settle()); }();
        keys.press(Qt::Key_6, Qt::ControlModifier);
        Keyboard::raise(*find<QMainWindow>("rulesWindow"));
        open(u"locations"_qs);
    }
    /// By the search of the list, as nobody has a mouse.
    void open(const QString& words)
    {
        keys.press(Qt::Key_K, Qt::ControlModifier);
        keys.press(Qt::Key_A, Qt::ControlModifier);
        keys.write(words);
        keys.press(Qt::Key_Return);
    }
    const percentile::Switches& rules()
    {
        return window.fight().snapshot().encounter.switches.as<percentile::Switches>();
    }
    QString label(const char* name) { return find<QLabel>(name)->text(); }
    QString line(const char* name) { return find<QLineEdit>(name)->text(); }
    bool isSeen(const char* name) { return find<QWidget>(name)->isVisible(); }
    void click(const char* name)
    {
        auto* button = find<QAbstractButton>(name);
        // A tick is as wide as its line, but only what is drawn of it is to be clicked.
        QTest::mouseClick(button, Qt::LeftButton, {}, {9, button->height() / 2});
        QVERIFY(settle());
    }
    void follow(const char* name, const QString& link)
    {
        Q_EMIT find<QLabel>(name)->linkActivated(link);
        QVERIFY(settle());
    }
    void pick(const char* name, const QString& words)
    {
        auto* box = find<QComboBox>(name);
        QVERIFY2(box->findText(words) >= 0, qPrintable(words));
        box->setCurrentIndex(box->findText(words));
        Q_EMIT box->activated(box->currentIndex());
    }

    Keyboard keys{[this] { return settle(); }};
};

}  // namespace

/// All locations on one page: another view of the same house rules.
class TestLocations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void aLineForEachLocation();
    void aLocationOfOnesOwn();
    void aDraftWaitsForTheNameItHolds();
    void whatIsMissingIsSaidBeforeItIsPutInForce();
    void tablesArePutInForceTogether();
    void zeroIsOnItsWayToAnotherNumber();
    void theSinglePagesShowTheSame();
    void thePiecesOfALocationArePainted();
    void onlySystemsThatNameLocationsHaveIt();
    void shares();

private:
    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestLocations::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(u"hitspread-test"_qs);
    QApplication::setApplicationName(u"tst_locations"_qs);
    QVERIFY(m_folder.isValid());
}

void TestLocations::init()
{
    QSettings().clear();
    m_file = m_folder.filePath(u"fight%1.hitspread"_qs.arg(++m_count));
    support::putSample(m_file);
}

// Values of PCT-D23 to PCT-D25.
void TestLocations::aLineForEachLocation()
{
    LocationRoom room(m_file);
    QVERIFY(room.isSeen("locationsPage"));
    QVERIFY(!room.isSeen("switchPage"));
    QCOMPARE(room.line("locationShare0_0"), u"10"_qs);
    QCOMPARE(room.label("locationResults1_0"), u"11–36"_qs);
    QCOMPARE(room.find<QComboBox>("locationCell0_0_1")->currentText(), u"× 2"_qs);
    QCOMPARE(room.find<QComboBox>("locationCell6_0_1")->currentText(), u"× ½"_qs);
    QCOMPARE(room.line("locationNumber0_0"), u"−40"_qs);
    QVERIFY(room.find<QAbstractButton>("locationTick0_0")->isChecked());
    QVERIFY(!room.find<QAbstractButton>("locationTick2_0")->isChecked());
    QCOMPARE(room.find<QAbstractButton>("locationPieces3")->text(), u"2 · paint"_qs);  // arm and hand
    // What is not there has a line for its name, and no more.
    QVERIFY(room.isSeen("locationName7"));
    QVERIFY(!room.isSeen("locationShare7_0"));
    QCOMPARE(room.label("locationMessage"), u"All of it is in force."_qs);
    QVERIFY(!room.find<QAbstractButton>("locationSave")->isEnabled());
    QVERIFY(room.isSeen("locationBar"));
    QCOMPARE(room.find<QWidget>("locationShare0_0")->accessibleName(), u"Head, Of 100 results"_qs);
}

/// By keyboard alone from the name to what is in force.
void TestLocations::aLocationOfOnesOwn()
{
    LocationRoom room(m_file);
    room.keys.press(Qt::Key_Return);
    QCOMPARE(Keyboard::place(), u"locationName0"_qs);
    room.keys.fill(u"locationName7"_qs, u"Tail"_qs);
    room.keys.press(Qt::Key_Tab);
    QVERIFY(room.isSeen("locationShare7_0"));
    QVERIFY(room.label("locationLacks").contains(u"Tail has no piece"_qs));
    room.keys.fill(u"locationShare7_0"_qs, u"4"_qs);
    QCOMPARE(room.label("locationResults7_0"), u"101–104"_qs);
    // Along its line.
    room.keys.press(Qt::Key_Tab);
    QCOMPARE(Keyboard::place(), u"locationNumber7_0"_qs);
    room.keys.write(u"-30"_qs);
    room.keys.press(Qt::Key_Return);
    QCOMPARE(room.rules().calledOwn[0], -30);
    room.keys.goTo(u"locationTick7_0"_qs);
    room.keys.press(Qt::Key_Space);
    QVERIFY(percentile::isCritical(room.rules(), Location::Own1));
    room.keys.goBackTo(u"locationShare6_0"_qs);
    room.keys.press(Qt::Key_A, Qt::ControlModifier);
    room.keys.write(u"8"_qs);
    QCOMPARE(room.label("locationResults7_0"), u"97–100"_qs);
    QCOMPARE(room.label("locationMessage"), u"Not in force yet: Hit location table."_qs);
    QVERIFY(room.rules().hitLocations == tableOf(percentile::kHouseLocations));
    room.keys.goTo(u"locationSave"_qs);
    room.keys.press(Qt::Key_Space);
    QVERIFY(room.rules().hitLocations.rows.back() == locationRow(97, 100, Location::Own1, 1));
    QVERIFY(room.rules().hitLocations.rows[6] == locationRow(89, 96, Location::LeftLeg, 1));
    // One step back, and another.
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(room.rules().hitLocations == tableOf(percentile::kHouseLocations));
    QCOMPARE(room.line("locationShare6_0"), u"12"_qs);
    QVERIFY(percentile::isCritical(room.rules(), Location::Own1));
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!percentile::isCritical(room.rules(), Location::Own1));
    QVERIFY(!room.find<QAbstractButton>("locationTick7_0")->isChecked());
}

/// A name that is undone takes its location out of sight; what was typed for it is there again with the name.
void TestLocations::aDraftWaitsForTheNameItHolds()
{
    LocationRoom room(m_file);
    room.keys.press(Qt::Key_Return);
    room.keys.fill(u"locationName7"_qs, u"Tail"_qs);
    room.keys.press(Qt::Key_Tab);
    room.keys.fill(u"locationShare7_0"_qs, u"4"_qs);
    room.keys.goBackTo(u"locationShare6_0"_qs);
    room.keys.press(Qt::Key_A, Qt::ControlModifier);
    room.keys.write(u"8"_qs);
    const QString draft = u"Not in force yet: Hit location table."_qs;
    QCOMPARE(room.label("locationMessage"), draft);
    room.keys.goBackTo(u"locationTick5_0"_qs);
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!room.isSeen("locationShare7_0"));
    QCOMPARE(room.line("locationShare6_0"), u"12"_qs);
    QCOMPARE(room.label("locationMessage"), u"All of it is in force."_qs);
    QVERIFY(!room.find<QAbstractButton>("locationSave")->isEnabled());
    room.keys.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(room.line("locationShare7_0"), u"4"_qs);
    QCOMPARE(room.line("locationShare6_0"), u"8"_qs);
    QCOMPARE(room.label("locationMessage"), draft);
}

void TestLocations::whatIsMissingIsSaidBeforeItIsPutInForce()
{
    LocationRoom room(m_file);
    room.keys.press(Qt::Key_Return);
    room.keys.fill(u"locationShare0_0"_qs, u"5"_qs);
    QCOMPARE(room.label("locationMessage"), u"Hit location table: 95 of 100 results are given out; give 5 more."_qs);
    QVERIFY(!room.find<QAbstractButton>("locationSave")->isEnabled());
    // The others would come to 100 with it.
    room.keys.fill(u"locationShare0_0"_qs, u"-5"_qs);
    QVERIFY2(room.label("locationMessage").startsWith(u"Head, Of 100 results: −5 is too small"_qs),
             qPrintable(room.label("locationMessage")));
    QVERIFY(!room.find<QAbstractButton>("locationSave")->isEnabled());
    room.keys.fill(u"locationShare0_0"_qs, u"5"_qs);
    room.keys.fill(u"locationShare1_0"_qs, u"33"_qs);
    QCOMPARE(room.label("locationMessage"), u"Hit location table: 102 of 100 results are given out; take 2 back."_qs);
    room.keys.goBackTo(u"locationShare1_0"_qs);
    room.keys.press(Qt::Key_A, Qt::ControlModifier);
    room.keys.press(Qt::Key_Delete);
    QCOMPARE(room.label("locationMessage"), u"Chest, Of 100 results: a whole number is missing; type one."_qs);
    QVERIFY(!room.find<QAbstractButton>("locationSave")->isEnabled());
    room.click("locationToSaved");
    QCOMPARE(room.line("locationShare0_0"), u"10"_qs);
    QCOMPARE(room.line("locationShare1_0"), u"26"_qs);
    QCOMPARE(room.label("locationMessage"), u"All of it is in force."_qs);
    // A number out of range is told beside the table, and a name twice.
    room.keys.goTo(u"locationNumber0_0"_qs);
    room.keys.write(u"5"_qs);
    room.keys.press(Qt::Key_Return);
    QVERIFY2(room.label("locationComplaint").contains(u"at most 0"_qs), qPrintable(room.label("locationComplaint")));
    QCOMPARE(room.rules().calledHead, -40);
}

void TestLocations::tablesArePutInForceTogether()
{
    LocationRoom room(m_file);
    room.pick("locationCell3_0_1", u"× 1"_qs);
    room.click("locationPieces0");
    QCOMPARE(room.label("switchId"), u"bodyPieces"_qs);
    room.keys.goTo(u"tableTo0"_qs);
    const Table before = room.rules().bodyPieces;
    room.pick("tableCell1_0", u"Abdomen"_qs);
    QVERIFY(room.find<QAbstractButton>("tableSave")->isEnabled());
    room.open(u"locations"_qs);
    QCOMPARE(room.label("locationMessage"), u"Not in force yet: Pieces of the body, Hit location table."_qs);
    room.click("locationSave");
    QVERIFY(room.rules().bodyPieces != before);
    QVERIFY(room.rules().hitLocations.rows[3] == locationRow(53, 64, Location::RightArm, 2));
    // Both of them are one step.
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(room.rules().bodyPieces == before);
    QVERIFY(room.rules().hitLocations == tableOf(percentile::kHouseLocations));
}

void TestLocations::zeroIsOnItsWayToAnotherNumber()
{
    LocationRoom room(m_file);
    room.keys.press(Qt::Key_Return);
    room.keys.fill(u"locationShare0_0"_qs, u"0"_qs);
    QCOMPARE(room.label("locationResults0_0"), QString());
    QVERIFY(!room.isSeen("locationCell0_0_1") || !room.find<QWidget>("locationCell0_0_1")->isEnabled());
    room.keys.goBackTo(u"locationShare0_0"_qs);
    room.keys.press(Qt::Key_A, Qt::ControlModifier);
    room.keys.write(u"10"_qs);
    QCOMPARE(room.label("locationResults0_0"), u"1–10"_qs);
    QCOMPARE(room.find<QComboBox>("locationCell0_0_1")->currentText(), u"× 2"_qs);
    QCOMPARE(room.label("locationMessage"), u"All of it is in force."_qs);
}

void TestLocations::theSinglePagesShowTheSame()
{
    LocationRoom room(m_file);
    room.keys.press(Qt::Key_Return);
    room.keys.fill(u"locationShare0_0"_qs, u"5"_qs);
    room.keys.fill(u"locationShare1_0"_qs, u"31"_qs);
    QVERIFY(room.label("locationLinks").contains(u"switch:hitLocations"_qs));
    QVERIFY(room.label("locationLinks").contains(u"switch:bodyPieces"_qs));
    QVERIFY(room.label("locationLinks").contains(u"switch:locationNames"_qs));
    QVERIFY(room.label("locationLinks").contains(u"switch:calledShot.own"_qs));
    QVERIFY(room.label("locationLinks").contains(u"switch:criticalLocations"_qs));
    // The draft of one is the draft of the other.
    room.follow("locationLinks", u"switch:hitLocations"_qs);
    QVERIFY(!room.isSeen("locationsPage"));
    QVERIFY(!room.isSeen("locationBar"));
    QCOMPARE(room.line("tableTo0"), u"5"_qs);
    room.keys.goTo(u"tableTo0"_qs);
    room.keys.press(Qt::Key_A, Qt::ControlModifier);
    room.keys.write(u"7"_qs);
    room.keys.fill(u"tableFrom1"_qs, u"8"_qs);
    QVERIFY(room.label("switchBeside").contains(u"switch:locations"_qs));
    room.follow("switchBeside", u"switch:locations"_qs);
    QCOMPARE(room.line("locationShare0_0"), u"7"_qs);
    QCOMPARE(room.line("locationShare1_0"), u"29"_qs);
    room.click("locationSave");
    QCOMPARE(room.rules().hitLocations.rows[0].upTo, 7);
    // Values that are in force at once.
    room.follow("locationLinks", u"switch:criticalLocations"_qs);
    room.click("switchTick2");
    room.follow("switchBeside", u"switch:locations"_qs);
    QVERIFY(room.find<QAbstractButton>("locationTick2_0")->isChecked());
    room.click("locationTick2_0");
    QVERIFY(!percentile::isCritical(room.rules(), Location::Abdomen));
    // Back leads to the page again.
    room.follow("locationLinks", u"switch:calledShot.own"_qs);
    room.keys.press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(room.isSeen("locationsPage"));
}

void TestLocations::thePiecesOfALocationArePainted()
{
    LocationRoom room(m_file);
    room.click("locationPieces2");
    QCOMPARE(room.label("switchId"), u"bodyPieces"_qs);
    QVERIFY(room.find<QRadioButton>("pieceLocation2")->isChecked());
}

void TestLocations::onlySystemsThatNameLocationsHaveIt()
{
    LocationRoom room(m_file);
    auto* chooser = room.find<QComboBox>("encounterChooser");
    const auto& fights = room.window.fight().snapshot().encounters;
    const auto other = std::ranges::find(fights, std::string("threed"), &Encounter::system);
    chooser->setCurrentIndex(static_cast<int>(other - fights.begin()));
    Q_EMIT chooser->activated(chooser->currentIndex());
    QVERIFY(room.settle());
    QVERIFY(!room.isSeen("locationsPage"));
    QVERIFY(room.isSeen("switchPage"));
    QVERIFY(!room.isSeen("locationBar"));
}

void TestLocations::shares()
{
    const LocationShares shares(percentile::kHitLocations, percentile::locationcolumn::kLocation);
    const auto location = [](Location one) { return static_cast<std::size_t>(one); };
    // A location that stands in two rows gives of the last one first.
    const Table two{{locationRow(1, 40, Location::Head, 4), locationRow(41, 60, Location::Chest, 2),
                     locationRow(61, 100, Location::Head, 2)}};
    QCOMPARE(shares.shareOf(two, location(Location::Head)), 80);
    const Table less = shares.withShare(two, location(Location::Head), 30, two.rows[0]);
    QVERIFY(less == (Table{{locationRow(1, 30, Location::Head, 4), locationRow(31, 50, Location::Chest, 2)}}));
    QCOMPARE(shares.sum(less), 50);
    const Table more = shares.withShare(two, location(Location::Head), 90, two.rows[0]);
    QVERIFY(more.rows.back() == locationRow(61, 110, Location::Head, 2));
    // A new one stands where it is declared.
    const Table added = shares.withShare(less, location(Location::Abdomen), 50, two.rows[1]);
    QVERIFY(added.rows.back() == locationRow(51, 100, Location::Abdomen, 2));
    QVERIFY(shares.withShare(added, location(Location::Head), 0, {}).rows.front()
            == locationRow(1, 20, Location::Chest, 2));
}

HITSPREAD_GUI_TEST(TestLocations)
#include "tst_locations.moc"
