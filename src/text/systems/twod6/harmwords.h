#pragma once

#include "rules/systems/twod6/records.h"
#include "rules/systems/twod6/vocabulary.h"
#include "services/action/actionrecord.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace hitspread::twod6 {

/// How somebody was before an action, by the number of his steps; nullptr: nobody.
[[nodiscard]] const Fighter* fighterOf(const Input& input, std::uint16_t number);
/// By which number the steps tell somebody apart: of an attack the targets from 0 on, the attacker behind
/// them.
[[nodiscard]] std::uint16_t numberOf(const Input& input, Role role, std::size_t place);

/// "6 Lethal"; of no points "no damage".
[[nodiscard]] QString pointsWords(DamageType type, int points);

/// What harm did to one person in an action, read off its steps. Empty words: nothing.
class HarmReader {
public:
    /// `number`: of his steps (numberOf).
    HarmReader(const ActionRecord& action, std::uint16_t number) : m_action(action), m_number(number) {}

    /// Whether a blow came to his body at all, how many points of it were marked, and of which kind.
    [[nodiscard]] bool isStruck() const { return last(Quantity::DamageTaken).has_value(); }
    [[nodiscard]] int points() const { return last(Quantity::DamageTaken).value_or(0); }
    [[nodiscard]] DamageType type() const;
    [[nodiscard]] bool isCritical() const { return last(Quantity::PlaceCritical).value_or(0) != 0; }
    /// Bruise that a wounded limb of his cost him (TD-106); 0: none.
    [[nodiscard]] int limbBruise() const { return last(Quantity::LimbBruise).value_or(0); }
    /// Where, inside a sentence: "right leg".
    [[nodiscard]] QString placeWords() const;
    /// In a few words: "torso", "9 Lethal", "FAIR", "unconscious"; where armour held "no damage".
    [[nodiscard]] QStringList briefWords() const;
    /// How it comes to that: "torso (critical): 10 × 2 = 20", "armour lets 5 pass", "its pool takes 4", "1 Lethal", what it makes of him
    /// behind it.
    [[nodiscard]] QStringList sumWords() const;
    /// What is new about him: "FAIR", "WF 2", "unconscious: 4 against 5", "right leg incapacitated", "dead". `isShort`: without numbers, and
    /// without what stays as it was.
    [[nodiscard]] QStringList stateWords(bool isShort) const;
    /// The wound that was proposed and confirmed: "right leg incapacitated" (TD-105).
    [[nodiscard]] QString confirmedWords() const;

private:
    [[nodiscard]] std::optional<int> last(Quantity quantity) const;
    [[nodiscard]] bool isTrue(Quantity quantity) const { return last(quantity).value_or(0) != 0; }
    [[nodiscard]] std::optional<int> locationOf() const;
    [[nodiscard]] QString damageWords() const;
    [[nodiscard]] QStringList monitorParts() const;
    [[nodiscard]] QString consciousWords(bool isShort) const;
    [[nodiscard]] QString declinedWords() const;

    const ActionRecord& m_action;
    std::uint16_t m_number;
};

}  // namespace hitspread::twod6
