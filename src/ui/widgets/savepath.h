#pragma once

#include <QString>

#include <span>

class QWidget;

namespace hitspread {

/// A format a file dialog offers.
struct SaveFormat {
    QString suffix;  ///< without its dot
    QString filter;  ///< "CSV table (*.csv)"
};

/// Asks under which name and in which format something is to be written; the name has the suffix of its format. Empty: nobody wants to. Nothing
/// is ever written over, so nobody is asked whether it may be. `name`: without a suffix. `which`, where given, becomes the place of the format that
/// was chosen: several may have one suffix.
[[nodiscard]] QString askSavePath(QWidget& parent, const QString& title, const QString& name,
                                  std::span<const SaveFormat> formats, qsizetype* which = nullptr);

}  // namespace hitspread
