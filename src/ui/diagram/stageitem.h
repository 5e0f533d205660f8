#pragma once

#include "reports/body/bodypicture.h"
#include "reports/theme/theme.h"
#include "ui/diagram/stagelayout.h"

#include <QGraphicsItem>
#include <QPixmap>

#include <vector>

namespace hitspread {

/// Everything on the stage that stands still: ground, body, callouts, rose. Painted once per size and content and kept
/// as a pixmap in the resolution of the screen.
class StageItem : public QGraphicsItem {
public:
    StageItem();

    void show(const BodyPicture& picture, const StageLayout& layout, const Theme& theme);
    /// Hits that the callouts show instead of those of the picture, one for each; empty: those of the picture. For boxes that
    /// are filling: only the callouts are painted again.
    void setShownHits(std::vector<int> hits);
    [[nodiscard]] const std::vector<int>& shownHits() const { return m_hits; }

    [[nodiscard]] QRectF boundingRect() const override { return m_layout.stage; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintAll(QPainter& painter) const;
    void paintGround(QPainter& painter) const;
    void paintShownHits(QPainter& painter) const;
    /// Words at the outline are decoration: they go where there is little room or a mark lies over them.
    void dropWordsInTheWay();
    /// Ends the lines beside the middle of their hex, where its chance is written.
    void shortenLeaders();

    BodyPicture m_picture;
    StageLayout m_layout;
    Theme m_theme;
    std::vector<int> m_hits;
    QPixmap m_kept;
    qreal m_keptScale = 0.0;
};

}  // namespace hitspread
