#include "text/systems/rollunder/phrases.h"

#include "rules/systems/rollunder/gear.h"
#include "text/dicenotation.h"
#include "text/systems/rollunder/combatantwords.h"
#include "text/systems/rollunder/weaponwords.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <optional>

namespace hitspread::rollunder {

namespace {

constexpr const char* kJoinedContext = "hitspread::rollunder::JoinedWords";

constexpr std::array<std::string_view, 2> kDamageFields{"damageDice", "damageBonus"};
constexpr std::array<std::string_view, 1> kSpeedFields{"basicSpeed"};
constexpr std::int32_t kUsualSides = 6;

/// All dice have six sides.
std::optional<std::vector<std::int32_t>> readDamage(const QString& typed, const AnyRecord&)
{
    const std::optional<text::DiceSum> sum = text::readDice(typed);
    return sum && sum->sides == kUsualSides ? std::optional(std::vector{sum->dice, sum->bonus}) : std::nullopt;
}

/// "5.25", in either language; what may still become it, too.
QRegularExpressionMatch speedMatch(const QString& typed)
{
    static const QRegularExpression form(QStringLiteral("^(?<whole>[0-9]{0,3})(?:[.,](?<part>[0-9]{0,3}))?$"));
    return form.match(typed.trimmed());
}

std::optional<std::vector<std::int32_t>> readSpeed(const QString& typed, const AnyRecord&)
{
    const QRegularExpressionMatch match = speedMatch(typed);
    const QString whole = match.captured(QStringLiteral("whole"));
    const QString part = match.captured(QStringLiteral("part"));
    if (!match.hasMatch() || (whole.isEmpty() && part.isEmpty()))
        return std::nullopt;
    return std::vector{whole.toInt() * kThousandths + part.leftJustified(3, u'0').toInt()};
}

bool beginsSpeed(const QString& typed)
{
    return speedMatch(typed).hasMatch();
}

}  // namespace

std::span<const text::JoinedFields> joinedWords()
{
    static constexpr std::array<text::JoinedFields, 2> kJoined{
        text::JoinedFields{RecordKind::Weapon, "damage", kDamageFields, kJoinedContext,
                           QT_TRANSLATE_NOOP("hitspread::rollunder::JoinedWords", "Damage"),
                           [] {
                               return text::diceNotation({2, kUsualSides, 1});
                           },
                           [](const AnyRecord& record) { return diceWords(record.as<Weapon>()); }, readDamage,
                           text::beginsDice, "damageType"},
        text::JoinedFields{RecordKind::Character, "speed", kSpeedFields, kJoinedContext,
                           QT_TRANSLATE_NOOP("hitspread::rollunder::JoinedWords", "Basic Speed"),
                           [] { return speedWords(5 * kThousandths + kThousandths / 4); },
                           [](const AnyRecord& record) { return speedWords(record.as<Character>().basicSpeed); },
                           readSpeed, beginsSpeed}};
    return kJoined;
}

}  // namespace hitspread::rollunder
