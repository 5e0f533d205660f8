#include "formats/bodyplans.h"
#include "formats/codec/librarycodec.h"
#include "formats/schema/schemabundle.h"
#include "formats/schema/schemacheck.h"
#include "formats/schema/schemas.h"
#include "jsonplaces.h"
#include "rules/systems/registry.h"
#include "services/exchange/importservice.h"
#include "services/fight/encounterlistservice.h"
#include "services/fight/encounterservice.h"
#include "services/library/libraryservice.h"
#include "services/library/recordname.h"
#include "services/people/presentservice.h"
#include "services/undo/historyservice.h"
#include "services/undo/whatifservice.h"
#include "spoiltjson.h"
#include "storage/fightfile/fightfile.h"
#include "storage/start/newcampaign.h"
#include "storage/wholecampaign/wholecampaign.h"
#include "support/databasedump.h"
#include "support/faultwords.h"
#include "support/filestage.h"
#include "support/pngbytes.h"
#include "support/problemof.h"
#include "support/samplefile.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace hitspread;
using namespace hitspread::storage;
using support::changedAt;
using support::codeOf;
using support::differenceIn;

namespace {

const QString kSource = u"campaign.json"_qs;

QJsonObject objectIn(const QByteArray& document)
{
    return QJsonDocument::fromJson(document).object();
}

QByteArray bytesOf(const QJsonObject& document)
{
    return QJsonDocument(document).toJson();
}

/// How many rows each table of a file holds, without counters and the index, which is made of the rest.
QMap<QString, qsizetype> rowsOf(const QString& path)
{
    const support::DatabaseDump dump = support::dumpOfFile(path);
    QMap<QString, qsizetype> counts;
    for (const auto* tables : {&dump.tables, &dump.takenOut, &dump.log}) {
        for (auto table = tables->begin(); table != tables->end(); ++table)
            counts[table.key()] += table.value().size();
    }
    return counts;
}

}  // namespace

/// A whole campaign as a document: out, into another one, and out again it is the same.
class WholeCampaignTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everythingComesBack();
    void undoGoesOnThere();
    void theSchemaIsPublishedAndHolds();
    void whatNobodyKnowsComesBack_data();
    void whatNobodyKnowsComesBack();
    void aFightAloneKeepsThemToo();
    void anyMixComesBack();
    void anotherCampaignGetsWhatItHasNot();
    void aTrialChangesNothing();
    void spoiltDocumentsChangeNothing_data();
    void spoiltDocumentsChangeNothing();
    void noSpoiltFightGetsPast();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    [[nodiscard]] std::unique_ptr<CampaignFile> emptyOne(const char* name) const
    {
        return createNewCampaign(path(name), CampaignStart::Empty);
    }
    CampaignImport take(CampaignFile& campaign, const QByteArray& document, const CampaignTaking& taking = {}) const
    {
        return wholecampaign::unpacked(campaign, document, kSource, m_clock, taking);
    }
    [[nodiscard]] RecordId someone(const char* system, const char* name = "");
    void doEverything();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<CampaignFile> m_file;
    formats::ShippedBodyPlans m_plans;
    support::FixedClock m_clock;
};

void WholeCampaignTest::init()
{
    m_file.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = support::openSample(path("campaign.hitspread"));
}

RecordId WholeCampaignTest::someone(const char* system, const char* name)
{
    LibraryQuery query{.kind = RecordKind::Character, .system = system, .search = name};
    return m_file->library().list(query).at(0).id;
}

