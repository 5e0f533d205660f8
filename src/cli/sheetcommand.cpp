#include "cli/sheetcommand.h"

#include "cli/commands.h"

#include "cli/campaignorder.h"
#include "formats/bodyplans.h"
#include "formats/json/documentpath.h"
#include "services/library/sheetinput.h"
#include "services/refusal/problem.h"
#include "text/echo.h"
#include "text/sheetfigures.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <utility>

namespace hitspread::cli {

namespace {

/// Tells the ready-worked numbers of people: those a sheet shows in the window and on paper, each by the name it has there, as text or JSON.
/// It never writes.
class SheetCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"sheet"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

using formats::toQString;
using text::FigureOf;
using text::SheetFigure;
using text::SheetFigures;

/// What somebody has several of, by the name of its list in JSON.
constexpr std::pair<FigureOf, const char*> kThings[]{{FigureOf::Weapon, "weapons"},
                                                     {FigureOf::Armour, "armour"},
                                                     {FigureOf::Skill, "skills"},
                                                     {FigureOf::Location, "locations"}};

/// Those of somebody or of one thing that say something.
std::vector<const SheetFigure*> figuresOf(const SheetFigures& figures, FigureOf of, std::size_t element)
{
    std::vector<const SheetFigure*> found;
    for (const SheetFigure& figure : figures.all()) {
        if (figure.declared->of == of && figure.element == element && !figure.value.isEmpty())
            found.push_back(&figure);
    }
    return found;
}

QJsonArray encodeFigures(const SheetFigures& figures, FigureOf of, std::size_t element = 0)
{
    QJsonArray all;
    for (const SheetFigure* figure : figuresOf(figures, of, element)) {
        QJsonObject object{
            {u"id"_qs, toQString(figure->declared->id)}, {u"name"_qs, figure->name}, {u"value"_qs, figure->value}};
        if (figure->number)
            object.insert(u"number"_qs, *figure->number);
        if (!figure->sum.isEmpty())
            object.insert(u"sum"_qs, figure->sum);
        all.append(object);
    }
    return all;
}

QJsonObject encodeSheet(const SheetSubject& subject, const SheetFigures& figures)
{
    QJsonObject object{{u"name"_qs, toQString(subject.who.combatant.name)},
                       {u"system"_qs, toQString(subject.system)},
                       {u"figures"_qs, encodeFigures(figures, FigureOf::Person)}};
    for (const auto& [of, name] : kThings) {
        QJsonArray things;
        for (std::size_t i = 0; i < figures.count(of); ++i) {
            QJsonObject thing{{u"name"_qs, figures.nameOf(of, i)}, {u"figures"_qs, encodeFigures(figures, of, i)}};
            if (const QString line = figures.line(of, i); !line.isEmpty())
                thing.insert(u"line"_qs, line);
            things.append(thing);
        }
        if (!things.isEmpty())
            object.insert(QLatin1String(name), things);
    }
    return object;
}

void printFigures(Console& console, const SheetFigures& figures, FigureOf of, std::size_t element,
                  const QString& indent)
{
    for (const SheetFigure* figure : figuresOf(figures, of, element))
        console.print(u"%1%2: %3"_qs.arg(indent, figure->name, figure->value));
}

void printSheet(Console& console, const SheetSubject& subject, const SheetFigures& figures)
{
    console.print(text::visible(subject.who.combatant.name));
    printFigures(console, figures, FigureOf::Person, 0, u"  "_qs);
    for (const auto& [of, name] : kThings) {
        for (std::size_t i = 0; i < figures.count(of); ++i) {
            console.print(u"  "_qs + figures.nameOf(of, i));
            printFigures(console, figures, of, i, u"    "_qs);
        }
    }
}

}  // namespace

std::vector<SheetSubject> sheetSubjects(Campaign& campaign, const Scope& scope, const QStringList& names)
{
    const formats::ShippedBodyPlans plans;
    SheetService service(campaign, plans);
    std::vector<SheetSubject> subjects;
    if (scope.kind == ScopeKind::Library) {
        if (names.isEmpty())
            refuse<Reason::NobodyNamed>({SiteKind::Place, u"--character"_qs});
        for (const QString& name : names) {
            bool isNumber = false;
            const RecordId id = name.toLongLong(&isNumber);
            subjects.push_back(service.ofCharacter(isNumber ? id : service.characterNamed(name.toStdString())));
        }
        return subjects;
    }
    for (const QString& name : names)
        subjects.push_back(
            service.ofCombatant(combatantNamed(campaign, scope.encounter, referenceOf(name), u"--character"_qs)));
    if (names.isEmpty()) {
        for (const Combatant& combatant : campaign.encounters().combatants(scope.encounter))
            subjects.push_back(service.ofCombatant(combatant.id));
    }
    return subjects;
}

QString SheetCommand::summary() const
{
    return QCoreApplication::translate("cli", "Tells what follows from people's stats, gear and condition.");
}

void SheetCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    declareEncounter(parser);
    parser.addOption({u"character"_qs,
                      QCoreApplication::translate("cli", "Who, by number or name; may be given several times."),
                      u"NAME"_qs});
    parser.addOption({u"json"_qs, QCoreApplication::translate("cli", "As a JSON array.")});
}

ExitStatus SheetCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QString file = positional(parser, 1, 1).first();
    campaignsOf(console).with(file, [&](Campaign& campaign) {
        QJsonArray all;
        const Scope scope = scopeOf(campaign, parser);
        for (const SheetSubject& subject : sheetSubjects(campaign, scope, parser.values(u"character"_qs))) {
            const SheetFigures figures(sheetAction(subject));
            if (parser.isSet(u"json"_qs))
                all.append(encodeSheet(subject, figures));
            else
                printSheet(console, subject, figures);
        }
        if (parser.isSet(u"json"_qs))
            console.print(QJsonValue(all));
    });
    return Done;
}

std::unique_ptr<Command> sheetCommand()
{
    return std::make_unique<SheetCommand>();
}

}  // namespace hitspread::cli
