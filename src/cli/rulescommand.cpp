#include "cli/commands.h"

#include "cli/ruletests.h"
#include "formats/json/documentpath.h"
#include "rules/systems/registry.h"

#include <QJsonArray>
#include <QJsonObject>

namespace hitspread::cli {

namespace {

/// Lists the rules of the documents, built or not, with the tests that bear their ids.
class RulesCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"rules"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

using formats::toQString;

QString spellUse(Use use)
{
    switch (use) {
    case Use::Mandatory: return u"mandatory"_qs;
    case Use::Optional: return u"optional"_qs;
    case Use::GameMaster: break;
    }
    return u"gameMaster"_qs;
}

QJsonObject encodeRule(std::string_view system, const RuleInfo& rule)
{
    QJsonArray switches;
    for (const QString& id : toQString(rule.switches).split(u',', Qt::SkipEmptyParts))
        switches.append(id.trimmed());
    QJsonArray tests;
    for (const RuleTest& test : testsOfRule(rule.id))
        tests.append(toQString(test.test));
    return {{u"id"_qs, toQString(rule.id)},
            {u"system"_qs, toQString(system)},
            {u"title"_qs, toQString(rule.title)},
            {u"source"_qs, toQString(rule.source)},
            {u"optional"_qs, rule.optional == Optional::Yes},
            {u"use"_qs, spellUse(rule.use)},
            {u"switches"_qs, switches},
            {u"implemented"_qs, rule.built == Built::Yes},
            {u"text"_qs, toQString(rule.text)},
            {u"tests"_qs, tests}};
}

}  // namespace

QString RulesCommand::summary() const
{
    return QCoreApplication::translate("cli", "Lists the rules, what is built of them and which tests check them.");
}

void RulesCommand::declare(QCommandLineParser& parser) const
{
    parser.addOption({u"system"_qs, QCoreApplication::translate("cli", "Only the rules of one system."), u"ID"_qs});
    parser.addOption({u"json"_qs, QCoreApplication::translate("cli", "As a JSON array.")});
}

ExitStatus RulesCommand::run(const QCommandLineParser& parser, Console& console) const
{
    static_cast<void>(positional(parser, 0, 0));
    const QString wanted = parser.value(u"system"_qs);
    QJsonArray rules;
    QStringList known;
    for (const RuleList* list : ruleLists()) {
        known.append(toQString(list->system));
        if (parser.isSet(u"system"_qs) && wanted != known.last())
            continue;
        for (const RuleInfo& rule : list->rules) {
            rules.append(encodeRule(list->system, rule));
            if (!parser.isSet(u"json"_qs))
                console.print(u"%1 %2 %3"_qs.arg(toQString(rule.id).leftJustified(14),
                                                 rule.built == Built::Yes ? u"+"_qs : u"-"_qs, toQString(rule.title)));
        }
    }
    if (parser.isSet(u"system"_qs) && !known.contains(wanted))
        refuse<Reason::NoSuchSystemListed>({SiteKind::Place, u"--system"_qs}, wanted, known);
    if (parser.isSet(u"json"_qs))
        console.print(QJsonValue(rules));
    return Done;
}

std::unique_ptr<Command> rulesCommand()
{
    return std::make_unique<RulesCommand>();
}

}  // namespace hitspread::cli
