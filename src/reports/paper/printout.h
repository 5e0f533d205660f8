#pragma once

#include "reports/paper/bookmarks.h"
#include "reports/paper/page.h"
#include "reports/paper/papersetup.h"

#include <QByteArray>

class QFont;
class QImage;
class QPagedPaintDevice;

namespace hitspread::paper {

/// Finished pages on a paper. The same pages go to a printer, into a PDF and onto the preview.
struct Printout {
    QString title;  ///< of the document
    PaperSetup setup;
    std::vector<Page> pages;
    std::vector<Bookmark> bookmarks;  ///< in a PDF
};

/// Whether there is any font: without one pages would come out without text and nobody would say so.
[[nodiscard]] bool canSetText();
[[nodiscard]] bool canSetText(const QFont& font);

/// Paints every page; the device is set to the printout's paper. False when the device cannot be painted on or fails.
[[nodiscard]] bool paintOn(QPagedPaintDevice& device, const Printout& printout);

/// The PDF file; empty when it could not be made. The creator is named as the application and its version.
[[nodiscard]] QByteArray pdfOf(const Printout& printout);

/// One page for the screen. Precondition: `page` < pages.size().
[[nodiscard]] QImage imageOf(const Printout& printout, std::size_t page, qreal dotsPerMillimetre);

}  // namespace hitspread::paper
