#pragma once

#include "rules/core/odds/effects.h"

#include <QString>

namespace hitspread {

class System;

}  // namespace hitspread

namespace hitspread::threed {

/// One of several bullets in words: a row of their table.
struct BulletWords {
    QString direction;    ///< "4", turned "1→2"; empty: none
    QString place;        ///< "Left Arm", "passes by"
    QString shortPlace;   ///< "L Arm", "missed"
    QString penetration;  ///< "14 / 10"; empty: it met no armour or nothing
    QString damage;
    QString result;  ///< "wound, out"
};

[[nodiscard]] BulletWords wordsOf(const System& system, const ShotCourse& course);

/// "Bullet 3".
[[nodiscard]] QString bulletName(int number);
/// What came of it, in a line: "Left Arm, 8 damage".
[[nodiscard]] QString lineOf(const BulletWords& bullet);
/// The same in a sentence that names it, for screen readers and captions.
[[nodiscard]] QString sentenceOf(int number, const BulletWords& bullet);

}  // namespace hitspread::threed
