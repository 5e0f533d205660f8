#pragma once

#include "reports/body/bodypicture.h"
#include "services/attackodds.h"

#include <QObject>

#include <optional>

class QToolButton;

namespace hitspread {

class AttackPresenter;
class OddsLegend;
class OddsOutlook;
class StagePane;

/// The odds of an action on the body, before the dice fall: worked out exactly by the rules for the options as they are, shown as long as
/// its button is down: the chance of every hex and location, and where a goal is best aimed at. Once a die has fallen there is nothing
/// to foretell.
class BodyOdds : public QObject {
    Q_OBJECT

public:
    /// Puts its button on the pane, and below the body what the figures mean.
    BodyOdds(AttackPresenter& presenter, StagePane& pane, QObject* parent);

    /// Works the odds out anew and puts them into a picture of the action, if they are asked for and there are any.
    void put(BodyPicture& picture);
    /// The same with what is known of them already.
    void mark(BodyPicture& picture) const;
    /// What they say in rows.
    [[nodiscard]] OddsOutlook& outlook() const { return *m_outlook; }
    /// Whether they are asked for and there is still something to foretell.
    [[nodiscard]] bool isAsked() const;
    /// Why there are none although they are asked for; empty: there are.
    [[nodiscard]] QString nothingWords() const;
    void toggle();
    /// Whether they are to be shown where there are any; remembered from window to window by whoever asks.
    [[nodiscard]] bool isWanted() const;
    /// Counts from the next put() on.
    void setWanted(bool wanted);
    /// What stands in the hexes; small ones may show less.
    void setLook(ChanceLook look);

Q_SIGNALS:
    /// They are asked for, or not any more, or are to be shown otherwise.
    void toggled();
    /// Where the goal is best aimed at is known.
    void surveyed();

private:
    AttackPresenter& m_presenter;
    QToolButton* m_button;
    OddsLegend* m_legend;
    OddsOutlook* m_outlook;
    ChanceLook m_look = ChanceLook::Figures;
};

}  // namespace hitspread
