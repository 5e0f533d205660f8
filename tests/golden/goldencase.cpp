#include "golden/goldencase.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

namespace hitspread::golden {

namespace {

const QStringList kCaseMembers{u"id"_qs, u"title"_qs, u"rules"_qs, u"request"_qs, u"runs"_qs};
const QStringList kRunMembers{u"name"_qs,    u"with"_qs,     u"arguments"_qs, u"exit"_qs,    u"steps"_qs,
                              u"changes"_qs, u"noChange"_qs, u"absent"_qs,    u"open"_qs,    u"tally"_qs,
                              u"total"_qs,   u"error"_qs,    u"events"_qs,    u"noEvents"_qs};
// At least one of these makes a run say something beyond its exit status.
const QStringList kExpectations{u"steps"_qs, u"changes"_qs, u"noChange"_qs, u"absent"_qs, u"open"_qs,
                                u"tally"_qs, u"total"_qs,   u"error"_qs,    u"events"_qs, u"noEvents"_qs};

QString compact(const QJsonValue& value)
{
    const QByteArray text = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(text.mid(1, text.size() - 2));
}

QString unknownMember(const QJsonObject& object, const QStringList& known)
{
    for (const QString& key : object.keys()) {
        if (!known.contains(key))
            return key;
    }
    return {};
}

QString runFault(const QJsonObject& run)
{
    if (const QString unknown = unknownMember(run, kRunMembers); !unknown.isEmpty())
        return u"unknown member "_qs + unknown;
    if (run.value(u"name"_qs).toString().isEmpty())
        return u"a name is missing"_qs;
    if (!run.value(u"exit"_qs).isDouble())
        return u"\"exit\" is missing"_qs;
    for (const QString& key : {u"with"_qs, u"steps"_qs, u"changes"_qs, u"tally"_qs}) {
        if (run.contains(key) && !run.value(key).isObject())
            return key + u" is no object"_qs;
    }
    for (const QString& key : {u"arguments"_qs, u"noChange"_qs, u"absent"_qs, u"events"_qs, u"noEvents"_qs}) {
        if (run.contains(key) && !run.value(key).isArray())
            return key + u" is no array"_qs;
    }
    const bool expects = std::any_of(kExpectations.begin(), kExpectations.end(),
                                     [&](const QString& key) { return run.contains(key); });
    // A refusal is checked for its form even when no words are asked for.
    return expects || run.value(u"exit"_qs).toInt() == 2 ? QString() : u"it expects nothing"_qs;
}

QString pathOf(const QJsonObject& change)
{
    QString path = change.value(u"record"_qs).toString() + u'.' + change.value(u"field"_qs).toString();
    const QJsonValue element = change.value(u"element"_qs);
    if (!element.isUndefined())
        path += u'.' + (element.isString() ? element.toString() : QString::number(element.toInt()));
    return path;
}

bool startsWithPath(const QString& path, const QString& prefix)
{
    return path == prefix || (path.startsWith(prefix) && (path[prefix.size()] == u'.' || path[prefix.size()] == u'['));
}

void compareSteps(const QJsonObject& expected, const QJsonObject& result, QStringList& found)
{
    QJsonObject values;
    for (const QJsonValue& step : result.value(u"steps"_qs).toArray())
        values.insert(step[u"key"].toString(), step[u"value"]);
    const QJsonObject steps = expected.value(u"steps"_qs).toObject();
    for (auto it = steps.begin(); it != steps.end(); ++it) {
        if (!values.contains(it.key()))
            found.append(u"step %1: expected %2, there is none"_qs.arg(it.key(), compact(it.value())));
        else if (values.value(it.key()) != it.value())
            found.append(
                u"step %1: expected %2, is %3"_qs.arg(it.key(), compact(it.value()), compact(values.value(it.key()))));
    }
    for (const QJsonValue& key : expected.value(u"absent"_qs).toArray()) {
        if (values.contains(key.toString()))
            found.append(
                u"step %1: expected none, is %2"_qs.arg(key.toString(), compact(values.value(key.toString()))));
    }
}

void compareChanges(const QJsonObject& expected, const QJsonObject& result, QStringList& found)
{
    QMap<QString, QJsonValue> changes;
    for (const QJsonValue& value : result.value(u"changes"_qs).toArray()) {
        const QJsonObject change = value.toObject();
        const QString path = pathOf(change);
        // Several changes of one value count from the first "before" to the last "after".
        const QJsonValue before = changes.contains(path) ? changes[path][0] : change.value(u"before"_qs);
        changes[path] = QJsonArray{before, change.value(u"after"_qs)};
    }
    const QJsonObject wanted = expected.value(u"changes"_qs).toObject();
    for (auto it = wanted.begin(); it != wanted.end(); ++it) {
        if (!changes.contains(it.key()))
            found.append(u"change %1: expected %2, there is none"_qs.arg(it.key(), compact(it.value())));
        else if (changes[it.key()] != it.value())
            found.append(
                u"change %1: expected %2, is %3"_qs.arg(it.key(), compact(it.value()), compact(changes[it.key()])));
    }
    for (const QJsonValue& prefix : expected.value(u"noChange"_qs).toArray()) {
        for (auto it = changes.cbegin(); it != changes.cend(); ++it) {
            if (startsWithPath(it.key(), prefix.toString()))
                found.append(u"change %1: expected none, is %2"_qs.arg(it.key(), compact(it.value())));
        }
    }
}

bool holds(const QJsonObject& event, const QJsonObject& expected)
{
    for (auto it = expected.begin(); it != expected.end(); ++it) {
        if (event.value(it.key()) != it.value())
            return false;
    }
    return true;
}

/// Those expected happen one after the other, whatever lies between them; of each only what is written counts.
void compareEvents(const QJsonObject& expected, const QJsonObject& result, QStringList& found)
{
    const QJsonArray events = result.value(u"events"_qs).toArray();
    qsizetype next = 0;
    for (const QJsonValue& wanted : expected.value(u"events"_qs).toArray()) {
        while (next < events.size() && !holds(events[next].toObject(), wanted.toObject()))
            ++next;
        if (next++ >= events.size())
            found.append(u"event %1: it does not come, or too early"_qs.arg(compact(wanted)));
    }
    for (const QJsonValue& kind : expected.value(u"noEvents"_qs).toArray()) {
        for (const QJsonValue& event : events) {
            if (event[u"kind"] == kind)
                found.append(u"event %1: expected none"_qs.arg(compact(event)));
        }
    }
}

void compareError(const QJsonObject& expected, const Outcome& outcome, QStringList& found)
{
    if (!outcome.output.isEmpty())
        found.append(u"an error must leave standard output empty"_qs);
    if (outcome.error.count('\n') != 1 || !outcome.error.endsWith('\n'))
        found.append(u"an error must be one line"_qs);
    const QString part = expected.value(u"error"_qs).toString();
    if (!QString::fromUtf8(outcome.error).contains(part))
        found.append(u"error: expected \"%1\", is \"%2\""_qs.arg(part, QString::fromUtf8(outcome.error).trimmed()));
}

}  // namespace

QJsonValue merged(const QJsonValue& target, const QJsonValue& patch)
{
    if (!patch.isObject())
        return patch;
    QJsonObject result = target.toObject();
    const QJsonObject changes = patch.toObject();
    for (auto it = changes.begin(); it != changes.end(); ++it) {
        if (it.value().isNull())
            result.remove(it.key());
        else
            result.insert(it.key(), merged(result.value(it.key()), it.value()));
    }
    return result;
}

Case readCase(const QString& fileName)
{
    Case golden;
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly)) {
        golden.fault = u"case.json cannot be read"_qs;
        return golden;
    }
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(file.readAll(), &error).object();
    if (error.error != QJsonParseError::NoError) {
        golden.fault = u"case.json: %1 at byte %2"_qs.arg(error.errorString()).arg(error.offset);
        return golden;
    }
    golden.id = object.value(u"id"_qs).toString();
    if (const QString unknown = unknownMember(object, kCaseMembers); !unknown.isEmpty())
        golden.fault = u"unknown member "_qs + unknown;
    else if (golden.id.isEmpty() || object.value(u"title"_qs).toString().isEmpty())
        golden.fault = u"id or title is missing"_qs;
    else if (object.value(u"rules"_qs).toArray().isEmpty())
        golden.fault = u"it names no rule"_qs;
    else if (object.value(u"runs"_qs).toArray().isEmpty())
        golden.fault = u"it has no runs"_qs;
    for (const QJsonValue& value : object.value(u"runs"_qs).toArray()) {
        const QJsonObject run = value.toObject();
        if (const QString fault = runFault(run); !fault.isEmpty() && golden.fault.isEmpty())
            golden.fault = u"run \"%1\": %2"_qs.arg(run.value(u"name"_qs).toString(), fault);
        Run one{run.value(u"name"_qs).toString(),
                merged(object.value(u"request"_qs), run.value(u"with"_qs)).toObject(),
                {},
                run};
        if (!run.contains(u"with"_qs))
            one.request = object.value(u"request"_qs).toObject();
        for (const QJsonValue& argument : run.value(u"arguments"_qs).toArray())
            one.arguments.append(argument.toString());
        golden.runs.append(one);
    }
    return golden;
}

