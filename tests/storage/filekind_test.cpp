#include <QTest>

#include "services/refusal/problem.h"
#include "storage/campaignfile.h"
#include "storage/fightfile/fightfile.h"
#include "storage/start/samplecampaign.h"
#include "support/fakecampaign.h"
#include "support/problemof.h"
#include "support/rawfile.h"
#include "support/testclass.h"
#include "text/problems.h"

#include <QTemporaryDir>

using namespace hitspread;
using namespace hitspread::storage;
using support::bytesOf;
using support::problemOf;

namespace {

/// A local file header of an archive, as its programs write it.
QByteArray packed(const QByteArray& name)
{
    return QByteArray("PK\x03\x04\x14\0\0\0\0\0", 10) + QByteArray(16, '\0')
        + QByteArray(1, static_cast<char>(name.size())) + QByteArray(3, '\0') + name + QByteArray(200, 'z');
}

}  // namespace

/// What somebody who opens another kind of file is told.
class FileKindTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void otherFilesAreCalledWhatTheyAre_data();
    void otherFilesAreCalledWhatTheyAre();
    void anExportedFightIsKnown();
    void whatSaysItStandsBehindMuch();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("campaign.hitspread")); }
    /// What is said of a file that holds this.
    [[nodiscard]] QString said(const QByteArray& contents) const
    {
        QFile file(path());
        if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size())
            return QStringLiteral("not written");
        file.close();
        const auto problem = problemOf([this] { (void)CampaignFile::open(path()); });
        if (!problem || problem->code != ProblemCode::NotACampaign || problem->causes.size() != 1)
            return QStringLiteral("no refusal of its own");
        return bytesOf(path()) == contents ? text::wordsFor(problem->causes.front()) : QStringLiteral("written to");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void FileKindTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void FileKindTest::otherFilesAreCalledWhatTheyAre_data()
{
    QTest::addColumn<QByteArray>("contents");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const QByteArray& contents, const char* words) {
        QTest::newRow(name) << contents << QString::fromUtf8(words);
    };
    const char* const table = "it holds a table";
    const char* const other = "it holds a document of another program";
    const char* const packedWords = "it is packed";
    const char* const picture = "it holds a picture";
    const char* const gcs = "it holds a character or equipment of GCS";
    const char* const initiative = "it holds a character or equipment of Improved Initiative";
    row("nothing", {}, "it has 0 bytes: a sync program may not have fetched it yet");
    row("a few bytes", "abc", "it is too short");
    row("cut in its header", QByteArray("SQLite format 3\0\x10", 17), "it is too short");
    row("noise", QByteArray("\x01\x02\x03\x7f", 4).repeated(400), "it is no database");
    row("a letter", QByteArray(5000, 'x'), "it is no database");
    row("prose", QByteArray("Dear all, we meet on Friday.\nBring dice, paper, pens\nBye\n").repeated(30),
        "it is no database");
    row("never written", QByteArray(300000, '\0'), "nothing in it can be read");
    row("written late", QByteArray(300000, '\0') + "x", "it is no database");
    row("a body plan", R"({"format": "hitspread-body-plan", "version": 1})", "it holds a body plan");
    row("a request", R"({"system": "threed", "action": "melee", "attacker": {}})",
        "it holds a request or a result of the command line");
    row("a profile", "\xef\xbb\xbf{\"name\": \"Ours\", \"system\": \"threed\", \"switches\": {}}",
        "it holds a profile of house rules");
    row("GCS 4", R"({"type": "character", "version": 4, "id": "1", "total_points": 150})", gcs);
    row("GCS 5", R"({"version": 5, "id": "1", "total_points": 150, "profile": {"name": "Dai Blackthorn"}})", gcs);
    row("equipment of GCS", R"({"type": "equipment_list", "version": 5, "rows": [{"id": "e"}]})", gcs);
    row("an early GCS", "<?xml version=\"1.0\"?>\n<character version=\"3\" unique_id=\"x\">", gcs);
    row("Improved Initiative", R"({"ImprovedInitiative.Creatures.1": "{\"Name\":\"Goblin\"}"})", initiative);
    row("a creature of Improved Initiative",
        R"({"Id": "1", "Name": "Goblin", "HP": {"Value": 7}, "InitiativeModifier": 2, "Abilities": {"Str": 8}})",
        initiative);
    row("creatures of Improved Initiative", R"([{"Name": "Vell", "HP": {"Value": 1}, "AC": {}, "Abilities": {}}])",
        initiative);
    row("its newer export", R"({"Creatures.1": {"Name": "Vell"}})", initiative);
    row("people and gear", R"({"format": "hitspread-library", "version": 1, "records": []})",
        "it holds people and gear that were exported");
    row("a unit", "Version:1.0\nWeir\nWR-1\nConfig:Biped\nTechBase:Inner\nEra:3025\nMass:50\n",
        "it holds a unit of MegaMek, another game");
    row("a vehicle", "<BlockVersion>\n1\n</BlockVersion>\n<UnitType>\nTank\n</UnitType>\n",
        "it holds a unit of MegaMek, another game");
    row("Roll20", R"({"schema_version": 3, "type": "character", "character": {"name": "Ines"}})",
        "it holds a character or equipment of Roll20");
    row("5etools", R"({"monster": [{"name": "Vell"}]})", "it holds a character or equipment of 5etools");
    row("Foundry VTT", R"({"name": "Ines", "type": "npc", "system": {}, "prototypeToken": {}})",
        "it holds a character or equipment of Foundry VTT");
    row("another document", R"({"name": "Ines", "switches": {}, "more": 1, "than": 2})", other);
    row("a list", R"([{"format": "hitspread-fight"}])", other);
    row("a word within", R"({"a": {"format": "hitspread-fight"}, "b": "\"format\": \"hitspread-fight\""})", other);
    row("a page of the web", "<!DOCTYPE html><html><body>Log in to see your files</body></html>", other);
    row("commas", "name,hp,notes\nInes,12,\nOskar,9,\"a, b\"\nMara,7,x\nBo,8,y\n", table);
    row("semicolons", "name;hp\r\nInes;12\r\nOskar;9\r\n", table);
    row("tabs", "name\thp\nInes\t12", table);
    row("from a spreadsheet",
        QByteArray("\xff\xfen\0;\0h\0\r\0\n\0I\0;\0"
                   "1\0\r\0\n\0",
                   22),
        table);
    row("a spreadsheet", packed("[Content_Types].xml") + packed("xl/workbook.xml"), table);
    row("an open spreadsheet", packed("mimetypeapplication/vnd.oasis.opendocument.spreadsheet"), table);
    row("a letter of an office", packed("word/document.xml"), other);
    row("packed", packed("camp.hitspread"), packedWords);
    row("packed otherwise", QByteArray("\x1f\x8b\x08\0", 4) + QByteArray(300, 'q'), packedWords);
    row("in a tape", QByteArray(257, 'n') + "ustar" + QByteArray(300, '\0'), packedWords);
    row("pages", "%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj", "it holds pages for printing");
    row("a picture", QByteArray("\x89PNG\r\n\x1a\n", 8) + QByteArray(200, '\0'), picture);
    row("a photograph", QByteArray("\xff\xd8\xff\xe0", 4) + QByteArray(200, '\0'), picture);
    row("a drawing", "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\"/>", picture);
}

void FileKindTest::otherFilesAreCalledWhatTheyAre()
{
    QFETCH(QByteArray, contents);
    QTEST(said(contents), "words");
}

void FileKindTest::anExportedFightIsKnown()
{
    const auto sample = SampleCampaign::create(m_folder->filePath(QStringLiteral("sample.hitspread")));
    const support::FixedClock clock;
    const QByteArray fight = fightfile::packed(*sample, sample->encounters().encounters().front().id, clock);
    QCOMPARE(said(fight), QStringLiteral("it holds a fight or a campaign that was exported"));
}

/// Members stand in the order of the alphabet, and what is before "format" may be long.
void FileKindTest::whatSaysItStandsBehindMuch()
{
    const QByteArray much = "{\"entries\": [" + QByteArray(R"({"a": "\\\"{[", "b": [1, 2]},)").repeated(40000)
        + "0], \"format\": \"hitspread-fight\"}";
    QVERIFY(much.size() > 1000000);
    QCOMPARE(said(much), QStringLiteral("it holds a fight or a campaign that was exported"));
}

HITSPREAD_TEST(FileKindTest)
#include "filekind_test.moc"
