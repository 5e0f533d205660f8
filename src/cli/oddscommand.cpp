#include "cli/commands.h"

#include "cli/campaignorder.h"
#include "formats/codec/oddscodec.h"
#include "formats/codec/requestcodec.h"
#include "formats/json/documentpath.h"
#include "formats/json/jsonreader.h"
#include "formats/schema/schemacheck.h"
#include "rules/core/system.h"
#include "services/odds/attackodds.h"
#include "services/refusal/problem.h"
#include "text/labels.h"

#include <QCoreApplication>

namespace hitspread::cli {

namespace {

/// Prints the exact odds of an attack (schema "odds") before it is made: what `resolve` takes, asked what may come of it instead of
/// what does. Answers and rulings of the request do not enter. It never writes.
class OddsCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"odds"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

QJsonObject foretold(const Request& request)
{
    const QString name = formats::toQString(request.input.action().id);
    if (foresightOf(request) == Foresight::TooMany)
        refuse<Reason::TooManyOdds>({SiteKind::Place, u"action"_qs}, name);
    const std::optional<AttackOdds> odds = oddsOf(request);
    if (!odds)
        refuse<Reason::NoOdds>({SiteKind::Place, u"action"_qs}, name, text::foretoldWords(request.input.system()));
    return formats::encodeOdds(request, *odds);
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
    const formats::JsonLimits limits;
    const QJsonObject document = formats::readJsonObject(readSource(file, limits.bytes, console), sourceName(file),
                                                         limits);
    if (parser.isSet(u"campaign"_qs)) {
        withOrdered(document, parser, console,
                    [&](const Ordered& ordered) { console.print(QJsonValue(foretold(ordered.action.request))); });
        return Done;
    }
    const Request request = formats::requestFrom(document);
    checkAgainstRules(request);
    console.print(QJsonValue(foretold(request)));
    return Done;
}

std::unique_ptr<Command> oddsCommand()
{
    return std::make_unique<OddsCommand>();
}

}  // namespace hitspread::cli
