#include "models/fight/digest.h"
#include "models/fight/fight.h"
#include "models/fight/targets.h"
#include "models/history/historyexport.h"
#include "models/history/tracemodel.h"
#include "models/library/fieldwords.h"
#include "models/library/library.h"
#include "models/library/librarycolumns.h"
#include "models/odds/oddsoutlook.h"
#include "models/rules/switchboard.h"
#include "reports/combatsheet.h"
#include "reports/rulesheet.h"
#include "rules/core/dice/dice.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/percentile/vocabulary.h"
#include "rules/systems/registry.h"
#include "services/library/sheetservice.h"
#include "support/fakecampaign.h"
#include "support/guitestclass.h"
#include "support/humanplans.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <type_traits>

using namespace hitspread;

namespace {

class AtOnce final : public CampaignQueue {
public:
    explicit AtOnce(Campaign& campaign) : m_campaign(campaign) {}
    void post(std::function<void(Campaign&)> work) override { work(m_campaign); }

private:
    Campaign& m_campaign;
};

class AlwaysSeven final : public SeedSource {
public:
    std::uint64_t next() override { return 7; }
};

class StoppedClock final : public Clock {
public:
    [[nodiscard]] std::string now() const override { return "2026-11-28T12:00:00Z"; }
};

class NoProfiles final : public ProfileStore {
public:
    OwnProfiles profiles(const std::string&) override { return {}; }
    void save(const OwnProfile&) override {}
    void remove(const std::string&, const std::string&) override {}
};

const System& percentileSystem()
{
    return *findSystem("percentile");
}

/// What a head is called in each fight; in the last one nobody said anything.
constexpr std::array<const char*, 3> kHeads{"Snout", "Crown", "Head"};

QString wordsOn(const paper::Printout& printout)
{
    QStringList words;
    for (const paper::Page& page : printout.pages) {
        for (const paper::Item& item : page.items) {
            if (const auto* text = std::get_if<paper::Text>(&item))
                words << text->text;
        }
    }
    return words.join(u'|');
}

/// A blow at the head that hits.
ActionRecord blowAtTheHead(const percentile::Switches& switches)
{
    percentile::Attack attack;
    attack.attacker.rangedSkills.set("pistols", 98);
    attack.weapon.skill = "pistols";
    attack.weapon.kind = percentile::WeaponKind::Ranged;
    attack.weapon.damageBonus = 9;
    attack.options.called = percentile::Called::Head;
    attack.switches = switches;
    ActionRecord action;
    action.system = "percentile";
    action.action = "attack";
    action.request.input = attack;
    action.request.plan = bodyFor(percentileSystem(), support::humanPlan(), &switches);
    const StepKey where{static_cast<std::uint16_t>(percentile::Quantity::HarmLocation), 0};
    for (std::uint64_t seed = 1; seed < 100; ++seed) {
        SeededAnswerer dice(seed);
        action.findings = resolve(action.request, &dice).findings;
        const Step* struck = lastStep(action.findings.steps, where);
        if (struck && struck->value == static_cast<std::int32_t>(percentile::Location::Head))
            break;
    }
    return action;
}

QString traceOf(const ActionRecord& action)
{
    TraceModel model;
    model.setAction(action);
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row)
        lines << model.lineAt(row)->label << model.lineAt(row)->value;
    return lines.join(u'|');
}

QString oddsOf(const ActionRecord& action)
{
    OddsOutlook outlook;
    outlook.setRequest(action.request);
    return outlook.locationNames().join(u'|');
}

/// What the options of an attack offer.
QString optionsOf(const ActionRecord& action)
{
    const PartDeclaration& options = *action.request.input.action().find("options");
    const FieldDeclaration& called = *options.record->find("called");
    return wordsOf(text::Naming(action.request), *options.record, called, 0).choices.join(u'|');
}

