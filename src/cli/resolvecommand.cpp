#include "cli/resolvecommand.h"

#include "cli/campaignorder.h"
#include "cli/commands.h"
#include "cli/linereader.h"
#include "cli/tally.h"
#include "formats/codec/answercodec.h"
#include "formats/codec/errorcodec.h"
#include "formats/codec/requestcodec.h"
#include "formats/codec/resolutioncodec.h"
#include "formats/json/jsonreader.h"
#include "formats/schema/schemacheck.h"
#include "rules/core/dice/dice.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"
#include "services/refusal/problem.h"
#include "text/refusalwords.h"

#include <QCoreApplication>
#include <QFile>

namespace hitspread::cli {

namespace {

/// Resolves a request given as JSON. It never writes, but for --apply on a campaign.
class ResolveCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"resolve"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace

void checkAgainstRules(const Request& request)
{
    const System& system = request.input.system();
    const std::vector<Refusal> refusals = request.input.validate(request.plan.get());
    if (refusals.empty())
        return;
    throw Failure(Problem{ProblemCode::Refused,
                          {SiteKind::Place, text::placeOf(refusals.front())},
                          {},
                          std::string(system.id()),
                          refusals});
}

void checkAnswerFits(const Request& request, const Question& open)
{
    if (!request.answers.find(open.key))
        return;
    const System& system = request.input.system();
    const Site where{SiteKind::Place, u"answers."_qs + formats::spellQuestion(system, open.key)};
    if (open.kind == QuestionKind::Roll)
        refuse<Reason::FacesWanted>(where, open.dice, open.lowest, open.lowest + open.sides - 1);
    const QStringList options = formats::openOptions(system, open);
    if (options.isEmpty())
        refuse<Reason::ChoiceWanted>(where, open.minimum, open.maximum);
    refuse<Reason::OptionWanted>(where, options);
}

bool GivenFirst::answer(const Question& question, Answer& answer)
{
    return m_then && !m_given.find(question.key) && m_then->answer(question, answer);
}

void declareAnswerer(QCommandLineParser& parser)
{
    parser.addOption({u"seed"_qs,
                      QCoreApplication::translate("cli", "Rolls what is open with this seed and takes the presets."),
                      u"N"_qs});
    parser.addOption(
        {u"preset"_qs, QCoreApplication::translate("cli", "Takes the presets of open choices; never rolls.")});
}

std::unique_ptr<Answerer> answererFor(const QCommandLineParser& parser)
{
    if (parser.isSet(u"seed"_qs)) {
        bool ok = false;
        const qulonglong seed = parser.value(u"seed"_qs).toULongLong(&ok);
        if (!ok)
            refuse<Reason::NoSeed>({SiteKind::Place, u"--seed"_qs}, parser.value(u"seed"_qs));
        return std::make_unique<SeededAnswerer>(seed);
    }
    return parser.isSet(u"preset"_qs) ? std::make_unique<PresetAnswerer>() : nullptr;
}

namespace {

/// What is no longer asked will not be asked for again if an answer does not fit.
void checkFormerAnswers(const Request& request)
{
    const System& system = request.input.system();
    for (const Answer& answer : request.answers.all()) {
        const QuestionWord& question = system.questions()[answer.key.name];
        const auto most = static_cast<std::int32_t>(question.options.size()) - 1;
        if (question.now && (answer.choice < 0 || answer.choice > most))
            refuse<Reason::ChoiceWanted>({SiteKind::Place, u"answers."_qs + formats::spellQuestion(system, answer.key)},
                                         0, most);
    }
}

}  // namespace

Resolved resolvedFrom(const QJsonObject& document, Answerer* answerer)
{
    Resolved done{formats::requestFrom(document), {}};
    checkAgainstRules(done.request);
    checkFormerAnswers(done.request);
    const std::optional<std::uint64_t> own = formats::seedOf(document);
    SeededAnswerer seeded(own.value_or(0), done.request.input.system().questions());
    GivenFirst givenFirst(done.request.answers, own ? &seeded : answerer);
    done.resolution = resolve(done.request, &givenFirst);
    if (done.resolution.open)
        checkAnswerFits(done.request, *done.resolution.open);
    return done;
}

QString ResolveCommand::summary() const
{
    return QCoreApplication::translate("cli", "Resolves a request (JSON) and prints the result, or the open question.");
}

void ResolveCommand::declare(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"FILE"_qs,
                                 QCoreApplication::translate("cli", "The request; standard input without it or for -."),
                                 u"[FILE]"_qs);
    declareAnswerer(parser);
    parser.addOption(
        {u"lines"_qs, QCoreApplication::translate("cli", "Reads one request a line and prints one line for each.")});
    parser.addOption({u"tally"_qs,
                      QCoreApplication::translate("cli", "Counts the values of one step over all dice that are open."),
                      u"KEY"_qs});
    parser.addOption(
        {u"campaign"_qs, QCoreApplication::translate("cli", "Takes the participants from this campaign."), u"FILE"_qs});
    parser.addOption(
        {u"apply"_qs,
         QCoreApplication::translate("cli", "Commits the finished action to the campaign and prints its id.")});
}

namespace {

void checkTogether(const QCommandLineParser& parser)
{
    if (parser.isSet(u"seed"_qs) && parser.isSet(u"preset"_qs))
        refuse<Reason::SeedTakesPresets>({SiteKind::Place, u"--preset"_qs});
    if (parser.isSet(u"tally"_qs)
        && (parser.isSet(u"seed"_qs) || parser.isSet(u"preset"_qs) || parser.isSet(u"campaign"_qs)))
        refuse<Reason::AllDiceEnumerated>({SiteKind::Place, u"--tally"_qs});
    if (parser.isSet(u"lines"_qs)
        && (parser.isSet(u"tally"_qs) || parser.isSet(u"campaign"_qs) || parser.isSet(u"apply"_qs)))
        refuse<Reason::LinesAreRequests>({SiteKind::Place, u"--lines"_qs});
    if (parser.isSet(u"apply"_qs) && !parser.isSet(u"campaign"_qs))
        refuse<Reason::NothingToApplyTo>({SiteKind::Place, u"--apply"_qs});
}

}  // namespace

ExitStatus ResolveCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QString file = positional(parser, 0, 1).value(0, u"-"_qs);
    const std::unique_ptr<Answerer> answerer = answererFor(parser);
    checkTogether(parser);
    if (parser.isSet(u"lines"_qs))
        return resolveLines(file, answerer.get(), console);
    const formats::JsonLimits limits;
    const QJsonObject document = formats::readJsonObject(readSource(file, limits.bytes, console), sourceName(file),
                                                         limits);
    if (parser.isSet(u"campaign"_qs))
        return resolveOnCampaign(document, parser, answerer.get(), console);
    if (parser.isSet(u"tally"_qs)) {
        if (document.contains(u"seed"_qs))
            refuse<Reason::SeedWithTally>({SiteKind::Place, u"seed"_qs});
        const Request request = formats::requestFrom(document);
        checkAgainstRules(request);
        console.output += tallied(request, parser.value(u"tally"_qs));
        return Done;
    }
    const Resolved done = resolvedFrom(document, answerer.get());
    console.print(QJsonValue(formats::encodeResolution(done.request, done.resolution)));
    return done.resolution.open ? Open : Done;
}

