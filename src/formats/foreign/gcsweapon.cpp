#include "formats/foreign/gcsweapon.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace hitspread::formats {

namespace {

constexpr int kFurthestReach = 6;
constexpr double kHighestLevel = 1e6;

void put(GcsWeapon& weapon, const QString& name, const QString& text, const QString& path)
{
    if (!text.isEmpty())
        weapon.values.push_back({name.toStdString(), text.toStdString(), foldedPath(path)});
}

/// "2d-1", "3d6+2", "2d": as many dice of six sides, as cells hold them. Empty: other dice, a factor, or none.
QString diceOf(const QString& damage)
{
    static const QRegularExpression kDice(
        u"^(?<dice>[0-9]{1,3})d(?<sides>[0-9]*)(?<bonus>[+-][0-9]{1,3})?(?<rest>.?)"_qs);
    static const QRegularExpression kNumber(u"^(?<bonus>[0-9]{1,3})(?![0-9d.])"_qs);
    const QString plain = QString(damage).remove(u' ').replace(u'−', u'-').replace(u'×', u'x');
    const QRegularExpressionMatch number = kNumber.match(plain);
    if (number.hasMatch())
        return number.captured(u"bonus"_qs);
    const QRegularExpressionMatch match = kDice.match(plain);
    const QString sides = match.captured(u"sides"_qs);
    const bool isOurs = match.hasMatch() && (sides.isEmpty() || sides == u"6") && match.captured(u"rest"_qs) != u"x";
    return isOurs ? match.captured(u"dice"_qs) + u"d6"_qs + match.captured(u"bonus"_qs) : QString();
}

void readType(const Member& type, GcsWeapon& weapon)
{
    static const QRegularExpression kEnd(u"[\\s,/(]"_qs);
    const QString words = type.text().toLower();
    const qsizetype end = words.indexOf(kEnd);
    put(weapon, u"damageType"_qs, words.left(end < 0 ? words.size() : end), type.path());
    if (end >= 0)
        type.leave(because<Reason::NoPlaceHere>());
}

void readDamage(const Member& given, GcsWeapon& weapon)
{
    const Member damage = given.at(u"damage"_qs);
    const Member worked = given.at(u"calc"_qs).at(u"damage"_qs);
    const QString strength = damage.at(u"st"_qs).text();
    const QString base = damage.at(u"base"_qs).text();
    QString words = worked.text();
    const Member source = words.isEmpty() ? damage.at(u"base"_qs) : worked;
    if (words.isEmpty() && strength.isEmpty())
        words = base;
    readType(damage.at(u"type"_qs), weapon);
    const QString dice = diceOf(words);
    weapon.isOfItsOwner = !strength.isEmpty() && !dice.isEmpty();
    if (!dice.isEmpty())
        return put(weapon, u"damage"_qs, dice, source.path());
    // None is seen to be missing; any other would be believed.
    put(weapon, u"damage"_qs, u"0"_qs, source.path());
    put(weapon, u"notes"_qs, words.isEmpty() ? strength + base : words, source.path());
    if (!strength.isEmpty() || words.startsWith(u"sw") || words.startsWith(u"thr"))
        source.leave(because<Reason::HangsOnStrength>());
    else
        source.leave(because<Reason::NotReadInto>(u"2d6+1"_qs));
}

/// "C,1-2*": the yards.
void readReach(const Member& reach, GcsWeapon& weapon)
{
    static const QRegularExpression kPart(u"(?<from>[0-9]{1,3}|C)(?:-(?<to>[0-9]{1,3}))?"_qs);
    const auto yards = [](const QString& word) { return word == u"C" ? 1 : word.toInt(); };
    std::array<bool, kFurthestReach + 1> reaches{};
    bool isFurther = false;
    for (auto part = kPart.globalMatch(reach.text().toUpper()); part.hasNext();) {
        const QRegularExpressionMatch match = part.next();
        const int from = yards(match.captured(u"from"_qs));
        const int to = match.captured(u"to"_qs).isEmpty() ? from : yards(match.captured(u"to"_qs));
        isFurther = isFurther || to > kFurthestReach;
        for (int yard = std::max(from, 1); yard <= std::min(to, kFurthestReach); ++yard)
            reaches[static_cast<std::size_t>(yard)] = true;
    }
    QStringList all;
    for (std::size_t yard = 1; yard < reaches.size(); ++yard) {
        if (reaches[yard])
            all << QString::number(yard);
    }
    put(weapon, u"reach"_qs, all.join(u"; "_qs), reach.path());
    if (isFurther)
        reach.leave(because<Reason::OutOfBounds>(1, kFurthestReach));
}

/// "120/1,300": how far at most; "x15/x20" only with what was worked out for who has it.
void readRange(const Member& given, GcsWeapon& weapon)
{
    static const QRegularExpression kLast(u"(?:^|[/-])\\s*(?<yards>[0-9]{1,6})\\s*(?:yd\\.?|yards)?$"_qs);
    const Member worked = given.at(u"calc"_qs).at(u"range"_qs);
    const Member range = given.at(u"range"_qs);
    const QString printed = range.text().replace(u'×', u'x');
    const bool isOfStrength = printed.contains(u'x', Qt::CaseInsensitive);
    const QString words = worked.isThere() ? worked.text() : printed;
    weapon.isOfItsOwner = weapon.isOfItsOwner || (isOfStrength && worked.isThere());
    const QString plain = QString(words).remove(u',').trimmed();
    const QString yards = kLast.match(plain).captured(u"yards"_qs);
    const Member& source = worked.isThere() ? worked : range;
    if (!yards.isEmpty()) {
        put(weapon, u"longestRange"_qs, yards, source.path());
        // How far it does its whole damage, or from where on.
        if (yards.size() < plain.size())
            source.leave(because<Reason::NoPlaceHere>());
    } else if (isOfStrength) {
        range.leave(because<Reason::HangsOnStrength>());
    } else {
        range.leave(because<Reason::NotReadInto>(u"100/500"_qs));
    }
}

void readShots(const Member& shots, GcsWeapon& weapon)
{
    static const QRegularExpression kRounds(u"^(?<rounds>[0-9]{1,6})(?:\\+(?<more>[0-9]{1,3}))?"_qs);
    const QRegularExpressionMatch match = kRounds.match(shots.text());
    if (match.hasMatch())
        put(weapon, u"shots"_qs,
            QString::number(match.captured(u"rounds"_qs).toInt() + match.captured(u"more"_qs).toInt()), shots.path());
}

void readAccuracy(const Member& accuracy, GcsWeapon& weapon)
{
    static const QRegularExpression kFirst(u"^[0-9]{1,3}(?![0-9])"_qs);
    const QString first = kFirst.match(accuracy.text()).captured();
    if (first.isEmpty() || first.size() < accuracy.text().size())
        accuracy.leave(because<Reason::NoPlaceHere>());
    put(weapon, u"accuracy"_qs, first, accuracy.path());
}

/// What is thrown, drawn by strength, or shoots by itself.
QString weaponKindOf(const Member& given)
{
    const QString shots = given.at(u"shots"_qs).text();
    if (shots.startsWith(u'T', Qt::CaseInsensitive))
        return u"thrown"_qs;
    return given.at(u"range"_qs).text().contains(u'x', Qt::CaseInsensitive) ? u"muscle"_qs : u"gun"_qs;
}

bool isRanged(const Member& given)
{
    return given.at(u"type"_qs).text() == u"ranged_weapon" || given.at(u"id"_qs).text().startsWith(u'W')
        || given.at(u"range"_qs).isThere();
}

/// The skill it is best used with: among those that are listed the highest he has, else the one that is meant for it, the first of
/// those that take the least off. Where he uses it with another one than that it is a weapon of his own.
void readSkill(const Member& given, const GcsSkills& skills, GcsWeapon& weapon)
{
    struct Listed {
        QString name;
        QString path;
        double there = 0;
    };
    Listed meant;
    std::optional<Listed> best;
    for (const Member& one : given.at(u"defaults"_qs).elements()) {
        const bool isSkill = one.at(u"type"_qs).text().toLower() == u"skill";
        const Listed listed{isSkill ? gcsSkillName(one) : QString(), one.at(u"name"_qs).path(),
                            one.at(u"modifier"_qs).number().value_or(0)};
        one.take();
        if (listed.name.isEmpty())
            continue;
        if (meant.name.isEmpty() || listed.there > meant.there)
            meant = listed;
        const auto known = skills.constFind(listed.name);
        if (known != skills.constEnd() && (!best || *known + listed.there > best->there))
            best = {listed.name, listed.path, *known + listed.there};
    }
    const Listed& used = best ? *best : meant;
    weapon.skill = used.name;
    weapon.skillPath = used.path;
    weapon.isOfItsOwner = weapon.isOfItsOwner || used.name != meant.name;
}

/// His level with it, as that program worked it out.
void readLevel(const Member& given, GcsWeapon& weapon)
{
    const Member level = given.at(u"calc"_qs).at(u"level"_qs);
    const auto points = level.number();
    if (!points || *points <= 0)
        return;
    weapon.level = static_cast<int>(std::min(*points, kHighestLevel));
    weapon.levelPath = level.path();
}

}  // namespace

