#pragma once

#include "models/viewfacets.h"
#include "services/action/actionrecord.h"

#include <cstddef>
#include <vector>

namespace hitspread {

/// One value an action changes: whose, what, before and after.
struct ChangeLine {
    Role role = Role::Declared;
    std::size_t place = 0;  ///< of the person it is about, among those in that role
    QString owner;          ///< the person, or what he carries
    bool ofPerson = true;   ///< his own value rather than one of something he carries
    ChangeWords words;
};

/// What an action changes: those it is done to first, and of each what he is himself before what he carries. What is kept for the rules
/// alone is left out, and what would be said twice.
[[nodiscard]] std::vector<ChangeLine> changeLines(const ActionRecord& action);

/// Something there is so much of, in its words: "Torso", "11", "1/14".
[[nodiscard]] ChangeWords gaugeWords(Fact fact, const QString& what, const Gauge& gauge);

/// "Gate Guard 2 · Torso: 11 → 1/14".
[[nodiscard]] QString wordsOf(const ChangeLine& line);

}  // namespace hitspread
