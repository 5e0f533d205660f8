#include <QTest>

#include "property/actions.h"
#include "property/requests.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "support/testclass.h"

#include <rapidcheck.h>

#include <numeric>
#include <set>

using namespace hitspread;
using namespace hitspread::threed;

namespace {

template <typename Record>
void requireSame(const RecordDeclaration& declaration, const Record& a, const Record& b)
{
    for (const FieldDeclaration& field : declaration.fields) {
        for (std::size_t i = 0; field.isNumeric() && i < field.extent; ++i)
            RC_ASSERT(field.number(&a, i) == field.number(&b, i));
    }
}

template <typename Record>
void requireSound(const RecordDeclaration& declaration, const Record& record)
{
    for (const FieldFault& fault : faultsOf(declaration, &record))
        RC_FAIL(std::string(fault.field).append(" = ").append(std::to_string(fault.value)));
}

/// Tracks within bounds, and nothing grows back by a blow.
void requireOrder(const Fight& before, const Fight& after, const Kind& kind)
{
    for (std::size_t i = 0; i < after.fighters.size(); ++i) {
        const Fighter& was = before.fighters[i];
        const Fighter& is = after.fighters[i];
        requireSound(conditionRecord, is.condition);
        requireSound(weaponStateRecord, is.gunState);
        requireSound(itemStateRecord, is.bladeState);
        for (std::size_t piece = 0; piece < is.armourState.size(); ++piece) {
            requireSound(armourStateRecord, is.armourState[piece]);
            for (std::size_t place = 0; place < kLocations; ++place) {
                RC_ASSERT(is.armourState[piece].idLost[place] >= was.armourState[piece].idLost[place]);
                RC_ASSERT(is.armourState[piece].idLost[place] <= is.armour[piece].idMax[place]);
            }
        }
        RC_ASSERT(is.gunState.rounds >= 0 && is.gunState.rounds <= is.gun.magazine);
        if (kind.heals)
            continue;
        for (std::size_t place = 0; place < kLocations; ++place) {
            RC_ASSERT(is.condition.damage[place] >= was.condition.damage[place]);
            RC_ASSERT(is.condition.bruises[place] >= was.condition.bruises[place]);
        }
        RC_ASSERT(is.condition.standardTotal >= was.condition.standardTotal);
        // What marks a location marks Incap as well (3D-DAM-04).
        const auto marks = [](const Condition& condition) {
            return std::accumulate(condition.damage.begin(), condition.damage.end(), 0);
        };
        const auto marked = marks(is.condition) - marks(was.condition);
        const auto total = is.condition.standardTotal - was.condition.standardTotal;
        // Harm at no place in particular is all on the Incap track.
        RC_ASSERT(marked == total || (kind.name == std::string_view("harm") && marked == 0));
        RC_ASSERT(was.condition.dead == Dead::No || is.condition.dead != Dead::No);
    }
}

}  // namespace

/// Random fights of the 3D System over every kind of action, from entry to entry of their log.
class FightPropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fightsKeepOrderAndReplay();
    void moreSkillNeverLowersAnAttackRoll();
};

void FightPropertyTest::fightsKeepOrderAndReplay()
{
    std::set<std::string> seen;
    int carriedOut = 0;
    QVERIFY(rc::check([&] {
        Luck luck;
        Fight fight;
        for (int i = 0; i < 3; ++i)
            fight.fighters.push_back(someFighter(luck, i));
        fight.switches = someSwitches(luck);
        const Fight start = fight;
        std::vector<SimpleAction> log;
        const int length = luck.between(5, 30);
        for (int i = 0; i < length; ++i) {
            SimpleAction simple = someAction(luck, kinds().size());
            const Fight before = fight;
            if (!carryOut(fight, simple))
                continue;
            requireOrder(before, fight, kinds()[simple.action]);
            seen.insert(kinds()[simple.action].name);
            ++carriedOut;
            log.push_back(std::move(simple));
        }
        Fight again = start;
        for (SimpleAction& simple : log)
            RC_ASSERT(carryOut(again, simple));
        for (std::size_t i = 0; i < fight.fighters.size(); ++i) {
            requireSame(conditionRecord, again.fighters[i].condition, fight.fighters[i].condition);
            requireSame(weaponStateRecord, again.fighters[i].gunState, fight.fighters[i].gunState);
            requireSame(itemStateRecord, again.fighters[i].dartState, fight.fighters[i].dartState);
            for (std::size_t piece = 0; piece < fight.fighters[i].armourState.size(); ++piece)
                requireSame(armourStateRecord, again.fighters[i].armourState[piece],
                            fight.fighters[i].armourState[piece]);
        }
    }));
    // A run that refused nearly everything would show nothing.
    QVERIFY2(carriedOut > 500, qPrintable(QString::number(carriedOut)));
    for (const Kind& kind : kinds())
        QVERIFY2(seen.contains(kind.name), kind.name);
}

void FightPropertyTest::moreSkillNeverLowersAnAttackRoll()
{
    const auto hitWord = indexOfWord(findSystem("threed")->quantities(), "attack.hit");
    QVERIFY(hitWord);
    int helped = 0;
    QVERIFY(rc::check([&] {
        Luck luck;
        Fight fight;
        fight.fighters = {someFighter(luck, 1), someFighter(luck, 2)};
        fight.switches = someSwitches(luck);
        SimpleAction simple = someAction(luck, kinds().size());
        simple.actor = 0;
        simple.target = 1;
        simple.action = std::array<std::size_t, 5>{0, 1, 2, 5, 6}[static_cast<std::size_t>(luck.between(0, 4))];
        const auto hits = [&](int more) {
            Fight trained = fight;
            for (const char* skill : {"rifle", "blade", "throwing", "martialArts"})
                trained.fighters[0].who.skills.set(skill, trained.fighters[0].who.skills.rank(skill) + more);
            const Prepared prepared = kinds()[simple.action].prepare(trained, simple);
            RC_PRE(prepared.input.validate(plan().get()).empty());
            ActionAnswerer answerer(simple);
            Findings findings;
            RC_ASSERT(!resolveInto(prepared.input, plan().get(), {}, answerer, &findings));
            const Step* step = findStep(findings.steps, {*hitWord, 0});
            return step && step->value != 0;
        };
        const bool less = hits(0);
        const bool more = hits(luck.between(1, 5));
        RC_ASSERT(more || !less);
        helped += more && !less ? 1 : 0;
    }));
    QVERIFY2(helped > 10, qPrintable(QString::number(helped)));
}

HITSPREAD_TEST(FightPropertyTest)
#include "fight_property_test.moc"
