#include "models/fight/digestdraft.h"
#include "models/fight/weapondigest.h"
#include "models/systems/twod6/twod6facts.h"
#include "rules/core/situation.h"
#include "rules/systems/registry.h"
#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/person.h"
#include "rules/systems/twod6/simpleactions.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/twod6/actionphrases.h"
#include "text/systems/twod6/combatantwords.h"
#include "text/systems/twod6/phrases.h"
#include "text/systems/twod6/resultwords.h"
#include "text/systems/twod6/turnwords.h"
#include "text/systems/twod6/weaponwords.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hitspread::twod6 {

[[nodiscard]] const SystemView& systemView();

namespace {

constexpr std::int32_t kSimpleActions = 2;
// How bad a location looks that is put out of use, in percent.
constexpr int kIncapacitatedLooks = 70;
constexpr int kDisabledLooks = 90;
constexpr int kMostAlive = 90;  // crossed out is the body of the dead alone

/// All that is to be seen of one, the gravest first.
class DigestMaker : DigestDraft<Kit> {
public:
    explicit DigestMaker(const DigestSource& source) : DigestDraft(source), m_names(*findSystem("twod6"), &m_switches)
    {}

    [[nodiscard]] Digest digest()
    {
        addState();
        addChips();
        addHarm();
        addClocks();
        addTies();
        addTurn();
        addMovement();
        addPlace();
        addFigures();
        addGear();
        addSkills();
        addLocations();
        return std::move(m_digest);
    }

private:
    [[nodiscard]] QString nameOf(std::int32_t number) const { return m_source.nameOf(number); }
    [[nodiscard]] QString holders() const
    {
        QStringList names;
        for (const Holder& one : m_condition.heldBy) {
            if (const QString name = nameOf(one.who); !name.isEmpty())
                names << name;
        }
        return names.join(QStringLiteral(", "));
    }

    void addState()
    {
        m_digest.tracks.push_back({.name = monitorName(),
                                   .left = boxesOf(m_character.bld) - m_condition.filled,
                                   .most = boxesOf(m_character.bld),
                                   .lost = {.field = "filled"},
                                   .counts = TrackDigest::Counts::Taken,
                                   .grave = m_condition.lethal,
                                   .lines = static_cast<int>(kMonitorLines)});
        m_digest.tracks.back().lineNames = {lineWords(Line::Good), lineWords(Line::Fair), lineWords(Line::Poor)};
        m_digest.isOut = !isAwake(m_condition);
        m_digest.isDown = m_condition.prone;
        m_digest.posture = posture();
        if (m_condition.score != kNoEntry)
            m_digest.initiative = m_condition.score;
        m_digest.initiativeField = "score";
        m_digest.stepsIn = m_condition.seized;
        if (m_condition.inRound)
            m_digest.actionsLeft = simpleLeft();
        m_digest.aimedAt = m_condition.aimRounds > 0 ? m_condition.aimAt : 0;
        m_digest.meant = meant();
    }

    [[nodiscard]] QString posture() const
    {
        QStringList words;
        if (m_condition.prone)
            words << proneWords();
        words << shortMonitorWords(m_character, m_condition);
        return text::joined(words, u", ");
    }

    /// Simple Actions he may still take.
    [[nodiscard]] int simpleLeft() const
    {
        const Condition now = aboutToAct(m_condition);
        const bool isOver = now.acted || now.complexTaken || !isAwake(now) || isHeld(now) || isLaidUp(now);
        return isOver || now.surprised || now.underCare ? 0 : std::max(kSimpleActions - now.simple, 0);
    }

    /// Whom he is tied to comes before whom he treats, and him before whom he aims at.
    [[nodiscard]] RecordId meant() const
    {
        if (isHeld(m_condition))
            return m_condition.heldBy[0].who;
        if (m_condition.holding != 0)
            return m_condition.holding;
        return m_condition.treats != 0 ? m_condition.treats : m_condition.aimAt;
    }

