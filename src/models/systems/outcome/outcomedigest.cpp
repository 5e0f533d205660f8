#include "models/fight/digestdraft.h"
#include "models/fight/weapondigest.h"
#include "models/systems/outcome/outcomefacts.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/outcome/actionphrases.h"
#include "text/systems/outcome/combatantwords.h"
#include "text/systems/outcome/phrases.h"
#include "text/systems/outcome/resultwords.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace hitspread::outcome {

[[nodiscard]] const SystemView& systemView();

namespace {

/// All that is to be seen of one, the gravest first.
class DigestMaker : DigestDraft<Kit> {
public:
    explicit DigestMaker(const DigestSource& source) : DigestDraft(source) {}

    [[nodiscard]] Digest digest()
    {
        addState();
        addChips();
        addWound();
        addTies();
        addTurn();
        addPlace();
        addGear();
        addSkills();
        addLocations();
        return std::move(m_digest);
    }

private:
    [[nodiscard]] int burden() const { return woundPenalty(m_character, m_condition, m_switches); }
    [[nodiscard]] QString wound() const { return woundWords(m_switches, m_condition.levels); }
    [[nodiscard]] QString nameOf(std::int32_t number) const { return m_source.nameOf(number); }

    void addState()
    {
        const int most = deadlyLevels(m_switches);
        m_digest.tracks.push_back({.name = levelsName(),
                                   .left = most - m_condition.levels,
                                   .most = most,
                                   .lost = {.field = "levels"},
                                   .counts = TrackDigest::Counts::Taken});
        m_digest.isOut = !canAct(m_condition, m_switches);
        if (m_condition.levels > 0)
            m_digest.posture = wound();
        if (m_condition.initiative != kNoEntry)
            m_digest.initiative = m_condition.initiative;
        if (m_condition.inTurn)
            m_digest.actionsLeft = actionsLeft(m_condition);
        m_digest.initiativeField = "initiative";
    }

    void addChips()
    {
        if (m_condition.dead)
            return chip(Mark::Dead, deadWords(), deadWords());
        if (m_digest.isOut)
            chip(Mark::Out, wound(), shortOutWords());
        if (m_condition.pinned)
            chip(Mark::Posture, pinnedWords(nameOf(m_condition.heldBy)), shortPinnedWords());
        else if (m_condition.heldBy != 0)
            chip(Mark::Posture, heldWords(nameOf(m_condition.heldBy)), shortHeldWords());
        // Whoever is down is held still, and nothing else.
        if (m_digest.isOut)
            return;
        if (m_condition.holding != 0)
            chip(Mark::Held, holdingWords(nameOf(m_condition.holding)), shortHoldingWords());
        if (!canWalk(m_condition, m_switches))
            chip(Mark::Posture, cannotWalkWords(), shortCannotWalkWords());
        if (burden() != 0)
            chip(Mark::Lost, burdenWords(burden()), text::signedNumber(burden()));
        m_digest.aimedAt = m_condition.aimTurns > 0 ? m_condition.aimAt : 0;
        if (m_condition.aimTurns > 0)
            chip(Mark::Aims, aimWords(m_condition.aimTurns, nameOf(m_condition.aimAt)),
                 shortAimWords(m_condition.aimTurns));
        if (m_condition.tokens.size() > 0)
            chip(Mark::Target, tokenWords(static_cast<int>(m_condition.tokens.size())),
                 shortTokenWords(static_cast<int>(m_condition.tokens.size())));
        if (m_condition.cover != Cover::None)
            chip(Mark::Area, coverWords(m_condition.cover), shortCoverWords(m_condition.cover));
        for (const QString& words : hiddenWords())
            chip(Mark::Note, words, words);
        if (!m_condition.plan.isEmpty())
            chip(Mark::Stance, plans(), plans());
    }

    [[nodiscard]] QString plans() const { return plansWords({m_condition.plan.begin(), m_condition.plan.end()}); }

    [[nodiscard]] QStringList hiddenWords() const
    {
        QStringList words;
        if (m_condition.concealed)
            words << concealedWords();
        if (m_condition.invisible)
            words << invisibleWords();
        if (m_condition.pinpointed)
            words << pinpointedWords();
        return words;
    }

    void addWound()
    {
        if (m_condition.levels == 0 && !m_condition.dead)
            return;
        QStringList effects;
        if (burden() != 0)
            effects << burdenWords(burden());
        if (canAct(m_condition, m_switches) && !canWalk(m_condition, m_switches))
            effects << cannotWalkWords();
        force(Mark::Condition, m_condition.dead ? deadWords() : wound(), effects.join(QStringLiteral(", ")));
    }

    void addTies()
    {
        if (m_condition.pinned)
            force(Mark::Posture, pinnedWords(nameOf(m_condition.heldBy)));
        else if (m_condition.heldBy != 0)
            force(Mark::Posture, heldWords(nameOf(m_condition.heldBy)));
        if (m_condition.holding != 0)
            force(Mark::Held, holdingWords(nameOf(m_condition.holding)),
                  m_condition.garrote == kNoEntry ? QString() : garroteWords(m_condition.garrote));
        for (const Token& token : m_condition.tokens)
            force(Mark::Target, tokenWords(1), tokenUntilWords(token.until));
    }

