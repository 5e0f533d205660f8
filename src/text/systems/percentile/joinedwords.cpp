#include "text/systems/percentile/phrases.h"

#include "rules/systems/percentile/gear.h"
#include "text/dicenotation.h"
#include "text/systems/percentile/combatantwords.h"

#include <QCoreApplication>

#include <array>
#include <optional>

namespace hitspread::percentile {

namespace {

constexpr const char* kJoinedContext = "hitspread::percentile::JoinedWords";

constexpr std::array<std::string_view, 3> kDamageFields{"damageDice", "damageSides", "damageBonus"};

std::optional<std::vector<std::int32_t>> readDamage(const QString& typed, const AnyRecord& before)
{
    const std::optional<text::DiceSum> sum = text::readDice(typed);
    if (!sum)
        return std::nullopt;
    // Of no dice at all the sides are nobody's business, and stay.
    return std::vector{sum->dice, sum->dice == 0 ? before.as<Weapon>().damageSides : sum->sides, sum->bonus};
}

}  // namespace

std::span<const text::JoinedFields> joinedWords()
{
    static constexpr std::array<text::JoinedFields, 1> kJoined{text::JoinedFields{
        RecordKind::Weapon, "damage", kDamageFields, kJoinedContext,
        QT_TRANSLATE_NOOP("hitspread::percentile::JoinedWords", "Damage"),
        [] {
            return text::diceNotation({2, 6, 1});
        },
        [](const AnyRecord& record) { return damageDiceWords(record.as<Weapon>()); }, readDamage, text::beginsDice}};
    return kJoined;
}

}  // namespace hitspread::percentile
