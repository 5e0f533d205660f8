#pragma once

#include <QWidget>

#include <cstdint>
#include <vector>

class QCheckBox;

namespace hitspread {

/// Several of a few choices: a check box each, side by side.
class SetField : public QWidget {
    Q_OBJECT

public:
    explicit SetField(QWidget* parent = nullptr);

    void setChoices(const QStringList& texts);
    [[nodiscard]] int count() const { return static_cast<int>(m_boxes.size()); }
    /// Bit n is choice n. Does not emit.
    void setBits(std::int32_t bits);

Q_SIGNALS:
    void chosen(std::int32_t bits);

private:
    std::vector<QCheckBox*> m_boxes;
    std::int32_t m_bits = 0;
};

}  // namespace hitspread
