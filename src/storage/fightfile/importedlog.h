#pragma once

#include "formats/json/documentpath.h"
#include "services/undo/logentry.h"
#include "storage/fightfile/lognumbers.h"

#include <QJsonArray>

#include <functional>
#include <map>
#include <vector>

namespace hitspread {
class ChangeWriter;
}

namespace hitspread::storage {

class CampaignFile;

/// The log of one scope that comes out of a document: written under new numbers, then walked before it is believed. Inside a transaction of
/// the caller; everything throws Failure (BadInput) naming the entry.
class ImportedLog {
public:
    /// `place`: of the document's object that holds the log. What is given must outlive this.
    ImportedLog(CampaignFile& campaign, Scope scope, const std::vector<LogEntry>& log, formats::DocumentPath place)
        : m_campaign(campaign), m_scope(scope), m_log(log), m_place(std::move(place))
    {}

    [[nodiscard]] Scope scope() const { return m_scope; }

    /// Appends the entry at `index`, behind those it rests on.
    void put(std::size_t index, const LogNumbers& numbers);
    void putAll(const LogNumbers& numbers);
    /// The new number of an entry of the document; nothing can rest on a note.
    [[nodiscard]] EntryId known(EntryId was, const formats::DocumentPath& place) const;

    /// From the beginning to where the scope stood, by the values of the log; each must fit what is there.
    void goTo(EntryId head);
    /// The scope stands there already.
    void standAt(EntryId head);
    /// Undo and redo lead everywhere: back to the beginning and over every branch, only to see that they do. What does not fit is let be where
    /// `isElsewheres` says that others work on what a change is about: undo refuses it, or takes it back after theirs.
    void requireWalkable(const std::function<bool(const LoggedChange&)>& isElsewheres = {});

    /// Marks as encodedMarks() writes them.
    void putMarks(const QJsonArray& marks);

    /// Keeps what nobody here knows of entries; `log` as it was read from.
    void keepStrangers(const QJsonArray& log) const;

private:
    /// What an entry of the log does, for walking over it.
    struct Step {
        std::size_t index = 0;  ///< in the document
        EntryId parent = 0;
        std::vector<LoggedChange> changes;
    };
    [[nodiscard]] formats::DocumentPath placeOf(std::size_t index) const;
    void walk(ChangeWriter& writer, EntryId id, bool forth);
    void walkEverywhere(ChangeWriter& writer);

    CampaignFile& m_campaign;
    Scope m_scope;
    const std::vector<LogEntry>& m_log;
    formats::DocumentPath m_place;
    std::map<EntryId, EntryId> m_entries{{0, 0}};  ///< new numbers of entries, notes left out
    std::map<EntryId, Step> m_steps;               ///< by their new numbers
    std::vector<EntryId> m_written;                ///< by their places in the document
    std::function<bool(const LoggedChange&)> m_isElsewheres;
};

/// Throws Failure (BadInput) for a value of a fight's state that is out of range.
void requireSoundFight(CampaignFile& campaign, RecordId encounter);

}  // namespace hitspread::storage
