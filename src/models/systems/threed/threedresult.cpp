#include "models/history/changelines.h"
#include "models/history/verdict.h"
#include "models/systems/threed/threedfacets.h"
#include "rules/core/odds/effects.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/threed/explosions/grenade.h"
#include "rules/systems/threed/harm/harm.h"
#include "rules/systems/threed/vocabulary.h"
#include "text/effectwords.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/threed/resultwords.h"

#include <QStringList>

#include <algorithm>

namespace hitspread::threed {

namespace {

/// Whether dice are still to fall, with all that have fallen.
bool isOpen(const ActionRecord& action)
{
    Request request = action.request;
    // One of long ago the rules of today may refuse: then it is what it was.
    if (!request.plan || !request.input.validate(request.plan.get()).empty())
        return false;
    for (const Answer& answer : action.findings.answers.all())
        request.answers.put(answer);
    return !resolve(request, nullptr).isFinished();
}

/// How many a force strikes; 0: it is another kind of action.
std::size_t struckBy(const Input& input)
{
    const auto* grenade = input.as<GrenadeAttack>();
    const auto* harm = input.as<Harm>();
    return grenade ? grenade->targets.size() : harm ? harm->targets.size() : 0;
}

/// Whether one of them was dead before.
bool wasDead(const Input& input, std::size_t target)
{
    const auto* grenade = input.as<GrenadeAttack>();
    const auto* harm = input.as<Harm>();
    const Condition* before = grenade ? &grenade->targets[target].condition
        : harm                        ? &harm->targets[target].condition
                                      : nullptr;
    return before && before->dead != Dead::No;
}

/// What a force came to that strikes several at once; empty while dice are in the hand and nobody is harmed.
QString ofAll(const ActionRecord& action, std::size_t targets)
{
    if (action.findings.steps.empty())
        return {};
    std::size_t harmed = 0;
    for (std::size_t target = 0; target < targets; ++target) {
        const Effects effects = effectsOf(action.findings.events, static_cast<int>(target));
        const bool isHarmed = !text::effectWords(effects).isEmpty()
            && (targets == 1 || !wasDead(action.request.input, target));
        harmed += isHarmed ? 1 : 0;
    }
    return harmed == 0 && isOpen(action) ? QString() : crowdWords(harmed, targets);
}

/// What a force did to the only one it strikes: where, with the Hits there, and how much; empty: nothing of that.
QString ofOne(const ActionRecord& action)
{
    QStringList words;
    for (const ChangeLine& line : changeLines(action)) {
        if (line.role == Role::Target && line.words.fact == Fact::Location)
            words << struckWords(line.words.what, line.words.before, line.words.after);
    }
    words += text::effectWords(effectsOf(action.findings.events, 0));
    return words.join(QStringLiteral(", "));
}

/// The location one attack struck, with its Hits; empty where it leaves them as they were.
QString struckIn(const ActionRecord& action)
{
    const Step* struck = lastStepOf(action.findings.steps, static_cast<std::uint16_t>(Quantity::DeviationLocation));
    if (!struck)
        return {};
    const QString place = text::location(text::Naming(action.request), struck->value);
    const std::vector<ChangeLine> lines = changeLines(action);
    const auto line = std::ranges::find_if(lines, [&place](const ChangeLine& one) {
        return one.role == Role::Target && one.words.fact == Fact::Location && one.words.what == place;
    });
    return line == lines.end() ? QString() : struckWords(place, line->words.before, line->words.after);
}

}  // namespace

QString resultWordsOf(const ActionRecord& action)
{
    const std::size_t targets = struckBy(action.request.input);
    return targets > 0 ? ofAll(action, targets) : resultWords(action);
}

QString historyOf(const ActionRecord& action)
{
    QString one = struckBy(action.request.input) == 1 ? ofOne(action) : QString();
    if (!one.isEmpty())
        return one;
    // Several in the words of their verdict.
    const Verdict verdict = struckBy(action.request.input) > 1 ? verdictOf(action) : Verdict();
    if (!harmedWords(verdict).isEmpty())
        return verdict.headline;
    const QString struck = struckIn(action);
    return struck.isEmpty() ? threed::resultWordsOf(action) : resultWords(action, struck);
}

}  // namespace hitspread::threed
