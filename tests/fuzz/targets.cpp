#include "fuzz/targets.h"

#include "formats/bodyplans.h"
#include "formats/codec/importreportcodec.h"
#include "formats/codec/librarycodec.h"
#include "formats/codec/requestcodec.h"
#include "formats/codec/resolutioncodec.h"
#include "formats/foreign/sourcereader.h"
#include "formats/json/jsonreader.h"
#include "formats/table/tablereader.h"
#include "models/exchange/foreignrows.h"
#include "models/exchange/tablerows.h"
#include "rules/core/dice/dice.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"
#include "services/exchange/importservice.h"
#include "services/library/librarykinds.h"
#include "services/refusal/problem.h"
#include "services/undo/amendmentservice.h"
#include "services/undo/historyservice.h"
#include "storage/campaignfile.h"
#include "support/fakecampaign.h"
#include "support/sourcepath.h"
#include "text/problems.h"

#include <QDir>
#include <QFile>
#include <QJsonObject>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

namespace hitspread::fuzz {

namespace {

/// A promise of the program that does not hold is a finding.
void require(bool holds)
{
    if (!holds)
        std::abort();
}

/// The same of two texts, which then stand on standard error.
void requireSame(const std::string& found, const std::string& expected)
{
    if (found != expected)
        std::fprintf(stderr, "%s\nis not\n%s\n", found.c_str(), expected.c_str());
    require(found == expected);
}

/// Whether it was taken; a refusal is an answer like any other, and can be worded.
template <typename Work>
bool isTaken(const Work& work)
{
    try {
        work();
        return true;
    } catch (const Failure& failure) {
        require(!text::sentenceFor(failure.problem()).isEmpty());
        return false;
    }
}

std::uint8_t byteAt(const QByteArray& input, qsizetype place)
{
    return place < input.size() ? static_cast<std::uint8_t>(input[place]) : std::uint8_t{0};
}

/// A request, or that of a golden case.
Request requestIn(const QByteArray& document)
{
    const QJsonObject object = formats::readJsonObject(document, QStringLiteral("request"));
    const QJsonValue within = object.value(QStringLiteral("request"));
    return formats::decodeRequest(within.isObject() ? within.toObject() : object);
}

/// Answers with what is on a tape, until it is at its end.
class ByteAnswerer final : public Answerer {
public:
    explicit ByteAnswerer(QByteArray tape) : m_tape(std::move(tape)) {}

