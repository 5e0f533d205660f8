#pragma once

#include <QByteArray>

namespace hitspread::bench {

/// The least code that puts a combat sheet's worth of ink on PDF pages with QPdfWriter alone: as many texts, boxes, hexes and
/// lines as the picture of the sheet holds, at fixed places. It lays out nothing and works out nothing.
[[nodiscard]] QByteArray barePdf(int pages);

}  // namespace hitspread::bench
