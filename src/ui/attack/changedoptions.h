#pragma once

#include "services/action.h"
#include "ui/attack/fieldpath.h"

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hitspread {

/// What one field of an action may hold.
using OptionValue = std::variant<std::int32_t, std::string, Ranks>;

/// Precondition: the action has that field.
[[nodiscard]] OptionValue valueAt(const ActionRecord& action, FieldPath path);

/// What the game master changed of the options an action is preset with. Another action, or other targets of it, take over
/// every value they have a field for; the rest waits aside until one comes that has. It judges nothing.
class ChangedOptions {
public:
    using Targets = std::vector<RecordId>;

    void clear();
    [[nodiscard]] bool contains(FieldPath path) const { return m_values.contains(path); }
    void put(FieldPath path, const OptionValue& value) { m_values[path] = value; }
    void remove(FieldPath path) { m_values.erase(path); }

    /// Writes every value into an action that is as the fight presets it.
    void applyTo(ActionRecord& action) const;
    /// Takes the values over from one action to the next. `from` and `to` name the targets of each, in their order.
    void carryOver(const ActionDeclaration& before, const Targets& from, const ActionDeclaration& after,
                   const Targets& to);

private:
    /// A value by the names of its place instead of their numbers.
    struct Named {
        std::string part;
        Role role = Role::Declared;
        RecordId target = 0;  ///< whom it is about; 0: nobody among the targets
        std::uint16_t element = 0;
        std::string field;
        std::uint16_t index = 0;
        OptionValue value;
    };

    [[nodiscard]] static Named named(const ActionDeclaration& action, const Targets& targets, FieldPath path,
                                     const OptionValue& value);
    [[nodiscard]] static std::optional<FieldPath> placeOf(const ActionDeclaration& action, const Targets& targets,
                                                          const Named& value);

    std::map<FieldPath, OptionValue> m_values;
    std::vector<Named> m_aside;
};

/// Sets one number of an action: a value of the fight becomes an adjustment, a declared one does not.
void putNumber(ActionRecord& action, FieldPath path, std::int32_t value);

}  // namespace hitspread
