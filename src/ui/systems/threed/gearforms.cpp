#include "ui/systems/threed/gearforms.h"

#include "rules/systems/threed/gear.h"
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

namespace hitspread::threed {

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

/// The heading and the fields of a section on a widget of their own, to be shown and hidden together.
void gather(QWidget& form, QVBoxLayout& column, const QString& number)
{
    auto* title = form.findChild<QLabel*>(QStringLiteral("title_") + number);
    auto* grid = form.findChild<QGridLayout*>(QStringLiteral("grid_") + number);
    auto* section = new QWidget(&form);
    section->setObjectName(QStringLiteral("section_") + number);
    auto* inside = new QVBoxLayout(section);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(column.spacing());
    column.insertWidget(column.indexOf(title), section);
    column.removeWidget(title);
    column.removeItem(grid);
    grid->setParent(nullptr);
    inside->addWidget(title);
    inside->addLayout(grid);
}

QWidget* accessoryForm(QWidget* parent)
{
    auto* inside = new QWidget(parent);
    Ui::AccessoryForm form;
    form.setupUi(inside);
    // A range band is a number to the rules and a word to people; the words stand over the table below.
    QStringList bands;
    for (const char* head : {"head_3_0_1", "head_3_0_3", "head_3_0_5", "head_3_0_7"})
        bands << inside->findChild<QLabel*>(QLatin1String(head))->text();
    form.field_designBand->setChoices(bands);
    for (const int number : {1, 2, 3})
        gather(*inside, *form.column, QString::number(number));
    QObject::connect(form.field_kind, &SegmentRow::currentChanged, inside, [inside](int index) {
        const auto kind = static_cast<AccessoryKind>(index);
        for (const auto& [number, user] :
             {std::pair{1, AccessoryKind::Baffling}, {2, AccessoryKind::Scope}, {3, AccessoryKind::Scope}}) {
            const QString name = QString::number(number);
            dim(*inside->findChild<QGridLayout*>(QStringLiteral("grid_") + name), kind != user);
            inside->findChild<QWidget*>(QStringLiteral("section_") + name)->setVisible(kind == user);
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

}  // namespace hitspread::threed
