#pragma once

#include <QWidget>

#include "models/history/verdict.h"
#include "ui/widgets/badge.h"

namespace hitspread {

class ApplicationStyle;

/// One line of a verdict, painted whole: a person with how it ends for him, or a value with a bar, before and after. The pair gets its
/// room first, then the name, which ends in an ellipsis, then the bar; where not even a few letters of the name fit beside it, the pair
/// takes a line of its own.
class VerdictLine : public QWidget {
    Q_OBJECT

public:
    /// `words`: how it ends for him; empty where the headline says it.
    VerdictLine(const VerdictPerson& person, const QString& words, const ApplicationStyle& style, QWidget* parent);
    VerdictLine(const VerdictRow& row, Tone tone, const ApplicationStyle& style, QWidget* parent);

    /// A mark before the name: whose lines these are, where there are several.
    void setFace(const BadgeFace& face);
    [[nodiscard]] bool isHeading() const { return m_isHeading; }
    /// What stands at the right: before and after, or how it ends.
    [[nodiscard]] QString pair() const;
    [[nodiscard]] QString name() const { return m_name; }
    /// Whether the right side is painted whole at that width, px.
    [[nodiscard]] bool isWhole(int width) const;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void init();
    [[nodiscard]] QFont font(bool bold) const;
    [[nodiscard]] int pairWidth() const;
    [[nodiscard]] bool isSplit(int width) const;
    [[nodiscard]] int lineHeight() const;
    /// What the badge takes with the gap behind it, px; 0: there is none.
    [[nodiscard]] int faceWidth() const;
    void paintPair(QPainter& painter, const QRect& place) const;
    void paintBar(QPainter& painter, const QRect& place) const;

    const ApplicationStyle& m_style;
    QString m_name;
    QString m_before;
    QString m_after;
    std::optional<Gauge> m_gauge;
    Tone m_tone = Tone::Quiet;
    BadgeFace m_face;
    bool m_isHeading = false;
};

}  // namespace hitspread
