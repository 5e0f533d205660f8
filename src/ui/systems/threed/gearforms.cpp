#include "ui/systems/threed/gearforms.h"

#include "rules/systems/threed/gear.h"
#include "ui/fields/formpanels.h"
#include "ui/widgets/segmentrow.h"
#include "ui_accessoryform.h"
#include "ui_ammunitionform.h"
#include "ui_armourform.h"
#include "ui_grenadeform.h"
#include "ui_meleeweaponform.h"
#include "ui_thrownweaponform.h"
#include "ui_weaponform.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <array>

namespace hitspread::threed {

const FormPanels& formPanels();

namespace {

template <typename Form>
QWidget* laidOut(QWidget* parent)
{
    auto* inside = new QWidget(parent);
    Form().setupUi(inside);
    return inside;
}

/// What is of no use to an accessory of this kind is hidden, and switched off so that nothing can be wrong there; its values stay.
void dim(const QLayout& section, bool dimmed)
{
    for (int i = 0; i < section.count(); ++i) {
        if (QWidget* widget = section.itemAt(i)->widget())
            widget->setDisabled(dimmed);
        else if (const QLayout* line = section.itemAt(i)->layout())
            dim(*line, dimmed);
    }
}

/// What only an accessory of one kind has: in the form a heading above a grid of fields.
struct Section {
    AccessoryKind user;
    QLabel* title;
    QGridLayout* grid;
    QWidget* whole = nullptr;
};

/// The heading and the fields of a section on a widget of their own, to be shown and hidden together.
QWidget* gathered(const Section& section, QWidget& form, QVBoxLayout& column, int number)
{
    auto* whole = new QWidget(&form);
    whole->setObjectName(QStringLiteral("section_%1").arg(number));
    auto* inside = new QVBoxLayout(whole);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(column.spacing());
    column.insertWidget(column.indexOf(section.title), whole);
    column.removeWidget(section.title);
    column.removeItem(section.grid);
    section.grid->setParent(nullptr);
    inside->addWidget(section.title);
    inside->addLayout(section.grid);
    return whole;
}

QWidget* accessoryForm(QWidget* parent)
{
    auto* inside = new QWidget(parent);
    Ui::AccessoryForm form;
    form.setupUi(inside);
    // A range band is a number to the rules and a word to people; the words stand over the table below.
    form.field_designBand->setChoices(
        {form.head_3_0_1->text(), form.head_3_0_3->text(), form.head_3_0_5->text(), form.head_3_0_7->text()});
    std::array sections{Section{AccessoryKind::Baffling, form.title_1, form.grid_1},
                        Section{AccessoryKind::Scope, form.title_2, form.grid_2},
                        Section{AccessoryKind::Scope, form.title_3, form.grid_3}};
    int number = 0;
    for (Section& section : sections)
        section.whole = gathered(section, *inside, *form.column, ++number);
    QObject::connect(form.field_kind, &SegmentRow::currentChanged, inside, [sections](int index) {
        const auto kind = static_cast<AccessoryKind>(index);
        for (const Section& section : sections) {
            dim(*section.grid, kind != section.user);
            section.whole->setVisible(kind == section.user);
        }
    });
    return inside;
}

}  // namespace

QWidget* gearForm(const RecordDeclaration& record, QWidget* parent)
{
    switch (record.kind) {
    case RecordKind::Weapon: return laidOut<Ui::WeaponForm>(parent);
    case RecordKind::MeleeWeapon: return laidOut<Ui::MeleeWeaponForm>(parent);
    case RecordKind::ThrownWeapon: return laidOut<Ui::ThrownWeaponForm>(parent);
    case RecordKind::Grenade: return laidOut<Ui::GrenadeForm>(parent);
    case RecordKind::Ammunition: return laidOut<Ui::AmmunitionForm>(parent);
    case RecordKind::Armour: return laidOut<Ui::ArmourForm>(parent);
    case RecordKind::Accessory: return accessoryForm(parent);
    default: return nullptr;
    }
}

const FormPanels& formPanels()
{
    static constexpr FormPanels kForms{"threed", gearForm};
    return kForms;
}

}  // namespace hitspread::threed