    [[nodiscard]] bool answer(const Question& question, Answer& answer) override
    {
        if (m_next >= m_tape.size())
            return false;
        if (question.kind == QuestionKind::Roll) {
            std::array<std::uint8_t, kMostDice> faces{};
            for (std::size_t i = 0; i < question.dice; ++i)
                faces[i] = static_cast<std::uint8_t>(byteAt(m_tape, m_next++) % std::max<int>(question.sides, 1) + 1);
            answer = Answer::ofFaces(question.key, std::span(faces).first(question.dice), Origin::Given,
                                     question.lowest);
            return true;
        }
        const std::int64_t range = std::int64_t{question.maximum} - question.minimum + 1;
        const auto choice = static_cast<std::int32_t>(question.minimum
                                                      + byteAt(m_tape, m_next++) % std::max<std::int64_t>(range, 1));
        answer = Answer::ofChoice(question.key, question.allows(choice) ? choice : question.preset, Origin::Given);
        return true;
    }

private:
    QByteArray m_tape;
    qsizetype m_next = 0;
};

/// Resolves and holds that the answers that were used come to the same once more.
void resolveTwice(const Request& request, Answerer& answerer)
{
    const Resolution resolution = resolve(request, &answerer);
    Request again = request;
    // Those nobody asked for are told as idle.
    again.answers = resolution.findings.answers;
    requireSame(formats::resolutionText(again, resolve(again)), formats::resolutionText(again, resolution));
}

/// What is read is written and read again as the same; what the rules allow resolves.
void runRequest(const QByteArray& input)
{
    (void)isTaken([&] {
        const Request request = requestIn(input);
        std::string written;
        formats::appendRequest(request, written);
        std::string again;
        formats::appendRequest(requestIn(QByteArray::fromStdString(written)), again);
        requireSame(again, written);
        if (!request.input.validate(request.plan.get()).empty())
            return;
        SeededAnswerer seeded(1, request.input.system().questions());
        resolveTwice(request, seeded);
    });
}

/// A request, a zero, and a tape of what falls; without a zero the request itself is the tape.
void runTape(const QByteArray& input)
{
    const qsizetype end = input.indexOf('\0');
    (void)isTaken([&] {
        const Request request = requestIn(input.left(end < 0 ? input.size() : end));
        if (!request.input.validate(request.plan.get()).empty())
            return;
        ByteAnswerer tape(end < 0 ? input : input.sliced(end + 1));
        resolveTwice(request, tape);
    });
}

/// Plans and imports into an empty library, and looks whether it is all there the second time. What is called new comes in.
void import(std::span<const ImportedRow> rows)
{
    support::FakeCampaign campaign;
    const formats::ShippedBodyPlans plans;
    const support::FixedClock clock;
    ImportService service(campaign, plans, clock);
    const ImportPlan plan = service.plan(rows);
    const auto words = [](const Cause& cause) { return text::wordsFor(cause); };
    require(!formats::encodePlan(plan, words).isEmpty());
    const bool isFaulty = plan.count(ImportVerdict::Faulty) > 0;
    require(isTaken([&] { require(service.apply(plan).added == plan.count(ImportVerdict::New)); }));
    const ImportPlan again = service.plan(rows);
    require(isFaulty || again.count(ImportVerdict::New) == 0);
}

void runLibrary(const QByteArray& input)
{
    (void)isTaken([&] { import(formats::readLibrary(input, QStringLiteral("library.json"))); });
}

/// Every kind of record a library has, made once: finding their words takes longer than reading a table.
const std::vector<std::unique_ptr<RecordColumns>>& everyKind()
{
    static const std::vector<std::unique_ptr<RecordColumns>> all = [] {
        std::vector<std::unique_ptr<RecordColumns>> made;
        for (const System* system : systems()) {
            for (const RecordKind kind : kLibraryKinds) {
                if (const RecordDeclaration* record = system->record(kind))
                    made.push_back(std::make_unique<RecordColumns>(*system, *record));
            }
        }
        return made;
    }();
    return all;
}

const RecordColumns& columnsOfPeople(const System& system)
{
    const auto found = std::ranges::find_if(everyKind(), [&system](const auto& one) {
        return one->system().id() == system.id() && one->declaration().kind == RecordKind::Character;
    });
    return **found;
}

/// Which kind of record, and a table.
void runTable(const QByteArray& input)
{
    const RecordColumns& columns = *everyKind()[byteAt(input, 0) % everyKind().size()];
    (void)isTaken([&] {
        const formats::ReadTable table = formats::readTable(input.mid(1), QStringLiteral("table.csv"));
        const auto matched = columns.matched(table.rows.front().cells, {});
        import(columns.rows(matched, std::span(table.rows).subspan(1)));
    });
}

/// For the rule system it is meant for, and for one it is not.
void runForeign(const QByteArray& input)
{
    (void)isTaken([&] {
        const ImportSource source = formats::readImportSource(input, QStringLiteral("somebody.gcs"));
        const auto words = [](const Cause& cause) { return text::wordsFor(cause); };
        if (source.form == SourceForm::Library)
            return import(source.library);
        const System* meant = usualSystemOf(source);
        for (const System* system : {meant ? meant : systems().back(), systems().front()}) {
            if (source.form == SourceForm::Foreign) {
                const ForeignRows rows = foreignRows(source, *system);
                require(!formats::encodeReport(rows.report, words).isEmpty());
                import(rows.rows);
                continue;
            }
            (void)isTaken([&] {
                const RecordColumns& columns = columnsOfPeople(*system);
                const auto matched = matchedColumns(columns, source, {});
                const TableRows made = tableRows(columns, matched, source);
                if (made.report)
                    require(!formats::encodeReport(*made.report, words).isEmpty());
                import(made.rows);
            });
        }
    });
}

void runBodyPlan(const QByteArray& input)
{
    (void)isTaken([&] {
        const auto plan = formats::decodeBodyPlan(formats::readJsonObject(input, QStringLiteral("plan.json")),
                                                  QStringLiteral("plan"));
        const auto again = formats::decodeBodyPlan(formats::encodeBodyPlan(*plan), QStringLiteral("again"));
        require(formats::encodeBodyPlan(*again) == formats::encodeBodyPlan(*plan));
    });
}

/// Frozen campaigns of every schema there was.
const QByteArray& frozenCampaign(std::uint8_t schema)
{
    static const std::vector<QByteArray> all = [] {
        std::vector<QByteArray> read;
        for (int version = 1;; ++version) {
            QFile file(
                support::sourcePath(QStringLiteral("tests/fixtures/campaigns/schema-%1.hitspread").arg(version)));
            if (!file.open(QIODevice::ReadOnly))
                return read;
            read.push_back(file.readAll());
        }
    }();
    return all[schema % all.size()];
}

/// A schema, and what becomes of its frozen campaign: places of three bytes, each with the byte that stands there. 255: a file as it is.
QByteArray campaignIn(const QByteArray& input)
{
    if (byteAt(input, 0) == 255)
        return input.mid(1);
    QByteArray campaign = frozenCampaign(byteAt(input, 0));
    for (qsizetype i = 1; i + 3 < input.size(); i += 4) {
        const qsizetype place = byteAt(input, i) + 256 * byteAt(input, i + 1) + 65536 * byteAt(input, i + 2);
        campaign[place % campaign.size()] = input[i + 3];
    }
    return campaign;
}

/// A fight of a campaign that somebody damaged: everybody in it, its log, the fight once more by the rules, and back to its beginning.
void lookThrough(Campaign& campaign, const Encounter& fight)
{
    const support::FixedClock clock;
    HistoryService history(campaign, clock);
    const Scope scope{ScopeKind::Encounter, fight.id};
    (void)isTaken([&] { (void)campaign.encounters().combatants(fight.id); });
    LogQuery everything;
    everything.scope = scope;
    (void)isTaken([&] { (void)history.list(everything); });
    (void)isTaken([&] { (void)AmendmentService(campaign, clock).firstOtherwise(scope); });
    (void)isTaken([&] {
        const EntryId newest = history.newest(scope);
        history.moveTo(scope, 0);
        require(history.undoable(scope) == 0);
        history.moveTo(scope, newest);
    });
}

/// A damaged campaign is refused or opened; opened it can be looked through, and is one of the newest schema.
void runCampaign(const QByteArray& input)
{
    const QTemporaryDir folder(QDir(QStringLiteral("/dev/shm")).exists() ? QStringLiteral("/dev/shm/hitspread-XXXXXX")
                                                                         : QString());
    const QString path = folder.filePath(QStringLiteral("table.hitspread"));
    QFile file(path);
    const QByteArray bytes = campaignIn(input);
    require(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    (void)isTaken([&] {
        const auto campaign = storage::CampaignFile::open(path);
        for (const Cause& fault : campaign->faults())
            require(!text::wordsFor(fault).isEmpty());
        const std::vector<Encounter> fights = campaign->encounters().encounters();
        for (const Encounter& fight : fights)
            lookThrough(*campaign, fight);
    });
}

constexpr std::array<Target, 7> kTargets{{{"request", &runRequest, Shape::Document},
                                          {"library", &runLibrary, Shape::Document},
                                          {"table", &runTable, Shape::Table},
                                          {"foreign", &runForeign, Shape::Either},
                                          {"bodyplan", &runBodyPlan, Shape::Document},
                                          {"campaign", &runCampaign, Shape::Bytes},
                                          {"tape", &runTape, Shape::Document}}};

}  // namespace

std::span<const Target> targets()
{
    return kTargets;
}

const Target& targetNamed(const char* name)
{
    const auto found = std::ranges::find_if(kTargets,
                                            [name](const Target& one) { return std::strcmp(one.name, name) == 0; });
    require(found != kTargets.end());
    return *found;
}

}  // namespace hitspread::fuzz
