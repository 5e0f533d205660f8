#pragma once

#include "models/campaigngateway.h"
#include "text/naming.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace hitspread {

/// The kinds of record a library keeps, in the order they are shown.
[[nodiscard]] std::span<const RecordKind> libraryKinds();

/// What stands around the table of a library: how much there is of each kind, kept searches, what undo would do.
struct LibrarySummary {
    std::map<RecordKind, std::size_t> counts;
    std::vector<SavedSearch> searches;
    EntryId undoable = 0;
    EntryId redoable = 0;

    /// Of every kind together.
    [[nodiscard]] std::size_t total() const;
};

/// The library of the open campaign for one rule system, and every command on it. All changes go through the services and
/// come back by changed(); several that are asked for at once are carried out in order.
class Library : public QObject {
    Q_OBJECT

public:
    explicit Library(CampaignGateway& gateway, QObject* parent = nullptr);

    [[nodiscard]] CampaignGateway& gateway() const { return m_gateway; }
    [[nodiscard]] const LibrarySummary& summary() const { return m_summary; }
    [[nodiscard]] const System& system() const { return *m_system; }
    /// As the fight it is shown beside calls locations; as usual where it goes by other rules, or by none.
    [[nodiscard]] text::Naming naming() const;
    void setNaming(const std::optional<text::Naming>& names);
    /// Does nothing for a system that is not registered.
    void setSystem(const std::string& id);
    /// nullptr: the system has no such records.
    [[nodiscard]] const RecordDeclaration* declaration(RecordKind kind) const { return m_system->record(kind); }

    using Made = std::function<void(const std::vector<RecordId>&)>;

    void create(const StoredRecord& record, Made made = {});
    void duplicate(const std::vector<RecordRef>& records, Made made = {});
    void remove(const std::vector<RecordRef>& records);
    /// Sets one element of one field of every record, as which they were read; the other fields stay as they are stored by then. Refused
    /// where another value was stored there meanwhile, naming whose.
    void change(const std::vector<StoredRecord>& asRead, const std::string& field, std::size_t element,
                const LoggedValue& value);
    /// Adds to one element of one number of every record, likewise; where there is no entry there is none afterwards. Nothing changes where
    /// one of them would leave its range.
    void changeBy(const std::vector<StoredRecord>& asRead, const std::string& field, std::size_t element,
                  std::int32_t by);
    /// Replaces the tags of a record, likewise.
    void setTags(const StoredRecord& asRead, const std::vector<std::string>& tags);
    /// Gives several records tags and takes others from them, as one step; the tags each has besides stay.
    void changeTags(const std::vector<RecordRef>& records, const std::vector<std::string>& added,
                    const std::vector<std::string>& removed);
    /// Takes over the fields in which `after` differs from `before`, as which they were read; refused where another was stored meanwhile.
    void edit(RecordRef record, const AnyRecord& before, const AnyRecord& after);
    /// The same, and tells what came of it.
    void edit(RecordRef record, const AnyRecord& before, const AnyRecord& after, std::function<void()> done,
              CampaignGateway::Failed refused);
    void saveSearch(const SavedSearch& search);
    void removeSearch(RecordId search);

public Q_SLOTS:
    void undo();
    void redo();
    /// Asks for everything anew. Changes made elsewhere bring this about by themselves.
    void reload();

Q_SIGNALS:
    void systemChanged();
    /// Locations are called otherwise.
    void renamed();
    /// Records may be others than before.
    void changed();
    /// The summary is new.
    void summarized();
    void problem(const hitspread::Problem& problem);

private:
    template <typename Work>
    void carryOut(Work work);

    CampaignGateway& m_gateway;
    const System* m_system;
    std::optional<text::Naming> m_names;  ///< of the fight
    LibrarySummary m_summary;
    int m_loads = 0;
    bool m_isStale = false;  ///< something changed that is not asked for yet
};

}  // namespace hitspread
