#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace hitspread::paper {

/// An entry of a document's table of contents.
struct Bookmark {
    QString title;
    std::size_t page = 0;  ///< counted from 0
};

/// The PDF with bookmarks, added as the format provides for later additions: behind its end. QPdfWriter cannot make any. A file
/// that is not laid out as QPdfWriter does it is given back as it is.
[[nodiscard]] QByteArray withBookmarks(const QByteArray& pdf, const std::vector<Bookmark>& bookmarks);

}  // namespace hitspread::paper
