#include "gallery/formshots.h"

#include "gallery/pictures.h"
#include "rules/systems/registry.h"
#include "text/naming.h"
#include "ui/fields/numberfield.h"
#include "ui/fields/recordform.h"
#include "ui/theme/applicationstyle.h"

#include <QApplication>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

void paintForms(const ApplicationStyle& style, Album& album)
{
    for (const System* system : systems()) {
        for (const RecordDeclaration* declaration : system->records()) {
            // House rules have a page of their own (paintRules); no window shows this form of them.
            if (declaration->kind == RecordKind::Switches)
                continue;
            QWidget window;
            window.setProperty("ground", QStringLiteral("window"));
            window.setAttribute(Qt::WA_StyledBackground);
            auto* column = new QVBoxLayout(&window);
            auto* form = new RecordForm(text::Naming::usual(*system), *declaration, style, &window);
            column->addWidget(form);
            AnyRecord record(*declaration);
            for (const FieldDeclaration& field : declaration->fields) {
                if (std::ranges::find(declaration->fields, field.id, &FieldDeclaration::countedBy)
                    != declaration->fields.end())
                    field.setNumber(record.data(), 0, 2);
                if (field.kind == FieldKind::RankList)
                    field.setRanks(record.data(), Ranks{{{"rifle", 6}, {"marksman", 3}}});
            }
            form->binder().setRecord(record);
            window.resize(720, window.sizeHint().height());
            settleWidget(window);
            const auto fields = form->findChildren<NumberField*>();
            const auto usable = std::ranges::find_if(fields, [](const NumberField* one) { return one->isEnabled(); });
            if (usable != fields.end()) {
                NumberField* field = *usable;
                field->setText(QStringLiteral("−400"));
                Q_EMIT field->textEdited(field->text());
                QApplication::processEvents();
                window.resize(720, window.sizeHint().height());
                QApplication::processEvents();
            }
            const std::string name = std::string(system->id()) + "-" + std::string(declaration->id);
            album.take(window, QStringLiteral("form-") + QString::fromStdString(name));
        }
    }
}

}  // namespace hitspread
