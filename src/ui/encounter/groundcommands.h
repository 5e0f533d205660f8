#pragma once

#include "services/identity.h"

#include <QObject>

class QAction;
class QMainWindow;

namespace hitspread {

class ApplicationStyle;
class Fight;
class LayDialog;
struct EncounterParts;

/// What lies about in a fight and what is under fire there: the strip below the combatants, the command that leaves a grenade lying, and
/// the window behind it.
class GroundCommands : public QObject {
    Q_OBJECT

public:
    GroundCommands(Fight& fight, const ApplicationStyle& style, const EncounterParts& parts);

Q_SIGNALS:
    /// See GroundStrip.
    void crossAsked(hitspread::RecordId gunner);
    void goOffAsked(hitspread::RecordId lying);

private:
    void refresh();
    [[nodiscard]] LayDialog& dialog();

    Fight& m_fight;
    const ApplicationStyle& m_style;
    QMainWindow& m_window;
    QAction* m_lay;
    LayDialog* m_dialog = nullptr;
};

}  // namespace hitspread
