#pragma once

#include <cstddef>

namespace hitspread {

class System;

/// Takes a location that house rules have added out of them: results of tables that name it, pieces of the body among them, go back
/// to what the shipped table has for each; in sets of locations it is ticked no more; numbers of its own are as they come.
/// `switches`: the struct of the system's house rules.
void freeLocation(const System& system, void* switches, std::size_t location);

/// The same of every location that `before` names and `after` does not any more. Both: structs of the system's house rules.
void freeUnnamed(const System& system, const void* before, void* after);

}  // namespace hitspread
