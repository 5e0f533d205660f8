#include "reports/paper/papersetup.h"

namespace hitspread::paper {

QSizeF sizeOf(PaperSize size)
{
    return size == PaperSize::A4 ? QSizeF(210.0, 297.0) : QSizeF(215.9, 279.4);
}

QPageLayout layoutOf(PaperSize size)
{
    const QPageSize page(size == PaperSize::A4 ? QPageSize::A4 : QPageSize::Letter);
    QPageLayout layout(page, QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter);
    // The pages keep margins of their own; a printer's must not move or refuse them.
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

qreal leftOf(PaperSize size)
{
    return (sizeOf(size).width() - kContentWidth) / 2.0;
}

}  // namespace hitspread::paper
