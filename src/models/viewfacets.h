#pragma once

#include "models/fight/digest.h"
#include "models/history/matter.h"
#include "models/library/campaignnames.h"
#include "models/library/librarysubject.h"
#include "models/nextaction/actionplan.h"
#include "text/choicewords.h"
#include "text/optionworth.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace hitspread {

/// One of several things an action does.
struct StrandDigest {
    int strand = 0;  ///< its number
    QString title;   ///< "Bullet 3"
    QString words;   ///< what came of it: "Left Arm, 8 damage"
};

using text::ChoiceWords;

/// What a change is about, the gravest first.
enum class Fact : std::uint8_t { Death, Consciousness, Posture, Location, Track, Wound, Other };

/// How much of something there is before and after, out of most; both may be below 0.
struct Gauge {
    int before = 0;
    int after = 0;
    int most = 0;

    friend bool operator==(const Gauge&, const Gauge&) = default;
};

struct ChangeWords {
    QString what;
    QString before;
    QString after;
    Fact fact = Fact::Other;
    std::optional<Gauge> gauge{};
};

/// A character with his condition before and after.
struct ConditionPair {
    const AnyRecord& character;
    const AnyRecord& before;
    const AnyRecord& after;
    const AnyRecord& switches;                           ///< may be null
    const std::function<QString(std::int32_t)>& nameOf;  ///< of whom a number means; empty for whoever is not known
};

// The facets of a system's view, one for each thing not every system knows, as the functions that answer. Who has a facet says all of it,
// but for what hardly any system knows, which has its usual answer here. Records and actions given are of that system.

/// Actions that do several things of a kind, one after the other, each with questions and steps of its own that are told apart: a
/// strand each. A strand is told by the number its questions and steps bear.
struct StrandsFacet {
    /// Every strand of an action that has several, in their order; empty for any other action.
    std::vector<StrandDigest> (*strands)(const ActionRecord& action);
    /// The strand each step of the findings belongs to; -1: the action as a whole. As long as the steps.
    std::vector<int> (*strandsOfSteps)(const ActionRecord& action);
    /// The strand a question is about; nothing: the action as a whole.
    std::optional<int> (*strandOf)(QuestionKey key);
};

/// Actions of two who may do the same to each other.
struct SidesFacet {
    /// Whether a step bears the name of whose side it is.
    bool (*isNamed)(const ActionRecord& action, StepKey key);
};

/// Areas that somebody keeps under fire.
struct KeptAreaFacet {
    /// The area somebody in this condition keeps; `switches` may be null.
    std::optional<KeptArea> (*keptArea)(const AnyRecord& condition, const AnyRecord& switches);
};

/// What the history says of actions beyond their outcome.
struct HistoryFacet {
    /// The outcome with what was there before and is there after, where numbers changed.
    QString (*historyWords)(const ActionRecord& action);
    /// What an action, told by its id, is about.
    Matter (*matter)(std::string_view action);
    /// Whether a line says what was done, beside what came of it: it is no plain attack.
    bool (*namesAction)(std::string_view action);
    /// What people who look for an action also call it, beside its name; words apart.
    QString (*alsoCalled)(std::string_view action);
};

/// Changes of somebody's condition as people keep them ("Torso", "11", "1 of 14"), where that says more than the field. Empty words:
/// kept for the rules alone, nothing to show; nothing: the field says it.
struct ChangesFacet {
    std::optional<ChangeWords> (*words)(const ConditionPair& pair, const FieldDeclaration& field, std::size_t element);
};

/// The sections of a derivation.
struct SectionsFacet {
    /// What came of one of them; empty when it has nothing to say.
    QString (*outcome)(const ActionRecord& action, std::string_view section);
    /// Whether it only prepares the result and stands below the others.
    bool (*isGroundwork)(std::string_view section);
};

/// What came of an action, beyond what its events say in general words.
struct VerdictFacet {
    /// The sentence below the headline, which has said how it ends: "Torso, 10 damage through PV 10"; empty: the outcome in a few
    /// words does.
    QString (*sentence)(const ActionRecord& action);
};

/// Wounds and blows that the system has words for, where others count them.
struct WoundsFacet {
    /// What an action did to somebody, for a headline: "serious wound", "critical hit"; empty: nothing.
    QStringList (*words)(const ActionRecord& action, Role role, std::size_t place);
    /// What an action throws somebody back to, where the system has levels of that: "driven back", "beaten"; empty: to nothing.
    QString (*setback)(const ActionRecord& action, Role role, std::size_t place);
};

/// Steps whose quantity and number do not say it all.
struct StepsFacet {
    /// The value in words, where its number is put together for the rules alone; empty: its number says it.
    QString (*valueWords)(StepKey key, std::int32_t value) = [](StepKey, std::int32_t) { return QString(); };
    /// What a quantity is called in this very action, where that is not what it is called in any other ("Damage of the weapon" of
    /// a blow, not of a round); empty: as ever.
    QString (*quantityWords)(const ActionRecord& action,
                             std::uint16_t quantity) = [](const ActionRecord&, std::uint16_t) { return QString(); };
    /// The location a step is about where several of one body are dealt with alike; nothing: one alone, or the body as a whole.
    std::optional<int> (*locationOf)(const ActionRecord& action, StepKey key) = [](const ActionRecord&, StepKey) {
        return std::optional<int>();
    };
    /// Which of several alike a step counts, from 0; what else its index tells (a bullet, a person) is told in other words.
    std::uint16_t (*ordinal)(const ActionRecord& action, StepKey key) = [](const ActionRecord&, StepKey key) {
        return key.index;
    };
};

