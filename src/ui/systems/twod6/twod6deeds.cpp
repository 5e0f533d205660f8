#include "ui/systems/twod6/twod6deeds.h"

#include "rules/core/input.h"
#include "rules/systems/twod6/deeds.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/handharm.h"
#include "rules/systems/twod6/recovery.h"
#include "rules/systems/twod6/round.h"
#include "rules/systems/twod6/surgery.h"
#include "rules/systems/twod6/turn.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/systems/twod6/combatantwords.h"
#include "text/systems/twod6/turnwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hitspread::twod6 {

namespace {

// What the rules call a Deed is another thing.
using PlayedDeed = hitspread::Deed;

struct DeedWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::Deeds)
};

PlayedDeed deedOf(const char* id, const QString& title, std::vector<HandChoice> ways, const QKeySequence& key = {})
{
    return {id, title, std::move(ways), {}, key};
}

PlayedDeed alone(const char* id, const QString& title, std::string_view action, const QKeySequence& key = {})
{
    return deedOf(id, title, withNothing(action), key);
}

PlayedDeed against(const char* id, const QString& title, std::string_view action, const QKeySequence& key = {})
{
    PlayedDeed deed = alone(id, title, action, key);
    deed.onTarget = true;
    return deed;
}

/// To a patient, who is chosen in the window.
PlayedDeed care(const char* id, const QString& title, std::string_view action, const QKeySequence& key = {})
{
    PlayedDeed deed = alone(id, title, action, key);
    deed.isCare = true;
    return deed;
}

/// Ways of doing something with a weapon of his; `wanted` says with which, as it is.
template <typename Wanted>
PlayedDeed withWeapons(const CombatantView& who, PlayedDeed deed, std::string_view action, const QString& refusal,
                       const Wanted& wanted)
{
    deed.ways.clear();
    for (const CombatantView::Item& item : who.weapons) {
        const auto& weapon = item.record.record.as<Weapon>();
        const auto& state = item.possession.state.as<WeaponState>();
        if (wanted(weapon, state))
            deed.ways.push_back(
                {text::visible(weapon.name), std::string(action), item.possession.id, 0, isInHand(state)});
    }
    if (deed.ways.empty())
        deed.refusal = refusal;
    return deed;
}

const Condition& conditionOf(const CombatantView& who)
{
    return who.combatant.condition.as<Condition>();
}

PlayedDeed escapeDeed(const CombatantView& who)
{
    const Condition& condition = conditionOf(who);
    PlayedDeed deed = against("escape", DeedWords::tr("Come free of a hold"), Escape::kAction.id,
                              QKeySequence(Qt::Key_B));
    if (isHeld(condition))
        deed.whom = condition.heldBy[0].who;
    else
        deed.refusal = DeedWords::tr("Nobody holds %1.").arg(text::visible(who.combatant.name));
    return deed;
}

PlayedDeed releaseDeed(const CombatantView& who)
{
    const Condition& condition = conditionOf(who);
    PlayedDeed deed = against("release", DeedWords::tr("Let go of a hold"), Release::kAction.id,
                              QKeySequence(Qt::SHIFT | Qt::Key_R));
    deed.whom = condition.holding;
    if (condition.holding == 0)
        deed.refusal = DeedWords::tr("%1 holds nobody.").arg(text::visible(who.combatant.name));
    return deed;
}

PlayedDeed evadeMoveDeed(const Condition& condition)
{
    PlayedDeed deed = alone("evadeMove", DeedWords::tr("Movement of the Evade"), EvadeMove::kAction.id,
                            QKeySequence(Qt::SHIFT | Qt::Key_M));
    if (!condition.evadeOpen)
        deed.refusal = DeedWords::tr("No Evade has its movement still to come.");
    return deed;
}

/// Who lies gets up, who stands may lie down.
PlayedDeed postureDeed(const Condition& condition)
{
    const QKeySequence key(Qt::SHIFT | Qt::Key_P);
    return condition.prone ? alone("standUp", DeedWords::tr("Stand up"), StandUp::kAction.id, key)
                           : alone("fallProne", DeedWords::tr("Fall prone"), FallProne::kAction.id, key);
}