std::unique_ptr<Command> resolveCommand()
{
    return std::make_unique<ResolveCommand>();
}

namespace {

/// The pieces of a file, or of standard input for "-".
std::function<QByteArray()> piecesOf(const QString& file, const Console& console)
{
    if (file == u"-")
        return console.readSome;
    const std::shared_ptr<QFile> source = openSource(file);
    return [source] { return readPiece(*source, qsizetype{64} * 1024); };
}

std::string resultOf(const Line& line, const QString& source, Answerer* answerer)
{
    formats::JsonLimits limits;
    limits.firstLine = line.number;
    try {
        const Resolved done = resolvedFrom(formats::readJsonObject(line.text, source, limits), answerer);
        return formats::resolutionText(done.request, done.resolution);
    } catch (const std::exception& fault) {
        return formats::errorText(fault, sentenceOf(fault), line.number).toStdString();
    }
}

}  // namespace

ExitStatus resolveLines(const QString& file, Answerer* answerer, Console& console)
{
    const std::function<QByteArray()> more = piecesOf(file, console);
    const QString source = sourceName(file);
    bool isTaken = true;
    LineReader lines(
        [&] {
            isTaken = console.handOn();
            return isTaken ? more() : QByteArray();
        },
        formats::JsonLimits().bytes);
    while (const std::optional<Line> line = lines.next()) {
        console.output.append(resultOf(*line, source, answerer) + '\n');
    }
    return isTaken ? Done : Wrong;
}

}  // namespace hitspread::cli
