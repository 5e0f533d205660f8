#include "ui/systems/threed/threedpanels.h"

#include "rules/core/input.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/turn/opportunity.h"
#include "rules/systems/threed/turn/split.h"
#include "rules/systems/threed/vocabulary.h"
#include "text/echo.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/exchangedialog.h"
#include "ui/systems/threed/firedialog.h"
#include "ui/systems/threed/grenadedialog.h"
#include "ui/systems/threed/harmdialog.h"
#include "ui/systems/threed/shotcolumn.h"
#include "ui/systems/threed/threedgrenade.h"
#include "ui/systems/threed/threedharm.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace hitspread::threed {

const AttackPanels& attackPanels();

namespace {

const CombatantView* fighterOf(std::span<const CombatantView> fighters, RecordId id)
{
    const auto found = std::ranges::find(fighters, id, [](const CombatantView& one) { return one.combatant.id; });
    return found == fighters.end() ? nullptr : &*found;
}

/// Crossing the area laid by an action.
ActionOrder orderOf(const ActionRecord& laid, RecordId goer)
{
    ActionOrder order;
    order.action = "evade";
    order.actor = laid.actor;
    order.target = goer;
    for (const BoundPart& bound : laid.bindings) {
        if (bound.record.kind == RecordKind::WeaponState)
            order.weapon = bound.record.id;
    }
    return order;
}

/// The condition a refusal is about; nullptr: it is about something else.
const Condition* conditionIn(const Input& input, const Refusal& refusal)
{
    const PartDeclaration* part = input.action().find(refusal.part);
    return part && part->record == &conditionRecord
        ? static_cast<const Condition*>(part->peek(input.data(), refusal.element))
        : nullptr;
}

/// A sentence with what an action is called and the key it bears.
QString named(const QString& sentence, const ActionCommand& action)
{
    return sentence.arg(action.title, action.key.toString(QKeySequence::NativeText));
}

struct PanelWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedPanels)
};

class ThreedOptions final : public OptionPanels {
public:
    std::string_view family(std::string_view action) const override
    {
        constexpr std::array<std::string_view, 5> kFire{"shot", "volley", "twoGuns", "suppress", "evade"};
        return std::ranges::find(kFire, action) == kFire.end() ? action : kFire.front();
    }
    QWidget* make(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent) const override
    {
        return new ShotOptionsPanel(presenter, style, parent);
    }
};

class ThreedCrossings final : public CrossingPanels {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedPanels)

public:
    QString title(const QString& name) const override
    {
        return name.isEmpty() ? tr("Cross a suppressed area…") : tr("%1 crosses a suppressed area…").arg(name);
    }
    /// The area of this gunner, else the newest one, that is still kept under fire and the goer has not tested against (3D-SUP-01, A-065).
    Crossing crossing(std::span<const ActionRecord> past, std::span<const CombatantView> fighters, RecordId goer,
                      RecordId whose) const override
    {
        Crossing crossing;
        crossing.refusal = tr("No area is under fire. Lay suppressive fire first: Fire, mode Suppress.");
        const CombatantView* crosser = fighterOf(fighters, goer);
        for (const ActionRecord& action : past) {
            const CombatantView* gunner = action.action == "suppress" ? fighterOf(fighters, action.actor) : nullptr;
            if (!crosser || !gunner || (whose != 0 && gunner->combatant.id != whose))
                continue;
            const auto& kept = gunner->combatant.condition.as<Condition>();
            if (kept.zoneValue == kNoEntry)
                continue;
            if (gunner == crosser) {
                crossing.refusal = tr("Nobody crosses an area under one's own fire. Choose somebody else in the list.");
            } else if (hasCrossed(kept, crosser->combatant.name)) {
                crossing.refusal = tr("The test against this area was made in this phase; once is enough (SUP-02).");
            } else {
                return {{orderOf(action, goer),
                         {},
                         {{"options", "zoneValue", kept.zoneValue}, {"options", "zoneBullets", kept.zoneBullets}}},
                        {}};
            }
        }
        return crossing;
    }
};

std::optional<FieldChoices> offerIn(const Input& input, std::string_view field)
{
    if (const auto* split = input.as<Split>())
        return threed::offerFor(*split, field);
    const auto* check = input.as<Check>();
    return check ? threed::offerFor(*check, field) : std::nullopt;
}

/// Without an Action left he may have put one by, or have one beyond them (3D-TURN-05, 3D-TURN-08).
QString wayOutOf(const Input& input, const Refusal& refusal)
{
    const bool isMeant = static_cast<RefusalCode>(refusal.code) == RefusalCode::NoActionLeft
        && !input.isOneOf<Opportunity>();
    const Condition* refused = isMeant ? conditionIn(input, refusal) : nullptr;
    if (!refused)
        return {};
    if (refused->actionsHeld > 0)
        return named(PanelWords::tr("One is held: take it with “%1” (%2), then do this."), opportunityAction());
    return refused->additionalLeft > 0 && !refused->additionalTaken ? named(
               PanelWords::tr("There is an additional one: take it with “%1” (%2), then do this."), opportunityAction())
                                                                    : QString();
}

PrimaryAttack shotAtBody()
{
    return {Shot::kAction.id, PanelWords::tr("&Fire"), PanelWords::tr("Fire at %1"), QKeySequence(Qt::Key_F),
            Icon::Fire};
}

QString whyNoGrenade(const CombatantView& actor, const FightSnapshot& fight)
{
    return grenadepanels::grenades(actor).empty() && fight.lying.empty()
        ? PanelWords::tr("%1 has no grenades.").arg(text::visible(actor.combatant.name))
        : QString();
}

std::vector<WindowCommand> ownCommands()
{
    return {{.window = kMeleeWindow,
             .title = PanelWords::tr("&Melee"),
             .key = QKeySequence(Qt::Key_M),
             .icon = Icon::Melee,
             .lacking = PanelWords::tr("%1 has no fight hand to hand of its own.")},
            {.window = kGrenadeWindow,
             .title = PanelWords::tr("&Grenade"),
             .key = QKeySequence(Qt::Key_G),
             .icon = Icon::Grenade,
             .lacking = PanelWords::tr("%1 has no grenades of its own."),
             .refusal = whyNoGrenade},
            {.window = kHarmWindow,
             .title = PanelWords::tr("Harm several…"),
             .key = QKeySequence(Qt::CTRL | Qt::Key_H),
             .onTarget = false,
             .lacking = PanelWords::tr("%1 knows no harm but that of attacks."),
             .nobody = PanelWords::tr("Nobody is there to be harmed.")}};
}

}  // namespace

const AttackPanels& attackPanels()
{
    static const ThreedOptions options;
    static const ThreedCrossings crossings;
    static const AttackPanels panels{
        .system = "threed",
        .primary = shotAtBody,
        .windows = {{actionwindow::kBody, &makeWindow<FireDialog>},
                    {kMeleeWindow, &makeExchange<meleePanels>},
                    {kGrenadeWindow, &makeWindow<GrenadeDialog>},
                    {kHarmWindow, &makeWindow<HarmDialog>}},
        .commands = ownCommands,
        .options = &options,
        .crossings = &crossings,
        .actions = actionsOf,
        .offerFor = offerIn,
        .listedFor = careListOf,
        .wayOut = wayOutOf,
    };
    return panels;
}

}  // namespace hitspread::threed
