#pragma once

#include "rules/core/action.h"

namespace hitspread {

struct Input;

/// One of those an action is about, by the side he is on and his place there.
struct Participation {
    Role role = Role::Actor;
    std::size_t place = 0;
};

/// Facet: the system has conditions to put on people (RecordKind::ConditionTemplate), and they bear on what is done; and the state of
/// people may tie them to each other.
class ConditionFacet {
public:
    virtual ~ConditionFacet() = default;
    /// Enters what somebody's condition changes into a fresh input, before anything is declared: his stats, modifiers of his
    /// rolls under the name of the condition. Precondition: his records are in the input, the condition is of this system.
    virtual void enter(Input& input, Participation who, const AnyRecord& condition) const = 0;
    /// Whether who has it can do nothing at all.
    [[nodiscard]] virtual bool preventsActing(const AnyRecord& condition) const = 0;
    /// Whether who has it cannot do this. Precondition: the input is of this system, he is one of those who act in it.
    [[nodiscard]] virtual bool prevents(const Input& input, const AnyRecord& condition) const = 0;
    /// Whether those of a role do something in it, too, rather than have it done to them: two who strike at each other. Of the actor it
    /// is not asked.
    [[nodiscard]] virtual bool acts(const Input& input, Role role) const
    {
        static_cast<void>(input);
        static_cast<void>(role);
        return false;
    }
    /// Takes out of somebody's state (RecordKind::Condition) what ties him to somebody who is gone, by the number he is meant by in it:
    /// that he holds him, aims at him.
    virtual void untie(AnyRecord& state, std::int32_t gone) const
    {
        static_cast<void>(state);
        static_cast<void>(gone);
    }
};

}  // namespace hitspread
