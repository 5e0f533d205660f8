#pragma once

#include "ui/attack/bodydialog.h"

namespace hitspread::threed {

class BulletCursor;
class BulletTable;
class FireStage;

/// The fire dialog: the window of any attack on a body, grown by what several bullets need. It only puts the panels together; what
/// is going on is the presenter's.
class FireDialog : public BodyDialog {
    Q_OBJECT

public:
    FireDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
               AttackLog* log = nullptr);

    [[nodiscard]] BulletCursor& cursor() { return *m_cursor; }

protected:
    void refresh() override;
    [[nodiscard]] QString titleWords() const override;
    [[nodiscard]] QString refusal(int digit) const override;
    bool takeOwnKey(const QKeyEvent& event) override;
    void primary() override;
    void takeFall() override;

private:
    void showBullet();
    /// Whether several bullets fly, one question after the other.
    [[nodiscard]] bool isSeveral() const;
    void roll(bool all);
    void walk();
    void toggleBurst();
    bool takeSign(QChar sign);
    bool takeArrow(int key);

    BulletCursor* m_cursor;
};

}  // namespace hitspread::threed
