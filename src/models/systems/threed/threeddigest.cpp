#include "models/systems/threed/threedfacets.h"

#include "rules/systems/registry.h"
#include "rules/systems/threed/guns/gunchecks.h"
#include "rules/systems/threed/harm/bleeding.h"
#include "rules/systems/threed/harm/protection.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "rules/systems/threed/person.h"
#include "services/library/recordname.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/threed/combatantwords.h"

namespace hitspread::threed {

[[nodiscard]] const SystemView& systemView();

namespace {

class Builder {
public:
    Builder(const DigestSource& source, std::optional<KeptArea> area)
        : m_character(source.character.as<Character>()),
          m_condition(source.condition.as<Condition>()),
          m_switches(source.switches.isNull() ? Switches{} : source.switches.as<Switches>()),
          m_area(std::move(area)),
          m_aimedAt(source.nameOf(m_condition.aimTarget)),
          m_tellsArmour(source.tellsArmour)
    {
        for (std::size_t i = 0; i < source.armour.size(); ++i) {
            const bool hasState = i < source.armourState.size() && !source.armourState[i].isNull();
            m_armour.push_back(source.armour[i].as<Armour>());
            m_armourState.push_back(hasState ? source.armourState[i].as<ArmourState>() : ArmourState{});
        }
    }

    Digest build()
    {
        m_digest.tracks.push_back({.name = incapName(),
                                   .left = incapLeft(m_character, m_condition),
                                   .most = m_character.incapMax,
                                   .lost = {.field = "standardTotal", .elsewhere = m_condition.bruisingTotal}});
        m_digest.wounds = openWounds(m_condition);
        m_digest.isOut = !canAct(m_condition);
        if (m_condition.initiative != kNoEntry)
            m_digest.initiative = m_condition.initiative;
        if (m_condition.actionsLeft != kNoEntry)
            m_digest.actionsLeft = m_condition.actionsLeft;
        m_digest.initiativeField = "initiative";
        m_digest.actionsLeftField = "actionsLeft";
        m_digest.posture = postureWords(m_condition.posture);
        m_digest.aimedAt = m_condition.aims > 0 ? m_condition.aimTarget : 0;
        m_digest.meant = m_digest.aimedAt;
        addChips();
        addForces();
        for (std::size_t i = 0; i < kLocations; ++i)
            m_digest.locations.push_back(location(i));
        return std::move(m_digest);
    }

private:
    void chip(Mark mark, const SignWords& words) { m_digest.chips.push_back({mark, words.text, words.brief}); }

    void count(Mark mark, Sign sign, int number)
    {
        if (number > 0)
            chip(mark, chipWords(sign, number));
    }

    void force(bool shown, Mark mark, Sign sign, int number, const QString& value = {})
    {
        if (!shown)
            return;
        const SignWords words = forceWords(sign, number);
        m_digest.forces.push_back({mark, words.text, words.brief.isEmpty() ? value : words.brief});
    }

    void addChips()
    {
        m_digest.isDown = m_condition.posture == Posture::Down;
        if (m_condition.dead != Dead::No)
            chip(Mark::Dead, chipWords(Sign::Dead));
        else if (m_condition.unconscious != Unconscious::No)
            chip(Mark::Out, chipWords(Sign::Unconscious));
        if (m_digest.isOut)
            return;
        // Where there is room for some only, the worst stay in sight and keep their words.
        if (m_digest.isDown)
            chip(Mark::Posture, {m_digest.posture, m_digest.posture});
        count(Mark::Bleeding, Sign::OpenWounds, openWounds(m_condition));
        count(Mark::Lost, Sign::ActionsLost, m_condition.actionsLost);
        count(Mark::Held, Sign::ActionsHeld, m_condition.actionsHeld);
        count(Mark::UnderFire, Sign::UnderFire, m_condition.shooters);
        // Else nobody sees why somebody with 31 stands behind those with 20.
        if (m_condition.initiativeLoss != InitiativeLoss::None)
            chip(Mark::Lost, chipWords(Sign::ActsLast));
        if (m_condition.posture != Posture::Standing && !m_digest.isDown)
            chip(Mark::Posture, {m_digest.posture, QString()});
        if (m_condition.aims > 0)
            chip(Mark::Aims, aimChipWords(m_condition.aims, m_aimedAt));
    }

    void addForces()
    {
        const auto counted = [this](Mark mark, Sign sign, int number) { force(number > 0, mark, sign, number); };
        counted(Mark::Bleeding, Sign::OpenWounds, openWounds(m_condition));
        if (m_condition.aims > 0) {
            const SignWords aim = aimForceWords(m_condition.aims, m_aimedAt);
            m_digest.forces.push_back({Mark::Aims, aim.text, aim.brief});
        }
        force(m_condition.stance, Mark::Stance, Sign::Stance, 0);
        counted(Mark::UnderFire, Sign::UnderFire, m_condition.shooters);
        force(m_area.has_value(), Mark::Area, Sign::KeepsArea, 0, m_area ? m_area->words : QString());
        const bool actsLast = m_condition.initiativeLoss != InitiativeLoss::None;
        force(actsLast, Mark::Lost, Sign::ActsLast, 0, lossWords(m_condition.initiativeLoss));
        force(m_condition.pendingPenalty != 0, Mark::Lost, Sign::Penalty, m_condition.pendingPenalty);
        counted(Mark::Held, Sign::ActionsHeld, m_condition.actionsHeld);
        const QString split = splitWords(m_character, m_condition);
        force(!split.isEmpty(), Mark::Note, Sign::Split, 0, split);
        force(m_condition.posture != Posture::Standing, Mark::Posture, Sign::Posture, 0, m_digest.posture);
        counted(Mark::Note, Sign::Shots, m_condition.shotsThisRound);
    }

