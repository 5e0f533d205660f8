#include "text/systems/rollunder/harmwords.h"

#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/manualharm.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/rollunder/combatantwords.h"
#include "text/systems/rollunder/resultwords.h"
#include "text/systems/rollunder/weaponwords.h"

#include <QCoreApplication>

namespace hitspread::rollunder {

namespace {

struct HarmWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::HarmWords)
};

}  // namespace

std::optional<int> HarmReader::last(Quantity quantity, int number) const
{
    const Step* step = lastStep(m_action.findings.steps,
                                {static_cast<std::uint16_t>(quantity), static_cast<std::uint16_t>(number)});
    return step ? std::optional(step->value) : std::nullopt;
}

const Step* HarmReader::stepOf(Quantity quantity) const
{
    return lastStep(m_action.findings.steps, {static_cast<std::uint16_t>(quantity), m_number});
}

template <typename... Quantities>
std::optional<int> HarmReader::lastOfAny(Quantities... quantities) const
{
    std::optional<int> found;
    ((found = found ? found : last(quantities)), ...);
    return found;
}

bool HarmReader::isStruck() const
{
    return last(Quantity::DamagePenetrating) || last(Quantity::HpLost);
}

int HarmReader::loss() const
{
    const Step* first = findStep(m_action.findings.steps, {static_cast<std::uint16_t>(Quantity::HpLost), m_number});
    return first ? last(Quantity::HpLost).value_or(0) - first->operands[0].value : 0;
}

HarmReader::Person HarmReader::person() const
{
    const Input& input = m_action.request.input;
    if (const auto* harm = input.as<Harm>())
        return m_number < harm->targets.size()
            ? Person{&harm->targets[m_number].character, &harm->targets[m_number].condition, &harm->switches}
            : Person{};
    const auto* attack = input.as<Attack>();
    if (!attack || attack->target.empty())
        return {};
    const std::uint16_t who = m_number >= element::kOfFumble ? m_number - element::kOfFumble : m_number;
    if (who == element::kTarget)
        return {&attack->target[0].character, &attack->target[0].condition, &attack->switches};
    if (who == element::kAttacker)
        return {&attack->attacker, &attack->attackerCondition, &attack->switches};
    const std::size_t beside = who - element::kFirstBeside;
    return beside < attack->beside.size()
        ? Person{&attack->beside[beside].character, &attack->beside[beside].condition, &attack->switches}
        : Person{};
}

QString HarmReader::placeWords() const
{
    const auto* harm = m_action.request.input.as<Harm>();
    const auto place = harm && harm->options.points > 0 ? std::optional(static_cast<int>(harm->options.location))
                                                        : last(Quantity::LocationStruck);
    return place ? text::inSentence(text::location(text::Naming(m_action.request), *place)) : QString();
}

QStringList HarmReader::briefWords() const
{
    if (!isStruck())
        return {};
    QStringList words{placeWords(), loss() > 0 ? hpLostWords(loss()) : HarmWords::tr("no damage")};
    words += stateWords(true);
    words.removeAll(QString());
    return words;
}

DamageType HarmReader::typeOf() const
{
    const Input& input = m_action.request.input;
    if (const auto* harm = input.as<Harm>())
        return harm->options.damageType;
    const auto* attack = input.as<Attack>();
    if (!attack)
        return DamageType::Crushing;
    // Who fumbles a parry hits with what he parries with.
    const bool isOfParry = m_number >= element::kOfFumble && last(Quantity::CriticalMissEffect, element::kAttacker);
    return isOfParry ? parriedWith(m_action, *attack).damageType : attack->weapon.damageType;
}

/// What the table of critical hits multiplied, or a critical miss halved, is said as it is rolled (R3-D66).
QString HarmReader::damageWords() const
{
    const int whole = lastOfAny(Quantity::DamageLeast, Quantity::DamageRoll).value_or(0);
    if (const Step* factor = stepOf(Quantity::DamageFactor))
        return HarmWords::tr("%1 ×%2 = %3 damage", "rolled, factor, damage")
            .arg(text::number(whole), text::number(factor->operands[1].value), text::number(factor->value));
    if (const auto half = last(Quantity::DamageHalved))
        return HarmWords::tr("half of %1 = %2 damage", "rolled, damage").arg(text::number(whole), text::number(*half));
    return HarmWords::tr("%1 damage").arg(text::number(whole));
}

