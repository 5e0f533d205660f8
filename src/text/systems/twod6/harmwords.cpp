#include "text/systems/twod6/harmwords.h"

#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/manualharm.h"
#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/round.h"
#include "rules/systems/twod6/simpleactions.h"
#include "rules/systems/twod6/surgery.h"
#include "rules/systems/twod6/turn.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/twod6/combatantwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace hitspread::twod6 {

namespace {

struct HarmWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::HarmWords)
};

/// Of whom no step tells.
constexpr std::uint16_t kNoStepsNumber = std::numeric_limits<std::uint16_t>::max();

const Fighter* fighterAt(const std::vector<Fighter>& all, std::size_t place)
{
    return place < all.size() ? &all[place] : nullptr;
}

QString andWords(const QString& place, Wound severity)
{
    return HarmWords::tr("%1 %2", "location, incapacitated or disabled").arg(place, severityWords(severity));
}

}  // namespace

const Fighter* fighterOf(const Input& input, std::uint16_t number)
{
    if (const auto* attack = input.as<Attack>())
        return number < attack->target.size() ? &attack->target[number] : fighterAt(attack->character, 0);
    if (const auto* fire = input.as<AreaFire>())
        return number < fire->near.size() ? &fire->near[number] : fighterAt(fire->character, 0);
    if (const auto* grapple = input.as<Grapple>())
        return fighterAt(number == 0 ? grapple->target : grapple->character, 0);
    if (const auto* harm = input.as<Harm>())
        return fighterAt(harm->targets, number);
    if (const auto* surgery = input.as<Surgery>())
        return fighterAt(surgery->patient, number);
    if (const auto* round = input.as<RoundChange>())
        return fighterAt(round->members, number);
    if (const auto* rest = input.as<GroupRest>())
        return fighterAt(rest->members, number);
    if (const auto* status = input.as<Status>())
        return fighterAt(status->character, number);
    if (const auto* roll = input.as<Consciousness>())
        return fighterAt(roll->character, number);
    const auto* move = input.as<Move>();
    return move ? fighterAt(move->character, number) : nullptr;
}

std::uint16_t numberOf(const Input& input, Role role, std::size_t place)
{
    const auto number = static_cast<std::uint16_t>(place);
    if (const auto* attack = input.as<Attack>(); attack && role == Role::Actor)
        return static_cast<std::uint16_t>(attack->target.size());
    if (const auto* fire = input.as<AreaFire>(); fire && role == Role::Actor)
        return static_cast<std::uint16_t>(fire->near.size());
    if (input.isOneOf<Grapple>() && role == Role::Actor)
        return 1;
    const bool isAlone = input.isOneOf<Status>() || input.isOneOf<Consciousness>() || input.isOneOf<Move>();
    return role == Role::Target || (isAlone && role == Role::Actor) ? number : kNoStepsNumber;
}

QString pointsWords(DamageType type, int points)
{
    if (points <= 0)
        return HarmWords::tr("no damage");
    return (type == DamageType::Lethal ? HarmWords::tr("%1 Lethal") : HarmWords::tr("%1 Bruise"))
        .arg(text::number(points));
}

std::optional<int> HarmReader::last(Quantity quantity) const
{
    const Step* step = lastStep(m_action.findings.steps, {static_cast<std::uint16_t>(quantity), m_number});
    return step ? std::optional(step->value) : std::nullopt;
}

DamageType HarmReader::type() const
{
    const Input& input = m_action.request.input;
    if (const auto* harm = input.as<Harm>())
        return harm->options.damageType;
    if (input.isOneOf<Grapple>())
        return DamageType::Bruise;
    if (const auto* fire = input.as<AreaFire>())
        return fire->weapon.damageType;
    const auto* attack = input.as<Attack>();
    // Who stood near a burst takes Lethal whatever it is fired with (TD-D14).
    return attack && !last(Quantity::BurstWithin) ? attack->weapon.damageType : DamageType::Lethal;
}

std::optional<int> HarmReader::locationOf() const
{
    const Input& input = m_action.request.input;
    if (const auto* harm = input.as<Harm>())
        return static_cast<int>(harm->options.location);
    if (const auto* status = input.as<Status>())
        return static_cast<int>(status->options.location);
    return input.isOneOf<Grapple>() ? std::optional(static_cast<int>(Location::Torso)) : last(Quantity::PlaceStruck);
}

QString HarmReader::placeWords() const
{
    const auto place = locationOf();
    return place ? text::inSentence(text::location(text::Naming(m_action.request), *place)) : QString();
}

QStringList HarmReader::briefWords() const
{
    if (!isStruck())
        return {};
    QStringList words{placeWords(), pointsWords(type(), points())};
    words += stateWords(true);
    words.removeAll(QString());
    return words;
}

