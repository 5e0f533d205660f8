#include "rules/core/resolution.h"

#include "rules/core/derivation.h"
#include "rules/core/system.h"

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

}  // namespace

std::optional<Question> resolveInto(const Input& input, const BodyPlan* plan, std::span<const Override> overrides,
                                    Answerer& answerer, Findings* findings, Keep keep)
{
    if (findings)
        findings->clear();
    std::vector<Override> bounded;
    if (std::ranges::any_of(overrides, [&](const Override& one) { return isBeyond(input.system(), one); })) {
        bounded.assign(overrides.begin(), overrides.end());
        for (Override& one : bounded) {
            if (isBeyond(input.system(), one))
                one.value = std::clamp(one.value, -kMostRuling, kMostRuling);
        }
        overrides = bounded;
    }
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
