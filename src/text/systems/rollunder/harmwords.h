#pragma once

#include "rules/systems/rollunder/person.h"
#include "rules/systems/rollunder/vocabulary.h"
#include "services/action/actionrecord.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace hitspread::rollunder {

/// By which numbers the steps of harm are told apart: of the one attacked or of one of those harmed by hand, of the attacker, of those
/// beside; what a critical miss does stands apart from the attack's.
namespace element {
inline constexpr std::uint16_t kTarget = 0;
inline constexpr std::uint16_t kAttacker = 1;
inline constexpr std::uint16_t kFirstBeside = 4;
inline constexpr std::uint16_t kOfFumble = 20;
}  // namespace element

/// What harm did to one person in an action, read off its steps. Empty words: nothing.
class HarmReader {
public:
    /// `number`: of his steps.
    HarmReader(const ActionRecord& action, std::uint16_t number) : m_action(action), m_number(number) {}

    /// Whether he was struck at all, and how many HP it cost him.
    [[nodiscard]] bool isStruck() const;
    [[nodiscard]] int loss() const;
    /// Where, inside a sentence: "right leg".
    [[nodiscard]] QString placeWords() const;
    /// In a few words: "right leg", "6 HP", "reeling"; where DR held "no damage".
    [[nodiscard]] QStringList briefWords() const;
    /// How it comes to that: "right leg: 5 − DR 1 = 4, ×1½ cut = 6 HP", what it makes of him behind it.
    [[nodiscard]] QStringList sumWords() const;
    /// What is new about him: "reeling", "HT each turn", "lives by 11 against HT 12", "dead". `isShort`: without numbers.
    [[nodiscard]] QStringList stateWords(bool isShort) const;

    /// What it does to him besides: "shock −4" in his next turn (R3-15, R3-16); nothing where he is out.
    [[nodiscard]] QStringList afterWords() const;

private:
    [[nodiscard]] std::optional<int> last(Quantity quantity, int number) const;
    [[nodiscard]] std::optional<int> last(Quantity quantity) const { return last(quantity, m_number); }
    [[nodiscard]] const Step* stepOf(Quantity quantity) const;
    /// The last of several that there is.
    template <typename... Quantities>
    [[nodiscard]] std::optional<int> lastOfAny(Quantities... quantities) const;
    [[nodiscard]] QString damageWords() const;
    [[nodiscard]] QString factorOf() const;
    [[nodiscard]] QStringList deathWords(bool isShort) const;
    [[nodiscard]] DamageType typeOf() const;
    /// How he was before it.
    struct Person {
        const Character* character = nullptr;
        const Condition* condition = nullptr;
        const Switches* switches = nullptr;
    };
    [[nodiscard]] Person person() const;

    const ActionRecord& m_action;
    std::uint16_t m_number;
};

}  // namespace hitspread::rollunder
