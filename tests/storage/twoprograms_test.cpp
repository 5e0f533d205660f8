#include <QTest>

#include "services/fight/encounterservice.h"
#include "services/library/libraryservice.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"
#include "storage/campaignfile.h"
#include "support/campaigndump.h"
#include "support/fakecampaign.h"
#include "support/faulttable.h"
#include "support/faultwords.h"
#include "support/humanplans.h"
#include "support/manycharacters.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include <QCryptographicHash>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <set>

using namespace hitspread;
using namespace hitspread::storage;

namespace {

/// What each of the two does unless HITSPREAD_TWOPROGRAMS says it; tests/long.sh does.
constexpr int kUsualEdits = 100;
constexpr std::size_t kShared = 4;
constexpr std::array<RecordId, 2> kFights{1, 2};

bool isNothingToDo(ProblemCode code)
{
    return code == ProblemCode::NothingToUndo || code == ProblemCode::NothingToRedo || code == ProblemCode::BuiltUpon
        || code == ProblemCode::BadInput;
}

/// One of the two programs: makes edits at random, says each on a line of its own once it is kept, and does again what was refused.
class Editing {
public:
    Editing(const QString& path, std::string name, quint32 seed)
        : m_file(CampaignFile::open(path)),
          m_name(std::move(name)),
          m_random(seed),
          m_library(*m_file, m_plans, m_clock),
          m_fights(*m_file, m_clock),
          m_history(*m_file, m_clock)
    {}

    void make(int first, int last)
    {
        for (int edit = first; edit < last;) {
            try {
                const std::string done = one(edit);
                if (done.empty())
                    continue;
                std::printf("%d %s\n", edit, done.c_str());
                std::fflush(stdout);
                ++edit;
            } catch (const Failure& failure) {
                if (isNothingToDo(failure.problem().code))
                    continue;
                m_seen.clear();
                tell(failure.problem());
            }
        }
        std::printf("end\n");
        std::fflush(stdout);
    }

    /// What this program sees of all of it.
    void show()
    {
        const std::string all = support::dumpOf(*m_file);
        std::printf(
            "%s\n",
            QCryptographicHash::hash(QByteArray::fromStdString(all), QCryptographicHash::Sha256).toHex().constData());
        std::fflush(stdout);
    }

private:
    static void tell(const Problem& problem)
    {
        std::printf("refused %d\n", static_cast<int>(problem.code));
        std::fflush(stdout);
    }

    [[nodiscard]] std::size_t below(std::size_t count) { return m_random.bounded(static_cast<quint32>(count)); }
    [[nodiscard]] Scope anyScope()
    {
        const std::size_t which = below(kFights.size() + 1);
        return which == kFights.size() ? Scope{} : Scope{ScopeKind::Encounter, kFights.at(which)};
    }

    /// An entry of the log as "entry 7", a record as "name A 7"; empty: there was nothing to edit.
    [[nodiscard]] std::string one(int number)
    {
        const std::string name = m_name + ' ' + std::to_string(number);
        switch (below(10)) {
        case 0: return "name " + std::to_string(m_library.create(person(name))) + ' ' + name;
        case 1:
            return "name " + std::to_string(m_fights.add(kFights.at(below(2)), 1, name, Side::Opponents)) + ' ' + name;
        case 2: return said(m_history.undo(anyScope()));
        case 3: return said(m_history.redo(anyScope()));
        case 4: return said(leave());
        case 5: return said(takeOut());
        case 6: return said(setInFight());
        default: return said(editShared());
        }
    }

    [[nodiscard]] static std::string said(EntryId entry)
    {
        return entry == 0 ? std::string() : "entry " + std::to_string(entry);
    }

    [[nodiscard]] static StoredRecord person(const std::string& name)
    {
        StoredRecord made = support::inventedCharacter(1);
        made.record.as<threed::Character>().name = name;
        return made;
    }

