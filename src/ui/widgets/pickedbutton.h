#pragma once

#include <QPushButton>

namespace hitspread {

/// A button with a menu that shows what is picked there; what does not fit ends in an ellipsis and stands in the tooltip.
class PickedButton : public QPushButton {
    Q_OBJECT

public:
    explicit PickedButton(QWidget* parent = nullptr);

    void setPicked(const QString& text);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void elide();

    QString m_picked;
};

}  // namespace hitspread
