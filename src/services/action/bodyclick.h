#pragma once

#include "rules/core/action.h"
#include "rules/core/body/bodyplan.h"

#include <optional>

namespace hitspread {

/// What a click on a body says to an action: the declared field of the group "aim" it sets. A place takes the hex, a choice among the
/// system's locations the location there; an action without such a field makes nothing of where the click was.
struct BodyClick {
    enum class Kind : std::uint8_t { Nothing, Hex, Location };

    Kind kind = Kind::Nothing;
    const PartDeclaration* part = nullptr;
    const FieldDeclaration* field = nullptr;

    /// What the field becomes by a click there; nothing: the click says nothing.
    [[nodiscard]] std::optional<std::int32_t> valueAt(Hex hex, const BodyPlan* plan) const;
    /// Where the mark stands for a value of the field; of a location it is the hex in its middle.
    [[nodiscard]] std::optional<Hex> hexOf(std::int32_t value, const BodyPlan* plan) const;
};

/// The hex in the middle of a location; nothing: it has none.
[[nodiscard]] std::optional<Hex> middleOf(const BodyPlan& plan, int location);

[[nodiscard]] BodyClick bodyClickOf(const ActionDeclaration& action);

}  // namespace hitspread
