#include "models/systems/threed/threedbullets.h"

#include "models/systems/threed/threedharmed.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/burst.h"
#include "rules/systems/threed/grenade.h"
#include "rules/systems/threed/harm.h"
#include "rules/systems/threed/parry.h"
#include "rules/systems/threed/pattern.h"
#include "rules/systems/threed/phasechange.h"
#include "rules/systems/threed/suppression.h"
#include "rules/systems/threed/vocabulary.h"
#include "rules/systems/threed/volley.h"
#include "text/labels.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

namespace hitspread::threed {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::Bullets)
};

/// Sections of what is judged when all bullets have struck, or before the first.
constexpr std::array<std::string_view, 14> kWhole{"knockback", "knockout",  "conc",       "recoilPain", "shooter",
                                                  "burst",     "string",    "ammunition", "shot",       "recoil",
                                                  "quickDraw", "underFire", "evade",      "suppression"};

bool isWhole(std::uint16_t quantity)
{
    const std::string_view id = quantities()[quantity].id;
    return std::ranges::find(kWhole, id.substr(0, id.find('.'))) != kWhole.end();
}

/// Steps everything about a bullet begins with.
bool begins(Quantity quantity)
{
    return quantity == Quantity::AttackDice || quantity == Quantity::DeviationAim || quantity == Quantity::BulletTarget
        || quantity == Quantity::BulletLost;
}

/// What the steps of one bullet say.
struct BulletFacts {
    int target = 0;
    bool lost = false;
    bool jammed = false;
    std::optional<Hex> hex;
    std::optional<Hex> from;
    std::optional<int> rolled;  ///< direction, before anybody turned it
    int direction = 0;
    int location = -1;
    std::vector<int> locations;  ///< of a template
    bool covered = false;
    bool through = false;  ///< the cover
    std::optional<int> penetration;
    std::optional<int> pv;
    std::map<std::uint16_t, int> reached;  ///< damage to the body, by place of a template: the last line counts
    bool wound = false;
    bool stuck = false;
    bool out = false;
    bool dead = false;

    int damage() const
    {
        return std::accumulate(reached.begin(), reached.end(), 0,
                               [](int sum, const auto& place) { return sum + place.second; });
    }
};

/// Bullets announced by number, and what is known of each.
class BulletReader {
public:
    explicit BulletReader(const ActionRecord& action) : m_action(action), m_system(action.request.input.system())
    {
        const std::vector<int> owners = bulletsOfSteps(action);
        for (std::size_t i = 0; i < owners.size(); ++i) {
            const Step& step = action.findings.steps[i];
            if (owners[i] < 0)
                readWhole(step);
            else
                read(step, facts(owners[i]));
        }
    }

    std::vector<BulletDigest> bullets()
    {
        const auto* guns = m_action.request.input.as<TwoGuns>();
        const auto* volley = m_action.request.input.as<Volley>();
        if (m_action.request.input.isOneOf<Evade>())
            add(0, 0, m_counts[0].value_or(0), 0);
        // In full auto nobody knows how many there are until the dice say.
        if (volley)
            add(0, 0, m_counts[0].value_or(volley->options.mode == Mode::FullAuto ? 0 : 1), 0);
        if (guns) {
            const int last = static_cast<int>(guns->targets.size()) - 1;
            add(0, 0, m_counts[0].value_or(1), 0);
            add(1, kOffHandBullets, m_counts[1].value_or(1), std::max(0, last));
        }
        return std::move(m_bullets);
    }

private:
    BulletFacts& facts(int bullet)
    {
        const auto [at, isNew] = m_facts.try_emplace(bullet);
        if (isNew) {
            // Fire that has moved on stays there.
            const auto before = at == m_facts.begin() ? at : std::prev(at);
            const bool sameGun = before->first / kOffHandBullets == bullet / kOffHandBullets;
            at->second.target = sameGun ? before->second.target : lastTarget();
        }
        return at->second;
    }

    int lastTarget() const
    {
        const auto* guns = m_action.request.input.as<TwoGuns>();
        return guns && !guns->targets.empty() ? static_cast<int>(guns->targets.size()) - 1 : 0;
    }

    void readWhole(const Step& step)
    {
        const auto quantity = static_cast<Quantity>(step.key.quantity);
        if (quantity == Quantity::BurstBullets || quantity == Quantity::StringShots)
            m_counts[step.key.index == 0 ? 0 : 1] = step.value;
        else if (quantity == Quantity::EvadeHits)
            m_counts[0] = step.value;
    }

