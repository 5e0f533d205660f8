#include "ui/attack/spendmodel.h"

#include "models/systemview.h"
#include "models/tracemodel.h"
#include "ui/attack/attackpresenter.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread {

namespace {

QString placeOf(const Digest& target, int location)
{
    if (location < 0)
        return QCoreApplication::translate("hitspread::SpendOption", "miss");
    const auto index = static_cast<std::size_t>(location);
    return index < target.locations.size() ? target.locations[index].shortName : QString::number(location);
}

/// What came of one bullet, in words; the whole of the action where bullets are not told apart.
QString wordsOf(const BulletsFacet* facet, const ActionRecord& action, std::optional<int> bullet)
{
    for (const BulletDigest& digest : facet&& bullet ? facet->bullets(action) : std::vector<BulletDigest>{}) {
        if (digest.bullet != *bullet)
            continue;
        QStringList words{digest.place};
        if (!digest.damage.isEmpty())
            words << QCoreApplication::translate("hitspread::SpendOption", "%1 damage").arg(digest.damage);
        words << digest.result;
        words.removeAll(QString());
        return words.join(QStringLiteral(", "));
    }
    return outcomeOf(action);
}

const Deviation* shotOf(const std::vector<Deviation>& shots, std::optional<int> bullet)
{
    if (!bullet)
        return shots.empty() ? nullptr : &shots.back();
    const auto found = std::ranges::find(shots, *bullet, &Deviation::bullet);
    return found == shots.end() ? nullptr : &*found;
}

}  // namespace

std::vector<SpendOption> spendOptions(const AttackPresenter& presenter, const DiceQuestion& choice)
{
    std::vector<SpendOption> options;
    const ActionRecord& action = presenter.action();
    const DeviationFacet* facet = presenter.system().deviation();
    const BulletsFacet* bullets = facetsOf(action.system).bullets;
    const ChoicesFacet* offers = facetsOf(action.system).choices;
    const bool several = bullets && !bullets->bullets(action).empty();
    const auto bullet = several ? bullets->bulletOf(choice.question.key) : std::nullopt;
    // Only a bullet's own choice decides where it goes.
    const bool leads = bullet || !several;
    for (int value = choice.question.minimum; value <= choice.question.maximum; ++value) {
        SpendOption option;
        option.value = value;
        const ChoiceWords words = offers ? offers->choiceWords(action, choice.question.key, value) : ChoiceWords{};
        option.label = words.label.isEmpty() ? QString::number(value) : words.label;
        option.key = words.key.isNull() && value >= 0 && value <= 9 ? QChar(u'0' + value) : words.key;
        const ActionRecord supposed = presenter.supposed(choice.question.key, value);
        const std::vector<Deviation> shots = facet && leads ? facet->deviations(supposed.findings.steps)
                                                            : std::vector<Deviation>();
        if (const Deviation* shot = shotOf(shots, bullet)) {
            option.shot = *shot;
            const auto target = static_cast<std::size_t>(shot->target);
            option.place = placeOf(digestOf(action.system, targetOf(action.request.input, target)), shot->location);
        }
        option.words = wordsOf(bullets, supposed, bullet);
        if (option.words.isEmpty())
            option.words = option.place;
        options.push_back(std::move(option));
    }
    return options;
}

const DiceQuestion* choiceInHand(const AttackPresenter& presenter, int bullet)
{
    if (!presenter.isReady() || presenter.choices().empty())
        return nullptr;
    const auto& choices = presenter.choices();
    if (choices.back().isOpen || bullet < 0)
        return &choices.back();
    const BulletsFacet* bullets = facetsOf(presenter.action().system).bullets;
    const auto found = std::find_if(choices.rbegin(), choices.rend(), [&](const DiceQuestion& choice) {
        return bullets && bullets->bulletOf(choice.question.key) == bullet;
    });
    return found == choices.rend() ? nullptr : &*found;
}

const DiceQuestion* moveInHand(const AttackPresenter& presenter, int bullet)
{
    const BulletsFacet* bullets = presenter.isReady() ? facetsOf(presenter.action().system).bullets : nullptr;
    for (const DiceQuestion& choice : presenter.choices()) {
        if (bullets && bullet >= 0 && bullets->bulletOf(choice.question.key) == bullet
            && !presenter.isOffered(choice.question.key))
            return &choice;
    }
    return nullptr;
}

const DiceQuestion* choiceCalled(const AttackPresenter& presenter, std::string_view id)
{
    if (!presenter.isReady())
        return nullptr;
    const auto words = presenter.system().questions();
    const auto found = std::ranges::find_if(
        presenter.choices(), [&](const DiceQuestion& choice) { return words[choice.question.key.name].id == id; });
    return found == presenter.choices().end() ? nullptr : &*found;
}

std::optional<int> spendLeadingTo(const AttackPresenter& presenter, const DiceQuestion& choice, Hex hex)
{
    for (const SpendOption& option : spendOptions(presenter, choice)) {
        if (option.shot && option.shot->landing == hex)
            return option.value;
    }
    return std::nullopt;
}

std::optional<int> spendLeadingTo(const AttackPresenter& presenter, Hex hex, int bullet)
{
    const DiceQuestion* choice = choiceInHand(presenter, bullet);
    return choice ? spendLeadingTo(presenter, *choice, hex) : std::nullopt;
}

}  // namespace hitspread
