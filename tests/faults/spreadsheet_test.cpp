#include "cli/program.h"
#include "formats/codec/actioncodec.h"
#include "formats/table/tablewriter.h"
#include "models/exchange/recordcolumns.h"
#include "rules/systems/registry.h"
#include "services/exchange/exportedrecord.h"
#include "services/library/librarykinds.h"
#include "services/library/libraryservice.h"
#include "services/library/recordname.h"
#include "storage/campaignfile.h"
#include "support/fakecampaign.h"
#include "support/humanplans.h"
#include "support/randomrecord.h"
#include "support/rawfile.h"
#include "support/samplefile.h"
#include "support/testclass.h"
#include "text/problems.h"

#include <QJsonArray>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;

namespace {

/// Texts that a spreadsheet makes something else of, unless it is kept from it.
const QStringList& oddTexts()
{
    static const QStringList all{u"=1+1"_qs,
                                 u"+5"_qs,
                                 u"-3"_qs,
                                 u"-x"_qs,
                                 u"@SUM(A1)"_qs,
                                 u"007"_qs,
                                 u"1-2"_qs,
                                 u"1/2"_qs,
                                 u"1e5"_qs,
                                 u"1.5"_qs,
                                 u"1,5"_qs,
                                 u"1.000"_qs,
                                 u"12:30"_qs,
                                 u"2026-11-30"_qs,
                                 u"30.11.2026"_qs,
                                 u"12345678901234567890"_qs,
                                 u"'007"_qs,
                                 u"'=1"_qs,
                                 u"''x"_qs,
                                 u"Ünïcödé; ß, \U0001F3B2"_qs,
                                 u"a \"quoted\" one"_qs,
                                 u"two\nlines"_qs,
                                 u"semi;colon"_qs,
                                 u" leading"_qs,
                                 u"trailing "_qs,
                                 u"50%"_qs,
                                 u"#REF!"_qs,
                                 u"NaN"_qs,
                                 u"0x10"_qs,
                                 u"\\n"_qs,
                                 u"TRUE or not"_qs,
                                 u"7"_qs,
                                 u"-"_qs,
                                 u"  "_qs,
                                 u""_qs,
                                 u"line\n=1+1"_qs};
    return all;
}

}  // namespace

/// A table of every kind of record through a spreadsheet and back: the same campaign says that nothing of it is other.
class SpreadsheetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void backUnchanged_data();
    void backUnchanged();

private:
    [[nodiscard]] QByteArray table(const System& system, const RecordDeclaration& record, char separator) const;
    void fill(const System& system, const RecordDeclaration& record);
    [[nodiscard]] bool runs(const QStringList& arguments) const;

    QTemporaryDir m_folder;
    QString m_office;
    QString m_file;
};

void SpreadsheetTest::initTestCase()
{
    m_office = QStandardPaths::findExecutable(u"soffice"_qs);
    if (m_office.isEmpty())
        QSKIP("there is no spreadsheet (LibreOffice Calc) here");
    m_file = m_folder.filePath(u"camp.hitspread"_qs);
    support::putSample(m_file);
    for (const System* system : systems()) {
        for (const RecordKind kind : kLibraryKinds) {
            if (const RecordDeclaration* record = system->record(kind))
                fill(*system, *record);
        }
    }
    // The first start makes a profile.
    (void)runs({u"--version"_qs});
}

/// Records by chance, each with odd texts wherever they may stand.
void SpreadsheetTest::fill(const System& system, const RecordDeclaration& record)
{
    const auto file = storage::CampaignFile::open(m_file);
    const support::HumanPlans plans;
    const support::FixedClock clock;
    LibraryService library(*file, plans, clock);
    RandomRecords chance(20261130);
    const FieldDeclaration* name = nameField(record);
    int made = 0;
    qsizetype next = 0;
    for (int i = 0; i < 200 && made < 40; ++i) {
        StoredRecord stored;
        stored.system = std::string(system.id());
        stored.record = AnyRecord(record);
        if (i % 2 == 0)
            chance.fill(record, stored.record.data());
        for (const FieldDeclaration& field : record.fields) {
            if (field.kind != FieldKind::Text)
                continue;
            const QString text = oddTexts()[next++ % oddTexts().size()];
            const QByteArray bytes = &field == name ? (text.trimmed() + u" "_qs + QString::number(i)).toUtf8()
                                                    : text.toUtf8();
            if (bytes.size() <= field.maximum)
                field.setText(stored.record.data(), bytes.toStdString());
        }
        // A name that is an odd text and nothing else, once each.
        const QString alone = oddTexts()[i % oddTexts().size()].simplified();
        if (i < oddTexts().size() && !alone.isEmpty())
            name->setText(stored.record.data(), alone.toStdString());
        stored.tags = {oddTexts()[i % oddTexts().size()].simplified().toStdString(), "tag"};
        try {
            (void)library.create(stored);
            ++made;
        } catch (const Failure&) {
            // Not every record by chance is one.
        }
    }
}

