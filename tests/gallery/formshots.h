#pragma once

#include <QDir>
#include <QString>

namespace hitspread {

class ApplicationStyle;

/// Every record's form as it is made from its declaration, one of them with values that are refused.
void paintForms(const ApplicationStyle& style, const QDir& folder, const QString& suffix);

}  // namespace hitspread
