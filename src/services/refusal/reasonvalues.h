#pragma once

#include <cstddef>
#include <string>

namespace hitspread::told {

/// An action by its id, and who or what does it; may be empty.
struct ActionName {
    std::string system;
    std::string action;
    std::string who;
};

/// A field of a record of a rule system, or one element of it; by its id where no system has it.
struct Field {
    std::string system;
    std::string record;
    std::string field;
    std::size_t element = 0;
};

}  // namespace hitspread::told
