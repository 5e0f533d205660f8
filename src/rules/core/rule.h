#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace hitspread {

/// Whether the rules document itself marks the rule as one a group may leave out.
enum class Optional : std::uint8_t { No, Yes };

/// Who decides that the rule applies: it always does, a player or group may use it, or the game master rules.
enum class Use : std::uint8_t { Mandatory, Optional, GameMaster };

/// Whether the program carries the rule out yet.
enum class Built : std::uint8_t { No, Yes };

/// One line of a system's rule catalogue: what a rule is called, where it comes from and what it says in our words.
/// Text is UTF-8 with static storage. It describes; it computes nothing.
struct RuleInfo {
    std::string_view id;      ///< stable id, "3D-DEV-04"
    std::string_view title;   ///< at most six words
    std::string_view source;  ///< line or heading of the rules document
    Optional optional = Optional::No;
    Use use = Use::Mandatory;
    std::string_view switches;  ///< ids of the house-rule switches that bear on it, separated by commas; may be empty
    Built built = Built::No;
    std::string_view text;  ///< one to three sentences
};

/// The rules of one system, whether they can be resolved yet or are only listed.
struct RuleList {
    std::string_view system;
    int part = 0;  ///< of the rules documents, counted from 1: systems are offered in this order
    std::span<const RuleInfo> rules;
};

/// Position of the rule with exactly this id in a catalogue, or nothing. Linear in the catalogue's length.
[[nodiscard]] std::optional<std::uint16_t> findRule(std::span<const RuleInfo> catalogue, std::string_view id);

}  // namespace hitspread
