#include "models/systems/threed/threedfacets.h"

#include <QCoreApplication>

namespace hitspread::threed {

namespace {

struct NameWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedNames)
};

}  // namespace

NameRules namesFor(RecordKind kind, const FieldDeclaration& field)
{
    if (field.id == "skill")
        return {{{RecordKind::Character, "skills"},
                 {RecordKind::Weapon, "skill"},
                 {RecordKind::MeleeWeapon, "skill"},
                 {RecordKind::ThrownWeapon, "skill"}},
                skillDoubt()};
    if (field.id != "calibre")
        return {};
    // Each has to find the other.
    if (kind == RecordKind::Weapon)
        return {{{RecordKind::Ammunition, "calibre"}}, NameWords::tr("No ammunition here has this calibre.")};
    return {{{RecordKind::Weapon, "calibre"}}, NameWords::tr("No weapon here takes this calibre.")};
}

}  // namespace hitspread::threed
