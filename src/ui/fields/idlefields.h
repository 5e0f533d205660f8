#pragma once

class QWidget;

namespace hitspread {

class RecordBinder;

/// As long as `owner` lives: fields of the binder's record of which the rules make nothing as it stands are switched off, with the
/// reason in their tooltip, and on again when they are used. What another part of the form has switched off stays so.
void keepIdleOff(RecordBinder& binder, QWidget& owner);

}  // namespace hitspread
