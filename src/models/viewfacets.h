#pragma once

#include "models/deedplan.h"
#include "models/digest.h"
#include "models/libraryfacts.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hitspread {

/// What an explosion is to one of several bodies.
struct AreaDigest {
    std::size_t target = 0;      ///< place among the targets
    std::optional<Hex> impact;   ///< where it goes off on his plan; nothing: upon himself
    std::vector<Hex> hexes;      ///< of his body, inside the zone
    std::vector<int> locations;  ///< that it reaches
};

/// One of several things an action does.
struct StrandDigest {
    int strand = 0;  ///< its number
    QString title;   ///< "Bullet 3"
    QString words;   ///< what came of it: "Left Arm, 8 damage"
};

/// How a value of a choice is offered.
struct ChoiceWords {
    QString label;  ///< "+1", "7"; empty: the number itself
    QChar key;      ///< the key that takes it; null: its digit
};

struct ChangeWords {
    QString what;
    QString before;
    QString after;
};

/// A character with his condition before and after.
struct ConditionPair {
    const AnyRecord& character;
    const AnyRecord& before;
    const AnyRecord& after;
};

// The facets of a system's view, one for each thing not every system knows. None has an empty answer of its own: who has a
// facet says all of it, who has none leaves its pointer null. Records and actions given are of that system.

/// Actions that do several things of a kind, one after the other, each with questions and steps of its own that are told apart: a
/// strand each. A strand is told by the number its questions and steps bear.
class StrandsFacet {
public:
    virtual ~StrandsFacet() = default;
    /// Every strand of an action that has several, in their order; empty for any other action.
    [[nodiscard]] virtual std::vector<StrandDigest> strands(const ActionRecord& action) const = 0;
    /// The strand each step of the findings belongs to; -1: the action as a whole. As long as the steps.
    [[nodiscard]] virtual std::vector<int> strandsOfSteps(const ActionRecord& action) const = 0;
    /// The strand a question is about; nothing: the action as a whole.
    [[nodiscard]] virtual std::optional<int> strandOf(QuestionKey key) const = 0;
};

/// Actions that befall several at once. A target is told by his place among them; nothing stands for the action as a whole.
class TargetsFacet {
public:
    virtual ~TargetsFacet() = default;
    [[nodiscard]] virtual std::optional<std::size_t> targetAsked(const ActionRecord& action, QuestionKey key) const = 0;
    /// Nothing also where the number of the step says enough.
    [[nodiscard]] virtual std::optional<std::size_t> targetOfStep(const ActionRecord& action, StepKey key) const = 0;
    /// What befalls one of them, in a few words: "3 damage, one wound".
    [[nodiscard]] virtual QString outcome(const ActionRecord& action, std::size_t target) const = 0;
    /// Whether that is anything at all.
    [[nodiscard]] virtual bool isHarmed(const ActionRecord& action, std::size_t target) const = 0;
};

/// Actions that reach a part of a body at once: explosions, fire.
class AreasFacet {
public:
    virtual ~AreasFacet() = default;
    /// Where an action goes off, for each of its targets; empty: nothing explodes, or not yet.
    [[nodiscard]] virtual std::vector<AreaDigest> areas(const ActionRecord& action) const = 0;
};

/// Fights between two sides.
class SidesFacet {
public:
    virtual ~SidesFacet() = default;
    /// Which side a question or quantity belongs to, 0 or 1, by its id and element; nothing: both or neither.
    [[nodiscard]] virtual std::optional<int> sideOf(std::string_view id, std::uint16_t index) const = 0;
};

/// Areas that somebody keeps under fire.
class KeptAreaFacet {
public:
    virtual ~KeptAreaFacet() = default;
    /// The area somebody in this condition keeps; `switches` may be null.
    [[nodiscard]] virtual std::optional<KeptArea> keptArea(const AnyRecord& condition,
                                                           const AnyRecord& switches) const = 0;
};

/// What the history says of actions beyond their outcome.
class HistoryFacet {
public:
    virtual ~HistoryFacet() = default;
    /// The outcome with what was there before and is there after, where numbers changed.
    [[nodiscard]] virtual QString historyWords(const ActionRecord& action) const = 0;
    /// Whether an action looks after somebody rather than attacks him; it is named and has an icon of its own.
    [[nodiscard]] virtual bool isCare(std::string_view action) const = 0;
};

