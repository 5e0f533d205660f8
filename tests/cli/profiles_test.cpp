#include "cli/program.h"
#include "support/testclass.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;

/// Profiles of house rules by the command line: the built-in ones, own ones in a folder, and in force in a fight.
class ProfilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void builtInOnesAreListed();
    void ownOnesAreSavedShownAndRemoved();
    void appliedAndUndone();
    void badUse_data();
    void badUse();
    void damagedFilesAreNamed();

private:
    Ran profiles(const QStringList& more) const
    {
        return runProgram(QStringList{u"profiles"_qs, u"--folder"_qs, m_folder->filePath(u"own"_qs)} + more);
    }
    QStringList at(const QString& encounter) const { return {u"--campaign"_qs, m_file, u"--encounter"_qs, encounter}; }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void ProfilesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"camp.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, m_file}).exit, 0);
    for (const QString& name : {u"One"_qs, u"Two"_qs})
        QCOMPARE(runProgram({u"encounter"_qs, m_file, u"new"_qs, name}).exit, 0);
}

/// Section 1.12: "as printed" differs in six switches.
void ProfilesTest::builtInOnesAreListed()
{
    const QJsonArray all = QJsonDocument::fromJson(profiles({u"list"_qs}).output).array();
    QCOMPARE(all.size(), 2);
    QCOMPARE(all[0].toObject().value(u"name"_qs).toString(), u"recommended"_qs);
    QVERIFY(all[0].toObject().value(u"switches"_qs).toObject().isEmpty());
    const QJsonObject printed = all[1].toObject();
    QVERIFY(printed.value(u"builtIn"_qs).toBool());
    QCOMPARE(printed.value(u"switches"_qs).toObject().size(), 6);
    QCOMPARE(printed.value(u"switches"_qs).toObject().value(u"armour.damReduction"_qs).toString(), u"full"_qs);
}

void ProfilesTest::ownOnesAreSavedShownAndRemoved()
{
    QCOMPARE(profiles(QStringList{u"apply"_qs, u"asPrinted"_qs} + at(u"One"_qs)).exit, 0);
    const Ran saved = profiles(QStringList{u"save"_qs, u"Härte/2"_qs} + at(u"One"_qs));
    QVERIFY2(saved.exit == 0, saved.error.constData());
    QCOMPARE(saved.json().value(u"switches"_qs).toObject().size(), 6);
    QVERIFY(!saved.json().value(u"builtIn"_qs).toBool(true));
    QCOMPARE(profiles({u"show"_qs, u"Härte/2"_qs}).json(), saved.json());
    QCOMPARE(QJsonDocument::fromJson(profiles({u"list"_qs}).output).array().size(), 3);
    QCOMPARE(profiles({u"remove"_qs, u"Härte/2"_qs}).exit, 0);
    QVERIFY(profiles({u"show"_qs, u"Härte/2"_qs}).failedCleanly("Härte/2"));
}

void ProfilesTest::appliedAndUndone()
{
    const auto saved = [this](const QString& name) {
        return profiles(QStringList{u"save"_qs, name} + at(u"Two"_qs)).json().value(u"switches"_qs).toObject();
    };
    QVERIFY(saved(u"before"_qs).isEmpty());
    const Ran applied = profiles(QStringList{u"apply"_qs, u"asPrinted"_qs} + at(u"Two"_qs));
    QVERIFY(applied.json().value(u"id"_qs).toInt() > 0);
    QCOMPARE(saved(u"then"_qs).size(), 6);
    QVERIFY(profiles(QStringList{u"apply"_qs, u"asPrinted"_qs} + at(u"Two"_qs)).json().value(u"id"_qs).isNull());
    QCOMPARE(runProgram({u"undo"_qs, m_file, u"--encounter"_qs, u"Two"_qs}).exit, 0);
    QVERIFY(saved(u"after"_qs).isEmpty());
}

void ProfilesTest::badUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("no such verb") << QStringList{u"sing"_qs} << QByteArray("no such verb");
    QTest::newRow("no name") << QStringList{u"show"_qs} << QByteArray("name of a profile");
    QTest::newRow("no such profile") << QStringList{u"show"_qs, u"Moon"_qs} << QByteArray("Moon");
    QTest::newRow("no campaign") << QStringList{u"save"_qs, u"mine"_qs} << QByteArray("--campaign");
    QTest::newRow("the rules' own") << QStringList{u"save"_qs, u"recommended"_qs, u"--campaign"_qs,
                                                   u"@"_qs,    u"--encounter"_qs, u"One"_qs}
                                    << QByteArray("recommended");
    QTest::newRow("removing the rules' own") << QStringList{u"remove"_qs, u"asPrinted"_qs} << QByteArray("asPrinted");
    QTest::newRow("no such system") << QStringList{u"list"_qs, u"--system"_qs, u"chess"_qs} << QByteArray("chess");
}

void ProfilesTest::badUse()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, part);
    arguments.replaceInStrings(u"@"_qs, m_file);
    const Ran ran = profiles(arguments);
    QVERIFY2(ran.failedCleanly(part), (ran.error + ran.output).constData());
}

void ProfilesTest::damagedFilesAreNamed()
{
    QCOMPARE(profiles(QStringList{u"save"_qs, u"mine"_qs} + at(u"One"_qs)).exit, 0);
    QFile broken(m_folder->filePath(u"own/threed-broken.json"_qs));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write(R"({"name":"broken","switches":{"miss.clean":"perhaps"}})");
    broken.close();
    const QJsonArray all = QJsonDocument::fromJson(profiles({u"list"_qs}).output).array();
    QCOMPARE(all.size(), 4);
    QCOMPARE(all[2].toObject().value(u"name"_qs).toString(), u"mine"_qs);
    QCOMPARE(all[3].toObject().value(u"file"_qs).toString(), broken.fileName());
    const QString fault = all[3].toObject().value(u"fault"_qs).toString();
    QVERIFY2(fault.startsWith(broken.fileName()) && fault.contains(u"miss.clean"_qs) && fault.contains(u"remove it"_qs),
             qPrintable(fault));
    // Only it is not to be had.
    QCOMPARE(profiles({u"show"_qs, u"mine"_qs}).exit, 0);
    QCOMPARE(runProgram({u"encounter"_qs, m_file, u"new"_qs, u"Three"_qs, u"--profile"_qs, u"mine"_qs, u"--folder"_qs,
                         m_folder->filePath(u"own"_qs)})
                 .exit,
             0);
    const Ran gone = profiles({u"show"_qs, u"broken"_qs});
    QVERIFY2(gone.failedCleanly("threed-broken.json"), gone.error.constData());
    QVERIFY2(gone.error.contains("was not found"), gone.error.constData());
}

HITSPREAD_TEST(ProfilesTest)
#include "profiles_test.moc"