/// Everything that can be said of a fight away from the window's thread.
std::map<QString, QString> saidOf(const Encounter& fight, const CombatantView& who, const ActionRecord& action)
{
    const text::Naming names = *text::Naming::of(fight);
    QStringList columns;
    for (const LibraryColumn& column : tableColumns(names, percentile::armourRecord))
        columns << column.title;
    SheetSubject subject;
    subject.system = fight.system;
    subject.who = who;
    subject.encounter = fight;
    subject.switches = fight.switches;
    subject.profile = fight.profile;
    subject.plan = action.request.plan;
    SheetOptions options;
    // The house rule with the names says beside each which location is meant.
    return {{u"digest"_qs, digestOf(fight.system, sourceOf(who, fight.switches)).locations.front().name},
            {u"trace"_qs, traceOf(action)},
            {u"odds"_qs, oddsOf(action)},
            {u"options"_qs, optionsOf(action)},
            {u"by hand"_qs,
             text::valueName(names, *percentile::conditionRecord.find("woundLocations"), 0)
                 + text::placeName(names, percentile::armourRecord, *percentile::armourRecord.find("points"), 0)},
            {u"library"_qs, columns.join(u'|')},
            {u"sheet"_qs, wordsOn(combatSheet({subject}, options))},
            {u"print"_qs, wordsOn(ruleSheet(fight, options)).remove(u"Head: "_qs)}};
}

}  // namespace

// Whoever words what may be about a location has to say whose names count: by the system alone nothing can be worded.
static_assert(!std::is_convertible_v<const System&, text::Naming>);
static_assert(!std::is_default_constructible_v<text::Naming>);

/// Three fights are open, two with names of their own for one location and another one more; each is worded by its own, wherever.
class TestNaming : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void eachFightIsWordedByItsOwn();
    void otherThreadsToo();
    void theLogExportsWhatWasDone();
    void theLibraryIsToldWhichFightItStandsBeside();
    void aDraftIsWordedByItself();

private:
    [[nodiscard]] Encounter encounter(std::size_t fight) const { return m_fights[fight]->snapshot().encounter; }
    [[nodiscard]] const CombatantView& wounded(std::size_t fight) const
    {
        return m_fights[fight]->snapshot().combatants.front();
    }
    [[nodiscard]] ActionRecord blow(std::size_t fight) const
    {
        return blowAtTheHead(encounter(fight).switches.as<percentile::Switches>());
    }
    void add(std::size_t fight, RecordId character);
    static void hold(std::size_t fight, const std::map<QString, QString>& said);

    StoppedClock m_clock;
    support::HumanPlans m_plans;
    AlwaysSeven m_seeds;
    std::unique_ptr<support::FakeCampaign> m_campaign;
    std::unique_ptr<AtOnce> m_queue;
    std::unique_ptr<CampaignGateway> m_gateway;
    std::array<std::unique_ptr<Fight>, kHeads.size()> m_fights;
};

void TestNaming::add(std::size_t fight, RecordId character)
{
    EncounterService encounters(*m_campaign, m_clock);
    const RecordId id = encounters.create("percentile", "Back Alley", "recommended");
    Encounter made = m_campaign->encounters().encounter(id);
    auto& switches = made.switches.as<percentile::Switches>();
    if (fight + 1 < kHeads.size()) {
        switches.locationNames.set(kHeads[fight], 1);
        switches.locationNames.set(fight == 0 ? "Tail" : "Fin", 8);
    }
    m_campaign->encounters().update(made);
    Combatant who = m_campaign->encounters().combatant(encounters.add(id, character, "Ada", Side::Players));
    who.condition.as<percentile::Condition>().wounds = {
        {percentile::Location::Head, 6, percentile::WoundLevel::Serious, 1}};
    m_campaign->encounters().update(who);
    m_fights[fight] = std::make_unique<Fight>(*m_gateway);
    m_fights[fight]->open(id);
}

void TestNaming::init()
{
    m_campaign = std::make_unique<support::FakeCampaign>();
    m_queue = std::make_unique<AtOnce>(*m_campaign);
    m_gateway = std::make_unique<CampaignGateway>(m_plans, m_clock, m_seeds);
    m_gateway->setQueue(m_queue.get());
    StoredRecord person;
    person.system = "percentile";
    person.record = AnyRecord(percentile::characterRecord);
    person.record.as<percentile::Character>().name = "Ada";
    person.record.as<percentile::Character>().healthMax = 30;
    const RecordId character = LibraryService(*m_campaign, m_plans, m_clock).create(person);
    for (std::size_t fight = 0; fight < kHeads.size(); ++fight)
        add(fight, character);
    QTRY_VERIFY(std::ranges::all_of(m_fights, [](const auto& fight) { return fight->isLoaded(); }));
}

void TestNaming::cleanup()
{
    m_fights = {};
    m_gateway.reset();
    m_queue.reset();
    m_campaign.reset();
}

