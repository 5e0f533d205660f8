#pragma once

#include "models/fight/digest.h"
#include "services/identity.h"

#include <QString>

namespace hitspread {

class TrackBoxes;

/// Shows a track of somebody's in boxes, filled from the end that its numbers tell.
void showTrack(TrackBoxes& boxes, const TrackDigest& track, RecordId whose);
/// "18/22", "5/7": as much as is told where so much is left.
[[nodiscard]] QString trackNumber(const TrackDigest& track, int left);

}  // namespace hitspread
