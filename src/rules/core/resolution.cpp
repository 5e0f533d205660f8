#include "rules/core/resolution.h"

#include "rules/core/derivation.h"

namespace hitspread {

std::optional<Question> resolveInto(const Input& input, const BodyPlan* plan, std::span<const Override> overrides,
                                    Answerer& answerer, Findings* findings, Keep keep)
{
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
