#pragma once

#include "reports/body/bodypicture.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/location.h"
#include "rules/systems/threed/vocabulary.h"
#include "support/humanplan.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>

namespace hitspread::support {

/// The program's own words, so that a picture in another language tells what is not translated.
inline QString armourWords(int pv, const QString& id, bool inFull)
{
    return inFull
        ? QCoreApplication::translate("hitspread::threed::ThreedDigest", "PV %1 · ID %2/%3").arg(pv).arg(id).arg(12)
        : QCoreApplication::translate("hitspread::threed::ThreedDigest", "PV %1 · ID %2").arg(pv).arg(id);
}

inline LocationCallout callout(std::size_t location, int hits, int most, bool vest)
{
    const System& system = *findSystem("threed");
    LocationCallout result;
    result.location = static_cast<int>(location);
    result.name = text::location(text::Naming::usual(system), threed::kLocationIds[location]);
    result.shortName = text::shortLocation(text::Naming::usual(system), threed::kLocationIds[location]);
    result.hits = hits;
    result.mostHits = most;
    result.armour = vest ? armourWords(10, QStringLiteral("12"), true)
                         : QCoreApplication::translate("hitspread::threed::ThreedDigest", "no armour");
    result.shortArmour = vest ? armourWords(10, QStringLiteral("12"), false) : QString();
    return result;
}

inline QString farWords(int hexes)
{
    return QCoreApplication::translate("hitspread::bodypicture", "%1 hexes without aiming").arg(hexes);
}

/// A target with callouts on every location, aimed at where the plan says; no shot yet.
inline BodyPicture samplePicture()
{
    BodyPicture picture;
    picture.plan = humanPlan();
    for (const PlanWord& word : picture.plan->data().words)
        picture.words.insert(QString::fromStdString(word.id), text::bodyWord(word.id));
    picture.aim = picture.plan->aimPoint();
    picture.selected = picture.aim;
    picture.callouts = {callout(0, 8, 8, true),   callout(1, 11, 14, true), callout(2, 12, 12, true),
                        callout(3, 9, 9, false),  callout(4, 9, 9, false),  callout(5, 11, 11, false),
                        callout(6, 11, 11, false)};
    for (const LocationCallout& callout : picture.callouts)
        picture.locationNames << callout.name;
    return picture;
}

/// The same after a shot of seven hexes to the lower left, five of them taken back by aiming points.
inline BodyPicture shotPicture()
{
    BodyPicture picture = samplePicture();
    DriftPicture drift;
    drift.aim = *picture.aim;
    for (int i = 1; i <= 7; ++i)
        drift.path.push_back(walk(drift.aim, 4, i));
    drift.settled = 2;
    drift.number = QStringLiteral("2");
    drift.farLabel = farWords(7);
    picture.drift = drift;
    picture.roseDirection = 4;
    picture.selected.reset();
    picture.callouts[1].hitsBefore = 11;
    picture.callouts[1].hits = 1;
    picture.callouts[1].armourBefore = picture.callouts[1].armour;
    picture.callouts[1].shortArmourBefore = picture.callouts[1].shortArmour;
    picture.callouts[1].armour = armourWords(10, QStringLiteral("12 → 10"), false);
    picture.callouts[1].shortArmour = armourWords(10, QStringLiteral("12→10"), false);
    return picture;
}

/// A shot that leaves the body to the right.
inline BodyPicture missPicture()
{
    BodyPicture picture = samplePicture();
    DriftPicture drift;
    drift.aim = *picture.aim;
    for (int i = 1; i <= 6; ++i)
        drift.path.push_back(walk(drift.aim, 1, i));
    drift.settled = 5;
    drift.end = StrikeKind::Miss;
    drift.number = QStringLiteral("5");
    drift.farLabel = farWords(6);
    picture.drift = drift;
    picture.roseDirection = 1;
    picture.selected.reset();
    return picture;
}

}  // namespace hitspread::support
