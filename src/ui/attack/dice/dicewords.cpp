#include "ui/attack/dice/dicewords.h"

#include "models/play/attackpresenter.h"
#include "text/labels.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

namespace hitspread {

namespace {

struct DiceWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::DicePanel)
};

}  // namespace

DieColour colourOf(DieTint tint)
{
    switch (tint) {
    case DieTint::Aiming: return DieColour::Aim;
    case DieTint::Penetration: return DieColour::Pen;
    case DieTint::Damage: return DieColour::Dmg;
    case DieTint::Neutral: break;
    }
    return DieColour::Total;
}

QString originText(Origin origin)
{
    switch (origin) {
    case Origin::Rolled: return DiceWords::tr("rolled");
    case Origin::Typed: return DiceWords::tr("typed");
    case Origin::Given: return DiceWords::tr("given");
    case Origin::Preset: return DiceWords::tr("preset");
    case Origin::Chosen: return DiceWords::tr("chosen");
    }
    return {};
}

bool isDirection(const System& system, QuestionKey key)
{
    return key.name < system.questions().size() && system.questions()[key.name].presentation == Presentation::Rose;
}

bool isSign(const DiceQuestion* open, const QKeyEvent& key)
{
    return open && open->question.kind == QuestionKind::Roll && showsSigns(open->question.sides, open->question.lowest)
        && key.text().size() == 1 && QStringLiteral("+=-−").contains(key.text());
}

bool hasFallen(const DiceQuestion& roll)
{
    return std::ranges::none_of(std::span(roll.answer.faces).first(roll.question.dice),
                                [](std::uint8_t face) { return face == 0; });
}

QString signatureOf(const Question& roll)
{
    return QStringLiteral("%1/%2/%3/%4/%5")
        .arg(QString::number(roll.key.name), QString::number(roll.key.index), QString::number(roll.dice),
             QString::number(roll.sides), QString::number(roll.lowest));
}

DieWord wordOf(const System& system, const DiceQuestion& roll, int die)
{
    const auto words = system.questions();
    const auto index = static_cast<std::size_t>(die);
    const std::uint16_t name = roll.question.key.name;
    return name < words.size() && index < words[name].dice.size() ? words[name].dice[index] : DieWord{};
}

QString dieName(const System& system, const DiceQuestion& roll, int die)
{
    const DieWord word = wordOf(system, roll, die);
    return word.id.empty() ? DiceWords::tr("Die %1").arg(die + 1) : text::die(system, word.id);
}

std::span<const DieWord> placesOfDice(const System& system)
{
    const auto isTinted = [](const DieWord& word) { return word.tint != DieTint::Neutral; };
    std::span<const DieWord> most;
    for (const QuestionWord& word : system.questions()) {
        if (word.dice.size() > std::max<std::size_t>(1, most.size()) && std::ranges::all_of(word.dice, isTinted))
            most = word.dice;
    }
    return most;
}

std::optional<std::pair<QuestionKey, int>> lastTyped(const AttackPresenter& presenter, QuestionKey key, int die)
{
    std::optional<std::pair<QuestionKey, int>> last;
    for (const DiceQuestion& roll : presenter.dice().rolls()) {
        for (int i = 0; i < roll.question.dice; ++i) {
            if (roll.question.key == key && i == die)
                break;
            const auto at = static_cast<std::size_t>(i);
            if (roll.answer.faces[at] != 0 && roll.answer.origins[at] == Origin::Typed)
                last = {roll.question.key, i};
        }
        if (roll.question.key == key)
            break;
    }
    return last;
}

QString sumWords(const AttackPresenter& presenter, QuestionKey key)
{
    const DiceQuestion* roll = presenter.dice().rollAt(key);
    return roll && hasFallen(*roll) ? DiceWords::tr("= %1").arg(text::number(roll->answer.sum())) : QString();
}

}  // namespace hitspread
