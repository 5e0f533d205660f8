#include "storage/wholecampaign/campaigndocument.h"

#include "formats/codec/fieldcodec.h"
#include "formats/codec/librarycodec.h"
#include "formats/json/jsonreader.h"
#include "formats/json/plaintexts.h"
#include "services/library/imagefile.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "storage/fightfile/declaredchanges.h"
#include "storage/fightfile/fightrows.h"
#include "storage/fightfile/logdocument.h"
#include "storage/library/recordtable.h"
#include "storage/library/savedsearch.h"
#include "storage/log/snapshots.h"
#include "storage/sqlite/text.h"
#include "storage/wholecampaign/wholecampaign.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace hitspread::storage {

namespace {

using formats::DocumentPath;
using formats::wholeNumber;

/// Years of evenings; a fight alone has its own limits (fightfile), and stands two levels deeper here.
constexpr formats::JsonLimits kLimitsOfCampaign{
    .bytes = qsizetype{512} * 1024 * 1024, .depth = 52, .firstLine = 1, .values = 32'000'000};
constexpr qint64 kMostNumber = qint64{1} << 53;

RecordId numberIn(const QJsonObject& object, const QString& member, const DocumentPath& place)
{
    return wholeNumber(object.value(member), 1, kMostNumber, place.member(member));
}

bool isMarked(const QJsonObject& object, const QString& member)
{
    return object.value(member).toBool();
}

/// Each rank list in the order the document gives; names it does not give stay behind them.
void putInOrder(AnyRecord& record, const QJsonObject& order)
{
    for (const FieldDeclaration& field : record.declaration().fields) {
        const QJsonArray names = order.value(QString::fromLatin1(field.id)).toArray();
        if (field.kind != FieldKind::RankList || names.isEmpty())
            continue;
        Ranks left = field.ranks(record.data());
        Ranks sorted;
        for (const QJsonValue& name : names) {
            const auto found = std::ranges::find(left.entries, name.toString().toStdString(),
                                                 [](const auto& entry) { return entry.first; });
            if (found == left.entries.end())
                continue;
            sorted.entries.push_back(*found);
            left.entries.erase(found);
        }
        std::ranges::move(left.entries, std::back_inserter(sorted.entries));
        field.setRanks(record.data(), std::move(sorted));
    }
}

}  // namespace

CampaignDocument::CampaignDocument(const QByteArray& document, const QString& source)
    : m_object(formats::readJsonObject(document, source, kLimitsOfCampaign)), m_place(source)
{
    requireOurs();
    formats::requirePlainTexts(m_object, m_place);
    readRecords();
    readFights();
    m_log = logdocument::entriesIn(m_object.value(QStringLiteral("log")).toArray(),
                                   m_place.member(QStringLiteral("log")));
    readSearches();
    readPictures();
    requireDeclared();
}

EntryId CampaignDocument::head() const
{
    return logdocument::idIn(m_object, QStringLiteral("head"), m_place);
}

void CampaignDocument::requireOurs() const
{
    if (m_object.value(QStringLiteral("format")).toString() != QStringLiteral("hitspread-campaign"))
        FightDocument::refuseStranger(m_place.member(QStringLiteral("format")));
    const int version = m_object.value(QStringLiteral("version")).toInt();
    if (version < 1 || version > wholecampaign::kNewest)
        refuse<Reason::NewerLibrary>(m_place.member(QStringLiteral("version")));
}

void CampaignDocument::readRecords()
{
    const DocumentPath library = m_place.member(QStringLiteral("library"));
    const QJsonObject object = m_object.value(QStringLiteral("library")).toObject();
    std::vector<ImportedRow> rows = formats::libraryRows(object, library);
    const QJsonArray records = object.value(QStringLiteral("records")).toArray();
    m_records.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        ImportedRow& row = rows[i];
        const auto index = static_cast<qsizetype>(i);
        const DocumentPath place = library.member(QStringLiteral("records")).element(index);
        if (!row.faults.empty())
            throw Failure(ProblemCode::BadInput, Site(SiteKind::Place, row.faults.front().column),
                          row.faults.front().why);
        const QJsonObject one = records[index].toObject();
        const RecordRef number{row.declaration->kind, numberIn(one, QStringLiteral("number"), place)};
        Record record{.ref = number, .row = std::move(row), .stored = {}, .place = place, .object = one};
        record.stored.system = record.row.system;
        record.stored.record = AnyRecord(*record.row.declaration);
        for (const GivenValue& value : record.row.values)
            setValue(record.row.declaration->fields[value.field], record.stored.record.data(), value.element,
                     value.value);
        putInOrder(record.stored.record, one.value(QStringLiteral("order")).toObject());
        record.stored.extra = record.row.extra;
        record.stored.tags = record.row.tags.value_or(std::vector<std::string>());
        record.stored.sample = isMarked(one, QStringLiteral("sample"));
        record.stored.removed = isMarked(one, QStringLiteral("removed"));
        record.kit = kitOf(record);
        m_records.push_back(std::move(record));
    }
}