    static void read(const Step& step, BulletFacts& facts)
    {
        switch (static_cast<Quantity>(step.key.quantity)) {
        case Quantity::BulletTarget: facts.target = step.value; break;
        case Quantity::BulletLost: facts.lost = step.value != 0; break;
        case Quantity::JamJammed: facts.jammed = step.value != 0; break;
        case Quantity::DeviationAim: facts.from = unpack(step.value); break;
        case Quantity::DeviationDirection:
            if (!facts.rolled)
                facts.rolled = step.value;
            facts.direction = step.value;
            break;
        case Quantity::DeviationHex: facts.hex = unpack(step.value); break;
        case Quantity::DeviationLocation: facts.location = step.value; break;
        case Quantity::PatternLocation: facts.locations.push_back(step.value); break;
        case Quantity::DeviationCovered: facts.covered = step.value != 0; break;
        case Quantity::CoverPenetrated: facts.through = step.value != 0; break;
        case Quantity::PenetrationValue: facts.penetration = step.value; break;
        case Quantity::ArmourPv: facts.pv = step.value; break;
        case Quantity::DamageThrough: facts.reached[step.key.index] = step.value; break;
        default: readEffect(step, facts); break;
        }
    }

    static void readEffect(const Step& step, BulletFacts& facts)
    {
        if (step.value == 0)
            return;
        switch (static_cast<Quantity>(step.key.quantity)) {
        case Quantity::EffectWound: facts.wound = true; break;
        case Quantity::EffectStuck: facts.stuck = true; break;
        case Quantity::EffectUnconscious: facts.out = true; break;
        case Quantity::EffectDead: facts.dead = true; break;
        default: break;
        }
    }

    void add(int gun, int first, int count, int target)
    {
        for (int i = 0; i < std::min(count, kOffHandBullets); ++i) {
            BulletDigest bullet;
            bullet.bullet = first + i;
            bullet.number = static_cast<int>(m_bullets.size()) + 1;
            bullet.gun = gun;
            bullet.target = target;
            if (const auto found = m_facts.find(bullet.bullet); found != m_facts.end()) {
                target = found->second.target;
                describe(bullet, found->second);
            } else if (!m_bullets.empty() && m_bullets.back().gun == gun && endsFire(m_bullets.back())) {
                // A jam and a clean miss are those of the whole string.
                bullet.fate = m_bullets.back().fate;
                sayFate(bullet);
            }
            m_bullets.push_back(bullet);
        }
    }

    static bool endsFire(const BulletDigest& bullet)
    {
        return bullet.fate == BulletFate::Jammed || (bullet.fate == BulletFate::Passed && !bullet.hex);
    }

    void describe(BulletDigest& bullet, const BulletFacts& facts) const
    {
        bullet.target = facts.target;
        bullet.hex = facts.hex;
        bullet.from = facts.from;
        if (facts.direction > 0)
            bullet.direction = facts.rolled == facts.direction
                ? QString::number(facts.direction)
                : QStringLiteral("%1→%2").arg(facts.rolled.value_or(0)).arg(facts.direction);
        const bool flown = facts.hex.has_value();
        const bool missed = !flown && misses(bullet.bullet);
        bullet.fate = facts.jammed                                      ? BulletFate::Jammed
            : facts.lost                                                ? BulletFate::Lost
            : !flown && !missed                                         ? BulletFate::Open
            : missed || (facts.location < 0 && facts.locations.empty()) ? BulletFate::Passed
            : facts.covered && !facts.through                           ? BulletFate::Stopped
            : facts.reached.empty()                                     ? BulletFate::Open
                                                                        : BulletFate::Hit;
        sayFate(bullet);
        // A bullet that waits for its dice shows already where it went.
        if (facts.location >= 0 || !facts.locations.empty())
            sayPlace(bullet, facts);
        if (bullet.fate == BulletFate::Hit)
            sayResult(bullet, facts);
    }

    /// A clean miss: the roll failed and nothing says where the bullet went.
    bool misses(int bullet) const
    {
        return std::ranges::any_of(m_action.findings.steps,
                                   [bullet](const Step& step) {
                                       return step.key.index == bullet
                                           && static_cast<Quantity>(step.key.quantity) == Quantity::AttackHit
                                           && step.value == 0;
                                   })
            && m_action.findings.answers.find(
                   {static_cast<std::uint16_t>(Query::AttackDirection), static_cast<std::uint16_t>(bullet)})
            == nullptr
            && cleanMisses();
    }

