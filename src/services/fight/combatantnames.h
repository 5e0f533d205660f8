#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace hitspread {

/// How `count` (1 or more) new combatants made from one character are called: one alone bears the name as it is, if nobody
/// has it yet; else they are numbered on from the highest number that is there: "Guard 1", "Guard 2".
[[nodiscard]] std::vector<std::string> namesOfNewcomers(const std::string& name, int count,
                                                        std::span<const std::string> present);

/// How the number of a copy stands behind its name: "Guard 2", "Gate (2)".
enum class CopyNumber : std::uint8_t { Plain, InBrackets };

/// The first "Shotgun 2", "Shotgun 3" … that is not taken, at most `most` letters long: the stem is cut.
[[nodiscard]] std::string firstFreeName(const std::string& stem, const std::function<bool(const std::string&)>& isTaken,
                                        std::size_t most, CopyNumber style = CopyNumber::Plain);

/// How another one of a person or a thing is called: the first free "Shotgun 2", "Shotgun 3" …; of a "Shotgun 2" beside a "Shotgun" as
/// well. At most `most` letters.
[[nodiscard]] std::string nameOfAnother(const std::string& name, const std::set<std::string>& present,
                                        std::size_t most);

/// What stands in a combatant's round mark: the initials of the first two words ("Ines Varga": IV), or the first initial
/// and the number the name ends with ("Gate Guard 12": G12). UTF-8.
[[nodiscard]] std::string badgeOf(const std::string& name);

}  // namespace hitspread
