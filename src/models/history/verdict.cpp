#include "models/history/verdict.h"

#include "models/fight/digest.h"
#include "models/history/changelines.h"
#include "models/history/tracemodel.h"
#include "models/systemview.h"
#include "models/turn/phaseorder.h"
#include "rules/core/odds/effects.h"
#include "rules/systems/registry.h"
#include "services/action/groupaction.h"
#include "services/undo/entrytitle.h"
#include "text/echo.h"
#include "text/effectwords.h"
#include "text/labels.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace hitspread {

namespace {

constexpr qsizetype kMostParts = 2;   ///< of what is said of one person in a headline
constexpr std::size_t kMostTold = 2;  ///< persons whose lines are all told
constexpr qsizetype kMostNamed = 3;   ///< who act after the first
constexpr qsizetype kMostSummed = 4;  ///< things that are new for many

QString partsInHeadline(const QStringList& parts)
{
    return parts.mid(0, kMostParts).join(QStringLiteral(" · "));
}

class VerdictMaker {
    Q_DECLARE_TR_FUNCTIONS(hitspread::Verdict)

public:
    explicit VerdictMaker(const ActionRecord& action) : m_action(action), m_lines(changeLines(action)) {}

    Verdict make()
    {
        m_actors = static_cast<std::size_t>(namesIn(m_action, Role::Actor).size());
        // Behind the targets those whom nobody meant: people in declared parts.
        for (const Role role : {Role::Target, Role::Actor, Role::Declared}) {
            const QStringList names = namesIn(m_action, role);
            if (role == Role::Target)
                m_targets = static_cast<std::size_t>(names.size());
            for (qsizetype i = 0; i < names.size(); ++i)
                add(role, static_cast<std::size_t>(i), names[i]);
        }
        std::ranges::stable_sort(m_verdict.persons, std::ranges::greater{}, &VerdictPerson::tone);
        m_verdict.who = whoToWhom();
        sayHeadline();
        saySentence();
        return std::move(m_verdict);
    }

private:
    [[nodiscard]] const std::vector<Event>& events() const { return m_action.findings.events; }

    /// Of many who act or are meant the first ones, and how many there are.
    [[nodiscard]] QString whoToWhom() const
    {
        const auto named = [this](Role role) {
            std::vector<std::string> names;
            for (const QString& name : namesIn(m_action, role))
                names.push_back(name.toStdString());
            return text::visible(titleOf(names));
        };
        const QString whom = timeOf(m_action).isEmpty() ? named(Role::Target) : QString();
        const QString thing = nameIn(m_action, Role::Actor);
        if (whom.isEmpty())
            return {};
        const QString who = namesIn(m_action, Role::Actor).size() > 1 ? named(Role::Actor) : thing;
        return who.isEmpty() ? whom : tr("%1 → %2", "who, whom").arg(who, whom);
    }

    [[nodiscard]] bool happened(EventKind kind) const
    {
        return std::ranges::find(events(), kind, &Event::kind) != events().end();
    }

    void add(Role role, std::size_t place, const QString& name)
    {
        VerdictPerson person;
        person.role = role;
        person.place = place;
        person.name = name;
        person.combatant = combatantIn(role, place);
        for (const ChangeLine& line : m_lines) {
            if (line.role == role && line.place == place)
                person.rows.push_back(rowOf(line));
        }
        std::ranges::stable_sort(person.rows, {}, &VerdictRow::fact);
        person.grave = static_cast<std::size_t>(
            std::ranges::count_if(person.rows, [](const VerdictRow& row) { return row.fact != Fact::Other; }));
        judge(person);
        // What nobody says anything about changes nothing for him either.
        if (!person.rows.empty() || !person.words.isEmpty())
            m_verdict.persons.push_back(std::move(person));
    }

    /// By what the action is bound to; 0: it is not of a fight.
    [[nodiscard]] RecordId combatantIn(Role role, std::size_t place) const
    {
        const auto parts = m_action.request.input.action().parts;
        const auto found = std::ranges::find_if(m_action.bindings, [&](const BoundPart& bound) {
            return parts[bound.part].role == role && bound.record.kind == RecordKind::Condition
                && bound.element == place;
        });
        return found == m_action.bindings.end() ? 0 : found->record.id;
    }

    static VerdictRow rowOf(const ChangeLine& line)
    {
        const ChangeWords& words = line.words;
        return {line.ofPerson ? words.fact : Fact::Other,
                line.ofPerson ? words.what : tr("%1: %2", "thing, value").arg(line.owner, words.what), words.before,
                words.after, words.gauge};
    }

