#include "storage/fightfile/fightdocument.h"

#include "formats/codec/actioncodec.h"
#include "formats/codec/fieldcodec.h"
#include "formats/codec/logvaluecodec.h"
#include "formats/codec/recordcodec.h"
#include "services/library/recordname.h"
#include "services/refusal/problem.h"
#include "storage/fightfile/declaredchanges.h"
#include "storage/fightfile/fightfile.h"
#include "storage/library/recordtable.h"
#include "storage/sqlite/text.h"

#include <QJsonDocument>

#include <algorithm>
#include <ranges>

namespace hitspread::storage {

namespace {

using formats::DocumentPath;
using formats::wholeNumber;

constexpr qint64 kMostId = qint64{1} << 53;

std::string compact(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

RecordId idIn(const QJsonObject& object, const QString& member, const DocumentPath& place)
{
    return wholeNumber(object.value(member), 0, kMostId, place.member(member));
}

RecordKind kindIn(const QJsonObject& object, const DocumentPath& place)
{
    return formats::kindFromText(object.value(QStringLiteral("kind")).toString().toStdString(),
                                 place.member(QStringLiteral("kind")));
}

RecordKind libraryKindIn(const QJsonObject& object, const DocumentPath& place)
{
    const RecordKind kind = kindIn(object, place);
    if (std::ranges::find(libraryTables(), kind, &RecordTable::kind) == libraryTables().end())
        refuse<Reason::FightKindNotOfLibrary>(place.member(QStringLiteral("kind")));
    return kind;
}

EntryKind entryKindIn(const QJsonObject& entry, const DocumentPath& place)
{
    const auto kind = formats::entryKindFromText(entry.value(QStringLiteral("kind")).toString());
    if (!kind)
        refuse<Reason::NoSuchKindOfEntry>(place.member(QStringLiteral("kind")));
    return *kind;
}

ActionRecord actionIn(const QJsonValue& value, const DocumentPath& place)
{
    return formats::actionFromText(compact(value.toObject()), place);
}

}  // namespace

FightDocument::FightDocument(QJsonObject document, const QString& source)
    : m_document(std::move(document)), m_place(source)
{
    requireOurs();
    readEncounter();
    m_library = rowsIn(QStringLiteral("library"), std::nullopt);
    m_combatants = rowsIn(QStringLiteral("combatants"), RecordKind::Condition);
    m_lying = rowsIn(QStringLiteral("lying"), RecordKind::Possession);
    readLog();
    if (m_document.contains(QStringLiteral("pending")))
        m_pending = actionIn(m_document.value(QStringLiteral("pending")), m_place.member(QStringLiteral("pending")));
    requireDeclared();
}

DocumentPath FightDocument::placeOf(const QString& member, std::size_t index) const
{
    return m_place.member(member).element(static_cast<qsizetype>(index));
}

EntryId FightDocument::entryIn(const QJsonObject& object, const QString& member, const DocumentPath& place) const
{
    return idIn(object, member, place);
}

void FightDocument::refuseStranger(const DocumentPath& place)
{
    refuse<Reason::NotAFight>(place);
}

void FightDocument::requireOurs() const
{
    if (m_document.value(QStringLiteral("format")).toString() != QStringLiteral("hitspread-fight"))
        refuseStranger(m_place.member(QStringLiteral("format")));
    const int version = m_document.value(QStringLiteral("version")).toInt();
    if (version < fightfile::kFirst || version > fightfile::kNewest)
        refuse<Reason::NewerFight>(m_place.member(QStringLiteral("version")));
}

void FightDocument::readEncounter()
{
    const QJsonObject object = m_document.value(QStringLiteral("encounter")).toObject();
    const DocumentPath place = m_place.member(QStringLiteral("encounter"));
    const auto text = [&](const QString& member) {
        return formats::textOf(object.value(member), place.member(member)).toStdString();
    };
    const auto number = [&](const QString& member, int most) {
        return static_cast<int>(wholeNumber(object.value(member), 1, most, place.member(member)));
    };
    m_encounter.id = idIn(object, QStringLiteral("id"), place);
    m_encounter.system = text(QStringLiteral("system"));
    m_encounter.name = text(QStringLiteral("name"));
    if (isBlank(m_encounter.name))
        refuse<Reason::FightPartMissing>(place.member(QStringLiteral("name")));
    m_encounter.profile = object.value(QStringLiteral("profile")).toString().toStdString();
    m_encounter.round = number(QStringLiteral("round"), 9999);
    m_encounter.phase = number(QStringLiteral("phase"), 99);
    m_encounter.switches = formats::recordFromText(declarationFor(m_encounter.system, RecordKind::Switches),
                                                   compact(object.value(QStringLiteral("switches")).toObject()),
                                                   place.member(QStringLiteral("switches")));
}

std::vector<FightDocument::Row> FightDocument::rowsIn(const QString& member, std::optional<RecordKind> kind) const
{
    const QJsonArray all = array(member);
    std::vector<Row> rows;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QJsonObject one = all[i].toObject();
        const DocumentPath place = m_place.member(member).element(i);
        const RecordRef record{kind ? *kind : libraryKindIn(one, place), idIn(one, QStringLiteral("id"), place)};
        rows.push_back({record, one.value(QStringLiteral("row")).toObject(), place});
    }
    return rows;
}

std::vector<LoggedChange> FightDocument::changesIn(const QJsonObject& entry, const DocumentPath& place) const
{
    std::vector<LoggedChange> changes;
    const QJsonArray list = entry.value(QStringLiteral("changes")).toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonObject object = list[i].toObject();
        const DocumentPath here = place.member(QStringLiteral("changes")).element(i);
        LoggedChange change;
        change.record = {kindIn(object, here), idIn(object, QStringLiteral("id"), here)};
        change.field = object.value(QStringLiteral("field")).toString().toStdString();
        change.element = static_cast<std::uint16_t>(
            wholeNumber(object.value(QStringLiteral("element")), 0, 65535, here.member(QStringLiteral("element"))));
        change.before = formats::decodeLogValue(object.value(QStringLiteral("before")),
                                                here.member(QStringLiteral("before")));
        change.after = formats::decodeLogValue(object.value(QStringLiteral("after")),
                                               here.member(QStringLiteral("after")));
        change.step = object.value(QStringLiteral("step")).toInt(-1);
        changes.push_back(std::move(change));
    }
    return changes;
}

