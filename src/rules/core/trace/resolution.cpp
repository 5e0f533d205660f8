#include "rules/core/trace/resolution.h"

#include "rules/core/system.h"
#include "rules/core/trace/derivation.h"

#include <algorithm>

namespace hitspread {

namespace {

/// Whether a ruling is a number beyond those the rules reckon with. Packed hexes are none.
bool isBeyond(const System& system, const Override& ruling)
{
    const std::size_t quantity = ruling.step.quantity;
    const bool isPlace = quantity < system.quantities().size()
        && system.quantities()[quantity].reading == Reading::Place;
    return !isPlace && (ruling.value > kMostRuling || ruling.value < -kMostRuling);
}

[[gnu::noinline]] bool isAnyBeyond(const System& system, std::span<const Override> rulings)
{
    return std::ranges::any_of(rulings, [&](const Override& one) { return isBeyond(system, one); });
}

/// The same with rulings that are numbers the rules reckon with.
[[gnu::noinline]] std::optional<Question> resolveBounded(const Input& input, const BodyPlan* plan,
                                                         std::span<const Override> overrides, Answerer& answerer,
                                                         Findings* findings, Keep keep)
{
    std::vector<Override> bounded(overrides.begin(), overrides.end());
    for (Override& one : bounded) {
        if (isBeyond(input.system(), one))
            one.value = std::clamp(one.value, -kMostRuling, kMostRuling);
    }
    return resolveInto(input, plan, bounded, answerer, findings, keep);
}

}  // namespace

std::optional<Question> resolveInto(const Input& input, const BodyPlan* plan, std::span<const Override> overrides,
                                    Answerer& answerer, Findings* findings, Keep keep)
{
    if (!overrides.empty() && isAnyBeyond(input.system(), overrides))
        return resolveBounded(input, plan, overrides, answerer, findings, keep);
    if (findings)
        findings->clear();
    Derivation derivation(answerer, plan, overrides, findings, keep);
    try {
        input.resolve(derivation);
    } catch (const OpenQuestion& open) {
        return open.question;
    }
    return std::nullopt;
}

Resolution resolve(const Request& request, Answerer* further)
{
    TapeAnswerer tape(request.answers);
    std::vector<Answerer*> links{&tape};
    if (further)
        links.push_back(further);
    ChainAnswerer chain(std::move(links));

    Resolution resolution;
    resolution.open = resolveInto(request.input, request.plan.get(), request.overrides, chain, &resolution.findings);
    for (std::size_t i = 0; i < request.overrides.size(); ++i) {
        if (!findStep(resolution.findings.steps, request.overrides[i].step))
            resolution.idleOverrides.push_back(i);
    }
    return resolution;
}

}  // namespace hitspread
