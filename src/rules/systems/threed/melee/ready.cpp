#include "rules/systems/threed/melee/ready.h"

#include "rules/core/declare/declare.h"
#include "rules/core/declare/declareaction.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/harm/stress.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/system.h"

namespace hitspread::threed {

namespace {

using declare::choice;
using declare::part;

constexpr std::array<std::string_view, 3> kReadying{"aim", "draw", "putAway"};
constexpr std::array<std::string_view, 3> kReadyHands{"two", "right", "left"};

constexpr FieldDeclaration kReadyOptions[]{
    choice<&ReadyOptions::what>("what", kReadying, {.group = "action", .rules = "3D-MEL-09 3D-DRAW-06"}),
    choice<&ReadyOptions::hands>(
        "hands", kReadyHands,
        {.fallback = static_cast<std::int32_t>(Hands::Right), .group = "action", .rules = "3D-DRAW-06"}),
    declare::someone<&ReadyOptions::whom>("whom", {.group = "bookkeeping", .rules = "3D-MEL-09"}),
    declare::something<&ReadyOptions::wielded>("wielded", {.group = "bookkeeping", .rules = "3D-MEL-09"}),
};

}  // namespace

const RecordDeclaration readyOptionsRecord = declare::options<ReadyOptions>("readyOptions", kReadyOptions);

namespace {

constexpr declare::PartTable kReadyParts{
    part<&Ready::options>("options", readyOptionsRecord, Role::Declared),
    part<&Ready::character>("character", characterRecord, Role::Actor),
    part<&Ready::condition>("character.condition", conditionRecord, Role::Actor),
    part<&Ready::weapon>("weapon", meleeWeaponRecord, Role::Actor),
    part<&Ready::weaponState>("weapon.state", itemStateRecord, Role::Actor),
    part<&Ready::switches>("switches", switchesRecord, Role::Rules),
};

constexpr declare::PartTable kThrownParts{
    part<&ReadyThrown::options>("options", readyOptionsRecord, Role::Declared),
    part<&ReadyThrown::character>("character", characterRecord, Role::Actor),
    part<&ReadyThrown::condition>("character.condition", conditionRecord, Role::Actor),
    part<&ReadyThrown::weapon>("weapon", thrownWeaponRecord, Role::Actor),
    part<&ReadyThrown::weaponState>("weapon.state", itemStateRecord, Role::Actor),
    part<&ReadyThrown::switches>("switches", switchesRecord, Role::Rules),
};

}  // namespace

constinit const ActionDeclaration Ready::kAction = declare::presetAction<Ready>("ready", system, kReadyParts);
constinit const ActionDeclaration ReadyThrown::kAction = declare::presetAction<ReadyThrown>("readyThrown", system,
                                                                                            kThrownParts);

namespace {

/// Whether the weapon is part of the body.
bool isNatural(const MeleeWeapon& weapon)
{
    return weapon.natural;
}
bool isNatural(const ThrownWeapon&)
{
    return false;
}

constexpr const auto& partsOf(const Ready&)
{
    return kReadyParts;
}
constexpr const auto& partsOf(const ReadyThrown&)
{
    return kThrownParts;
}

/// Actions the whole of it takes.
template <typename Action>
std::int32_t costOf(const Action& action)
{
    return action.options.what == Readying::Draw ? readyCost(action.weapon.holster) : 1;
}

/// One Action with a weapon; both kinds of weapon are drawn and put away alike.
template <typename Action>
class Readied {
public:
    Readied(const Action& action, Derivation& derivation)
        : m_action(action),
          m_derivation(derivation),
          m_person(action.character, action.condition, action.switches),
          m_weapon(action.weaponState)
    {}

    void run()
    {
        m_cost = m_derivation.derive(Quantity::PrepareCost, Rule::Draw06, Operation::Take, costOf(m_action));
        switch (m_action.options.what) {
        case Readying::Aim: aim(); break;
        case Readying::Draw: draw(); break;
        case Readying::PutAway:
            m_weapon.set<&ItemState::drawn>(Drawn::No, m_cost);
            m_person.ledger.loseStanceAndAims(m_cost);
            done(0);
            break;
        }
        pay();
        m_weapon.commit(m_derivation, partsOf(m_action).template position<&Action::weaponState>());
        m_person.ledger.commit(m_derivation, partsOf(m_action).template position<&Action::condition>());
    }

private:
    /// A row of aims at one target with one weapon; it ends with the next Action that is none.
    void aim()
    {
        Ledger& ledger = m_person.ledger;
        const ReadyOptions& options = m_action.options;
        if (!ledger->meleeAim)
            ledger.loseAims(Term{});
        const std::int32_t before = aimsAt(*ledger, options.whom, options.wielded);
        const std::int32_t rank = m_action.character.skills.rank(m_action.weapon.skill);
        const Term aims = bladeAimsThatCount(m_derivation, Quantity::PrepareAims, before + 1, rank,
                                             m_action.switches.meleeAimCap);
        ledger.aim(aims, options.whom, options.wielded);
        ledger.set<&Condition::meleeAim>(true, aims);
        done(0);
    }

