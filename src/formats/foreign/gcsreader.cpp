#include "formats/foreign/gcsreader.h"

#include "formats/foreign/gcsgear.h"
#include "formats/json/documentpath.h"
#include "services/refusal/problem.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace hitspread::formats {

namespace {

constexpr double kOldest = 2;
constexpr double kMostLevel = 1e6;

/// Members by which GCS finds its way in its own files, and layouts of its windows.
const QSet<QString>& bookkeeping()
{
    static const QSet<QString> all{u"id"_qs,
                                   u"type"_qs,
                                   u"version"_qs,
                                   u"sv"_qs,
                                   u"source"_qs,
                                   u"open"_qs,
                                   u"created_date"_qs,
                                   u"modified_date"_qs,
                                   u"points_record"_qs,
                                   u"third_party"_qs,
                                   u"page"_qs,
                                   u"block_layout"_qs,
                                   u"reference"_qs,
                                   u"reference_highlight"_qs,
                                   u"replacements"_qs,
                                   u"defaults"_qs,
                                   u"defaulted_from"_qs,
                                   u"prereqs"_qs,
                                   u"extended_value"_qs,
                                   u"extended_weight"_qs,
                                   u"resolved_notes"_qs};
    return all;
}

/// Reads one person.
class GcsPerson {
public:
    GcsPerson(const Member& sheet, const QString& name, const GcsSkills& skills, GcsGear& gear)
        : m_sheet(sheet), m_skills(skills), m_gear(gear)
    {
        m_record.path = "profile";
        put(u"name"_qs, name, m_sheet.at(u"profile"_qs).at(u"name"_qs).path());
    }

    [[nodiscard]] ForeignRecord read() &&
    {
        readAttributes();
        readProfile();
        readSkills(m_sheet.at(u"skills"_qs));
        for (const QString& list : {u"traits"_qs, u"advantages"_qs})
            readTraits(m_sheet.at(list));
        readNotes(m_sheet.at(u"notes"_qs));
        m_gear.readEquipment(m_sheet.at(u"equipment"_qs), true);
        const Member settings = m_sheet.at(u"settings"_qs);
        for (const QString& name : settings.names()) {
            if (name != u"body_type" && name != u"hit_locations")
                settings.at(name).take();
        }
        for (const QString& body : {u"body_type"_qs, u"hit_locations"_qs})
            readBody(settings.at(body));
        // All that hangs on a name is behind it.
        m_record.kit = std::move(m_gear.kit());
        m_record.otherGear = std::move(m_gear.otherGear());
        return std::move(m_record);
    }

private:
    void put(const QString& name, const QString& text, const QString& path)
    {
        if (!text.isEmpty())
            m_record.values.push_back({name.toStdString(), text.toStdString(), foldedPath(path)});
    }

    void readAttributes()
    {
        for (const Member& one : m_sheet.at(u"attributes"_qs).elements()) {
            const QString id = one.at(u"attr_id"_qs).text().toLower();
            const Member worked = one.at(u"calc"_qs).at(u"value"_qs);
            const QString shown = u"attributes[%1].calc.%2"_qs;
            const auto value = worked.number();
            one.take();
            if (value)
                put(u"attribute."_qs + id, cellOf(*value), shown.arg(id, u"value"_qs));
            const Member current = one.at(u"calc"_qs).at(u"current"_qs);
            const auto now = current.number();
            if (now && now != value)
                current.leave(because<Reason::BelongsToFight>());
        }
        m_sheet.at(u"calc"_qs).at(u"move"_qs).take();
        // The first is how fast he is with nothing to carry.
        const std::vector<Member> moves = m_sheet.at(u"calc"_qs).at(u"move"_qs).elements();
        if (const auto move = moves.empty() ? std::nullopt : moves.front().number())
            put(u"move"_qs, cellOf(*move), moves.front().path());
    }

    void readProfile()
    {
        const Member profile = m_sheet.at(u"profile"_qs);
        put(u"player"_qs, profile.at(u"player_name"_qs).text(), profile.at(u"player_name"_qs).path());
        const QString hand = profile.at(u"handedness"_qs).text().toLower();
        if (hand == u"left" || hand == u"right")
            put(u"handedness"_qs, hand, profile.at(u"handedness"_qs).path());
        const Member title = profile.at(u"title"_qs);
        put(u"notes"_qs, title.text(), title.path());
        const Member portrait = profile.at(u"portrait"_qs);
        const QByteArray letters = portrait.text().toLatin1();
        if (letters.isEmpty())
            return;
        const auto bytes = QByteArray::fromBase64Encoding(letters, QByteArray::AbortOnBase64DecodingErrors);
        if (!bytes)
            return portrait.leave(because<Reason::NoPictureHere>());
        const auto* begin = reinterpret_cast<const std::byte*>((*bytes).constData());
        m_record.portrait.assign(begin, begin + (*bytes).size());
        m_record.portraitPath = portrait.path().toStdString();
    }

    void readSkills(const Member& list)
    {
        for (const Member& skill : list.elements()) {
            readSkills(skill.at(u"children"_qs));
            const QString name = gcsSkillName(skill);
            const Member level = skill.at(u"calc"_qs).at(u"level"_qs);
            const auto points = level.number();
            m_gear.readNatural(skill, name);
            if (name.isEmpty() || skill.at(u"children"_qs).isThere())
                continue;
            if (!points || *points <= 0) {
                skill.at(u"name"_qs).leave(because<Reason::HasNoLevel>());
                continue;
            }
            // As ranks are written in a cell.
            const QString entry = u"\"%1\": %2"_qs.arg(QString(name).replace(u'"', u'\''), cellOf(std::floor(*points)));
            put(isOfBodyOrMind(skill) ? u"skill"_qs : u"otherSkill"_qs, entry, level.path());
        }
    }

