#include "ui/attack/dice/spendmodel.h"

#include "models/history/tracemodel.h"
#include "models/history/verdict.h"
#include "models/play/attackpresenter.h"
#include "models/play/decisiontrial.h"
#include "models/systemview.h"
#include "rules/core/odds/effects.h"
#include "text/effectwords.h"
#include "text/labels.h"
#include "ui/widgets/segmentrow.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread {

namespace {

QString placeOf(const Digest& target, int location)
{
    if (location < 0)
        return QCoreApplication::translate("hitspread::SpendOption", "miss",
                                           "where a shot goes that passes by the body, in a narrow box");
    const auto index = static_cast<std::size_t>(location);
    return index < target.locations.size() ? target.locations[index].shortName : QString::number(location);
}

/// What came of one strand, in words; the whole of the action where strands are not told apart.
QString wordsOf(const StrandsFacet* facet, const ActionRecord& action, std::optional<int> strand)
{
    for (const StrandDigest& digest : facet&& strand ? facet->strands(action) : std::vector<StrandDigest>{}) {
        if (digest.strand == *strand)
            return digest.words;
    }
    return resultWordsOf(action);
}

const Deviation* shotOf(const std::vector<Deviation>& shots, std::optional<int> strand)
{
    if (!strand)
        return shots.empty() ? nullptr : &shots.back();
    const auto found = std::ranges::find(shots, *strand, &Deviation::bullet);
    return found == shots.end() ? nullptr : &*found;
}

/// How many it ends how for.
QString crowdPrice(const ActionRecord& action)
{
    const QString words = harmedWords(verdictOf(action));
    return words.isEmpty()
        ? QCoreApplication::translate("hitspread::SpendOption", "nobody", "is harmed, in a narrow box")
        : words;
}

/// Where the first target is struck, as far as dice and choices say it.
std::optional<int> locationStruck(const std::vector<Event>& events)
{
    const auto landed = std::ranges::find_if(
        events, [](const Event& event) { return event.kind == EventKind::Landed && event.subject.target() == 0; });
    return landed == events.end() ? std::nullopt : landed->subject.location();
}

/// What the rules make of the options of a decision, where the system words that; empty: it is another kind of choice.
std::vector<text::OptionWorth> worthsOf(const ActionRecord& action, QuestionKey key)
{
    const text::DecisionReading* reading = facetsOf(action.system).decisions;
    if (!reading || std::ranges::find(reading->decisions, key.name) == reading->decisions.end())
        return {};
    std::vector<text::OptionWorth> worths = optionsOf(action);
    std::erase_if(worths, [key](const text::OptionWorth& worth) { return worth.decision != key; });
    return worths;
}

/// What it takes: "8 or more".
void putWorth(SpendOption& option, const ActionRecord& action, const std::vector<text::OptionWorth>& worths)
{
    const auto worth = std::ranges::find_if(
        worths, [&option](const text::OptionWorth& one) { return one.option.id == option.value; });
    if (worth == worths.end() || worth->option.barrier)
        return;
    const text::OptionWords words = facetsOf(action.system).decisions->words(action, *worth);
    option.place = words.brief.isEmpty() ? words.words : words.brief;
    if (option.words.isEmpty())
        option.words = words.words;
}

}  // namespace

QStringList boxTexts(const std::vector<SpendOption>& options)
{
    constexpr int kMostWide = 4;
    const bool narrow = SegmentRow::tallBoxesInRow(static_cast<int>(options.size())) > kMostWide;
    std::vector<QStringList> boxes;
    qsizetype most = 0;
    for (const SpendOption& option : options) {
        // A location is called as beside the body, whole where there is room.
        const bool mayBeBrief = narrow && option.shot && option.shot->location >= 0;
        const QString place = mayBeBrief ? option.place + QLatin1Char('\t') + text::abbreviated(option.place)
                                         : option.place;
        QStringList& lines = boxes.emplace_back(QStringList{option.label, place});
        lines += narrow ? option.price.split(QStringLiteral(" · ")) : QStringList{option.price};
        lines.removeAll(QString());
        most = std::max(most, lines.size());
    }
    QStringList texts;
    for (QStringList& lines : boxes) {
        lines.resize(most);
        texts << lines.join(QLatin1Char('\n'));
    }
    return texts;
}

