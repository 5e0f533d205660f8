#pragma once

#include <QWidget>

#include <cstdint>
#include <vector>

class QCheckBox;

namespace hitspread {

/// Several of a few choices: a check box each, side by side in as many columns as there is room for.
class SetField : public QWidget {
    Q_OBJECT

public:
    explicit SetField(QWidget* parent = nullptr);

    void setChoices(const QStringList& texts);
    [[nodiscard]] int count() const { return static_cast<int>(m_boxes.size()); }
    /// Bit n is choice n. Does not emit.
    void setBits(std::int32_t bits);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void chosen(std::int32_t bits);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// The widths of the columns when so many boxes stand side by side.
    [[nodiscard]] std::vector<int> columnsOf(std::size_t across) const;
    /// As many columns as fit into a width, one at the least.
    [[nodiscard]] std::vector<int> columnsIn(int width) const;
    [[nodiscard]] int heightOf(std::size_t columns) const;
    void arrange();

    std::vector<QCheckBox*> m_boxes;
    std::int32_t m_bits = 0;
};

}  // namespace hitspread
