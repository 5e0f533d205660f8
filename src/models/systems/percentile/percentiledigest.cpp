#include "models/fight/weapondigest.h"
#include "models/systems/percentile/percentileresult.h"
#include "models/systems/percentile/percentilesides.h"
#include "rules/systems/percentile/actions.h"
#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/declaration.h"
#include "rules/systems/percentile/harm.h"
#include "rules/systems/percentile/manualharm.h"
#include "rules/systems/percentile/ready.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/percentile/round.h"
#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/percentile/combatantwords.h"
#include "text/systems/percentile/phrases.h"
#include "text/systems/percentile/resultwords.h"

#include <algorithm>
#include <array>
#include <vector>

namespace hitspread::percentile {

[[nodiscard]] const SystemView& systemView();

namespace {

/// What an action is about. A duel is one of shots.
Matter matterOf(std::string_view action)
{
    if (action == Declare::kAction.id || action == RoundChange::kAction.id)
        return Matter::Order;
    if (action == Ready::kAction.id)
        return Matter::Weapon;
    if (action == Harm::kAction.id)
        return Matter::Harm;
    return action == Clash::kAction.id ? Matter::Blow : Matter::Attack;
}

/// The gravest first.
void addChips(Digest& digest, const Condition& condition)
{
    if (digest.isOut) {
        digest.chips.push_back({Mark::Out, outWords(), shortOutWords()});
        return;
    }
    if (condition.fallen)
        digest.chips.push_back({Mark::Posture, fallenWords(), fallenWords()});
    int burden = 0;
    for (const Penalty& penalty : condition.penalties)
        burden += penalty.modifier;
    if (burden != 0)
        digest.chips.push_back({Mark::Lost, burdenWords(burden), text::signedNumber(burden)});
    if (condition.declared != Declared::Nothing)
        digest.chips.push_back(
            {Mark::Stance, declaredWords(condition.declared), shortDeclaredWords(condition.declared)});
}

void addForces(Digest& digest, const text::Naming& names, const Condition& condition, const Switches& switches)
{
    for (const Penalty& penalty : condition.penalties)
        digest.forces.push_back({Mark::Lost, penaltyCauseWords(penalty, switches), penaltyWords(penalty)});
    for (const Wound& wound : condition.wounds)
        digest.forces.push_back({Mark::Condition, text::location(names, static_cast<int>(wound.location)),
                                 woundWords(wound.level, wound.damage)});
    if (condition.actionsLost > 0)
        digest.forces.push_back({Mark::Lost, actionsLostWords(condition.actionsLost), {}});
}

/// How bad a wound looks, in percent, by its level from none to mortal.
constexpr std::array<int, 6> kLooks{0, 0, 50, 60, 75, 100};

/// The worst a location bears, and how many more.
void showWounds(LocationDigest& location, const Condition& condition, Location place)
{
    int count = 0;
    WoundLevel worst = WoundLevel::None;
    for (const Wound& wound : condition.wounds) {
        if (wound.location != place)
            continue;
        ++count;
        worst = std::max(worst, wound.level);
    }
    if (count == 0)
        return;
    location.wound = woundCountWords(worst, count - 1);
    location.worn = kLooks[static_cast<std::size_t>(worst)];
}

std::span<const std::string_view> compared(RecordKind kind)
{
    static constexpr std::array<std::string_view, 3> kCharacter{"mind", "dex", "healthMax"};
    static constexpr std::array<std::string_view, 3> kWeapon{"kind", "skill", "damage"};
    static constexpr std::array<std::string_view, 2> kArmour{"shield", "shieldSkill"};
    switch (kind) {
    case RecordKind::Character: return kCharacter;
    case RecordKind::Weapon: return kWeapon;
    case RecordKind::Armour: return kArmour;
    default: return {};
    }
}

NameRules namesFor(RecordKind kind, const FieldDeclaration& field)
{
    if (kind == RecordKind::Weapon && field.id == "skill")
        return {{{RecordKind::Character, "meleeSkills"},
                 {RecordKind::Character, "rangedSkills"},
                 {RecordKind::Character, "skills"},
                 {RecordKind::Weapon, "skill"}},
                skillDoubt()};
    if (kind == RecordKind::Armour && field.id == "shieldSkill")
        return {{{RecordKind::Character, "shieldSkills"},
                 {RecordKind::Character, "skills"},
                 {RecordKind::Armour, "shieldSkill"}},
                skillDoubt()};
    return {};
}

Digest digestOf(const DigestSource& source)
{
    const auto& character = source.character.as<Character>();
    const auto& condition = source.condition.as<Condition>();
    const Switches switches = source.switches.isNull() ? Switches{} : source.switches.as<Switches>();
    Digest digest;
    const int health = healthOf(character, condition);
    digest.tracks.push_back(
        {.name = healthName(), .left = health, .most = character.healthMax, .lost = {.field = "healthLost"}});
    digest.isOut = isOut(character, condition);
    if (condition.initiative != kNoEntry)
        digest.initiative = condition.initiative;
    if (condition.actionsLeft != kNoEntry)
        digest.actionsLeft = condition.actionsLeft;
    digest.initiativeField = "initiative";
    digest.actionsLeftField = "actionsLeft";
    digest.posture = condition.fallen ? fallenWords() : QString();
    addChips(digest, condition);
    const text::Naming names(*findSystem("percentile"), &switches);
    addForces(digest, names, condition, switches);
    const WornAs<Armour, ArmourState> worn(source);
    for (std::size_t i = 0; i < kLocations; ++i) {
        LocationDigest& location = digest.locations.emplace_back();
        const auto place = static_cast<Location>(i);
        location.name = text::location(names, kLocationIds[i]);
        location.shortName = text::shortLocation(names, kLocationIds[i]);
        location.shortNote = shortDamageWords(damageHalvesAt(switches.hitLocations, place));
        location.note = calledWords(location.shortNote, calledShotCost(switches, place));
        showWounds(location, condition, place);
        if (source.tellsArmour)
            location.armour = armourWords(armourAt(character.armour, worn.pieces, worn.states, i));
    }
    for (const Ranks* skills :
         {&character.rangedSkills, &character.meleeSkills, &character.shieldSkills, &character.skills}) {
        for (const auto& [name, rank] : skills->entries)
            digest.forces.push_back({Mark::Note, text::visible(name), ratingWords(rank)});
    }
    return digest;
}

WeaponDigest weaponOf(const CombatantView::Item& item, const DigestSource& /*holder*/)
{
    const auto& weapon = item.record.record.as<Weapon>();
    const RecordKind usedAs = isMelee(weapon) ? RecordKind::MeleeWeapon
        : weapon.kind == WeaponKind::Thrown   ? RecordKind::ThrownWeapon
                                              : RecordKind::Weapon;
    WeaponDigest digest = digestOfWeapon<Weapon, WeaponState>(item, weaponDetail(weapon), usedAs, unreadyWords);
    if (!item.possession.state.isNull())
        countRounds(digest, item.possession.state.as<WeaponState>().ammo, weapon.magazine);
    return digest;
}

}  // namespace

const SystemView& systemView()
{
    static const SystemView kView{
        .id = "percentile",
        .digest = digestOf,
        .weapon = weaponOf,
        .resultWords = resultWords,
        .facets = {
            .strands = StrandsFacet{pairsIn, pairsOfSteps, [](QuestionKey key) { return key.subject.shot(); }},
            .sides = SidesFacet{isOfBoth},
            .history = HistoryFacet{
                resultWords, matterOf,
                [](std::string_view action) { return action == Clash::kAction.id || action == Duel::kAction.id; },
                [](std::string_view action) { return isAttack(matterOf(action)) ? attackAlsoCalled() : QString(); }},
            .changes = ChangesFacet{changeWords},
            .verdict = VerdictFacet{sentenceWords},
            .wounds = WoundsFacet{woundWords, setbackWords},
            .givenNames = GivenNamesFacet{givenName},
            .choices = ChoicesFacet{isOffered, choiceWords},
            .decisions = &decisionReading(),
            .actions = ActionsFacet{.quick = quickActions,
                                    .cures = curesOf,
                                    .meant = meantActions,
                                    .unarmed = unarmedActions,
                                    .words = actionTitle},
            .fields = FieldsFacet{.isModifier = isSymmetric, .compared = compared, .names = namesFor},
            .library = LibraryFacet{.facts = factsOf, .situation = situationFor}}};
    return kView;
}

}  // namespace hitspread::percentile
