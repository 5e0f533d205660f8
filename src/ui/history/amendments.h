#pragma once

#include <QObject>

#include "services/undo/logentry.h"

class QMainWindow;

namespace hitspread {

class ApplicationStyle;
class AttackDialog;
class Fight;
class Preferences;

/// Changing an action of the past: it is shown in the window it was made in, which then asks what follows.
class Amendments : public QObject {
    Q_OBJECT

public:
    Amendments(Fight& fight, ApplicationStyle& style, Preferences& preferences, QMainWindow& window);

    /// An action of the fight in view that is in force. What forbids it is told as a problem of the campaign.
    void amend(hitspread::EntryId entry);

private:
    void show(const LogEntry& entry);

    Fight& m_fight;
    ApplicationStyle& m_style;
    Preferences& m_preferences;
    QMainWindow& m_window;
};

}  // namespace hitspread
