#pragma once

#include <QObject>

namespace hitspread {

class ActionOdds;
class ApplicationStyle;
class AttackPresenter;
class OddsPanel;
class Preferences;

/// The odds of an action beside it: their panel stands where its steps will have their place, as long as no die lies; what would help
/// is done by a click, and what each option is worth stands at the options. Whether they are shown is remembered.
class OddsPane : public QObject {
    Q_OBJECT

public:
    /// `options`: below it stand the rows of options.
    OddsPane(AttackPresenter& presenter, ActionOdds& odds, Preferences& preferences, const ApplicationStyle& style,
             QWidget& options);

    /// For the window to place.
    [[nodiscard]] OddsPanel& panel() const { return *m_panel; }
    /// `steps`: what stands there without odds.
    void show(QWidget& steps);

private:
    AttackPresenter& m_presenter;
    ActionOdds& m_odds;
    OddsPanel* m_panel;
};

}  // namespace hitspread
