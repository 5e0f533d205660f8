#include "cli/historycommands.h"

#include "cli/campaignorder.h"
#include "exchange/csv.h"
#include "exchange/logvaluecodec.h"
#include "models/historyexport.h"
#include "models/historymodel.h"
#include "rules/systems/registry.h"
#include "services/historyservice.h"
#include "services/problem.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace hitspread::cli {

namespace {

int numberOf(const QCommandLineParser& parser, const QString& option)
{
    bool ok = false;
    const int number = parser.value(option).toInt(&ok);
    if (!ok || number < 1)
        refuse<Reason::NoCountFromOne>({SiteKind::Place, u"--"_qs + option}, parser.value(option));
    return number;
}

std::vector<EntryKind> kindsOf(const QCommandLineParser& parser)
{
    std::vector<EntryKind> kinds;
    for (const QString& word : parser.value(u"kind"_qs).split(u',', Qt::SkipEmptyParts)) {
        const std::optional<EntryKind> kind = exchange::entryKindFromText(word);
        if (!kind)
            refuse<Reason::NoSuchKindOfHistory>({SiteKind::Place, u"--kind"_qs}, word);
        kinds.push_back(*kind);
    }
    return kinds;
}

/// Undo and redo differ in one call.
ExitStatus step(const QCommandLineParser& parser, Console& console, EntryId (HistoryService::*move)(Scope))
{
    const QString file = positional(parser, 1, 1).first();
    campaignsOf(console).with(file, [&](Campaign& campaign) {
        const MachineClock clock;
        HistoryService history(campaign, clock);
        const LogEntry entry = history.entry((history.*move)(scopeOf(campaign, parser)));
        console.print(QJsonValue(exchange::encodeEntry(entry)));
    });
    return Done;
}

/// The place an argument names: an entry's number, "start" or "end".
EntryId placeNamed(HistoryService& history, Scope scope, const QString& text)
{
    if (text == u"start")
        return 0;
    if (text == u"end")
        return history.newest(scope);
    bool ok = false;
    const qlonglong place = text.toLongLong(&ok);
    if (!ok || place < 1)
        refuse<Reason::NoPlaceInHistory>({SiteKind::Place, u"PLACE"_qs}, text);
    return place;
}

/// Actions by what they are called, as the window finds them: "grapple" finds grapples, whatever their titles say.
std::vector<NamedDeeds> deedsSought(Campaign& campaign, const LogQuery& query)
{
    if (query.scope.kind != ScopeKind::Encounter)
        return {};
    const System* system = findSystem(campaign.encounters().encounter(query.scope.encounter).system);
    return system ? deedsNamed(query.search, *system) : std::vector<NamedDeeds>();
}

}  // namespace

QString HistoryCommand::summary() const
{
    return QCoreApplication::translate(
        "cli", "Lists what happened: newest first (JSON), or from the beginning as text or CSV.");
}

void HistoryCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    declareEncounter(parser);
    parser.addOption({u"format"_qs, QCoreApplication::translate("cli", "json, text (with every explanation) or csv."),
                      u"FORMAT"_qs, u"json"_qs});
    parser.addOption(
        {u"limit"_qs,
         QCoreApplication::translate("cli", "At most so many entries, the newest; text and csv: all, unless given."),
         u"N"_qs, u"200"_qs});
    parser.addOption({u"search"_qs, QCoreApplication::translate("cli", "Only entries with these words."), u"WORDS"_qs});
    parser.addOption(
        {u"kind"_qs, QCoreApplication::translate("cli", "Only entries of these kinds (action,edit,…)."), u"KINDS"_qs});
    parser.addOption({u"combatant"_qs,
                      QCoreApplication::translate("cli", "Only what changed this combatant or the gear carried."),
                      u"NAME"_qs});
    parser.addOption({u"round"_qs, QCoreApplication::translate("cli", "Only entries of this round."), u"N"_qs});
}

ExitStatus HistoryCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QString file = positional(parser, 1, 1).first();
    const QString format = parser.value(u"format"_qs);
    if (!QStringList{u"json"_qs, u"text"_qs, u"csv"_qs}.contains(format))
        refuse<Reason::NoSuchFormat>({SiteKind::Place, u"--format"_qs}, format);
    LogQuery query;
    // What is written to be kept is whole unless somebody says otherwise.
    const bool isWhole = format != u"json" && !parser.isSet(u"limit"_qs);
    query.limit = isWhole ? HistoryExport::kAll : static_cast<std::size_t>(numberOf(parser, u"limit"_qs));
    query.kinds = kindsOf(parser);
    if (parser.isSet(u"round"_qs))
        query.moment = FightClock{numberOf(parser, u"round"_qs), 0};
    query.search = parser.value(u"search"_qs).toStdString();
    campaignsOf(console).with(file, [&](Campaign& campaign) {
        const MachineClock clock;
        query.scope = scopeOf(campaign, parser);
        query.deeds = deedsSought(campaign, query);
        if (parser.isSet(u"combatant"_qs))
            query.combatant = combatantNamed(campaign, query.scope.encounter,
                                             referenceOf(parser.value(u"combatant"_qs)), u"--combatant"_qs);
        if (format == u"json")
            console.print(QJsonValue(exchange::encodeEntries(HistoryService(campaign, clock).list(query))));
        else if (format == u"csv")
            console.output += exchange::csvOf(HistoryExport(campaign, clock, query).table());
        else
            console.output += HistoryExport(campaign, clock, query).text().toUtf8();
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

QString RewindCommand::summary() const
{
    return QCoreApplication::translate("cli", "Goes back, or forward again, to any place of the history.");
}

void RewindCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    parser.addPositionalArgument(
        u"PLACE"_qs, QCoreApplication::translate("cli", "The number of the entry to be in force last; start or end."));
    declareEncounter(parser);
}

ExitStatus RewindCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QStringList arguments = positional(parser, 2, 2);
    campaignsOf(console).with(arguments.first(), [&](Campaign& campaign) {
        const MachineClock clock;
        HistoryService history(campaign, clock);
        const Scope scope = scopeOf(campaign, parser);
        const EntryId note = history.moveTo(scope, placeNamed(history, scope, arguments[1]));
        console.print(QJsonValue(QJsonObject{{u"place"_qs, qint64{history.undoable(scope)}},
                                             {u"note"_qs, note ? QJsonValue(qint64{note}) : QJsonValue()}}));
    });
    return Done;
}

}  // namespace hitspread::cli
