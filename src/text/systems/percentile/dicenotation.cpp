#include "text/systems/percentile/dicenotation.h"

#include "rules/systems/percentile/gear.h"
#include "text/labels.h"
#include "text/systems/percentile/combatantwords.h"
#include "text/systems/percentile/phrases.h"
#include "text/wholenumber.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

namespace hitspread::percentile {

namespace {

struct DiceWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::DiceNotation)
};
struct JoinedWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::JoinedWords)
};

}  // namespace

QString diceNotation(const DiceSum& sum)
{
    if (sum.dice == 0)
        return text::number(sum.bonus);
    const QString dice =
        DiceWords::tr("%1d%2", "dice, sides").arg(QString::number(sum.dice), QString::number(sum.sides));
    return sum.bonus == 0 ? dice : dice + text::signedNumber(sum.bonus);
}

std::optional<DiceSum> readDice(const QString& typed)
{
    static const QRegularExpression form(QStringLiteral(
        "^(?:(?<dice>[0-9]{0,9})\\s*[dDwW]\\s*(?<sides>[0-9]{1,9}))?\\s*(?<bonus>[-+−–‒]?\\s*[0-9]{1,9})?$"));
    const QRegularExpressionMatch match = form.match(typed.trimmed());
    const QString sides = match.captured(QStringLiteral("sides"));
    const QString bonus = match.captured(QStringLiteral("bonus")).trimmed();
    const bool isSigned = !bonus.isEmpty() && !bonus.front().isDigit();
    if (!match.hasMatch() || (sides.isEmpty() && bonus.isEmpty())
        || (!sides.isEmpty() && !bonus.isEmpty() && !isSigned))
        return std::nullopt;
    DiceSum sum;
    sum.bonus = text::wholeNumber(bonus).value_or(0);
    sum.dice = 0;
    if (!sides.isEmpty()) {
        sum.dice = text::wholeNumber(match.captured(QStringLiteral("dice"))).value_or(1);
        sum.sides = text::wholeNumber(sides).value_or(0);
    }
    return sum;
}

bool beginsDice(const QString& typed)
{
    const QString words = typed.trimmed();
    return words.isEmpty() || readDice(words + u'6') || readDice(words + QStringLiteral("d6"));
}

namespace {

constexpr std::array<std::string_view, 3> kDamageFields{"damageDice", "damageSides", "damageBonus"};

std::optional<std::vector<std::int32_t>> readDamage(const QString& typed, const AnyRecord& before)
{
    const std::optional<DiceSum> sum = readDice(typed);
    if (!sum)
        return std::nullopt;
    // Of no dice at all the sides are nobody's business, and stay.
    return std::vector{sum->dice, sum->dice == 0 ? before.as<Weapon>().damageSides : sum->sides, sum->bonus};
}

}  // namespace

std::span<const text::JoinedFields> joinedWords()
{
    static constexpr std::array<text::JoinedFields, 1> kJoined{text::JoinedFields{
        RecordKind::Weapon, "damage", kDamageFields, [] { return JoinedWords::tr("Damage"); },
        [] {
            return diceNotation({2, 6, 1});
        },
        [](const AnyRecord& record) { return damageDiceWords(record.as<Weapon>()); }, readDamage, beginsDice}};
    return kJoined;
}

}  // namespace hitspread::percentile
