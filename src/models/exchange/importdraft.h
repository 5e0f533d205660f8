#pragma once

#include "models/campaigngateway.h"
#include "models/exchange/givensource.h"
#include "models/exchange/sourcemeaning.h"
#include "services/exchange/importservice.h"

#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace hitspread {

/// What an import came to, and which records it took in.
struct TakenImport {
    ImportOutcome outcome;
    std::string system{};  ///< of the first of them
};

/// An import on its way: read, understood, planned, and taken into the library. All of it is done on the storage thread; what was asked for last
/// counts. It changes nothing before take(), and is planned anew when the library becomes another one.
class ImportDraft : public QObject {
    Q_OBJECT

public:
    enum class Stage : std::uint8_t { Empty, Reading, Planning, Ready, Taking, Taken };

    /// `memory` must outlive it.
    ImportDraft(CampaignGateway& gateway, SourceReader reader, MeaningMemory& memory, QObject* parent = nullptr);
    ~ImportDraft() override;
    Q_DISABLE_COPY_MOVE(ImportDraft)

    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] const GivenSource& source() const { return m_source; }
    /// nullptr: there is none yet.
    [[nodiscard]] const std::shared_ptr<DraftedImport>& drafted() const { return m_drafted; }
    [[nodiscard]] CampaignGateway& gateway() const { return m_gateway; }
    /// What somebody looks at: where several kinds fit a table equally well, this is it.
    void setUsual(const std::string& system, RecordKind kind);

    void read(const GivenSource& source);
    /// Reads the same anew.
    void setEncoding(const QString& encoding);
    void setSeparator(char separator);
    void setSystem(const std::string& system);
    void setKind(RecordKind kind);
    /// Where a column goes: the key of a field, or kNowhere. Another column that went there goes nowhere then.
    void setField(int column, const QString& key);
    /// Columns go where their headings say, and what was remembered of them is forgotten.
    void forgetMeaning();
    /// Whether rows are to be done, by their place in the plan. Those that are new or changed; others never are.
    void choose(std::span<const std::size_t> rows, bool isChosen);
    void take();
    /// Leaves off what is under way; of an import nothing is left behind.
    void cancel();
    /// Forgets everything, for the campaign is being left.
    void clear();

Q_SIGNALS:
    void stageChanged();
    /// How far it is, of how much.
    void progressed(qulonglong done, qulonglong all);
    /// There is another plan.
    void planned();
    /// Other rows of it are chosen.
    void chosenChanged();
    void taken(const hitspread::TakenImport& taken);
    void problem(const hitspread::Problem& problem);

private:
    /// How far a piece of work is, and whether it is wanted any more; read and written on both threads.
    struct Run {
        std::atomic<bool> isStopped = false;
        std::atomic<std::size_t> done = 0;
        std::atomic<std::size_t> all = 0;
    };

    void begin(Stage stage);
    void rest(Stage stage);
    void planAnew();
    void keepLeft(const GivenSource& next);
    void understand(const std::shared_ptr<const ImportSource>& read);
    void plan(const std::shared_ptr<const ImportSource>& read, const std::optional<TableMeaning>& meaning,
              bool isRemembered);
    void fail(const Problem& what);
    void hear(const CampaignChange& change);
    void tellProgress();
    /// The service's way of hearing whether to go on.
    [[nodiscard]] static ImportService::Progress progressOf(const std::shared_ptr<Run>& run);

    CampaignGateway& m_gateway;
    SourceReader m_reader;
    MeaningMemory& m_memory;
    GivenSource m_source;
    TableMeaning m_usual;
    std::shared_ptr<DraftedImport> m_drafted;
    std::set<std::size_t> m_left;       ///< lines of rows somebody took out
    std::set<std::string> m_leftNames;  ///< of those, until what is being read anew is planned
    std::shared_ptr<Run> m_run;
    Stage m_stage = Stage::Empty;
    Stage m_before = Stage::Empty;  ///< when the present work began
    bool m_isSpent = false;         ///< the library is another one than it was planned for
    std::function<void()> m_again;  ///< begins the present planning anew
    QTimer m_looking;
};

}  // namespace hitspread
