#pragma once

#include "models/play/attackpresenter.h"
#include "ui/attack/options/weaponchoice.h"

#include <QKeySequence>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace hitspread {

/// What an action is begun with. Windows in which weapon or targets are chosen take those of it as presets.
struct AttackStart {
    ActionOrder order;
    std::optional<Hex> aim{};
    std::vector<AttackPresenter::Setting> settings{};
    RecordId lying = 0;  ///< what lies about and is to go off; 0: nothing
    bool odds = false;   ///< what is to be expected of it is shown, where its window can
};

/// Whom something is done to that is done to a patient, and how it is begun for him.
struct PatientCare {
    /// How much he needs it, 0: it does nothing for him; null: as much as he is hurt.
    int (*need)(const CombatantView& patient) = nullptr;
    /// What it is begun with; null: with what any patient is.
    std::vector<ActionSetting> (*settings)(const CombatantView& patient) = nullptr;
};

/// Something one combatant does without anybody attacked: dodging, readying a weapon, first aid. The ways to do it differ in the
/// thing that is used.
struct ActionCommand {
    std::string id;  ///< of the command
    QString title;
    std::vector<WeaponChoice> ways;         ///< empty: there is nothing to do it with
    QString refusal{};                      ///< why it cannot be done at all; empty: it can
    QKeySequence key{};                     ///< of the command; empty: none
    bool onTarget = false;                  ///< it is done to whom he looks at
    bool isCare = false;                    ///< it is done to a patient, who is chosen in its window
    PatientCare care{};                     ///< if so
    bool wantsReady = false;                ///< it begins with a thing that is ready, else with one that is not
    QString note{};                         ///< said before it is done
    std::vector<ActionSetting> settings{};  ///< what it is begun with
    RecordId whom = 0;    ///< to whom it is done, whoever he looks at, or his patient; 0: it does not matter
    bool atOnce = false;  ///< where nothing is to be rolled or chosen it is done without being asked for
};

}  // namespace hitspread
