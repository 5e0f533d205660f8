#pragma once

#include "formats/foreign/gcsweapon.h"

#include <QHash>
#include <QString>

#include <map>
#include <utility>

namespace hitspread::formats {

/// Reads the gear of GCS: weapons and armour as records, and what somebody has of them as a kit.
class GcsGear {
public:
    /// `person`: whose it is; empty: it is a list.
    GcsGear(const QString& person, const GcsSkills& skills) : m_person(person), m_skills(skills) {}

    /// A list of equipment with what is in its containers.
    void readEquipment(const Member& list, bool isCarried);
    /// What grows on somebody: weapons of his traits.
    void readNatural(const Member& trait, const QString& name);

    [[nodiscard]] std::vector<ForeignRecord>& records() { return m_records; }
    [[nodiscard]] std::vector<ForeignThing>& kit() { return m_kit; }
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
    void addWeapons(const Member& item, const QString& name, bool isCarried, int quantity);
    void addArmour(const Member& item, const QString& name, const Features& features, bool isCarried);
    /// Keeps it once; what it is called, where something else has its name.
    std::string keep(ForeignRecord record, QString name, const QString& path);

    QString m_person;
    const GcsSkills& m_skills;
    std::vector<ForeignRecord> m_records;
    std::vector<ForeignThing> m_kit;
    std::vector<std::string> m_other;
    QHash<QString, int> m_worn;
    std::map<std::pair<RecordKind, std::string>, std::size_t> m_names;
    bool m_hasInHand = false;
};

}  // namespace hitspread::formats
