#include "text/kinds.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace hitspread::text {

namespace {

struct KindWords {
    RecordKind kind;
    const char* one;
    const char* many;
    const char* fresh;
    const char* none;
};

constexpr std::array kWords{
    KindWords{RecordKind::Character, QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Character"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Characters"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "New character"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "No characters yet.")},
    KindWords{RecordKind::Weapon, QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Firearm"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Firearms"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "New firearm"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "No firearms yet.")},
    KindWords{RecordKind::MeleeWeapon, QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Melee weapon"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Melee weapons"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "New melee weapon"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "No melee weapons yet.")},
    KindWords{RecordKind::ThrownWeapon, QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Thrown weapon"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Thrown weapons"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "New thrown weapon"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "No thrown weapons yet.")},
    KindWords{RecordKind::Ammunition, QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Ammunition"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Ammunition"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "New ammunition"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "No ammunition yet.")},
    KindWords{RecordKind::Armour, QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Armour"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Armour"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "New armour"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "No armour yet.")},
    KindWords{RecordKind::Grenade, QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Grenade"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Grenades"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "New grenade"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "No grenades yet.")},
    KindWords{RecordKind::Accessory, QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Accessory"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Accessories"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "New accessory"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "No accessories yet.")},
    KindWords{RecordKind::ConditionTemplate, QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Condition"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Conditions"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "New condition"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "No conditions yet.")},
    KindWords{RecordKind::Modifier, QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Modifier"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Modifiers"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "New modifier"),
              QT_TRANSLATE_NOOP("hitspread::text::Kinds", "No modifiers yet.")},
};

/// Where blades and bows are of the kind that is one of firearms elsewhere.
constexpr KindWords kAllWeapons{RecordKind::Weapon, QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Weapon"),
                                QT_TRANSLATE_NOOP("hitspread::text::Kinds", "Weapons"),
                                QT_TRANSLATE_NOOP("hitspread::text::Kinds", "New weapon"),
                                QT_TRANSLATE_NOOP("hitspread::text::Kinds", "No weapons yet.")};

QString wordsOf(RecordKind kind, const char* KindWords::*which)
{
    const auto found = std::ranges::find(kWords, kind, &KindWords::kind);
    return found == kWords.end() ? QString() : QCoreApplication::translate("hitspread::text::Kinds", (*found).*which);
}

QString wordsOf(const System& system, RecordKind kind, const char* KindWords::*which)
{
    const bool isAllWeapons = kind == RecordKind::Weapon && !system.record(RecordKind::MeleeWeapon);
    return isAllWeapons ? QCoreApplication::translate("hitspread::text::Kinds", kAllWeapons.*which)
                        : wordsOf(kind, which);
}

}  // namespace

QString kindName(const System& system, RecordKind kind)
{
    return wordsOf(system, kind, &KindWords::one);
}

QString kindsName(const System& system, RecordKind kind)
{
    return wordsOf(system, kind, &KindWords::many);
}

QString kindName(RecordKind kind)
{
    return wordsOf(kind, &KindWords::one);
}

QString kindsName(RecordKind kind)
{
    return wordsOf(kind, &KindWords::many);
}

QString newName(const System& system, RecordKind kind)
{
    return wordsOf(system, kind, &KindWords::fresh);
}

QString noneYet(const System& system, RecordKind kind)
{
    return wordsOf(system, kind, &KindWords::none);
}

}  // namespace hitspread::text
