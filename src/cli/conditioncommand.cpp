#include "cli/commands.h"

#include "cli/campaignorder.h"
#include "cli/encounterstate.h"
#include "formats/json/documentpath.h"
#include "services/fight/conditionservice.h"
#include "services/library/possessions.h"
#include "services/library/recordname.h"
#include "services/refusal/problem.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <algorithm>

namespace hitspread::cli {

namespace {

/// Puts conditions on people in a fight, lets them go on for longer or shorter, and lifts them.
class ConditionCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"condition"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

using formats::toQString;

QString nameOf(Campaign& campaign, const Possession& condition)
{
    return toQString(recordName(campaign.load({condition.kind, condition.item})));
}

/// What the combatants named have under the name of --condition; every one of them must have it.
std::vector<RecordId> hadBy(Campaign& campaign, const std::vector<RecordId>& bearers, const QString& name)
{
    std::vector<RecordId> all;
    for (const RecordId bearer : bearers) {
        const std::size_t before = all.size();
        for (const Possession& thing : conditionsOf(campaign.encounters(), bearer)) {
            if (nameOf(campaign, thing) == name)
                all.push_back(thing.id);
        }
        if (all.size() == before)
            refuse<Reason::HasNoSuchCondition>({SiteKind::Place, u"--condition"_qs},
                                               campaign.encounters().combatant(bearer).name, name);
    }
    return all;
}

/// The one of the library that is called so; 0: none is.
RecordId libraryCondition(Campaign& campaign, const std::string& system, const QString& name)
{
    LibraryQuery query;
    query.kind = RecordKind::ConditionTemplate;
    query.system = system;
    query.filters = {{{"name", {}}, Comparison::Equal, name.toStdString()}};
    query.limit = campaign.library().count(query);
    const std::vector<LibraryRow> rows = campaign.library().list(query);
    const auto found = std::ranges::find(rows, name.toStdString(), &LibraryRow::name);
    return found == rows.end() ? 0 : found->id;
}

std::int32_t choiceFrom(const QCommandLineParser& parser, const QString& option, std::string_view field)
{
    const FieldDeclaration& declared = *lastingRecord.find(field);
    const std::string wanted = parser.value(option).toStdString();
    const auto found = std::ranges::find(declared.choices, wanted);
    if (found == declared.choices.end()) {
        QStringList all;
        for (const std::string_view choice : declared.choices)
            all << QString::fromUtf8(choice);
        refuse<Reason::UnknownChoice>({SiteKind::Place, u"--"_qs + option}, wanted, all);
    }
    return static_cast<std::int32_t>(found - declared.choices.begin());
}

/// What the options say of how long, over what is given.
Lasting lastingFrom(Campaign& campaign, const Encounter& encounter, const QCommandLineParser& parser, Lasting lasting)
{
    if (parser.isSet(u"for"_qs)) {
        const QString wanted = parser.value(u"for"_qs);
        bool isNumber = false;
        lasting.left = wanted.toInt(&isNumber);
        lasting.elapsed = 0;
        lasting.phase = encounter.phase;
        if (wanted == u"ever")
            lasting.left = kNoEntry;
        else if (!isNumber)
            refuse<Reason::NoDuration>({SiteKind::Place, u"--for"_qs}, wanted);
    }
    if (parser.isSet(u"unit"_qs))
        lasting.unit = static_cast<TimeUnit>(choiceFrom(parser, u"unit"_qs, "unit"));
    if (parser.isSet(u"moment"_qs))
        lasting.moment = static_cast<PhaseMoment>(choiceFrom(parser, u"moment"_qs, "moment"));
    if (parser.isSet(u"of"_qs))
        lasting.anchor = static_cast<std::int32_t>(
            combatantNamed(campaign, encounter.id, referenceOf(parser.value(u"of"_qs)), u"--of"_qs));
    return lasting;
}

}  // namespace

QString ConditionCommand::summary() const
{
    return QCoreApplication::translate("cli", "Puts conditions on people in a fight, and lifts them (JSON).");
}

void ConditionCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    parser.addPositionalArgument(u"VERB"_qs, QCoreApplication::translate("cli", "put, set (how long) or lift."));
    parser.addPositionalArgument(u"COMBATANT"_qs,
                                 QCoreApplication::translate("cli", "Who, by number or name; one or several."),
                                 u"COMBATANT..."_qs);
    parser.addOption({u"condition"_qs,
                      QCoreApplication::translate("cli", "The condition; put makes one where the library has none."),
                      u"NAME"_qs});
    parser.addOption(
        {u"for"_qs, QCoreApplication::translate("cli", "How long; \"ever\": until it is lifted."), u"N"_qs});
    parser.addOption(
        {u"unit"_qs, QCoreApplication::translate("cli", "phases, rounds, minutes, hours or days."), u"UNIT"_qs});
    parser.addOption(
        {u"moment"_qs, QCoreApplication::translate("cli", "Counted at the start or end of a phase."), u"MOMENT"_qs});
    parser.addOption({u"of"_qs,
                      QCoreApplication::translate("cli", "Whose phases count, instead of the combatant's own."),
                      u"COMBATANT"_qs});
    declareFight(parser);
}

ExitStatus ConditionCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QStringList arguments = positional(parser, 3, 99);
    const QString verb = arguments[1];
    campaignsOf(console).with(arguments.first(), [&](Campaign& campaign) {
        const MachineClock clock;
        const Encounter encounter = fightOf(campaign, parser);
        const QString name = parser.value(u"condition"_qs);
        if (name.trimmed().isEmpty())
            refuse<Reason::ConditionMissing>({SiteKind::Place, u"--condition"_qs});
        std::vector<RecordId> bearers;
        for (const QString& who : arguments.sliced(2)) {
            const RecordId bearer = combatantNamed(campaign, encounter.id, referenceOf(who), who);
            if (std::ranges::find(bearers, bearer) == bearers.end())
                bearers.push_back(bearer);
        }
        ConditionService service(campaign, clock);
        if (verb == u"put") {
            const RecordId known = libraryCondition(campaign, encounter.system, name);
            const Lasting lasting = lastingFrom(campaign, encounter, parser,
                                                known != 0 ? service.usual(known) : Lasting());
            (void)(known != 0 ? service.put(bearers, known, lasting)
                              : service.put(bearers, name.toStdString(), lasting));
        } else if (verb == u"set") {
            std::vector<ConditionService::Term> terms;
            for (const RecordId had : hadBy(campaign, bearers, name)) {
                const Lasting before = campaign.encounters().possession(had).state.as<Lasting>();
                terms.push_back({had, lastingFrom(campaign, encounter, parser, before)});
            }
            (void)service.set(terms);
        } else if (verb == u"lift") {
            (void)service.lift(hadBy(campaign, bearers, name));
        } else {
            refuse<Reason::NoSuchVerbOfCondition>({SiteKind::Place, u"VERB"_qs}, verb);
        }
        console.print(QJsonValue(encodeState(campaign, encounter)));
    });
    return Done;
}

std::unique_ptr<Command> conditionCommand()
{
    return std::make_unique<ConditionCommand>();
}

}  // namespace hitspread::cli
