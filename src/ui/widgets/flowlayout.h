#pragma once

#include <QLayout>

#include <vector>

namespace hitspread {

/// Lays widgets side by side as words of a text: what does not fit goes on a further line. A widget that may grow takes the rest
/// of its line.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    /// `gap` in pixels, between neighbours and between lines.
    explicit FlowLayout(int gap, QWidget* parent = nullptr);
    ~FlowLayout() override;
    Q_DISABLE_COPY_MOVE(FlowLayout)

    void insertWidget(int index, QWidget* widget);
    void addItem(QLayoutItem* item) override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& place) override;

private:
    /// The height it takes; moves the widgets only if told to.
    int flow(const QRect& place, bool moves) const;

    std::vector<QLayoutItem*> m_items;
    int m_gap;
};

}  // namespace hitspread