    void draw()
    {
        const std::int32_t running = m_action.weaponState.drawActionsLeft;
        const std::int32_t left = std::clamp((running > 0 ? running : sane(m_cost.value)) - 1, 0, 9);
        m_weapon.set<&ItemState::drawActionsLeft>(left, m_cost);
        if (left == 0) {
            constexpr Drawn kInto[]{Drawn::Both, Drawn::Right, Drawn::Left};
            m_weapon.set<&ItemState::drawn>(kInto[static_cast<std::size_t>(m_action.options.hands)], m_cost);
        }
        m_person.ledger.loseStanceAndAims(m_cost);
        done(left);
    }

    void done(std::int32_t actionsLeft)
    {
        const Term left = m_derivation.derive(Quantity::PrepareActionsLeft, Rule::Turn12, Operation::Take, actionsLeft);
        m_derivation.derive(Quantity::PrepareDone, Rule::Turn12, Operation::Equal, left, 0);
    }

    /// Drawing is paid Action by Action; what springs into the hand is free (3D-DRAW-07).
    void pay()
    {
        if (m_cost.value <= 0)
            return;
        m_person.ledger.endBurden(m_cost);
        m_person.ledger.set<&Condition::secondBlowDue>(false, m_cost);
        m_person.ledger.spendAction(m_cost);
    }

    const Action& m_action;
    Derivation& m_derivation;
    Person m_person;
    StateLedger<ItemState> m_weapon;
    Term m_cost;
};

template <typename Action>
Refusals commonRefusals(const Action& action)
{
    Refusals refusals;
    refuseActor(refusals, action.condition, "character.condition", costOf(action) > 0);
    const ReadyOptions& options = action.options;
    const bool drawn = action.weaponState.drawn != Drawn::No;
    const bool natural = isNatural(action.weapon);
    refusals.when(options.what != Readying::Aim && natural, RefusalCode::PartOfBody, Rule::Draw06, "weapon", "natural");
    refusals.when(options.what == Readying::Draw && drawn, RefusalCode::AlreadyDrawn, Rule::Draw06, "weapon.state",
                  "drawn");
    refusals.when(options.what != Readying::Draw && !drawn && !natural, RefusalCode::NotDrawn, Rule::Draw06,
                  "weapon.state", "drawn");
    return refusals;
}

}  // namespace

std::int32_t readyCost(Holster holster)
{
    return drawCost(holster);
}

void preset(Ready& ready)
{
    if (ready.weaponState.drawn != Drawn::No || ready.weapon.natural)
        return;
    ready.options.what = Readying::Draw;
    if (ready.weapon.hands > 1)
        ready.options.hands = Hands::Two;
}

void preset(ReadyThrown& ready)
{
    ready.options.what = ready.weaponState.drawn == Drawn::No ? Readying::Draw : Readying::PutAway;
}

void resolveAction(const Ready& ready, Derivation& derivation)
{
    Readied<Ready>(ready, derivation).run();
}

void resolveAction(const ReadyThrown& ready, Derivation& derivation)
{
    Readied<ReadyThrown>(ready, derivation).run();
}

std::vector<Refusal> refusalsOf(const Ready& ready, const BodyPlan*)
{
    Refusals refusals = commonRefusals(ready);
    const bool both = ready.options.hands == Hands::Two;
    refusals.when(ready.options.what == Readying::Draw && ready.weapon.hands > 1 && !both, RefusalCode::NeedsTwoHands,
                  Rule::Draw06, "options", "hands");
    return refusals.take();
}

std::vector<Refusal> refusalsOf(const ReadyThrown& ready, const BodyPlan*)
{
    Refusals refusals = commonRefusals(ready);
    refusals.when(ready.options.what == Readying::Aim, RefusalCode::ThrowNotAimed, Rule::Mel09, "options", "what");
    refusals.when(ready.options.what == Readying::Draw && ready.weaponState.count < 1, RefusalCode::NoneLeft,
                  Rule::Draw06, "weapon.state", "count");
    return refusals.take();
}

Term bladeAimsThatCount(Derivation& derivation, Quantity quantity, std::int32_t aims, std::int32_t rank,
                        MeleeAimCapRule rule)
{
    const Term counted = derivation.derive(quantity, Rule::Mel09, Operation::Take, aims);
    switch (rule) {
    case MeleeAimCapRule::SkillRank: return atMost(derivation, quantity, Rule::Mel09, counted, rank);
    case MeleeAimCapRule::One: return atMost(derivation, quantity, Rule::Mel09, counted, 1);
    case MeleeAimCapRule::None: break;
    }
    return counted;
}

}  // namespace hitspread::threed
