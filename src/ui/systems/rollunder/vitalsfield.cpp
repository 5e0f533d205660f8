#include "ui/systems/rollunder/vitalsfield.h"

#include "rules/systems/rollunder/character.h"
#include "ui/fields/numberfield.h"
#include "ui/fields/recordbinder.h"
#include "ui/sheet/sheetpresenter.h"

namespace hitspread::rollunder {

VitalsField::VitalsField(SheetPresenter& presenter, QObject* parent) : QObject(parent), m_presenter(presenter)
{
    RecordBinder& character = presenter.character();
    connect(&character, &RecordBinder::changed, this, &VitalsField::refresh);
    connect(&character, &RecordBinder::reloaded, this, &VitalsField::refresh);
    connect(&presenter, &SheetPresenter::derivedChanged, this, &VitalsField::refresh);
    refresh();
}

void VitalsField::refresh()
{
    const RecordBinder& binder = m_presenter.character();
    const auto place = binder.placeOf("dr", static_cast<std::size_t>(Location::Vitals));
    auto* field = place ? qobject_cast<NumberField*>(binder.widgetOf(*place)) : nullptr;
    if (!field || binder.record().isNull())
        return;
    // As the rules read it while the field is empty.
    Resistance dr = binder.record().as<Character>().dr;
    dr[static_cast<std::size_t>(Location::Vitals)] = kNoEntry;
    field->setPlaceholderText(QString::number(drAt(dr, Location::Vitals)));
}

}  // namespace hitspread::rollunder
