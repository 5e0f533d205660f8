#include "ui/attack/genericoptions.h"

#include "text/fields.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/labelcolumn.h"
#include "ui/attack/optionrow.h"
#include "ui/theme/applicationstyle.h"

#include <QLabel>
#include <QVBoxLayout>

namespace hitspread {

GenericOptions::GenericOptions(AttackPresenter& presenter, QWidget* parent) : QWidget(parent), m_presenter(presenter)
{
    connect(&m_presenter, &AttackPresenter::ready, this, &GenericOptions::build);
    build();
}

void GenericOptions::build()
{
    if (m_built || !m_presenter.isReady())
        return;
    m_built = true;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* labels = new LabelColumn(this);
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
                auto* heading = new QLabel(text::groupName(m_presenter.system(), group), this);
                setLook(*heading, "textRole", QStringLiteral("section"));
                column->addWidget(heading);
            }
            OptionRow::Shape shape;
            shape.labels = labels;
            shape.label = text::fieldName(m_presenter.system(), *part.record, field);
            column->addWidget(new OptionRow(m_presenter, part.id, field.id, shape, this));
        }
    }
    column->addStretch();
}

}  // namespace hitspread
