#include "rules/systems/twod6/gear.h"
#include "text/dicenotation.h"
#include "text/systems/twod6/phrases.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <optional>

namespace hitspread::twod6 {

namespace {

struct JoinedWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::JoinedWords)
};

constexpr const char* kJoinedContext = "hitspread::twod6::JoinedWords";
constexpr std::array<std::string_view, 2> kDamageFields{"damageDice", "damageBonus"};
constexpr std::array<std::string_view, 2> kFractionFields{"stops", "outOf"};
constexpr std::int32_t kUsualSides = 6;

QString damageSum(const Weapon& weapon)
{
    return text::diceNotation({weapon.damageDice, kUsualSides, weapon.damageBonus});
}

/// All dice have six sides.
std::optional<std::vector<std::int32_t>> readDamage(const QString& typed, const AnyRecord&)
{
    const std::optional<text::DiceSum> sum = text::readDice(typed);
    return sum && sum->sides == kUsualSides ? std::optional(std::vector{sum->dice, sum->bonus}) : std::nullopt;
}

QString fractionSum(std::int32_t stops, std::int32_t outOf)
{
    return JoinedWords::tr("%1/%2", "a fraction").arg(QString::number(stops), QString::number(outOf));
}

/// "3/4"; what may still become it, too.
QRegularExpressionMatch fractionMatch(const QString& typed)
{
    static const QRegularExpression form(QStringLiteral("^(?<stops>[0-9]{1,3})(?: ?/ ?(?<outOf>[0-9]{0,3}))?$"));
    return form.match(typed.trimmed());
}

/// The three that are printed, each as one letter (TD-88).
std::optional<std::vector<std::int32_t>> printedFraction(const QString& typed)
{
    const QString plain = typed.trimmed();
    if (plain == QStringLiteral("½"))
        return std::vector<std::int32_t>{1, 2};
    if (plain == QStringLiteral("¼"))
        return std::vector<std::int32_t>{1, 4};
    if (plain == QStringLiteral("¾"))
        return std::vector<std::int32_t>{3, 4};
    return std::nullopt;
}

std::optional<std::vector<std::int32_t>> readFraction(const QString& typed, const AnyRecord&)
{
    if (auto printed = printedFraction(typed))
        return printed;
    const QRegularExpressionMatch match = fractionMatch(typed);
    const QString outOf = match.captured(QStringLiteral("outOf"));
    if (!match.hasMatch() || outOf.isEmpty())
        return std::nullopt;
    return std::vector{match.captured(QStringLiteral("stops")).toInt(), outOf.toInt()};
}

bool beginsFraction(const QString& typed)
{
    return typed.trimmed().isEmpty() || printedFraction(typed) || fractionMatch(typed).hasMatch();
}

}  // namespace

std::span<const text::JoinedFields> joinedWords()
{
    static constexpr std::array<text::JoinedFields, 2> kJoined{
        text::JoinedFields{RecordKind::Weapon, "damage", kDamageFields, kJoinedContext,
                           QT_TRANSLATE_NOOP("hitspread::twod6::JoinedWords", "Damage"),
                           [] {
                               return text::diceNotation({2, kUsualSides, 3});
                           },
                           [](const AnyRecord& record) { return damageSum(record.as<Weapon>()); }, readDamage,
                           text::beginsDice},
        text::JoinedFields{RecordKind::Armour, "fraction", kFractionFields, kJoinedContext,
                           QT_TRANSLATE_NOOP("hitspread::twod6::JoinedWords", "Stops"),
                           [] { return fractionSum(1, 2); },
                           [](const AnyRecord& record) {
                               const auto& armour = record.as<Armour>();
                               return fractionSum(armour.stops, armour.outOf);
                           },
                           readFraction, beginsFraction}};
    return kJoined;
}

}  // namespace hitspread::twod6