QString gcsWords(const Member& member)
{
    return member.isObject() ? member.at(u"qualifier"_qs).text() : member.text();
}

QString gcsSkillName(const Member& skill)
{
    const QString name = gcsWords(skill.at(u"name"_qs));
    const QString special = gcsWords(skill.at(u"specialization"_qs));
    return gcsFilledIn(name.isEmpty() || special.isEmpty() ? name : u"%1 (%2)"_qs.arg(name, special), skill);
}

QString gcsRank(const QString& name, double level)
{
    return listEntry(name) + u": "_qs + cellOf(std::floor(level));
}

QString gcsFilledIn(QString name, const Member& item)
{
    constexpr qsizetype kMost = 10'000;
    const Member replacements = item.at(u"replacements"_qs);
    for (const QString& key : replacements.names()) {
        const QString sign = u'@' + key + u'@';
        const QString said = replacements.at(key).text();
        // What is filled in may hold signs itself: each doubling the one before, a line of text would fill all memory.
        if (name.size() + name.count(sign) * said.size() <= kMost)
            name.replace(sign, said);
    }
    return name.simplified();
}

GcsWeapon readGcsWeapon(const Member& given, const GcsSkills& skills)
{
    GcsWeapon weapon;
    weapon.usage = given.at(u"usage"_qs).text();
    readDamage(given, weapon);
    readSkill(given, skills, weapon);
    readLevel(given, weapon);
    const Member strength = given.at(u"strength"_qs);
    const QString needed = strength.text();
    const bool isSlow = needed.contains(u'‡');
    weapon.isTwoHanded = isSlow || needed.contains(u'†');
    if (weapon.isTwoHanded)
        put(weapon, u"twoHanded"_qs, u"yes"_qs, strength.path());
    if (isSlow)
        put(weapon, u"needsReady"_qs, u"yes"_qs, strength.path());
    strength.leave(because<Reason::NoPlaceHere>());
    if (isRanged(given)) {
        put(weapon, u"kind"_qs, weaponKindOf(given), given.at(u"range"_qs).path());
        readRange(given, weapon);
        readShots(given.at(u"shots"_qs), weapon);
        readAccuracy(given.at(u"accuracy"_qs), weapon);
    } else {
        put(weapon, u"kind"_qs, u"melee"_qs, given.at(u"reach"_qs).path());
        readReach(given.at(u"reach"_qs), weapon);
    }
    put(weapon, u"notes"_qs, given.at(u"usage_notes"_qs).text(), given.at(u"usage_notes"_qs).path());
    return weapon;
}

}  // namespace hitspread::formats
