#include "models/fight/digestdraft.h"
#include "models/fight/weapondigest.h"
#include "models/systems/rollunder/rollunderfacts.h"
#include "rules/systems/registry.h"
#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/defence.h"
#include "rules/systems/rollunder/person.h"
#include "rules/systems/rollunder/vocabulary.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/rollunder/actionphrases.h"
#include "text/systems/rollunder/combatantwords.h"
#include "text/systems/rollunder/phrases.h"
#include "text/systems/rollunder/resultwords.h"
#include "text/systems/rollunder/weaponwords.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hitspread::rollunder {

[[nodiscard]] const SystemView& systemView();

namespace {

constexpr std::int32_t kExtraParry = 4;
constexpr std::int32_t kOffBalance = 2;

/// His weapons, where they are known.
struct HeldAs {
    explicit HeldAs(const DigestSource& source)
    {
        for (std::size_t i = 0; i < source.weapons.size(); ++i) {
            const bool hasState = i < source.weaponStates.size() && !source.weaponStates[i].isNull();
            weapons.push_back(source.weapons[i].as<Weapon>());
            states.push_back(hasState ? source.weaponStates[i].as<WeaponState>() : WeaponState{});
        }
    }
    std::vector<Weapon> weapons;
    std::vector<WeaponState> states;
};

/// All that is to be seen of one, the gravest first.
class DigestMaker : DigestDraft<Kit> {
public:
    explicit DigestMaker(const DigestSource& source) : DigestDraft(source) {}

    [[nodiscard]] Digest digest()
    {
        addState();
        addChips();
        addHarm();
        addTokens();
        addTurn();
        addFigures();
        addGear();
        addSkills();
        addLocations();
        return std::move(m_digest);
    }

private:
    [[nodiscard]] QString nameOf(std::int32_t number) const { return m_source.nameOf(number); }
    [[nodiscard]] HpState hpState() const { return hpStateOf(m_character, m_condition, m_switches); }
    /// What lies on each of his defences by how he stands there: the worse of two postures counts (R3-D35).
    [[nodiscard]] int posturePenalty() const
    {
        return std::min(defencePenalty(m_switches, m_condition.posture),
                        defencePenalty(m_switches, m_condition.posturePast));
    }

    void addState()
    {
        m_digest.tracks.push_back({.name = hpName(),
                                   .left = hpOf(m_character, m_condition),
                                   .most = m_character.hpMax,
                                   .lost = {.field = "hpLost"}});
        m_digest.isOut = !canAct(m_condition);
        m_digest.isDown = m_condition.posture == Posture::Lying;
        m_digest.posture = postureWords(m_condition.posture);
        if (m_condition.inTurn)
            m_digest.actionsLeft = m_condition.acted ? m_condition.strikesLeft : 1;
        m_digest.aimedAt = m_condition.aimTurns > 0 ? m_condition.aimAt : 0;
        m_digest.meant = meant();
    }

    /// Whom he has begun to strike comes before whom he waits for, aims at or evaluates.
    [[nodiscard]] RecordId meant() const
    {
        if (m_condition.strikesLeft > 0)
            return m_condition.struckAt;
        if (m_condition.waiting && m_condition.waitFor != 0)
            return m_condition.waitFor;
        return m_condition.aimTurns > 0 ? m_condition.aimAt : m_condition.evaluateAt;
    }

    void addChips()
    {
        if (m_condition.dead)
            return chip(Mark::Dead, deadWords(), deadWords());
        if (m_digest.isOut)
            return chip(Mark::Out, unconsciousWords(), shortOutWords());
        if (m_condition.stunned)
            chip(Mark::Lost, stunnedWords(), stunnedWords());
        // The roll is announced as long as it has not fallen, else that it comes again.
        if (isHtDue(m_character, m_condition) && !m_condition.begun)
            chip(Mark::Condition, htDueWords(), shortHtDueWords());
        else if (const QString words = hpStateWords(hpState()); !words.isEmpty())
            chip(Mark::Condition, words, words);
        if (m_condition.posture != Posture::Standing)
            chip(Mark::Posture, m_digest.posture, m_digest.posture);
        if (m_condition.offBalance)
            chip(Mark::Lost, offBalanceWords(), offBalanceWords());
        addShockChip();
        addTokenChips();
        addTurnChips();
        addUsedChips();
    }

