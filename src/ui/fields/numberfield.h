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

    /// What stands behind a number, and behind the number one where that is another word.
    void setUnit(const QString& unit, const QString& ofOne = {});
    void setMayBeEmpty(bool may) { m_mayBeEmpty = may; }
    /// Where the arrow keys stop; what is typed is not held back by it.
    void setRange(std::int32_t lowest, std::int32_t highest);
    /// What is typed is told at once by typed(), and text that is no number stays and is told by unreadable(), instead of
    /// being put back when the field is left.
    void setKeepsText(bool keeps) { m_keepsText = keeps; }
    /// Does not emit; nothing: no entry. Text that is being typed stays.
    void setNumber(std::optional<std::int32_t> number);
    /// As setNumber, over whatever stands there.
    void putBack(std::optional<std::int32_t> number);

    /// The number that stands there if nothing but it and its unit does.
    [[nodiscard]] std::optional<std::int32_t> typedNumber() const;

    /// Whether something stands there that is no number.
    [[nodiscard]] bool isUnreadable() const { return !typedNumber() && !isEmptied(); }

    /// How wide the field has to be for these words, px.
    [[nodiscard]] int widthFor(const QString& words) const;
    /// Room for the digits and the unit at the text size in force.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// Another number than before, when the field is left.
    void entered(std::optional<std::int32_t> number);
    void typed(std::optional<std::int32_t> number);
    void unreadable(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    /// Other letters may need more room than the field was given.
    void changeEvent(QEvent* event) override;

private:
    void put(const QString& written);
    void widen();
    void finish(QKeyEvent* event);
    void read();
    void readTyped();
    void readKept();
    [[nodiscard]] QString written(std::optional<std::int32_t> number) const;
    [[nodiscard]] bool isEmptied() const;
    void explain(const QString& typed);
    /// The place behind the number, before its unit.
    [[nodiscard]] int lastDigit() const;

    QString m_unit;
    QString m_unitOfOne;
    std::optional<std::int32_t> m_number;
    std::optional<std::int32_t> m_lowest;
    std::int32_t m_highest = 0;
    bool m_mayBeEmpty = false;
    bool m_keepsText = false;
};

}  // namespace hitspread
