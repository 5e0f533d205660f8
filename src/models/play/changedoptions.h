#pragma once

#include "models/play/fieldpath.h"
#include "services/action/carriedanswers.h"
#include "services/undo/logentry.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hitspread {

/// Precondition: the action has that field.
[[nodiscard]] LoggedValue valueAt(const ActionRecord& action, FieldPath path);
/// A number of the fight becomes an adjustment, what is declared does not. Precondition: as valueAt(), and the value suits the field.
void putValue(ActionRecord& action, FieldPath path, const LoggedValue& value);

/// What the game master changed of the options an action is preset with. Another action, or other targets of it, take over
/// every value they have a field for; the rest waits aside until one comes that has.
class ChangedOptions {
public:
    using Targets = std::vector<RecordId>;

    void clear();
    [[nodiscard]] bool contains(FieldPath path) const { return m_values.contains(path); }
    void put(FieldPath path, const LoggedValue& value) { m_values[path] = value; }
    void remove(FieldPath path) { m_values.erase(path); }

    /// Where they stand that are declared.
    [[nodiscard]] std::vector<ValuePlace> declared(const ActionDeclaration& action) const;
    /// Writes every value into an action that is as the fight presets it.
    void applyTo(ActionRecord& action) const;
    /// Takes the values over to the next action, as the fight presets it; `from` names the targets of the one before, in their order. A
    /// choice that one forbids was made for another kind of action and waits aside as well; numbers stay, since how far it is, and how
    /// many there are, is so whatever is done.
    void carryOver(const ActionDeclaration& before, const Targets& from, const ActionRecord& next);
    /// Choices without which less would stand against an action, as the fight presets it.
    [[nodiscard]] std::vector<FieldPath> forbidden(const ActionRecord& pristine) const;

private:
    /// A value by the names of its place instead of their numbers.
    struct Named {
        std::string part;
        Role role = Role::Declared;
        RecordId target = 0;  ///< whom it is about; 0: nobody among the targets
        std::uint16_t element = 0;
        std::string field;
        std::uint16_t index = 0;  ///< which of an array
        LoggedValue value;
    };

    /// Whether a choice adds to what stands against an action.
    [[nodiscard]] bool isForbidden(const ActionRecord& pristine, FieldPath path) const;
    [[nodiscard]] static Named named(const ActionDeclaration& action, const Targets& targets, FieldPath path,
                                     const LoggedValue& value);
    [[nodiscard]] static std::optional<FieldPath> placeOf(const ActionDeclaration& action, const Targets& targets,
                                                          const Named& value);

    std::map<FieldPath, LoggedValue> m_values;
    std::vector<Named> m_aside;
};

}  // namespace hitspread
