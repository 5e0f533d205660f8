#include "ui/systems/percentile/exchangeoptions.h"

#include "ui/attack/situationoffers.h"

namespace hitspread::percentile {

AttackerOptions::AttackerOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : OptionColumn(presenter, style, parent)
{
    addRow("options", "called", tr("Called shot at"));
    addRow("options", "rollModifiers", tr("Add modifier…"));
    startMore();
    addRow("options", "rollsAgainst", tr("Rolls against"));
    addRow("options", "inReach", tr("In reach of each other"));
    addRow("attacker.condition", "actionsLeft", tr("Actions left"))->setHint(tr("empty: no round runs"));
    addRow("weapon.state", "ammo", tr("Shots left"))->setHint(tr("empty: not counted"));
    addRow("weapon.state", "jammed", tr("Jammed"));
    addRow("weapon.state", "dropped", tr("Lies on the ground"));
    offerSituations(*this, presenter);
}

DefenderOptions::DefenderOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : OptionColumn(presenter, style, parent)
{
    addRow("options", "targetCalled", tr("Called shot at"));
    addRow("options", "defenceModifiers", tr("Add modifier…"));
    addRow("options", "targetModifiers", tr("Add modifier…"));
    startMore();
    addRow("options", "targetRollsAgainst", tr("Rolls against"));
    addRow("target.condition", "defencesUsed", tr("Defences so far"));
    addRow("target.condition", "actionsLeft", tr("Actions left"))->setHint(tr("empty: no round runs"));
    addRow("target.condition", "fallen", tr("Fallen"));
    offerSituations(*this, presenter);
}

}  // namespace hitspread::percentile
