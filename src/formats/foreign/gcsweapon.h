#pragma once

#include "formats/foreign/members.h"

#include <QHash>
#include <QString>

namespace hitspread::formats {

/// The skills of who has it, by name and level; of a list of gear none.
using GcsSkills = QHash<QString, int>;

/// One way to use a thing of GCS: "Swung", "Thrust", "Thrown".
struct GcsWeapon {
    std::vector<ForeignValue> values;
    QString usage;
    bool isTwoHanded = false;
    bool isOfItsOwner = false;  ///< what it does was worked out for who has it
};

/// Reads one of the `weapons` of a thing, a trait or a skill.
[[nodiscard]] GcsWeapon readGcsWeapon(const Member& given, const GcsSkills& skills);

/// A text, or what a comparison is with ("name": {"compare": "is", "qualifier": …}).
[[nodiscard]] QString gcsWords(const Member& member);
/// A name with what its replacements say in place of "@Metal@"; those that would make it longer than any name are not filled in.
[[nodiscard]] QString gcsFilledName(const Member& name, const Member& replacements);
/// "Guns (Pistol)".
[[nodiscard]] QString gcsSkillName(const Member& skill);

}  // namespace hitspread::formats