    LocationDigest location(std::size_t index) const
    {
        LocationDigest result;
        result.name = text::location(text::Naming::usual(m_system), kLocationIds[index]);
        result.shortName = text::shortLocation(text::Naming::usual(m_system), kLocationIds[index]);
        result.mostHits = m_character.hitsMax[index];
        result.hits = hitsLeft(m_character, m_condition, index);
        result.lost = {.field = "damage", .element = index, .elsewhere = m_condition.bruises[index]};
        if (!m_tellsArmour)
            return result;
        const Person person(m_character, m_condition, m_switches);
        const Protection protection = protectionAt(person, {m_armour, m_armourState}, index);
        if (!protection.works()) {
            result.armour = bareWords(protection.covered);
            return result;
        }
        int id = 0;
        int most = 0;
        for (std::size_t i = 0; i < protection.count; ++i) {
            const Piece& piece = protection.pieces[i];
            id += piece.id;
            most += piece.isLiving() ? livingIdFull(m_character, m_condition, m_switches, m_condition.vevaphonPv, index)
                                     : m_armour[static_cast<std::size_t>(piece.armour)].idMax[index];
        }
        const SignWords words = armourWords(protection.pv, id, most);
        result.armour = words.text;
        result.shortArmour = words.brief;
        return result;
    }

    const System& m_system = *findSystem("threed");
    const Character& m_character;
    const Condition& m_condition;
    const Switches m_switches;
    const std::optional<KeptArea> m_area;
    QString m_aimedAt;  ///< name of whom he aims at; empty: nobody in particular
    const bool m_tellsArmour;
    std::vector<Armour> m_armour;
    std::vector<ArmourState> m_armourState;
    Digest m_digest;
};

}  // namespace

std::optional<KeptArea> keptArea(const AnyRecord& condition, const AnyRecord& switches)
{
    const auto& gunner = condition.as<Condition>();
    if (gunner.zoneValue == kNoEntry)
        return std::nullopt;
    const Switches rules = switches.isNull() ? Switches{} : switches.as<Switches>();
    return KeptArea{areaWords(gunner), areaEnd(rules.suppressionDuration), "zoneValue"};
}

std::vector<OwnClock> clocksOf(const CombatantView& who, const AnyRecord& switches, int round, int most)
{
    const auto& condition = who.combatant.condition.as<Condition>();
    const Switches rules = switches.isNull() ? Switches{} : switches.as<Switches>();
    const Patient patient(who.character.record.as<Character>(), condition, rules);
    std::vector<OwnClock> clocks;
    if (condition.dead != Dead::No)
        return clocks;
    if (const int rounds = roundsToBleeding(patient, round, most); rounds > 0)
        clocks.push_back({.mark = Mark::Bleeding, .words = bleedingClock(), .rounds = rounds});
    for (const Healing& healing : condition.healings) {
        if (healing.phases > 0)
            clocks.push_back({.mark = Mark::Condition, .words = healingClock(), .phases = healing.phases});
    }
    return clocks;
}

namespace {

Digest digestOf(const DigestSource& source)
{
    return Builder(source, keptArea(source.condition, source.switches)).build();
}

WeaponDigest weaponOf(const CombatantView::Item& item, const DigestSource& holder)
{
    WeaponDigest digest;
    digest.possession = item.possession.id;
    digest.name = text::visible(recordName(item.record.record));
    digest.detail = weaponDetail(item, holder.character, holder.condition, holder.switches);
    const AnyRecord& held = item.possession.state;
    if (item.possession.kind != RecordKind::Weapon) {
        digest.count = held.isNull() ? 1 : held.as<ItemState>().count;
        digest.inHand = !held.isNull() && held.as<ItemState>().drawn != Drawn::No;
        if (item.possession.kind == RecordKind::MeleeWeapon)
            digest.inHand = digest.inHand || item.record.record.as<MeleeWeapon>().natural;
        // A grenade is thrown out of any hand that is free.
        if (!digest.inHand && item.possession.kind != RecordKind::Grenade)
            digest.unready = unreadyWords(RefusalCode::NotDrawn);
        return digest;
    }
    const auto& weapon = item.record.record.as<Weapon>();
    digest.mostRounds = weapon.magazine;
    if (held.isNull())
        return digest;
    const auto& state = held.as<WeaponState>();
    digest.rounds = state.rounds;
    digest.inHand = state.drawn != Drawn::No;
    if (const auto lacks = unreadinessOf(weapon, state))
        digest.unready = unreadyWords(*lacks);
    return digest;
}

}  // namespace

const SystemView& systemView()
{
    static const SystemView kView{"threed", digestOf, weaponOf, resultWordsOf, viewFacets()};
    return kView;
}

}  // namespace hitspread::threed
