#include "cli/commands.h"

#include "cli/amendmentreport.h"
#include "cli/campaignorder.h"
#include "formats/codec/answercodec.h"
#include "formats/json/documentpath.h"
#include "rules/core/dice/dice.h"
#include "rules/systems/registry.h"
#include "services/action/groupaction.h"
#include "services/refusal/problem.h"
#include "services/undo/amendmentservice.h"
#include "text/labels.h"

#include <QCoreApplication>
#include <QJsonObject>

namespace hitspread::cli {

namespace {

/// Changes what a past action was made with, and makes everything behind it anew.
class AmendCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"amend"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

using formats::toQString;

/// Rolls for entry after entry: what is asked under one name in two of them must not always fall alike.
class DiceByEntry {
public:
    explicit DiceByEntry(const QCommandLineParser& parser) : m_parser(parser) {}

    [[nodiscard]] Answerer* of(EntryId entry)
    {
        const auto known = m_answerers.find(entry);
        if (known != m_answerers.end())
            return known->second.get();
        std::unique_ptr<Answerer> fresh = answererFor(m_parser);
        if (fresh && m_parser.isSet(u"seed"_qs))
            fresh = std::make_unique<SeededAnswerer>(m_parser.value(u"seed"_qs).toULongLong()
                                                     + static_cast<std::uint64_t>(entry));
        return m_answerers.emplace(entry, std::move(fresh)).first->second.get();
    }

private:
    const QCommandLineParser& m_parser;
    std::map<EntryId, std::unique_ptr<Answerer>> m_answerers;
};

/// How the entry's action is made instead: as it was, but for what the order says.
Amendment amendmentFrom(const QJsonObject& order, const LogEntry& entry)
{
    if (!entry.action)
        refuse<Reason::NotAnAction>({SiteKind::Place, u"ENTRY"_qs}, entry.title);
    Amendment amendment;
    amendment.entry = entry.id;
    amendment.action = *entry.action;
    Request& request = amendment.action.request;
    const Answers kept = request.answers;
    const std::vector<Override> rulings = request.overrides;
    readDeclared(order, request);
    for (const Answer& answer : kept.all()) {
        if (!request.answers.find(answer.key))
            request.answers.put(answer);
    }
    if (!order.contains(u"overrides"_qs))
        request.overrides = rulings;
    checkAgainstRules(request);
    const QJsonObject given = order.value(u"given"_qs).toObject();
    for (auto one = given.begin(); one != given.end(); ++one)
        amendment.given[one.key().toLongLong()] = formats::decodeAnswers(
            request.input.system(), one.value(), formats::DocumentPath(u"given"_qs).member(one.key()));
    return amendment;
}

}  // namespace

QString AmendCommand::summary() const
{
    return QCoreApplication::translate("cli", "Changes a past action and makes what follows anew (JSON).");
}

void AmendCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    parser.addPositionalArgument(u"ENTRY"_qs,
                                 QCoreApplication::translate("cli", "The action's number in the history."));
    parser.addPositionalArgument(
        u"ORDER"_qs,
        QCoreApplication::translate("cli",
                                    "What it is made with instead (JSON): options, declared, answers, overrides; in "
                                    "given, by entry, answers to what became new. All other dice stay."));
    parser.addOption(
        {u"encounter"_qs, QCoreApplication::translate("cli", "The encounter, by number or name."), u"NAME"_qs});
    parser.addOption(
        {u"seed"_qs, QCoreApplication::translate("cli", "Rolls what became new with this seed."), u"N"_qs});
    parser.addOption(
        {u"preset"_qs, QCoreApplication::translate("cli", "Takes the presets of new choices; never rolls.")});
    parser.addOption(
        {u"apply"_qs, QCoreApplication::translate("cli", "Makes it so; without it only says what would come of it.")});
}

ExitStatus AmendCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QStringList arguments = positional(parser, 3, 3);
    const QJsonObject order = readOrder(
        arguments[2], {u"options"_qs, u"declared"_qs, u"answers"_qs, u"overrides"_qs, u"given"_qs}, console);
    bool ok = false;
    const qlonglong number = arguments[1].toLongLong(&ok);
    if (!ok)
        refuse<Reason::NoEntryNumber>({SiteKind::Place, u"ENTRY"_qs}, arguments[1]);
    ExitStatus status = Done;
    campaignsOf(console).with(arguments.first(), [&](Campaign& campaign) {
        const MachineClock clock;
        const LogEntry entry = campaign.log().entry(number);
        const Scope scope = parser.isSet(u"encounter"_qs) ? scopeOf(campaign, parser) : entry.scope;
        const Amendment amendment = amendmentFrom(order, entry);
        DiceByEntry dice(parser);
        const auto diceOf = [&dice](EntryId id) { return dice.of(id); };
        // A rest is called by its time; everything else keeps its name.
        const AmendmentService::Title title = [](const ActionRecord& action) {
            const auto rest = restOf(action);
            return rest ? text::restTime(*rest).toStdString() : std::string();
        };
        AmendmentService service(campaign, clock);
        Revision revision = service.tried(scope, amendment, diceOf, title);
        if (parser.isSet(u"apply"_qs) && !revision.open)
            revision = service.carriedOut(scope, amendment, title, diceOf);
        status = revision.open ? Open : Done;
        console.print(QJsonValue(encodeRevision(revision)));
    });
    return status;
}

std::unique_ptr<Command> amendCommand()
{
    return std::make_unique<AmendCommand>();
}

}  // namespace hitspread::cli
