#include "ui/fields/laidoutform.h"

#include "text/fields.h"
#include "ui/fields/editedmark.h"
#include "ui/fields/fieldwidgets.h"
#include "ui/fields/numberfield.h"
#include "ui/fields/recordbinder.h"
#include "ui/theme/applicationstyle.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QToolButton>

namespace hitspread {

namespace {

constexpr int kElementWidth = 60;
constexpr int kLeastLabel = 96;
constexpr int kPageHeight = 96;

std::optional<FieldPlace> placeOf(const QWidget& widget, const RecordBinder& binder)
{
    const QString named = widget.property("field").toString();
    return named.isEmpty() ? std::nullopt : placeNamed(binder.declaration(), named);
}

void nameLabel(QLabel& label, const RecordBinder& binder)
{
    const auto place = label.buddy() ? placeOf(*label.buddy(), binder) : std::nullopt;
    if (!place)
        return;
    const FieldDeclaration& field = binder.declaration().fields[place->field];
    if (label.text().isEmpty())
        label.setText(field.extent > 1 ? text::elementName(binder.system(), field, place->element)
                                       : text::fieldName(binder.system(), binder.declaration(), field));
    setLook(label, "tone", u"muted"_qs);
    // The fields of all sections begin at about the same place.
    if (field.extent == 1) {
        label.setWordWrap(true);
        label.setMinimumWidth(kLeastLabel);
    }
}

/// Behind the field, in the next cell of its grid: what a number may be, and the edited mark.
void addTail(QWidget& widget, FieldPlace place, QGridLayout& grid, const RecordBinder& binder)
{
    const FieldDeclaration& field = binder.declaration().fields[place.field];
    int row = 0;
    int column = 0;
    int rows = 0;
    int columns = 0;
    grid.getItemPosition(grid.indexOf(&widget), &row, &column, &rows, &columns);
    QWidget* parent = widget.parentWidget();
    auto* tail = new QHBoxLayout;
    tail->setSpacing(space::kTiny);
    if (qobject_cast<NumberField*>(&widget) && field.extent == 1) {
        auto* range = new QLabel(text::rangeOf(field), parent);
        range->setObjectName(u"range_"_qs + widget.property("field").toString());
        setLook(*range, "textRole", u"secondary"_qs);
        tail->addWidget(range);
    }
    tail->addWidget(makeEditedMark(binder, place, parent));
    tail->addStretch(1);
    grid.addLayout(tail, row, column + columns);
}

}  // namespace

void completeLaidOutForm(QWidget& form, const RecordBinder& binder)
{
    for (QLabel* label : form.findChildren<QLabel*>())
        nameLabel(*label, binder);
    for (QGridLayout* grid : form.findChildren<QGridLayout*>()) {
        std::vector<std::pair<QWidget*, FieldPlace>> fields;
        for (int i = 0; i < grid->count(); ++i) {
            QWidget* widget = grid->itemAt(i)->widget();
            if (const auto place = widget ? placeOf(*widget, binder) : std::nullopt)
                fields.emplace_back(widget, *place);
        }
        for (const auto& [widget, place] : fields) {
            if (auto* number = qobject_cast<NumberField*>(widget)) {
                const FieldDeclaration& field = binder.declaration().fields[place.field];
                number->setFixedWidth(field.extent > 1 ? kElementWidth : numberWidth(field));
            }
            // The long page of notes fills its row and has no place beside it.
            if (auto* page = qobject_cast<QPlainTextEdit*>(widget))
                page->setMaximumHeight(kPageHeight);
            else
                addTail(*widget, place, *grid, binder);
        }
    }
}

}  // namespace hitspread
