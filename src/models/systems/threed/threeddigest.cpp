#include "models/systems/threed/threeddigest.h"

#include "models/systems/threed/threedoutcome.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/handweapons.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/protection.h"
#include "rules/systems/threed/recoil.h"
#include "rules/systems/threed/split.h"
#include "rules/systems/threed/switches.h"
#include "text/labels.h"

namespace hitspread::threed {

namespace {

class Builder {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedDigest)

public:
    Builder(const DigestSource& source, std::optional<KeptArea> area)
        : m_character(source.character.as<Character>()),
          m_condition(source.condition.as<Condition>()),
          m_switches(source.switches.isNull() ? Switches{} : source.switches.as<Switches>()),
          m_area(std::move(area)),
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
        m_digest.tracks.push_back({.name = tr("Incap"),
                                   .left = m_character.incapMax - m_condition.standardTotal - m_condition.bruisingTotal,
                                   .most = m_character.incapMax,
                                   .lost = {.field = "standardTotal", .elsewhere = m_condition.bruisingTotal}});
        m_digest.wounds = openWounds(m_condition);
        m_digest.isOut = m_condition.dead != Dead::No || m_condition.unconscious != Unconscious::No;
        if (m_condition.initiative != kNoEntry)
            m_digest.initiative = m_condition.initiative;
        if (m_condition.actionsLeft != kNoEntry)
            m_digest.actionsLeft = m_condition.actionsLeft;
        m_digest.initiativeField = "initiative";
        m_digest.actionsLeftField = "actionsLeft";
        m_digest.posture = postureName();
        addChips();
        addForces();
        for (std::size_t i = 0; i < kLocations; ++i)
            m_digest.locations.push_back(location(i));
        return std::move(m_digest);
    }

private:
    QString postureName() const
    {
        switch (m_condition.posture) {
        case Posture::Standing: return tr("standing");
        case Posture::Kneeling: return tr("kneeling");
        case Posture::Prone: return tr("prone");
        case Posture::Down: return tr("down");
        case Posture::Diving: return tr("diving");
        }
        return {};
    }

    QString woundWords() const
    {
        return openWounds(m_condition) == 1 ? tr("1 open wound") : tr("%1 open wounds").arg(openWounds(m_condition));
    }

    /// "Rifle 4, Dodge 2": the parts of a split Action that are to come (3D-TURN-09, 3D-TURN-11).
    QString splitWords() const
    {
        QStringList parts;
        for (std::size_t i = 0; i < kSplitParts; ++i) {
            const std::string_view skill = skillOf(m_character, m_condition.splitSkill[i]);
            if (skill.empty())
                continue;
            const QString part = tr("%1 %2").arg(text::rankName(m_system, skill),
                                                 text::number(m_condition.splitRank[i]));
            parts << (i == 1 && m_condition.splitHeld ? tr("%1 held").arg(part) : part);
        }
        return parts.join(QStringLiteral(", "));
    }

    void chip(bool shown, hitspread::Mark mark, const QString& text, const QString& brief)
    {
        if (shown)
            m_digest.chips.push_back({mark, text, brief});
    }

    void force(bool shown, hitspread::Mark mark, const QString& text, const QString& value)
    {
        if (shown)
            m_digest.forces.push_back({mark, text, value});
    }