/// What steps are called by what they are worked out from ("Pistols", of the base of a roll).
struct GivenNamesFacet {
    /// Empty: by its quantity. Named modifiers of the action's lists have their names anyway.
    QString (*givenName)(const ActionRecord& action, StepKey key);
};

/// Rolls of which the options and cards of their windows do not say what they take.
struct RollsFacet {
    /// What the dice have to show, and why: "HT 11 −2: 9 or less · −12 HP or less (R3-56)"; empty: it is said elsewhere.
    QString (*neededWords)(const ActionRecord& action, QuestionKey key);
};

/// Choices that a fight is held up for.
struct ChoicesFacet {
    /// Whether a choice of a number waits for the game master as the dice fall; of a decision see isOffered() in systemview.h.
    bool (*isOffered)(const ActionRecord& action, QuestionKey key);
    /// How a value is offered where its option's name, or its number, does not say it.
    ChoiceWords (*choiceWords)(const ActionRecord& action, QuestionKey key, int value);
};

/// What somebody does besides attacking, and what cures a refusal.
struct ActionsFacet {
    /// What has a key of its own.
    std::vector<QuickAction> (*quick)();
    /// What is done about a refusal, the best first; each of them may be refused itself.
    std::vector<ActionPlan> (*cures)(const Refusal& refusal);
    /// What somebody in this condition has said he will do before he attacks, in that order; empty: an attack comes next, or nothing.
    std::vector<ActionPlan> (*meant)(const AnyRecord& condition) = [](const AnyRecord&) {
        return std::vector<ActionPlan>();
    };
    /// Whether the window of the attack does away with a refusal by itself, doing it another way.
    bool (*isForWindow)(const Refusal& refusal) = [](const Refusal&) { return false; };
    /// What is attacked with where the system's attack takes a weapon and there is none.
    std::vector<ActionPlan> (*unarmed)();
    /// `thing`: what it is done with, may be empty; `action`: what the plan comes to.
    ActionTitle (*words)(const ActionPlan& plan, const QString& thing, const ActionRecord& action);
    /// What an action is called that is several actions, after the one it is: "Aim", "Cock"; empty: by its own name.
    QString (*title)(const ActionRecord& action) = [](const ActionRecord&) { return QString(); };
    /// What falls due before anything else somebody does, so that nobody goes on past it; nothing: he is free to act.
    std::optional<ActionPlan> (*due)(const AnyRecord& character, const AnyRecord& condition) =
        [](const AnyRecord&, const AnyRecord&) { return std::optional<ActionPlan>(); };
    /// The action by which somebody gives up what is left of his turn when the next one is gone to; empty: he keeps it.
    std::string_view ending{};
};

/// Something of somebody's that falls due by itself.
struct OwnClock {
    Mark mark = Mark::Note;
    QString words;   ///< what comes then: "bleeds"
    int phases = 0;  ///< ends of phases until then, that of the phase that runs being 1; 0: it goes by rounds
    int rounds = 0;  ///< likewise
};

/// Clocks people carry with them: bleeding, healing.
struct ClocksFacet {
    /// Those that end within so many rounds, this one counted. `switches` may be null.
    std::vector<OwnClock> (*clocks)(const CombatantView& who, const AnyRecord& switches, int round, int most);
};

/// Fields of records that mean more than their declaration says.
struct FieldsFacet {
    /// Why the rules make nothing of a value of the record as it stands, in a few words; empty: they use it.
    QString (*idleWords)(const AnyRecord& record, const FieldDeclaration& field) =
        [](const AnyRecord&, const FieldDeclaration&) { return QString(); };
    /// See isModifier() below.
    bool (*isModifier)(const FieldDeclaration& field);
    /// What of a kind of record one compares at a glance, from left to right behind its name: the library shows that until columns are
    /// chosen. Empty: the first ones that are declared.
    std::span<const std::string_view> (*compared)(RecordKind kind);
    /// See NameRules; without places for what names nothing.
    NameRules (*names)(RecordKind kind, const FieldDeclaration& field);
};

/// What the library shows of a record, worked out by the rules.
struct LibraryFacet {
    /// Records the facts about this one need, too: the rounds a weapon fires.
    std::optional<LibraryQuery> (*relatedTo)(const AnyRecord& record) = [](const AnyRecord&) {
        return std::optional<LibraryQuery>();
    };
    LibraryFacts (*facts)(const text::Naming& names, const StoredRecord& stored, std::span<const StoredRecord> related);
    /// What a situational modifier of the library adds to a list of named modifiers of an action, by its id; nothing: it is not for it.
    std::optional<std::int32_t> (*situation)(const AnyRecord& modifier, std::string_view list);
};

}  // namespace hitspread
