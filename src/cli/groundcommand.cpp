#include "cli/commands.h"

#include "cli/campaignorder.h"
#include "cli/encounterstate.h"
#include "formats/json/documentpath.h"
#include "rules/core/time/lying.h"
#include "services/fight/groundservice.h"
#include "services/library/recordname.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace hitspread::cli {

namespace {

/// Lists the grenades that lie about in a fight, lets one lie, sets where and how long, takes one up and removes one.
class GroundCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"ground"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

using formats::toQString;

/// What the options say of where and how long, over what is given.
Lying lyingFrom(const QCommandLineParser& parser, Lying lying)
{
    if (parser.isSet(u"where"_qs))
        lying.where = onOneLine(parser.value(u"where"_qs).trimmed().toStdString());
    if (!parser.isSet(u"fuse"_qs))
        return lying;
    const QString wanted = parser.value(u"fuse"_qs);
    if (wanted == u"never") {
        lying.fuse = kNoEntry;
        return lying;
    }
    bool isNumber = false;
    const qlonglong phases = wanted.toLongLong(&isNumber);
    const FieldDeclaration& declared = *lyingRecord.find("fuse");
    const bool isAllowed = phases >= declared.minimum && phases <= declared.maximum;
    if (!isNumber || !isAllowed)
        throw Failure(ProblemCode::BadInput, {SiteKind::Place, u"--fuse"_qs},
                      isNumber ? because<Reason::FuseOutOfRange>(wanted) : because<Reason::NoFuse>(wanted));
    lying.fuse = static_cast<std::int32_t>(phases);
    return lying;
}

/// What a verb takes behind it.
struct GroundVerb {
    QString name;
    qsizetype arguments = 0;
};

void requireVerb(const QStringList& arguments)
{
    static const std::array<GroundVerb, 6> kVerbs{GroundVerb{u"list"_qs, 0}, {u"lay"_qs, 2},  {u"place"_qs, 1},
                                                  GroundVerb{u"set"_qs, 1},  {u"take"_qs, 2}, {u"remove"_qs, 1}};
    const auto verb = std::ranges::find(kVerbs, arguments[1], &GroundVerb::name);
    if (verb == kVerbs.end())
        refuse<Reason::NoSuchVerbOfGround>({SiteKind::Place, u"VERB"_qs}, arguments[1]);
    if (arguments.size() - 2 != verb->arguments)
        refuse<Reason::VerbTakesNames>({SiteKind::Place, verb->name}, verb->arguments);
}

void carryOut(Campaign& campaign, const Encounter& encounter, const QStringList& arguments,
              const QCommandLineParser& parser)
{
    const MachineClock clock;
    GroundService service(campaign, clock);
    const QString verb = arguments[1];
    if (verb == u"list")
        return;
    const auto somebody = [&](const QString& who) {
        return combatantNamed(campaign, encounter.id, referenceOf(who), who);
    };
    const auto lying = [&] { return lyingNamed(campaign, encounter.id, referenceOf(arguments[2]), u"LYING"_qs); };
    if (verb == u"lay") {
        const RecordId carried = grenadesNamed(campaign, somebody(arguments[2]), arguments[3]);
        (void)service.lay(carried, lyingFrom(parser, {}));
    } else if (verb == u"place") {
        const LibraryHit grenade = libraryRecordNamed(campaign, encounter.system, {RecordKind::Grenade}, arguments[2]);
        (void)service.place(encounter.id, grenade.row.id, lyingFrom(parser, {}));
    } else if (verb == u"set") {
        const RecordId id = lying();
        (void)service.set(id, lyingFrom(parser, campaign.encounters().possession(id).state.as<Lying>()));
    } else if (verb == u"take") {
        (void)service.takeUp(lying(), somebody(arguments[3]));
    } else {
        (void)service.remove(lying());
    }
}

}  // namespace

QString GroundCommand::summary() const
{
    return QCoreApplication::translate(
        "cli", "Lists grenades that lie about in a fight, lets them lie, takes them up (JSON).");
}

void GroundCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    parser.addPositionalArgument(u"VERB"_qs,
                                 QCoreApplication::translate("cli", "list, lay, place, set, take or remove."));
    parser.addPositionalArgument(
        u"NAMES"_qs,
        QCoreApplication::translate(
            "cli",
            "lay: COMBATANT GRENADE; place: GRENADE of the library; take: LYING COMBATANT; set, remove: LYING. "
            "What lies about goes by number, or by name and place (\"Frag: at the gate\")."),
        u"[NAME...]"_qs);
    parser.addOption({u"where"_qs, QCoreApplication::translate("cli", "Where it lies."), u"TEXT"_qs});
    parser.addOption({u"fuse"_qs,
                      QCoreApplication::translate("cli", "Phases until it goes off; 0: now; \"never\": not by itself."),
                      u"N"_qs});
    declareFight(parser);
}

ExitStatus GroundCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QStringList arguments = positional(parser, 2, 4);
    requireVerb(arguments);
    campaignsOf(console).with(arguments.first(), [&](Campaign& campaign) {
        const Encounter encounter = fightOf(campaign, parser);
        carryOut(campaign, encounter, arguments, parser);
        console.print(QJsonValue(encodeGround(campaign, encounter.id)));
    });
    return Done;
}

std::unique_ptr<Command> groundCommand()
{
    return std::make_unique<GroundCommand>();
}

}  // namespace hitspread::cli