    /// Whom an event is about: the targets by their place; whoever acts alone is nobody among them, several by their own.
    [[nodiscard]] Effects effectsOn(const VerdictPerson& person) const
    {
        if (person.role == Role::Actor && m_actors > 1)
            return effectsOfActor(events(), static_cast<int>(person.place));
        if (person.role == Role::Declared)
            return effectsOf(events(), static_cast<int>(m_targets + person.place));
        return effectsOf(events(),
                         person.role == Role::Target ? std::optional(static_cast<int>(person.place)) : std::nullopt);
    }

    /// How it ends for him, and in which words.
    void judge(VerdictPerson& person) const
    {
        const Effects effects = effectsOn(person);
        const bool isStruck = effects.damage > 0 || effects.wounds > 0;
        if (isStruck && m_targets > 1 && person.role == Role::Target && wasDead(person)) {
            person.words = say(person, Tone::Quiet, tr("was dead already"));
            return;
        }
        QStringList words = stateWords(person);
        const QString setback = setbackOf(person);
        if (words.isEmpty() && effects.dead)
            words << say(person, Tone::Dead, tr("dead"));
        else if (words.isEmpty() && effects.unconscious)
            words << say(person, Tone::Out, tr("unconscious"));
        else if (words.isEmpty() && effects.down)
            words << say(person, Tone::Harm, setback.isEmpty() ? tr("down") : setback);
        if (effects.wounds > 0)
            words << woundWords(person, effects);
        if (words.isEmpty() && !setback.isEmpty())
            words << say(person, Tone::Harm, setback);
        if (words.isEmpty() && effects.damage > 0)
            words << say(person, Tone::Harm, text::effectWords(effects).first());
        if (words.isEmpty() && bled(person) > 0)
            words << say(person, Tone::Harm, tr("bleeds"));
        if (words.isEmpty() && losesSomething(person))
            words << say(person, Tone::Harm, tr("hurt"));
        if (words.isEmpty())
            words << attempt(person, effects);
        words.removeAll(QString());
        person.words = partsInHeadline(words);
        person.falls = person.tone == Tone::Harm && !isStruck && bled(person) == 0 && !losesSomething(person)
            && (effects.down || falls(person));
    }

    /// Whether he lies there afterwards, and did not before.
    [[nodiscard]] bool falls(const VerdictPerson& person) const
    {
        const auto isDown = [&](const Input& input) {
            return digestOf(m_action.system, personIn(input, person.role, person.place)).isDown;
        };
        return isDown(changed()) && !isDown(m_action.request.input);
    }

    [[nodiscard]] QString setbackOf(const VerdictPerson& person) const
    {
        const WoundsFacet* facet = facetsOf(m_action.system).wounds;
        return facet ? facet->setback(m_action, person.role, person.place) : QString();
    }

    /// By the words his system has for them; else how many they are.
    [[nodiscard]] QStringList woundWords(VerdictPerson& person, const Effects& effects) const
    {
        const WoundsFacet* facet = facetsOf(m_action.system).wounds;
        QStringList words = facet ? facet->words(m_action, person.role, person.place) : QStringList();
        if (words.isEmpty())
            words << text::woundsInWords(effects.wounds);
        say(person, Tone::Harm, words.first());
        return words;
    }

    static QString say(VerdictPerson& person, Tone tone, const QString& words)
    {
        person.tone = std::max(person.tone, tone);
        return words;
    }

    /// Whoever was dead before is nobody it harms.
    [[nodiscard]] bool wasDead(const VerdictPerson& person) const
    {
        const Digest before = digestOf(m_action.system, personIn(m_action.request.input, person.role, person.place));
        return std::ranges::find(before.chips, Mark::Dead, &Chip::mark) != before.chips.end();
    }

    /// Dead or out by the system's own word for it, if he was neither before.
    QStringList stateWords(VerdictPerson& person) const
    {
        if (person.grave == 0)
            return {};
        const Digest before = digestOf(m_action.system, personIn(m_action.request.input, person.role, person.place));
        const Digest after = digestOf(m_action.system, personIn(changed(), person.role, person.place));
        for (const auto& [mark, tone] : {std::pair{Mark::Dead, Tone::Dead}, {Mark::Out, Tone::Out}}) {
            const auto now = std::ranges::find(after.chips, mark, &Chip::mark);
            const bool isNew = std::ranges::find(before.chips, mark, &Chip::mark) == before.chips.end();
            if (now != after.chips.end() && isNew)
                return {say(person, tone, now->text)};
        }
        return {};
    }

    [[nodiscard]] const Input& changed() const
    {
        if (!m_changed)
            m_changed = changedBy(m_action.request.input, m_action.findings);
        return *m_changed;
    }

