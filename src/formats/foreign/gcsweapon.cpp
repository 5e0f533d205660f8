#include "formats/foreign/gcsweapon.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace hitspread::formats {

namespace {

constexpr int kFurthestReach = 6;

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
    const QString plain = QString(damage).remove(u' ').replace(u'−', u'-');
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
    const QString printed = range.text();
    const bool isOfStrength = printed.contains(u'x', Qt::CaseInsensitive);
    const QString words = worked.isThere() ? worked.text() : printed;
    weapon.isOfItsOwner = weapon.isOfItsOwner || (isOfStrength && worked.isThere());
    const QString yards = kLast.match(QString(words).remove(u',').trimmed()).captured(u"yards"_qs);
    if (!yards.isEmpty())
        put(weapon, u"longestRange"_qs, yards, (worked.isThere() ? worked : range).path());
    else if (isOfStrength)
        range.leave(because<Reason::HangsOnStrength>());
    else
        range.leave(because<Reason::NotReadInto>(u"100/500"_qs));
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

/// The skill it is best used with: among those that are listed the highest he has, else the first.
void readSkill(const Member& given, const GcsSkills& skills, GcsWeapon& weapon)
{
    QString best;
    QString path;
    std::optional<double> level;
    for (const Member& one : given.at(u"defaults"_qs).elements()) {
        const QString name = one.at(u"type"_qs).text() == u"skill" ? gcsSkillName(one) : QString();
        one.take();
        const auto known = skills.constFind(name);
        const bool isKnown = known != skills.constEnd();
        const double there = isKnown ? *known + one.at(u"modifier"_qs).number().value_or(0) : 0;
        if (name.isEmpty() || (!best.isEmpty() && (!isKnown || there <= level.value_or(0))))
            continue;
        best = name;
        path = one.at(u"name"_qs).path();
        level = there;
    }
    put(weapon, u"skill"_qs, best, path);
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
    return name.isEmpty() || special.isEmpty() ? name : u"%1 (%2)"_qs.arg(name, special);
}

QString gcsFilledName(const Member& name, const Member& replacements)
{
    constexpr qsizetype kMost = 10'000;
    QString filled = name.text();
    for (const QString& key : replacements.names()) {
        const QString sign = u'@' + key + u'@';
        const QString said = replacements.at(key).text();
        // What is filled in may hold signs itself: each doubling the one before, a line of text would fill all memory.
        if (filled.size() + filled.count(sign) * said.size() <= kMost)
            filled.replace(sign, said);
    }
    return filled.simplified();
}

GcsWeapon readGcsWeapon(const Member& given, const GcsSkills& skills)
{
    GcsWeapon weapon;
    weapon.usage = given.at(u"usage"_qs).text();
    readDamage(given, weapon);
    readSkill(given, skills, weapon);
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
