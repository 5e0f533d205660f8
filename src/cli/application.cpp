#include "cli/command.h"

#include "cli/commands.h"
#include "services/refusal/problem.h"
#include "text/echo.h"
#include "text/languages.h"
#include "text/outofmemory.h"
#include "text/problems.h"

#include <QCoreApplication>
#include <QGuiApplication>

#include <algorithm>
#include <new>
#include <optional>

namespace hitspread::cli {

namespace {

/// Less than this is not enough to begin with.
constexpr std::size_t kRoom = std::size_t{24} * 1024 * 1024;
constexpr std::size_t kRoomToPaint = std::size_t{96} * 1024 * 1024;

std::vector<std::unique_ptr<Command>> makeCommands()
{
    std::vector<std::unique_ptr<Command>> all;
    all.push_back(rulesCommand());
    all.push_back(resolveCommand());
    all.push_back(oddsCommand());
    all.push_back(schemaCommand());
    all.push_back(newCommand());
    all.push_back(takeCommand());
    all.push_back(exportCommand());
    all.push_back(importCommand());
    all.push_back(applyCommand());
    all.push_back(encounterCommand());
    all.push_back(nextCommand());
    all.push_back(profilesCommand());
    all.push_back(historyCommand());
    all.push_back(undoCommand());
    all.push_back(redoCommand());
    all.push_back(rewindCommand());
    all.push_back(amendCommand());
    all.push_back(conditionCommand());
    all.push_back(groundCommand());
    all.push_back(whatIfCommand());
    all.push_back(fightCommand());
    all.push_back(checkCommand());
    all.push_back(backupCommand());
    all.push_back(backupsCommand());
    all.push_back(restoreCommand());
    all.push_back(recoverCommand());
    all.push_back(compactCommand());
    all.push_back(sheetCommand());
    all.push_back(printCommand());
    return all;
}

QString overview()
{
    QString text = QCoreApplication::translate(
        "cli", "Usage: hitspread-cli [--language CODE] COMMAND [options]\n\nCommands:\n");
    for (const auto& command : commands())
        text += u"  %1  %2\n"_qs.arg(command->name().leftJustified(8), command->summary());
    return text
        + QCoreApplication::translate("cli",
                                      "\nhitspread-cli COMMAND --help says more. Exit status: 0 done, 2 error, "
                                      "3 a question is open.\n");
}

const QString kLanguage = u"--language"_qs;

/// Takes a --language from the front of the arguments; nothing when there is none.
std::optional<QString> takeLanguage(QStringList& arguments)
{
    if (arguments.isEmpty() || !(arguments.first() == kLanguage || arguments.first().startsWith(kLanguage + u'=')))
        return std::nullopt;
    const QString first = arguments.takeFirst();
    return first != kLanguage ? first.sliced(kLanguage.size() + 1)
        : arguments.isEmpty() ? QString()
                              : arguments.takeFirst();
}

void putInForce(const QString& wanted, Languages& languages)
{
    if (!languages.use(Languages::bestOf({wanted})))
        refuse<Reason::NoSuchLanguage>({SiteKind::Place, kLanguage}, wanted, Languages::offered());
}

/// Qt puts the options before everything else; the command comes first here.
QString helpOf(const QCommandLineParser& parser, const QString& command)
{
    QString text = parser.helpText();
    const QString options = QCoreApplication::translate("QCommandLineParser", "[options]");
    const qsizetype at = text.indexOf(options + u' ' + command);
    if (at >= 0)
        text.replace(at, options.size() + 1 + command.size(), command + u' ' + options);
    return text;
}

ExitStatus runCommand(const QStringList& arguments, Console& console)
{
    const QString name = arguments.value(0);
    if (name == u"--help" || name == u"-h" || name == u"help") {
        console.output += overview().toUtf8();
        return Done;
    }
    if (name == u"--version" || name == u"-v") {
        console.print(u"hitspread-cli %1"_qs.arg(QCoreApplication::applicationVersion()));
        return Done;
    }
    const auto& all = commands();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const auto& command) { return command->name() == name; });
    if (found == all.end())
        throw Failure(ProblemCode::BadInput, {SiteKind::Place, name.isEmpty() ? u"COMMAND"_qs : name},
                      name.isEmpty() ? because<Reason::CommandMissing>() : because<Reason::NoSuchCommand>());
    QCommandLineParser parser;
    parser.setApplicationDescription((*found)->summary());
    parser.addPositionalArgument(name, QString(), name);
    const QCommandLineOption help({u"h"_qs, u"help"_qs}, QCoreApplication::translate("cli", "Shows this text."));
    parser.addOption(help);
    (*found)->declare(parser);
    if (!parser.parse(QStringList{u"hitspread-cli"_qs} + arguments)) {
        QString reason = parser.errorText().simplified();
        if (reason.endsWith(u'.'))
            reason.chop(1);
        refuse<Reason::OptionsUnfit>({SiteKind::Place, name}, reason);
    }
    if (parser.isSet(help)) {
        console.output += helpOf(parser, name).toUtf8();
        return Done;
    }
    return (*found)->run(parser, console);
}

