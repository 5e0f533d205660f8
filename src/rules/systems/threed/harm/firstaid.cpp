#include "rules/systems/threed/harm/firstaid.h"

#include "rules/core/declare/declare.h"
#include "rules/core/declare/declareaction.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/harm/healing.h"
#include "rules/systems/threed/harm/stress.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/roll.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/turn/split.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace hitspread::threed {

namespace {

using declare::number;
using declare::part;
using declare::ranks;

constexpr std::array<std::string_view, 3> kAids{"closeWound", "extractBullet", "wake"};
constexpr std::int32_t kLastWound = static_cast<std::int32_t>(kMostWounds) - 1;

constexpr FieldDeclaration kFirstAidOptions[]{
    declare::choice<&AidOptions::what>("what", kAids, {.group = "action", .rules = "3D-AID-01 3D-AID-04"}),
    number<&AidOptions::wound>(
        "wound",
        {.maximum = kLastWound, .fallback = kNoEntry, .optional = true, .group = "action", .rules = "3D-AID-02"}),
    number<&AidOptions::bullet>(
        "bullet",
        {.maximum = kLastWound, .fallback = kNoEntry, .optional = true, .group = "action", .rules = "3D-AID-04"}),
    number<&AidOptions::difficulty>("difficulty",
                                    {.minimum = -99, .maximum = 99, .group = "modifiers", .rules = "3D-SKL-03"}),
    ranks<&AidOptions::rollModifiers>("rollModifiers", 99,
                                      {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-04 3D-SIT-01"}),
    ranks<&AidOptions::targetModifiers>("targetModifiers", 99,
                                        {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-03"}),
};

}  // namespace

const RecordDeclaration aidOptionsRecord = declare::options<AidOptions>("aidOptions", kFirstAidOptions);

namespace {

constexpr declare::PartTable kFirstAidParts{
    part<&FirstAid::options>("options", aidOptionsRecord, Role::Declared),
    part<&FirstAid::medic>("medic", characterRecord, Role::Actor),
    part<&FirstAid::medicCondition>("medic.condition", conditionRecord, Role::Actor),
    part<&FirstAid::patient>("patient", characterRecord, Role::Target),
    part<&FirstAid::patientCondition>("patient.condition", conditionRecord, Role::Target),
    part<&FirstAid::switches>("switches", switchesRecord, Role::Rules),
};

constexpr LossSteps kLoss{Quantity::AidHitsLeft, Quantity::AidStandard, Quantity::AidDead, Quantity::AidOverwhelmed,
                          Quantity::AidUnconscious};

/// The wound or bullet meant: as declared if it is still there, else the oldest; nothing when there is none.
template <typename List, typename IsThere>
std::optional<std::size_t> chosen(std::int32_t declared, const List& rows, IsThere isThere)
{
    if (const auto row = static_cast<std::size_t>(declared); declared >= 0)
        return row < rows.size() && isThere(rows[row]) ? std::optional(row) : std::nullopt;
    const auto oldest = std::ranges::find_if(rows, isThere);
    return oldest == rows.end() ? std::nullopt : std::optional(static_cast<std::size_t>(oldest - rows.begin()));
}

std::optional<std::size_t> chosenWound(const FirstAid& aid)
{
    return chosen(aid.options.wound, aid.patientCondition.wounds, [](const Wound& wound) { return wound.open; });
}

std::optional<std::size_t> chosenBullet(const FirstAid& aid)
{
    return chosen(aid.options.bullet, aid.patientCondition.stuck,
                  [](const StuckBullet& bullet) { return !bullet.removed; });
}

/// The skill he helps with: the one whose share of a split Action is to come, else the one he has the highest rank in.
std::string_view aidSkill(const Character& medic, const Condition& condition)
{
    constexpr std::array names{skill::paramedic, skill::medic, skill::surgery};
    return *std::ranges::max_element(names, {}, [&](std::string_view name) {
        return std::pair(hasShare(medic, condition, name), rankInAction(medic, condition, name));
    });
}

class AidResolution {
public:
    AidResolution(const FirstAid& aid, Derivation& derivation)
        : m_aid(aid),
          m_derivation(derivation),
          m_medic(aid.medic, aid.medicCondition, aid.switches),
          m_patient(aid.patient, aid.patientCondition, aid.switches),
          m_skill(aidSkill(aid.medic, aid.medicCondition))
    {}

    void run()
    {
        const TestResult result = test();
        m_derivation.state(result.success.holds() ? EventKind::Succeeded : EventKind::Failed, result.margin);
        const Derivation::Element element(m_derivation, 0, Subject().target(0));
        switch (m_aid.options.what) {
        case Aid::CloseWound: closeWound(result); break;
        case Aid::ExtractBullet: extract(result); break;
        case Aid::Wake: wake(result); break;
        }
        m_medic.ledger.spendAction(Term{});
        m_medic.ledger.hasActed(Term{}, splitPartOf(m_aid.medic, *m_medic.ledger, m_skill));
        m_medic.ledger.commit(m_derivation, kFirstAidParts.position<&FirstAid::medicCondition>());
        m_patient.person.ledger.commit(m_derivation, kFirstAidParts.position<&FirstAid::patientCondition>());
    }

private:
    TestResult test()
    {
        Test test{.first = Quantity::AidDice, .query = Query::AidDice, .rule = Rule::Aid01, .kind = TestKind::Skill};
        test.use = RollUse::Faces;
        test.needsSdv = true;
        test.underFire = underFirePenalty(m_derivation, m_medic);
        test.rank = rankInAction(m_aid.medic, m_aid.medicCondition, m_skill);
        test.wounds = m_medic.ledger.openWounds();
        test.pending = movementPenalty(m_aid.medicCondition);
        test.difficulty = m_aid.options.difficulty;
        test.difficultyOnTarget = m_aid.switches.formSkill == FormSkillRule::Tn;
        test.rollModifiers = &m_aid.options.rollModifiers;
        test.targetModifiers = &m_aid.options.targetModifiers;
        return roll(m_derivation, test);
    }

    void closeWound(const TestResult& result)
    {
        const std::size_t wound = chosenWound(m_aid).value_or(0);
        if (!result.success.holds()) {
            // A failed attempt does harm (3D-AID-03).
            const Term damage = m_derivation.derive(Quantity::AidDamage, Rule::Aid03, Operation::Take, 1);
            return loseHits(m_derivation, m_patient, at(m_aid.patientCondition.wounds.at(wound).location), damage,
                            Rule::Aid03, EventKind::Through, kLoss, 0);
        }
        const Term open = m_derivation.derive(Quantity::AidOpen, Rule::Aid02, Operation::Take, m_patient.openWounds());
        const Term enough = m_derivation.derive(Quantity::AidEnough, Rule::Aid02, Operation::AtLeast, result.sdv, open);
        if (enough.holds())
            m_patient.closeWound(m_derivation, wound, enough);
    }

    void extract(const TestResult& result)
    {
        const std::size_t bullet = chosenBullet(m_aid).value_or(0);
        const bool isOut = result.success.holds();
        const Term damage = isOut
            ? extractionDamage(m_derivation, result.sdv)
            : m_derivation.derive(Quantity::AidDamage, Rule::Aid05, Operation::Take, m_aid.switches.failedExtraction);
        if (isOut) {
            m_patient.person.ledger.set<&Condition::stuck, &StuckBullet::removed>(bullet, true, result.success);
            m_derivation.state(EventKind::BulletOut, causedBy(result.success));
        }
        loseHits(m_derivation, m_patient, at(Location::Torso), damage, Rule::Aid05, EventKind::Through, kLoss, 0);
    }

    void wake(const TestResult& result)
    {
        if (!result.success.holds())
            return;
        m_patient.person.ledger.set<&Condition::unconscious>(Unconscious::No, result.success);
        m_derivation.state(EventKind::Awake, causedBy(result.success));
    }

    const FirstAid& m_aid;
    Derivation& m_derivation;
    Person m_medic;
    Patient m_patient;
    std::string_view m_skill;
};

}  // namespace

constinit const ActionDeclaration FirstAid::kAction = declare::action<FirstAid>("aid", system, kFirstAidParts);

std::int32_t aidRank(const Character& medic)
{
    const std::int32_t paramedic = medic.skills.rank(skill::paramedic);
    return std::max({paramedic, medic.skills.rank(skill::medic), medic.skills.rank(skill::surgery)});
}

void resolveAction(const FirstAid& aid, Derivation& derivation)
{
    AidResolution(aid, derivation).run();
}

std::vector<Refusal> refusalsOf(const FirstAid& aid, const BodyPlan*)
{
    Refusals refusals;
    const Condition& patient = aid.patientCondition;
    refuseActor(refusals, aid.medicCondition, "medic.condition", true);
    refusals.when(aidRank(aid.medic) < 1, RefusalCode::NoAidSkill, Rule::Aid01, "medic", "skills");
    refusals.when(patient.dead != Dead::No, RefusalCode::PatientDead, Rule::Dam07, "patient.condition", "dead");
    switch (aid.options.what) {
    case Aid::CloseWound:
        refusals.when(!chosenWound(aid), RefusalCode::NoOpenWound, Rule::Aid02, "patient.condition", "woundsOpen");
        break;
    case Aid::ExtractBullet:
        refusals.when(!chosenBullet(aid), RefusalCode::NoStuckBullet, Rule::Aid04, "patient.condition", "stuckRemoved");
        break;
    case Aid::Wake:
        refusals.when(patient.unconscious == Unconscious::No, RefusalCode::PatientAwake, Rule::Dam05,
                      "patient.condition", "unconscious");
        refusals.when(!aid.switches.paramedicWakes, RefusalCode::NoWaking, Rule::Dam05, "switches",
                      "ko.paramedicWakes");
        break;
    }
    return refusals.take();
}

}  // namespace hitspread::threed