    bool cleanMisses() const
    {
        if (const auto* volley = m_action.request.input.as<Volley>())
            return volley->switches.cleanMiss;
        const auto* guns = m_action.request.input.as<TwoGuns>();
        return guns && guns->switches.cleanMiss;
    }

    static void sayFate(BulletDigest& bullet)
    {
        switch (bullet.fate) {
        case BulletFate::Passed:
            bullet.place = Words::tr("passes by");
            bullet.shortPlace = Words::tr("missed");
            break;
        case BulletFate::Lost:
            bullet.place = Words::tr("between targets");
            bullet.shortPlace = Words::tr("between targets");
            break;
        case BulletFate::Jammed:
            bullet.place = Words::tr("the weapon jams");
            bullet.shortPlace = Words::tr("jam");
            break;
        default: break;
        }
    }

    void sayPlace(BulletDigest& bullet, const BulletFacts& facts) const
    {
        QStringList names;
        QStringList shortNames;
        std::vector<int> places = facts.locations;
        if (places.empty())
            places.push_back(facts.location);
        for (const int place : places) {
            if (place < 0 || static_cast<std::size_t>(place) >= m_system.locations().size())
                continue;
            const std::string_view id = m_system.locations()[static_cast<std::size_t>(place)];
            names << text::location(m_system, id);
            shortNames << text::shortLocation(m_system, id);
        }
        bullet.place = names.join(QStringLiteral(", "));
        bullet.shortPlace = shortNames.join(QStringLiteral(", "));
        if (bullet.fate == BulletFate::Stopped)
            bullet.result = Words::tr("stopped by cover");
    }

    static void sayResult(BulletDigest& bullet, const BulletFacts& facts)
    {
        if (facts.penetration && facts.pv)
            bullet.penetration = QStringLiteral("%1 / %2").arg(*facts.penetration).arg(*facts.pv);
        bullet.damage = QString::number(facts.damage());
        QStringList words;
        if (facts.wound)
            words << Words::tr("wound");
        if (facts.dead)
            words << Words::tr("dead");
        else if (facts.out)
            words << Words::tr("out");
        else if (facts.stuck)
            words << Words::tr("bullet stuck");
        if (facts.damage() == 0)
            words << Words::tr("stopped");
        bullet.wounds = facts.wound || facts.dead || facts.out;
        bullet.overcomes = facts.dead || facts.out;
        bullet.result = words.join(QStringLiteral(", "));
    }

    const ActionRecord& m_action;
    const System& m_system;
    std::map<int, BulletFacts> m_facts;
    std::array<std::optional<int>, 2> m_counts;
    std::vector<BulletDigest> m_bullets;
};

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

std::vector<int> bulletsOfSteps(const ActionRecord& action)
{
    if (action.request.input.isOneOf<Harm>())
        return harmedOfSteps(action);
    std::vector<int> owners(action.findings.steps.size(), -1);
    if (!isSeveral(action.request.input))
        return owners;
    int bullet = -1;
    for (std::size_t i = 0; i < owners.size(); ++i) {
        const StepKey key = action.findings.steps[i].key;
        if (key.quantity >= quantities().size() || isWhole(key.quantity))
            continue;
        if (begins(static_cast<Quantity>(key.quantity)))
            bullet = key.index % kMostBullets;
        owners[i] = bullet;
    }
    return owners;
}

std::vector<BulletDigest> bulletsOf(const ActionRecord& action)
{
    return isSeveral(action.request.input) ? BulletReader(action).bullets() : std::vector<BulletDigest>{};
}

std::optional<std::size_t> targetAsked(const ActionRecord& action, QuestionKey key)
{
    const auto& input = action.request.input;
    // Those a force strikes stand eight abreast; everybody else has the number of his place.
    const bool isForce = input.isOneOf<GrenadeAttack, Harm>();
    switch (static_cast<Query>(key.name)) {
    case Query::ConcDice:
    case Query::KnockbackDice:
    case Query::KnockoutDice: return isForce ? BlastElement::of(key.index).person : key.index;
    case Query::InitiativeDice:
    case Query::RegenerationChoice: return key.index;
    case Query::FloorDirection:
    case Query::FloorDistance:
    case Query::HarmHex: return BlastElement::of(key.index).person;
    // Those for all of them have no number.
    case Query::HarmDice: return key.index == 0 ? std::nullopt : std::optional(BlastElement::of(key.index - 1U).person);
    // Tied again, the next try.
    case Query::RollOffDice: return key.index % kMostMembers;
    default: return std::nullopt;
    }
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
    case Query::BulletStart: return key.index % kMostBullets;
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