/// What was done stays done when nobody can be told: then that is what must be said.
void show(Console& console)
{
    if (console.handOn())
        return;
    const bool isDone = console.campaigns && console.campaigns->hasChanged();
    throw Failure(ProblemCode::BadInput, Site(SiteKind::StandardOutput),
                  isDone ? because<Reason::MadeButNotWritten>() : because<Reason::ResultNotWritten>());
}

}  // namespace

const std::vector<std::unique_ptr<Command>>& commands()
{
    static const std::vector<std::unique_ptr<Command>> all = makeCommands();
    return all;
}

bool paints(const QStringList& arguments)
{
    QStringList rest = arguments;
    (void)takeLanguage(rest);
    const QString name = rest.value(0);
    return std::ranges::any_of(commands(),
                               [&](const auto& command) { return command->paints() && command->name() == name; });
}

QString sentenceOf(const std::exception& fault)
{
    if (const auto* failure = dynamic_cast<const Failure*>(&fault))
        return text::sentenceFor(failure->problem());
    if (dynamic_cast<const std::bad_alloc*>(&fault))
        return text::memoryEnds();
    return QCoreApplication::translate("cli", "the program met a fault of its own: %1")
        .arg(text::echoedDetail(text::lineOf(fault.what())));
}

namespace {

/// What is said of a failure; behind a change that was made, not that nothing was.
QString resultWordsOf(const std::exception& fault, const Console& console)
{
    const Problem problem = problemFrom(fault, {});
    if (!console.campaigns || !console.campaigns->hasChanged())
        return sentenceOf(fault);
    switch (problem.code) {
    case ProblemCode::OutOfMemory:
        return QCoreApplication::translate("cli",
                                           "the change was made, but then there was not enough memory; see "
                                           "hitspread-cli history before you do it again");
    case ProblemCode::StorageFault:
    case ProblemCode::DiskFull:
    case ProblemCode::CampaignLocked:
    case ProblemCode::DamagedCampaign:
        if (!dynamic_cast<const Failure*>(&fault))
            return sentenceOf(fault);
        return QCoreApplication::translate("cli",
                                           "%1: the change was made, but then the file could not be read; see "
                                           "hitspread-cli history before you do it again")
            .arg(text::wordsFor(problem.where));
    default: return sentenceOf(fault);
    }
}

}  // namespace

std::unique_ptr<QCoreApplication> applicationFor(int& argc, char** argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const bool mayPaint = paints(arguments);
    if (!text::hasRoomFor(mayPaint ? kRoomToPaint : kRoom))
        text::endForMemory();
    if (!mayPaint)
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

int runProgram(const QStringList& arguments, Console& console, QByteArray& error)
{
    Languages languages;
    languages.use(Languages::ofSystem());
    try {
        QStringList rest = arguments;
        if (const auto wanted = takeLanguage(rest))
            putInForce(*wanted, languages);
        text::sayWhenMemoryEnds(u"hitspread-cli"_qs, Wrong);
        const ExitStatus status = runCommand(rest, console);
        show(console);
        return status;
    } catch (const std::exception& fault) {
        console.output.clear();
        error = "hitspread-cli: " + resultWordsOf(fault, console).toUtf8() + '\n';
    }
    return Wrong;
}

}  // namespace hitspread::cli
