#include "ui/systems/outcome/ratingnames.h"

#include "rules/systems/outcome/records.h"
#include "text/systems/outcome/combatantwords.h"
#include "ui/fields/recordform.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/theme/applicationstyle.h"

#include <QHBoxLayout>
#include <QLabel>

namespace hitspread::outcome {

RatingNames::RatingNames(SheetPresenter& presenter, RecordForm& form) : QObject(&form), m_presenter(presenter)
{
    for (std::size_t i = 0; i < characterRecord.fields.size(); ++i) {
        const std::string_view id = characterRecord.fields[i].id;
        auto* field = form.editorOf(id);
        // Right behind its number, where its line has room.
        for (auto* line : form.findChildren<QHBoxLayout*>()) {
            const int place = field ? line->indexOf(field) : -1;
            if (place < 0)
                continue;
            auto* label = new QLabel(&form);
            label->setObjectName(QStringLiteral("rating_") + QString::fromUtf8(id));
            setLook(*label, "textRole", QStringLiteral("secondary"));
            line->insertWidget(place + 1, label);
            m_names.push_back({i, label});
        }
    }
    connect(&presenter, &SheetPresenter::derivedChanged, this, &RatingNames::refresh);
    refresh();
}

void RatingNames::refresh()
{
    const AnyRecord& character = m_presenter.character().record();
    if (character.isNull())
        return;
    const AnyRecord& own = m_presenter.sheet().view().switches;
    const Switches switches = own.isNull() ? Switches{} : own.as<Switches>();
    for (const Name& name : m_names)
        name.label->setText(ratingNameWords(switches, characterRecord.fields[name.field].number(character.data(), 0)));
}

}  // namespace hitspread::outcome
