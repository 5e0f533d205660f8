#include "models/exchange/importdraft.h"

#include "models/exchange/tableguess.h"
#include "rules/systems/registry.h"

#include <algorithm>
#include <chrono>
#include <span>
#include <utility>

namespace hitspread {

namespace {

constexpr std::chrono::milliseconds kLookEach{100};

}  // namespace

ImportDraft::ImportDraft(CampaignGateway& gateway, SourceReader reader, MeaningMemory& memory, QObject* parent)
    : QObject(parent), m_gateway(gateway), m_reader(std::move(reader)), m_memory(memory)
{
    m_looking.setInterval(kLookEach);
    connect(&m_looking, &QTimer::timeout, this, &ImportDraft::tellProgress);
    connect(&gateway, &CampaignGateway::changed, this, &ImportDraft::hear);
}

ImportDraft::~ImportDraft()
{
    if (m_run)
        m_run->isStopped = true;
}

void ImportDraft::setUsual(const std::string& system, RecordKind kind)
{
    m_usual.system = system;
    m_usual.kind = kind;
}

void ImportDraft::begin(Stage stage)
{
    if (m_run)
        m_run->isStopped = true;
    m_run = std::make_shared<Run>();
    // What is worked out goes back to where it was before, however often it was begun anew.
    if (m_stage == Stage::Empty || m_stage == Stage::Ready || m_stage == Stage::Taken)
        m_before = m_drafted ? Stage::Ready : Stage::Empty;
    m_stage = stage;
    m_looking.start();
    Q_EMIT stageChanged();
}

void ImportDraft::rest(Stage stage)
{
    m_run.reset();
    m_looking.stop();
    m_stage = stage;
    Q_EMIT stageChanged();
}

void ImportDraft::tellProgress()
{
    if (m_run && m_run->all > 0)
        Q_EMIT progressed(m_run->done, m_run->all);
}

ImportService::Progress ImportDraft::progressOf(const std::shared_ptr<Run>& run)
{
    return [run](std::size_t done, std::size_t all) {
        run->all = all;
        run->done = done;
        return !run->isStopped;
    };
}

/// What it was planned for is another library: somebody edits it, or undoes the import.
void ImportDraft::hear(const CampaignChange& change)
{
    if (change.scope.kind != ScopeKind::Library)
        return;
    m_isSpent = true;
    if (m_stage == Stage::Ready || m_stage == Stage::Taken)
        planAnew();
    else if (m_stage == Stage::Planning)
        std::exchange(m_again, {})();
}

void ImportDraft::fail(const Problem& what)
{
    rest(m_before);
    Q_EMIT problem(what);
}

void ImportDraft::read(const GivenSource& source)
{
    if (m_stage == Stage::Taking)
        return;
    begin(Stage::Reading);
    m_gateway.run(
        this,
        [reader = m_reader, source](CampaignServices&) { return std::make_shared<const ImportSource>(reader(source)); },
        [this, run = m_run, source](const std::shared_ptr<const ImportSource>& read) {
            if (run != m_run)
                return;
            keepLeft(source);
            m_source = source;
            understand(read);
        },
        [this, run = m_run](const Problem& what) {
            if (run == m_run)
                fail(what);
        });
}

/// Whoever mends his table and reads it again has ticked rows out already; they may stand in other lines now.
void ImportDraft::keepLeft(const GivenSource& next)
{
    m_leftNames.clear();
    if (m_drafted && !next.path.isEmpty() && next.path == m_source.path) {
        for (const PlannedRow& row : m_drafted->plan.rows) {
            if (m_left.contains(row.line))
                m_leftNames.insert(row.name);
        }
    }
    m_left.clear();
}

void ImportDraft::understand(const std::shared_ptr<const ImportSource>& read)
{
    if (read->form != SourceForm::Table)
        return plan(read, std::nullopt, false);
    const std::optional<TableMeaning> known = m_memory.recall(headingsOf(*read));
    // Whoever mends his table and reads it again has chosen already.
    const bool isAgain = m_drafted && m_drafted->read->form == SourceForm::Table
        && headingsOf(*m_drafted->read) == headingsOf(*read) && known != m_drafted->meaning;
    plan(read, isAgain ? m_drafted->meaning : known, !isAgain && known.has_value());
}

void ImportDraft::plan(const std::shared_ptr<const ImportSource>& read, const std::optional<TableMeaning>& meaning,
                       bool isRemembered)
{
    if (m_stage == Stage::Taking)
        return;
    begin(Stage::Planning);
    m_again = [this, read, meaning, isRemembered] { plan(read, meaning, isRemembered); };
    const auto work = [&plans = m_gateway.plans(), read, meaning, isRemembered, usual = m_usual,
                       run = m_run](CampaignServices& services) {
        auto drafted = std::make_shared<DraftedImport>();
        drafted->read = read;
        drafted->meaning = meaning ? *meaning : guessedMeaning(*read, usual);
        drafted->isRemembered = isRemembered;
        const bool isOurs = read->form == SourceForm::Library;
        const std::vector<ImportedRow> made = isOurs ? std::vector<ImportedRow>() : rowsMeantBy(*drafted);
        const std::vector<ImportedRow>& all = isOurs ? read->library : made;
        drafted->plan = services.campaign.atOneMoment(
            [&] { return ImportService(services.campaign, plans, services.clock).plan(all, progressOf(run)); });
        return drafted;
    };
    m_gateway.run(
        this, work,
        [this, run = m_run](const std::shared_ptr<DraftedImport>& drafted) {
            if (run != m_run)
                return;
            for (PlannedRow& row : drafted->plan.rows) {
                if (m_leftNames.contains(row.name))
                    m_left.insert(row.line);
                row.isChosen = row.isChosen && !m_left.contains(row.line);
            }
            m_leftNames.clear();
            m_drafted = drafted;
            m_isSpent = false;
            rest(Stage::Ready);
            Q_EMIT planned();
        },
        [this, run = m_run](const Problem& what) {
            if (run == m_run)
                fail(what);
        });
}

void ImportDraft::planAnew()
{
    if (m_drafted)
        plan(m_drafted->read, m_drafted->meaning, m_drafted->isRemembered);
}

void ImportDraft::setEncoding(const QString& encoding)
{
    GivenSource source = m_source;
    source.encoding = encoding;
    read(source);
}

void ImportDraft::setSeparator(char separator)
{
    GivenSource source = m_source;
    source.separator = separator;
    read(source);
}

void ImportDraft::setSystem(const std::string& system)
{
    const System* chosen = findSystem(system);
    if (!m_drafted || !chosen || m_drafted->meaning.system == system)
        return;
    TableMeaning meaning{.system = system, .kind = m_drafted->meaning.kind};
    if (!chosen->record(meaning.kind))
        meaning.kind = RecordKind::Character;
    plan(m_drafted->read, meaning, false);
}

void ImportDraft::setKind(RecordKind kind)
{
    if (m_drafted && m_drafted->meaning.kind != kind)
        plan(m_drafted->read, TableMeaning{.system = m_drafted->meaning.system, .kind = kind}, false);
}

void ImportDraft::setField(int column, const QString& key)
{
    if (!m_drafted || !m_drafted->columns)
        return;
    TableMeaning meaning = m_drafted->meaning;
    const RecordColumn* wanted = key == kNowhere ? nullptr : m_drafted->columns->meantBy(key);
    for (const MatchedColumn& other : m_drafted->matched) {
        if (wanted && other.column == wanted)
            meaning.fields.insert(other.heading, kNowhere.toString());
    }
    meaning.fields.insert(m_drafted->matched[static_cast<std::size_t>(column)].heading, key);
    plan(m_drafted->read, meaning, false);
}

void ImportDraft::forgetMeaning()
{
    if (!m_drafted)
        return;
    m_memory.forget(headingsOf(*m_drafted->read));
    plan(m_drafted->read, std::nullopt, false);
}

void ImportDraft::choose(std::span<const std::size_t> rows, bool isChosen)
{
    if (m_stage != Stage::Ready)
        return;
    for (const std::size_t row : rows) {
        PlannedRow& planned = m_drafted->plan.rows[row];
        if (planned.verdict != ImportVerdict::New && planned.verdict != ImportVerdict::Changed)
            continue;
        planned.isChosen = isChosen;
        if (isChosen)
            m_left.erase(planned.line);
        else
            m_left.insert(planned.line);
    }
    Q_EMIT chosenChanged();
}

void ImportDraft::take()
{
    if (m_stage != Stage::Ready)
        return;
    // The library is another one than the plan was shown for.
    if (m_isSpent)
        return planAnew();
    if (m_drafted->plan.chosen() == 0)
        return;
    begin(Stage::Taking);
    m_gateway.run(
        this,
        [&plans = m_gateway.plans(), drafted = m_drafted, run = m_run](CampaignServices& services) {
            TakenImport taken;
            taken.outcome =
                ImportService(services.campaign, plans, services.clock).apply(drafted->plan, progressOf(run));
            if (taken.outcome.entry == 0)
                return taken;
            taken.system = std::ranges::find(drafted->plan.rows, true, &PlannedRow::isChosen)->record.system;
            return taken;
        },
        [this, run = m_run](const TakenImport& came) {
            if (run != m_run)
                return;
            if (came.outcome.entry == 0)
                return rest(Stage::Ready);
            if (m_drafted->read->form == SourceForm::Table && !m_drafted->meaning.fields.isEmpty())
                m_memory.keep(headingsOf(*m_drafted->read), m_drafted->meaning);
            m_isSpent = true;
            rest(Stage::Taken);
            Q_EMIT taken(came);
        },
        [this, run = m_run](const Problem& what) {
            if (run != m_run)
                return;
            fail(what);
            // The library is another one than it was planned for.
            planAnew();
        });
}

void ImportDraft::cancel()
{
    if (!m_run)
        return;
    m_run->isStopped = true;
    // Taking ends by itself: it may have been done already.
    if (m_stage != Stage::Taking)
        rest(m_before);
}

void ImportDraft::clear()
{
    if (m_run)
        m_run->isStopped = true;
    m_drafted.reset();
    m_source = {};
    m_left.clear();
    m_leftNames.clear();
    rest(Stage::Empty);
    Q_EMIT planned();
}

}  // namespace hitspread
