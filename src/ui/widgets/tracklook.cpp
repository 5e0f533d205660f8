#include "ui/widgets/tracklook.h"

#include "text/labels.h"
#include "ui/widgets/trackboxes.h"

#include <QCoreApplication>

namespace hitspread {

void showTrack(TrackBoxes& boxes, const TrackDigest& track, RecordId whose)
{
    boxes.setFilled(track.counts == TrackDigest::Counts::Left ? TrackBoxes::Filled::FromEnd
                                                              : TrackBoxes::Filled::FromStart);
    boxes.setMarks(track.lines, track.grave, track.lineNames);
    boxes.setTrack(track.left, track.most, whose);
}

QString trackNumber(const TrackDigest& track, int left)
{
    return QCoreApplication::translate("hitspread::TrackLook", "%1/%2", "left or taken, of most")
        .arg(text::number(track.told(left)), text::number(track.most));
}

}  // namespace hitspread
