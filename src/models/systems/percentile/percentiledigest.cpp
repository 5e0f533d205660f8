#include "models/systems/percentile/percentiledigest.h"

#include "models/systems/percentile/percentileoutcome.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/registry.h"
#include "text/labels.h"

#include <QStringList>

namespace hitspread::percentile {

namespace {

/// Quantities and questions of a duel name their side: "dieA", "dieB".
std::optional<int> sideOf(std::string_view id, std::uint16_t)
{
    if (id.ends_with('A'))
        return 0;
    return id.ends_with('B') ? std::optional(1) : std::nullopt;
}

}  // namespace

Digest PercentileDigest::digest(const DigestSource& source) const
{
    const auto& character = source.character.as<Character>();
    const auto& condition = source.condition.as<Condition>();
    Digest digest;
    const int health = character.healthMax - condition.healthLost;
    digest.tracks.push_back(
        {.name = tr("Health"), .left = health, .most = character.healthMax, .lost = {.field = "healthLost"}});
    digest.isOut = health <= 0;
    if (digest.isOut)
        digest.chips.push_back({Mark::Out, tr("out of the fight"), tr("out")});
    const System& system = *findSystem("percentile");
    for (std::size_t i = 0; i < kLocations; ++i) {
        LocationDigest& location = digest.locations.emplace_back();
        location.name = text::location(system, kLocationIds[i]);
        location.shortName = text::shortLocation(system, kLocationIds[i]);
        location.armour = character.armour[i] > 0 ? tr("armour %1").arg(character.armour[i]) : tr("no armour");
    }
    for (const auto& [name, rank] : character.skills.entries)
        digest.forces.push_back({Mark::Note, QString::fromStdString(name), tr("%1 %").arg(rank)});
    return digest;
}

WeaponDigest PercentileDigest::weapon(const CombatantView::Item& item) const
{
    const auto& weapon = item.record.record.as<Weapon>();
    WeaponDigest digest;
    digest.possession = item.possession.id;
    digest.name = QString::fromStdString(weapon.name);
    const QString bonus = weapon.damageBonus == 0
        ? QString()
        : tr("%1%2").arg(weapon.damageBonus > 0 ? tr("+") : tr("−")).arg(qAbs(weapon.damageBonus));
    digest.detail = tr("%1 · damage %2d%3%4")
                        .arg(QString::fromStdString(weapon.skill))
                        .arg(weapon.damageDice)
                        .arg(weapon.damageSides)
                        .arg(bonus);
    return digest;
}

QString PercentileDigest::outcomeWords(const ActionRecord& action) const
{
    return percentile::outcomeOf(action);
}

const ViewFacets& PercentileDigest::facets() const
{
    static constexpr SidesFacet kSides{sideOf};
    static constexpr ChangesFacet kChanges{changeWords, pairWords};
    static constexpr VerdictFacet kVerdict{sentenceOf};
    static constexpr StepsFacet kSteps{[](StepKey, std::int32_t) { return QString(); },
                                       [](const ActionRecord&, std::uint16_t) { return QString(); }, givenName,
                                       [](const ActionRecord&, StepKey) { return std::optional<int>(); }};
    static constexpr ViewFacets kFacets{.sides = &kSides, .changes = &kChanges, .verdict = &kVerdict, .steps = &kSteps};
    return kFacets;
}

const SystemView& systemView()
{
    static const PercentileDigest view;
    return view;
}

}  // namespace hitspread::percentile
