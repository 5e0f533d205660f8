#include "ui/attack/body/bodypicturemaker.h"

#include "models/fight/digest.h"
#include "rules/core/odds/effects.h"
#include "services/action/bodyclick.h"
#include "ui/diagram/bodypictures.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace hitspread::bodypicture {

namespace {

QString choiceWords(const SpendOption& option)
{
    return option.value == 1 ? QCoreApplication::translate("hitspread::bodypicture", "1 point: %1").arg(option.words)
                             : QCoreApplication::translate("hitspread::bodypicture", "%1 points: %2")
                                   .arg(QString::number(option.value), option.words);
}

/// "16 hexes ↗, off the body".
QString offBodyWords(int hexes, int direction)
{
    constexpr std::array<char16_t, 7> kArrows{u' ', u'↗', u'↘', u'↓', u'↙', u'↖', u'↑'};
    const QChar arrow(kArrows.at(static_cast<std::size_t>(std::clamp(direction, 0, 6))));
    return hexes == 1
        ? QCoreApplication::translate("hitspread::bodypicture", "1 hex %1, off the body", "arrow").arg(arrow)
        : QCoreApplication::translate("hitspread::bodypicture", "%1 hexes %2, off the body", "count, arrow")
              .arg(QString::number(hexes), arrow);
}

/// Where there are no lines over the hexes: the locations there are to choose from, or those that were struck.
void putLocations(BodyPicture& picture, const ActionRecord& action, bool finished,
                  const std::vector<SpendOption>& spends)
{
    if (!picture.plan)
        return;
    ChainPicture chain;
    for (const SpendOption& option : spends) {
        const auto hex = option.location && !finished ? middleOf(*picture.plan, *option.location) : std::nullopt;
        if (hex)
            chain.choices.push_back({*hex, QString(option.key), option.words});
    }
    for (const Event& event : action.findings.events) {
        const auto location = event.kind == EventKind::Landed && event.subject.target() == 0 ? event.subject.location()
                                                                                             : std::nullopt;
        const auto hex = location && finished ? middleOf(*picture.plan, *location) : std::nullopt;
        if (!hex)
            continue;
        ChainMark mark;
        mark.hex = *hex;
        mark.from = *hex;
        mark.kind = effectsOf(action.findings.events, 0).harms() ? StrikeKind::Hit : StrikeKind::Stopped;
        chain.marks.push_back(mark);
    }
    if (chain.marks.empty() && chain.choices.empty())
        return;
    picture.selected.reset();
    picture.chain = chain;
}

}  // namespace

DriftPicture driftOf(const Deviation& shot, int spent, StrikeKind end, const std::vector<SpendOption>& spends)
{
    DriftPicture drift;
    drift.aim = shot.aim;
    if (shot.direction > 0) {
        for (int i = 1; i <= shot.spread; ++i)
            drift.path.push_back(walk(shot.aim, shot.direction, i));
    }
    const int length = static_cast<int>(drift.path.size());
    drift.settled = qBound(0, shot.spread - spent, length);
    drift.end = end;
    for (const SpendOption& option : spends) {
        if (end == StrikeKind::NotYet && option.value == spent && option.shot)
            drift.end = strikeOf(*option.shot, option.effects);
    }
    if (drift.end == StrikeKind::Miss && spends.empty() && drift.settled > 0) {
        drift.farLabel = offBodyWords(drift.settled, shot.direction);
        drift.farPlace = drift.settled;
    } else if (drift.settled < length || !spends.empty())
        drift.farLabel = length == 1
            ? QCoreApplication::translate("hitspread::bodypicture", "1 hex without aiming")
            : QCoreApplication::translate("hitspread::bodypicture", "%1 hexes without aiming").arg(length);
    for (const SpendOption& option : spends) {
        if (!option.shot || option.shot->direction != shot.direction)
            continue;
        const int place = qBound(0, option.shot->spread - option.shot->spent, length);
        // Points beyond the aim pull no farther: the fewest that do are the mark's.
        const bool known = std::ranges::any_of(drift.choices,
                                               [place](const DriftChoice& at) { return at.place == place; });
        if (!known)
            drift.choices.push_back({place, option.value, choiceWords(option)});
    }
    // Marks and star count the same thing: points where points can be chosen, else hexes.
    const DriftChoice* taken = drift.choiceAt(drift.landing());
    drift.number = QString::number(taken ? taken->points : drift.settled);
    return drift;
}

BodyPicture ofAction(const ActionRecord& action, std::optional<Hex> aim, bool finished,
                     const std::vector<SpendOption>& spends)
{
    const System& system = action.request.input.system();
    const Digest before = digestOf(action.system, targetOf(action.request.input));
    BodyPicture picture = ofDigest(action.request.plan, before);
    picture.isByLocation = !action.request.input.system().deviation();
    picture.rose = false;
    picture.aim = aim;
    picture.selected = aim;
    if (finished)
        putChanges(picture, action);
    if (!system.deviation())
        putLocations(picture, action, finished, spends);
    if (!system.deviation() || (!finished && spends.empty()))
        return picture;
    const std::vector<Deviation> deviations = system.deviation()->deviations(action.findings.steps);
    if (deviations.empty())
        return picture;
    picture.selected.reset();
    picture.roseDirection = deviations.back().direction;
    const Deviation& shot = deviations.back();
    const StrikeKind end = finished ? strikeOf(shot, effectsOf(action.findings.events, shot.target))
                                    : StrikeKind::NotYet;
    picture.drift = driftOf(shot, shot.spent, end, spends);
    return picture;
}

void saysNothingOfPlaces(BodyPicture& picture)
{
    for (LocationCallout& callout : picture.callouts) {
        for (QString* words : {&callout.note, &callout.shortNote, &callout.armour, &callout.shortArmour})
            words->clear();
    }
}

}  // namespace hitspread::bodypicture
