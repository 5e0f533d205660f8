#include "cli/campaignorder.h"
#include "services/refusal/problem.h"
#include "storage/start/newcampaign.h"
#include "support/manycharacters.h"
#include "support/problemof.h"
#include "support/testclass.h"
#include "text/problems.h"

#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;

/// A campaign of more people than any list shows.
class CliLimitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void manyAreFoundByNameAndNumber_data();
    void manyAreFoundByNameAndNumber();
    void manyOfOneNameAreToldApart();

private:
    [[nodiscard]] LibraryHit found(const QString& name)
    {
        return cli::libraryRecordNamed(*m_file, "threed", {RecordKind::Character}, name);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<storage::CampaignFile> m_file;
    RecordId m_last = 0;
};

void CliLimitsTest::initTestCase()
{
    m_file = storage::createNewCampaign(m_folder.filePath(QStringLiteral("many.hitspread")));
    support::addInventedCharacters(*m_file, 10020);
    m_file->atomically([&] {
        StoredRecord last = support::inventedCharacter(0);
        last.record.as<threed::Character>().name = "Zyra";
        m_last = m_file->library().insert(last);
        last.record.as<threed::Character>().name = "4711";  // a name and no number: somebody else has that
        (void)m_file->library().insert(last);
        last.record.as<threed::Character>().name = "99999";  // nobody has this number
        (void)m_file->library().insert(last);
        for (int i = 0; i < 30; ++i) {
            last.record.as<threed::Character>().name = "Zzz";
            (void)m_file->library().insert(last);
        }
    });
}

void CliLimitsTest::manyAreFoundByNameAndNumber_data()
{
    QTest::addColumn<QString>("reference");
    QTest::addColumn<RecordId>("id");
    QTest::newRow("the last by name") << QStringLiteral("Zyra") << m_last;
    QTest::newRow("its number") << QString::number(m_last) << m_last;
    QTest::newRow("a number before a name") << QStringLiteral("4711") << RecordId{4711};
    QTest::newRow("a name like a number") << QStringLiteral("99999") << m_last + 2;
}

void CliLimitsTest::manyAreFoundByNameAndNumber()
{
    QFETCH(QString, reference);
    QFETCH(RecordId, id);
    QCOMPARE(found(reference).row.id, id);
    // In small letters it is found where nobody is called exactly so.
    QCOMPARE(found(QStringLiteral("zyra")).row.id, m_last);
    QVERIFY(support::codeOf([&] { (void)found(QStringLiteral("zyrax")); }) == ProblemCode::NotFound);
}

/// The message stays a line.
void CliLimitsTest::manyOfOneNameAreToldApart()
{
    const auto problem = support::problemOf([&] { (void)found(QStringLiteral("Zzz")); });
    QVERIFY(problem && problem->code == ProblemCode::BadInput);
    const QString said = text::wordsFor(problem->causes.at(0));
    QVERIFY(said.contains(QString::number(m_last + 3)));
    QVERIFY(said.size() < 250);
    m_file->atomically([&] { m_file->library().remove({RecordKind::Character, m_last + 1}); });
    QVERIFY(support::codeOf([&] { (void)found(QString::number(m_last + 1)); }) == ProblemCode::NotFound);
}

HITSPREAD_TEST(CliLimitsTest)
#include "limits_test.moc"