/// What comes first in the window is the wound there is.
std::vector<ActionSetting> atWound(const Condition& condition)
{
    for (std::size_t place = 0; place < kLocations; ++place) {
        if (condition.wounds[place] != Wound::Ok)
            return {{"options", "location", static_cast<std::int32_t>(place)}};
    }
    return {};
}

/// Nobody has operated on it yet (TD-127, TD-129).
bool isForSurgery(const Condition& condition, std::size_t place)
{
    return condition.wounds[place] != Wound::Ok
        && !isIn(condition.operated | condition.operatedToday, static_cast<Location>(place));
}

/// Whoever has Lethal damage and is not stabilised dies of it (TD-110, TD-113).
int needOfTreatment(const CombatantView& patient)
{
    const Condition& his = conditionOf(patient);
    return his.dead || his.stabilised ? 0 : his.lethal;
}

int needOfCare(const CombatantView& patient)
{
    const Condition& his = conditionOf(patient);
    return his.dead || his.caredToday ? 0 : his.lethal;
}

int needOfSurgery(const CombatantView& patient)
{
    const Condition& his = conditionOf(patient);
    int need = 0;
    for (std::size_t place = 0; place < kLocations; ++place)
        need += isForSurgery(his, place) ? static_cast<int>(his.wounds[place]) : 0;
    return his.dead ? 0 : need;
}

/// Where nothing is left to operate on, a place that has been says so itself.
std::vector<ActionSetting> atPlaceOfSurgery(const CombatantView& patient)
{
    for (std::size_t place = 0; place < kLocations; ++place) {
        if (isForSurgery(conditionOf(patient), place))
            return {{"options", "location", static_cast<std::int32_t>(place)}};
    }
    return atWound(conditionOf(patient));
}

/// Whom he treats already stays his patient: for another one he would begin anew (TD-D62).
PlayedDeed treatDeed(const Condition& condition)
{
    PlayedDeed deed = care("treat", DeedWords::tr("Stabilise"), Treat::kAction.id, QKeySequence(Qt::SHIFT | Qt::Key_T));
    deed.care.need = needOfTreatment;
    deed.whom = condition.treats;
    return deed;
}

PlayedDeed surgeryDeed()
{
    PlayedDeed deed = care("surgery", DeedWords::tr("Surgery"), Surgery::kAction.id);
    deed.care = {needOfSurgery, atPlaceOfSurgery};
    return deed;
}

PlayedDeed careDeed()
{
    PlayedDeed deed = care("care", DeedWords::tr("Care for the day"), Care::kAction.id);
    deed.care.need = needOfCare;
    return deed;
}

PlayedDeed recoverDeed(const Condition& condition)
{
    PlayedDeed deed = alone("recover", DeedWords::tr("Recovery of a wound"), Recover::kAction.id);
    deed.settings = atWound(condition);
    if (deed.settings.empty())
        deed.refusal = DeedWords::tr("No location is Incapacitated or Disabled.");
    return deed;
}

PlayedDeed consciousnessDeed(const Condition& condition)
{
    PlayedDeed deed = alone("consciousness",
                            condition.unconscious ? DeedWords::tr("Try to wake") : DeedWords::tr("Consciousness roll"),
                            Consciousness::kAction.id);
    deed.settings = {{"options", "wakes", condition.unconscious ? 1 : 0}};
    return deed;
}

/// The window has nothing to choose in it but words.
PlayedDeed passDeed()
{
    PlayedDeed deed = alone("pass", DeedWords::tr("Pass"), Pass::kAction.id);
    deed.atOnce = true;
    return deed;
}

/// Six rounds outside a fight: where no save is due, no try to wake either, it is done by the key alone (TD-110, TD-114).
PlayedDeed minuteDeed()
{
    PlayedDeed deed = alone("minute", DeedWords::tr("Let a minute pass"), GroupRest::kAction.id,
                            QKeySequence(Qt::SHIFT | Qt::Key_N));
    deed.settings = {{"options", "minutes", 1}};
    deed.atOnce = true;
    return deed;
}

/// What is done in a turn, by whom, and what it takes.
struct Done {
    const Condition& condition;
    const Switches& switches;
    Doing doing;
};

template <typename One>
std::optional<Done> doneBy(const Input& input, Doing doing)
{
    const auto* deed = input.as<One>();
    return deed ? std::optional(Done{deed->condition, deed->switches, doing}) : std::nullopt;
}