    void addChips()
    {
        if (m_condition.dead)
            return chip(Mark::Dead, deadWords(), deadWords());
        if (m_digest.isOut)
            chip(Mark::Out, unconsciousWords(), shortOutWords());
        addClockChips();
        if (isHeld(m_condition))
            chip(Mark::Posture, heldByWords(holders()), shortHeldWords());
        // Of whoever is out nothing else counts.
        if (m_digest.isOut)
            return;
        if (m_condition.surprised)
            chip(Mark::Lost, surprisedWords(), surprisedWords());
        if (isLaidUp(m_condition))
            chip(Mark::Lost, m_condition.mayAct ? mayActWords() : laidUpWords(), laidUpWords());
        if (m_condition.underCare)
            chip(Mark::Away, underCareWords(), shortCareWords());
        if (const QString words = shortMonitorWords(m_character, m_condition); !words.isEmpty())
            chip(Mark::Condition, words, words);
        if (m_condition.prone)
            chip(Mark::Posture, proneWords(), proneWords());
        addTurnChips();
        addStanceChips();
    }

    /// Announced as long as the dice have not fallen (TD-110, TD-114).
    void addClockChips()
    {
        chip(Mark::Bleeding, saveDueWords(m_character, m_condition, m_switches), shortSaveWords(m_condition.saveIn));
        chip(Mark::Condition, wakeDueWords(m_character, m_condition, m_switches), shortWakeWords(m_condition.wakeIn));
    }

    /// What is still allowed, and who steps in before whom (TD-08, TD-16, TD-17).
    void addTurnChips()
    {
        if (m_condition.seized > 0)
            chip(Mark::Held, text::joined({seizedWords(), stackWords(m_condition.seized)}, u", "),
                 shortStackWords(m_condition.seized));
        if (m_condition.evadeOpen && m_condition.rolledAgainst)
            chip(Mark::Held, mayEvadeNowWords(), shortMayEvadeWords());
        // Who has not begun has all of it, which goes without saying.
        if (m_condition.begun || isHeld(m_condition))
            chip(Mark::Stance, actionsLeftWords(m_condition), shortActionsLeftWords(m_condition));
    }

    void addStanceChips()
    {
        if (m_condition.holding != 0)
            chip(Mark::Held, holdsWords(nameOf(m_condition.holding)), shortHoldsWords());
        if (m_condition.aimRounds > 0)
            chip(Mark::Aims, aimWords(m_condition, m_switches, nameOf(m_condition.aimAt)),
                 shortAimWords(m_condition.aimRounds));
        if (const QString words = treatsWords(m_condition, m_switches, nameOf(m_condition.treats)); !words.isEmpty())
            chip(Mark::Held, words, words);
        if (m_condition.movement == Movement::Evaded)
            chip(Mark::Stance, movedWords(m_character, m_condition), evadesWords());
        if (m_condition.allOut)
            chip(Mark::Target, allOutWords(), shortAllOutWords());
        chip(Mark::Area, coverPlacesWords(m_names, m_condition), coverWords(m_condition.cover));
        if (m_condition.concealed)
            chip(Mark::Area, concealedWords(), shortConcealedWords());
        if (m_condition.movement != Movement::Evaded)
            chip(Mark::Note, movedWords(m_character, m_condition), movementWords(m_condition.movement));
    }

    /// The monitor with what it takes to stay awake, and what is out of use (TD-96, TD-102, TD-105).
    void addHarm()
    {
        const bool isHurt = m_condition.filled > 0 || m_digest.isOut;
        if (isHurt)
            force(
                m_condition.dead ? Mark::Dead : Mark::Condition, monitorName(),
                text::joined({monitorWords(m_character, m_condition),
                              m_digest.isOut ? QString() : consciousnessWords(m_character, m_condition, m_switches)}));
        for (std::size_t i = 0; i < kLocations; ++i)
            force(Mark::Condition, woundWords(m_names, m_condition, static_cast<Location>(i)));
        if (isLaidUp(m_condition) && !m_digest.isOut)
            force(Mark::Lost, m_condition.mayAct ? mayActWords() : laidUpWords());
    }