/// In every rule system: a fight that has ended, one that is open, something undone; in the library what only it has.
void WholeCampaignTest::doEverything()
{
    LibraryService library(*m_file, m_plans, m_clock);
    EncounterService encounters(*m_file, m_clock);
    for (const System* system : systems()) {
        const std::string id(system->id());
        const RecordId fight = encounters.create(id, "Played in " + id, std::string());
        const RecordId who = someone(id.c_str());
        (void)encounters.add(fight, Newcomers{.character = who, .name = "Goes on"});
        (void)encounters.add(fight, Newcomers{.character = who, .name = "Undone"});
        (void)HistoryService(*m_file, m_clock).undo({ScopeKind::Encounter, fight});
        (void)encounters.add(fight, Newcomers{.name = "Typed on the spot"});
        // What was typed in a fight is edited in the library: neither log alone tells of all of it.
        const RecordId typed = encounters.combatants(fight).back().combatant.character;
        const StoredRecord read = library.load({RecordKind::Character, typed});
        StoredRecord wanted = read;
        wanted.tags = {"typed", id};
        (void)library.update(read, wanted);
        const RecordId going = encounters.combatants(fight).front().combatant.id;
        QVERIFY(PresentService(*m_file, m_clock).finish(fight, {going}, {"After " + id, "Between " + id}) != 0);
        const RecordId open = encounters.create(id, "Open in " + id, std::string());
        (void)encounters.add(open, Newcomers{.character = who, .name = "Here again"});
        (void)WhatIfService(*m_file, m_clock).begin(open, 0, "As it was");
    }
    (void)library.setPortrait(someone("threed"), support::pngBytes(40, 30));
    (void)library.setPortrait(someone("threed"), support::pngBytes(50, 30));
    (void)library.removeAll(std::vector<RecordRef>{{RecordKind::Character, someone("percentile")}});
    const RecordId search = library.saveSearch(
        {.name = "Heavy", .query = {.kind = RecordKind::Weapon, .search = "gun"}});
    (void)library.saveSearch({.name = "Gone", .query = {.tags = {"x"}}});
    (void)library.removeSearch(search + 1);
    (void)HistoryService(*m_file, m_clock).undo({});
    (void)library.duplicate({RecordKind::Character, someone("twod6")});
    const QByteArray known = R"({"format": "hitspread-library", "version": 1, "records": [
        {"system": "outcome", "kind": "weapon", "record": {"name": "Odd Knife", "maker": {"town": "Ulm", "year": 3}},
         "tags": ["odd"]}]})";
    ImportService import(*m_file, m_plans, m_clock);
    (void)import.apply(import.plan(formats::readLibrary(known, u"library.json"_qs)));
}

void WholeCampaignTest::everythingComesBack()
{
    doEverything();
    const QByteArray document = wholecampaign::packed(*m_file);
    const QJsonObject written = objectIn(document);
    QVERIFY(document.contains("\"maker\""));
    QCOMPARE(written[u"pictures"].toArray().size(), 1);
    std::set<QString> present;
    for (const QJsonValue& fight : written[u"fights"].toArray()) {
        if (fight[u"encounter"][u"between"].toBool())
            present.insert(fight[u"encounter"][u"system"].toString());
    }
    QCOMPARE(present.size(), systems().size());
    // Exporting writes nothing.
    QCOMPARE(wholecampaign::packed(*m_file), document);

    auto other = emptyOne("other.hitspread");
    const CampaignImport made = take(*other, document);
    QVERIFY(made.isWhole);
    QCOMPARE(support::faultWords(other->faults()), QStringList());
    QCOMPARE(differenceIn(objectIn(wholecampaign::packed(*other)), written), QString());
    QVERIFY(wholecampaign::packed(*other) == document);
    // Into one that was never given a library as well, and nothing of any table stays behind.
    const auto bare = CampaignFile::create(path("bare.hitspread"));
    (void)take(*bare, document);
    QVERIFY(wholecampaign::packed(*bare) == document);
    m_file.reset();
    other.reset();
    const QMap<QString, qsizetype> theirs = rowsOf(path("other.hitspread"));
    QCOMPARE(theirs, rowsOf(path("campaign.hitspread")));
    QVERIFY2(document.count("\"parent\"") > 30, qPrintable(QString::number(document.count("\"parent\""))));
    QCOMPARE(document.count("\"origin\""), static_cast<qsizetype>(systems().size()));
    // What was never worked in by the person is the document's now; the next one is added to it.
    other = CampaignFile::open(path("other.hitspread"));
    QVERIFY(!take(*other, document).isWhole);
}

