#pragma once

#include "rules/core/system.h"
#include "services/fight/encounterservice.h"
#include "services/undo/logentry.h"

#include <QString>
#include <QStringList>

#include <span>
#include <vector>

namespace hitspread::text {

class Naming;

/// Whether a field is kept for the rules alone: no list, history or comparison tells of it.
[[nodiscard]] bool isInner(const FieldDeclaration& field);

/// One line for values set by hand: "Gate Guard 2: Damage, torso 0 → 2"; of several the first, and how many more there are. Empty
/// where it is about nobody among `present`, or about what is no declared field.
[[nodiscard]] QString handWords(const Naming& names, std::span<const CombatantView> present,
                                std::span<const LoggedChange> changes);

/// Whether nothing changed but how much of a condition's minute, hour or day is over.
[[nodiscard]] bool onlyTimeRuns(std::span<const LoggedChange> changes);

/// Each of those values on a line of its own.
[[nodiscard]] QStringList handLines(const Naming& names, std::span<const CombatantView> present,
                                    std::span<const LoggedChange> changes);

/// A value of something somebody carries before and after: "Carbine", "Rounds", "12", "9".
struct GearChange {
    QString thing;
    QString what;
    QString before;
    QString after;
};
/// What became other in the things somebody carries, in the order it changed.
[[nodiscard]] std::vector<GearChange> gearChanges(const Naming& names, const CombatantView& who,
                                                  std::span<const LoggedChange> changes);

/// The names of those among `present` whose values or belongings changed, each once.
[[nodiscard]] QStringList ownersOf(std::span<const CombatantView> present, std::span<const LoggedChange> changes);

/// What an entry did to the sides, colours, names or presence of combatants: "Watch Dog: flees"; empty for any other entry.
[[nodiscard]] QString rosterWords(const LogEntry& entry);

/// A value as a table writes it: "40 m", "SEMI, FA", "yes", for no entry what that stands for ("no limit", "–"), empty for no text.
/// `isModifier`: a number is said with its sign.
[[nodiscard]] QString cellWords(const Naming& names, const FieldDeclaration& field, const LoggedValue& value,
                                bool isModifier);

}  // namespace hitspread::text
