#include "formats/foreign/gcsgear.h"

#include <algorithm>
#include <cmath>

namespace hitspread::formats {

namespace {

constexpr int kMostCopies = 10;
constexpr int kMostModifiers = 64;  ///< deeper than a document may be
constexpr double kMostQuantity = 1e9;
constexpr double kMostPoints = 1e6;

const QString kAll = u"all"_qs;

int pointsIn(const Member& amount)
{
    return static_cast<int>(std::floor(std::clamp(amount.number().value_or(0), -kMostPoints, kMostPoints)));
}

/// However many there are: no sum of them is more than one may be.
void addPoints(int& sum, int points)
{
    constexpr int kMost = static_cast<int>(kMostPoints);
    sum = std::clamp(sum + points, -kMost, kMost);
}

bool sameValues(const ForeignRecord& one, const ForeignRecord& other)
{
    return std::ranges::equal(one.values, other.values, [](const ForeignValue& a, const ForeignValue& b) {
        return a.name == "name" || (a.name == b.name && a.text == b.text);
    });
}

QStringList locationsIn(const Member& feature)
{
    QStringList all;
    for (const Member& one : feature.at(u"locations"_qs).elements())
        all << one.text().toLower();
    feature.at(u"locations"_qs).take();
    const QString single = feature.at(u"location"_qs).text().toLower();
    if (!single.isEmpty())
        all << single;
    return all;
}

}  // namespace

std::string GcsGear::keep(ForeignRecord record, QString name, const QString& path)
{
    const QString plain = name;
    record.path = foldedPath(path);
    record.values.insert(record.values.begin(), ForeignValue{"name", {}, record.path});
    for (int next = 2;; ++next) {
        const auto [place, isNew] = m_names.try_emplace({record.kind, name.toStdString()}, m_records.size());
        if (isNew || sameValues(m_records[place->second], record)) {
            record.values.front().text = name.toStdString();
            if (isNew)
                m_records.push_back(std::move(record));
            return name.toStdString();
        }
        name = u"%1 %2"_qs.arg(plain, QString::number(next));
    }
}

void GcsGear::readFeatures(const Member& list, Features& features)
{
    for (const Member& feature : list.elements()) {
        const QString type = feature.at(u"type"_qs).text();
        const QString attribute = feature.at(u"attribute"_qs).text();
        if (type == u"dr_bonus") {
            const QString kind = feature.at(u"specialization"_qs).text();
            if (!kind.isEmpty() && kind != kAll) {
                feature.at(u"amount"_qs).leave(because<Reason::OneKindOfDamage>());
                continue;
            }
            const int points = pointsIn(feature.at(u"amount"_qs));
            for (const QString& location : locationsIn(feature))
                addPoints(features.resistance[location], points);
            features.path = feature.at(u"amount"_qs).path();
        } else if (type == u"attribute_bonus"
                   && (attribute == u"block" || attribute == u"dodge" || attribute == u"parry")) {
            features.isShield = features.isShield || attribute == u"block";
            features.defence = std::max(features.defence, pointsIn(feature.at(u"amount"_qs)));
            features.path = feature.at(u"amount"_qs).path();
        }
    }
}

void GcsGear::readModifiers(const Member& list, Features& features, int depth)
{
    for (const Member& modifier : list.elements()) {
        if (modifier.at(u"disabled"_qs).flag() || depth > kMostModifiers) {
            modifier.take();
            continue;
        }
        readFeatures(modifier.at(u"features"_qs), features);
        readModifiers(modifier.at(u"children"_qs), features, depth + 1);
    }
}

void GcsGear::addWeapons(const Member& item, const QString& name, bool isCarried, int quantity)
{
    const std::vector<Member> modes = item.at(u"weapons"_qs).elements();
    const bool isInHand = isCarried && !m_hasInHand;
    for (const Member& mode : modes) {
        GcsWeapon weapon = readGcsWeapon(mode, m_skills);
        QString called = modes.size() > 1 && !weapon.usage.isEmpty() ? u"%1, %2"_qs.arg(name, weapon.usage) : name;
        if (weapon.isOfItsOwner && !m_person.isEmpty())
            called += u" (%1)"_qs.arg(m_person);
        const Member notes = item.at(u"local_notes"_qs).isThere() ? item.at(u"local_notes"_qs) : item.at(u"notes"_qs);
        if (const QString words = notes.text(); !words.isEmpty())
            weapon.values.push_back({"notes", words.toStdString(), foldedPath(notes.path())});
        const std::string known = keep({.kind = RecordKind::Weapon, .path = {}, .values = std::move(weapon.values)},
                                       called, item.path());
        for (int copy = 0; copy < std::min(quantity, kMostCopies); ++copy) {
            const bool isHeld = isInHand && copy == 0;
            m_kit.push_back({RecordKind::Weapon, known,
                             !isHeld                  ? "stowed"
                                 : weapon.isTwoHanded ? "bothHands"
                                                      : "held"});
        }
        m_hasInHand = m_hasInHand || isInHand;
    }
}

void GcsGear::addArmour(const Member& item, const QString& name, const Features& features, bool isCarried)
{
    ForeignRecord armour{.kind = RecordKind::Armour, .path = {}};
    QStringList locations = features.resistance.keys();
    locations.sort();
    const std::string path = foldedPath(features.path);
    for (const QString& location : locations) {
        const int points = features.resistance.value(location);
        if (points <= 0)
            continue;
        armour.values.push_back({"dr." + location.toStdString(), std::to_string(points), path});
        if (isCarried)
            addPoints(m_worn[location], points);
    }
    if (features.isShield) {
        armour.values.push_back({"shield", "yes", path});
        armour.values.push_back({"defence", std::to_string(features.defence), path});
    }
    if (armour.values.empty())
        return;
    const Member notes = item.at(u"local_notes"_qs).isThere() ? item.at(u"local_notes"_qs) : item.at(u"notes"_qs);
    if (const QString words = notes.text(); !words.isEmpty())
        armour.values.push_back({"notes", words.toStdString(), foldedPath(notes.path())});
    m_kit.push_back({RecordKind::Armour, keep(std::move(armour), name, item.path()), isCarried ? "worn" : "stowed"});
}

void GcsGear::readItem(const Member& item, bool isCarried)
{
    const QString name = gcsFilledName(item.at(u"description"_qs), item.at(u"replacements"_qs));
    const Member amount = item.at(u"quantity"_qs);
    const int quantity = static_cast<int>(std::clamp(amount.number().value_or(1), 0.0, kMostQuantity));
    const bool isHere = item.at(u"equipped"_qs).flag() && isCarried;
    readEquipment(item.at(u"children"_qs), isHere);
    if (name.isEmpty() || quantity == 0)
        return;
    Features features;
    readFeatures(item.at(u"features"_qs), features);
    readModifiers(item.at(u"modifiers"_qs), features);
    const std::size_t before = m_kit.size();
    addArmour(item, name, features, isHere);
    addWeapons(item, name, isHere, quantity);
    if (m_kit.size() > before) {
        if (quantity > kMostCopies)
            amount.leave(because<Reason::OutOfBounds>(1, kMostCopies));
        return;
    }
    m_other.push_back((quantity == 1 ? name : u"%1 × %2"_qs.arg(QString::number(quantity), name)).toStdString());
    if (m_person.isEmpty() && !item.at(u"children"_qs).isThere())
        item.at(u"description"_qs).leave(because<Reason::NoPlaceHere>());
}

void GcsGear::readEquipment(const Member& list, bool isCarried)
{
    for (const Member& item : list.elements())
        readItem(item, isCarried);
}

void GcsGear::readNatural(const Member& trait, const QString& name)
{
    for (const Member& mode : trait.at(u"weapons"_qs).elements()) {
        GcsWeapon weapon = readGcsWeapon(mode, m_skills);
        const QString usage = weapon.usage.isEmpty() ? name : weapon.usage;
        weapon.values.push_back({"natural", "yes", foldedPath(mode.path())});
        const QString called = m_person.isEmpty() ? usage : u"%1 (%2)"_qs.arg(usage, m_person);
        m_kit.push_back(
            {RecordKind::Weapon,
             keep({.kind = RecordKind::Weapon, .path = {}, .values = std::move(weapon.values)}, called, mode.path()),
             "natural"});
    }
}

}  // namespace hitspread::formats
