#include "formats/codec/actioncodec.h"
#include "formats/codec/logvaluecodec.h"
#include "formats/codec/recordcodec.h"
#include "formats/profilefolder.h"
#include "playedfight.h"
#include "services/library/libraryservice.h"
#include "support/campaigndump.h"
#include "support/faultwords.h"
#include "support/otherwriting.h"
#include "support/rawfile.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>

using namespace hitspread;
using support::OtherWriting;

namespace {

/// A value of the log, however a row that it keeps is written.
QByteArray plainly(const LoggedValue& value)
{
    const QByteArray text = QByteArray::fromStdString(formats::logValueText(value));
    const QByteArray plain = OtherWriting(OtherWriting::Order::Sorted).of(text);
    return plain.isEmpty() ? text : plain;
}

}  // namespace

/// Who writes JSON may put its members in any order and any white space between them: nothing that is read, listed, searched, taken back
/// and done again leans on how this program writes it.
class WritingTest : public QObject, private PlayedFight {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFight(); }
    void theSameCampaign_data() { writings(); }
    void theSameCampaign();
    void theSameFight_data() { writings(); }
    void theSameFight();
    void theSameProfile_data() { writings(); }
    void theSameProfile();

private:
    static void writings();
    [[nodiscard]] static OtherWriting fetched();  ///< that of the row
    /// What a campaign says of a fight: state, log, what is looked for, what waits.
    [[nodiscard]] QStringList saidOf(storage::CampaignFile& file) const;
    /// The same at every place of the log, after each step back and forth.
    [[nodiscard]] QStringList walked(storage::CampaignFile& file) const;
};

void WritingTest::writings()
{
    QTest::addColumn<bool>("isShuffled");
    QTest::addColumn<bool>("isSpaced");
    QTest::newRow("reversed") << false << false;
    QTest::newRow("shuffled, spaced") << true << true;
}

OtherWriting WritingTest::fetched()
{
    QFETCH(bool, isShuffled);
    QFETCH(bool, isSpaced);
    return OtherWriting(isShuffled ? OtherWriting::Order::Shuffled : OtherWriting::Order::Reversed, isSpaced);
}

QStringList WritingTest::saidOf(storage::CampaignFile& file) const
{
    QStringList said{QString::fromStdString(support::dumpOf(file))};
    const auto list = [&](LogQuery query) {
        query.scope = {ScopeKind::Encounter, m_fight};
        query.limit = 200;
        for (const LogEntry& entry : file.log().list(query)) {
            said << u"%1 %2 %3 %4 %5"_qs.arg(QString::number(entry.id), QString::fromStdString(entry.title),
                                             QString::fromStdString(entry.actionId), QString::number(entry.parent),
                                             QString::number(entry.inForce));
            if (const auto action = file.log().action(entry.id))
                said << QString::fromStdString(formats::actionText(*action));
            for (const LoggedChange& change : entry.changes) {
                said << QString::fromStdString(change.field) << QString::fromUtf8(plainly(change.before))
                     << QString::fromUtf8(plainly(change.after))
                     << QString::fromStdString(change.row ? change.row->name : std::string("-"));
            }
        }
    };
    list({});
    LogQuery query;
    query.search = "salvo";
    query.actions = {{"salvo", {"shot"}}};
    const qsizetype before = said.size();
    list(query);
    [&] { QVERIFY(said.size() > before); }();
    for (const SavedSearch& search : file.library().savedSearches())
        said << QString::fromStdString(search.name) << QString::number(file.library().list(search.query).size());
    for (const char* word : {"gate", "pistol", "auto"}) {
        LibraryQuery wanted;
        wanted.kind = RecordKind::Weapon;
        wanted.search = word;
        for (const LibraryRow& row : file.library().list(wanted))
            said << QString::number(row.id) << QString::fromStdString(row.name);
    }
    if (const auto pending = file.log().pending(m_fight))
        said << QString::fromStdString(formats::actionText(pending->action));
    return said + support::faultWords(file.faults());
}

