#pragma once

#include <QGraphicsScene>

#include "reports/body/bodypicture.h"
#include "reports/theme/theme.h"
#include "ui/diagram/stagelayout.h"

#include <optional>
#include <vector>

namespace hitspread {

class HexItem;
class MarkItem;
class StageItem;

/// The body as items: the still stage, one item per hex, the marks above. It passes on what the GM points at; it holds
/// no rules and no state of a fight beyond the picture it was given.
class BodyScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit BodyScene(QObject* parent = nullptr);
    ~BodyScene() override;

    void setTheme(const Theme& theme);
    void setPicture(const BodyPicture& picture);
    /// `covered`: parts of the stage others lie over.
    void setView(QSizeF size, const std::vector<QRectF>& covered);
    void setProgress(const DriftProgress& progress);

    [[nodiscard]] const BodyPicture& picture() const { return m_picture; }
    [[nodiscard]] const StageLayout& stageLayout() const { return m_layout; }
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    /// "Torso, hex 0,10".
    [[nodiscard]] QString nameOf(Hex hex) const;
    [[nodiscard]] std::optional<Hex> focusedHex() const;
    void focusHex(Hex hex);

    void choose(Hex hex);
    void reportHover(std::optional<Hex> hex);

Q_SIGNALS:
    void hexChosen(hitspread::Hex hex);
    void hexHovered(hitspread::Hex hex);
    void hoverEnded();

private:
    void layOut();
    void makeItems();

    BodyPicture m_picture;
    Theme m_theme;
    StageLayout m_layout;
    QSizeF m_view;
    std::vector<QRectF> m_covered;
    StageItem* m_stage;
    MarkItem* m_marks;
    std::vector<HexItem*> m_hexes;
};

}  // namespace hitspread
