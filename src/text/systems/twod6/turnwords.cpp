#include "text/systems/twod6/turnwords.h"

#include "rules/systems/twod6/attack.h"
#include "text/joined.h"
#include "text/labels.h"

#include <optional>

namespace hitspread::twod6 {

namespace {

struct TurnWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::TurnWords)
};

/// A condition that knows of a movement alone, as whoever is attacked.
Condition havingMoved(Movement movement)
{
    Condition condition;
    condition.movement = movement;
    return condition;
}

template <typename Row>
std::int32_t worth(const Switches& switches, std::optional<Row> row)
{
    return row ? modifierOf(switches, *row) : 0;
}

/// What a mode adds to his own shots and blows; nothing: it leaves him none (TD-26, TD-59, TD-D10).
struct Own {
    std::optional<RangedRow> shot{};
    std::optional<MeleeRow> blow{};
    bool isTackle = false;
};
Own ownOf(Mode mode)
{
    switch (mode) {
    case Mode::Walk:
    case Mode::Crawl: return {RangedRow::Walked, MeleeRow::Walked, false};
    case Mode::Run: return {RangedRow::Ran, MeleeRow::TackleRan, true};
    case Mode::Sprint: return {std::nullopt, MeleeRow::TackleSprinted, true};
    case Mode::None: break;
    }
    return {};
}

RangedRow shotAimedAt(Location location)
{
    switch (regionOf(location)) {
    case Region::Head: return RangedRow::AimedHead;
    case Region::Torso: return RangedRow::AimedTorso;
    case Region::Arm:
    case Region::Leg: break;
    }
    return RangedRow::AimedLimb;
}

MeleeRow blowAimedAt(Location location)
{
    switch (regionOf(location)) {
    case Region::Head: return MeleeRow::AimedHead;
    case Region::Torso: return MeleeRow::AimedTorso;
    case Region::Arm:
    case Region::Leg: break;
    }
    return MeleeRow::AimedLimb;
}

}  // namespace

QString againstMovedWords(const Condition& condition, const Switches& switches)
{
    return text::joined(
        {onShotsWords(worth(switches, rangedRowOf(condition))), onBlowsWords(worth(switches, meleeRowOf(condition)))});
}

QString modeCostWords(Mode mode, const Switches& switches)
{
    const Own own = ownOf(mode);
    const Condition moved = havingMoved(mode == Mode::None ? Movement::Evaded : movementOf(mode));
    QStringList his;
    if (own.shot)
        his << onShotsWords(modifierOf(switches, *own.shot));
    if (own.blow)
        his << (own.isTackle ? TurnWords::tr("tackle %1", "what it adds")
                                   .arg(text::signedNumber(modifierOf(switches, *own.blow)))
                             : onBlowsWords(modifierOf(switches, *own.blow)));
    const QString whose = his.isEmpty() ? TurnWords::tr("no attack") : text::joined(his);
    return TurnWords::tr("own: %1; by others: %2", "what a movement adds to attacks")
        .arg(whose, againstMovedWords(moved, switches));
}

QString aimedCostWords(Location location, const Switches& switches)
{
    return TurnWords::tr("aimed: shot %1, blow %2", "what it adds")
        .arg(text::signedNumber(modifierOf(switches, shotAimedAt(location))),
             text::signedNumber(modifierOf(switches, blowAimedAt(location))));
}

QString shortAimedCostWords(Location location, const Switches& switches)
{
    return TurnWords::tr("%1/%2", "what aiming there adds to a shot, to a blow")
        .arg(text::signedNumber(modifierOf(switches, shotAimedAt(location))),
             text::signedNumber(modifierOf(switches, blowAimedAt(location))));
}

QString proposedWords(std::int32_t points, std::int32_t from)
{
    return TurnWords::tr("%1 points, proposed from %2 on", "of one hit").arg(text::number(points), text::number(from));
}

}  // namespace hitspread::twod6
