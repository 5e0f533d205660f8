#include "cli/commands.h"

#include "cli/campaignorder.h"
#include "formats/codec/recordcodec.h"
#include "formats/json/documentpath.h"
#include "formats/profilefolder.h"
#include "rules/systems/registry.h"
#include "services/library/profileservice.h"
#include "services/refusal/problem.h"
#include "text/problems.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace hitspread::cli {

namespace {

/// Lists profiles of house rules, shows and saves one, puts one in force in an encounter.
class ProfilesCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"profiles"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

using formats::toQString;

QJsonObject encode(const ProfileView& profile)
{
    return {{u"name"_qs, toQString(profile.name)},
            {u"builtIn"_qs, profile.isBuiltIn},
            {u"switches"_qs, formats::encodeChanged(profile.switches)}};
}

/// The campaign and encounter that save and apply are about.
void withEncounter(const QCommandLineParser& parser, Console& console,
                   const std::function<void(Campaign&, const Encounter&)>& work)
{
    if (!parser.isSet(u"campaign"_qs))
        refuse<Reason::CampaignMissing>({SiteKind::Place, u"--campaign"_qs});
    const QJsonValue reference = parser.isSet(u"encounter"_qs) ? referenceOf(parser.value(u"encounter"_qs))
                                                               : QJsonValue(QJsonValue::Undefined);
    campaignsOf(console).with(parser.value(u"campaign"_qs), [&](Campaign& campaign) {
        work(campaign, encounterNamed(campaign, reference, u"--encounter"_qs));
    });
}

void list(ProfileService& service, const std::string& system, Console& console)
{
    QJsonArray all;
    for (const ProfileView& profile : service.profiles(system))
        all.append(encode(profile));
    for (const Problem& problem : service.broken(system))
        all.append(QJsonObject{{u"file"_qs, toQString(problem.where.name)}, {u"fault"_qs, text::sentenceFor(problem)}});
    console.print(QJsonValue(all));
}

}  // namespace

QString ProfilesCommand::summary() const
{
    return QCoreApplication::translate("cli", "Lists, shows, saves and applies profiles of house rules (JSON).");
}

void ProfilesCommand::declare(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(
        u"VERB"_qs,
        QCoreApplication::translate("cli",
                                    "list; show NAME; save NAME, from an encounter; apply NAME, to an "
                                    "encounter; remove NAME"));
    parser.addOption({u"system"_qs, QCoreApplication::translate("cli", "The rule system."), u"ID"_qs,
                      toQString(systems().front()->id())});
    parser.addOption({u"campaign"_qs, QCoreApplication::translate("cli", "The campaign file."), u"FILE"_qs});
    parser.addOption(
        {u"encounter"_qs, QCoreApplication::translate("cli", "The encounter, by number or name."), u"NAME"_qs});
    parser.addOption(profileFolderOption());
}

ExitStatus ProfilesCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QStringList arguments = positional(parser, 1, 2);
    const QString& verb = arguments.first();
    formats::ProfileFolder folder(profileFolderOf(parser));
    ProfileService service(folder);
    const std::string system = parser.value(u"system"_qs).toStdString();
    const std::string name = arguments.value(1).toStdString();
    if (verb == u"list") {
        list(service, system, console);
        return Done;
    }
    if (!QStringList{u"show"_qs, u"save"_qs, u"apply"_qs, u"remove"_qs}.contains(verb))
        refuse<Reason::NoSuchVerbOfProfiles>({SiteKind::Place, verb});
    if (arguments.size() < 2)
        refuse<Reason::ProfileNameMissing>({SiteKind::Place, verb});
    if (verb == u"save")
        withEncounter(parser, console, [&](Campaign&, const Encounter& encounter) {
            service.save(encounter.system, name, encounter.switches);
            console.print(QJsonValue(encode(service.profile(encounter.system, name))));
        });
    else if (verb == u"apply")
        withEncounter(parser, console, [&](Campaign& campaign, const Encounter& encounter) {
            const MachineClock clock;
            const EntryId id = service.apply(campaign, clock, encounter.id, name);
            QJsonObject result = encode(service.profile(encounter.system, name));
            result.insert(u"id"_qs, id == 0 ? QJsonValue() : QJsonValue(qint64{id}));
            console.print(QJsonValue(result));
        });
    else if (verb == u"remove") {
        service.remove(system, name);
        list(service, system, console);
    } else
        console.print(QJsonValue(encode(service.profile(system, name))));
    return Done;
}

std::unique_ptr<Command> profilesCommand()
{
    return std::make_unique<ProfilesCommand>();
}

}  // namespace hitspread::cli
