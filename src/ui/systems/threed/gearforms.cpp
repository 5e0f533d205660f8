#include "ui/systems/threed/gearforms.h"

#include "ui_accessoryform.h"
#include "ui_ammunitionform.h"
#include "ui_armourform.h"
#include "ui_grenadeform.h"
#include "ui_meleeweaponform.h"
#include "ui_thrownweaponform.h"
#include "ui_weaponform.h"

#include <QLabel>

namespace hitspread::threed {

namespace {

template <typename Form>
QWidget* laidOut(QWidget* parent)
{
    auto* inside = new QWidget(parent);
    Form().setupUi(inside);
    return inside;
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
