#include "reports/paper/printout.h"

#include "reports/paper/pagepainter.h"
#include "reports/paper/typeset.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QHashSeed>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QRawFont>

#include <cmath>

namespace hitspread::paper {

namespace {

/// While it lives, hashes are ordered alike in every run: Qt writes a PDF's fonts in the order of one.
class SteadyHashes {
public:
    SteadyHashes() { QHashSeed::setDeterministicGlobalSeed(); }
    ~SteadyHashes() { QHashSeed::resetRandomGlobalSeed(); }
    Q_DISABLE_COPY_MOVE(SteadyHashes)
};

}  // namespace

bool canSetText()
{
    return canSetText(fontOf({}));
}

bool canSetText(const QFont& font)
{
    // Without fonts Qt sets empty boxes from an engine that has no tables.
    return !QRawFont::fromFont(font).fontTable("cmap").isEmpty();
}

bool paintOn(QPagedPaintDevice& device, const Printout& printout)
{
    if (!device.setPageLayout(layoutOf(printout.setup)))
        return false;
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const qreal zoom = static_cast<qreal>(device.logicalDpiX()) / kResolution;
    painter.scale(zoom, zoom);
    const PagePainter pagePainter(printout.setup);
    for (std::size_t i = 0; i < printout.pages.size(); ++i) {
        if (i > 0 && !device.newPage())
            return false;
        pagePainter.paint(painter, printout.pages[i]);
    }
    return painter.end();
}

QByteArray pdfOf(const Printout& printout)
{
    const SteadyHashes steady;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(kResolution);
        writer.setTitle(printout.title);
        writer.setCreator(u"Hitspread %1"_qs.arg(QCoreApplication::applicationVersion()));
        if (!paintOn(writer, printout))
            return {};
    }
    return withBookmarks(bytes, printout.bookmarks);
}

QImage imageOf(const Printout& printout, std::size_t page, qreal dotsPerMillimetre)
{
    const QSizeF size = sizeOf(printout.setup) * dotsPerMillimetre;
    QImage image(static_cast<int>(std::lround(size.width())), static_cast<int>(std::lround(size.height())),
                 QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(dotsPerMillimetre / kUnitsPerMillimetre, dotsPerMillimetre / kUnitsPerMillimetre);
    PagePainter(printout.setup).paint(painter, printout.pages[page]);
    return image;
}

}  // namespace hitspread::paper