/// Undo and redo find there what they find here.
void WholeCampaignTest::undoGoesOnThere()
{
    doEverything();
    const auto other = emptyOne("other.hitspread");
    (void)take(*other, wholecampaign::packed(*m_file));
    const auto scopes = [](CampaignFile& file) {
        std::vector<Scope> all{{}};
        for (const Encounter& one : file.encounters().encounters())
            all.push_back({ScopeKind::Encounter, one.id});
        std::ranges::sort(all);
        return all;
    };
    const std::vector<Scope> here = scopes(*m_file);
    const std::vector<Scope> there = scopes(*other);
    QCOMPARE(there.size(), here.size());
    int undone = 0;
    // The newest log first: what was built upon is taken back by whoever built it.
    for (std::size_t i = here.size(); i-- > 0;) {
        HistoryService mine(*m_file, m_clock);
        HistoryService theirs(*other, m_clock);
        for (; mine.undoable(here[i]) != 0; ++undone) {
            const auto fault = support::problemOf([&] { (void)mine.undo(here[i]); });
            const auto same = support::problemOf([&] { (void)theirs.undo(there[i]); });
            QCOMPARE(fault.has_value(), same.has_value());
            if (fault)
                break;
        }
    }
    QVERIFY2(undone > 10, qPrintable(QString::number(undone)));
    QCOMPARE(differenceIn(objectIn(wholecampaign::packed(*other)), objectIn(wholecampaign::packed(*m_file))),
             QString());
    QCOMPARE(support::faultWords(other->faults()), QStringList());
    // Who comes now gets a number that no log tells of.
    EncounterService encounters(*other, m_clock);
    const RecordId who = other->library().list({.system = "threed"}).at(0).id;
    (void)encounters.add(encounters.create("threed", "Next", std::string()),
                         Newcomers{.character = who, .name = "New"});
    QCOMPARE(support::faultWords(other->faults()), QStringList());
}

void WholeCampaignTest::theSchemaIsPublishedAndHolds()
{
    doEverything();
    const QJsonObject schema = formats::SchemaBundler().bundled(formats::schemaNamed(u"campaign"_qs));
    QVERIFY(!schema.isEmpty());
    const QJsonObject document = objectIn(wholecampaign::packed(*m_file));
    formats::checkAgainst(schema, document);
    for (const QStringList& way :
         {QStringList{u"library"_qs, u"records"_qs, u"0"_qs}, QStringList{u"fights"_qs, u"0"_qs, u"encounter"_qs}}) {
        const QJsonObject spoilt = changedAt(document, way, [](QJsonObject& object) {
                                       object[u"system"_qs] = 7;
                                   }).toObject();
        QCOMPARE(codeOf([&] { formats::checkAgainst(schema, spoilt); }), ProblemCode::BadInput);
    }
}

void WholeCampaignTest::whatNobodyKnowsComesBack_data()
{
    QTest::addColumn<QString>("way");
    for (const char* way :
         {"", "library", "library/records/3", "library/records/3/record", "fights/0", "fights/0/encounter",
          "fights/0/encounter/switches", "fights/0/combatants/1", "fights/0/combatants/1/row",
          "fights/0/combatants/1/row/condition", "fights/6/log/0", "log/0", "searches/0"})
        QTest::newRow(*way == '\0' ? "document" : way) << QString::fromLatin1(way);
}

