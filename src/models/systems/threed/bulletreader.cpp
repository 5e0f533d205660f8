#include "models/systems/threed/bulletreader.h"

#include "rules/core/system.h"
#include "text/labels.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <map>

namespace hitspread::threed {

namespace {

constexpr int kMostRows = 256;  ///< of one gun

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

/// Bullets announced by number, and what happened to each.
class BulletReader {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::BulletReader)

public:
    BulletReader(const System& system, std::span<const Event> events, std::vector<GunRows> guns)
        : m_system(system), m_guns(std::move(guns))
    {
        for (const Event& event : events) {
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
        for (int i = 0; i < std::min(rows.count, kMostRows); ++i) {
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
            // A roll that fails leads to no hex at all.
            bullet.place = bullet.hex ? tr("passes by") : tr("miss");
            bullet.shortPlace = bullet.hex ? tr("by", "passes by, in a narrow place") : tr("miss");
            break;
        case BulletFate::Lost:
            bullet.place = tr("between targets");
            bullet.shortPlace = tr("between targets");
            break;
        case BulletFate::Jammed:
            bullet.place = tr("the weapon jams");
            bullet.shortPlace = tr("jam");
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
            bullet.result = tr("stopped by cover");
    }

    static void sayResult(BulletDigest& bullet, const BulletFacts& facts)
    {
        bullet.damage = QString::number(facts.damage);
        bullet.harms = facts.damage > 0 || facts.wound;
        QStringList words;
        if (facts.wound)
            words << tr("wound");
        if (facts.dead)
            words << tr("dead");
        else if (facts.out)
            words << tr("out");
        else if (facts.stuck)
            words << tr("bullet stuck");
        if (facts.damage == 0)
            words << tr("stopped");
        bullet.wounds = facts.wound || facts.dead || facts.out;
        bullet.overcomes = facts.dead || facts.out;
        bullet.result = words.join(QStringLiteral(", "));
    }

    const System& m_system;
    std::vector<GunRows> m_guns;
    std::map<int, BulletFacts> m_facts;
    std::vector<BulletDigest> m_bullets;
};

}  // namespace

std::vector<BulletDigest> bulletsFrom(const System& system, std::span<const Event> events, std::vector<GunRows> guns)
{
    return BulletReader(system, events, std::move(guns)).bullets();
}

}  // namespace hitspread::threed
