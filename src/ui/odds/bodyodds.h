#pragma once

#include "reports/body/bodypicture.h"
#include "ui/odds/actionodds.h"

namespace hitspread {

class OddsLegend;
class StagePane;

/// The odds of an action on the body: the chance of every hex and location, and where a goal is best aimed at.
class BodyOdds : public ActionOdds {
    Q_OBJECT

public:
    /// Puts its button on the pane, and below the body what the figures mean.
    BodyOdds(AttackPresenter& presenter, StagePane& pane, QObject* parent);

    /// Works the odds out anew and puts them into a picture of the action, if they are asked for and there are any.
    void put(BodyPicture& picture);
    /// The same with what is known of them already.
    void mark(BodyPicture& picture) const;
    /// What stands in the hexes; small ones may show less.
    void setLook(ChanceLook look);

Q_SIGNALS:
    /// What stands in the hexes now.
    void lookShown(hitspread::ChanceLook look);

private:
    OddsLegend* m_legend;
    ChanceLook m_look = ChanceLook::Figures;
};

}  // namespace hitspread