    void addShockChip()
    {
        if (m_condition.shock > 0)
            chip(Mark::Lost, shockWords(-m_condition.shock), text::signedNumber(-m_condition.shock));
        if (const int shock = shockToCome(m_condition); shock != 0)
            chip(Mark::Lost, lossWords(shock), shockWords(shock));
    }

    /// His turn of the round that runs is the one it counts in, until he has begun it (R3-D68).
    [[nodiscard]] QString lossWords(int shock) const
    {
        return isTurnToCome(m_condition) ? shockThisTurnWords(shock) : shockToComeWords(shock);
    }

    void addTokenChips()
    {
        int feints = 0;
        for (const Feinted& feint : m_condition.feints)
            feints -= feint.value;
        if (feints != 0)
            chip(Mark::Target, shortFeintWords(feints), shortFeintWords(feints));
        if (m_condition.aimTurns > 0)
            chip(Mark::Aims, aimWords(m_condition.aimTurns, nameOf(m_condition.aimAt)),
                 shortAimWords(m_condition.aimTurns));
        if (m_condition.evaluateTurns > 0)
            chip(Mark::Aims, evaluateWords(m_condition.evaluateTurns, nameOf(m_condition.evaluateAt)),
                 shortEvaluateWords(m_condition.evaluateTurns));
    }

    void addTurnChips()
    {
        if (m_condition.strikesLeft > 0)
            chip(Mark::Held, strikeLeftWords(), strikeLeftWords());
        if (m_condition.waiting)
            return chip(Mark::Held, waitWords(m_condition.waitTrigger, nameOf(m_condition.waitFor)), shortWaitWords());
        if (m_condition.doing == Doing::Nothing)
            return;
        const Maneuver maneuver = maneuverOf(m_condition.doing);
        const Open open = openIn(m_switches, maneuver);
        const QString words = doingWords(m_condition);
        // What leaves him open is seen where there is little room, too.
        if (open == Open::None || open == Open::NoParry)
            chip(Mark::Stance, words + QStringLiteral(" · ") + openWords(open), openWords(open));
        else
            chip(Mark::Stance, words, maneuverName(maneuver));
    }

    /// What of his defences is used until his turn begins (R3-27, R3-32, R3-36).
    void addUsedChips()
    {
        if (m_condition.parries > 0)
            chip(Mark::Lost, parriesWords(m_condition.parries), shortParryWords(-kExtraParry * m_condition.parries));
        if (m_condition.blocks > 0)
            chip(Mark::Lost, blockUsedWords(), blockUsedWords());
        if (m_condition.retreats > 0)
            chip(Mark::Lost, retreatedWords(QString()), retreatedWords(QString()));
    }

    void addHarm()
    {
        if (const QString words = hpStateWords(hpState()); !words.isEmpty())
            force(m_condition.dead ? Mark::Dead : Mark::Condition, words,
                  m_condition.dead ? QString() : reelingWords(m_character, m_condition, m_switches));
        if (m_digest.isOut && !m_condition.dead)
            force(Mark::Out, unconsciousWords());
        if (m_condition.thresholds != 0 && !m_condition.dead)
            force(Mark::Condition, thresholdsName(), passedThresholds());
        if (m_condition.shock > 0)
            force(Mark::Lost, shockWords(-m_condition.shock));
        if (const int shock = shockToCome(m_condition); shock != 0)
            force(Mark::Lost, lossWords(shock));
        if (m_condition.stunned)
            force(Mark::Lost, stunnedWords(), onDefences(m_switches.stunned));
        if (m_condition.offBalance)
            force(Mark::Lost, offBalanceWords(), onDefences(-kOffBalance));
        const int penalty = posturePenalty();
        if (m_condition.posture != Posture::Standing || penalty != 0)
            force(Mark::Posture, m_digest.posture, onDefences(penalty));
        if (m_condition.rising)
            force(Mark::Posture, risingWords());
    }

    static QString onDefences(int penalty) { return penalty == 0 ? QString() : onDefencesWords(penalty); }

    /// Each by how many times his HP it is: "−1 ×, −2 ×".
    [[nodiscard]] QString passedThresholds() const
    {
        QStringList words;
        for (int i = 0; i < kDeathThresholds; ++i) {
            if ((m_condition.thresholds >> i & 1) != 0)
                words << text::number(-(i + 1) * m_character.hpMax);
        }
        return words.join(QStringLiteral(", "));
    }

