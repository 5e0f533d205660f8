#include "models/systems/threed/threedbullets.h"

#include "models/systems/threed/bulletreader.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/burst.h"
#include "rules/systems/threed/harm.h"
#include "rules/systems/threed/suppression.h"
#include "rules/systems/threed/vocabulary.h"
#include "rules/systems/threed/volley.h"
#include "text/labels.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread::threed {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::Bullets)
};

/// The guns an action may fire with. In full auto nobody knows how many bullets there are until the dice say.
std::vector<GunRows> gunsOf(const Input& input)
{
    if (const auto* guns = input.as<TwoGuns>())
        return {{}, {kOffHandBullets, 1, std::max(0, static_cast<int>(guns->targets.size()) - 1)}};
    const auto* volley = input.as<Volley>();
    return {{0, volley && volley->options.mode != Mode::FullAuto ? 1 : 0, 0}};
}

bool isSeveral(const Input& input)
{
    return input.isOneOf<Volley, TwoGuns, Evade>();
}

std::optional<int> stepNow(const ActionRecord& action, Quantity quantity, std::uint16_t index)
{
    const Step* const step = findStep(action.findings.steps, {static_cast<std::uint16_t>(quantity), index});
    return step ? std::optional(step->value) : std::nullopt;
}

}  // namespace

bool firesSeveral(const ActionRecord& action)
{
    return isSeveral(action.request.input) || action.request.input.isOneOf<Suppress>();
}

std::vector<int> strandsOfSteps(const ActionRecord& action)
{
    const bool isHarm = action.request.input.isOneOf<Harm>();
    const bool isFire = isSeveral(action.request.input);
    std::vector<int> owners;
    for (const Step& step : action.findings.steps) {
        const Subject subject = step.key.subject;
        const auto owner = isHarm ? subject.target() : isFire ? subject.shot() : std::nullopt;
        owners.push_back(owner.value_or(-1));
    }
    return owners;
}

std::vector<BulletDigest> bulletsOf(const ActionRecord& action)
{
    return isSeveral(action.request.input)
        ? bulletsFrom(action.request.input.system(), action.findings.events, gunsOf(action.request.input))
        : std::vector<BulletDigest>{};
}

std::vector<StrandDigest> strandsOf(const ActionRecord& action)
{
    std::vector<StrandDigest> strands;
    for (const BulletDigest& bullet : bulletsOf(action)) {
        QStringList words{bullet.place};
        if (!bullet.damage.isEmpty())
            words << Words::tr("%1 damage").arg(bullet.damage);
        words << bullet.result;
        words.removeAll(QString());
        strands.push_back({bullet.bullet, Words::tr("Bullet %1").arg(bullet.number), words.join(QStringLiteral(", "))});
    }
    return strands;
}

std::optional<std::size_t> targetAsked(const ActionRecord&, QuestionKey key)
{
    // What a bullet asks is told by the bullet.
    const auto target = key.subject.shot() ? std::nullopt : key.subject.target();
    return target ? std::optional(static_cast<std::size_t>(*target)) : std::nullopt;
}

std::optional<int> bulletOf(QuestionKey key)
{
    switch (static_cast<Query>(key.name)) {
    case Query::AttackDice:
    case Query::AttackDirection:
    case Query::AttackSpend:
    case Query::BulletDice:
    case Query::BulletInfluence:
    case Query::BulletMove:
    case Query::BulletPrice:
    case Query::BulletStart: return key.subject.shot().value_or(0);
    default: return std::nullopt;
    }
}

bool isOffered(const ActionRecord& action, QuestionKey key)
{
    if (!firesSeveral(action))
        return false;
    switch (static_cast<Query>(key.name)) {
    case Query::AttackSpend:
    case Query::BurstChange:
    case Query::BulletInfluence:
    case Query::BulletPrice:
    case Query::EvadeSkill: return true;
    default: return false;
    }
}

namespace {

/// The direction a parry would turn the blow to; its number is its key.
ChoiceWords turnWords(const ActionRecord& action, int value)
{
    const Answer* fell = action.findings.answers.find({static_cast<std::uint16_t>(Query::AttackDirection), 0});
    const int direction = hitspread::turned(fell ? fell->faces[0] : 1, value);
    return {value == 0 ? Words::tr("keep %1").arg(direction) : Words::tr("to %1").arg(direction),
            QChar(u'0' + direction)};
}

}  // namespace

ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value)
{
    switch (static_cast<Query>(key.name)) {
    case Query::BurstChange: {
        const int bullets = std::max(1, stepNow(action, Quantity::BurstRolled, key.index).value_or(0) + value);
        const QString words = QString::number(bullets);
        return {words, words.size() == 1 ? words[0] : QChar(u'\x1')};
    }
    case Query::BulletInfluence:
        return value == 0 ? ChoiceWords{Words::tr("keep"), u'0'}
                          : ChoiceWords{text::signedNumber(value), value < 0 ? QChar(u'-') : QChar(u'+')};
    case Query::BulletMove: return {value == 0 ? Words::tr("stay") : Words::tr("move on"), {}};
    case Query::BulletPrice: return {value == 0 ? Words::tr("an influence") : Words::tr("bullets"), {}};
    case Query::EvadeSkill: return {value == 0 ? Words::tr("Dodge") : Words::tr("Acrobatics"), {}};
    case Query::ParryTurn: return turnWords(action, value);
    case Query::ParryRaise: return {value == 0 ? QString() : text::signedNumber(value), {}};
    default: return {};
    }
}

}  // namespace hitspread::threed