    [[nodiscard]] int bled(const VerdictPerson& person) const
    {
        int points = 0;
        for (const Event& event : events()) {
            if (event.kind == EventKind::Bled && event.subject.target() == static_cast<int>(person.place))
                points += person.role == Role::Target ? event.value : 0;
        }
        return points;
    }

    static bool losesSomething(const VerdictPerson& person)
    {
        return std::ranges::any_of(person.rows, [](const VerdictRow& row) {
            return row.fact != Fact::Other && row.gauge && row.gauge->after < row.gauge->before;
        });
    }

    /// An attack that did him no harm.
    [[nodiscard]] QString attempt(VerdictPerson& person, const Effects& effects) const
    {
        if (effects.jammed)
            return say(person, Tone::Jam, tr("jam"));
        if (effects.dodged)
            return say(person, Tone::Stopped, tr("dodged"));
        if (effects.stopped)
            return say(person, Tone::Stopped, tr("stopped"));
        if (effects.parried)
            return say(person, Tone::Stopped, tr("parried"));
        if (effects.blocked)
            return say(person, Tone::Stopped, tr("blocked"));
        if (effects.isMade && !effects.succeeded && (effects.passed || !effects.hex))
            return say(person, Tone::Miss,
                       person.role == Role::Target && effectsOf(events(), std::nullopt).fumbled ? tr("fumble")
                                                                                                : tr("miss"));
        return effects.passed ? say(person, Tone::Miss, tr("passes by")) : QString();
    }

    void sayHeadline()
    {
        std::vector<const VerdictPerson*> harmed;
        for (const VerdictPerson& person : m_verdict.persons) {
            if (person.tone >= Tone::Harm)
                harmed.push_back(&person);
        }
        if (harmed.size() == 1) {
            const VerdictPerson& one = *harmed.front();
            const bool isMeant = one.role == Role::Target && m_targets == 1;
            return head(one.tone, isMeant ? one.words : ofHim(one));
        }
        if (harmed.size() > 1)
            return head(harmed.front()->tone, harmedWords(m_verdict));
        const QString time = timeOf(m_action);
        // The tests of a whole fight are no one's verdict.
        if (sayGood() || sayAttempt() || (time.isEmpty() && sayTest()))
            return;
        const System* system = findSystem(m_action.system);
        head(Tone::Quiet, !time.isEmpty() ? time : system ? actionOf(m_action) : QString());
    }

    static QString ofHim(const VerdictPerson& person)
    {
        return tr("%1: %2", "name, what becomes of him").arg(person.name, person.words);
    }

    void head(Tone tone, const QString& words)
    {
        m_verdict.tone = tone;
        m_verdict.headline = text::capitalized(words);
    }

    /// What gives somebody something back.
    bool sayGood()
    {
        const std::array<std::pair<EventKind, QString>, 5> all{{{EventKind::Awake, tr("awake again")},
                                                                {EventKind::WoundClosed, tr("wound closed")},
                                                                {EventKind::BulletOut, tr("bullet out")},
                                                                {EventKind::Healed, tr("healed")},
                                                                {EventKind::Eased, tr("eased")}}};
        const auto found = std::ranges::find_if(all, [this](const auto& one) { return happened(one.first); });
        if (found == all.end())
            return false;
        head(Tone::Good, found->second);
        return true;
    }

    /// An attack that harms nobody.
    bool sayAttempt()
    {
        if (effectsOf(events(), std::nullopt).jammed || happened(EventKind::Jammed)) {
            head(Tone::Jam, tr("jam"));
            return true;
        }
        if (m_targets > 1 && (happened(EventKind::Exploded) || happened(EventKind::Reached))) {
            head(Tone::Miss, tr("nobody is hurt"));
            return true;
        }
        for (const VerdictPerson& person : m_verdict.persons) {
            const bool isStruckAt = person.tone >= Tone::Miss && person.tone < Tone::Harm;
            if (!isStruckAt || (person.role == Role::Actor && m_targets > 0))
                continue;
            // Whom nobody meant is named.
            head(person.tone, person.role == Role::Declared ? ofHim(person) : person.words);
            return true;
        }
        return false;
    }

    bool sayTest()
    {
        for (const Event& event : events()) {
            if (event.kind != EventKind::Succeeded && event.kind != EventKind::Failed)
                continue;
            const bool succeeded = event.kind == EventKind::Succeeded;
            head(succeeded ? Tone::Good : Tone::Miss, succeeded ? tr("success") : tr("failure"));
            return true;
        }
        return false;
    }