std::vector<SpendOption> spendOptions(const AttackPresenter& presenter, const DiceQuestion& choice)
{
    std::vector<SpendOption> options;
    const ActionRecord& action = presenter.action();
    const DeviationFacet* facet = presenter.system().deviation();
    const StrandsFacet* strands = facetsOf(action.system).strands;
    const ChoicesFacet* offers = facetsOf(action.system).choices;
    const bool several = strands && !strands->strands(action).empty();
    const auto strand = several ? strands->strandOf(choice.question.key) : std::nullopt;
    // Only a strand's own choice decides where it goes.
    const bool leads = strand || !several;
    const QuestionWord& decision = presenter.system().questions()[choice.question.key.name];
    const std::vector<text::OptionWorth> worths = worthsOf(action, choice.question.key);
    for (int value = choice.question.minimum; value <= choice.question.maximum; ++value) {
        SpendOption option;
        option.value = value;
        const ChoiceWords words = offers ? offers->choiceWords(action, choice.question.key, value) : ChoiceWords{};
        // Options of a decision are counted from 1, as cards are: nobody counts words from 0.
        const int digit = decision.options.empty() ? value : value + 1;
        option.key = words.key.isNull() && digit >= 0 && digit <= 9 ? QChar(u'0' + digit) : words.key;
        option.label = words.label.isEmpty() ? text::option(presenter.system(), choice.question.key, value)
                                             : words.label;
        if (!decision.options.empty())
            option.label = QStringLiteral("%1 %2").arg(option.key, option.label);
        const ActionRecord supposed = presenter.dice().supposed(choice.question.key, value);
        const std::vector<Deviation> shots = facet && leads ? facet->deviations(supposed.findings.steps)
                                                            : std::vector<Deviation>();
        if (const Deviation* shot = shotOf(shots, strand)) {
            option.shot = *shot;
            const auto target = static_cast<std::size_t>(shot->target);
            option.effects = strand ? effectsOfShot(supposed.findings.events, *strand)
                                    : effectsOf(supposed.findings.events, shot->target);
            // What goes off harms others than whom it was aimed at.
            const bool isCrowd = !strand && presenter.options().targets().size() > 1;
            if (isCrowd)
                option.price = crowdPrice(supposed);
            else if (shot->location >= 0)
                option.price = text::priceWords(option.effects);
            // Beside the body nothing of that is a miss.
            if (!isCrowd || shot->location >= 0)
                option.place = placeOf(digestOf(action.system, targetOf(action.request.input, target)), shot->location);
        } else if (!facet) {
            option.location = locationStruck(supposed.findings.events);
            option.place = words.more;
            if (option.location)
                option.place = placeOf(digestOf(action.system, targetOf(action.request.input)), *option.location);
        }
        option.words = wordsOf(strands, supposed, strand);
        putWorth(option, action, worths);
        if (option.words.isEmpty())
            option.words = option.place;
        options.push_back(std::move(option));
    }
    return options;
}

bool areCounted(const std::vector<SpendOption>& options)
{
    return std::ranges::any_of(options, [](const SpendOption& option) { return option.label == option.key; });
}

const DiceQuestion* choiceInHand(const AttackPresenter& presenter, int strand)
{
    if (!presenter.isReady() || presenter.dice().choices().empty())
        return nullptr;
    const auto& choices = presenter.dice().choices();
    if (choices.back().isOpen || strand < 0)
        return &choices.back();
    const StrandsFacet* strands = facetsOf(presenter.action().system).strands;
    const auto found = std::find_if(choices.rbegin(), choices.rend(), [&](const DiceQuestion& choice) {
        return strands && strands->strandOf(choice.question.key) == strand;
    });
    return found == choices.rend() ? nullptr : &*found;
}

const DiceQuestion* choiceCalled(const AttackPresenter& presenter, QuestionName name)
{
    if (!presenter.isReady())
        return nullptr;
    const auto found = std::ranges::find_if(presenter.dice().choices(), [&](const DiceQuestion& choice) {
        return QuestionName(choice.question.key) == name;
    });
    return found == presenter.dice().choices().end() ? nullptr : &*found;
}

std::optional<int> spendLeadingTo(const AttackPresenter& presenter, const DiceQuestion& choice, Hex hex)
{
    for (const SpendOption& option : spendOptions(presenter, choice)) {
        const bool isStruck = option.location && presenter.action().request.plan
            && presenter.action().request.plan->locationAt(hex) == *option.location;
        if (isStruck || (option.shot && option.shot->landing == hex))
            return option.value;
    }
    return std::nullopt;
}

std::optional<int> spendLeadingTo(const AttackPresenter& presenter, Hex hex, int strand)
{
    const DiceQuestion* choice = choiceInHand(presenter, strand);
    return choice ? spendLeadingTo(presenter, *choice, hex) : std::nullopt;
}

}  // namespace hitspread
