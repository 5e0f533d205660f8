#include "ui/systems/threed/threeddeeds.h"

#include "models/digest.h"
#include "rules/systems/threed/defence.h"
#include "rules/systems/threed/preparation.h"
#include "ui/systems/threed/threedmelee.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hitspread::threed {

namespace {

struct DeedWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::Deeds)
};

/// Every firearm he carries: aimed, drawn, loaded; postures come with them.
std::vector<HandChoice> firearms(const CombatantView& who)
{
    std::vector<HandChoice> ways;
    for (const WeaponDigest& weapon : weaponsOf("threed", who))
        ways.push_back({weapon.name, "prepare", weapon.possession, 0, true});
    return ways;
}

/// Those that hold fewer rounds than they can.
std::vector<HandChoice> unfilled(const CombatantView& who)
{
    std::vector<HandChoice> ways;
    for (const WeaponDigest& weapon : weaponsOf("threed", who)) {
        if (weapon.rounds >= 0 && weapon.rounds < weapon.mostRounds)
            ways.push_back({weapon.name, "prepare", weapon.possession, 0, weapon.inHand});
    }
    return ways;
}

/// One of the things that are done to get ready, with whatever firearm it takes.
Deed prepared(const char* id, const QString& title, std::vector<HandChoice> ways, Preparing what)
{
    Deed deed{id, title, std::move(ways), {}};
    deed.settings = {{"options", "what", static_cast<std::int32_t>(what)}};
    return deed;
}

std::vector<HandChoice> alone(const char* action)
{
    return {{{}, action, 0, 0, true}};
}

}  // namespace

Deed opportunityDeed()
{
    return {
        "opportunity", DeedWords::tr("Hold or pass"), alone("opportunity"), {}, QKeySequence(Qt::SHIFT | Qt::Key_O)};
}

std::vector<Deed> deedsOf(const CombatantView& who)
{
    const auto& skills = who.character.record.as<Character>();
    const QString cannot = canDodge(skills) ? QString() : DeedWords::tr("Nobody dodges without a rank in Dodge.");
    const QString still = canDance(skills) ? cannot
                                           : DeedWords::tr("Only the Dance or Ballet of Death dodges ranged attacks.");
    std::vector<Deed> deeds;
    std::vector<HandChoice> guns = firearms(who);
    guns.resize(std::min<std::size_t>(guns.size(), 1));
    if (who.combatant.condition.as<Condition>().posture != Posture::Standing)
        deeds.push_back(prepared("stand", DeedWords::tr("Stand up"), std::move(guns), Preparing::StandUp));
    if (std::vector<HandChoice> ways = unfilled(who); !ways.empty())
        deeds.push_back(prepared("reload", DeedWords::tr("Reload"), std::move(ways), Preparing::Reload));
    deeds.push_back(
        {"prepare", DeedWords::tr("Prepare to fire"), firearms(who), {}, QKeySequence(Qt::SHIFT | Qt::Key_F)});
    deeds.push_back(opportunityDeed());
    const QString unskilled = skills.skills.entries.empty() ? DeedWords::tr("Nobody splits an Action without a skill.")
                                                            : QString();
    deeds.push_back({"split", DeedWords::tr("Split an Action"), alone("split"), unskilled, QKeySequence(Qt::Key_S)});
    deeds.push_back({"check", DeedWords::tr("Test a skill or stat"), alone("check"), {}, QKeySequence(Qt::Key_T)});
    deeds.push_back({"dodge", DeedWords::tr("Dodge"), alone("dodge"), cannot});
    deeds.push_back({"dance", DeedWords::tr("Dance of Death"), alone("dance"), still});
    deeds.push_back({"ready", DeedWords::tr("Ready a weapon"), readied(who), {}, QKeySequence(Qt::Key_W)});
    const auto care = [&deeds](const char* id, const QString& title, const QKeySequence& key) {
        deeds.push_back({id, title, alone(id), {}, key});
        deeds.back().isCare = true;
    };
    care("aid", DeedWords::tr("First aid"), QKeySequence(Qt::SHIFT | Qt::Key_A));
    care("treat", DeedWords::tr("Treat with drugs or powers"), QKeySequence(Qt::SHIFT | Qt::Key_H));
    return deeds;
}

}  // namespace hitspread::threed
