#include "ui/fields/placefield.h"

#include "rules/core/body/hex.h"
#include "ui/fields/numberfield.h"

#include <QHBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

constexpr std::int32_t kFarthest = 30000;  // what a packed hex can hold; the field's own limits are tighter

}  // namespace

PlaceField::PlaceField(QWidget* parent)
    : QWidget(parent), m_column(new NumberField(this)), m_halfRow(new NumberField(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_column->setAccessibleName(tr("Column"));
    m_halfRow->setAccessibleName(tr("Half-row"));
    for (NumberField* part : {m_column, m_halfRow}) {
        part->setFixedWidth(64);
        part->setToolTip(part->accessibleName());
        row->addWidget(part);
    }
    row->addStretch();
    setFocusProxy(m_column);
    connect(m_column, &NumberField::entered, this, [this](std::optional<std::int32_t> number) {
        m_columnNow = number.value_or(0);
        tell();
    });
    connect(m_halfRow, &NumberField::entered, this, [this](std::optional<std::int32_t> number) {
        m_halfRowNow = number.value_or(0);
        tell();
    });
}

void PlaceField::setPlace(std::int32_t packed)
{
    const Hex hex = unpack(packed);
    m_columnNow = hex.column;
    m_halfRowNow = hex.halfRow;
    m_column->setNumber(m_columnNow);
    m_halfRow->setNumber(m_halfRowNow);
}

void PlaceField::tell()
{
    const auto coordinate = [](std::int32_t number) {
        return static_cast<std::int16_t>(std::clamp(number, -kFarthest, kFarthest));
    };
    Q_EMIT entered(pack(Hex{coordinate(m_columnNow), coordinate(m_halfRowNow)}));
}

}  // namespace hitspread
