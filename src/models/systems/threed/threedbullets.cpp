#include "models/systems/threed/threedbullets.h"

#include "rules/systems/registry.h"
#include "rules/systems/threed/burst.h"
#include "rules/systems/threed/harm.h"
#include "rules/systems/threed/suppression.h"
#include "rules/systems/threed/vocabulary.h"
#include "rules/systems/threed/volley.h"
#include "text/labels.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <map>

namespace hitspread::threed {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::Bullets)
};

/// What is known of one bullet beside its row.
struct BulletFacts {
    BulletDigest row;
    int rolled = 0;  ///< direction, before anybody turned it
    int direction = 0;
    std::vector<int> locations;  ///< of a template
    std::optional<int> location;
    int damage = 0;
    bool reached = false;  ///< armour or body
    bool held = false;     ///< by the cover
    bool wound = false;
    bool stuck = false;
    bool out = false;
    bool dead = false;
};

/// Bullets of one gun: the number of the first, how many as long as nobody has said, and at whom it begins.
struct GunRows {
    int first = 0;
    int count = 1;
    int target = 0;
};

/// The guns an action may fire with. In full auto nobody knows how many bullets there are until the dice say.
std::vector<GunRows> gunsOf(const Input& input)
{
    if (const auto* guns = input.as<TwoGuns>())
        return {{}, {kOffHandBullets, 1, std::max(0, static_cast<int>(guns->targets.size()) - 1)}};
    const auto* volley = input.as<Volley>();
    return {{0, volley && volley->options.mode != Mode::FullAuto ? 1 : 0, 0}};
}

/// Bullets announced by number, and what happened to each.
class BulletReader {
public:
    explicit BulletReader(const ActionRecord& action)
        : m_system(action.request.input.system()), m_guns(gunsOf(action.request.input))
    {
        for (const Event& event : action.findings.events) {
            const auto shot = event.subject.shot();
            if (event.kind == EventKind::Shots)
                announce(shot.value_or(0), event.value);
            else if (shot)
                read(event, m_facts[*shot]);
        }
    }

    std::vector<BulletDigest> bullets()
    {
        for (std::size_t gun = 0; gun < m_guns.size(); ++gun)
            add(static_cast<int>(gun), m_guns[gun]);
        return std::move(m_bullets);
    }

private:
    void announce(int first, int count)
    {
        const auto gun = std::ranges::find(m_guns, first, &GunRows::first);
        if (gun != m_guns.end())
            gun->count = count;
    }

    static void read(const Event& event, BulletFacts& facts)
    {
        facts.row.target = event.subject.target().value_or(facts.row.target);
        switch (event.kind) {
        case EventKind::Jammed: facts.row.fate = BulletFate::Jammed; break;
        case EventKind::Lost: facts.row.fate = BulletFate::Lost; break;
        case EventKind::Passed: facts.row.fate = BulletFate::Passed; break;
        case EventKind::Aimed: facts.row.from = event.place(); break;
        case EventKind::Drifted: facts.rolled = facts.direction = event.value; break;
        case EventKind::Turned: facts.direction = event.value; break;
        case EventKind::Landed:
            facts.row.hex = event.place();
            facts.location = event.subject.location();
            break;
        case EventKind::Reached: facts.locations.push_back(event.subject.location().value_or(-1)); break;
        case EventKind::CoverHeld: facts.held = true; break;
        case EventKind::ArmourHeld:
        case EventKind::ArmourPassed:
            facts.row.penetration = QStringLiteral("%1 / %2").arg(event.value).arg(event.against);
            break;
        case EventKind::Through:
        case EventKind::Bruised:
            facts.reached = true;
            facts.damage += event.value;
            break;
        case EventKind::Wounded: facts.wound = true; break;
        case EventKind::Stuck: facts.stuck = true; break;
        case EventKind::Unconscious: facts.out = true; break;
        case EventKind::Dead: facts.dead = true; break;
        default: break;
        }
    }

    void add(int gun, const GunRows& rows)
    {
        int target = rows.target;
        for (int i = 0; i < std::min(rows.count, kOffHandBullets); ++i) {
            BulletDigest bullet;
            if (const auto found = m_facts.find(rows.first + i); found != m_facts.end()) {
                bullet = described(found->second);
                target = bullet.target;
            } else if (!m_bullets.empty() && m_bullets.back().gun == gun && endsFire(m_bullets.back())) {
                // A jam and a clean miss are those of the whole string.
                bullet.fate = m_bullets.back().fate;
                sayFate(bullet);
            }
            bullet.bullet = rows.first + i;
            bullet.number = static_cast<int>(m_bullets.size()) + 1;
            bullet.gun = gun;
            // Fire that has moved on stays there.
            bullet.target = target;
            m_bullets.push_back(bullet);
        }
    }

    static bool endsFire(const BulletDigest& bullet)
    {
        return bullet.fate == BulletFate::Jammed || (bullet.fate == BulletFate::Passed && !bullet.hex);
    }

    BulletDigest described(const BulletFacts& facts) const
    {
        BulletDigest bullet = facts.row;
        if (facts.direction > 0)
            bullet.direction = facts.rolled == facts.direction
                ? QString::number(facts.direction)
                : QStringLiteral("%1→%2").arg(facts.rolled).arg(facts.direction);
        if (facts.reached)
            bullet.fate = BulletFate::Hit;
        else if (facts.held)
            bullet.fate = BulletFate::Stopped;
        sayFate(bullet);
        // A bullet that waits for its dice shows already where it went.
        if (facts.location || !facts.locations.empty())
            sayPlace(bullet, facts);
        if (facts.reached)
            sayResult(bullet, facts);
        else
            bullet.penetration.clear();
        return bullet;
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
            places.push_back(*facts.location);
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
        bullet.damage = QString::number(facts.damage);
        QStringList words;
        if (facts.wound)
            words << Words::tr("wound");
        if (facts.dead)
            words << Words::tr("dead");
        else if (facts.out)
            words << Words::tr("out");
        else if (facts.stuck)
            words << Words::tr("bullet stuck");
        if (facts.damage == 0)
            words << Words::tr("stopped");
        bullet.wounds = facts.wound || facts.dead || facts.out;
        bullet.overcomes = facts.dead || facts.out;
        bullet.result = words.join(QStringLiteral(", "));
    }

    const System& m_system;
    std::vector<GunRows> m_guns;
    std::map<int, BulletFacts> m_facts;
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
    return isSeveral(action.request.input) ? BulletReader(action).bullets() : std::vector<BulletDigest>{};
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
