#pragma once

#include <QObject>

#include "rules/core/hex.h"

#include <optional>

namespace hitspread {

class AttackPresenter;
class BodyOdds;
class BulletCursor;
class BulletPlayer;
class StagePane;

/// What the middle of a fire dialog shows and plays: the target's body with the line of the shot or the chain of bullets, the
/// header above it, the bodies to choose from, the scrubber. It decides nothing; what is pointed at it tells.
class FireStage : public QObject {
    Q_OBJECT

public:
    FireStage(AttackPresenter& presenter, BulletCursor& cursor, StagePane& pane, QObject* parent);

    void refresh();
    /// Plays the flight, or bullet by bullet.
    void play(bool reducedMotion);
    void skip();
    [[nodiscard]] bool isReplayable() const;
    /// Shows the odds over the body, or no more.
    void toggleOdds();

Q_SIGNALS:
    /// A hex was chosen that is neither on the line nor a bullet's.
    void aimed(hitspread::Hex hex);
    /// A value of the choice in hand was chosen on the body.
    void valueChosen(int value);
    /// What lies under the pointer, in words; empty: nothing to tell. `value`: of the choice in hand.
    void pointedAt(const QString& words, std::optional<int> value);

private:
    void connectPane();
    void showBodies();
    void showHeader();
    void showPlayer();
    void chooseHex(Hex hex);
    void chooseBody(int place);
    void pointAt(std::optional<Hex> hex);
    [[nodiscard]] bool isSeveral() const;
    [[nodiscard]] std::size_t targetShown() const;

    AttackPresenter& m_presenter;
    BulletCursor& m_cursor;
    StagePane& m_pane;
    BulletPlayer* m_player;
    BodyOdds* m_odds;
};

}  // namespace hitspread
