#pragma once

#include <QLabel>

namespace hitspread {

/// Text on one line, or on a few where it must: it goes on on further lines up to a limit, and what does not fit even there ends in
/// an ellipsis and stands in the tooltip.
class FewLinesLabel : public QLabel {
    Q_OBJECT

public:
    /// `most`: how many lines at most, from 1.
    explicit FewLinesLabel(int most, QWidget* parent = nullptr);

    void setText(const QString& text);
    /// All of it, whatever of it is in sight.
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// The lines the text takes at that width, the last one cut short where more would follow.
    [[nodiscard]] QStringList linesIn(int width) const;
    void fit();

    int m_most;
    QString m_text;
    bool m_isStale = false;  ///< fitted in another font, while out of sight
};

}  // namespace hitspread
