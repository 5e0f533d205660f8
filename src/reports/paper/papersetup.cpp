#include "reports/paper/papersetup.h"

namespace hitspread::paper {

QSizeF sizeOf(PaperSize size)
{
    return size == PaperSize::A4 ? QSizeF(210.0, 297.0) : QSizeF(215.9, 279.4);
}

QPageLayout layoutOf(PaperSize size)
{
    const QPageSize page(size == PaperSize::A4 ? QPageSize::A4 : QPageSize::Letter);
    return QPageLayout(page, QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter);
}

qreal leftOf(PaperSize size)
{
    return (sizeOf(size).width() - kContentWidth) / 2.0;
}

}  // namespace hitspread::paper
