#pragma once

#include "ui/attack/body/bodystage.h"

namespace hitspread {

class ApplicationStyle;

}  // namespace hitspread

namespace hitspread::threed {

class BulletCursor;
class BulletPlayer;
class BulletScrubber;

/// The middle of a fire dialog: of several bullets their chain over the body of who is in view, the bodies to choose from, the
/// scrubber and bullet by bullet the replay.
class FireStage : public BodyStage {
    Q_OBJECT

public:
    FireStage(AttackPresenter& presenter, BulletCursor& cursor, StagePane& pane, const ApplicationStyle& style,
              QObject* parent);

    void refresh() override;
    void play(bool reducedMotion) override;
    bool skip() override;
    [[nodiscard]] bool isReplayable() const override;

protected:
    void chooseHex(Hex hex) override;
    void pointAt(std::optional<Hex> hex) override;

private:
    void connectPane();
    void showChain();
    void showBodies();
    void showScrubber();
    void chooseBody(int place);
    [[nodiscard]] bool isSeveral() const;
    [[nodiscard]] std::size_t targetShown() const;

    BulletCursor& m_cursor;
    BulletPlayer* m_player;
    BulletScrubber* m_scrubber;
};

}  // namespace hitspread::threed