/// The fight's own word, and none of another fight's.
void TestNaming::hold(std::size_t fight, const std::map<QString, QString>& said)
{
    for (const auto& [view, words] : said) {
        for (std::size_t head = 0; head < kHeads.size(); ++head) {
            const QString told = u"%1, fight %2: %3"_qs.arg(view, QString::number(fight), words);
            const bool isTold = words.contains(QLatin1String(kHeads[head]), Qt::CaseInsensitive);
            QVERIFY2(isTold == (head == fight), qPrintable(told));
        }
        const bool hasTail = words.contains(u"Tail"_qs);
        const bool hasFin = words.contains(u"Fin"_qs);
        QVERIFY2(!(fight != 0 && hasTail) && !(fight != 1 && hasFin), qPrintable(view + u": "_qs + words));
    }
}

void TestNaming::eachFightIsWordedByItsOwn()
{
    for (const std::size_t fight : {0U, 1U, 2U, 0U}) {
        hold(fight, saidOf(encounter(fight), wounded(fight), blow(fight)));
        const Digest digest = digestIn(m_fights[fight]->snapshot(), wounded(fight));
        QVERIFY(!digest.forces.empty());
        QCOMPARE(digest.forces.front().text, QLatin1String(kHeads[fight]));
    }
}

void TestNaming::otherThreadsToo()
{
    std::array<ActionRecord, kHeads.size()> blows;
    std::array<std::future<std::map<QString, QString>>, kHeads.size()> all;
    for (std::size_t fight = 0; fight < kHeads.size(); ++fight) {
        blows[fight] = blow(fight);
        all[fight] = std::async(std::launch::async, [this, fight, &blows] {
            return saidOf(encounter(fight), wounded(fight), blows[fight]);
        });
    }
    for (std::size_t fight = 0; fight < kHeads.size(); ++fight)
        hold(fight, all[fight].get());
}

void TestNaming::theLogExportsWhatWasDone()
{
    for (std::size_t fight = 0; fight < kHeads.size(); ++fight) {
        LogEntry entry;
        entry.scope = {ScopeKind::Encounter, encounter(fight).id};
        entry.kind = EntryKind::Action;
        entry.parent = m_campaign->log().head(entry.scope);
        entry.title = "A blow";
        entry.action = std::make_shared<const ActionRecord>(blow(fight));
        m_campaign->log().setHead(entry.scope, m_campaign->log().append(entry));
    }
    for (std::size_t fight = 0; fight < kHeads.size(); ++fight) {
        LogQuery query;
        query.scope = {ScopeKind::Encounter, encounter(fight).id};
        hold(fight, {{u"export"_qs, HistoryExport(*m_campaign, m_clock, query).text()}});
    }
}

/// No fight of its own: it says what it is shown beside, and is called otherwise with that.
void TestNaming::theLibraryIsToldWhichFightItStandsBeside()
{
    Library library(*m_gateway);
    library.setSystem("percentile");
    const auto said = [&library] {
        return text::placeName(library.naming(), percentile::armourRecord, *percentile::armourRecord.find("points"), 0);
    };
    hold(2, {{u"by itself"_qs, said()}});
    for (const std::size_t fight : {0U, 1U, 2U}) {
        library.setNaming(text::Naming::of(encounter(fight)));
        hold(fight, {{u"library"_qs, said()}});
    }
    library.setNaming(text::Naming::of(encounter(0)));
    library.setSystem("threed");
    QCOMPARE(text::location(library.naming(), "head"), u"Head"_qs);
}

/// What is being set in one fight's house rules counts there at once, and in no other.
void TestNaming::aDraftIsWordedByItself()
{
    const auto profiles = std::make_shared<NoProfiles>();
    SwitchBoard first(*m_fights[0], profiles);
    const SwitchBoard second(*m_fights[1], profiles);
    Ranks names = first.ranks(*percentile::switchesRecord.find("locationNames"));
    names.set("Snout", 0);
    names.set("Muzzle", 1);
    first.setRanks(*percentile::switchesRecord.find("locationNames"), names);
    QCOMPARE(text::location(first.naming(), "head"), u"Muzzle"_qs);
    QCOMPARE(text::location(second.naming(), "head"), u"Crown"_qs);
    QCOMPARE(text::location(*text::Naming::of(encounter(2)), "head"), u"Head"_qs);
}

HITSPREAD_GUI_TEST(TestNaming)
#include "tst_naming.moc"
