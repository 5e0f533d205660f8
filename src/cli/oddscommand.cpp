#include "cli/oddscommand.h"

#include "cli/campaignorder.h"
#include "exchange/documentpath.h"
#include "exchange/jsonreader.h"
#include "exchange/oddscodec.h"
#include "exchange/requestcodec.h"
#include "exchange/schemacheck.h"
#include "rules/core/system.h"
#include "services/attackodds.h"
#include "services/problem.h"
#include "text/labels.h"

#include <QCoreApplication>

namespace hitspread::cli {

namespace {

QJsonObject foretold(const Request& request)
{
    const QString name = exchange::toQString(request.input.action().id);
    if (foresightOf(request) == Foresight::TooMany)
        refuse<Reason::TooManyOdds>({SiteKind::Place, u"action"_qs}, name);
    const std::optional<AttackOdds> odds = oddsOf(request);
    if (!odds)
        refuse<Reason::NoOdds>({SiteKind::Place, u"action"_qs}, name, text::foretoldWords(request.input.system()));
    return exchange::encodeOdds(request, *odds);
}

}  // namespace

QString OddsCommand::summary() const
{
    return QCoreApplication::translate("cli", "Prints the exact odds of a request (JSON) before its dice fall.");
}

void OddsCommand::declare(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"FILE"_qs,
                                 QCoreApplication::translate("cli", "The request; standard input without it or for -."),
                                 u"[FILE]"_qs);
    parser.addOption(
        {u"campaign"_qs, QCoreApplication::translate("cli", "Takes the participants from this campaign."), u"FILE"_qs});
}

ExitStatus OddsCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QString file = positional(parser, 0, 1).value(0, u"-"_qs);
    const exchange::JsonLimits limits;
    const QJsonObject document = exchange::readJsonObject(readSource(file, limits.bytes, console), sourceName(file),
                                                          limits);
    if (parser.isSet(u"campaign"_qs)) {
        withOrdered(document, parser, console,
                    [&](const Ordered& ordered) { console.print(QJsonValue(foretold(ordered.action.request))); });
        return Done;
    }
    const Request request = exchange::requestFrom(document);
    checkAgainstRules(request);
    console.print(QJsonValue(foretold(request)));
    return Done;
}

}  // namespace hitspread::cli
