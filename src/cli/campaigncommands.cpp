#include "cli/campaigncommands.h"

#include "cli/campaignorder.h"
#include "exchange/bodyplans.h"
#include "exchange/documentpath.h"
#include "services/actionservice.h"
#include "services/controlsheld.h"
#include "services/problem.h"
#include "services/revisionservice.h"
#include "text/problems.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonObject>

namespace hitspread::cli {

namespace {

using exchange::toQString;

/// Throws Failure naming the first entry of a fight that does not come to what it says.
void requireReplayed(Campaign& campaign, const Encounter& fight)
{
    EntryId first = 0;
    try {
        const MachineClock clock;
        first = RevisionService(campaign, clock).firstOtherwise({ScopeKind::Encounter, fight.id});
    } catch (const Failure& failure) {
        // Somebody who was made in it was changed in the library since: nobody goes back behind that.
        if (failure.problem().code != ProblemCode::BuiltUpon)
            throw;
    }
    if (first != 0)
        refuse<Reason::ComesOutOtherwise>(campaign.path(), first, campaign.log().line(first).title, fight.name);
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
    parser.addOption(
        {u"empty"_qs, QCoreApplication::translate("cli", "Without the starter library of gear and conditions.")});
}

ExitStatus NewCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QString file = positional(parser, 1, 1).first();
    const bool empty = parser.isSet(u"empty"_qs);
    if (empty && parser.isSet(u"sample"_qs))
        refuse<Reason::SampleNeverEmpty>({SiteKind::Place, u"--empty"_qs});
    campaignsOf(console).create(file,
                                parser.isSet(u"sample"_qs) ? CampaignStart::Sample
                                    : empty                ? CampaignStart::Empty
                                                           : CampaignStart::Starter);
    console.print(QFileInfo(file).absoluteFilePath());
    return Done;
}

QString ApplyCommand::summary() const
{
    return QCoreApplication::translate("cli", "Commits the action that waits in an encounter, or drops it.");
}

void ApplyCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    declareFight(parser);
    parser.addOption(
        {u"drop"_qs,
         QCoreApplication::translate("cli", "Drops it instead, for this reason; the dice stay in the history."),
         u"REASON"_qs});
    parser.addOption({u"anew"_qs,
                      QCoreApplication::translate(
                          "cli", "Works it out in the fight as it is now first, with the dice that have fallen.")});
    declareAnswerer(parser);
    parser.addOption({u"title"_qs, QCoreApplication::translate("cli", "Line of the history."), u"TEXT"_qs});
}

ExitStatus ApplyCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QString file = positional(parser, 1, 1).first();
    ExitStatus status = Done;
    campaignsOf(console).with(file, [&](Campaign& campaign) {
        const exchange::ShippedBodyPlans plans;
        const MachineClock clock;
        ActionService service(campaign, plans, clock);
        auto pending = service.pending(fightOf(campaign, parser).id);
        if (!pending)
            throw Failure(ProblemCode::NotFound, Site(SiteKind::WaitingAction));
        const std::string title = parser.isSet(u"title"_qs) ? parser.value(u"title"_qs).toStdString()
                                                            : pending->action.action;
        const std::unique_ptr<Answerer> further = answererFor(parser);
        const bool isAnew = parser.isSet(u"anew"_qs);
        if ((isAnew || further) && !parser.isSet(u"drop"_qs)) {
            const ActionService::Resolved worked = isAnew ? service.workedAnew(*pending, further.get())
                                                          : ActionService::resolved(pending->action, further.get());
            pending->action = worked.action;
            if (worked.open) {
                status = Open;
                return console.print(QJsonValue(encodeAction(worked.action, worked.open)));
            }
        }
        QJsonObject result = encodeAction(pending->action, std::nullopt);
        const EntryId written = parser.isSet(u"drop"_qs)
            ? service.drop(*pending, title, parser.value(u"drop"_qs).toStdString())
            : service.apply(*pending, title);
        result.insert(u"id"_qs, qint64{written});
        console.print(QJsonValue(result));
    });
    return status;
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
    const std::vector<Cause> faults = campaignsOf(console).check(file);
    if (!faults.empty())
        throw Failure(ProblemCode::DamagedCampaign, {SiteKind::File, file}, faults.front());
    std::vector<Problem> controls;
    campaignsOf(console).with(file, [&controls](Campaign& campaign) {
        for (const Encounter& fight : campaign.encounters().encounters())
            requireReplayed(campaign, fight);
        controls = controlsHeld(campaign);
    });
    console.print(QCoreApplication::translate("cli", "%1 is sound").arg(file));
    for (const Problem& control : controls)
        console.print(QCoreApplication::translate("cli", "Remark: %1").arg(text::sentenceFor(control)));
    return Done;
}

}  // namespace hitspread::cli
