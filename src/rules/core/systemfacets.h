#pragma once

#include "rules/core/body/bodyplan.h"
#include "rules/core/odds/odds.h"
#include "rules/core/trace/stepindexes.h"
#include "rules/core/vocabulary.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hitspread {

class AnyRecord;
class ConditionFacet;
class GroundFacet;
class Input;
class RestFacet;
class RoundFacet;

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

// Facets of a system, one for each thing not every system has. Who has a facet says all of it, who has none leaves its pointer
// null and the window shows no panel for it.

/// How bodies are cut into locations, and what these are called.
struct BodyCut {
    std::array<std::uint8_t, kPieces> locations{};  ///< of each piece, an index into System::locations()
    std::vector<std::string> names;                 ///< by location; empty: as the system calls it
};

/// The system cuts bodies its own way instead of taking the locations of a body plan for its own.
class BodyFacet {
public:
    virtual ~BodyFacet() = default;
    /// `switches`: the struct of the house rules by which it is done; null: as they come.
    [[nodiscard]] virtual BodyCut cut(const void* switches) const = 0;
    /// So many of the system's locations are always there, from the first on; each of those behind them where house rules name it.
    [[nodiscard]] virtual std::size_t usualLocations() const = 0;
    /// The house rules it is done by: a Table whose results are the pieces, counted from 1; a RankList of names, each with the number of
    /// its location, counted from 1.
    [[nodiscard]] virtual std::string_view piecesSwitch() const = 0;
    [[nodiscard]] virtual std::string_view namesSwitch() const = 0;
};

/// Things of the system have a state, or there are weapons nobody has to carry.
class GearFacet {
public:
    virtual ~GearFacet() = default;
    /// Makes the state of a thing just acquired (loaded full, not drawn) from one with every value at its fallback.
    virtual void freshen(AnyRecord& state, const AnyRecord& item) const = 0;
    /// Hands, whatever skill they strike with. An action of somebody who names no weapon takes one of them, if it is of the kind
    /// the action needs.
    [[nodiscard]] virtual std::span<const AnyRecord> bareHands() const = 0;
};

/// The keys of the system's steps have indexes.
class SubjectsFacet {
public:
    virtual ~SubjectsFacet() = default;
    /// How the n of a key is to be read, in the order in which they are to be looked through.
    [[nodiscard]] virtual std::span<const StepIndexes> stepIndexes() const = 0;
    /// Says of steps that come from outside, whose keys have only an index, what each is about, as their derivation would. False: the
    /// keys do not say it, and they are to be derived again.
    [[nodiscard]] virtual bool nameSubjects(const Input& input, std::span<Step> steps) const = 0;
};

/// The system's attacks deviate over the hexes of a body.
class DeviationFacet {
public:
    virtual ~DeviationFacet() = default;
    /// Every deviation of a trace, in the order of the bullets.
    [[nodiscard]] virtual std::vector<Deviation> deviations(std::span<const Step> steps) const = 0;
};

/// Whether there are odds of an action.
enum class Foresight : std::uint8_t {
    Clear,
    None,    ///< it attacks nobody, or in a way they cannot foresee
    TooMany  ///< what may come of it is more than can be walked through
};

/// Exact odds of an attack, fast enough for a picture that follows every change.
class OddsFacet {
public:
    virtual ~OddsFacet() = default;
    [[nodiscard]] virtual Foresight foresight(const Input& input) const = 0;
    /// What of an effect these rules tell; all else stays 0.
    [[nodiscard]] virtual std::span<double EffectChances::*const> told() const = 0;
    /// Odds of an input of this system, no deeper than asked for where that is less work; nothing where foresight() is not clear.
    /// Overrides do not enter. Precondition: the action's validate() finds nothing.
    [[nodiscard]] virtual std::optional<AttackOdds> odds(const Input& input, const BodyPlan& plan,
                                                         OddsDepth depth) const = 0;
    /// What could be decided otherwise about an attack there are odds of; the rules may refuse some of it.
    [[nodiscard]] virtual std::vector<OddsAlternative> alternatives(const Input& input) const = 0;
};

/// Whatever of this a system has.
struct SystemFacets {
    const BodyFacet* body = nullptr;
    const GearFacet* gear = nullptr;
    const SubjectsFacet* subjects = nullptr;
    const DeviationFacet* deviation = nullptr;
    const OddsFacet* odds = nullptr;
    const RoundFacet* time = nullptr;
    const ConditionFacet* conditions = nullptr;
    const RestFacet* rest = nullptr;
    const GroundFacet* ground = nullptr;
};

/// Spelling of what a system's derivations and refusals name by number.
struct SystemWords {
    std::span<const QuantityWord> quantities{};
    std::span<const QuestionWord> questions{};
    std::span<const std::string_view> refusals{};
    std::span<const FormerQuantity> formerQuantities{};
};

}  // namespace hitspread