    void saySentence()
    {
        const VerdictFacet* facet = facetsOf(m_action.system).verdict;
        QString words = facet ? facet->sentence(m_action) : QString();
        if (words.isEmpty())
            words = resultWordsOf(m_action);
        words = text::capitalized(words);
        if (words.compare(m_verdict.headline, Qt::CaseInsensitive) == 0)
            words.clear();
        // What the headline says is not said again before the rest.
        if (const QString said = m_verdict.headline + QStringLiteral(": "); words.startsWith(said, Qt::CaseInsensitive))
            words = text::capitalized(words.mid(said.size()));
        if (words.isEmpty() && m_verdict.persons.empty())
            words = tr("Nothing happened to anybody.");
        const QString order = m_verdict.persons.empty() ? QString() : orderWords();
        if (!order.isEmpty())
            words = words.isEmpty() ? order : tr("%1 · %2", "what happened, who acts now").arg(words, order);
        // The time of a whole fight: its headline says when, the lines of all are too many.
        if (words.isEmpty() && m_verdict.tone == Tone::Quiet && m_verdict.persons.size() > kMostTold)
            words = tr("New: %1.").arg(summed().join(QStringLiteral(", ")));
        m_verdict.sentence = words;
    }

    /// Who acts in the phase that begins: "Odile Marsh begins, then Ines Varga and 3 more." Empty: none begins.
    [[nodiscard]] QString orderWords() const
    {
        const auto acting = actingAfter(m_action);
        if (!acting)
            return {};
        const QStringList all = namesIn(m_action, Role::Target);
        QStringList names;
        for (const std::size_t place : *acting)
            names << all.value(static_cast<qsizetype>(place));
        if (names.size() < 2)
            return names.isEmpty() ? tr("Nobody can act.") : tr("Only %1 can act.").arg(names.front());
        const QString first = names.takeFirst();
        const qsizetype more = names.size() - kMostNamed;
        const QString then = names.mid(0, kMostNamed).join(QStringLiteral(", "));
        return more > 0 ? tr("%1 begins, then %2 and %3 more.").arg(first, then, QString::number(more))
                        : tr("%1 begins, then %2.").arg(first, then);
    }

    /// What is otherwise, each with how many it is otherwise of, the most first: "Actions left (9)".
    [[nodiscard]] QStringList summed() const
    {
        std::vector<std::pair<QString, int>> counts;
        for (const VerdictPerson& person : m_verdict.persons) {
            for (const VerdictRow& row : person.rows) {
                const auto known = std::ranges::find(counts, row.what, &std::pair<QString, int>::first);
                if (known != counts.end())
                    ++known->second;
                else
                    counts.emplace_back(row.what, 1);
            }
        }
        std::ranges::stable_sort(counts, std::ranges::greater{}, &std::pair<QString, int>::second);
        QStringList words;
        for (const auto& [what, count] : counts) {
            if (words.size() < kMostSummed)
                words << tr("%1 (%2)", "what is new, of how many").arg(what, QString::number(count));
        }
        return words;
    }

    const ActionRecord& m_action;
    std::vector<ChangeLine> m_lines;
    mutable std::optional<Input> m_changed;
    std::size_t m_targets = 0;
    std::size_t m_actors = 0;
    Verdict m_verdict;
};

}  // namespace

Verdict verdictOf(const ActionRecord& action)
{
    return findSystem(action.system) && !action.request.input.isEmpty() ? VerdictMaker(action).make() : Verdict{};
}

QString harmedWords(const Verdict& verdict)
{
    const auto count = [&](Tone tone) { return std::ranges::count(verdict.persons, tone, &VerdictPerson::tone); };
    QStringList parts;
    if (const auto dead = count(Tone::Dead); dead > 0)
        parts << QCoreApplication::translate("hitspread::Verdict", "%1 dead").arg(dead);
    if (const auto out = count(Tone::Out); out > 0)
        parts << QCoreApplication::translate("hitspread::Verdict", "%1 out").arg(out);
    const auto down = std::ranges::count(verdict.persons, true, &VerdictPerson::falls);
    if (const auto hurt = count(Tone::Harm) - down; hurt > 0)
        parts << QCoreApplication::translate("hitspread::Verdict", "%1 hurt").arg(hurt);
    if (down > 0)
        parts << QCoreApplication::translate("hitspread::Verdict", "%1 down").arg(down);
    return parts.join(QStringLiteral(" · "));
}

QString whoseLineOf(const Verdict& verdict)
{
    return verdict.who.isEmpty()
        ? lineOf(verdict)
        : QCoreApplication::translate("hitspread::Verdict", "%1: %2", "who to whom, what came of it")
              .arg(verdict.who, lineOf(verdict));
}

QString lineOf(const Verdict& verdict)
{
    return verdict.sentence.isEmpty()
        ? verdict.headline
        : QCoreApplication::translate("hitspread::Verdict", "%1: %2", "headline, sentence")
              .arg(verdict.headline, verdict.sentence);
}

}  // namespace hitspread