    /// Whether a blow that makes him reel lowers it: what rests on dexterity or wits.
    [[nodiscard]] static bool isOfBodyOrMind(const Member& skill)
    {
        const QString difficulty = skill.at(u"difficulty"_qs).text().toLower();
        const qsizetype slash = difficulty.indexOf(u'/');
        const QString base = slash > 0 ? difficulty.left(slash) : skill.at(u"default"_qs).at(u"type"_qs).text();
        const QStringList others{u"st"_qs, u"ht"_qs, u"will"_qs, u"per"_qs, u"10"_qs};
        return !others.contains(base.toLower());
    }

    void readTraits(const Member& list)
    {
        for (const Member& trait : list.elements()) {
            if (trait.at(u"disabled"_qs).flag()) {
                trait.take();
                continue;
            }
            readTraits(trait.at(u"children"_qs));
            QString name = gcsFilledName(trait.at(u"name"_qs), trait.at(u"replacements"_qs));
            m_gear.readNatural(trait, name);
            if (trait.at(u"children"_qs).isThere())
                continue;
            if (const auto level = trait.at(u"levels"_qs).number(); level && *level > 0)
                name += u' ' + cellOf(*level);
            put(u"trait"_qs, name, trait.at(u"name"_qs).path());
        }
    }

    void readNotes(const Member& list)
    {
        for (const Member& note : list.elements()) {
            for (const QString& text : {u"markdown"_qs, u"text"_qs})
                put(u"notes"_qs, note.at(text).text(), note.at(text).path());
            readNotes(note.at(u"children"_qs));
        }
    }

    /// What protects him without armour: what is printed for a place less what he wears there, and less what the place itself has, which is a rule
    /// here.
    void readBody(const Member& body)
    {
        QHash<QString, int> own;
        QStringList order;
        for (const Member& location : body.at(u"locations"_qs).elements()) {
            const QString id = location.at(u"id"_qs).text().toLower();
            const Member resistance = location.at(u"calc"_qs).at(u"dr"_qs);
            const auto all = resistance.isObject() ? resistance.at(u"all"_qs).number() : resistance.number();
            if (id.isEmpty() || !all)
                continue;
            const double place = location.at(u"dr_bonus"_qs).number().value_or(0);
            const double points = std::clamp(*all - place - m_gear.wornAt(id), 0.0, kMostLevel);
            if (!own.contains(id))
                order << id;
            own[id] = std::max(own.value(id), static_cast<int>(points));
            for (const QString& told :
                 {u"table_name"_qs, u"choice_name"_qs, u"slots"_qs, u"hit_penalty"_qs, u"description"_qs, u"notes"_qs})
                location.at(told).take();
            location.at(u"calc"_qs).at(u"roll_range"_qs).take();
        }
        for (const QString& id : order) {
            if (own.value(id) > 0)
                put(u"dr."_qs + id, QString::number(own.value(id)), body.path() + u".locations[%1].calc.dr"_qs.arg(id));
        }
    }

    const Member& m_sheet;
    const GcsSkills& m_skills;
    GcsGear& m_gear;
    ForeignRecord m_record;
};

void collectSkills(const Member& list, GcsSkills& skills)
{
    for (const Member& skill : list.elements()) {
        collectSkills(skill.at(u"children"_qs), skills);
        const auto level = skill.at(u"calc"_qs).at(u"level"_qs).number();
        const QString name = gcsSkillName(skill);
        if (!name.isEmpty() && level)
            skills.insert(name, static_cast<int>(std::clamp(*level, 0.0, kMostLevel)));
    }
}

/// Skills and traits of a list are nobody's, and have no level.
void leaveNames(const Member& list, GcsGear& gear)
{
    for (const Member& one : list.elements()) {
        if (one.at(u"description"_qs).isThere())
            continue;
        leaveNames(one.at(u"children"_qs), gear);
        const Member name = one.at(u"name"_qs);
        gear.readNatural(one, name.text());
        name.leave(because<Reason::HasNoLevel>());
    }
}

}  // namespace

ImportSource readGcs(const QJsonObject& document, const QString& source)
{
    MemberLedger ledger;
    // A ledger of its own: looking ahead is no reading.
    MemberLedger ahead;
    const Member sheet(document, QString(), ledger);
    if (sheet.at(u"version"_qs).number().value_or(0) < kOldest)
        refuse<Reason::ForeignTooOld>({SiteKind::Place, source}, u"GCS"_qs);
    ImportSource read;
    read.form = SourceForm::Foreign;
    read.program = "GCS";
    GcsSkills skills;
    collectSkills(Member(document, QString(), ahead).at(u"skills"_qs), skills);
    QString person;
    const bool isSheet = sheet.at(u"profile"_qs).isObject() || sheet.at(u"attributes"_qs).isThere();
    if (isSheet) {
        const Member profile = sheet.at(u"profile"_qs);
        person = profile.at(u"name"_qs).text().simplified();
        if (person.isEmpty())
            person = QFileInfo(source).completeBaseName();
    }
    GcsGear gear(person, skills);
    if (isSheet)
        read.records.push_back(GcsPerson(sheet, person, skills, gear).read());
    const Member rows = sheet.at(u"rows"_qs);
    gear.readEquipment(rows, false);
    leaveNames(rows, gear);
    read.records.insert(read.records.end(), std::make_move_iterator(gear.records().begin()),
                        std::make_move_iterator(gear.records().end()));
    read.left = ledger.left(document, bookkeeping());
    return read;
}

}  // namespace hitspread::formats
