#pragma once

#include "reports/body/bodypicture.h"
#include "support/humanplan.h"

namespace hitspread::support {

inline LocationCallout callout(int location, const QString& name, const QString& shortName, int hits, int most,
                               bool vest)
{
    LocationCallout result;
    result.location = location;
    result.name = name;
    result.shortName = shortName;
    result.hits = hits;
    result.mostHits = most;
    result.armour = vest ? QStringLiteral("PV 10 · ID 12/12") : QStringLiteral("no armour");
    result.shortArmour = vest ? QStringLiteral("PV 10 · ID 12") : QString();
    return result;
}

/// A target with callouts on every location, aimed at where the plan says; no shot yet.
inline BodyPicture samplePicture()
{
    BodyPicture picture;
    picture.plan = humanPlan();
    picture.locationNames = {QStringLiteral("Head"),     QStringLiteral("Torso"),     QStringLiteral("Abdomen"),
                             QStringLiteral("Left Arm"), QStringLiteral("Right Arm"), QStringLiteral("Left Leg"),
                             QStringLiteral("Right Leg")};
    for (const PlanWord& word : picture.plan->data().words) {
        const QString text = QString::fromStdString(word.id);
        picture.words.insert(text, text);
    }
    picture.aim = picture.plan->aimPoint();
    picture.selected = picture.aim;
    picture.callouts = {callout(0, QStringLiteral("Head"), {}, 8, 8, true),
                        callout(1, QStringLiteral("Torso"), {}, 11, 14, true),
                        callout(2, QStringLiteral("Abdomen"), {}, 12, 12, true),
                        callout(3, QStringLiteral("Left Arm"), QStringLiteral("L Arm"), 9, 9, false),
                        callout(4, QStringLiteral("Right Arm"), QStringLiteral("R Arm"), 9, 9, false),
                        callout(5, QStringLiteral("Left Leg"), QStringLiteral("L Leg"), 11, 11, false),
                        callout(6, QStringLiteral("Right Leg"), QStringLiteral("R Leg"), 11, 11, false)};
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
    drift.farLabel = QStringLiteral("7 hexes without aiming");
    picture.drift = drift;
    picture.roseDirection = 4;
    picture.selected.reset();
    picture.callouts[1].hitsBefore = 11;
    picture.callouts[1].hits = 1;
    picture.callouts[1].armour = QStringLiteral("PV 10 · ID 12 → 10");
    picture.callouts[1].shortArmour = QStringLiteral("PV 10 · ID 12→10");
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
    drift.hit = false;
    drift.number = QStringLiteral("5");
    drift.farLabel = QStringLiteral("6 hexes without aiming");
    picture.drift = drift;
    picture.roseDirection = 1;
    picture.selected.reset();
    return picture;
}

}  // namespace hitspread::support
