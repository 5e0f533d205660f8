#pragma once

#include <QGraphicsView>

#include "reports/body/bodypicture.h"
#include "reports/theme/theme.h"
#include "ui/diagram/driftanimator.h"

#include <vector>

namespace hitspread {

class BodyScene;
class TrackAnimation;
class HitFlash;

/// The body stage: shows a BodyPicture, lets the GM choose a hex by click or by arrows and Enter, plays its drift.
/// What a choice means is for others to say: it only emits.
class BodyView : public QGraphicsView {
    Q_OBJECT

public:
    explicit BodyView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Shows a picture in its end state; a flight that plays is ended first.
    /// `whose`: whose body it is; where the same one has fewer hits than before the boxes fill one after the other. 0: anybody's.
    void setPicture(const BodyPicture& picture, std::int64_t whose = 0);
    [[nodiscard]] const BodyPicture& picture() const;
    /// Parts of the stage, in its own px, that others lie over; callouts keep clear of them.
    void setCovered(const std::vector<QRectF>& covered);

    /// Plays the drift of the picture, if it has one.
    void play();
    /// Lets the boxes of the picture fill from what they were before, and the struck locations answer: once, when an attack has been seen.
    void answer();
    /// Shows at once what is still on its way.
    void skipMotion();
    [[nodiscard]] DriftAnimator& animator() { return *m_animator; }

    [[nodiscard]] BodyScene& bodyScene() { return *m_scene; }
    [[nodiscard]] const BodyScene& bodyScene() const { return *m_scene; }
    void resetZoom();

Q_SIGNALS:
    /// Whether callouts stand beside the body, and in which form, is known anew.
    void stageFitted();
    void hexChosen(hitspread::Hex hex);
    void hexHovered(hitspread::Hex hex);
    void hoverEnded();
    /// A hit box of a location's callout was clicked; counted from 0 at the left.
    void hitBoxChosen(int location, int box);
    /// The hex the arrow keys stand on changed.
    void hexFocused(hitspread::Hex hex);

protected:
    /// Only what the stage leaves free, were it a seam: under the stage nothing is seen.
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void fitStage();
    /// Lets the boxes fill from these hits, one for each callout.
    void fill(std::vector<int> from);
    void showFill();
    bool walk(int key);
    /// Where the arrow keys begin. Precondition: there is a plan.
    [[nodiscard]] Hex firstFocus() const;
    void tellFocus(Hex hex);
    bool chooseHitBox(QPointF place);

    BodyScene* m_scene;
    DriftAnimator* m_animator;
    TrackAnimation* m_fill;
    HitFlash* m_answer;
    std::vector<int> m_filledFrom;
    std::int64_t m_whose = 0;
    std::vector<QRectF> m_covered;
    qreal m_zoom = 1.0;
};

}  // namespace hitspread
