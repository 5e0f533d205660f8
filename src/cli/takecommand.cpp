#include "cli/commands.h"

#include "cli/campaignorder.h"
#include "formats/bodyplans.h"
#include "formats/codec/actioncodec.h"
#include "formats/json/documentpath.h"
#include "services/library/recordname.h"
#include "services/library/takeservice.h"
#include "services/ports/othercampaigns.h"
#include "services/refusal/problem.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <limits>
#include <optional>

namespace hitspread::cli {

namespace {

/// Takes records of another campaign's library.
class TakeCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"take"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

using formats::toQString;

/// What --existing says; nothing: that it is to be asked, which is refused.
std::optional<NameTaken> answerIn(const QCommandLineParser& parser)
{
    const QString option = u"existing"_qs;
    if (!parser.isSet(option))
        return std::nullopt;
    const QString wanted = parser.value(option);
    if (wanted == u"both")
        return NameTaken::KeepBoth;
    if (wanted == u"mine")
        return NameTaken::UseMine;
    if (wanted == u"replace")
        return NameTaken::Replace;
    refuse<Reason::UnknownChoice>({SiteKind::Place, u"--existing"_qs}, wanted,
                                  QStringList{u"both"_qs, u"mine"_qs, u"replace"_qs});
}

RecordRef named(Campaign& from, const QCommandLineParser& parser, const QString& name)
{
    if (parser.isSet(u"kind"_qs)) {
        const RecordKind kind = formats::kindFromText(parser.value(u"kind"_qs).toStdString(), {u"--kind"_qs});
        return {kind, libraryRecordNamed(from, {}, {kind}, name).row.id};
    }
    const LibraryHit hit = libraryRecordNamed(from, {},
                                              {RecordKind::Character, RecordKind::Weapon, RecordKind::MeleeWeapon,
                                               RecordKind::ThrownWeapon, RecordKind::Ammunition, RecordKind::Armour,
                                               RecordKind::Grenade, RecordKind::Accessory,
                                               RecordKind::ConditionTemplate, RecordKind::Modifier},
                                              name);
    return {hit.kind, hit.row.id};
}

void requireAnswer(TakeService& service, std::span<const RecordRef> records)
{
    const std::vector<LibraryHit> there = service.clashes(records);
    if (there.empty())
        return;
    QStringList names;
    for (const LibraryHit& hit : there)
        names << toQString(hit.row.name);
    refuse<Reason::ThereWithOtherValues>({SiteKind::Place, u"--existing"_qs}, names);
}

}  // namespace

QString TakeCommand::summary() const
{
    return QCoreApplication::translate("cli", "Takes people and gear of another campaign's library.");
}

void TakeCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    parser.addPositionalArgument(u"name"_qs, QCoreApplication::translate("cli", "What to take."), u"NAME..."_qs);
    parser.addOption(
        {u"from"_qs, QCoreApplication::translate("cli", "The other campaign; it is only read."), u"OTHER"_qs});
    parser.addOption(
        {u"kind"_qs, QCoreApplication::translate("cli", "The kind of record the names are of."), u"KIND"_qs});
    parser.addOption({u"existing"_qs,
                      QCoreApplication::translate(
                          "cli", "What becomes of names that are there with other values: both, mine or replace."),
                      u"WHAT"_qs});
}

ExitStatus TakeCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QStringList arguments = positional(parser, 2, std::numeric_limits<qsizetype>::max());
    if (!parser.isSet(u"from"_qs))
        refuse<Reason::ArgumentMissing>({SiteKind::Place, u"--from"_qs});
    const std::optional<NameTaken> answer = answerIn(parser);
    CampaignAccess& campaigns = campaignsOf(console);
    campaigns.with(arguments.first(), [&](Campaign& into) {
        campaigns.others().with(into, parser.value(u"from"_qs).toStdString(), [&](Campaign& from) {
            const formats::ShippedBodyPlans plans;
            const MachineClock clock;
            TakeService service(from, into, plans, clock);
            std::vector<RecordRef> records;
            for (const QString& name : arguments.sliced(1))
                records.push_back(named(from, parser, name));
            if (!answer)
                requireAnswer(service, records);
            QJsonArray taken;
            for (const RecordRef& record : service.take(records, answer.value_or(NameTaken::UseMine))) {
                QJsonObject one;
                one.insert(u"kind"_qs, toQString(formats::kindText(record.kind)));
                one.insert(u"id"_qs, qint64{record.id});
                one.insert(u"name"_qs, toQString(recordName(into.load(record))));
                taken.append(one);
            }
            console.print(QJsonValue(taken));
        });
    });
    return Done;
}

std::unique_ptr<Command> takeCommand()
{
    return std::make_unique<TakeCommand>();
}

}  // namespace hitspread::cli
