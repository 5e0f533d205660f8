#include "storage/fightfile/logdocument.h"

#include "formats/codec/actioncodec.h"
#include "formats/codec/fieldcodec.h"
#include "formats/codec/logvaluecodec.h"
#include "services/refusal/problem.h"
#include "storage/fightfile/declaredchanges.h"
#include "storage/fightfile/lognumbers.h"
#include "storage/sqlite/text.h"

#include <memory>
#include <utility>

namespace hitspread::storage::logdocument {

namespace {

using formats::DocumentPath;
using formats::wholeNumber;

constexpr qint64 kMostId = qint64{1} << 53;

EntryKind entryKindIn(const QJsonObject& entry, const DocumentPath& place)
{
    const auto kind = formats::entryKindFromText(entry.value(QStringLiteral("kind")).toString());
    if (!kind)
        refuse<Reason::NoSuchKindOfEntry>(place.member(QStringLiteral("kind")));
    return *kind;
}

std::vector<LoggedChange> changesIn(const QJsonObject& entry, const DocumentPath& place)
{
    std::vector<LoggedChange> changes;
    const QJsonArray list = entry.value(QStringLiteral("changes")).toArray();
    changes.reserve(static_cast<std::size_t>(list.size()));
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonObject object = list[i].toObject();
        const DocumentPath here = place.member(QStringLiteral("changes")).element(i);
        LoggedChange change;
        change.record = {formats::kindFromText(object.value(QStringLiteral("kind")).toString().toStdString(),
                                               here.member(QStringLiteral("kind"))),
                         idIn(object, QStringLiteral("id"), here)};
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

LogEntry entryIn(const QJsonObject& object, const DocumentPath& place)
{
    const auto text = [&](const QString& member) { return object.value(member).toString().toStdString(); };
    LogEntry entry;
    entry.id = idIn(object, QStringLiteral("id"), place);
    entry.kind = entryKindIn(object, place);
    entry.parent = idIn(object, QStringLiteral("parent"), place);
    entry.target = idIn(object, QStringLiteral("target"), place);
    entry.title = text(QStringLiteral("title"));
    entry.reason = text(QStringLiteral("reason"));
    entry.time = text(QStringLiteral("time"));
    entry.round = object.value(QStringLiteral("round")).toInt();
    entry.phase = object.value(QStringLiteral("phase")).toInt();
    if (object.contains(QStringLiteral("action")))
        entry.action = std::make_shared<const ActionRecord>(
            actionIn(object.value(QStringLiteral("action")), place.member(QStringLiteral("action"))));
    entry.changes = changesIn(object, place);
    return entry;
}

}  // namespace

RecordId idIn(const QJsonObject& object, const QString& member, const DocumentPath& place)
{
    return wholeNumber(object.value(member), 0, kMostId, place.member(member));
}

ActionRecord actionIn(const QJsonValue& value, const DocumentPath& place)
{
    return formats::actionFromText(compactText(value.toObject()), place);
}

QJsonObject encoded(const LogEntry& entry)
{
    QJsonArray changes;
    for (const LoggedChange& change : entry.changes)
        changes.append(QJsonObject{{QStringLiteral("kind"), formats::toQString(formats::kindText(change.record.kind))},
                                   {QStringLiteral("id"), qint64{change.record.id}},
                                   {QStringLiteral("field"), qt(change.field)},
                                   {QStringLiteral("element"), change.element},
                                   {QStringLiteral("before"), formats::encodeLogValue(change.before)},
                                   {QStringLiteral("after"), formats::encodeLogValue(change.after)},
                                   {QStringLiteral("step"), change.step}});
    QJsonObject object{
        {QStringLiteral("id"), qint64{entry.id}},         {QStringLiteral("kind"), formats::entryKindText(entry.kind)},
        {QStringLiteral("parent"), qint64{entry.parent}}, {QStringLiteral("target"), qint64{entry.target}},
        {QStringLiteral("title"), qt(entry.title)},       {QStringLiteral("reason"), qt(entry.reason)},
        {QStringLiteral("time"), qt(entry.time)},         {QStringLiteral("round"), entry.round},
        {QStringLiteral("phase"), entry.phase},           {QStringLiteral("changes"), changes}};
    if (entry.action)
        object[QStringLiteral("action")] = objectOf(formats::actionText(*entry.action));
    return object;
}

QJsonArray encodedMarks(std::span<const LogMark> marks)
{
    QJsonArray array;
    for (const LogMark& mark : marks)
        array.append(QJsonObject{{QStringLiteral("name"), qt(mark.name)},
                                 {QStringLiteral("entry"), qint64{mark.entry}},
                                 {QStringLiteral("origin"), qint64{mark.origin}}});
    return array;
}

std::vector<LogEntry> entriesIn(const QJsonArray& log, const DocumentPath& place)
{
    std::vector<LogEntry> entries;
    entries.reserve(static_cast<std::size_t>(log.size()));
    for (qsizetype i = 0; i < log.size(); ++i)
        entries.push_back(entryIn(log[i].toObject(), place.element(i)));
    return entries;
}

void makeKnown(std::span<const LogEntry> log, const std::string& system, const DocumentPath& place,
               DeclaredChanges& declared)
{
    for (std::size_t i = 0; i < log.size(); ++i) {
        for (std::size_t change = 0; change < log[i].changes.size(); ++change) {
            const LoggedChange& told = log[i].changes[change];
            for (const bool isAfter : {false, true}) {
                const auto* text = std::get_if<std::string>(isAfter ? &told.after : &told.before);
                if (!told.field.empty() || !text || !DeclaredChanges::isKeptWhole(told.record.kind))
                    continue;
                const QJsonObject row = objectOf(*text);
                if (!system.empty() && row.value(QStringLiteral("system")).toString() != qt(system))
                    refuse<Reason::NotTheFightsSystem>(
                        place.element(static_cast<qsizetype>(i))
                            .member(QStringLiteral("changes"))
                            .element(static_cast<qsizetype>(change))
                            .member(isAfter ? QStringLiteral("after") : QStringLiteral("before"))
                            .member(QStringLiteral("system")));
                declared.knowRow(told.record, row);
            }
        }
    }
}

void requireDeclared(std::span<const LogEntry> log, const DocumentPath& place, const DeclaredChanges& declared)
{
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (const auto fault = declared.faultOf(log[i]))
            throw Failure(ProblemCode::BadInput, place.element(static_cast<qsizetype>(i)).member(fault->member),
                          fault->what);
    }
}

}  // namespace hitspread::storage::logdocument