std::vector<Possession> CampaignDocument::kitOf(const Record& record) const
{
    std::vector<Possession> kit;
    const QJsonArray things = record.object.value(QStringLiteral("kit")).toArray();
    kit.reserve(record.row.kit.size());
    for (std::size_t i = 0; i < record.row.kit.size(); ++i) {
        const ExchangedThing& given = record.row.kit[i];
        const auto index = static_cast<qsizetype>(i);
        const QJsonObject object = things[index].toObject();
        const DocumentPath place = record.place.member(QStringLiteral("kit")).element(index);
        Possession thing;
        thing.id = numberIn(object, QStringLiteral("number"), place);
        thing.character = record.ref.id;
        thing.kind = given.kind;
        thing.item = numberIn(object, QStringLiteral("item"), place);
        if (object.contains(QStringLiteral("load")))
            thing.ammunition = numberIn(object, QStringLiteral("load"), place);
        thing.mountedOn = given.mountedOn ? kit[*given.mountedOn].id : 0;
        thing.position = static_cast<int>(
            wholeNumber(object.value(QStringLiteral("position")).toInteger(static_cast<qint64>(i)), 0, 1'000'000,
                        place.member(QStringLiteral("position"))));
        if (object.contains(QStringLiteral("state")))
            thing.state = given.state;
        kit.push_back(std::move(thing));
    }
    return kit;
}

void CampaignDocument::readFights()
{
    const QJsonArray fights = m_object.value(QStringLiteral("fights")).toArray();
    m_fights.reserve(static_cast<std::size_t>(fights.size()));
    for (qsizetype i = 0; i < fights.size(); ++i) {
        FightDocument fight(fights[i].toObject(), m_place.member(QStringLiteral("fights")).element(i));
        fight.requireNames();
        Encounter encounter = fight.encounter();
        const QJsonObject object = fights[i][QStringLiteral("encounter")].toObject();
        encounter.sample = isMarked(object, QStringLiteral("sample"));
        encounter.archived = isMarked(object, QStringLiteral("archived"));
        encounter.between = isMarked(object, QStringLiteral("between"));
        const bool isSecond = encounter.between && std::ranges::any_of(m_fights, [&](const Fight& other) {
                                  return other.encounter.between && other.encounter.system == encounter.system;
                              });
        if (isSecond)
            refuse<Reason::RecordTwice>(
                fight.place().member(QStringLiteral("encounter")).member(QStringLiteral("between")));
        m_fights.push_back({std::move(fight), std::move(encounter)});
    }
}

void CampaignDocument::readSearches()
{
    const QJsonArray searches = m_object.value(QStringLiteral("searches")).toArray();
    std::set<RecordId> known;
    m_searches.reserve(static_cast<std::size_t>(searches.size()));
    for (qsizetype i = 0; i < searches.size(); ++i) {
        const QJsonObject object = searches[i].toObject();
        const DocumentPath place = m_place.member(QStringLiteral("searches")).element(i);
        const RecordId id = numberIn(object, QStringLiteral("id"), place);
        if (object.value(QStringLiteral("name")).toString().isEmpty())
            refuse<Reason::FightPartMissing>(place.member(QStringLiteral("name")));
        (void)decodedQuery(object.value(QStringLiteral("query")).toObject());
        if (!known.insert(id).second)
            refuse<Reason::RecordTwice>(place.member(QStringLiteral("id")));
        m_searches.push_back({id, object});
    }
}

void CampaignDocument::readPictures()
{
    const QJsonArray pictures = m_object.value(QStringLiteral("pictures")).toArray();
    m_pictures.reserve(static_cast<std::size_t>(pictures.size()));
    for (qsizetype i = 0; i < pictures.size(); ++i) {
        const DocumentPath place = m_place.member(QStringLiteral("pictures")).element(i);
        const auto bytes = QByteArray::fromBase64Encoding(formats::textOf(pictures[i], place).toLatin1(),
                                                          QByteArray::AbortOnBase64DecodingErrors);
        if (!bytes)
            refuse<Reason::NotAPicture>(place);
        const auto* begin = reinterpret_cast<const std::byte*>((*bytes).constData());
        m_pictures.emplace_back(begin, begin + (*bytes).size());
        requireImage(m_pictures.back());
    }
}

void CampaignDocument::requireDeclared() const
{
    DeclaredChanges declared;
    for (const Record& record : m_records) {
        if (declared.knows(record.ref))
            refuse<Reason::RecordTwice>(record.place.member(QStringLiteral("number")));
        declared.knowRow(record.ref, Snapshots::rowOf(record.stored, record.kit));
    }
    for (const Search& search : m_searches)
        declared.know({RecordKind::SavedSearch, search.id}, {});
    for (const Fight& fight : m_fights) {
        const RecordRef encounter{RecordKind::Switches, fight.encounter.id};
        if (declared.knows(encounter))
            refuse<Reason::RecordTwice>(
                fight.document.place().member(QStringLiteral("encounter")).member(QStringLiteral("id")));
        fight.document.makeKnown(declared);
    }
    const DocumentPath log = m_place.member(QStringLiteral("log"));
    logdocument::makeKnown(m_log, {}, log, declared);
    for (const Record& record : m_records) {
        if (const auto fault = declared.faultOfRow(record.ref, Snapshots::rowOf(record.stored, record.kit)))
            throw Failure(ProblemCode::BadInput, record.place.member(fault->member), fault->what);
    }
    for (const Fight& fight : m_fights)
        fight.document.requireDeclared(declared);
    logdocument::requireDeclared(m_log, log, declared);
}

std::set<RecordRef> CampaignDocument::ownOfFights() const
{
    std::set<RecordRef> own;
    for (const Fight& fight : m_fights) {
        for (const LogEntry& entry : fight.document.log()) {
            for (const LoggedChange& change : entry.changes)
                own.insert(fightrows::rowOf(change.record));
        }
    }
    return own;
}

}  // namespace hitspread::storage
