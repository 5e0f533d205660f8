#pragma once

#include <QDir>
#include <QString>

namespace hitspread {

class ApplicationStyle;

/// The body as the printer gets it.
void paintPaper(const QDir& folder);

/// Every page of the combat sheet: filled, overfilled, blank; both papers.
void paintSheetPages(const QDir& folder, const QString& language);

/// The dialog that prints.
void paintPreview(const ApplicationStyle& style, const QDir& folder, const QString& suffix);

}  // namespace hitspread
