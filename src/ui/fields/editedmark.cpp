#include "ui/fields/editedmark.h"

#include "text/fields.h"
#include "text/naming.h"
#include "ui/fields/recordbinder.h"
#include "ui/theme/applicationstyle.h"

#include <algorithm>

namespace hitspread {

namespace {

constexpr QChar kEditedDot(0x25CF);
constexpr int kAroundDot = 12;  ///< px
constexpr int kAroundNarrow = 6;

}  // namespace

EditedMark::EditedMark(const QString& name, const QString& tip, QWidget* parent) : QToolButton(parent)
{
    setText(kEditedDot);
    setProperty("changed", true);
    setFixedSize(widthIn(*this), std::max(space::kLeastTarget, fontMetrics().height()));
    setToolTip(tip);
    setAccessibleName(name);
    // Its line does not jump when it comes.
    QSizePolicy keep = sizePolicy();
    keep.setRetainSizeWhenHidden(true);
    setSizePolicy(keep);
    hide();
}

EditedMark::EditedMark(const RecordBinder& binder, FieldElement place, QWidget* parent)
    : EditedMark(tr("Take the stored value of %1 again")
                     .arg(text::placeName(binder.naming(), binder.declaration(),
                                          binder.declaration().fields[place.field], place.element)),
                 tr("Changed by you. Click to take the stored value again."), parent)
{
    // Who types one number after the other goes from field to field; the menu of the field does the same by key.
    setFocusPolicy(Qt::NoFocus);
    const FieldDeclaration& field = binder.declaration().fields[place.field];
    const QString id = QString::fromUtf8(field.id);
    const bool isElement = field.extent > 1;
    setProperty("markFor", isElement ? u"%1:%2"_qs.arg(id, QString::number(place.element)) : id);
    setObjectName(isElement ? u"mark_%1_%2"_qs.arg(id, QString::number(place.element)) : u"mark_"_qs + id);
    // The elements of an array stand close; their marks stand with their names.
    QSizePolicy keep = sizePolicy();
    keep.setRetainSizeWhenHidden(!isElement);
    setSizePolicy(keep);
}

int EditedMark::widthIn(const QWidget& parent)
{
    return parent.fontMetrics().horizontalAdvance(kEditedDot) + kAroundDot;
}

int EditedMark::narrowIn(const QWidget& parent)
{
    return parent.fontMetrics().horizontalAdvance(kEditedDot) + kAroundNarrow;
}

}  // namespace hitspread
