#pragma once

class QWidget;

namespace hitspread {

class RecordBinder;

/// Completes a form that was laid out by hand, before it is bound: a label without words that is the buddy of a field gets the
/// field's name, a number its width and what it may be beside it, every field its edited mark. It adds no field.
void completeLaidOutForm(QWidget& form, const RecordBinder& binder);

}  // namespace hitspread