void WholeCampaignTest::whatNobodyKnowsComesBack()
{
    QFETCH(QString, way);
    doEverything();
    const QJsonValue strange = QJsonObject{{u"x"_qs, QJsonArray{1, u"two"_qs, QJsonValue()}}, {u"y"_qs, true}};
    const QJsonObject document = changedAt(objectIn(wholecampaign::packed(*m_file)),
                                           way.split(u'/', Qt::SkipEmptyParts),
                                           [&](QJsonObject& object) {
                                               QVERIFY(!object.isEmpty());
                                               object[u"xFromElsewhere"_qs] = strange;
                                           })
                                     .toObject();
    const auto other = emptyOne("other.hitspread");
    (void)take(*other, bytesOf(document));
    const QByteArray again = wholecampaign::packed(*other);
    QCOMPARE(again.count("xFromElsewhere"), 1);
    QCOMPARE(differenceIn(objectIn(again), document), QString());
    // And once more, from there.
    const auto third = emptyOne("third.hitspread");
    (void)take(*third, again);
    QVERIFY(wholecampaign::packed(*third) == again);
}

void WholeCampaignTest::aFightAloneKeepsThemToo()
{
    const RecordId fight = m_file->encounters().encounters().front().id;
    QJsonValue document = objectIn(fightfile::packed(*m_file, fight, m_clock));
    const QStringList ways{u""_qs, u"encounter"_qs, u"combatants/1/row/condition"_qs, u"log/0"_qs};
    for (const QString& way : ways) {
        if (way.startsWith(u"log") && document[u"log"].toArray().isEmpty())
            continue;
        document = changedAt(document, way.split(u'/', Qt::SkipEmptyParts),
                             [&](QJsonObject& object) { object[u"xOf "_qs + way] = way; });
    }
    const auto other = emptyOne("other.hitspread");
    const RecordId there = fightfile::unpacked(*other, bytesOf(document.toObject()), u"fight.json"_qs);
    QCOMPARE(differenceIn(objectIn(fightfile::packed(*other, there, m_clock)), document), QString());
}

void WholeCampaignTest::anyMixComesBack()
{
    const QString sample = path("sample.hitspread");
    support::putSample(sample);
    int entries = 0;
    QVERIFY(rc::check([&] {
        support::FileStage stage(sample);
        support::RandomMix mix(stage, m_plans);
        for (const support::MixStep& step : support::someSteps(40))
            mix.play(step);
        auto& live = static_cast<CampaignFile&>(stage.live());
        const QByteArray document = wholecampaign::packed(live);
        const QTemporaryDir folder;
        const auto other = createNewCampaign(folder.filePath(u"other.hitspread"_qs), CampaignStart::Empty);
        (void)take(*other, document);
        const QByteArray again = wholecampaign::packed(*other);
        if (again != document)
            RC_FAIL(differenceIn(objectIn(again), objectIn(document)).toStdString());
        RC_ASSERT(support::faultWords(other->faults()) == QStringList());
        entries += static_cast<int>(document.count("\"parent\""));
    }));
    QVERIFY2(entries > 5, qPrintable(QString::number(entries)));
}