QStringList WritingTest::walked(storage::CampaignFile& file) const
{
    HistoryService history(file, m_clock);
    const Scope scope{ScopeKind::Encounter, m_fight};
    QStringList said;
    const auto pending = file.log().pending(m_fight);
    [&] { QVERIFY(pending.has_value()); }();
    (void)ActionService(file, m_plans, m_clock).drop(*pending, "Dropped", "looked at");
    const EntryId last = history.undoable(scope);
    LogQuery all{scope, {}};
    all.limit = 200;
    for (const LogEntry& entry : history.list(all)) {
        if (isNote(entry.kind))
            continue;
        (void)history.moveTo(scope, entry.id);
        said << QString::number(entry.id) << saidOf(file);
    }
    (void)history.moveTo(scope, 0);
    said << saidOf(file);
    (void)history.redo(scope);
    (void)history.undo(scope);
    (void)history.moveTo(scope, last);
    return said << saidOf(file);
}

void WritingTest::theSameCampaign()
{
    const QString path = QString::fromStdString(m_file->path());
    const QString other = m_folder->filePath(u"other.hitspread"_qs);
    SavedSearch search;
    search.name = "Strong ones";
    search.query.system = "threed";
    search.query.filters = {{{"str", ""}, Comparison::AtLeast, std::int64_t{10}}};
    (void)LibraryService(*m_file, m_plans, m_clock).saveSearch(search);
    const QStringList said = saidOf(*m_file);
    m_file.reset();
    QVERIFY(QFile::copy(path, other));
    const QStringList columns = fetched().rewrite(other);
    for (const char* column :
         {"character.data", "combatant.condition", "encounter.switches", "log_change.after", "log_change.before",
          "log_entry.action", "pending_action.action", "possession.state", "saved_search.query", "weapon.data"})
        QVERIFY2(columns.contains(QLatin1String(column)), column);
    m_file = storage::CampaignFile::open(path);
    const auto file = storage::CampaignFile::open(other);
    QCOMPARE(saidOf(*file), said);
    QCOMPARE(walked(*file), walked(*m_file));
}

void WritingTest::theSameFight()
{
    OtherWriting writing = fetched();
    const QByteArray packed = document();
    const auto ours = emptyOne("ours.hitspread");
    const auto theirs = emptyOne("theirs.hitspread");
    const RecordId one = storage::fightfile::unpacked(*ours, packed, u"fight.json"_qs);
    const RecordId other = storage::fightfile::unpacked(*theirs, writing.of(packed), u"fight.json"_qs);
    QCOMPARE(other, one);
    m_fight = one;
    QCOMPARE(saidOf(*theirs), saidOf(*ours));
    QCOMPARE(walked(*theirs), walked(*ours));
}

void WritingTest::theSameProfile()
{
    const QString folder = m_folder->filePath(u"profiles"_qs);
    formats::ProfileFolder profiles(folder);
    OwnProfile profile{"threed", "Ours", m_file->encounters().encounter(m_fight).switches};
    int changed = 0;
    for (const FieldDeclaration& field : profile.switches.declaration().fields) {
        if (field.kind != FieldKind::Flag && field.kind != FieldKind::Number)
            continue;
        const bool isMost = field.number(profile.switches.data(), 0) == field.maximum;
        field.setNumber(profile.switches.data(), 0, isMost ? field.minimum : field.maximum);
        ++changed;
    }
    QVERIFY(changed > 4);
    profiles.save(profile);
    int rewritten = 0;
    for (const QString& name : QDir(folder).entryList(QDir::Files)) {
        QFile file(QDir(folder).filePath(name));
        const QByteArray text = fetched().of(support::bytesOf(file.fileName()));
        QVERIFY(!text.isEmpty() && file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        ++rewritten;
    }
    QCOMPARE(rewritten, 1);
    const OwnProfiles read = profiles.profiles("threed");
    QVERIFY(read.broken.empty());
    QCOMPARE(read.all.size(), std::size_t{1});
    QCOMPARE(read.all.front().name, profile.name);
    QCOMPARE(formats::recordText(read.all.front().switches), formats::recordText(profile.switches));
}

HITSPREAD_TEST(WritingTest)
#include "writing_test.moc"
