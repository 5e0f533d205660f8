#include "models/systems/threed/threedbullets.h"

#include "rules/systems/threed/guns/shotcourses.h"
#include "rules/systems/threed/guns/suppression.h"
#include "rules/systems/threed/harm/harm.h"
#include "rules/systems/threed/vocabulary.h"

namespace hitspread::threed {

bool firesSeveral(const ActionRecord& action)
{
    return firesBullets(action.request.input) || action.request.input.isOneOf<Suppress>();
}

std::vector<int> strandsOfSteps(const ActionRecord& action)
{
    const bool isHarm = action.request.input.isOneOf<Harm>();
    const bool isFire = firesBullets(action.request.input);
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
    const Input& input = action.request.input;
    std::vector<BulletDigest> all;
    for (const ShotCourse& course : bulletsIn(input, action.findings.events))
        all.push_back({course, wordsOf(input.system(), course), static_cast<int>(all.size()) + 1});
    return all;
}

std::vector<StrandDigest> strandsOf(const ActionRecord& action)
{
    std::vector<StrandDigest> strands;
    for (const BulletDigest& bullet : bulletsOf(action))
        strands.push_back({bullet.shot, bulletName(bullet.number), lineOf(bullet)});
    return strands;
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

}  // namespace hitspread::threed
