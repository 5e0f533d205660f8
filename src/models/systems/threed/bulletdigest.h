#pragma once

#include "rules/core/hex.h"

#include <QString>

#include <optional>

namespace hitspread::threed {

/// What became of a bullet.
enum class BulletFate : std::uint8_t {
    Open,     ///< its dice have not fallen
    Hit,      ///< it reached the body or its armour
    Stopped,  ///< a cover kept it
    Passed,   ///< it flew beside the body
    Lost,     ///< fired between two targets
    Jammed    ///< it never left the gun
};

/// One bullet of an action that fires several: a row of the table, a mark on the body and on the scrubber. Words come translated.
struct BulletDigest {
    int bullet = 0;  ///< its number, which its steps and questions bear
    int number = 1;  ///< as people count
    int gun = 0;     ///< 1: the one in the other hand
    int target = 0;  ///< which of several, from 0
    BulletFate fate = BulletFate::Open;
    std::optional<Hex> hex;   ///< where it ended
    std::optional<Hex> from;  ///< where its line starts
    QString direction;        ///< "4", turned "1→2"; empty: none
    QString place;            ///< "Left Arm", "passes by"
    QString shortPlace;       ///< "L Arm", "missed"
    QString penetration;      ///< "14 / 10"; empty: it met no armour or nothing
    QString damage;
    QString result;          ///< "wound, out"
    bool harms = false;      ///< something of it went through
    bool wounds = false;     ///< it left more than damage
    bool overcomes = false;  ///< it kills or knocks out
};

}  // namespace hitspread::threed