    void addClocks()
    {
        if (const QString words = saveDueWords(m_character, m_condition, m_switches); !words.isEmpty())
            force(Mark::Bleeding, shortSaveWords(m_condition.saveIn),
                  text::joined({words, forecastWords(m_character, m_condition, m_switches)}));
        if (const QString words = wakeDueWords(m_character, m_condition, m_switches); !words.isEmpty())
            force(Mark::Condition, shortWakeWords(m_condition.wakeIn), words);
        if (m_condition.stabilised && !m_condition.dead)
            force(Mark::Note, stabilisedWords());
        if (m_condition.underCare)
            force(Mark::Away, underCareWords());
    }

    void addTies()
    {
        for (const Holder& one : m_condition.heldBy)
            force(Mark::Posture, heldByWords(nameOf(one.who)));
        if (m_condition.holding != 0)
            force(Mark::Held, holdsWords(nameOf(m_condition.holding)));
        force(Mark::Held, treatsWords(m_condition, m_switches, nameOf(m_condition.treats)));
        force(Mark::Aims, aimWords(m_condition, m_switches, nameOf(m_condition.aimAt)));
    }

    void addTurn()
    {
        if (m_condition.surprised)
            force(Mark::Lost, surprisedWords());
        if (m_condition.seized > 0)
            force(Mark::Held, shortStackWords(m_condition.seized), seizedWords());
        if (const QString words = actionsLeftWords(m_condition); !words.isEmpty())
            force(Mark::Stance, actionsName(), words);
        if (m_condition.allOut)
            force(Mark::Target, allOutWords(), onBlowsWords(modifierOf(m_switches, MeleeRow::TargetAllOut)));
        if (m_condition.drew)
            force(Mark::Note, drewWords(), signedOf(RangedRow::Drew));
        if (m_condition.shot)
            force(Mark::Note, shotWords(), onBlowsWords(modifierOf(m_switches, MeleeRow::RangedAttack)));
    }
    [[nodiscard]] QString signedOf(RangedRow row) const { return text::signedNumber(modifierOf(m_switches, row)); }

    /// How he last moved, and what that makes of attacks on him; an Evade with what is still to come of it (TD-28, TD-D11).
    void addMovement()
    {
        if (m_digest.isOut)
            return;
        const QString moved = movedWords(m_character, m_condition);
        if (moved.isEmpty())
            return;
        force(m_condition.movement == Movement::Evaded ? Mark::Stance : Mark::Note, moved,
              againstMovedWords(m_condition, m_switches));
        if (m_condition.evadeOpen)
            force(Mark::Held, m_condition.rolledAgainst ? mayEvadeNowWords() : mayEvadeLaterWords());
    }

    void addPlace()
    {
        if (m_condition.prone)
            force(Mark::Posture, proneWords(), onShotsWords(modifierOf(m_switches, RangedRow::Prone)));
        if (const QString words = coverPlacesWords(m_names, m_condition); !words.isEmpty())
            force(Mark::Area, words, onShotsWords(coverWorth()));
        if (m_condition.concealed)
            force(Mark::Area, concealedWords(), onBlowsWords(modifierOf(m_switches, MeleeRow::Concealment)));
        if (m_condition.elevation != 0)
            force(Mark::Note, elevationWords(m_condition.elevation));
    }
    [[nodiscard]] int coverWorth() const
    {
        switch (m_condition.cover) {
        case Cover::Partial: return modifierOf(m_switches, RangedRow::PartialCover);
        case Cover::Full: return modifierOf(m_switches, RangedRow::FullCover);
        case Cover::None: break;
        }
        return 0;
    }

    /// How far each mode carries him as he is; one that does not is not there (TD-22 to TD-25, TD-D52, TD-D54, TD-D60).
    void addFigures()
    {
        const bool isTied = isHeld(m_condition) || m_condition.holding != 0;
        if (m_digest.isOut || isTied)
            return;
        const auto add = [this](const QString& name, Mode mode) {
            m_digest.figures.push_back({name, metresWords(metresOf(m_character, m_condition, m_switches, mode))});
        };
        if (m_condition.prone)
            return add(crawlName(), Mode::Crawl);
        if (isLegHurt(m_condition, Wound::Disabled))
            return;
        add(walkName(), Mode::Walk);
        if (isLegHurt(m_condition, Wound::Incapacitated))
            return;
        add(runName(), Mode::Run);
        add(sprintName(), Mode::Sprint);
        add(evadeName(), Mode::None);
    }

