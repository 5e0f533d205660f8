#pragma once

#include "models/bulletdigest.h"
#include "models/digest.h"
#include "models/libraryfacts.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hitspread {

/// How a value of a choice is offered.
struct ChoiceWords {
    QString label;  ///< "+1", "7"; empty: the number itself
    QChar key;      ///< the key that takes it; null: its digit
};

/// What an explosion is to one of several bodies.
struct AreaDigest {
    std::size_t target = 0;      ///< place among the targets
    std::optional<Hex> impact;   ///< where it goes off on his plan; nothing: upon himself
    std::vector<Hex> hexes;      ///< of his body, inside the zone
    std::vector<int> locations;  ///< that it reaches
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

/// Puts the records and results of one system into the words and numbers the window shows. Derives nothing a rule would: it
/// reads fields and steps. There is one per folder below systems/.
class SystemView {
public:
    virtual ~SystemView() = default;
    [[nodiscard]] virtual std::string_view id() const = 0;
    /// Precondition: the records are this system's.
    [[nodiscard]] virtual Digest digest(const DigestSource& source) const = 0;
    /// The area somebody in this condition keeps under fire; `switches` may be null.
    [[nodiscard]] virtual std::optional<KeptArea> keptArea(const AnyRecord&, const AnyRecord&) const
    {
        return std::nullopt;
    }
    [[nodiscard]] virtual WeaponDigest weapon(const CombatantView::Item& item) const = 0;
    /// What came of an action in a few words.
    [[nodiscard]] virtual QString outcomeWords(const ActionRecord& action) const = 0;
    /// The same as the history keeps it: with what was there before and is there after, where numbers changed.
    [[nodiscard]] virtual QString historyWords(const ActionRecord& action) const { return outcomeWords(action); }
    /// What came of one section of its derivation; empty when the section has nothing to say.
    [[nodiscard]] virtual QString sectionOutcome(const ActionRecord& action, std::string_view section) const = 0;
    /// A change as people keep it ("Torso", "11", "1 of 14"), where that says more than the field; `after` is the input with
    /// every change of the action. Empty words: kept for the rules alone, nothing to show.
    [[nodiscard]] virtual std::optional<ChangeWords> changeWords(const ActionRecord&, const Change&, const Input&) const
    {
        return std::nullopt;
    }
    /// The same for a value of somebody's condition as it is in two moments. Precondition: the records are this system's.
    [[nodiscard]] virtual std::optional<ChangeWords> changeWords(const ConditionPair&, const FieldDeclaration&,
                                                                 std::size_t) const
    {
        return std::nullopt;
    }
    /// Whether an action looks after somebody rather than attacks him; the history names it and gives it an icon of its own.
    [[nodiscard]] virtual bool isCare(std::string_view) const { return false; }
    /// The value of a step in words, where its number is put together for the rules alone; empty: its number says it.
    [[nodiscard]] virtual QString valueWords(StepKey, std::int32_t) const { return {}; }
    /// Whether an action may fire several bullets, however many are known yet.
    [[nodiscard]] virtual bool firesSeveral(const ActionRecord&) const { return false; }
    /// Every bullet of an action that fires several, in the order they leave the guns; empty for any other action.
    [[nodiscard]] virtual std::vector<BulletDigest> bullets(const ActionRecord&) const { return {}; }
    /// The bullet each step of the findings belongs to; -1: the action as a whole. As long as the steps.
    [[nodiscard]] virtual std::vector<int> bulletsOfSteps(const ActionRecord& action) const
    {
        return std::vector<int>(action.findings.steps.size(), -1);
    }
    /// The bullet a question is about; nothing: the action as a whole.
    [[nodiscard]] virtual std::optional<int> bulletOf(QuestionKey) const { return std::nullopt; }
    /// The place among several targets of the one a question is put to; nothing: the action as a whole.
    [[nodiscard]] virtual std::optional<std::size_t> targetAsked(const ActionRecord&, QuestionKey) const
    {
        return std::nullopt;
    }
    /// The place among several targets of the one a step is about; nothing: the action as a whole, or its number says enough.
    [[nodiscard]] virtual std::optional<std::size_t> targetOfStep(const ActionRecord&, StepKey) const
    {
        return std::nullopt;
    }
    /// The location a step is about where several of one body are dealt with alike; nothing: one alone, or the body as a whole.
    [[nodiscard]] virtual std::optional<int> locationOfStep(const ActionRecord&, StepKey) const { return std::nullopt; }
    /// What a quantity is called in this very action, where that is not what it is called in any other ("Damage of the weapon" of a
    /// blow, not of a round); empty: as ever.
    [[nodiscard]] virtual QString quantityWords(const ActionRecord&, std::uint16_t) const { return {}; }
    /// The name somebody gave what a step counts (a modifier, the condition it comes of); empty: it is called by its quantity.
    [[nodiscard]] virtual QString givenName(const ActionRecord&, StepKey) const { return {}; }
    /// Whether a choice waits for the game master as the dice fall; else its preset counts until somebody changes it.
    [[nodiscard]] virtual bool isOffered(const ActionRecord&, QuestionKey) const { return false; }
    /// How a value of a choice is offered.
    [[nodiscard]] virtual ChoiceWords choiceWords(const ActionRecord&, QuestionKey, int) const { return {}; }
    /// Which side of a fight between two a question or quantity belongs to, 0 or 1, and its element; nothing: both or neither.
    [[nodiscard]] virtual std::optional<int> sideOf(std::string_view, std::uint16_t) const { return std::nullopt; }
    /// What one side of it comes to, as a heading: "Hit by 3", "Parried: 8 of 12 damage". Empty: nothing to say yet.
    [[nodiscard]] virtual QString sideOutcome(const ActionRecord&, int) const { return {}; }
    /// Where an action goes off, for each of its targets; empty: nothing explodes, or not yet.
    [[nodiscard]] virtual std::vector<AreaDigest> areas(const ActionRecord&) const { return {}; }
    /// What befalls one of several targets, in a few words: "3 damage, one wound".
    [[nodiscard]] virtual QString targetOutcome(const ActionRecord&, std::size_t) const { return {}; }
    /// Whether that is anything at all.
    [[nodiscard]] virtual bool isHarmed(const ActionRecord&, std::size_t) const { return false; }
    /// Whether a section only prepares the result and stands below the others.
    [[nodiscard]] virtual bool isGroundwork(std::string_view) const { return false; }
    /// Records the facts about this one need, too: the rounds a weapon fires.
    [[nodiscard]] virtual std::optional<LibraryQuery> relatedTo(const AnyRecord&) const { return std::nullopt; }
    /// Why the rules make nothing of a value of the record as it stands, in a few words; empty: they use it.
    /// Precondition: the record is this system's.
    [[nodiscard]] virtual QString idleWords(const AnyRecord&, const FieldDeclaration&) const { return {}; }
    /// Whether a number of a record is added to another one and so is said with its sign: one that may be as much below 0 as above.
    [[nodiscard]] virtual bool isModifier(const FieldDeclaration& field) const
    {
        return field.kind == FieldKind::Number && field.minimum < 0 && field.minimum == -field.maximum;
    }
    /// Precondition: the record is this system's.
    [[nodiscard]] virtual LibraryFacts libraryFacts(const LibrarySubject&) const { return {}; }
};

/// The view of a system, or nullptr.
[[nodiscard]] const SystemView* systemViewOf(std::string_view system);

}  // namespace hitspread
