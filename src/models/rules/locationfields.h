#pragma once

#include "rules/core/declare/record.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace hitspread {

class System;

/// Everything house rules say about each location of a system, wherever it stands: found by how the switches are declared, so that one
/// page can show a line for each. It holds no values.
struct LocationFields {
    /// One number of a location: a field of its own, or an element of one.
    struct Number {
        const FieldDeclaration* field = nullptr;  ///< nullptr: the location has none
        std::size_t element = 0;
    };
    /// Numbers that are the same for each location ("calledShot.head", "calledShot.own").
    struct Family {
        FieldDeclaration whole;          ///< named as all of them together
        std::vector<Number> ofLocation;  ///< by location
    };

    const FieldDeclaration* names = nullptr;
    const FieldDeclaration* pieces = nullptr;
    std::vector<const FieldDeclaration*> results;  ///< tables whose rows tell a location, but that of the pieces
    std::vector<Family> families;
    std::vector<const FieldDeclaration*> sets;  ///< of locations

    /// Each field once, as they are declared.
    [[nodiscard]] std::vector<const FieldDeclaration*> all(const RecordDeclaration& switches) const;
};

/// Nothing: these house rules neither name locations nor say what they are made of.
[[nodiscard]] std::optional<LocationFields> locationFieldsOf(const System& system, const RecordDeclaration& switches);

/// Which column of a table says a location; nothing: none.
[[nodiscard]] std::optional<std::size_t> locationColumnOf(const System& system, const FieldDeclaration& field);

}  // namespace hitspread
