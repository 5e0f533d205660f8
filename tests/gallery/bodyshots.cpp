#include "gallery/bodyshots.h"

#include "gallery/pictures.h"
#include "rules/systems/threed/guns/shot.h"
#include "support/samplepicture.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/diagram/drifttimeline.h"

#include <QApplication>

namespace hitspread {

namespace {

using namespace std::chrono_literals;

struct Shot {
    QString name;
    BodyPicture picture;
    QSize size{804, 914};
    bool hasWords = true;
};

std::vector<Shot> shots()
{
    BodyPicture mirrored = support::shotPicture();
    mirrored.mirrored = true;
    BodyPicture covered = support::samplePicture();
    for (const BodyCell& cell : covered.plan->cells()) {
        if (cell.hex.halfRow > 24)
            covered.covered.push_back(cell.hex);
    }
    BodyPicture empty = support::samplePicture();
    empty.outlineOnly = true;
    empty.aim.reset();
    BodyPicture straight = support::samplePicture();
    straight.drift.emplace();
    straight.drift->aim = *straight.aim;
    straight.drift->number = QStringLiteral("0");
    straight.selected.reset();
    BodyPicture odds = support::samplePicture();
    for (const BodyCell& cell : odds.plan->cells())
        odds.chances.push_back({cell.hex, 14.0 / (1 << std::min(6, distance(cell.hex, *odds.aim)))});
    BodyPicture dots = odds;
    dots.chanceLook = ChanceLook::Dots;
    BodyPicture spent = support::samplePicture();
    spent.callouts[4].hits = -8;
    spent.callouts[1].hits = 0;
    return {{QStringLiteral("plain"), support::samplePicture()},
            {QStringLiteral("spent"), spent},
            {QStringLiteral("shot"), support::shotPicture()},
            {QStringLiteral("shot-fire"), support::shotPicture(), QSize(664, 726)},
            {QStringLiteral("shot-compact"), support::shotPicture(), QSize(572, 560)},
            {QStringLiteral("plain-1280"), support::samplePicture(), QSize(470, 622)},
            {QStringLiteral("miss"), support::missPicture()},
            {QStringLiteral("straight"), straight, QSize(664, 726)},
            {QStringLiteral("mirrored"), mirrored},
            {QStringLiteral("covered"), covered, QSize(664, 726)},
            {QStringLiteral("empty"), empty, QSize(664, 726), false},
            {QStringLiteral("odds"), odds},
            {QStringLiteral("odds-dots"), dots, QSize(664, 726)},
            {QStringLiteral("no-room"), support::shotPicture(), QSize(380, 480), false},
            {QStringLiteral("broad"), support::shotPicture(), QSize(1400, 914)}};
}

}  // namespace

void paintBodies(const Theme& theme, Album& album)
{
    for (const Shot& shot : shots()) {
        const bool isKnown = album.look().inOtherWords && !shot.hasWords;
        if (isKnown || !album.isAskedFor(QStringLiteral("body-") + shot.name))
            continue;
        BodyView view;
        view.setTheme(theme);
        view.resize(shot.size);
        view.setPicture(shot.picture);
        settleWidget(view);
        album.take(view, QStringLiteral("body-") + shot.name);
    }
}

void paintFlight(const Theme& theme, Album& album)
{
    BodyView view;
    view.setTheme(theme);
    view.resize(664, 726);
    const BodyPicture picture = support::shotPicture();
    view.setPicture(picture);
    settleWidget(view);
    const DriftTimeline timeline(*picture.drift);
    for (const auto& [name, time] :
         {std::pair{"1-out", 200ms}, {"2-back", 850ms}, {"3-star", 1020ms}, {"4-ring", 1250ms}}) {
        view.bodyScene().setProgress(timeline.at(time));
        album.take(view, QStringLiteral("flight-") + QLatin1String(name));
    }
    view.bodyScene().setProgress({});
    view.setFocus(Qt::TabFocusReason);
    view.activateWindow();
    view.bodyScene().focusHex(Hex{2, 8});
    QApplication::processEvents();
    album.take(view, QStringLiteral("flight-5-focus"));
}

}  // namespace hitspread