    /// Counts one number of somebody both programs know up or down, from what it has seen of him last, as a window does.
    [[nodiscard]] EntryId editShared()
    {
        const RecordRef who{RecordKind::Character, static_cast<RecordId>(1 + below(kShared))};
        if (!m_seen.contains(who.id))
            m_seen[who.id] = m_library.load(who);
        const StoredRecord read = m_seen[who.id];
        StoredRecord wanted = read;
        wanted.record = read.record.cloned();
        auto& character = wanted.record.as<threed::Character>();
        std::int32_t& number = below(2) == 0 ? character.str : character.dex;
        number += number > 20 || (number > 5 && below(2) == 0) ? -1 : 1;
        const EntryId entry = m_library.update(read, wanted);
        m_seen[who.id] = wanted;
        return entry;
    }

    [[nodiscard]] std::optional<Combatant> anybody(RecordId fight)
    {
        const std::vector<Combatant> all = m_file->encounters().combatants(fight);
        return all.empty() ? std::nullopt : std::optional(all.at(below(all.size())));
    }

    [[nodiscard]] EntryId setInFight()
    {
        const RecordId fight = kFights.at(below(2));
        const auto who = anybody(fight);
        if (!who)
            return 0;
        AnyRecord changed = who->condition.cloned();
        const auto& fields = changed.declaration().fields;
        const auto field = std::ranges::find_if(fields, [](const FieldDeclaration& one) {
            return one.kind == FieldKind::Number && one.extent == 1 && !one.names && one.maximum > 10;
        });
        const std::int32_t now = field->number(changed.data(), 0);
        field->setNumber(changed.data(), 0, now >= field->maximum ? now - 1 : now + 1);
        return m_fights.setByHand(fight, differences({RecordKind::Condition, who->id}, who->condition, changed),
                                  m_name);
    }

    [[nodiscard]] EntryId leave()
    {
        const auto who = anybody(kFights.at(below(2)));
        return who && !who->name.starts_with("Anka") ? m_fights.remove(who->id) : 0;
    }

    [[nodiscard]] EntryId takeOut()
    {
        const std::vector<LibraryRow> mine = m_library.list({.kind = RecordKind::Character, .search = m_name});
        return mine.empty() ? 0 : m_library.remove({RecordKind::Character, mine.at(below(mine.size())).id});
    }

    std::unique_ptr<CampaignFile> m_file;
    std::string m_name;
    std::map<RecordId, StoredRecord> m_seen;
    QRandomGenerator m_random;
    support::HumanPlans m_plans;
    support::FixedClock m_clock;
    LibraryService m_library;
    EncounterService m_fights;
    HistoryService m_history;
};

/// What a program has said so far.
struct Told {
    std::vector<EntryId> entries;
    std::vector<std::string> names;
    int edits = 0;
    int refused = 0;
    bool isAtEnd = false;

    void hear(const QByteArray& said)
    {
        const auto wholeLines = said.left(said.lastIndexOf('\n') + 1).split('\n');
        for (const QByteArray& line : wholeLines) {
            const QList<QByteArray> words = line.split(' ');
            isAtEnd = isAtEnd || line == "end";
            refused += line.startsWith("refused") ? 1 : 0;
            if (words.size() < 3)
                continue;
            edits = std::max(edits, words.at(0).toInt() + 1);
            if (words.at(1) == "entry")
                entries.push_back(words.at(2).toLongLong());
            else
                names.push_back(words.mid(3).join(' ').toStdString());
        }
    }
};

}  // namespace

/// Two programs work on one campaign: what one has not seen it does not overwrite, and of all they do nothing is lost and nothing done twice.
class TwoProgramsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void otherFieldsComeTogether();
    void theSameFieldIsRefusedWithAllValues();
    void ranksComeTogetherByName();
    void undoNamesWhatStandsThere();
    void everyEditIsThereOnce_data();
    void everyEditIsThereOnce();

private:
    [[nodiscard]] std::unique_ptr<QProcess> begin(const QString& name, int first, int last) const;
    void requireSound(const std::map<QString, Told>& told, int unheard) const;

    const support::HumanPlans m_plans;
    const support::FixedClock m_clock;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

namespace {

threed::Character& edited(StoredRecord& record)
{
    record.record = record.record.cloned();
    return record.record.as<threed::Character>();
}

constexpr RecordRef kFirst{RecordKind::Character, 1};

}  // namespace

void TwoProgramsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("campaign.hitspread"));
    const auto file = CampaignFile::create(m_path);
    LibraryService library(*file, m_plans, m_clock);
    EncounterService fights(*file, m_clock);
    for (std::size_t n = 0; n < kShared; ++n)
        (void)library.create(support::inventedCharacter(n));
    for (const RecordId fight : kFights) {
        QCOMPARE(fights.create("threed", "Fight " + std::to_string(fight), std::string()), fight);
        (void)fights.add(fight, kFirst.id, "Anka", Side::Players);
    }
}

void TwoProgramsTest::otherFieldsComeTogether()
{
    const auto one = CampaignFile::open(m_path);
    const auto other = CampaignFile::open(m_path);
    LibraryService mine(*one, m_plans, m_clock);
    LibraryService theirs(*other, m_plans, m_clock);
    const StoredRecord read = mine.load(kFirst);
    StoredRecord wanted = read;
    edited(wanted).str = 12;
    wanted.tags = {"old friend"};
    StoredRecord others = theirs.load(kFirst);
    edited(others).dex = 13;
    QVERIFY(theirs.update(theirs.load(kFirst), others) != 0);
    QVERIFY(mine.update(read, wanted) != 0);
    const StoredRecord now = theirs.load(kFirst);
    QCOMPARE(now.record.as<threed::Character>().str, 12);
    QCOMPARE(now.record.as<threed::Character>().dex, 13);
    QCOMPARE(now.tags, std::vector<std::string>{"old friend"});
    // What both wanted is there already.
    QCOMPARE(mine.update(read, wanted), EntryId{0});
}

void TwoProgramsTest::theSameFieldIsRefusedWithAllValues()
{
    const auto one = CampaignFile::open(m_path);
    LibraryService mine(*one, m_plans, m_clock);
    const StoredRecord read = mine.load(kFirst);
    StoredRecord first = read;
    edited(first).str = 12;
    QVERIFY(mine.update(read, first) != 0);
    StoredRecord second = read;
    edited(second).str = 14;
    edited(second).dex = 3;
    const std::string before = support::dumpOf(*one);
    const auto problem = support::problemOf([&] { (void)mine.update(read, second); });
    QVERIFY(problem && problem->code == ProblemCode::OutOfDate);
    QCOMPARE(text::sentenceFor(*problem),
             QStringLiteral("Anka Ashbach, STR: it was 5, was made 12 meanwhile, and was to become 14; nothing was "
                            "changed. Look at what stands there now, then do it again"));
    QCOMPARE(support::dumpOf(*one), before);

    StoredRecord human = read;
    edited(human).mainHand = threed::Hand::Left;
    QVERIFY(mine.update(read, human) != 0);
    StoredRecord tagged = read;
    tagged.tags = {"a"};
    QVERIFY(mine.update(read, tagged) != 0);
    tagged.tags = {"b"};
    const auto tags = support::problemOf([&] { (void)mine.update(read, tagged); });
    QVERIFY(tags);
    QCOMPARE(spelled(tags->causes.at(0)), std::string("ValueMeanwhile: Anka Ashbach, character.tags, , a, b"));
}

void TwoProgramsTest::ranksComeTogetherByName()
{
    const auto one = CampaignFile::open(m_path);
    LibraryService mine(*one, m_plans, m_clock);
    const StoredRecord read = mine.load(kFirst);
    StoredRecord first = read;
    edited(first).skills.set("rifle", 7);
    QVERIFY(mine.update(read, first) != 0);
    StoredRecord second = read;
    edited(second).skills.set("pistol", 9);
    QVERIFY(mine.update(read, second) != 0);
    const Ranks both = mine.load(kFirst).record.as<threed::Character>().skills;
    QCOMPARE(both.rank("rifle"), 7);
    QCOMPARE(both.rank("pistol"), 9);
    StoredRecord third = read;
    edited(third).skills.set("rifle", 2);
    const auto problem = support::problemOf([&] { (void)mine.update(read, third); });
    QVERIFY(problem);
    QCOMPARE(spelled(problem->causes.at(0)),
             std::string("ValueMeanwhile: Anka Ashbach, character.skills, rifle 1, rifle 7, rifle 2"));
}

