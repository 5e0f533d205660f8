#pragma once

#include <QToolButton>

namespace hitspread {

class RecordBinder;
struct FieldPlace;

/// The dot beside a field that was changed by hand; a click takes the other value again. Hidden until then.
class EditedMark : public QToolButton {
    Q_OBJECT

public:
    /// `name`: what a click does, for who cannot see it. `tip`: the same with what the dot means.
    EditedMark(const QString& name, const QString& tip, QWidget* parent);
    /// The mark of a place of a form, which finds it by its property "markFor".
    EditedMark(const RecordBinder& binder, FieldPlace place, QWidget* parent);

    /// What one takes in a line of `parent`, px: rows without one leave as much free, so that their fields end on one line.
    [[nodiscard]] static int widthIn(const QWidget& parent);
};

}  // namespace hitspread
