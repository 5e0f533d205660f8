#pragma once

#include "rules/core/action.h"
#include "rules/core/conditionfacet.h"
#include "rules/core/ground.h"
#include "rules/core/odds.h"
#include "rules/core/rest.h"
#include "rules/core/round.h"
#include "rules/core/rule.h"
#include "rules/core/stepindexes.h"
#include "rules/core/vocabulary.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace hitspread {

class Input;

/// A built-in set of switches: the defaults, changed at the named switches.
struct Profile {
    struct Setting {
        std::string_view switchId;
        std::int32_t value = 0;
    };
    std::string_view id;
    std::span<const Setting> settings;
};

/// One deviating hit or miss as found in a trace: for drawing and animation.
struct Deviation {
    Hex aim;               ///< where the line starts
    int direction = 0;     ///< 1..6; 0 when nothing deviates
    int spread = 0;        ///< hexes before aiming points
    int spent = 0;         ///< aiming points that pulled it back
    Hex landing;           ///< where it ends
    int location = -1;     ///< location index, -1 off the body
    bool success = false;  ///< whether the attack roll succeeded
    int bullet = 0;        ///< its number; steps and questions of this bullet bear it as their index
    int target = 0;        ///< which of several targets, from 0
};

/// Facet: the system's attacks deviate over the hexes of a body.
class DeviationFacet {
public:
    virtual ~DeviationFacet() = default;
    /// Every deviation of a trace, in the order of the bullets.
    [[nodiscard]] virtual std::vector<Deviation> deviations(std::span<const Step> steps) const = 0;
};

/// Facet: exact odds of an attack, fast enough for a picture that follows every change.
class OddsFacet {
public:
    virtual ~OddsFacet() = default;
    /// Odds of an input of this system; nothing for an action that attacks nobody. Overrides do not enter.
    /// Precondition: the action's validate() finds nothing.
    [[nodiscard]] virtual std::optional<AttackOdds> odds(const Input& input, const BodyPlan& plan) const = 0;
};

/// One rule system: identity, record types, actions, rules. Stateless; one instance per system for the program's life.
/// Optional abilities are facets: a system without one returns nullptr and the window shows no panel for it.
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
    /// The location each piece of a body belongs to, by Piece and as an index into locations(). Empty: the locations of a body
    /// plan are the system's, known by their ids.
    [[nodiscard]] virtual std::span<const std::uint8_t> pieces() const { return {}; }
    [[nodiscard]] virtual std::span<const QuantityWord> quantities() const = 0;
    [[nodiscard]] virtual std::span<const QuestionWord> questions() const = 0;
    /// Spelling of the refusal codes.
    [[nodiscard]] virtual std::span<const std::string_view> refusals() const = 0;
    [[nodiscard]] virtual const RoundPolicy& round() const = 0;

    /// The live state of a thing just acquired (loaded full, not drawn); every value at its fallback where a system says
    /// nothing. Null when the system keeps no such state.
    [[nodiscard]] virtual AnyRecord freshState(RecordKind stateKind, const AnyRecord& item) const;

    /// Weapons nobody has to carry: hands, whatever skill they strike with. An action of somebody who names no weapon takes
    /// one of them, if it is of the kind the action needs.
    [[nodiscard]] virtual std::span<const AnyRecord> bareHands() const { return {}; }

    /// How the n of a key is to be read, in the order in which they are to be looked through; empty: keys have no index.
    [[nodiscard]] virtual std::span<const StepIndexes> stepIndexes() const { return {}; }

    /// Says of steps that come from outside, whose keys have only an index, what each is about, as their derivation would.
    virtual void nameSubjects(const Input&, std::span<Step>) const {}

    [[nodiscard]] virtual const DeviationFacet* deviation() const { return nullptr; }
    [[nodiscard]] virtual const OddsFacet* odds() const { return nullptr; }
    [[nodiscard]] virtual const RoundFacet* time() const { return nullptr; }
    [[nodiscard]] virtual const ConditionFacet* conditions() const { return nullptr; }
    [[nodiscard]] virtual const RestFacet* rest() const { return nullptr; }
    [[nodiscard]] virtual const GroundFacet* ground() const { return nullptr; }

    [[nodiscard]] const RecordDeclaration* record(RecordKind kind) const;
    [[nodiscard]] const ActionDeclaration* action(std::string_view actionId) const;
};

/// A body cut into the locations of a system: what BodyPlan::locationAt() says is an index into System::locations(). The plan
/// itself where it is cut like that already, or has locations the system does not know. Done once, where a body is bound; null for null.
[[nodiscard]] std::shared_ptr<const BodyPlan> bodyFor(const System& system, std::shared_ptr<const BodyPlan> plan);

}  // namespace hitspread
