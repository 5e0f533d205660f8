#include "text/dicenotation.h"

#include "text/labels.h"
#include "text/wholenumber.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace hitspread::text {

namespace {

struct DiceWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::text::DiceNotation)
};

}  // namespace

QString diceNotation(const DiceSum& sum)
{
    if (sum.dice == 0)
        return number(sum.bonus);
    const QString dice =
        DiceWords::tr("%1d%2", "dice, sides").arg(QString::number(sum.dice), QString::number(sum.sides));
    return sum.bonus == 0 ? dice : dice + signedNumber(sum.bonus);
}

std::optional<DiceSum> readDice(const QString& typed)
{
    static const QRegularExpression form(QStringLiteral(
        "^(?:(?<dice>[0-9]{0,9})\\s*(?<die>[dDwW])\\s*(?<sides>[0-9]{0,9}))?\\s*(?<bonus>[-+−–‒]?\\s*[0-9]{1,9})?$"));
    const QRegularExpressionMatch match = form.match(typed.trimmed());
    const QString dice = match.captured(QStringLiteral("dice"));
    const QString sides = match.captured(QStringLiteral("sides"));
    const bool hasDice = !match.captured(QStringLiteral("die")).isEmpty();
    const QString bonus = match.captured(QStringLiteral("bonus")).trimmed();
    const bool isSigned = !bonus.isEmpty() && !bonus.front().isDigit();
    if (!match.hasMatch() || (!hasDice && bonus.isEmpty()) || (hasDice && dice.isEmpty() && sides.isEmpty())
        || (hasDice && !bonus.isEmpty() && !isSigned))
        return std::nullopt;
    DiceSum sum;
    sum.bonus = wholeNumber(bonus).value_or(0);
    sum.dice = 0;
    if (hasDice) {
        sum.dice = dice.isEmpty() ? 1 : wholeNumber(dice).value_or(1);
        sum.sides = sides.isEmpty() ? sum.sides : wholeNumber(sides).value_or(0);
    }
    return sum;
}

bool beginsDice(const QString& typed)
{
    const QString words = typed.trimmed();
    return words.isEmpty() || readDice(words + u'6') || readDice(words + QStringLiteral("d6"));
}

}  // namespace hitspread::text
