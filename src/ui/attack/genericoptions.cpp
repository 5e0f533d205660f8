#include "ui/attack/genericoptions.h"

#include "text/fields.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/listedrow.h"

namespace hitspread {

GenericOptions::GenericOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : OptionColumn(presenter, style, parent), m_presenter(presenter)
{
    connect(&m_presenter, &AttackPresenter::ready, this, &GenericOptions::build);
    build();
}

void GenericOptions::build()
{
    if (m_built || !m_presenter.isReady())
        return;
    m_built = true;
    std::string_view group;
    for (const PartDeclaration& part : m_presenter.declaration().parts) {
        if (part.role != Role::Declared || part.many)
            continue;
        for (const FieldDeclaration& field : part.record->fields) {
            const bool isFree = field.kind == FieldKind::Text && !offerFor(m_presenter.action(), part.id, field.id);
            if (field.extent > 1 || field.kind == FieldKind::Place || isFree || field.names)
                continue;
            if (field.group != group) {
                group = field.group;
                addSection(text::groupName(m_presenter.system(), group));
            }
            const QString label = text::fieldName(m_presenter.system(), *part.record, field);
            if (listedFor(m_presenter.action(), part.id, field.id, 1))
                addWidget(new ListedRow(rows(), part.id, field.id, label, place()));
            else
                addRow(part.id, field.id, label);
        }
    }
    addStretch();
}

}  // namespace hitspread
