#pragma once

#include "formats/foreign/gcsweapon.h"

#include <QHash>
#include <QString>

#include <map>
#include <optional>
#include <utility>

namespace hitspread::formats {

/// Reads the gear of GCS: weapons and armour as records, and what somebody has of them as a kit.
class GcsGear {
public:
    /// `person`: whose it is, with his skills and what he has a skill he never learned at; empty: it is a list.
    GcsGear(const QString& person, const GcsSkills& skills, std::optional<int> dexterity)
        : m_person(person), m_skills(skills), m_dexterity(dexterity)
    {}

    /// A list of equipment with what is in its containers.
    void readEquipment(const Member& list, bool isCarried);
    /// What grows on somebody: weapons of his traits.
    void readNatural(const Member& trait, const QString& name);

    [[nodiscard]] std::vector<ForeignRecord>& records() { return m_records; }
    [[nodiscard]] std::vector<ForeignThing>& kit() { return m_kit; }
    /// Levels he has with single weapons, which are not those of his skills: entries of a list of skills.
    [[nodiscard]] std::vector<ForeignValue>& levels() { return m_levels; }
    [[nodiscard]] bool hasInHand() const { return m_hasInHand; }
    /// What is no weapon and protects from nothing.
    [[nodiscard]] std::vector<std::string>& otherGear() { return m_other; }
    /// What the armour that is worn protects with at a location of GCS; "all" is everywhere.
    [[nodiscard]] int wornAt(const QString& location) const
    {
        return m_worn.value(location) + (location == u"all" ? 0 : m_worn.value(QStringLiteral("all")));
    }

private:
    struct Features {
        QHash<QString, int> resistance;
        int defence = 0;
        bool isShield = false;
        QString path;
    };
    void readItem(const Member& item, bool isCarried);
    void readFeatures(const Member& list, Features& features);
    void readModifiers(const Member& list, Features& features, int depth = 0);
    /// What he has a skill at, learned or not; nothing: the dexterity of anybody.
    [[nodiscard]] std::optional<int> levelAt(const QString& skill) const;
    /// Sees to it that he has with it the level he has there. `called`: what it is called without him.
    void settleSkill(GcsWeapon& weapon, const QString& called);
    /// The skill the first of them is meant for; empty: there is none.
    QString addWeapons(const Member& item, const QString& name, bool isCarried, int quantity);
    /// `skill`: it is used with where it is a shield.
    void addArmour(const Member& item, const QString& name, const Features& features, const QString& skill,
                   bool isCarried);
    /// Keeps it once; what it is called, where something else has its name.
    std::string keep(ForeignRecord record, QString name, const QString& path);

    QString m_person;
    const GcsSkills& m_skills;
    std::optional<int> m_dexterity;
    QHash<QString, int> m_unlearnt;  ///< skills he has not but uses, at the level he has with the first weapon of each
    std::vector<ForeignValue> m_levels;
    std::vector<ForeignRecord> m_records;
    std::vector<ForeignThing> m_kit;
    std::vector<std::string> m_other;
    QHash<QString, int> m_worn;
    std::map<std::pair<RecordKind, std::string>, std::size_t> m_names;
    bool m_hasInHand = false;
};

}  // namespace hitspread::formats