/// People and gear as an import takes them, fights beside those that are there, each with the people it had.
void WholeCampaignTest::anotherCampaignGetsWhatItHasNot()
{
    doEverything();
    const QByteArray document = wholecampaign::packed(*m_file);
    const auto other = support::openSample(path("other.hitspread"));
    EncounterService encounters(*other, m_clock);
    const RecordId mine = encounters.create("threed", "Mine", std::string());
    const RecordId who = other->library().list({.system = "threed"}).at(0).id;
    const RecordId me = encounters.add(mine, Newcomers{.character = who, .name = "Me"}).front();
    QVERIFY(PresentService(*other, m_clock).finish(mine, {me}, {"After mine", "Between mine"}) != 0);
    const std::size_t before = other->encounters().encounters().size();
    const CampaignImport made = take(*other, document);
    QVERIFY(!made.isWhole);
    QVERIFY(made.leavesHistory);
    QCOMPARE(support::faultWords(other->faults()), QStringList());
    QCOMPARE(other->encounters().encounters().size(), before + made.fights.size());
    QCOMPARE(made.fights.size(), m_file->encounters().encounters().size());
    QVERIFY(made.plan.count(ImportVerdict::Same) > 100);
    QCOMPARE(other->library().savedSearches().size(), std::size_t{2});
    // How people are between fights here stays as it is.
    const auto present = PresentService(*other, m_clock).between("threed");
    QCOMPARE(present->name, std::string("Between mine"));
    std::set<std::string> names;
    for (const Encounter& one : other->encounters().encounters())
        QVERIFY2(names.insert(one.name).second, one.name.c_str());
    for (std::size_t i = 0; i < made.fights.size(); ++i) {
        const std::vector<Encounter> known = m_file->encounters().encounters();
        const auto theirs = m_file->encounters().combatants(
            std::ranges::find(known, made.fights[i].name, &Encounter::name)->id);
        const auto ours = other->encounters().combatants(made.fights[i].id);
        QCOMPARE(ours.size(), theirs.size());
        for (std::size_t one = 0; one < ours.size(); ++one) {
            const auto nameOf = [](CampaignFile& file, RecordId character) {
                return recordName(file.library().load({RecordKind::Character, character}).record);
            };
            QCOMPARE(ours[one].name, theirs[one].name);
            QCOMPARE(nameOf(*other, ours[one].character), nameOf(*m_file, theirs[one].character));
        }
        // Nobody there twice: who stands in a fight is who was there before, unless the fight made him.
        if (made.fights[i].name == "Played in threed")
            QCOMPARE(ours.front().character, other->library().list({.system = "threed"}).at(0).id);
    }
    // People and gear are one step of undo.
    const std::size_t people = other->library().count({});
    (void)HistoryService(*other, m_clock).undo({});
    QVERIFY(other->library().count({}) <= people);
    QCOMPARE(support::faultWords(other->faults()), QStringList());
}

void WholeCampaignTest::aTrialChangesNothing()
{
    doEverything();
    const QByteArray document = wholecampaign::packed(*m_file);
    for (const CampaignStart start : {CampaignStart::Empty, CampaignStart::Sample}) {
        const auto other = createNewCampaign(path(start == CampaignStart::Empty ? "a.hitspread" : "b.hitspread"),
                                             start);
        const QByteArray before = wholecampaign::packed(*other);
        const CampaignImport made = take(*other, document, {.isTrial = true});
        QCOMPARE(made.isWhole, start == CampaignStart::Empty);
        QCOMPARE(made.fights.size(), m_file->encounters().encounters().size());
        QVERIFY(wholecampaign::packed(*other) == before);
    }
}

void WholeCampaignTest::spoiltDocumentsChangeNothing_data()
{
    QTest::addColumn<QString>("way");
    QTest::addColumn<QString>("member");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("another format") << u""_qs << u"format"_qs << QJsonValue(u"hitspread-fight"_qs);
    QTest::newRow("newer") << u""_qs << u"version"_qs << QJsonValue(99);
    QTest::newRow("no library") << u""_qs << u"library"_qs << QJsonValue(3);
    QTest::newRow("a number twice") << u"library/records/1"_qs << u"number"_qs << QJsonValue(1);
    QTest::newRow("no number") << u"library/records/1"_qs << u"number"_qs << QJsonValue(u"1"_qs);
    QTest::newRow("nobody's system") << u"library/records/0"_qs << u"system"_qs << QJsonValue(u"none"_qs);
    QTest::newRow("no picture") << u"library/records/0"_qs << u"portrait"_qs << QJsonValue(u"AAAA"_qs);
    QTest::newRow("a kit of nothing") << u"library/records/0/kit/0"_qs << u"item"_qs << QJsonValue(9999);
    QTest::newRow("nobody fights") << u"fights/0/combatants/0/row"_qs << u"character"_qs << QJsonValue(9999);
    QTest::newRow("in no fight") << u"fights/0/combatants/0/row"_qs << u"encounter"_qs << QJsonValue(9999);
    QTest::newRow("in another fight") << u"fights/0/combatants/0/row"_qs << u"encounter"_qs << QJsonValue(2);
    QTest::newRow("a fight twice") << u"fights/1/encounter"_qs << u"id"_qs << QJsonValue(1);
    QTest::newRow("without a name") << u"fights/1/encounter"_qs << u"name"_qs << QJsonValue(u" "_qs);
    QTest::newRow("a head nobody knows") << u"fights/0"_qs << u"head"_qs << QJsonValue(99999);
    QTest::newRow("an entry after itself") << u"log/0"_qs << u"parent"_qs << QJsonValue(99999);
    QTest::newRow("an entry twice") << u"log/1"_qs << u"id"_qs << QJsonValue(1);
    QTest::newRow("a change of nothing") << u"log/0/changes/0"_qs << u"id"_qs << QJsonValue(99999);
    QTest::newRow("a search for nothing") << u"searches/0/query"_qs << u"kind"_qs << QJsonValue(u"nonsense"_qs);
    QTest::newRow("a control character") << u"fights/0/encounter"_qs << u"name"_qs
                                         << QJsonValue(u"Gate"_qs + QChar(0x202e));
}

