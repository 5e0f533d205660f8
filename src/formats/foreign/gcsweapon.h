#pragma once

#include "formats/foreign/members.h"

#include <QHash>
#include <QString>

#include <optional>

namespace hitspread::formats {

/// The skills of who has it, by name and level; of a list of gear none.
using GcsSkills = QHash<QString, int>;

/// One way to use a thing of GCS: "Swung", "Thrust", "Thrown".
struct GcsWeapon {
    std::vector<ForeignValue> values;
    QString usage;
    QString skill;  ///< it is used with; empty: none is named
    QString skillPath;
    std::optional<int> level;  ///< his who has it, with it: from a default, with what it lacks or adds
    QString levelPath;
    bool isTwoHanded = false;
    bool isOfItsOwner = false;  ///< what it does was worked out for who has it
};

/// Reads one of the `weapons` of a thing, a trait, a skill or a spell; the skill is no value yet.
[[nodiscard]] GcsWeapon readGcsWeapon(const Member& given, const GcsSkills& skills);

/// A text, or what a comparison is with ("name": {"compare": "is", "qualifier": …}).
[[nodiscard]] QString gcsWords(const Member& member);
/// "Guns (Pistol)".
[[nodiscard]] QString gcsSkillName(const Member& skill);
/// "Boathook: 13", as ranks are written in a cell; a part of a level does not count.
[[nodiscard]] QString gcsRank(const QString& name, double level);
/// A name with what is said beside it of what stands between signs in it: "Helm of @Material@".
[[nodiscard]] QString gcsFilledIn(QString name, const Member& item);

}  // namespace hitspread::formats