QString HarmReader::factorOf() const
{
    const Step* step = stepOf(Quantity::InjuryPlace);
    if (!step)
        step = stepOf(Quantity::InjuryHalves);
    return step ? HarmWords::tr("%1 %2", "factor, what damage is of")
                      .arg(factorWords(step->operands[1].value), typeWords(typeOf()))
                : QString();
}

QStringList HarmReader::sumWords() const
{
    if (!isStruck())
        return {};
    QStringList words;
    const auto through = last(Quantity::DamagePenetrating);
    if (through) {
        const auto dr = lastOfAny(Quantity::DrHalved, Quantity::DrPlace, Quantity::DrWorn, Quantity::DrOwn);
        const QString less = dr.value_or(0) > 0 ? HarmWords::tr("%1 − DR %2 = %3", "damage, DR, what is left")
                                                      .arg(damageWords(), text::number(*dr), text::number(*through))
                                                : damageWords();
        words << (placeWords().isEmpty() ? less : HarmWords::tr("%1: %2", "place, sum").arg(placeWords(), less));
    }
    if (const QString factor = factorOf(); !factor.isEmpty())
        words << HarmWords::tr("%1 = %2", "factor, HP").arg(factor, hpLostWords(loss()));
    else if (loss() > 0)
        words << (through ? HarmWords::tr("blunt trauma %1", "HP").arg(hpLostWords(loss())) : hpLostWords(loss()));
    else
        words << HarmWords::tr("no damage");
    if (const auto most = last(Quantity::InjuryMost); most && last(Quantity::InjuryCapped) == most)
        words << HarmWords::tr("no more there than %1").arg(text::number(*most));
    return words + stateWords(false);
}

/// One roll for each threshold, in their order (R3-D29).
QStringList HarmReader::deathWords(bool isShort) const
{
    QStringList words;
    for (int threshold = 0; threshold < kDeathThresholds; ++threshold) {
        const int number = threshold + kDeathThresholds * m_number;
        const auto lives = last(Quantity::DeathSuccess, number);
        if (!lives)
            continue;
        const QString said = *lives != 0 ? HarmWords::tr("lives") : deadWords();
        if (!isShort)
            words << HarmWords::tr("%1 by %2 against HT %3", "lives or dead, rolled, HT")
                         .arg(said, text::number(last(Quantity::DeathRoll, number).value_or(0)),
                              text::number(last(Quantity::DeathNumber, number).value_or(0)));
        else if (words.isEmpty() || words.back() != said)
            words << said;
    }
    return words;
}

QStringList HarmReader::stateWords(bool isShort) const
{
    QStringList words = deathWords(isShort);
    const auto now = last(Quantity::HpState);
    const Person he = person();
    if (!now || !he.character)
        return words;
    const auto state = static_cast<HpState>(*now);
    if (state == HpState::Dead)
        return words.isEmpty() ? QStringList{deadWords()} : words;
    const HpState before = hpStateOf(*he.character, *he.condition, *he.switches);
    const QString said = hpStateWords(state);
    if (!he.condition->unconscious && !said.isEmpty() && said != hpStateWords(before))
        words << said;
    return words;
}

QStringList HarmReader::afterWords() const
{
    const Person he = person();
    if (!he.condition || loss() <= 0 || !canAct(*he.condition))
        return {};
    Condition after = *he.condition;
    after.lost += loss();
    const auto state = last(Quantity::HpState);
    const bool isDead = (state && static_cast<HpState>(*state) == HpState::Dead)
        || deathWords(true).contains(deadWords());
    // What he had before is no news.
    if (isDead || shockToCome(after) == shockToCome(*he.condition))
        return {};
    return {shockWords(shockToCome(after))};
}

}  // namespace hitspread::rollunder