void WholeCampaignTest::spoiltDocumentsChangeNothing()
{
    QFETCH(QString, way);
    QFETCH(QString, member);
    QFETCH(QJsonValue, value);
    doEverything();
    const QJsonObject document = changedAt(objectIn(wholecampaign::packed(*m_file)),
                                           way.split(u'/', Qt::SkipEmptyParts),
                                           [&](QJsonObject& object) { object[member] = value; })
                                     .toObject();
    for (const CampaignStart start : {CampaignStart::Empty, CampaignStart::Sample}) {
        // To where somebody works the library's history does not come.
        if (start == CampaignStart::Sample && way.startsWith(u"log/"))
            continue;
        const auto other = createNewCampaign(path(start == CampaignStart::Empty ? "a.hitspread" : "b.hitspread"),
                                             start);
        const QByteArray before = wholecampaign::packed(*other);
        QCOMPARE(codeOf([&] { (void)take(*other, bytesOf(document)); }), ProblemCode::BadInput);
        QVERIFY(wholecampaign::packed(*other) == before);
        QCOMPARE(support::faultWords(other->faults()), QStringList());
    }
}

/// Whatever is wrong with a fight in it: refused with nothing changed, or as sound as everything else.
void WholeCampaignTest::noSpoiltFightGetsPast()
{
    m_file.reset();
    m_file = createNewCampaign(path("small.hitspread"), CampaignStart::Starter);
    EncounterService encounters(*m_file, m_clock);
    const RecordId who = someone("threed");
    const RecordId fight = encounters.create("threed", "Yard", std::string());
    (void)encounters.add(fight, Newcomers{.character = who, .name = "One"});
    (void)encounters.add(fight, Newcomers{.character = who, .name = "Two"});
    (void)encounters.add(fight, Newcomers{.name = "Typed"});
    (void)HistoryService(*m_file, m_clock).undo({ScopeKind::Encounter, fight});
    const QJsonObject document = objectIn(wholecampaign::packed(*m_file));
    const auto target = emptyOne("target.hitspread");
    const QByteArray before = wholecampaign::packed(*target);
    int refused = 0;
    constexpr int kTries = support::fewerIfSanitized(60);
    for (int seed = 0; seed < kTries; ++seed) {
        support::SpoiltJson spoiler(document[u"fights"][0].toObject(), static_cast<std::uint64_t>(seed));
        spoiler.spoil();
        QJsonObject spoilt = document;
        spoilt[u"fights"_qs] = QJsonArray{objectIn(spoiler.text())};
        const auto problem = support::problemOf([&] { (void)take(*target, bytesOf(spoilt), {.isTrial = true}); });
        if (problem)
            QVERIFY2(problem->code == ProblemCode::BadInput, qPrintable(QString::number(seed)));
        refused += problem ? 1 : 0;
        QVERIFY2(wholecampaign::packed(*target) == before, qPrintable(QString::number(seed)));
    }
    QVERIFY2(refused > kTries / 3, qPrintable(QString::number(refused)));
}

HITSPREAD_TEST(WholeCampaignTest)
#include "wholecampaign_test.moc"
