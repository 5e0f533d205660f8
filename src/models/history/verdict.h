#pragma once

#include "models/viewfacets.h"
#include "services/action/actionrecord.h"

#include <cstddef>
#include <vector>

namespace hitspread {

/// What sort of end an action comes to, the heaviest last.
enum class Tone : std::uint8_t { Quiet, Good, Miss, Stopped, Jam, Harm, Out, Dead };

/// One value before and after.
struct VerdictRow {
    Fact fact = Fact::Other;
    QString what;
    QString before;
    QString after;
    std::optional<Gauge> gauge;

    friend bool operator==(const VerdictRow&, const VerdictRow&) = default;
};

/// What it comes to for one person.
struct VerdictPerson {
    Role role = Role::Target;
    std::size_t place = 0;   ///< among those in that role
    RecordId combatant = 0;  ///< 0: nobody of a fight
    QString name;
    QString
        words;  ///< how it ends for him, inside a sentence: "dead", "down · one wound"; empty: nothing is to be said
    Tone tone = Tone::Quiet;
    bool falls = false;            ///< and nothing worse: he loses nothing
    std::vector<VerdictRow> rows;  ///< the gravest first; every one of them
    std::size_t grave = 0;         ///< so many of the rows are about himself, not about bookkeeping

    friend bool operator==(const VerdictPerson&, const VerdictPerson&) = default;
};

/// What came of an action, whatever the system: a headline, a sentence, and for each person what he was before and is after.
struct Verdict {
    Tone tone = Tone::Quiet;
    QString who;  ///< "Old Morrow → Cass Ardent", of many as many as have room; empty: it is done to nobody
    QString headline;
    QString sentence;  ///< says nothing the headline does; may be empty
    std::vector<VerdictPerson>
        persons;  ///< those it is hardest for first; who has neither words nor rows is not among them

    [[nodiscard]] bool isEmpty() const { return headline.isEmpty(); }
    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// Read off events and changes of an action that is finished, or of one so far; empty without an action.
[[nodiscard]] Verdict verdictOf(const ActionRecord& action);

/// How many it ends how for: "2 dead · 1 out"; empty: nobody is harmed.
[[nodiscard]] QString harmedWords(const Verdict& verdict);
/// Headline and sentence in one line: "Down · one wound: Right Arm, 15 damage".
[[nodiscard]] QString lineOf(const Verdict& verdict);
/// The same with who did it to whom: "Ines Varga → Gate Guard 2: Down · one wound: Right Arm, 15 damage".
[[nodiscard]] QString whoseLineOf(const Verdict& verdict);

}  // namespace hitspread
