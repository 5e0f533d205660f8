#include "ui/systems/threed/threedpanels.h"

#include "models/fight/digest.h"
#include "rules/systems/threed/melee/defence.h"
#include "rules/systems/threed/turn/preparation.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hitspread::threed {

namespace {

struct CommandWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::Commands)
};

/// Every firearm he carries: aimed, drawn, loaded; postures come with them.
std::vector<WeaponChoice> firearms(const CombatantView& who)
{
    std::vector<WeaponChoice> ways;
    for (const WeaponDigest& weapon : weaponsOf("threed", who))
        ways.push_back({weapon.name, "prepare", weapon.possession, 0, true});
    return ways;
}

/// Those that hold fewer rounds than they can.
std::vector<WeaponChoice> unfilled(const CombatantView& who)
{
    std::vector<WeaponChoice> ways;
    for (const WeaponDigest& weapon : weaponsOf("threed", who)) {
        if (weapon.rounds >= 0 && weapon.rounds < weapon.mostRounds)
            ways.push_back({weapon.name, "prepare", weapon.possession, 0, weapon.inHand});
    }
    return ways;
}

/// One of the things that are done to get ready, with whatever firearm it takes.
ActionCommand prepared(const char* id, const QString& title, std::vector<WeaponChoice> ways, Preparing what)
{
    ActionCommand action{id, title, std::move(ways), {}};
    action.settings = {{"options", "what", static_cast<std::int32_t>(what)}};
    return action;
}

std::vector<WeaponChoice> alone(const char* action)
{
    return {{{}, action, 0, 0, true}};
}

}  // namespace

ActionCommand opportunityAction()
{
    return {
        "opportunity", CommandWords::tr("Hold or pass"), alone("opportunity"), {}, QKeySequence(Qt::SHIFT | Qt::Key_O)};
}

std::vector<ActionCommand> actionsOf(const CombatantView& who)
{
    const auto& skills = who.character.record.as<Character>();
    const QString cannot = canDodge(skills) ? QString() : CommandWords::tr("Nobody dodges without a rank in Dodge.");
    const QString still = canDance(skills)
        ? cannot
        : CommandWords::tr("Only the Dance or Ballet of Death dodges ranged attacks.");
    std::vector<ActionCommand> actions;
    std::vector<WeaponChoice> guns = firearms(who);
    guns.resize(std::min<std::size_t>(guns.size(), 1));
    if (who.combatant.condition.as<Condition>().posture != Posture::Standing)
        actions.push_back(prepared("stand", CommandWords::tr("Stand up"), std::move(guns), Preparing::StandUp));
    if (std::vector<WeaponChoice> ways = unfilled(who); !ways.empty())
        actions.push_back(prepared("reload", CommandWords::tr("Reload"), std::move(ways), Preparing::Reload));
    actions.push_back(
        {"prepare", CommandWords::tr("Prepare to fire"), firearms(who), {}, QKeySequence(Qt::SHIFT | Qt::Key_F)});
    actions.push_back(opportunityAction());
    const QString unskilled = skills.skills.entries.empty()
        ? CommandWords::tr("Nobody splits an Action without a skill.")
        : QString();
    actions.push_back(
        {"split", CommandWords::tr("Split an Action"), alone("split"), unskilled, QKeySequence(Qt::Key_S)});
    actions.push_back({"check", CommandWords::tr("Test a skill or stat"), alone("check"), {}, QKeySequence(Qt::Key_T)});
    actions.push_back({"dodge", CommandWords::tr("Dodge"), alone("dodge"), cannot});
    actions.push_back({"dance", CommandWords::tr("Dance of Death"), alone("dance"), still});
    actions.push_back({"ready", CommandWords::tr("Ready a weapon"), readied(who), {}, QKeySequence(Qt::Key_W)});
    const auto care = [&actions](const char* id, const QString& title, const QKeySequence& key) {
        actions.push_back({id, title, alone(id), {}, key});
        actions.back().isCare = true;
    };
    care("aid", CommandWords::tr("First aid"), QKeySequence(Qt::SHIFT | Qt::Key_A));
    care("treat", CommandWords::tr("Treat with drugs or powers"), QKeySequence(Qt::SHIFT | Qt::Key_H));
    return actions;
}

}  // namespace hitspread::threed
