#include "rules/systems/threed/turn/preparation.h"

#include "rules/core/declare/optiontable.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/guns/spread.h"
#include "rules/systems/threed/guns/weaponledger.h"
#include "rules/systems/threed/harm/stress.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/turn/split.h"

#include <cstdlib>

namespace hitspread::threed {

namespace {

constexpr std::array<std::string_view, 11> kPreparing{"aim",      "stance",  "draw",    "holster", "recock",   "reload",
                                                      "clearJam", "refocus", "standUp", "kneel",   "dropProne"};

constexpr declare::FieldTable kPreparationOptions{
    declare::choice<&PreparationOptions::what>("what", kPreparing, {.group = "action", .rules = "3D-AIM-01"}),
    declare::number<&PreparationOptions::band>("band", {.maximum = 3, .group = "action", .rules = "3D-SCP-04"}),
    declare::choice<&PreparationOptions::hands>("hands", kHandsIds, {.group = "action", .rules = "3D-DRAW-01"}),
    declare::flag<&PreparationOptions::rest>("rest", {.group = "action", .rules = "3D-AIM-06"}),
    declare::flag<&PreparationOptions::inCover>("inCover", {.group = "action", .rules = "3D-FIRE-04"}),
    declare::someone<&PreparationOptions::whom>("whom", {.group = "bookkeeping", .rules = "3D-AIM-01"}),
    declare::something<&PreparationOptions::wielded>("wielded", {.group = "bookkeeping", .rules = "3D-AIM-01"}),
};

}  // namespace

constexpr const auto& fieldsOf(const PreparationOptions*)
{
    return kPreparationOptions;
}

const RecordDeclaration preparationOptionsRecord = declare::options<PreparationOptions>("preparationOptions",
                                                                                        kPreparationOptions);

namespace {

constexpr declare::PartTable kPreparationParts{
    declare::part<&Preparation::options>("options", preparationOptionsRecord, Role::Declared),
    declare::part<&Preparation::character>("character", characterRecord, Role::Actor),
    declare::part<&Preparation::condition>("character.condition", conditionRecord, Role::Actor),
    declare::part<&Preparation::weapon>("weapon", weaponRecord, Role::Actor),
    declare::part<&Preparation::weaponState>("weapon.state", weaponStateRecord, Role::Actor),
    declare::parts<&Preparation::accessories>("accessories", accessoryRecord, Role::Actor, kMostAccessories),
    declare::part<&Preparation::switches>("switches", switchesRecord, Role::Rules),
};

/// What only one of the things that are done to get ready asks for does not matter to the others.
template <Preparing what>
bool isDone(const Preparation& preparation)
{
    return preparation.options.what == what;
}

using declare::offered;

constexpr declare::OptionTable kPreparationOffers{
    kPreparationParts,
    offered<&Preparation::options, &PreparationOptions::what>(),
    offered<&Preparation::options, &PreparationOptions::band>().when<isDone<Preparing::Refocus>>(),
    offered<&Preparation::options, &PreparationOptions::hands>().when<isDone<Preparing::Draw>>(),
    offered<&Preparation::options, &PreparationOptions::rest>().when<isDone<Preparing::Aim>>(),
    offered<&Preparation::options, &PreparationOptions::inCover>().when<isDone<Preparing::Aim>>(),
};

void scope(Refusals& refusals, const Preparation& preparation)
{
    const Accessory* mounted = scopeOf(preparation.accessories);
    refusals.when(!mounted, RefusalCode::NoScope, Rule::Scp04, "accessories");
    if (!mounted)
        return;
    const std::int32_t band = preparation.options.band;
    refusals.when(!mounted->variable, RefusalCode::FixedScope, Rule::Scp03, "accessories", "variable");
    refusals.when(band > mounted->designBand, RefusalCode::BandBeyondScope, Rule::Scp04, "options", "band", band,
                  mounted->designBand);
    refusals.when(band == scopeSetting(*mounted, preparation.weaponState), RefusalCode::AlreadyFocused, Rule::Scp04,
                  "options", "band");
}

void posture(Refusals& refusals, const Preparation& preparation, Posture wanted)
{
    refusals.when(preparation.condition.posture == wanted, RefusalCode::PostureAlready, Rule::Cover03,
                  "character.condition", "posture");
}

/// One Action of preparing; a method for each thing that can be done.
class PreparationResolution {
public:
    PreparationResolution(const Preparation& preparation, Derivation& derivation)
        : m_preparation(preparation),
          m_derivation(derivation),
          m_person(preparation.character, preparation.condition, preparation.switches),
          m_weapon(preparation.weaponState)
    {}