QStringList differences(const Run& run, const Outcome& outcome)
{
    QStringList found;
    if (outcome.exit != run.expected.value(u"exit"_qs).toInt())
        found.append(u"exit status: expected %1, is %2 %3"_qs.arg(run.expected.value(u"exit"_qs).toInt())
                         .arg(outcome.exit)
                         .arg(QString::fromUtf8(outcome.error).trimmed()));
    if (run.expected.contains(u"error"_qs) || run.expected.value(u"exit"_qs).toInt() == 2) {
        compareError(run.expected, outcome, found);
        return found;
    }
    const QJsonObject result = QJsonDocument::fromJson(outcome.output).object();
    compareSteps(run.expected, result, found);
    compareChanges(run.expected, result, found);
    compareEvents(run.expected, result, found);
    if (run.expected.contains(u"open"_qs) && result.value(u"question"_qs)[u"key"] != run.expected.value(u"open"_qs))
        found.append(u"open question: expected %1, is %2"_qs.arg(compact(run.expected.value(u"open"_qs)),
                                                                 compact(result.value(u"question"_qs)[u"key"])));
    if (run.expected.contains(u"tally"_qs) && result.value(u"ways"_qs) != run.expected.value(u"tally"_qs))
        found.append(u"tally: expected %1, is %2"_qs.arg(compact(run.expected.value(u"tally"_qs)),
                                                         compact(result.value(u"ways"_qs))));
    if (run.expected.contains(u"total"_qs) && result.value(u"total"_qs) != run.expected.value(u"total"_qs))
        found.append(u"total: expected %1, is %2"_qs.arg(compact(run.expected.value(u"total"_qs)),
                                                         compact(result.value(u"total"_qs))));
    return found;
}

}  // namespace hitspread::golden