    void addGear()
    {
        for (std::size_t i = 0; i < m_worn.pieces.size(); ++i) {
            const QString unworn = unwornWords(m_worn.pieces[i], m_worn.states[i]);
            const QString pool = poolLeftWords(m_worn.pieces[i], m_worn.states[i]);
            if (!unworn.isEmpty() || !pool.isEmpty())
                force(unworn.isEmpty() ? Mark::Note : Mark::Lost, text::visible(m_worn.pieces[i].name),
                      unworn.isEmpty() ? pool : unworn);
        }
    }

    void addSkills()
    {
        for (const auto& [name, level] : m_character.skills.entries)
            force(Mark::Note, text::visible(name), text::number(level));
    }

    /// Marks are those of the whole body; a place is worth what aiming there costs, what stops a hit there, and how it is itself
    /// (TD-44, TD-63, TD-88, TD-105).
    void addLocations()
    {
        const int looks = std::clamp(100 * m_condition.filled / std::max(boxesOf(m_character.bld), 1), 0, kMostAlive);
        for (std::size_t i = 0; i < kLocations; ++i) {
            LocationDigest& location = m_digest.locations.emplace_back();
            const auto place = static_cast<Location>(i);
            const Wound wound = woundAt(m_condition, place);
            location.name = text::location(m_names, kLocationIds[i]);
            location.shortName = text::shortLocation(m_names, kLocationIds[i]);
            location.wound = severityWords(wound);
            location.worn = m_condition.dead ? 100
                : wound == Wound::Disabled   ? std::max(looks, kDisabledLooks)
                : wound == Wound::Ok         ? looks
                                             : std::max(looks, kIncapacitatedLooks);
            QStringList words{aimedCostWords(place, m_switches)};
            if (isIn(m_condition.covered, place))
                words.prepend(coveredWords());
            location.note = text::joined(words);
            location.shortNote = shortAimedCostWords(place, m_switches);
            if (m_source.tellsArmour)
                location.armour = armourWords(place);
        }
    }

    /// What stops a hit there: of each kind of damage the piece that counts; where it is one for both, once.
    [[nodiscard]] QString armourWords(Location place) const
    {
        const auto against = [&](DamageType type) { return armourAt(m_worn.pieces, m_worn.states, place, type); };
        const auto lethal = against(DamageType::Lethal);
        const auto bruise = against(DamageType::Bruise);
        const auto said = [&](std::size_t piece) {
            const std::int32_t pool = m_worn.states[piece].poolLeft;
            const bool isAblative = m_worn.pieces[piece].pool != kNoEntry;
            return text::joined({fractionWords(m_worn.pieces[piece]), isAblative ? poolWords(pool) : QString()}, u", ");
        };
        if (!lethal && !bruise)
            return noArmourWords();
        if (lethal == bruise)
            return said(*lethal);
        QStringList words;
        if (lethal)
            words << text::joined({said(*lethal), typeWords(DamageType::Lethal)}, u" ");
        if (bruise)
            words << text::joined({said(*bruise), typeWords(DamageType::Bruise)}, u" ");
        return text::joined(words);
    }

    const text::Naming m_names;
};

Digest digestOf(const DigestSource& source)
{
    return DigestMaker(source).digest();
}

WeaponDigest weaponOf(const CombatantView::Item& item, const DigestSource& /*holder*/)
{
    const auto& weapon = item.record.record.as<Weapon>();
    return digestOfHeldWeapon<Weapon, WeaponState>(
        item, weaponDetail(weapon), isMelee(weapon) ? RecordKind::MeleeWeapon : RecordKind::Weapon, unreadyWords);
}

}  // namespace

const SystemView& systemView()
{
    static const SystemView kView{
        .id = "twod6",
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
                                           .isForWindow = isForWindow,
                                           .unarmed = unarmedActions,
                                           .words = actionTitle,
                                           .title = titleOfAction,
                                           .ending = Pass::kAction.id},
                   .clocks = ClocksFacet{clocksOf},
                   .fields = FieldsFacet{.isModifier = isSigned, .compared = compared, .names = namesFor},
                   .library = LibraryFacet{.facts = factsOf, .situation = situationFor}}};
    return kView;
}

}  // namespace hitspread::twod6