    void addChips()
    {
        chip(m_condition.dead != Dead::No, hitspread::Mark::Dead, tr("dead"), tr("dead"));
        chip(m_condition.dead == Dead::No && m_condition.unconscious != Unconscious::No, hitspread::Mark::Out,
             tr("unconscious"), tr("out"));
        if (m_digest.isOut)
            return;
        // Where there is room for some only, the worst stay in sight and keep their words.
        const bool isDown = m_condition.posture == Posture::Down;
        chip(isDown, hitspread::Mark::Posture, m_digest.posture, m_digest.posture);
        chip(openWounds(m_condition) > 0, hitspread::Mark::Bleeding, woundWords(),
             QString::number(openWounds(m_condition)));
        chip(m_condition.actionsLost > 0, hitspread::Mark::Lost,
             m_condition.actionsLost == 1 ? tr("loses an Action") : tr("loses %1 Actions").arg(m_condition.actionsLost),
             tr("−%1 A").arg(m_condition.actionsLost));
        chip(m_condition.actionsHeld > 0, hitspread::Mark::Held,
             m_condition.actionsHeld == 1 ? tr("holds an Action") : tr("holds %1 Actions").arg(m_condition.actionsHeld),
             tr("holds"));
        chip(m_condition.shooters > 0, hitspread::Mark::UnderFire,
             m_condition.shooters == 1 ? tr("under fire") : tr("under fire (%1)").arg(m_condition.shooters),
             tr("under fire"));
        chip(m_condition.posture != Posture::Standing && !isDown, hitspread::Mark::Posture, m_digest.posture,
             QString());
        chip(m_condition.aims > 0, hitspread::Mark::Aims, tr("aim %1").arg(m_condition.aims),
             QString::number(m_condition.aims));
    }

    void addForces()
    {
        force(openWounds(m_condition) > 0, hitspread::Mark::Bleeding, woundWords(),
              tr("−%1 on all rolls").arg(openWounds(m_condition)));
        force(m_condition.aims > 0, hitspread::Mark::Aims, tr("Aims"), QString::number(m_condition.aims));
        force(m_condition.stance, hitspread::Mark::Stance, tr("Firing stance"),
              tr("RCL %1").arg(text::signedNumber(-kStanceEases)));
        force(m_condition.shooters > 0, hitspread::Mark::UnderFire, tr("Under fire"),
              m_condition.shooters == 1 ? tr("1 shooter") : tr("%1 shooters").arg(m_condition.shooters));
        force(m_area.has_value(), hitspread::Mark::Area, tr("Keeps an area under fire"),
              m_area ? m_area->words : QString());
        force(m_condition.pendingPenalty != 0, hitspread::Mark::Lost, tr("On the next Action"),
              tr("−%1").arg(qAbs(m_condition.pendingPenalty)));
        force(m_condition.actionsHeld > 0, hitspread::Mark::Held, tr("Opportunity Actions held"),
              QString::number(m_condition.actionsHeld));
        force(!splitWords().isEmpty(), hitspread::Mark::Note, tr("Split Action"), splitWords());
        force(m_condition.posture != Posture::Standing, hitspread::Mark::Posture, tr("Posture"), m_digest.posture);
        force(m_condition.shotsThisRound > 0, hitspread::Mark::Note, tr("Shots this round"),
              QString::number(m_condition.shotsThisRound));
    }

