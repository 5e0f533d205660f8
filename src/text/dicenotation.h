#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace hitspread::text {

/// So many dice of so many sides, and something added to or taken off their sum; without dice that alone counts.
struct DiceSum {
    std::int32_t dice = 1;
    std::int32_t sides = 6;
    std::int32_t bonus = 0;

    friend bool operator==(const DiceSum&, const DiceSum&) = default;
};

/// As people write it: "2d6+1", in German "2W6+1"; without dice the bonus alone.
[[nodiscard]] QString diceNotation(const DiceSum& sum);

/// What somebody wrote, in either language and case of letters: "2d6+1", "2d+1" (of six sides), "d6", "2W6 − 1", "3" (no dice); nothing
/// for anything else.
[[nodiscard]] std::optional<DiceSum> readDice(const QString& typed);

/// Whether what is typed so far ("d", "2d6+") may become dice yet.
[[nodiscard]] bool beginsDice(const QString& typed);

}  // namespace hitspread::text
