#pragma once

#include <QGraphicsScene>

#include "reports/body/bodypicture.h"
#include "reports/theme/theme.h"
#include "ui/diagram/stagelayout.h"

#include <memory>
#include <optional>
#include <vector>

namespace hitspread {

class HitFlashItem;
class HexItem;
class MarkItem;
class StageItem;
class HitFlash;

/// The body as items: the still stage, one item per hex, the marks above. It passes on what the GM points at; it holds
/// no rules and no state of a fight beyond the picture it was given.
class BodyScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit BodyScene(QObject* parent = nullptr);
    ~BodyScene() override;
    Q_DISABLE_COPY_MOVE(BodyScene)

    void setTheme(const Theme& theme);
    void setPicture(const BodyPicture& picture);
    /// `covered`: parts of the stage others lie over.
    void setView(QSizeF size, const std::vector<QRectF>& covered);
    /// While a shot is in flight the callouts tell what was before it.
    void setProgress(const DriftProgress& progress);
    /// Hits that the callouts show instead of those of the picture, one for each; empty: those of the picture.
    void setShownHits(std::vector<int> hits);
    [[nodiscard]] const std::vector<int>& shownHits() const;
    void setAnswer(const HitFlash& answer);

    [[nodiscard]] const BodyPicture& picture() const { return m_picture; }
    [[nodiscard]] const StageLayout& stageLayout() const { return m_layout; }
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    /// What a tooltip says of a hex: its name, and what aiming points would make of a shot that lands there.
    [[nodiscard]] QString tipOf(Hex hex) const;
    /// "Torso, hex (0, 10)".
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
    void showStage();
    void dropHexes(std::size_t from);
    void makeItems();
    void makePathItems();
    void addHex(Hex hex);

    BodyPicture m_picture;
    Theme m_theme;
    StageLayout m_layout;
    QSizeF m_view;
    std::vector<QRectF> m_covered;
    bool m_flying = false;
    StageItem* m_stage;
    MarkItem* m_marks;
    HitFlashItem* m_answer;
    std::vector<HexItem*> m_hexes;  ///< those of the body, then those of a drift beside it
    std::size_t m_bodyHexes = 0;
    std::vector<std::unique_ptr<HexItem>> m_gone;  ///< off the scene, alive until the event in hand is over
};

}  // namespace hitspread