std::optional<Done> doneIn(const Input& input)
{
    if (const auto* go = input.as<Move>(); go && !go->character.empty() && go->options.mode != Mode::None)
        return Done{go->character[0].condition, go->switches, doingOf(go->options.mode)};
    const std::array all{doneBy<Evade>(input, Doing::Evade),         doneBy<StandUp>(input, Doing::StandUp),
                         doneBy<FallProne>(input, Doing::FallProne), doneBy<Ready>(input, Doing::Ready),
                         doneBy<PickUp>(input, Doing::PickUp),       doneBy<Drop>(input, Doing::Drop),
                         doneBy<Reload>(input, Doing::Reload),       doneBy<CarefulAim>(input, Doing::CarefulAim),
                         doneBy<Escape>(input, Doing::Escape),       doneBy<Release>(input, Doing::Release),
                         doneBy<Treat>(input, Doing::Medtech)};
    const auto found = std::ranges::find_if(all, [](const std::optional<Done>& one) { return one.has_value(); });
    return found == all.end() ? std::nullopt : *found;
}

}  // namespace

std::vector<PlayedDeed> deedsOf(const CombatantView& who)
{
    const Condition& condition = conditionOf(who);
    const auto withEach = [&who](PlayedDeed deed, std::string_view action, const QString& refusal, const auto& wanted) {
        return withWeapons(who, std::move(deed), action, refusal, wanted);
    };
    // Moving, readying, aiming, evading and seizing have keys of their own on the card.
    return {
        against("grapple", DeedWords::tr("Grapple or tackle"), Grapple::kAction.id, QKeySequence(Qt::Key_V)),
        escapeDeed(who),
        releaseDeed(who),
        postureDeed(condition),
        evadeMoveDeed(condition),
        withEach(alone("reload", DeedWords::tr("Reload"), {}, QKeySequence(Qt::SHIFT | Qt::Key_L)), Reload::kAction.id,
                 DeedWords::tr("No weapon has shots that are counted."),
                 [](const Weapon& weapon, const WeaponState&) { return weapon.shots != kNoEntry; }),
        withEach(alone("pickUp", DeedWords::tr("Pick up"), {}), PickUp::kAction.id,
                 DeedWords::tr("Nothing lies there to be picked up."),
                 [](const Weapon&, const WeaponState& state) { return state.dropped; }),
        withEach(alone("drop", DeedWords::tr("Drop a weapon"), {}), Drop::kAction.id,
                 DeedWords::tr("There is nothing in hand."),
                 [](const Weapon& weapon, const WeaponState& state) { return !weapon.natural && isInHand(state); }),
        treatDeed(condition),
        alone("other", DeedWords::tr("Something else"), Other::kAction.id, QKeySequence(Qt::Key_T)),
        passDeed(),
        consciousnessDeed(condition),
        alone("status", DeedWords::tr("Set the condition"), Status::kAction.id, QKeySequence(Qt::SHIFT | Qt::Key_S)),
        against("harm", DeedWords::tr("Harm by hand"), Harm::kAction.id, QKeySequence(Qt::SHIFT | Qt::Key_H)),
        careDeed(),
        surgeryDeed(),
        recoverDeed(condition),
        minuteDeed()};
}

std::optional<FieldOffer> offerIn(const Input& input, std::string_view field)
{
    if (field != "metres")
        return std::nullopt;
    if (const auto* go = input.as<Move>(); go && !go->character.empty() && go->options.mode != Mode::None) {
        const Fighter& who = go->character[0];
        return FieldOffer{.range = std::pair(0,
                                             metresOf(who.character, aboutToAct(who.condition), go->switches,
                                                      go->options.mode, go->options.shortened))};
    }
    if (const auto* evade = input.as<EvadeMove>())
        return FieldOffer{.range = std::pair(0,
                                             metresOf(evade->character, evade->condition, evade->switches, Mode::None,
                                                      evade->options.shortened))};
    return std::nullopt;
}

QString deedNote(const Input& input)
{
    const std::optional<Done> done = doneIn(input);
    if (!done)
        return {};
    const auto* go = input.as<Move>();
    const QString costs = go ? modeCostWords(go->options.mode, go->switches) : QString();
    const Condition now = aboutToAct(done->condition);
    return text::joined({costWords(done->switches, done->doing), costs, actionsLeftWords(now)});
}

}  // namespace hitspread::twod6