    LocationDigest location(std::size_t index) const
    {
        LocationDigest result;
        result.name = text::location(m_system, kLocationIds[index]);
        result.shortName = text::shortLocation(m_system, kLocationIds[index]);
        result.mostHits = m_character.hitsMax[index];
        result.hits = hitsLeft(m_character, m_condition, index);
        result.lost = {.field = "damage", .element = index, .elsewhere = m_condition.bruises[index]};
        if (!m_tellsArmour)
            return result;
        const Person person(m_character, m_condition, m_switches);
        const Protection protection = protectionAt(person, {m_armour, m_armourState}, index);
        if (!protection.works()) {
            result.armour = protection.covered ? tr("armour used up") : tr("no armour");
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
        result.armour = tr("PV %1 · ID %2/%3").arg(protection.pv).arg(id).arg(most);
        result.shortArmour = tr("PV %1 · ID %2").arg(protection.pv).arg(id);
        return result;
    }

    const System& m_system = *findSystem("threed");
    const Character& m_character;
    const Condition& m_condition;
    const Switches m_switches;
    const std::optional<KeptArea> m_area;
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
    QString until;
    switch (switches.isNull() ? SuppressionDurationRule::Phase : switches.as<Switches>().suppressionDuration) {
    case SuppressionDurationRule::Phase: until = ThreedDigest::tr("to the end of the phase"); break;
    case SuppressionDurationRule::Round: until = ThreedDigest::tr("to the end of the round"); break;
    case SuppressionDurationRule::NextAction: until = ThreedDigest::tr("to the next own Action"); break;
    }
    const QString bullets = gunner.zoneBullets == 1 ? ThreedDigest::tr("1 bullet")
                                                    : ThreedDigest::tr("%1 bullets").arg(gunner.zoneBullets);
    return KeptArea{ThreedDigest::tr("aiming points %1 · %2").arg(gunner.zoneValue).arg(bullets), until, "zoneValue"};
}

Digest ThreedDigest::digest(const DigestSource& source) const
{
    return Builder(source, keptArea(source.condition, source.switches)).build();
}

namespace {

/// What keeps a firearm from being fired, the worst first (3D-JAM-02, 3D-ROF-02, 3D-ROF-03, 3D-DRAW-01).
QString unreadyWords(const Weapon& weapon, const WeaponState& state)
{
    const bool isCockedByHand = weapon.modes == bit(Mode::SingleAction);
    if (state.jammed)
        return ThreedDigest::tr("jammed");
    if (state.rounds < 1 && weapon.magazine > 0)
        return ThreedDigest::tr("empty");
    if (isCockedByHand && !state.cocked)
        return ThreedDigest::tr("not cocked");
    return state.drawn == Drawn::No ? ThreedDigest::tr("not drawn") : QString();
}

/// What everything held in a hand has in common.
WeaponDigest handDigest(const CombatantView::Item& item)
{
    WeaponDigest digest;
    digest.possession = item.possession.id;
    if (!item.possession.state.isNull()) {
        const auto& state = item.possession.state.as<ItemState>();
        digest.count = state.count;
        digest.inHand = state.drawn != Drawn::No;
    }
    return digest;
}

}  // namespace

WeaponDigest ThreedDigest::weapon(const CombatantView::Item& item) const
{
    const auto rating = [](std::int32_t value) { return text::number(value); };
    if (item.possession.kind == RecordKind::MeleeWeapon) {
        const auto& blade = item.record.record.as<MeleeWeapon>();
        WeaponDigest digest = handDigest(item);
        digest.name = QString::fromStdString(blade.name);
        digest.detail = tr("DAM %1 · PEN %2 · %3 hexes")
                            .arg(rating(blade.damage), rating(blade.penetration), rating(blade.handling));
        digest.inHand = digest.inHand || blade.natural;
        return digest;
    }
    if (item.possession.kind == RecordKind::ThrownWeapon) {
        const auto& thrown = item.record.record.as<ThrownWeapon>();
        WeaponDigest digest = handDigest(item);
        digest.name = QString::fromStdString(thrown.name);
        digest.detail =
            tr("DAM %1 · PEN %2 · %3 m").arg(rating(thrown.damage), rating(thrown.penetration), rating(thrown.range));
        return digest;
    }
    if (item.possession.kind == RecordKind::Grenade) {
        const auto& grenade = item.record.record.as<Grenade>();
        WeaponDigest digest = handDigest(item);
        digest.name = QString::fromStdString(grenade.name);
        digest.detail = tr("DAM %1 · zone %2 hexes").arg(rating(grenade.damage), rating(grenade.blastZone));
        return digest;
    }
    const auto& weapon = item.record.record.as<Weapon>();
    WeaponDigest digest;
    digest.possession = item.possession.id;
    digest.name = QString::fromStdString(weapon.name);
    digest.detail = tr("RCL %1 · %2 m").arg(weapon.recoil).arg(weapon.range);
    if (item.ammunition)
        digest.detail += tr(" · %1").arg(QString::fromStdString(item.ammunition->record.as<Ammunition>().name));
    if (!item.possession.state.isNull()) {
        const auto& state = item.possession.state.as<WeaponState>();
        digest.rounds = state.rounds;
        digest.inHand = state.drawn != Drawn::No;
        digest.unready = unreadyWords(weapon, state);
    }
    digest.mostRounds = weapon.magazine;
    return digest;
}

QString ThreedDigest::outcomeWords(const ActionRecord& action) const
{
    return threed::outcomeOf(action);
}

const SystemView& systemView()
{
    static const ThreedDigest view;
    return view;
}

}  // namespace hitspread::threed
