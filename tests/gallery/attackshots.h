#pragma once

#include <QDir>

namespace hitspread {

class ApplicationStyle;

/// How the pictures of an attack are taken: text inside the windows and pixels per px.
struct AttackLook {
    QString suffix;
    qreal zoom = 1.0;
    bool small = true;     ///< at 1280 × 720, else at 1440 × 900
    bool volleys = false;  ///< everything that fires several bullets, else single shots and the duel
};

/// Paints the fire dialog in every state, a rule page and the duel of the sample campaign; or the fire dialog in every mode.
void paintAttacks(ApplicationStyle& style, const AttackLook& look, const QDir& folder);

}  // namespace hitspread