    void run();

private:
    void aim();
    void draw();
    void recock();
    void reload();
    void clearJam();
    void refocus();
    void takePosture(Posture posture);
    void carryOut();
    void pay();
    void done(std::int32_t actionsLeft);
    /// Spending an Action on something else ends the row of aims.
    void loseAims() { m_person.ledger.loseAims(Term{}); }
    void loseStance() { m_person.ledger.set<&Condition::stance>(false, Term{}); }

    const Preparation& m_preparation;
    Derivation& m_derivation;
    Person m_person;
    WeaponLedger m_weapon;
    Term m_cost;
};

void PreparationResolution::done(std::int32_t actionsLeft)
{
    const Term left = m_derivation.derive(Quantity::PrepareActionsLeft, Rule::Turn12, Operation::Take, actionsLeft);
    m_derivation.derive(Quantity::PrepareDone, Rule::Turn12, Operation::Equal, left, 0);
}

void PreparationResolution::aim()
{
    Ledger& ledger = m_person.ledger;
    const Switches& switches = m_preparation.switches;
    if (switches.underFire && isHarassed(ledger->shooters, m_preparation.condition.stressed)) {
        const Term calm = keepsNerve(m_derivation, m_person);
        if (!calm.holds()) {
            const bool low = ledger->posture == Posture::Down || ledger->posture == Posture::Prone;
            if (!m_preparation.options.inCover && !low) {
                ledger.set<&Condition::posture>(Posture::Prone, calm);
                ledger.loseStanceAndAims(calm);
            }
            return done(0);
        }
    }
    if (switches.stanceWithAim)
        ledger.set<&Condition::stance>(true, Term{});
    const bool stance = ledger->stance;
    const PreparationOptions& options = m_preparation.options;
    if (ledger->meleeAim)
        ledger.loseAims(Term{});
    const std::int32_t before = aimsAt(*ledger, options.whom, options.wielded);
    const Term aims = aimsThatCount(m_derivation, Quantity::PrepareAims, Rule::Aim01, before + 1, stance,
                                    stance && options.rest, switches.maxAims);
    ledger.aim(aims, options.whom, options.wielded);
    done(0);
}

void PreparationResolution::draw()
{
    const std::int32_t running = m_preparation.weaponState.drawActionsLeft;
    const std::int32_t left = std::max(0, (running > 0 ? running : sane(m_cost.value)) - 1);
    m_weapon.set<&WeaponState::drawActionsLeft>(left);
    if (left == 0) {
        constexpr Drawn kHands[]{Drawn::Both, Drawn::Right, Drawn::Left};
        m_weapon.set<&WeaponState::drawn>(kHands[static_cast<std::size_t>(m_preparation.options.hands)], Term{});
    }
    loseAims();
    loseStance();
    done(left);
}

void PreparationResolution::recock()
{
    m_weapon.set<&WeaponState::cocked>(true, Term{});
    if (m_preparation.weapon.singleLoading && m_weapon->rounds < m_preparation.weapon.magazine) {
        const Term rounds = m_derivation.derive(Quantity::AmmunitionLeft, Rule::Rof02, Operation::Add, m_weapon->rounds,
                                                1);
        m_weapon.set<&WeaponState::rounds>(rounds);
    }
    loseAims();
    done(0);
}

void PreparationResolution::reload()
{
    const Term rounds = m_derivation.derive(Quantity::AmmunitionLeft, Rule::Rof02, Operation::Take,
                                            m_preparation.weapon.magazine);
    m_weapon.set<&WeaponState::rounds>(rounds);
    if (m_cost.value > 0)
        loseAims();
    done(0);
}

void PreparationResolution::clearJam()
{
    Test test{.first = Quantity::MaintenanceDice,
              .query = Query::MaintenanceDice,
              .rule = Rule::Jam02,
              .kind = TestKind::Skill,
              .passOrFail = true};
    test.underFire = underFirePenalty(m_derivation, m_person);
    test.rank = rankInAction(m_preparation.character, m_preparation.condition, skill::weaponsMaintenance);
    test.wounds = m_person.ledger.openWounds();
    test.pending = movementPenalty(m_preparation.condition);
    const TestResult result = roll(m_derivation, test);
    m_derivation.state(result.success.holds() ? EventKind::Succeeded : EventKind::Failed, result.margin);
    if (result.success.holds())
        // A test that succeeds clears the jam (3D-JAM-02).
        m_weapon.set<&WeaponState::jammed>(false, result.success);
    Ledger& ledger = m_person.ledger;
    ledger.hasActed(result.success, splitPartOf(m_person.character, *ledger, skill::weaponsMaintenance));
    done(0);
}

void PreparationResolution::refocus()
{
    const Accessory* scope = scopeOf(m_preparation.accessories);
    if (!scope)
        return;
    const std::int32_t now = scopeSetting(*scope, m_preparation.weaponState);
    const std::int32_t wanted = m_preparation.options.band;
    m_weapon.set<&WeaponState::refocusTarget>(wanted > now ? now + 1 : now - 1);
    done(std::abs(wanted - m_weapon->refocusTarget));
}

void PreparationResolution::takePosture(Posture posture)
{
    m_person.ledger.set<&Condition::posture>(posture, Term{});
    loseStance();
    // Rolling about on the floor is moving, and an Action spent on one's feet is not spent aiming.
    if (posture == Posture::Prone || m_cost.value > 0)
        loseAims();
    done(0);
}

void PreparationResolution::pay()
{
    Ledger& ledger = m_person.ledger;
    // A drawing or refocusing in progress is paid Action by Action, everything else at once.
    const Preparing what = m_preparation.options.what;
    const bool inSteps = what == Preparing::Draw || what == Preparing::Refocus;
    const std::int32_t due = std::clamp(m_cost.value, 0, inSteps ? 1 : 99);
    if (due > 0 && what != Preparing::ClearJam)  // whose roll has seen to it
        ledger.endBurden(Term{});
    if (due > 0 && ledger.zoneEndsByActing)
        ledger.endZone(m_cost);
    if (ledger->actionsLeft == kNoEntry)
        return;
    const std::int32_t paid = std::min(due, ledger->actionsLeft);
    ledger.set<&Condition::actionsLeft>({ledger->actionsLeft - paid, m_cost.step});
    ledger.set<&Condition::actionsLost>({ledger->actionsLost + due - paid, m_cost.step});
}

void PreparationResolution::carryOut()
{
    switch (m_preparation.options.what) {
    case Preparing::Aim: return aim();
    case Preparing::Stance:
        m_person.ledger.set<&Condition::stance>(true, Term{});
        loseAims();
        return done(0);
    case Preparing::Draw: return draw();
    case Preparing::Holster:
        m_weapon.set<&WeaponState::drawn>(Drawn::No, Term{});
        loseAims();
        loseStance();
        return done(0);
    case Preparing::Recock: return recock();
    case Preparing::Reload: return reload();
    case Preparing::ClearJam: return clearJam();
    case Preparing::Refocus: return refocus();
    case Preparing::StandUp: return takePosture(Posture::Standing);
    case Preparing::Kneel: return takePosture(Posture::Kneeling);
    case Preparing::DropProne: return takePosture(Posture::Prone);
    }
}

void PreparationResolution::run()
{
    m_cost = m_derivation.derive(Quantity::PrepareCost, Rule::Turn12, Operation::Take, preparationCost(m_preparation));
    m_weapon.finishRefocusing();
    carryOut();
    pay();
    m_person.ledger.commit(m_derivation, kPreparationParts.position<&Preparation::condition>());
    m_weapon.commit(m_derivation, kPreparationParts.position<&Preparation::weaponState>());
}

}  // namespace

std::int32_t scopeSetting(const Accessory& scope, const WeaponState& state)
{
    const std::int32_t set = state.refocusTarget != kNoEntry ? state.refocusTarget : state.scopeSetting;
    return set == kNoEntry ? scope.designBand : std::clamp(set, 0, scope.designBand);
}

std::int32_t preparationCost(const Preparation& preparation)
{
    const Switches& switches = preparation.switches;
    const Posture posture = preparation.condition.posture;
    switch (preparation.options.what) {
    case Preparing::Draw: return drawCost(preparation.weapon.holster);
    case Preparing::Reload: return preparation.weapon.reloadActions * switches.reloadCost;
    case Preparing::Refocus: {
        const Accessory* scope = scopeOf(preparation.accessories);
        return scope ? std::abs(preparation.options.band - scopeSetting(*scope, preparation.weaponState)) : 0;
    }
    case Preparing::StandUp: return posture == Posture::Kneeling ? 0 : switches.standUpCost;
    case Preparing::Kneel: return posture == Posture::Down ? switches.standUpCost : 0;
    // Who was knocked over spends an Action to roll over.
    case Preparing::DropProne: return posture == Posture::Down ? 1 : 0;
    default: return 1;
    }
}

void resolveAction(const Preparation& preparation, Derivation& derivation)
{
    PreparationResolution(preparation, derivation).run();
}

void preset(Preparation& preparation)
{
    preparation.options.hands = handsOf(preparation.weaponState.drawn);
}

std::vector<Refusal> refusalsOf(const Preparation& preparation, const BodyPlan*)
{
    Refusals refusals;
    const Condition& condition = preparation.condition;
    const Weapon& gun = preparation.weapon;
    const WeaponState& state = preparation.weaponState;
    refuseActor(refusals, condition, "character.condition", preparationCost(preparation) > 0);
    const bool undrawn = state.drawn == Drawn::No;
    switch (preparation.options.what) {
    case Preparing::Aim:
        refusals.when(!preparation.switches.underFire && isHarassed(condition.shooters, condition.stressed),
                      RefusalCode::AimUnderFire, Rule::Aim08, "character.condition",
                      condition.shooters > 0 ? "shooters" : "stressed");
        refusals.when(undrawn, RefusalCode::NotDrawn, Rule::Aim01, "weapon.state", "drawn");
        break;
    case Preparing::Stance:
    case Preparing::Holster: refusals.when(undrawn, RefusalCode::NotDrawn, Rule::Rcl08, "weapon.state", "drawn"); break;
    case Preparing::Draw:
        refusals.when(!undrawn, RefusalCode::AlreadyDrawn, Rule::Draw01, "weapon.state", "drawn");
        break;
    case Preparing::Recock:
        refusals.when(state.cocked && !(gun.singleLoading && state.rounds < gun.magazine), RefusalCode::AlreadyCocked,
                      Rule::Rof02, "weapon.state", "cocked");
        break;
    case Preparing::Reload:
        refusals.when(state.rounds >= gun.magazine, RefusalCode::MagazineFull, Rule::Rof02, "weapon.state", "rounds",
                      state.rounds, gun.magazine);
        break;
    case Preparing::ClearJam:
        refusals.when(!state.jammed, RefusalCode::NotJammed, Rule::Jam02, "weapon.state", "jammed");
        refusals.when(preparation.switches.untrained == UntrainedRule::Forbidden
                          && preparation.character.skills.rank(skill::weaponsMaintenance) == 0,
                      RefusalCode::Untrained, Rule::Jam02, "character", "skills");
        break;
    case Preparing::Refocus: scope(refusals, preparation); break;
    case Preparing::StandUp: posture(refusals, preparation, Posture::Standing); break;
    case Preparing::Kneel: posture(refusals, preparation, Posture::Kneeling); break;
    case Preparing::DropProne: posture(refusals, preparation, Posture::Prone); break;
    }
    return refusals.take();
}

constinit const ActionDeclaration Preparation::kAction = declare::offering(
    kPreparationOffers, declare::presetAction<Preparation>("prepare", system, kPreparationParts));
}  // namespace hitspread::threed
