#include "ui/fields/laidoutform.h"

#include "text/fields.h"
#include "text/naming.h"
#include "ui/fields/editedmark.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/fields/fieldwidgets.h"
#include "ui/fields/formgrid.h"
#include "ui/fields/numberfield.h"
#include "ui/fields/recordbinder.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/wraplabel.h"

#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>

#include <algorithm>
#include <vector>

namespace hitspread {

namespace {

constexpr int kFormPageHeight = 96;

std::optional<FieldElement> placeOf(const QWidget& widget, const RecordBinder& binder)
{
    const QString named = widget.property("field").toString();
    return named.isEmpty() ? std::nullopt : elementNamed(binder.declaration(), named);
}

void nameLabel(QLabel& label, const RecordBinder& binder)
{
    const auto place = label.buddy() ? placeOf(*label.buddy(), binder) : std::nullopt;
    if (!place)
        return;
    const FieldDeclaration& field = binder.declaration().fields[place->field];
    if (label.text().isEmpty())
        label.setText(field.extent > 1 ? text::elementName(binder.naming(), field, place->element)
                                       : text::fieldName(binder.naming(), binder.declaration(), field));
    setLook(label, "tone", u"muted"_qs);
}

/// Long words of a label that stands before its field go on a second line rather than out of a narrow window.
void letWrap(QGridLayout& grid)
{
    std::vector<QLabel*> labels;
    for (int i = 0; i < grid.count(); ++i) {
        auto* label = qobject_cast<QLabel*>(grid.itemAt(i)->widget());
        if (label && label->buddy())
            labels.push_back(label);
    }
    for (QLabel* label : labels) {
        auto* wrapping = new WrapLabel(label->text(), label->parentWidget());
        wrapping->setObjectName(label->objectName());
        wrapping->setBuddy(label->buddy());
        setLook(*wrapping, "tone", u"muted"_qs);
        delete grid.replaceWidget(label, wrapping);
        delete label;
    }
}

/// What a number may be is of use to who is writing it; behind every field it drowns the words that say more. Its place stays.
void showWhileWritten(QWidget& range, const QWidget& field)
{
    QSizePolicy keep = range.sizePolicy();
    keep.setRetainSizeWhenHidden(true);
    range.setSizePolicy(keep);
    range.hide();
    QObject::connect(qApp, &QApplication::focusChanged, &range, [&range, &field](QWidget* before, QWidget* now) {
        if (before == &field || now == &field)
            range.setVisible(now == &field || range.property(kSaysWhy).toBool());
    });
}

/// Behind the field: what a number may be, and the edited mark. Text fills its line. The words, or nullptr: it has none.
QLabel* addTail(QWidget& widget, FieldElement place, QGridLayout& grid, const RecordBinder& binder)
{
    const FieldDeclaration& field = binder.declaration().fields[place.field];
    int row = 0;
    int column = 0;
    int rows = 0;
    int columns = 0;
    grid.getItemPosition(grid.indexOf(&widget), &row, &column, &rows, &columns);
    QWidget* parent = widget.parentWidget();
    std::vector<QWidget*> tail;
    QLabel* words = nullptr;
    if (qobject_cast<NumberField*>(&widget) && field.extent == 1) {
        // The reason of a field that is not used may be longer than its half of the line is wide.
        auto* range = new WrapLabel(text::numbersOf(field), parent);
        range->setObjectName(u"range_"_qs + widget.property("field").toString());
        setLook(*range, "textRole", u"secondary"_qs);
        showWhileWritten(*range, widget);
        words = range;
    }
    if (field.kind == FieldKind::Choice && field.extent == 1) {
        auto* idle = new QLabel(parent);
        idle->setObjectName(u"idle_"_qs + widget.property("field").toString());
        idle->hide();
        words = idle;
    }
    if (words)
        tail.push_back(words);
    tail.push_back(new EditedMark(binder, place, parent));
    grid.removeWidget(&widget);
    const bool grows = field.kind == FieldKind::Text;
    // The cell behind it is its room as well.
    addFieldLine(grid, widget, tail, row, column, columns + 1, grows);
    return words;
}

/// Every second row of the grid becomes free for sentences about the row above.
void spread(QGridLayout& grid)
{
    struct Item {
        QLayoutItem* item;
        int row, column, rows, columns;
    };
    std::vector<Item> items;
    while (grid.count() > 0) {
        Item one{};
        grid.getItemPosition(0, &one.row, &one.column, &one.rows, &one.columns);
        one.item = grid.takeAt(0);
        items.push_back(one);
    }
    for (const Item& one : items)
        grid.addItem(one.item, 2 * one.row, one.column, 2 * one.rows - 1, one.columns, one.item->alignment());
}

/// A field of its own has its sentence under it, a row of a table one for all its cells.
void addComplaint(const QWidget& widget, FieldElement place, QGridLayout& grid, const RecordBinder& binder)
{
    int row = 0;
    int column = 0;
    int rows = 0;
    int columns = 0;
    grid.getItemPosition(grid.indexOf(&widget), &row, &column, &rows, &columns);
    const QString named = widget.property("field").toString();
    const bool isInTable = binder.declaration().fields[place.field].extent > 1;
    if (const QLayoutItem* there = isInTable ? grid.itemAtPosition(row + 1, 0) : nullptr) {
        const QString before = there->widget()->property("complaintFor").toString();
        there->widget()->setProperty("complaintFor", QString(before + u' ' + named));
        return;
    }
    auto* complaint = new FieldComplaint(widget.parentWidget());
    complaint->setObjectName(u"complaint_"_qs + QString(named).replace(u':', u'_'));
    complaint->setProperty("complaintFor", named);
    if (isInTable)
        grid.addWidget(complaint, row + 1, 0, 1, -1);
    else
        addUnder(grid, *complaint, row + 1, column, columns, kLaidOutHalf);
}

}  // namespace

LaidOutForm completeLaidOutForm(QWidget& form, const RecordBinder& binder)
{
    for (QLabel* label : form.findChildren<QLabel*>())
        nameLabel(*label, binder);
    LaidOutForm done;
    for (QGridLayout* grid : form.findChildren<QGridLayout*>()) {
        std::vector<std::pair<QWidget*, FieldElement>> fields;
        for (int i = 0; i < grid->count(); ++i) {
            QWidget* widget = grid->itemAt(i)->widget();
            if (const auto place = widget ? placeOf(*widget, binder) : std::nullopt)
                fields.emplace_back(widget, *place);
        }
        if (fields.empty())
            continue;
        spread(*grid);
        if (std::ranges::all_of(
                fields, [&](const auto& one) { return binder.declaration().fields[one.second.field].extent == 1; }))
            done.grids.push_back(grid);
        for (const auto& [widget, place] : fields) {
            if (auto* number = qobject_cast<NumberField*>(widget)) {
                const FieldDeclaration& field = binder.declaration().fields[place.field];
                number->setFixedWidth(field.extent > 1 ? elementWidth() : numberWidth(field));
            }
            if (auto* page = qobject_cast<QPlainTextEdit*>(widget))
                page->setMaximumHeight(kFormPageHeight);
            addComplaint(*widget, place, *grid, binder);
            if (QLabel* words = addTail(*widget, place, *grid, binder))
                done.words.emplace(place, words);
        }
    }
    for (QGridLayout* grid : done.grids)
        letWrap(*grid);
    return done;
}

}  // namespace hitspread