/// What is taken back or set by hand in a fight rests on values, too.
void TwoProgramsTest::undoNamesWhatStandsThere()
{
    const auto file = CampaignFile::open(m_path);
    LibraryService library(*file, m_plans, m_clock);
    const StoredRecord read = library.load(kFirst);
    StoredRecord wanted = read;
    edited(wanted).str = 12;
    QVERIFY(library.update(read, wanted) != 0);
    edited(wanted).str = 14;
    // Past the log, as no program of ours does it.
    file->atomically([&] { file->library().update(wanted); });
    const auto problem = support::problemOf([&] { (void)HistoryService(*file, m_clock).undo({}); });
    QVERIFY(problem && problem->code == ProblemCode::OutOfDate);
    QCOMPARE(spelled(problem->causes.at(0)), std::string("ValueMeanwhile: Anka Ashbach, character.str, 12, 14, 5"));
}

std::unique_ptr<QProcess> TwoProgramsTest::begin(const QString& name, int first, int last) const
{
    auto child = std::make_unique<QProcess>();
    child->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child->start(QCoreApplication::applicationFilePath(),
                 {QStringLiteral("TwoProgramsTest"), QStringLiteral("--edit"), m_path, name, QString::number(first),
                  QString::number(last)});
    // It says so when it has opened the campaign, and begins at a word.
    [&child] { QVERIFY(child->waitForReadyRead(60000)); }();
    return child;
}

void TwoProgramsTest::everyEditIsThereOnce_data()
{
    QTest::addColumn<int>("kills");
    QTest::newRow("both work to the end") << 0;
    QTest::newRow("one is killed now and then") << 6;
}

/// `unheard`: how many edits may have been kept without a word, their program being killed just then.
void TwoProgramsTest::requireSound(const std::map<QString, Told>& told, int unheard) const
{
    const auto file = CampaignFile::open(m_path);
    QCOMPARE(support::faultWords(file->faults()), QStringList());
    std::vector<LogEntry> log = file->log().list({{}, {}, 10'000'000, 0});
    for (const RecordId fight : kFights) {
        for (LogEntry& entry : file->log().list({Scope{ScopeKind::Encounter, fight}, {}, 10'000'000, 0}))
            log.push_back(std::move(entry));
    }
    std::map<EntryId, const LogEntry*> byNumber;
    for (const LogEntry& entry : log)
        byNumber.emplace(entry.id, &entry);
    // Numbers without gaps: what was given away was kept, and once.
    QCOMPARE(byNumber.size(), log.size());
    QCOMPARE(byNumber.rbegin()->first, static_cast<EntryId>(log.size()));

    std::set<EntryId> entries;
    std::set<std::string> names;
    std::size_t edits = 0;
    for (const auto& [who, one] : told) {
        edits += one.entries.size() + one.names.size();
        entries.insert(one.entries.begin(), one.entries.end());
        names.insert(one.names.begin(), one.names.end());
    }
    QCOMPARE(entries.size() + names.size(), edits);
    for (const EntryId entry : entries)
        QVERIFY2(byNumber.contains(entry), qPrintable(QString::number(entry)));
    for (const std::string& name : names) {
        const auto made = std::ranges::count_if(log, [&name](const LogEntry& entry) {
            return entry.kind == EntryKind::Create && entry.title.starts_with(name)
                && (entry.title.size() == name.size() || !std::isdigit(entry.title[name.size()]));
        });
        QVERIFY2(made == 1, qPrintable(QStringLiteral("%1: %2").arg(QString::fromStdString(name)).arg(made)));
    }
    // Those of the beginning: the people and who is in the two fights.
    const std::size_t begun = kShared + kFights.size();
    QVERIFY2(log.size() >= begun + edits && log.size() <= begun + edits + static_cast<std::size_t>(unheard),
             qPrintable(QStringLiteral("%1 entries, %2 edits").arg(log.size()).arg(edits)));

    // Of every value the entries in force make one chain that ends in what stands there.
    for (const auto& [scope, head] : file->log().heads()) {
        std::map<std::tuple<RecordRef, std::string, std::uint16_t>, LoggedValue> values;
        std::vector<EntryId> inForce = file->log().inForce(scope, 0);
        std::ranges::reverse(inForce);
        for (const EntryId id : inForce) {
            for (const LoggedChange& change : file->log().entry(id).changes) {
                if (change.field != "str" && change.field != "dex")
                    continue;
                const auto [known, isNew] = values.try_emplace({change.record, change.field, change.element});
                QVERIFY2(isNew || known->second == change.before, qPrintable(QString::number(id)));
                known->second = change.after;
            }
        }
        for (const auto& [place, value] : values) {
            const AnyRecord record = file->load(std::get<0>(place));
            QVERIFY(valueOf(*record.declaration().find(std::get<1>(place)), record.data(), std::get<2>(place))
                    == value);
        }
    }
}

