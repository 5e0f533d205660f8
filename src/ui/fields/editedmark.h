#pragma once

#include <QToolButton>

namespace hitspread {

class RecordBinder;
struct FieldElement;

/// The dot beside a field that was changed by hand; a click takes the other value again. Hidden until then.
class EditedMark : public QToolButton {
    Q_OBJECT

public:
    /// `name`: what a click does, for who cannot see it. `tip`: the same with what the dot means.
    EditedMark(const QString& name, const QString& tip, QWidget* parent);
    /// The mark of a place of a form, which finds it by its property "markFor".
    EditedMark(const RecordBinder& binder, FieldElement place, QWidget* parent);

    /// No more than its place: around the dot there is nothing to cut.
    [[nodiscard]] QSize minimumSizeHint() const override { return minimumSize(); }

    /// What one takes in a line of `parent`, px: rows without one leave as much free, so that their fields end on one line.
    [[nodiscard]] static int widthIn(const QWidget& parent);
    /// The same where it stands in a margin.
    [[nodiscard]] static int narrowIn(const QWidget& parent);
};

}  // namespace hitspread
