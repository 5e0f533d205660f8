#pragma once

#include <QObject>

class QAction;
class QMainWindow;

namespace hitspread {

class ApplicationStyle;
class Fight;
class RestDialog;
struct ActionOffer;
struct EncounterParts;

/// Time after the fight, from the menu Fight and by a key; there where the rule system knows what time gives back.
class RestCommand : public QObject {
    Q_OBJECT

public:
    RestCommand(Fight& fight, const ApplicationStyle& style, const EncounterParts& parts);

    /// Whether the rules of the fight in view know what time gives back.
    [[nodiscard]] bool isThere() const;
    void open();

Q_SIGNALS:
    /// What takes away what stands against it is done in another window.
    void actionAsked(const hitspread::ActionOffer& offer);

private:
    void refresh();

    Fight& m_fight;
    const ApplicationStyle& m_style;
    QMainWindow& m_window;
    QAction* m_rest;
    RestDialog* m_dialog = nullptr;
};

}  // namespace hitspread
