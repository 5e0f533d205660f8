#pragma once

#include "reports/body/bodypicture.h"
#include "rules/core/odds.h"

#include <QObject>

#include <optional>

class QToolButton;

namespace hitspread {

class AttackPresenter;
class OddsLegend;
class StagePane;

/// The chance of every hex to be struck, before the dice fall: worked out exactly by the rules for the options as they are, shown on
/// the body as long as its button is down. Once a die has fallen there is nothing to foretell.
class BodyOdds : public QObject {
    Q_OBJECT

public:
    /// Puts its button on the pane, and below the body what the figures mean.
    BodyOdds(AttackPresenter& presenter, StagePane& pane, QObject* parent);

    /// Works the odds out anew and puts them into a picture of the action, if they are asked for and there are any.
    void put(BodyPicture& picture);
    /// "misses 12.3 %", while they are on show; empty otherwise.
    [[nodiscard]] QString words() const;
    void toggle();

Q_SIGNALS:
    /// They are asked for, or not any more.
    void toggled();

private:
    [[nodiscard]] std::optional<AttackOdds> workedOut() const;

    AttackPresenter& m_presenter;
    QToolButton* m_button;
    OddsLegend* m_legend;
    std::optional<AttackOdds> m_odds;  ///< on show
};

}  // namespace hitspread