bool SpreadsheetTest::runs(const QStringList& arguments) const
{
    QProcess office;
    office.setStandardOutputFile(QProcess::nullDevice());
    office.setStandardErrorFile(QProcess::nullDevice());
    office.start(m_office,
                 QStringList{u"-env:UserInstallation=file://"_qs + m_folder.filePath(u"profile"_qs), u"--headless"_qs}
                     + arguments);
    return office.waitForFinished(300'000) && office.exitCode() == 0;
}

void SpreadsheetTest::backUnchanged_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("separator");
    QTest::addColumn<int>("language");
    QTest::addColumn<bool>("findsDates");
    for (const bool finds : {false, true}) {
        const char* found = finds ? ", dates looked for" : "";
        QTest::addRow("xlsx, English%s", found) << u"xlsx"_qs << u","_qs << 1033 << finds;
        QTest::addRow("ods, English%s", found) << u"ods"_qs << u","_qs << 1033 << finds;
        QTest::addRow("xlsx, German%s", found) << u"xlsx"_qs << u";"_qs << 1031 << finds;
        QTest::addRow("ods, German%s", found) << u"ods"_qs << u";"_qs << 1031 << finds;
    }
}

/// As the window writes it where such a separator is in use.
QByteArray SpreadsheetTest::table(const System& system, const RecordDeclaration& record, char separator) const
{
    const auto file = storage::CampaignFile::open(m_file);
    const std::vector<StoredRecord> records = wholeKind(file->library(), record.kind, std::string(system.id()));
    return formats::csvOf(RecordColumns(system, record).table(records), {separator, true, true});
}

void SpreadsheetTest::backUnchanged()
{
    QFETCH(QString, form);
    QFETCH(QString, separator);
    QFETCH(int, language);
    QFETCH(bool, findsDates);
    const QTemporaryDir folder;
    struct Shelf {
        const System* system;
        const RecordDeclaration* record;
        QString name;
        QByteArray table;
    };
    std::vector<Shelf> shelves;
    QStringList out;
    QStringList kept;
    for (const System* system : systems()) {
        for (const RecordKind kind : kLibraryKinds) {
            const RecordDeclaration* record = system->record(kind);
            if (!record)
                continue;
            const QString name = u"%1-%2"_qs.arg(formats::toQString(system->id()),
                                                 formats::toQString(formats::kindText(kind)));
            shelves.push_back({system, record, name, table(*system, *record, separator.front().toLatin1())});
            out << folder.filePath(name + u".csv"_qs);
            kept << folder.filePath(u"kept/"_qs + name + u'.' + form);
            QFile file(out.last());
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(shelves.back().table) == shelves.back().table.size());
        }
    }
    const QString csv = u"Text - txt - csv (StarCalc):%1,34,76,1,,%2,false,"_qs.arg(
        QString::number(separator.front().unicode()), QString::number(language));
    QVERIFY(runs(QStringList{u"--infilter="_qs + csv + (findsDates ? u"true"_qs : u"false"_qs), u"--convert-to"_qs,
                             form, u"--outdir"_qs, folder.filePath(u"kept"_qs)}
                 + out));
    QVERIFY(runs(QStringList{u"--convert-to"_qs, u"csv:"_qs + csv + u"true,false"_qs, u"--outdir"_qs,
                             folder.filePath(u"back"_qs)}
                 + kept));
    QStringList others;
    std::size_t rows = 0;
    for (const Shelf& shelf : shelves) {
        const QString back = folder.filePath(u"back/"_qs + shelf.name + u".csv"_qs);
        QVERIFY2(QFile::exists(back), qPrintable(back));
        const QStringList of{u"--system"_qs, formats::toQString(shelf.system->id()), u"--kind"_qs,
                             formats::toQString(formats::kindText(shelf.record->kind))};
        const Ran ran = runProgram(QStringList{u"import"_qs, m_file, back, u"--dry-run"_qs} + of);
        QVERIFY2(ran.exit == 0, ran.error.constData());
        const QJsonArray all = ran.json().value(u"rows"_qs).toArray();
        QVERIFY2(!all.isEmpty(), qPrintable(shelf.name));
        rows += static_cast<std::size_t>(all.size());
        for (const QJsonValue one : all) {
            if (one[u"verdict"_qs] != u"same"_qs)
                others << u"%1: %2"_qs.arg(
                    shelf.name,
                    QString::fromUtf8(QJsonDocument(one.toObject()).toJson(QJsonDocument::Compact)).left(600));
        }
        // Taken in for good nothing comes of it.
        QCOMPARE(runProgram(QStringList{u"import"_qs, m_file, back, u"--skip-faulty"_qs} + of).exit, 0);
        if (table(*shelf.system, *shelf.record, separator.front().toLatin1()) != shelf.table)
            others << shelf.name + u": the table is another one"_qs;
    }
    qInfo("%zu rows of %zu kinds, %lld other", rows, shelves.size(), static_cast<long long>(others.size()));
    QVERIFY2(others.isEmpty(), qPrintable(others.join(u'\n').left(4000)));
}

HITSPREAD_TEST(SpreadsheetTest)
#include "spreadsheet_test.moc"