    static QString signedOrNothing(int number) { return number == 0 ? QString() : text::signedNumber(number); }

    void addTokens()
    {
        for (const Feinted& feint : m_condition.feints)
            force(Mark::Target, feintByWords(nameOf(feint.from)), feintWords(feint));
        if (m_condition.aimTurns > 0)
            force(Mark::Aims, aimWords(m_condition.aimTurns, nameOf(m_condition.aimAt)));
        if (m_condition.evaluateTurns > 0)
            force(Mark::Aims, evaluateWords(m_condition.evaluateTurns, nameOf(m_condition.evaluateAt)),
                  signedOrNothing(evaluateBonus(m_condition, m_switches)));
        if (m_condition.waiting)
            force(Mark::Held, waitWords(m_condition.waitTrigger, nameOf(m_condition.waitFor)));
    }

    /// The maneuver with what it leaves, and what is used of his defences until his turn begins anew.
    void addTurn()
    {
        if (m_condition.doing != Doing::Nothing && !m_condition.waiting)
            force(Mark::Stance, doingWords(m_condition), leavesWords(m_switches, maneuverOf(m_condition.doing)));
        if (m_condition.strikesLeft > 0)
            force(Mark::Held, strikeLeftWords(), nameOf(m_condition.struckAt));
        if (m_condition.parries > 0)
            force(Mark::Lost, parriesWords(m_condition.parries), nextParryWords(-kExtraParry * m_condition.parries));
        if (m_condition.blocks > 0)
            force(Mark::Lost, blockUsedWords());
        if (m_condition.retreats > 0)
            force(Mark::Lost, retreatedWords(nameOf(m_condition.retreatedFrom)));
        if (m_condition.acrobatic)
            force(Mark::Lost, acrobaticUsedWords());
        if (m_condition.moved > 0)
            force(Mark::Note, movedWords(m_condition.moved));
    }

    /// Against an ordinary blow from the front, as the sheet has it; what is used up or left by no maneuver has no number (R3-20, R3-25,
    /// R3-30, R3-53, R3-69, R3-70).
    void addFigures()
    {
        NoAnswerer nobody;
        Derivation silent(nobody, nullptr, {}, nullptr);
        // Whoever has a place keeps it, whatever becomes of him (R3-D49).
        const std::int32_t speed = m_condition.placeSpeed != kNoEntry
            ? m_condition.placeSpeed
            : speedNow(silent, m_character, m_condition, m_switches, Quantity::SheetSpeed, Quantity::SheetSpeed).value;
        m_digest.place = Figure{speedName(), speedWords(speed)};
        if (m_digest.isOut)
            return;
        static const AttackOptions kBlow;
        const HeldAs held(m_source);
        const Defences all = defencesOf({m_switches, m_character, m_condition, held.weapons, held.states, m_worn.pieces,
                                         m_worn.states, kBlow, fist()});
        const auto add = [&](const QString& name, std::initializer_list<DefenceKind> kinds) {
            std::optional<std::int32_t> best;
            bool isKept = false;
            for (const DefenceKind kind : kinds) {
                const Option& option = all[static_cast<std::size_t>(kind)];
                isKept = isKept || !option.barrier || !isForGood(*option.barrier);
                if (!option.barrier)
                    best = std::max(best.value_or(option.worth), option.worth);
            }
            if (isKept)
                m_digest.figures.push_back({name, best ? text::number(*best) : QStringLiteral("–")});
        };
        add(dodgeName(), {DefenceKind::Dodge});
        add(parryName(), {DefenceKind::ParryRight, DefenceKind::ParryLeft});
        if (shieldOf(m_worn.pieces, m_worn.states, true))
            add(blockName(), {DefenceKind::Block});
        const Term move = allowedMove(silent, m_character, m_condition, m_switches, Distance::Move);
        m_digest.figures.push_back({moveName(), text::number(move.value)});
    }

    /// Whether he has not got the defence at all, whatever turn it is.
    static bool isForGood(const Barrier& barrier)
    {
        const auto code = static_cast<RefusalCode>(barrier.refusal);
        return code == RefusalCode::NoShield || code == RefusalCode::NoHands || code == RefusalCode::HandHoldsOther
            || code == RefusalCode::NotAgainstThis;
    }

