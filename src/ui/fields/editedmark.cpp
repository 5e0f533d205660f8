#include "ui/fields/editedmark.h"

#include "text/fields.h"
#include "ui/fields/recordbinder.h"

#include <QCoreApplication>
#include <QToolButton>

namespace hitspread {

namespace {

struct EditedMark {
    Q_DECLARE_TR_FUNCTIONS(hitspread::RecordForm)
};

}  // namespace

QToolButton* makeEditedMark(const RecordBinder& binder, FieldPlace place, QWidget* parent)
{
    const FieldDeclaration& field = binder.declaration().fields[place.field];
    const QString id = QString::fromUtf8(field.id);
    auto* mark = new QToolButton(parent);
    mark->setText(u"●"_qs);
    mark->setProperty("changed", true);
    mark->setFixedSize(22, 24);
    const QString named = field.extent > 1 ? u"%1:%2"_qs.arg(id).arg(place.element) : id;
    mark->setProperty("markFor", named);
    mark->setObjectName(u"mark_"_qs + QString(named).replace(u':', u'_'));
    mark->setAccessibleName(EditedMark::tr("Take the stored value of %1 again")
                                .arg(text::placeName(binder.system(), binder.declaration(), field, place.element)));
    QSizePolicy keep = mark->sizePolicy();
    keep.setRetainSizeWhenHidden(field.extent == 1);
    mark->setSizePolicy(keep);
    mark->hide();
    return mark;
}

}  // namespace hitspread
