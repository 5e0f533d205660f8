#include "cli/campaigncommands.h"

#include "cli/campaignorder.h"
#include "exchange/bodyplans.h"
#include "exchange/place.h"
#include "services/actionservice.h"
#include "services/historyservice.h"
#include "services/problem.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

namespace hitspread::cli {

namespace {

using exchange::toQString;

void declareFile(QCommandLineParser& parser)
{
    parser.addPositionalArgument(u"FILE"_qs, QCoreApplication::translate("cli", "The campaign file."));
}

void declareEncounter(QCommandLineParser& parser)
{
    parser.addOption({u"encounter"_qs,
                      QCoreApplication::translate("cli", "The encounter, by number or name; without it the library."),
                      u"NAME"_qs});
}

QString spellKind(EntryKind kind)
{
    switch (kind) {
    case EntryKind::Action: return u"action"_qs;
    case EntryKind::Edit: return u"edit"_qs;
    case EntryKind::Create: return u"create"_qs;
    case EntryKind::Remove: return u"remove"_qs;
    case EntryKind::Drop: return u"drop"_qs;
    case EntryKind::Undo: return u"undo"_qs;
    case EntryKind::Redo: break;
    }
    return u"redo"_qs;
}

QJsonObject encodeEntry(const LogEntry& entry)
{
    QJsonObject object{{u"id"_qs, qint64{entry.id}},
                       {u"kind"_qs, spellKind(entry.kind)},
                       {u"parent"_qs, qint64{entry.parent}},
                       {u"title"_qs, toQString(entry.title)},
                       {u"time"_qs, toQString(entry.time)},
                       {u"round"_qs, entry.round},
                       {u"phase"_qs, entry.phase}};
    if (entry.scope.kind == ScopeKind::Encounter)
        object.insert(u"encounter"_qs, qint64{entry.scope.encounter});
    if (entry.target != 0)
        object.insert(u"target"_qs, qint64{entry.target});
    if (!entry.reason.empty())
        object.insert(u"reason"_qs, toQString(entry.reason));
    return object;
}

int limitOf(const QCommandLineParser& parser)
{
    bool ok = false;
    const int limit = parser.value(u"limit"_qs).toInt(&ok);
    if (!ok || limit < 1)
        refuseUse(u"--limit"_qs,
                  QCoreApplication::translate("cli", "\"%1\" is no number of entries")
                      .arg(parser.value(u"limit"_qs).left(40)),
                  QCoreApplication::translate("cli", "give a whole number from 1"));
    return limit;
}

/// Undo and redo differ in one call.
ExitStatus step(const QCommandLineParser& parser, Console& console, EntryId (HistoryService::*move)(Scope))
{
    const QString file = positional(parser, 1, 1).first();
    campaignsOf(console).with(file, [&](Campaign& campaign) {
        const MachineClock clock;
        HistoryService history(campaign, clock);
        const LogEntry entry = history.entry((history.*move)(scopeOf(campaign, parser)));
        console.print(QJsonValue(encodeEntry(entry)));
    });
    return Done;
}

}  // namespace

QString NewCommand::summary() const
{
    return QCoreApplication::translate("cli", "Makes a campaign file.");
}

void NewCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    parser.addOption(
        {u"sample"_qs, QCoreApplication::translate("cli", "With the sample characters, gear and encounters.")});
}

ExitStatus NewCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QString file = positional(parser, 1, 1).first();
    campaignsOf(console).create(file, parser.isSet(u"sample"_qs));
    console.print(QFileInfo(file).absoluteFilePath());
    return Done;
}

QString ApplyCommand::summary() const
{
    return QCoreApplication::translate("cli", "Commits the action that waits in an encounter.");
}

void ApplyCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    declareEncounter(parser);
    parser.addOption({u"title"_qs, QCoreApplication::translate("cli", "Line of the history."), u"TEXT"_qs});
}

ExitStatus ApplyCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QString file = positional(parser, 1, 1).first();
    campaignsOf(console).with(file, [&](Campaign& campaign) {
        const exchange::ShippedBodyPlans plans;
        const MachineClock clock;
        ActionService service(campaign, plans, clock);
        const Scope scope = scopeOf(campaign, parser);
        const RecordId encounter = scope.kind == ScopeKind::Encounter
            ? scope.encounter
            : encounterNamed(campaign, QJsonValue(QJsonValue::Undefined), u"--encounter"_qs).id;
        const auto pending = service.pending(encounter);
        if (!pending)
            throw Failure(ProblemCode::NotFound, QCoreApplication::translate("cli", "a waiting action").toStdString());
        const std::string title = parser.isSet(u"title"_qs) ? parser.value(u"title"_qs).toStdString()
                                                            : pending->action.action;
        QJsonObject result = encodeAction(pending->action, std::nullopt);
        result.insert(u"id"_qs, qint64{service.apply(*pending, title)});
        console.print(QJsonValue(result));
    });
    return Done;
}

QString HistoryCommand::summary() const
{
    return QCoreApplication::translate("cli", "Lists what happened, newest first (JSON).");
}

void HistoryCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    declareEncounter(parser);
    parser.addOption({u"limit"_qs, QCoreApplication::translate("cli", "At most so many entries."), u"N"_qs, u"200"_qs});
    parser.addOption({u"search"_qs, QCoreApplication::translate("cli", "Only entries with these words."), u"WORDS"_qs});
}

ExitStatus HistoryCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QString file = positional(parser, 1, 1).first();
    LogQuery query;
    query.limit = static_cast<std::size_t>(limitOf(parser));
    query.search = parser.value(u"search"_qs).toStdString();
    campaignsOf(console).with(file, [&](Campaign& campaign) {
        const MachineClock clock;
        query.scope = scopeOf(campaign, parser);
        QJsonArray entries;
        for (const LogEntry& entry : HistoryService(campaign, clock).list(query))
            entries.append(encodeEntry(entry));
        console.print(QJsonValue(entries));
    });
    return Done;
}

QString UndoCommand::summary() const
{
    return QCoreApplication::translate("cli", "Takes back the last action or edit.");
}

void UndoCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    declareEncounter(parser);
}

ExitStatus UndoCommand::run(const QCommandLineParser& parser, Console& console) const
{
    return step(parser, console, &HistoryService::undo);
}

QString RedoCommand::summary() const
{
    return QCoreApplication::translate("cli", "Puts what was undone in force again.");
}

void RedoCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    declareEncounter(parser);
}

ExitStatus RedoCommand::run(const QCommandLineParser& parser, Console& console) const
{
    return step(parser, console, &HistoryService::redo);
}

QString CheckCommand::summary() const
{
    return QCoreApplication::translate("cli", "Checks whether a campaign file is sound.");
}

void CheckCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
}

ExitStatus CheckCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QString file = positional(parser, 1, 1).first();
    const QStringList faults = campaignsOf(console).check(file);
    if (!faults.isEmpty())
        throw Failure(ProblemCode::DamagedCampaign, file.toStdString(), {faults.first().toStdString()});
    console.print(QCoreApplication::translate("cli", "%1 is sound").arg(file));
    return Done;
}

}  // namespace hitspread::cli