    void addGear()
    {
        for (std::size_t i = 0; i < m_worn.pieces.size(); ++i) {
            const Armour& piece = m_worn.pieces[i];
            const QString unready = unwornWords(piece, m_worn.states[i]);
            if (piece.shield || !unready.isEmpty())
                force(unready.isEmpty() ? Mark::Note : Mark::Lost, text::visible(piece.name),
                      unready.isEmpty() ? bonusWords(piece.db) : unready);
        }
    }

    void addSkills()
    {
        for (const Ranks* skills : {&m_character.skills, &m_character.otherSkills}) {
            for (const auto& [name, level] : skills->entries)
                force(Mark::Note, text::visible(name), text::number(level));
        }
    }

    /// A loss is one of the whole body; a place is worth what calling it costs and what it does (R3-19, R3-D50).
    void addLocations()
    {
        const text::Naming names(*findSystem("rollunder"), &m_switches);
        const int most = std::max(m_character.hpMax, 1);
        // Crossed out is the body of the dead alone: below 0 HP somebody may go on fighting.
        constexpr int kMostAlive = 90;
        const int looks = m_condition.dead ? 100 : std::clamp(100 * m_condition.hpLost / most, 0, kMostAlive);
        for (std::size_t i = 0; i < kLocations; ++i) {
            LocationDigest& location = m_digest.locations.emplace_back();
            const auto place = static_cast<Location>(i);
            location.name = text::location(names, kLocationIds[i]);
            location.shortName = text::shortLocation(names, kLocationIds[i]);
            location.worn = looks;
            const int cost = rowFor(m_switches.places, placeOf(place)).cells[placecolumn::kModifier];
            location.shortNote = signedOrNothing(cost);
            // Where his DR is told, that of the place is in it.
            QStringList words{location.shortNote,
                              m_source.tellsArmour ? injuryWords(m_switches, placeOf(place), m_character.hpMax)
                                                   : placeWords(m_switches, placeOf(place), m_character.hpMax)};
            words.removeAll(QString());
            location.note = words.join(QStringLiteral(" · "));
            if (m_source.tellsArmour)
                location.armour = armourWords(place);
        }
    }

    [[nodiscard]] QString armourWords(Location place) const
    {
        return drSumWords(drThere(place, m_character.dr, m_worn.pieces, m_worn.states, m_switches));
    }
};

Digest digestOf(const DigestSource& source)
{
    return DigestMaker(source).digest();
}

WeaponDigest weaponOf(const CombatantView::Item& item, const DigestSource& /*holder*/)
{
    const auto& weapon = item.record.record.as<Weapon>();
    const RecordKind usedAs = isMelee(weapon) ? RecordKind::MeleeWeapon
        : weapon.kind == WeaponKind::Thrown   ? RecordKind::ThrownWeapon
                                              : RecordKind::Weapon;
    return digestOfHeldWeapon<Weapon, WeaponState>(item, weaponDetail(weapon), usedAs, unreadyWords);
}

}  // namespace

const SystemView& systemView()
{
    static const SystemView kView{
        .id = "rollunder",
        .digest = digestOf,
        .weapon = weaponOf,
        .resultWords = resultWords,
        .facets = {.sides = SidesFacet{isNamed},
                   .history = HistoryFacet{resultWords, matterOf, namesAction, alsoCalled},
                   .changes = ChangesFacet{changeWords},
                   .verdict = VerdictFacet{sentenceWords},
                   .wounds = WoundsFacet{woundParts, setbackWords},
                   .givenNames = GivenNamesFacet{rolledWithWords},
                   .rolls = RollsFacet{rollNeeds},
                   .choices = ChoicesFacet{[](const ActionRecord&, QuestionKey) { return false; }, choiceWords},
                   .decisions = &decisionReading(),
                   .actions = ActionsFacet{.quick = quickActions,
                                           .cures = curesOf,
                                           .meant = meantActions,
                                           .unarmed = unarmedActions,
                                           .words = actionTitle,
                                           .title = titleOfAction,
                                           .due = dueAction},
                   .fields = FieldsFacet{.isModifier = isSigned, .compared = compared, .names = namesFor},
                   .library = LibraryFacet{.facts = factsOf, .situation = situationFor}}};
    return kView;
}

}  // namespace hitspread::rollunder
