#pragma once

#include "reports/paper/page.h"
#include "reports/paper/papersetup.h"

class QPainter;

namespace hitspread::paper {

/// Paints a page in units of 1/100 mm; whoever calls scales the painter to his device. The body is drawn by the painter that
/// draws it on the screen.
class PagePainter {
public:
    explicit PagePainter(const PaperSetup& setup) : m_setup(setup) {}

    void paint(QPainter& painter, const Page& page) const;

private:
    PaperSetup m_setup;
};

}  // namespace hitspread::paper