void TwoProgramsTest::everyEditIsThereOnce()
{
    QFETCH(int, kills);
    int edits = kUsualEdits;
    if (const int wanted = qEnvironmentVariableIntValue("HITSPREAD_TWOPROGRAMS"); wanted > 0) {
        edits = wanted;
        kills *= std::max(1, wanted / (10 * kUsualEdits));
    }
    std::map<QString, Told> told;
    const QStringList both{QStringLiteral("Aron"), QStringLiteral("Bela")};
    std::map<QString, std::unique_ptr<QProcess>> programs;
    for (const QString& name : both)
        programs[name] = begin(name, 0, edits);
    // Neither is at its end before the other has begun.
    for (const QString& name : both)
        QVERIFY(programs[name]->write("\n") == 1 && programs[name]->waitForBytesWritten());
    QProcess* mortal = programs[both.first()].get();
    for (int kill = 0; kill < kills && !told[both.first()].isAtEnd; ++kill) {
        QVERIFY(mortal->waitForReadyRead(60000));
        // Not a wait for anything: the moment of the kill, another one every time.
        QTest::qWait(5 * (kill % 12));
        mortal->kill();
        QVERIFY(mortal->waitForFinished());
        Told& so = told[both.first()];
        so.hear(mortal->readAllStandardOutput());
        // Names go on where it may have been, so that none comes twice.
        programs[both.first()] = begin(both.first(), so.isAtEnd ? edits : so.edits + 1, edits);
        mortal = programs[both.first()].get();
        mortal->write("\n");
    }
    std::map<QString, QByteArray> output;
    for (const QString& name : both) {
        QByteArray& said = output[name];
        while (!said.endsWith("end\n")) {
            QVERIFY2(programs[name]->state() != QProcess::NotRunning || programs[name]->bytesAvailable() > 0,
                     qPrintable(name));
            (void)programs[name]->waitForReadyRead(1000);
            said += programs[name]->readAllStandardOutput();
        }
        told[name].hear(said);
    }
    // Both look at it once more, when neither writes.
    QByteArrayList seen;
    for (const QString& name : both) {
        programs[name]->write("\n");
        programs[name]->closeWriteChannel();
        QVERIFY(programs[name]->waitForFinished());
        QCOMPARE(programs[name]->exitCode(), 0);
        seen << programs[name]->readAllStandardOutput();
    }
    QCOMPARE(seen.first().size(), 65);
    QCOMPARE(seen.first(), seen.last());
    int refused = 0;
    requireSound(told, kills);
    if (QTest::currentTestFailed())
        return;
    support::FaultTried tried{.what = QStringLiteral("two programs, %1 kills").arg(kills)};
    for (const auto& [who, one] : told) {
        tried.tried += static_cast<int>(one.entries.size() + one.names.size());
        refused += one.refused;
    }
    tried.survived = tried.tried;
    tried.seen = QStringLiteral("%1 refused and done again").arg(refused);
    support::tellFault("13", tried);
}

namespace {

int runTwoProgramsTest(int count, char** arguments)
{
    QCoreApplication program(count, arguments);
    if (count == 6 && qstrcmp(arguments[1], "--edit") == 0) {
        const QString name = QString::fromLocal8Bit(arguments[3]);
        Editing editing(QString::fromLocal8Bit(arguments[2]), name.toStdString(),
                        static_cast<quint32>(name.at(0).unicode()) + static_cast<quint32>(atoi(arguments[4])));
        std::printf("ready\n");
        std::fflush(stdout);
        std::string line;
        std::getline(std::cin, line);
        editing.make(atoi(arguments[4]), atoi(arguments[5]));
        std::getline(std::cin, line);
        editing.show();
        return 0;
    }
    TwoProgramsTest test;
    return QTest::qExec(&test, count, arguments);
}

}  // namespace

HITSPREAD_TEST_RUN(TwoProgramsTest, &runTwoProgramsTest)

#include "twoprograms_test.moc"
