#include "cli/commands.h"

#include "cli/campaignorder.h"
#include "cli/sheetcommand.h"
#include "formats/bodyplans.h"
#include "formats/json/documentpath.h"
#include "formats/wholefile.h"
#include "reports/rulesheet.h"
#include "rules/core/system.h"
#include "rules/systems/registry.h"
#include "services/refusal/problem.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>

namespace hitspread::cli {

namespace {

/// Prints sheets into a PDF file. The one command that paints and so needs a QGuiApplication.
class PrintCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"print"_qs; }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] bool paints() const override { return true; }
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

struct CliText {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

SheetOptions optionsOf(const QCommandLineParser& parser)
{
    SheetOptions options;
    const QString paper = parser.value(u"paper"_qs);
    if (paper != u"a4" && paper != u"letter")
        refuse<Reason::NoPaper>({SiteKind::Place, u"--paper"_qs}, paper);
    options.setup.size = paper == u"a4" ? paper::PaperSize::A4 : paper::PaperSize::Letter;
    const QString orientation = parser.value(u"orientation"_qs);
    if (orientation != u"portrait" && orientation != u"landscape")
        refuse<Reason::NoOrientation>({SiteKind::Place, u"--orientation"_qs}, orientation);
    options.setup.landscape = orientation == u"landscape";
    options.setup.inkSaving = parser.isSet(u"ink-saving"_qs);
    options.blank = parser.isSet(u"blank"_qs);
    options.date = QDate::currentDate();
    if (parser.isSet(u"date"_qs)) {
        options.date = QDate::fromString(parser.value(u"date"_qs), Qt::ISODate);
        if (!options.date.isValid())
            refuse<Reason::NoDate>({SiteKind::Place, u"--date"_qs}, parser.value(u"date"_qs));
    }
    return options;
}

/// Those named; of the sample alone everybody in its first fight.
std::vector<SheetSubject> subjectsIn(Campaign& campaign, const QCommandLineParser& parser)
{
    const QStringList names = parser.values(u"character"_qs);
    Scope scope = scopeOf(campaign, parser);
    if (names.isEmpty() && scope.kind == ScopeKind::Library && parser.isSet(u"sample"_qs))
        scope = {ScopeKind::Encounter, campaign.encounters().encounters().at(0).id};
    return sheetSubjects(campaign, scope, names);
}

/// What a blank sheet is made of when nobody is named: house rules as they come, the default body.
std::vector<SheetSubject> nobody(const QCommandLineParser& parser)
{
    const auto printable = combatSheetSystems();
    SheetSubject subject;
    subject.system = parser.value(u"system"_qs).toStdString();
    if (std::ranges::find(printable, subject.system) == printable.end()) {
        QStringList known;
        for (const std::string_view id : printable)
            known.append(formats::toQString(id));
        refuse<Reason::NoSuchSystem>({SiteKind::Place, u"--system"_qs}, parser.value(u"system"_qs), known);
    }
    const System& system = *findSystem(subject.system);
    if (const RecordDeclaration* switches = system.record(RecordKind::Switches))
        subject.switches = AnyRecord(*switches);
    subject.plan = formats::defaultBody(system);
    return {subject};
}

/// Reads the campaign that is named, or the sample.
template <typename Read>
void fromCampaign(const QCommandLineParser& parser, Console& console, const Read& read)
{
    const bool sample = parser.isSet(u"sample"_qs);
    if (sample && parser.isSet(u"campaign"_qs))
        refuse<Reason::CampaignToo>({SiteKind::Place, u"--sample"_qs});
    if (!sample && !parser.isSet(u"campaign"_qs))
        refuse<Reason::NoCampaignForSheet>({SiteKind::Place, u"--campaign"_qs});
    const QTemporaryDir folder;
    QString file = parser.value(u"campaign"_qs);
    if (sample) {
        if (!folder.isValid())
            refuse<Reason::NoTemporaryFolder>({SiteKind::Place, u"--sample"_qs}, folder.errorString());
        file = folder.filePath(u"sample.hitspread"_qs);
        campaignsOf(console).create(file, CampaignStart::Sample);
    }
    campaignsOf(console).with(file, read);
}

std::vector<SheetSubject> subjectsOf(const QCommandLineParser& parser, Console& console)
{
    const bool named = parser.isSet(u"character"_qs) || parser.isSet(u"encounter"_qs);
    if (parser.isSet(u"blank"_qs) && !named)
        return nobody(parser);
    std::vector<SheetSubject> subjects;
    fromCampaign(parser, console, [&](Campaign& campaign) { subjects = subjectsIn(campaign, parser); });
    if (subjects.empty())
        refuse<Reason::NobodyToPrint>({SiteKind::Place, u"--encounter"_qs});
    return subjects;
}

/// The fight that is named; of the sample its first when none is.
Encounter fightOf(const QCommandLineParser& parser, Console& console)
{
    Encounter fight;
    fromCampaign(parser, console, [&](Campaign& campaign) {
        const Scope scope = scopeOf(campaign, parser);
        if (scope.kind == ScopeKind::Encounter)
            fight = campaign.encounters().encounter(scope.encounter);
        else if (parser.isSet(u"sample"_qs))
            fight = campaign.encounters().encounters().at(0);
        else
            refuse<Reason::NoFightNamed>({SiteKind::Place, u"--encounter"_qs});
    });
    return fight;
}

paper::Printout printoutOf(const QString& what, const SheetOptions& options, const QCommandLineParser& parser,
                           Console& console)
{
    return what == u"house-rules" ? ruleSheet(fightOf(parser, console), options)
                                  : combatSheet(subjectsOf(parser, console), options);
}

/// An older printout may be replaced; anything else is somebody's work.
void requireReplaceable(const QString& path)
{
    QFile old(path);
    if (!old.exists())
        return;
    if (!QFileInfo(path).isFile() || !old.open(QIODevice::ReadOnly) || old.read(5) != "%PDF-")
        throw Failure(ProblemCode::FileExists, {SiteKind::File, path}, because<Reason::NotAPdf>());
}

}  // namespace

