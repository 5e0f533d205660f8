#include "ui/attack/decisions/optioncards.h"

#include "models/play/attackpresenter.h"
#include "models/play/decisiontrial.h"
#include "models/systemview.h"
#include "text/labels.h"
#include "text/refusalwords.h"

namespace hitspread {

std::vector<CardChoice> optionCards(const ActionRecord& action)
{
    const System& system = action.request.input.system();
    std::vector<CardChoice> cards;
    for (const text::OptionWorth& worth : optionsOf(action)) {
        CardChoice& card = cards.emplace_back();
        card.title = text::option(system, worth.decision, worth.option.id);
        card.decision = worth.decision;
        card.option = worth.option.id;
        card.taken = worth.isTaken;
        if (const auto& barrier = worth.option.barrier) {
            Refusal refusal;
            refusal.code = barrier->refusal;
            refusal.rule = barrier->rule;
            card.refusal = text::sentenceFor(system, refusal);
            continue;
        }
        const text::OptionWords words = facetsOf(system.id()).decisions->words(action, worth);
        card.words = words.words;
        card.brief = words.brief.isEmpty() ? words.words : words.brief;
    }
    return cards;
}

std::vector<CardChoice> optionCards(const AttackPresenter& presenter)
{
    return presenter.isReady() && presenter.complaints().isEmpty() ? optionCards(presenter.action())
                                                                   : std::vector<CardChoice>();
}

}  // namespace hitspread
