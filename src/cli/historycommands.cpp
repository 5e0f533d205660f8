#include "cli/commands.h"

#include "cli/campaignorder.h"
#include "formats/codec/logvaluecodec.h"
#include "formats/table/tablewriter.h"
#include "models/history/historyexport.h"
#include "models/history/historymodel.h"
#include "rules/systems/registry.h"
#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <utility>

namespace hitspread::cli {

namespace {

/// Lists a log, newest first.
class HistoryCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"history"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

/// Takes back the last entry in force of one scope.
class UndoCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"undo"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

/// Puts the last undone entry in force again; rolls nothing.
class RedoCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"redo"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

/// Goes to any place of the log: an entry, its beginning or its end.
class RewindCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"rewind"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

std::vector<EntryKind> kindsOf(const QCommandLineParser& parser)
{
    std::vector<EntryKind> kinds;
    for (const QString& word : parser.value(u"kind"_qs).split(u',', Qt::SkipEmptyParts)) {
        const std::optional<EntryKind> kind = formats::entryKindFromText(word);
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
        console.print(QJsonValue(formats::encodeEntry(entry)));
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
std::vector<NamedActions> actionsSought(Campaign& campaign, const LogQuery& query)
{
    if (query.scope.kind != ScopeKind::Encounter)
        return {};
    const System* system = findSystem(campaign.encounters().encounter(query.scope.encounter).system);
    return system ? actionsNamed(query.search, *system) : std::vector<NamedActions>();
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
    parser.addOption(outputOption(QCoreApplication::translate("cli", "A new file to write it into.")));
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
    query.limit = isWhole ? HistoryExport::kAll : static_cast<std::size_t>(countOf(parser, u"limit"_qs));
    query.kinds = kindsOf(parser);
    if (parser.isSet(u"round"_qs))
        query.moment = FightClock{countOf(parser, u"round"_qs), 0};
    query.search = parser.value(u"search"_qs).toStdString();
    campaignsOf(console).with(file, [&](Campaign& campaign) {
        const MachineClock clock;
        query.scope = scopeOf(campaign, parser);
        query.actions = actionsSought(campaign, query);
        if (parser.isSet(u"combatant"_qs))
            query.combatant = combatantNamed(campaign, query.scope.encounter,
                                             referenceOf(parser.value(u"combatant"_qs)), u"--combatant"_qs);
        if (format == u"json")
            console.print(QJsonValue(formats::encodeEntries(HistoryService(campaign, clock).list(query))));
        else if (format == u"csv")
            console.output += formats::csvOf(HistoryExport(campaign, clock, query).table());
        else
            console.output += HistoryExport(campaign, clock, query).text().toUtf8();
        handOver(std::exchange(console.output, {}), parser, console);
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

std::unique_ptr<Command> historyCommand()
{
    return std::make_unique<HistoryCommand>();
}

std::unique_ptr<Command> undoCommand()
{
    return std::make_unique<UndoCommand>();
}

std::unique_ptr<Command> redoCommand()
{
    return std::make_unique<RedoCommand>();
}

std::unique_ptr<Command> rewindCommand()
{
    return std::make_unique<RewindCommand>();
}

}  // namespace hitspread::cli