QString PrintCommand::summary() const
{
    return CliText::tr("Prints combat sheets, or the house rules of a fight with their tables, into a PDF file.");
}

void PrintCommand::declare(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"WHAT"_qs, CliText::tr("What to print: combat-sheet or house-rules."));
    parser.addOption(
        {u"sample"_qs,
         CliText::tr(
             "Takes the character from the sample campaign; everybody in its first fight when nobody is named.")});
    parser.addOption({u"campaign"_qs, CliText::tr("Takes the character from this campaign."), u"FILE"_qs});
    parser.addOption({u"character"_qs, CliText::tr("Who, by number or name; may be given several times."), u"NAME"_qs});
    parser.addOption(
        {u"encounter"_qs,
         CliText::tr("As they are in this encounter, by number or name; everybody in it when nobody is named."),
         u"NAME"_qs});
    parser.addOption({u"paper"_qs, CliText::tr("a4 or letter."), u"SIZE"_qs, u"a4"_qs});
    parser.addOption({u"orientation"_qs, CliText::tr("portrait, or landscape with the weapons at the right."),
                      u"ORIENTATION"_qs, u"portrait"_qs});
    parser.addOption({u"blank"_qs, CliText::tr("Lines and boxes to fill in by hand.")});
    parser.addOption({u"system"_qs, CliText::tr("The rule system of a blank sheet of nobody in particular."), u"ID"_qs,
                      formats::toQString(systems().front()->id())});
    parser.addOption({u"ink-saving"_qs, CliText::tr("Without grey areas.")});
    parser.addOption({u"date"_qs, CliText::tr("The day printed on the sheet instead of today."), u"YYYY-MM-DD"_qs});
    parser.addOption({u"output"_qs, CliText::tr("The PDF file; an older PDF is replaced."), u"FILE"_qs});
}

ExitStatus PrintCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QString what = positional(parser, 1, 1).first();
    if (what != u"combat-sheet" && what != u"house-rules")
        refuse<Reason::NoSuchPrintout>({SiteKind::Place, what});
    const SheetOptions options = optionsOf(parser);
    const QString output = parser.value(u"output"_qs);
    if (output.isEmpty())
        refuse<Reason::NoFileNamed>({SiteKind::Place, u"--output"_qs});
    requireReplaceable(output);
    if (!paper::canSetText())
        refuse<Reason::NoFont>({SiteKind::Place, u"print"_qs});
    const QByteArray pdf = paper::pdfOf(printoutOf(what, options, parser, console));
    if (pdf.isEmpty())
        refuse<Reason::PagesNotPainted>({SiteKind::Place, output});
    formats::writeWhole(output, pdf);
    console.print(QFileInfo(output).absoluteFilePath());
    return Done;
}

std::unique_ptr<Command> printCommand()
{
    return std::make_unique<PrintCommand>();
}

}  // namespace hitspread::cli
