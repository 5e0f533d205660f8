#include "cli/commands.h"

#include "cli/campaignorder.h"
#include "formats/codec/logvaluecodec.h"
#include "formats/json/documentpath.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"
#include "services/undo/whatifservice.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace hitspread::cli {

namespace {

/// Tries something out in a fight and compares it with the fight as it was.
class WhatIfCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"whatif"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

using formats::toQString;

QJsonObject encode(const WhatIf& running)
{
    return {{u"name"_qs, toQString(running.mark.name)},
            {u"asItWas"_qs, qint64{running.mark.entry}},
            {u"from"_qs, qint64{running.mark.origin}},
            {u"steps"_qs, static_cast<qint64>(running.steps)}};
}

QJsonObject encode(const LoggedChange& change)
{
    return {{u"record"_qs, toQString(spelled(Site(change.record)))},
            {u"field"_qs, toQString(change.field)},
            {u"element"_qs, change.element},
            {u"before"_qs, formats::encodeLogValue(change.before)},
            {u"after"_qs, formats::encodeLogValue(change.after)}};
}

/// The one that is named, or else the innermost.
WhatIf runningNamed(WhatIfService& service, RecordId encounter, const QStringList& arguments)
{
    const std::vector<WhatIf> all = service.running(encounter);
    const QString name = arguments.value(2);
    for (auto one = all.rbegin(); one != all.rend(); ++one) {
        if (name.isEmpty() || toQString(one->mark.name) == name)
            return *one;
    }
    throw Failure(ProblemCode::BadInput, {SiteKind::Place, u"NAME"_qs},
                  name.isEmpty() ? because<Reason::NothingTried>() : because<Reason::NothingTriedBeside>(name));
}

}  // namespace

QString WhatIfCommand::summary() const
{
    return QCoreApplication::translate("cli",
                                       "Tries something out in a fight, compares, keeps it or goes back (JSON).");
}

void WhatIfCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    parser.addPositionalArgument(
        u"WHAT"_qs,
        QCoreApplication::translate("cli", "begin NAME, list, compare, keep or drop (of the innermost, or NAME)."));
    parser.addPositionalArgument(
        u"NAME"_qs, QCoreApplication::translate("cli", "How the fight as it was is called meanwhile."), u"[NAME]"_qs);
    parser.addOption(
        {u"from"_qs,
         QCoreApplication::translate("cli", "begin: the entry to try from; without it from where the fight is."),
         u"ENTRY"_qs});
    declareFight(parser);
}

ExitStatus WhatIfCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QStringList arguments = positional(parser, 2, 3);
    const QString what = arguments[1];
    campaignsOf(console).with(arguments.first(), [&](Campaign& campaign) {
        const MachineClock clock;
        const RecordId encounter = fightOf(campaign, parser).id;
        WhatIfService service(campaign, clock);
        if (what == u"begin") {
            EntryId from = HistoryService(campaign, clock).undoable({ScopeKind::Encounter, encounter});
            bool ok = true;
            if (parser.isSet(u"from"_qs))
                from = parser.value(u"from"_qs).toLongLong(&ok);
            if (!ok || from < 0)
                refuse<Reason::NoEntryNumber>({SiteKind::Place, u"--from"_qs}, parser.value(u"from"_qs));
            (void)service.begin(encounter, from, arguments.value(2).toStdString());
        } else if (what == u"compare") {
            QJsonArray differences;
            for (const LoggedChange& change :
                 service.differences(encounter, runningNamed(service, encounter, arguments).mark.id))
                differences.append(encode(change));
            return console.print(QJsonValue(differences));
        } else if (what == u"keep") {
            service.keep(encounter, runningNamed(service, encounter, arguments).mark.id);
        } else if (what == u"drop") {
            service.drop(encounter, runningNamed(service, encounter, arguments).mark.id);
        } else if (what != u"list") {
            refuse<Reason::NoSuchVerbOfWhatIf>({SiteKind::Place, u"WHAT"_qs}, what);
        }
        QJsonArray running;
        for (const WhatIf& one : service.running(encounter))
            running.append(encode(one));
        console.print(QJsonValue(running));
    });
    return Done;
}

std::unique_ptr<Command> whatIfCommand()
{
    return std::make_unique<WhatIfCommand>();
}

}  // namespace hitspread::cli
