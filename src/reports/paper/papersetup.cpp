#include "reports/paper/papersetup.h"

namespace hitspread::paper {

QSizeF sizeOf(const PaperSetup& setup)
{
    const QSizeF upright = setup.size == PaperSize::A4 ? QSizeF(210.0, 297.0) : QSizeF(215.9, 279.4);
    return setup.landscape ? upright.transposed() : upright;
}

QPageLayout layoutOf(const PaperSetup& setup)
{
    const QPageSize page(setup.size == PaperSize::A4 ? QPageSize::A4 : QPageSize::Letter);
    const auto lies = setup.landscape ? QPageLayout::Landscape : QPageLayout::Portrait;
    QPageLayout layout(page, lies, QMarginsF(), QPageLayout::Millimeter);
    // The pages keep margins of their own; a printer's must not move or refuse them.
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

qreal leftOf(const PaperSetup& setup)
{
    return (sizeOf(setup).width() - contentWidthOf(setup)) / 2.0;
}

qreal contentWidthOf(const PaperSetup& setup)
{
    return setup.landscape ? sizeOf(setup).width() - 2.0 * kMargin : kContentWidth;
}

}  // namespace hitspread::paper
