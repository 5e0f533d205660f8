#pragma once

#include "rules/core/action.h"
#include "rules/core/rule.h"
#include "rules/core/systemfacets.h"
#include "rules/core/time/conditionfacet.h"
#include "rules/core/time/ground.h"
#include "rules/core/time/rest.h"
#include "rules/core/time/round.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace hitspread {

/// A built-in set of switches: the defaults, changed at the named switches.
struct Profile {
    struct Setting {
        std::string_view switchId;
        std::int32_t value = 0;
    };
    std::string_view id;
    std::span<const Setting> settings;
};

/// One rule system: identity, record types, actions, rules. Stateless; one instance per system for the program's life. What not
/// every system has is a facet: a system without one has a null pointer there, and the window shows no panel for it.
class System {
public:
    virtual ~System() = default;

    [[nodiscard]] virtual std::string_view id() const = 0;
    /// Counts up whenever a result of these rules may change; stored with every log entry.
    [[nodiscard]] virtual int rulesVersion() const = 0;
    [[nodiscard]] virtual std::span<const RuleInfo> rules() const = 0;

    /// Every record type, one per kind at most.
    [[nodiscard]] virtual std::span<const RecordDeclaration* const> records() const = 0;
    [[nodiscard]] virtual std::span<const Profile> profiles() const = 0;
    [[nodiscard]] virtual std::span<const ActionDeclaration* const> actions() const = 0;
    /// Ids of the locations, in the order of their index; the groups of body pieces when the system cuts bodies its own way.
    [[nodiscard]] virtual std::span<const std::string_view> locations() const = 0;
    [[nodiscard]] virtual const SystemWords& words() const = 0;
    [[nodiscard]] virtual const RoundPolicy& round() const = 0;
    [[nodiscard]] virtual const SystemFacets& facets() const = 0;

    [[nodiscard]] std::span<const QuantityWord> quantities() const { return words().quantities; }
    [[nodiscard]] std::span<const QuestionWord> questions() const { return words().questions; }
    /// Spelling of the refusal codes.
    [[nodiscard]] std::span<const std::string_view> refusals() const { return words().refusals; }

    [[nodiscard]] const DeviationFacet* deviation() const { return facets().deviation; }
    [[nodiscard]] const BodyFacet* body() const { return facets().body; }
    [[nodiscard]] const OddsFacet* odds() const { return facets().odds; }
    [[nodiscard]] const RoundFacet* time() const { return facets().time; }
    [[nodiscard]] const ConditionFacet* conditions() const { return facets().conditions; }
    [[nodiscard]] const RestFacet* rest() const { return facets().rest; }
    [[nodiscard]] const GroundFacet* ground() const { return facets().ground; }

    /// The live state of a thing just acquired (loaded full, not drawn); every value at its fallback where a system says
    /// nothing. Null when the system keeps no such state.
    [[nodiscard]] AnyRecord freshState(RecordKind stateKind, const AnyRecord& item) const;
    /// See GearFacet; empty: every weapon is carried.
    [[nodiscard]] std::span<const AnyRecord> bareHands() const;

    [[nodiscard]] const RecordDeclaration* record(RecordKind kind) const;
    [[nodiscard]] const ActionDeclaration* action(std::string_view actionId) const;
};

/// A body cut into the locations of a system, by house rules (null: as they come): what BodyPlan::locationAt() says is an index into
/// System::locations(), of which some may have no hex. The plan itself where it is cut like that already, or has locations the system
/// does not know. Done once, where a body is bound; null for null.
[[nodiscard]] std::shared_ptr<const BodyPlan> bodyFor(const System& system, std::shared_ptr<const BodyPlan> plan,
                                                      const void* switches = nullptr);

}  // namespace hitspread