/// Changes as people keep them ("Torso", "11", "1 of 14"), where that says more than the field. Empty words: kept for the rules
/// alone, nothing to show; nothing: the field says it.
class ChangesFacet {
public:
    virtual ~ChangesFacet() = default;
    /// `after` is the input with every change of the action.
    [[nodiscard]] virtual std::optional<ChangeWords> changeWords(const ActionRecord& action, const Change& change,
                                                                 const Input& after) const = 0;
    /// The same for a value of somebody's condition as it is in two moments.
    [[nodiscard]] virtual std::optional<ChangeWords> changeWords(const ConditionPair& pair,
                                                                 const FieldDeclaration& field,
                                                                 std::size_t element) const = 0;
};

/// The sections of a derivation.
class SectionsFacet {
public:
    virtual ~SectionsFacet() = default;
    /// What came of one of them; empty when it has nothing to say.
    [[nodiscard]] virtual QString outcome(const ActionRecord& action, std::string_view section) const = 0;
    /// Whether it only prepares the result and stands below the others.
    [[nodiscard]] virtual bool isGroundwork(std::string_view section) const = 0;
};

/// Steps whose quantity and number do not say it all.
class StepsFacet {
public:
    virtual ~StepsFacet() = default;
    /// The value in words, where its number is put together for the rules alone; empty: its number says it.
    [[nodiscard]] virtual QString valueWords(StepKey key, std::int32_t value) const = 0;
    /// What a quantity is called in this very action, where that is not what it is called in any other ("Damage of the weapon" of
    /// a blow, not of a round); empty: as ever.
    [[nodiscard]] virtual QString quantityWords(const ActionRecord& action, std::uint16_t quantity) const = 0;
    /// The name somebody gave what a step counts (a modifier, the condition it comes of); empty: it is called by its quantity.
    [[nodiscard]] virtual QString givenName(const ActionRecord& action, StepKey key) const = 0;
    /// The location a step is about where several of one body are dealt with alike; nothing: one alone, or the body as a whole.
    [[nodiscard]] virtual std::optional<int> locationOf(const ActionRecord& action, StepKey key) const = 0;
};

/// Choices that a fight is held up for.
class ChoicesFacet {
public:
    virtual ~ChoicesFacet() = default;
    /// Whether a choice waits for the game master as the dice fall; else its preset counts until somebody changes it.
    [[nodiscard]] virtual bool isOffered(const ActionRecord& action, QuestionKey key) const = 0;
    [[nodiscard]] virtual ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value) const = 0;
};

/// What somebody does besides attacking, and what cures a refusal.
class DeedsFacet {
public:
    virtual ~DeedsFacet() = default;
    /// What has a key of its own.
    [[nodiscard]] virtual std::vector<QuickDeed> quick() const = 0;
    /// What is done about a refusal, the best first; each of them may be refused itself.
    [[nodiscard]] virtual std::vector<DeedPlan> cures(const Refusal& refusal) const = 0;
    /// What is attacked with where the system's attack takes a weapon and there is none.
    [[nodiscard]] virtual std::vector<DeedPlan> unarmed() const = 0;
    /// `thing`: what it is done with, may be empty; `action`: what the plan comes to.
    [[nodiscard]] virtual DeedWords words(const DeedPlan& plan, const QString& thing,
                                          const ActionRecord& action) const = 0;
};

/// Something of somebody's that falls due by itself.
struct OwnClock {
    Mark mark = Mark::Note;
    QString words;   ///< what comes then: "bleeds"
    int phases = 0;  ///< ends of phases until then, that of the phase that runs being 1; 0: it goes by rounds
    int rounds = 0;  ///< likewise
};

/// Clocks people carry with them: bleeding, healing.
class ClocksFacet {
public:
    virtual ~ClocksFacet() = default;
    /// Those that end within so many rounds, this one counted. `switches` may be null.
    [[nodiscard]] virtual std::vector<OwnClock> clocks(const CombatantView& who, const AnyRecord& switches, int round,
                                                       int most) const = 0;
};

/// Fields of records that mean more than their declaration says.
class FieldsFacet {
public:
    virtual ~FieldsFacet() = default;
    /// Why the rules make nothing of a value of the record as it stands, in a few words; empty: they use it.
    [[nodiscard]] virtual QString idleWords(const AnyRecord& record, const FieldDeclaration& field) const = 0;
    /// See isModifier() below.
    [[nodiscard]] virtual bool isModifier(const FieldDeclaration& field) const = 0;
};

/// What the library shows of a record, worked out by the rules.
class LibraryFacet {
public:
    virtual ~LibraryFacet() = default;
    /// Records the facts about this one need, too: the rounds a weapon fires.
    [[nodiscard]] virtual std::optional<LibraryQuery> relatedTo(const AnyRecord& record) const = 0;
    [[nodiscard]] virtual LibraryFacts facts(const LibrarySubject& subject) const = 0;
};

}  // namespace hitspread
