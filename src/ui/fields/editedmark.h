#pragma once

class QToolButton;
class QWidget;

namespace hitspread {

class RecordBinder;
struct FieldPlace;

/// The dot beside a field that was edited, which takes the stored value again; hidden until then.
[[nodiscard]] QToolButton* makeEditedMark(const RecordBinder& binder, FieldPlace place, QWidget* parent);

}  // namespace hitspread
