#include "models/fight/presentwords.h"

#include "models/fight/digest.h"
#include "services/library/recordname.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread {

QString howHeIs(const Encounter& encounter, const CombatantView& view)
{
    const Digest digest = digestOf(encounter.system, sourceOf(view, encounter.switches));
    QStringList words;
    const bool isWhole = std::ranges::all_of(
        digest.tracks, [](const TrackDigest& track) { return track.most <= 0 || track.left >= track.most; });
    if (digest.isOut)
        words << stateWords(digest);
    else if (!isWhole)
        words << trackWords(digest);
    if (const int wounds = digest.wounds.value_or(0); wounds > 0)
        words << (wounds == 1 ? QCoreApplication::translate("hitspread::Present", "1 wound")
                              : QCoreApplication::translate("hitspread::Present", "%1 wounds").arg(wounds));
    if (words.isEmpty())
        words << QCoreApplication::translate("hitspread::Present", "unhurt");
    for (const WeaponDigest& weapon : weaponsOf(encounter.system, view, encounter.switches)) {
        if (weapon.mostRounds > 0 && weapon.rounds >= 0 && weapon.rounds < weapon.mostRounds)
            words << QCoreApplication::translate("hitspread::Present", "%1 %2/%3", "a weapon, rounds left, of how many")
                         .arg(weapon.name, text::number(weapon.rounds), text::number(weapon.mostRounds));
    }
    for (const CombatantView::Item& condition : view.conditions)
        words << text::visible(recordName(condition.record.record));
    return text::joined(words);
}

}  // namespace hitspread