/// What comes at the body: a critical hit doubles it, a cosh halves it (TD-67, TD-87).
QString HarmReader::damageWords() const
{
    const auto sum = last(Quantity::DamageSum);
    // The run-up of a tackle comes on top of it (TD-72); a burst rolls one die and no more.
    // What comes back at a grappler is rolled by nobody (TD-73).
    const int rolled = sum.value_or(last(Quantity::DamageRoll).value_or(last(Quantity::GrappleBack).value_or(0)));
    const int whole = last(Quantity::DamageCharge).value_or(rolled);
    QString words = text::number(whole);
    const auto doubled = last(Quantity::DamageDoubled);
    if (doubled)
        words = HarmWords::tr("%1 × 2 = %2", "damage, doubled").arg(words, text::number(*doubled));
    const auto half = last(Quantity::DamageHalved);
    return half ? HarmWords::tr("half of %1 = %2", "damage, halved")
                      .arg(text::number(doubled.value_or(whole)), text::number(*half))
                : words;
}

QStringList HarmReader::sumWords() const
{
    if (!isStruck())
        return {};
    QStringList words;
    const bool isPlain = !last(Quantity::DamageDoubled) && !last(Quantity::DamageHalved)
        && !last(Quantity::ArmourPassed);
    if (!isPlain)
        words << damageWords();
    if (const auto passed = last(Quantity::ArmourPassed))
        words << HarmWords::tr("armour lets %1 pass").arg(text::number(*passed));
    if (const int absorbed = last(Quantity::ArmourAbsorbed).value_or(0); absorbed > 0)
        words << HarmWords::tr("its pool takes %1", "of armour").arg(text::number(absorbed));
    words << pointsWords(type(), points());
    if (const QString place = placeWords(); !place.isEmpty()) {
        const QString where = isCritical() ? HarmWords::tr("%1 (critical)", "location").arg(place) : place;
        words.front() = HarmWords::tr("%1: %2", "place, sum").arg(where, words.front());
    }
    return words + stateWords(false);
}

/// Line and Wound Factor, where they are others now (TD-96, TD-100).
QStringList HarmReader::monitorParts() const
{
    QStringList words;
    if (const int beyond = last(Quantity::MonitorBeyond).value_or(0); beyond > 0)
        words << HarmWords::tr("%1 of the Bruise turned Lethal").arg(text::number(beyond));
    const Fighter* he = fighterOf(m_action.request.input, m_number);
    if (!he)
        return words;
    const Monitor before = monitorOf(he->condition);
    const std::int32_t bld = he->character.bld;
    const auto line = last(Quantity::MonitorLine);
    if (line && *line < static_cast<int>(Line::Full) && *line != static_cast<int>(lineOf(before, bld)))
        words << lineWords(static_cast<Line>(*line));
    if (const auto factor = last(Quantity::MonitorWound); factor && *factor != woundFactor(before, bld))
        words << woundFactorWords(*factor);
    return words;
}

QString HarmReader::consciousWords(bool isShort) const
{
    // A monitor that is full asks nobody.
    if (isTrue(Quantity::MonitorFull))
        return isShort ? unconsciousWords() : HarmWords::tr("%1, the monitor is full").arg(unconsciousWords());
    const auto stays = last(Quantity::ConsciousnessSuccess);
    if (!stays)
        return {};
    if (isShort)
        return *stays != 0 ? QString() : unconsciousWords();
    return HarmWords::tr("%1 (%2 against %3)", "stays conscious or not, what was rolled, number")
        .arg(*stays != 0 ? HarmWords::tr("stays conscious") : unconsciousWords(),
             text::number(last(Quantity::ConsciousnessRoll).value_or(0)),
             text::number(last(Quantity::ConsciousnessNumber).value_or(0)));
}

QString HarmReader::confirmedWords() const
{
    const auto severity = last(Quantity::WoundNow);
    return severity.value_or(0) > 0 ? andWords(placeWords(), static_cast<Wound>(*severity)) : QString();
}

/// Proposed, and the game master said no (TD-D36).
QString HarmReader::declinedWords() const
{
    const auto severity = last(Quantity::ProposalWound);
    return severity.value_or(0) > 0 && !last(Quantity::WoundNow)
        ? HarmWords::tr("%1 declined", "a wound that was proposed")
              .arg(andWords(placeWords(), static_cast<Wound>(*severity)))
        : QString();
}

QStringList HarmReader::stateWords(bool isShort) const
{
    if (isTrue(Quantity::MonitorDead))
        return {deadWords()};
    QStringList words = monitorParts();
    words << consciousWords(isShort);
    if (const QString confirmed = confirmedWords(); !confirmed.isEmpty()) {
        words << confirmed;
        // Head and torso take his senses, the other locations take him off his feet at most.
        const auto place = locationOf();
        const bool isOut = !isLimb(static_cast<Location>(place.value_or(0))) && !words.contains(unconsciousWords());
        words << (isOut ? unconsciousWords() : QString());
    }
    if (isTrue(Quantity::Falls) && !isTrue(Quantity::HoldNow))
        words << HarmWords::tr("falls");
    if (!isShort)
        words << declinedWords();
    words.removeAll(QString());
    return words;
}

}  // namespace hitspread::twod6
