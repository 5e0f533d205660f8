#include "rules/systems/outcome/sheet.h"
#include "ui/fields/formpanels.h"
#include "ui/sheet/sheetpanels.h"
#include "ui/sheet/sheetpresenter.h"

namespace hitspread::outcome {

const SheetPanels& sheetPanels();
const FormPanels& formPanels();

namespace {

class OutcomeForms final : public FormPanels {
public:
    std::string_view system() const override { return "outcome"; }
    /// Every record has a form made from its declaration.
    QWidget* makeForm(const RecordDeclaration&, QWidget*) const override { return nullptr; }
};

class OutcomeSheet final : public SheetPanels {
public:
    std::string_view system() const override { return "outcome"; }
    std::vector<SheetPage> makePages(SheetPresenter&, QWidget*) const override { return {}; }
    std::vector<SheetFigure> figures(const ActionRecord&) const override { return {}; }
};

}  // namespace

const FormPanels& formPanels()
{
    static const OutcomeForms forms;
    return forms;
}

const SheetPanels& sheetPanels()
{
    static const OutcomeSheet panels;
    return panels;
}

}  // namespace hitspread::outcome
