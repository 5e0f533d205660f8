#include "services/action/carriedanswers.h"

#include "rules/core/dice/answerdice.h"
#include "rules/core/dice/dice.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"

#include <algorithm>
#include <span>

namespace hitspread {

namespace {

/// Who stood where: the place each of the people of an action had in the one before.
class PlacesBefore {
public:
    PlacesBefore(const ActionRecord& begun, const ActionRecord& anew)
        : m_before(targetsOf(begun)), m_now(targetsOf(anew))
    {}

    [[nodiscard]] bool areSame() const { return m_before == m_now; }

    /// What the same was about then; nothing: somebody who was not there.
    [[nodiscard]] std::optional<Subject> of(Subject subject) const
    {
        const auto place = subject.target();
        if (!place || static_cast<std::size_t>(*place) >= m_now.size())
            return subject;
        const auto was = std::ranges::find(m_before, m_now[static_cast<std::size_t>(*place)]);
        if (was == m_before.end())
            return std::nullopt;
        return subject.target(static_cast<int>(was - m_before.begin()));
    }

private:
    std::vector<RecordId> m_before;
    std::vector<RecordId> m_now;
};

/// How often something of a name has come up about a subject.
template <typename Key>
std::size_t timesBefore(std::span<const Key> all, std::size_t place, std::uint16_t Key::*name)
{
    return static_cast<std::size_t>(std::ranges::count_if(all.first(place), [&](const Key& one) {
        return one.*name == all[place].*name && one.subject == all[place].subject;
    }));
}

/// The one of that name about that subject that came up after as many others.
template <typename Key>
const Key* nthOf(std::span<const Key> all, std::uint16_t Key::*name, std::uint16_t wanted, Subject subject,
                 std::size_t before)
{
    for (const Key& one : all) {
        if (one.*name == wanted && one.subject == subject && before-- == 0)
            return &one;
    }
    return nullptr;
}

/// Goes through a resolution to its end: whoever knows an answer gives it, and where nobody does any dice serve, to hear what would be
/// asked behind them.
class Walker final : public Answerer {
public:
    explicit Walker(Answerer& known) : m_known(known) {}

    bool answer(const Question& question, Answer& answer) override
    {
        m_asked.push_back(question.key);
        return m_known.answer(question, answer) || m_any.answer(question, answer);
    }
    [[nodiscard]] std::span<const QuestionKey> asked() const { return m_asked; }

private:
    Answerer& m_known;
    SeededAnswerer m_any{1};
    std::vector<QuestionKey> m_asked;
};

/// Answers what is asked now by what was answered about the same one then, and keeps it under its new key.
class Carrier final : public Answerer {
public:
    Carrier(const PlacesBefore& places, std::span<const QuestionKey> asked, const Answers& answers)
        : m_places(places), m_then(asked), m_answers(answers)
    {}

    bool answer(const Question& question, Answer& answer) override
    {
        m_now.push_back(question.key);
        const auto subject = m_places.of(question.key.subject);
        const QuestionKey* key = subject
            ? nthOf(m_then, &QuestionKey::name, question.key.name, *subject,
                    timesBefore(std::span<const QuestionKey>(m_now), m_now.size() - 1, &QuestionKey::name))
            : nullptr;
        const Answer* was = key ? m_answers.find(*key) : nullptr;
        if (!was || was->kind != question.kind)
            return false;
        Answer is = *was;
        is.key = question.key;
        m_carried.put(is);
        if (was->kind == QuestionKind::Roll)
            is = laidIn(question, is);
        if (!fits(is, question))
            return false;
        answer = is;
        return true;
    }
    [[nodiscard]] const Answers& carried() const { return m_carried; }

private:
    const PlacesBefore& m_places;
    std::span<const QuestionKey> m_then;
    const Answers& m_answers;
    std::vector<QuestionKey> m_now;
    Answers m_carried;
};

std::vector<StepKey> keysOf(const Findings& findings)
{
    std::vector<StepKey> keys;
    for (const Step& step : findings.steps)
        keys.push_back(step.key);
    return keys;
}

bool isAllowed(const ActionRecord& action)
{
    return action.request.input.validate(action.request.plan.get()).empty();
}

Findings walked(const ActionRecord& action, const Answers& answers)
{
    TapeAnswerer tape(answers);
    Walker walker(tape);
    Findings findings;
    (void)resolveInto(action.request.input, action.request.plan.get(), action.request.overrides, walker, &findings);
    return findings;
}

}  // namespace

std::vector<RecordId> targetsOf(const ActionRecord& action)
{
    const auto parts = action.request.input.action().parts;
    std::vector<RecordId> targets;
    for (const BoundPart& bound : action.bindings) {
        if (parts[bound.part].role == Role::Target && bound.record.kind == RecordKind::Condition)
            targets.push_back(bound.record.id);
    }
    if (targets.empty() && action.target != 0)
        targets.push_back(action.target);
    return targets;
}

bool isPerTarget(const PartDeclaration& part)
{
    return part.many && !part.isInner() && (part.role == Role::Target || part.role == Role::Declared);
}

Answers carriedAnswers(const ActionRecord& begun, const ActionRecord& anew)
{
    const PlacesBefore places(begun, anew);
    if (places.areSame())
        return begun.request.answers;
    // What the rules forbid asks nothing.
    if (!isAllowed(begun) || !isAllowed(anew))
        return {};
    TapeAnswerer tape(begun.request.answers);
    Walker then(tape);
    (void)resolveInto(begun.request.input, begun.request.plan.get(), begun.request.overrides, then, nullptr);
    Carrier carrier(places, then.asked(), begun.request.answers);
    Walker now(carrier);
    (void)resolveInto(anew.request.input, anew.request.plan.get(), {}, now, nullptr);
    return carrier.carried();
}

std::vector<Override> carriedOverrides(const ActionRecord& begun, const ActionRecord& anew)
{
    const PlacesBefore places(begun, anew);
    if (places.areSame() || begun.request.overrides.empty())
        return begun.request.overrides;
    if (!isAllowed(begun) || !isAllowed(anew))
        return {};
    const std::vector<StepKey> then = keysOf(walked(begun, begun.request.answers));
    const std::vector<StepKey> now = keysOf(walked(anew, carriedAnswers(begun, anew)));
    std::vector<Override> carried;
    for (std::size_t i = 0; i < now.size(); ++i) {
        const auto subject = places.of(now[i].subject);
        const StepKey* key = subject
            ? nthOf(std::span<const StepKey>(then), &StepKey::quantity, now[i].quantity, *subject,
                    timesBefore(std::span<const StepKey>(now), i, &StepKey::quantity))
            : nullptr;
        for (const Override& ruling : begun.request.overrides) {
            if (key && ruling.step == *key)
                carried.push_back({now[i], ruling.value, ruling.reason});
        }
    }
    return carried;
}

}  // namespace hitspread
