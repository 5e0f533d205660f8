#include "rules/systems/registry.h"
#include "rules/systems/threed/vocabulary.h"
#include "ui/attack/attackpanels.h"
#include "ui/systems/threed/shotoptions.h"
#include "ui/systems/threed/threedgrenade.h"
#include "ui/systems/threed/threedmelee.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace hitspread::threed {

const AttackPanels& attackPanels();

namespace {

std::int32_t found(const ActionRecord& action, Quantity quantity)
{
    const Step* step = findStep(action.findings.steps, {static_cast<std::uint16_t>(quantity), 0});
    return step ? step->value : 0;
}

class ThreedPanels final : public AttackPanels {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedPanels)

public:
    std::string_view system() const override { return "threed"; }
    std::string_view bodyAction() const override { return "shot"; }
    std::string_view family(std::string_view action) const override
    {
        constexpr std::array<std::string_view, 5> kFire{"shot", "volley", "twoGuns", "suppress", "evade"};
        return std::ranges::find(kFire, action) == kFire.end() ? action : kFire.front();
    }
    QString passageTitle(const QString& name) const override
    {
        return name.isEmpty() ? tr("Cross a suppressed area…") : tr("%1 crosses a suppressed area…").arg(name);
    }
    /// The newest area in force (3D-SUP-01); bullets that have hit somebody since are spent.
    Passage passage(std::span<const ActionRecord> past, RecordId goer) const override
    {
        Passage passage;
        std::int32_t spent = 0;
        for (const ActionRecord& action : past) {
            if (action.action == "evade")
                spent += found(action, Quantity::EvadeHits);
            if (action.action != "suppress" || found(action, Quantity::SuppressionZone) == 0)
                continue;
            passage.order.action = "evade";
            passage.order.actor = action.actor;
            passage.order.target = goer;
            for (const BoundPart& bound : action.bindings) {
                if (bound.record.kind == RecordKind::WeaponState)
                    passage.order.weapon = bound.record.id;
            }
            const std::int32_t bullets = std::max(0, found(action, Quantity::SuppressionBullets) - spent);
            passage.settings = {{"options", "zoneValue", found(action, Quantity::SuppressionValue)},
                                {"options", "zoneBullets", bullets}};
            if (action.actor == goer)
                passage.refusal = tr("Nobody crosses the area he fires at himself. Choose somebody else in the list.");
            return passage;
        }
        passage.refusal = tr("No area is under fire. Lay suppressive fire first: Fire, mode Suppress.");
        return passage;
    }
    QWidget* makeOptions(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent) const override
    {
        return new ShotOptionsPanel(presenter, style, parent);
    }
    const MeleePanels* melee() const override { return &meleePanels(); }
    const GrenadePanels* grenades() const override { return &grenadePanels(); }
    std::vector<Deed> deeds(const CombatantView& who) const override { return deedsOf(who); }
};

}  // namespace

const AttackPanels& attackPanels()
{
    static const ThreedPanels panels;
    return panels;
}

}  // namespace hitspread::threed
