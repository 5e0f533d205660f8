#pragma once

#include "rules/core/declare/record.h"

class QWidget;

namespace hitspread::threed {

/// The form for a thing that is carried, laid out by hand; nullptr for other records.
[[nodiscard]] QWidget* gearForm(const RecordDeclaration& record, QWidget* parent);

}  // namespace hitspread::threed