    void addTurn()
    {
        if (m_condition.aimTurns > 0)
            force(Mark::Aims, aimWords(m_condition.aimTurns, nameOf(m_condition.aimAt)),
                  text::signedNumber(std::min(m_condition.aimTurns, kMostAim)));
        // Who is held means who holds him, whatever he declared before (OUT-50).
        m_digest.meant = m_condition.heldBy;
        for (const Planned& line : m_condition.plan) {
            force(Mark::Stance, planWords(line, nameOf(line.whom)), line.done > 0 ? doneWords(line) : QString());
            // A defence waits for whoever comes; anything else is done to somebody.
            if (m_digest.meant == 0 && line.done < line.count && !isDefence(line.plan))
                m_digest.meant = line.whom;
        }
        if (m_digest.meant == 0)
            m_digest.meant = m_condition.aimAt;
        const int actions = actionsOf(m_condition);
        if (actionPenalty(actions) != 0)
            force(Mark::Lost, actionsWords(actions, actionPenalty(actions)));
    }

    void addPlace()
    {
        if (m_condition.cover != Cover::None)
            force(Mark::Area, coverWords(m_condition.cover),
                  m_condition.coverArmour > 0 ? armourWords(m_condition.coverArmour) : QString());
        for (const QString& words : hiddenWords())
            force(Mark::Note, words);
    }

    /// Shields as they are carried, and all points that take something off a hit.
    void addGear()
    {
        for (std::size_t i = 0; i < m_worn.pieces.size(); ++i) {
            if (m_worn.pieces[i].shield)
                force(Mark::Note, text::visible(m_worn.pieces[i].name),
                      carriedWords(m_worn.pieces[i], m_worn.states[i]));
        }
        if (!m_source.tellsArmour)
            return;
        const int points = m_character.integralArmour + m_character.wornArmour
            + wornPoints(m_worn.pieces, m_worn.states);
        if (points > 0)
            force(Mark::Note, armourName(), text::number(points));
    }

    void addSkills()
    {
        const std::array<std::pair<QString, std::int32_t>, 5> usual{{{disciplineName(), m_character.discipline},
                                                                     {physiqueName(), m_character.physique},
                                                                     {meleeName(), m_character.melee},
                                                                     {rangedName(), m_character.ranged},
                                                                     {unarmedName(), m_character.unarmed}}};
        for (const auto& [name, rating] : usual)
            force(Mark::Note, name, namedRatingWords(m_switches, rating));
        for (const auto& [name, rating] : m_character.skills.entries)
            force(Mark::Note, text::visible(name), namedRatingWords(m_switches, rating));
        if (m_character.painTolerance)
            force(Mark::Note, painToleranceName());
    }

    /// A wound is one of the whole body; a place is worth something only where calling it costs something (OUT-D34).
    void addLocations()
    {
        const System& system = *findSystem("outcome");
        const int most = std::max(deadlyLevels(m_switches), 1);
        const int looks = std::clamp(100 * m_condition.levels / most, 0, 100);
        for (std::size_t i = 0; i < kPieces; ++i) {
            LocationDigest& location = m_digest.locations.emplace_back();
            location.name = text::location(text::Naming::usual(system), kPieceIds[i]);
            location.shortName = text::shortLocation(text::Naming::usual(system), kPieceIds[i]);
            location.worn = m_condition.dead ? 100 : looks;
            if (const int cost = calledShotCost(m_switches, static_cast<Piece>(i)); cost != 0) {
                location.note = calledCostWords(cost);
                location.shortNote = text::signedNumber(cost);
            }
        }
    }
};

Digest digestOf(const DigestSource& source)
{
    return DigestMaker(source).digest();
}

WeaponDigest weaponOf(const CombatantView::Item& item, const DigestSource& /*holder*/)
{
    const auto& weapon = item.record.record.as<Weapon>();
    const RecordKind usedAs = weapon.kind == WeaponKind::Melee ? RecordKind::MeleeWeapon
        : weapon.kind == WeaponKind::Thrown                    ? RecordKind::ThrownWeapon
                                                               : RecordKind::Weapon;
    return digestOfWeapon<Weapon, WeaponState>(item, weaponDetail(weapon), usedAs, unreadyWords);
}

}  // namespace

const SystemView& systemView()
{
    static const SystemView kView{
        .id = "outcome",
        .digest = digestOf,
        .weapon = weaponOf,
        .resultWords = resultWords,
        .facets = {.sides = SidesFacet{isOfOther},
                   .history = HistoryFacet{resultWords, matterOf,
                                           [](std::string_view action) {
                                               return matterOf(action) == Matter::Blow
                                                   || matterOf(action) == Matter::Test;
                                           },
                                           [](std::string_view action) {
                                               return isAttack(matterOf(action)) ? attackAlsoCalled() : QString();
                                           }},
                   .changes = ChangesFacet{changeWords},
                   .verdict = VerdictFacet{sentenceWords},
                   .wounds = WoundsFacet{woundParts, setbackWords},
                   .givenNames = GivenNamesFacet{givenName},
                   .decisions = &decisionReading(),
                   .actions = ActionsFacet{quickActions, curesOf, meantActions, isForWindow, unarmedActions,
                                           actionTitle, titleOfAction},
                   .fields = FieldsFacet{.isModifier = isSigned, .compared = compared, .names = namesFor},
                   .library = LibraryFacet{.facts = factsOf, .situation = situationFor}}};
    return kView;
}

}  // namespace hitspread::outcome
