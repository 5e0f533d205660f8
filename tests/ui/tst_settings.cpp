#include "support/testclass.h"
#include "ui/settings/preferences.h"
#include "ui/settings/settingswriter.h"

#include <QSettings>
#include <QTest>

#include <atomic>
#include <chrono>
#include <optional>

using namespace hitspread;
using namespace std::chrono_literals;

namespace {

/// A disk that does not answer while it is shut.
std::atomic<bool> isShut{false};

int waitForTheDisk()
{
    isShut.wait(true);
    return 0;
}

void letAnswer()
{
    isShut = false;
    isShut.notify_all();
}

/// Long enough for any disk that answers.
constexpr std::chrono::minutes kLong{5};

const QString kSpeedKey = QStringLiteral("look/speed");
const QString kTextKey = QStringLiteral("look/text");

}  // namespace

extern "C" {
int fsync(int /*file*/)
{
    return waitForTheDisk();
}
int fdatasync(int /*file*/)
{
    return waitForTheDisk();
}
}

class TestSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void cleanup() { letAnswer(); }
    void whatIsSetIsReadWhileTheDiskWaits();
    void whatIsSetMeanwhileIsWrittenToo();
    void leavingWritesWhatIsLeft();
    void aRemovedOneIsGone();
    void thePreferencesDoNotWait();
};

void TestSettings::whatIsSetIsReadWhileTheDiskWaits()
{
    QSettings().setValue(kTextKey, 120);
    SettingsWriter writer;
    QCOMPARE(writer.value(kTextKey).toInt(), 120);
    isShut = true;
    writer.set(kSpeedKey, 3);
    QCOMPARE(writer.value(kSpeedKey).toInt(), 3);
    QCOMPARE(writer.value(kTextKey).toInt(), 120);
    QCOMPARE(writer.value(QStringLiteral("look/none"), 7).toInt(), 7);
    QVERIFY(!writer.end(1ms));
    letAnswer();
    QVERIFY(writer.end(kLong));
    QCOMPARE(QSettings().value(kSpeedKey).toInt(), 3);
    QCOMPARE(writer.value(kSpeedKey).toInt(), 3);
}

void TestSettings::whatIsSetMeanwhileIsWrittenToo()
{
    SettingsWriter writer;
    isShut = true;
    writer.set(kSpeedKey, 1);
    QVERIFY(!writer.end(20ms));  // it has been taken to be written by now, or will be with the next
    writer.set(kSpeedKey, 2);
    writer.set(kTextKey, 130);
    QCOMPARE(writer.value(kSpeedKey).toInt(), 2);
    letAnswer();
    QVERIFY(writer.end(kLong));
    QCOMPARE(QSettings().value(kSpeedKey).toInt(), 2);
    QCOMPARE(QSettings().value(kTextKey).toInt(), 130);
}

void TestSettings::leavingWritesWhatIsLeft()
{
    {
        SettingsWriter writer;
        writer.set(kSpeedKey, 2);
        writer.set(kTextKey, 110);
    }
    QCOMPARE(QSettings().value(kSpeedKey).toInt(), 2);
    QCOMPARE(QSettings().value(kTextKey).toInt(), 110);
}

void TestSettings::aRemovedOneIsGone()
{
    QSettings().setValue(kSpeedKey, 2);
    SettingsWriter writer;
    isShut = true;
    writer.set(kSpeedKey, {});
    QCOMPARE(writer.value(kSpeedKey, 1).toInt(), 1);
    letAnswer();
    QVERIFY(writer.end(kLong));
    QVERIFY(!QSettings().contains(kSpeedKey));
}

/// Every key of them: a setter that goes to the file by itself would stand still here.
void TestSettings::thePreferencesDoNotWait()
{
    const QString campaign = QStringLiteral("/nowhere/a.hitspread");
    std::optional<Preferences> preferences(std::in_place);
    isShut = true;
    preferences->addRecent(campaign);
    preferences->setDriftSpeed(2);
    preferences->setLastFight(campaign, 4);
    preferences->setFightChoice(campaign, {4, 5});
    preferences->setLibraryColumns(QStringLiteral("threed.weapon"), {QStringLiteral("name")});
    preferences->leaveCopy(campaign, QStringLiteral("copy"));
    preferences->setBackupBytes(1'000'000);
    preferences->setHistoryByHand(true);
    QCOMPARE(preferences->recentFiles(), QStringList{campaign});
    QCOMPARE(preferences->driftSpeed(), 2);
    QCOMPARE(preferences->lastFight(campaign), 4);
    QCOMPARE(preferences->fightChoice(campaign), (QList<long long>{4, 5}));
    QCOMPARE(preferences->libraryColumns(QStringLiteral("threed.weapon")), QStringList{QStringLiteral("name")});
    QCOMPARE(preferences->leftCopy(campaign), QStringLiteral("copy"));
    QVERIFY(!preferences->end(1ms));
    letAnswer();
    preferences.reset();
    const Preferences again;
    QCOMPARE(again.lastFight(campaign), 4);
    QCOMPARE(again.backupBytes(), 1'000'000);
    QVERIFY(again.historyByHand());
}

HITSPREAD_TEST(TestSettings)
#include "tst_settings.moc"
