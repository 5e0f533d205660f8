#pragma once

#include <QLineEdit>

#include <cstdint>
#include <optional>

namespace hitspread {

/// A whole number to write; the arrow keys count. Empty means no entry where that is allowed.
class NumberField : public QLineEdit {
    Q_OBJECT

public:
    explicit NumberField(QWidget* parent = nullptr);

    void setUnit(const QString& unit) { m_unit = unit; }
    void setMayBeEmpty(bool may) { m_mayBeEmpty = may; }
    /// Does not emit; nothing: no entry.
    void setNumber(std::optional<std::int32_t> number);

Q_SIGNALS:
    void entered(std::optional<std::int32_t> number);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void read();
    [[nodiscard]] QString written(std::optional<std::int32_t> number) const;

    QString m_unit;
    std::optional<std::int32_t> m_number;
    bool m_mayBeEmpty = false;
};

}  // namespace hitspread
