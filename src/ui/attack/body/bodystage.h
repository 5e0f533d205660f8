#pragma once

#include <QObject>

#include "rules/core/body/hex.h"

#include <cstddef>
#include <optional>

namespace hitspread {

class AttackPresenter;
class BodyOdds;
class StagePane;

/// What the middle of a body dialog shows and plays: the target's body with the line of the attack, where the system has such lines,
/// the odds over it and the header above. It decides nothing; what is pointed at it tells.
class BodyStage : public QObject {
    Q_OBJECT

public:
    BodyStage(AttackPresenter& presenter, StagePane& pane, QObject* parent);

    virtual void refresh();
    virtual void play(bool reducedMotion);
    /// Shows the end of what plays; false when nothing does.
    virtual bool skip();
    [[nodiscard]] virtual bool isReplayable() const;
    /// Says over the stage that there is no target yet, or nothing when there is.
    void sayWhoIsMissing();
    /// Shows the odds over the body, or no more.
    void toggleOdds();
    [[nodiscard]] BodyOdds& odds() const { return *m_odds; }

Q_SIGNALS:
    /// A hex was chosen that leads to no value of the choice in hand.
    void aimed(hitspread::Hex hex);
    /// A value of the choice in hand was chosen on the body.
    void valueChosen(int value);
    /// What lies under the pointer, in words; empty: nothing to tell. `value`: of the choice in hand.
    void pointedAt(const QString& words, std::optional<int> value);

protected:
    virtual void chooseHex(Hex hex);
    virtual void pointAt(std::optional<Hex> hex);
    /// The target in this place, with his state.
    void showHeader(std::size_t place);

    AttackPresenter& m_presenter;
    StagePane& m_pane;
    BodyOdds* m_odds;
};

}  // namespace hitspread
