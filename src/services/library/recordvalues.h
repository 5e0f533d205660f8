#pragma once

#include "services/ports/campaign.h"
#include "services/refusal/reason.h"
#include "services/undo/logentry.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hitspread {

/// The value of one element of one field, as the log keeps it. Precondition: the field exists.
[[nodiscard]] LoggedValue valueOf(const FieldDeclaration& field, const void* record, std::size_t element);

/// Writes a value the log kept. Throws Failure BadInput when its kind does not suit the field.
void setValue(const FieldDeclaration& field, void* record, std::size_t element, const LoggedValue& value);

/// One change per element that differs between two records of one type.
[[nodiscard]] std::vector<LoggedChange> differences(RecordRef reference, const AnyRecord& before,
                                                    const AnyRecord& after);

/// The same for library records: also "tags" (one to a line) and "portrait", which no system declares.
[[nodiscard]] std::vector<LoggedChange> differences(RecordRef reference, const StoredRecord& before,
                                                    const StoredRecord& after);

/// Throws Failure BadInput naming the first field that is out of range.
void requireSound(const AnyRecord& record, const Site& where);

/// Throws Failure BadInput saying what is wrong with a table, at which row and cell below `where`.
[[noreturn]] void refuseFault(const FieldDeclaration& field, const FieldFault& fault, const Site& where);

/// Writes changes forwards (to `after`) or backwards, whole-record changes included. Every value that must hold before is
/// checked first: throws Failure OutOfDate naming the record and field, having changed nothing that the transaction keeps.
/// For one transaction: each record is read once.
class ChangeWriter {
public:
    /// `fight`: whose people it is about, where it may be about many of them: those are read at once. 0: of none.
    explicit ChangeWriter(Campaign& campaign, RecordId fight = 0) : m_campaign(campaign), m_fight(fight) {}

    /// What stands where a change is to be made after the steps so far, a whole row as text. Throws Failure OutOfDate where there is no such field.
    [[nodiscard]] LoggedValue presentValue(const LoggedChange& change);

    /// Adds what goes with changes made by hand: elements a lowered count leaves out go back to their fallback, so that
    /// undoing finds them again. Throws Failure BadInput for a value out of range or an element its count does not reach; OutOfDate for one that
    /// rules changed when it did.
    void complete(std::vector<LoggedChange>& changes);

    void write(const std::vector<LoggedChange>& changes);
    void takeBack(const std::vector<LoggedChange>& changes);

    /// The same for one step of many: checked at once, but not sure to be in the campaign before save(). A step forth that fails
    /// leaves nothing.
    void stepForth(const std::vector<LoggedChange>& changes);
    void stepBack(const std::vector<LoggedChange>& changes);
    void save();
    /// Saves and forgets what was read: others may change the campaign from here on.
    void settle();

private:
    using RowField = std::pair<RecordRef, std::string>;

    [[nodiscard]] AnyRecord& loaded(RecordRef record);
    void readPeople();
    [[nodiscard]] LoggedValue& rowValue(const LoggedChange& change);
    void writeOne(const LoggedChange& change, const LoggedValue& expected, const LoggedValue& wanted);
    void requireSoundAfter(const std::vector<LoggedChange>& changes);
    void writeWhole(const LoggedChange& change, const LoggedValue& wanted);
    void writeKept(const LoggedChange& change, const LoggedValue& expected, const LoggedValue& wanted);

    Campaign& m_campaign;
    RecordId m_fight;
    int m_people = 0;  ///< of the fight that were read one by one
    std::map<RecordRef, AnyRecord> m_loaded;
    std::map<RowField, LoggedValue> m_rows;  ///< what rows hold beside their records, as it was read and changed
    std::vector<RecordRef> m_touched;        ///< changed but not saved, in that order
    std::set<RecordRef> m_isTouched;         ///< the same ones: an import changes thousands
    std::vector<RowField> m_touchedRows;     ///< the same of rows
};

/// Whether `field` is what a library record has beside its declared fields, as one text: its tags, its portrait.
[[nodiscard]] bool isKeptBeside(std::string_view field);

inline constexpr std::string_view kPortraitField = "#portrait";

/// One of these, and back. Precondition: isKeptBeside().
[[nodiscard]] std::string keptValue(const StoredRecord& record, std::string_view field);
void setKeptValue(StoredRecord& record, std::string_view field, const std::string& value);

}  // namespace hitspread
