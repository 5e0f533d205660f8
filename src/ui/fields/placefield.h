#pragma once

#include <QWidget>

#include <cstdint>

namespace hitspread {

class NumberField;

/// A hex by its column and half-row.
class PlaceField : public QWidget {
    Q_OBJECT

public:
    explicit PlaceField(QWidget* parent = nullptr);

    /// Packed as records keep it. Does not emit.
    void setPlace(std::int32_t packed);

Q_SIGNALS:
    void entered(std::int32_t packed);

private:
    void tell();

    NumberField* m_column;
    NumberField* m_halfRow;
    std::int32_t m_columnNow = 0;
    std::int32_t m_halfRowNow = 0;
};

}  // namespace hitspread