void FightDocument::readLog()
{
    const QJsonArray log = array(QStringLiteral("log"));
    for (qsizetype i = 0; i < log.size(); ++i) {
        const QJsonObject object = log[i].toObject();
        const DocumentPath place = m_place.member(QStringLiteral("log")).element(i);
        LogEntry entry;
        entry.id = idIn(object, QStringLiteral("id"), place);
        entry.kind = entryKindIn(object, place);
        entry.parent = idIn(object, QStringLiteral("parent"), place);
        entry.target = idIn(object, QStringLiteral("target"), place);
        entry.title = object.value(QStringLiteral("title")).toString().toStdString();
        entry.reason = object.value(QStringLiteral("reason")).toString().toStdString();
        entry.time = object.value(QStringLiteral("time")).toString().toStdString();
        entry.round = object.value(QStringLiteral("round")).toInt();
        entry.phase = object.value(QStringLiteral("phase")).toInt();
        if (object.contains(QStringLiteral("action")))
            entry.action = std::make_shared<const ActionRecord>(
                actionIn(object.value(QStringLiteral("action")), place.member(QStringLiteral("action"))));
        entry.changes = changesIn(object, place);
        m_log.push_back(std::move(entry));
    }
}

void FightDocument::requireOfSystem(const QJsonObject& row, const DocumentPath& place) const
{
    if (row.value(QStringLiteral("system")).toString().toStdString() != m_encounter.system)
        refuse<Reason::NotTheFightsSystem>(place.member(QStringLiteral("system")));
}

/// Every row the document and its log tell of. All are of the fight's rule system, so that none is read as what it is not.
void FightDocument::makeKnown(DeclaredChanges& declared) const
{
    declared.know({RecordKind::Switches, m_encounter.id}, m_encounter.system);
    for (const std::vector<Row>* rows : {&m_library, &m_combatants, &m_lying}) {
        for (const Row& row : *rows) {
            if (declared.knows(row.record))
                refuse<Reason::RecordTwice>(row.place.member(QStringLiteral("id")));
            requireOfSystem(row.object, row.place.member(QStringLiteral("row")));
            declared.knowRow(row.record, row.object);
        }
    }
    for (std::size_t i = 0; i < m_log.size(); ++i) {
        for (std::size_t change = 0; change < m_log[i].changes.size(); ++change) {
            const LoggedChange& told = m_log[i].changes[change];
            const DocumentPath place = placeOf(QStringLiteral("log"), i)
                                           .member(QStringLiteral("changes"))
                                           .element(static_cast<qsizetype>(change));
            for (const bool isAfter : {false, true}) {
                const auto* text = std::get_if<std::string>(isAfter ? &told.after : &told.before);
                if (!told.field.empty() || !text || !DeclaredChanges::isKeptWhole(told.record.kind))
                    continue;
                const QJsonObject row = objectOf(*text);
                requireOfSystem(row, place.member(isAfter ? QStringLiteral("after") : QStringLiteral("before")));
                declared.knowRow(told.record, row);
            }
        }
    }
}

void FightDocument::requireDeclared() const
{
    DeclaredChanges declared;
    makeKnown(declared);
    for (const std::vector<Row>* rows : {&m_library, &m_combatants, &m_lying}) {
        for (const Row& row : *rows) {
            if (const auto fault = declared.faultOfRow(row.record, row.object))
                throw Failure(ProblemCode::BadInput, row.place.member(fault->member), fault->what);
        }
    }
    for (std::size_t i = 0; i < m_log.size(); ++i) {
        if (const auto fault = declared.faultOf(m_log[i]))
            throw Failure(ProblemCode::BadInput, placeOf(QStringLiteral("log"), i).member(fault->member), fault->what);
    }
    const auto fault = m_pending ? declared.faultOf(*m_pending) : std::nullopt;
    if (fault)
        throw Failure(ProblemCode::BadInput, m_place.member(QStringLiteral("pending")).member(fault->member),
                      fault->what);
}

}  // namespace hitspread::storage
