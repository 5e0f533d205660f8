#include "text/systems/outcome/gearwords.h"

#include "rules/systems/outcome/system.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/systems/outcome/combatantwords.h"

#include <QCoreApplication>
#include <QStringList>

namespace hitspread::outcome {

namespace {

struct GearWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::GearWords)
};

/// The ways it is fired; of a weapon that is not fired none.
QString modesWords(const Weapon& weapon)
{
    QStringList words;
    const FieldDeclaration& field = *weaponRecord.find("modes");
    for (std::size_t i = 0; weapon.kind == WeaponKind::Firearm && i < kModes.size(); ++i) {
        if ((weapon.modes & bit(static_cast<Mode>(i))) != 0)
            words << text::choiceName(system(), field, i);
    }
    return words.join(QStringLiteral(", "));
}

QString joinedGear(QStringList words)
{
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

}  // namespace

QString weaponNumberWords(const Character& who, const Weapon& weapon, const WeaponNumbers& numbers)
{
    const QString skill =
        GearWords::tr("%1 %2", "skill, rating").arg(attackSkillName(who, weapon), ratingWords(numbers.rating));
    const bool parries = numbers.parry && !weapon.natural;
    const FieldDeclaration& kind = *weaponRecord.find("kind");
    return joinedGear({skill, damageBonusWords(damageBonusOf(weapon)),
                       parries ? GearWords::tr("parry %1").arg(ratingWords(*numbers.parry)) : QString(),
                       parries ? QString() : text::choiceName(system(), kind, static_cast<std::size_t>(weapon.kind)),
                       modesWords(weapon), weapon.buckler ? GearWords::tr("buckler") : QString(),
                       weapon.garrote ? GearWords::tr("garrote, only to grapple with") : QString()});
}

QString armourPieceWords(const Armour& armour)
{
    if (!armour.shield)
        return armourWords(armour.points);
    const int through = armour.points != 0 ? armour.points : kShieldArmour;
    return joinedGear({GearWords::tr("shield: −1 around it, %1 points of armour through it").arg(through),
                       GearWords::tr("struck with: %1").arg(damageBonusWords(armour.damageBonus))});
}

}  // namespace hitspread::outcome
