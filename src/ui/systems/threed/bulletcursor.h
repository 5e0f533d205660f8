#pragma once

#include "models/systems/threed/bulletsmodel.h"

#include <QObject>

#include <optional>

namespace hitspread {

class AttackPresenter;

}  // namespace hitspread

namespace hitspread::threed {

/// Which of several bullets everything in the window is about. It follows the dice: the bullet a question is about comes into
/// view with it; in between the game master looks where he likes. It listens to the presenter before the panels do.
class BulletCursor : public QObject {
    Q_OBJECT

public:
    explicit BulletCursor(AttackPresenter& presenter, QObject* parent = nullptr);

    [[nodiscard]] BulletsModel& model() { return *m_model; }
    [[nodiscard]] const std::vector<BulletDigest>& bullets() const { return m_model->bullets(); }
    [[nodiscard]] int row() const { return m_row; }
    /// nullptr: the action does not fire several.
    [[nodiscard]] const BulletDigest* now() const { return m_model->at(m_row); }
    /// What the panels are to show: the number of the bullet in view; -1: everything.
    [[nodiscard]] int bullet() const;
    /// How far the replay has come, a row; -1: none is on.
    [[nodiscard]] int reached() const { return m_reached; }

    /// Whether the last die or choice made the action complete.
    [[nodiscard]] bool hasJustFinished() const { return m_justFinished; }

    void setRow(int row);
    /// A row the replay has come to; -1: it is over.
    void setReached(int row);

Q_SIGNALS:
    /// Another bullet, other bullets, or more of the replay.
    void moved();

private:
    void follow();

    AttackPresenter& m_presenter;
    BulletsModel* m_model;
    int m_row = 0;
    int m_reached = -1;
    std::optional<QuestionKey> m_asked;
    bool m_wasFinished = false;
    bool m_justFinished = false;
};

}  // namespace hitspread::threed
