#pragma once

#include <string_view>

namespace hitspread {

struct Input;

/// Facet: the system has things that lie about in a fight and go off there (RecordKind::Lying). That is an action of the system whose
/// weapon lies on the ground instead of being somebody's.
class GroundFacet {
public:
    virtual ~GroundFacet() = default;
    /// That action's id.
    [[nodiscard]] virtual std::string_view action() const = 0;
    /// Tells an input of that action that its weapon lies there. Precondition: the input is one.
    virtual void setLying(Input& input) const = 0;
    /// Whether it is to come out of a hand after all: nothing that lies there can. Precondition: the input is one.
    [[nodiscard]] virtual bool isThrown(const Input& input) const = 0;
};

}  // namespace hitspread
