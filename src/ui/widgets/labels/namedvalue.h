#pragma once

#include <QWidget>

namespace hitspread {

class ElidedLabel;
class WrapLabel;

/// What something is called and what it comes to. The value is always whole: beside the name where both have room, the name giving way
/// down to a few letters, else below it and on as many lines as it takes.
class NamedValue : public QWidget {
    Q_OBJECT

public:
    NamedValue(const QString& name, const QString& value, QWidget* parent = nullptr);

    /// Whether a name and a value have room beside each other in so many pixels.
    [[nodiscard]] static bool isBeside(const QFontMetrics& metrics, const QString& name, const QString& value,
                                       int width);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool isOneLine(int width) const;

    ElidedLabel* m_name;
    WrapLabel* m_value;
};

}  // namespace hitspread
