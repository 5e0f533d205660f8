#include "ui/fields/idlefields.h"

#include "models/systemview.h"
#include "text/fields.h"
#include "text/naming.h"
#include "ui/fields/recordbinder.h"

#include <QWidget>

namespace hitspread {

namespace {

void switchOff(const RecordBinder& binder, const FieldsFacet& facet, const FieldDeclaration& field)
{
    QWidget* widget = field.extent == 1 ? binder.widgetOf(*binder.placeOf(field.id)) : nullptr;
    if (!widget)
        return;
    const QString idle = facet.idleWords(binder.record(), field);
    const bool wasIdle = widget->property("idle").toBool();
    if (idle.isEmpty() && !wasIdle)
        return;
    widget->setEnabled(idle.isEmpty());
    widget->setProperty("idle", !idle.isEmpty());
    const QString tip = text::fieldTip(binder.naming(), binder.declaration(), field, 0);
    widget->setToolTip(idle.isEmpty() ? tip : tip + u'\n' + idle);
}

}  // namespace

void keepIdleOff(RecordBinder& binder, QWidget& owner)
{
    const FieldsFacet* facet = facetsOf(binder.system().id()).fields;
    if (!facet)
        return;
    const auto refresh = [&binder, facet] {
        if (!binder.record().data())
            return;  // no record yet: it comes with reloaded()
        for (const FieldDeclaration& field : binder.declaration().fields)
            switchOff(binder, *facet, field);
    };
    QObject::connect(&binder, &RecordBinder::changed, &owner, refresh);
    QObject::connect(&binder, &RecordBinder::reloaded, &owner, refresh);
    refresh();
}

}  // namespace hitspread
