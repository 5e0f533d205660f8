#pragma once

#include "models/campaigngateway.h"
#include "models/library/groupedlist.h"
#include "services/library/profileservice.h"
#include "text/naming.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hitspread {

class BodyPlan;
class Fight;
struct LocationFields;

/// The house rules of the fight in view: every switch with its value, what it usually is and what the chosen profile says; the
/// profiles there are; and every command on them. What changes the fight is one entry of its log. Own profiles are files: what is
/// done to them no log takes back.
class SwitchBoard : public QObject {
    Q_OBJECT

public:
    /// Finds the page of all locations as the id of a switch finds that.
    static constexpr std::string_view kLocations = "locations";

    SwitchBoard(Fight& fight, std::shared_ptr<ProfileStore> profiles, QObject* parent = nullptr);

    /// nullptr: no fight is open, or its system has no switches.
    [[nodiscard]] const RecordDeclaration* declaration() const;
    [[nodiscard]] const System* system() const;
    /// The fight; 0: none is open.
    [[nodiscard]] RecordId encounter() const { return m_encounter; }
    [[nodiscard]] const FieldDeclaration* field(int key) const;
    /// Position of a switch in the declaration, behind them that of the page of all locations; -1: there is none.
    [[nodiscard]] int keyOf(std::string_view switchId) const;
    /// What keyOf() finds it by; empty: nothing has this key.
    [[nodiscard]] QString idOf(int key) const;
    /// Whether it is the page on which each location is one line.
    [[nodiscard]] bool isOfLocations(int key) const;
    [[nodiscard]] std::optional<LocationFields> locationFields() const;
    /// As the fight has them, with what is on its way; null where declaration() is.
    [[nodiscard]] const AnyRecord& switches() const { return m_switches; }
    /// As these switches call locations. Precondition: there are any.
    [[nodiscard]] text::Naming naming() const { return {*system(), m_switches}; }
    [[nodiscard]] std::int32_t value(const FieldDeclaration& field, std::size_t element) const;
    [[nodiscard]] const Table& table(const FieldDeclaration& field) const { return field.table(m_switches.data()); }
    [[nodiscard]] const Ranks& ranks(const FieldDeclaration& field) const { return field.ranks(m_switches.data()); }
    /// The body everybody has who says nothing else, as house rules come; nullptr: no fight is open.
    [[nodiscard]] std::shared_ptr<const BodyPlan> usualBody() const;

    [[nodiscard]] const std::vector<ProfileView>& profiles() const { return m_profiles; }
    /// The profile compared with: the one the fight goes by until another is chosen. nullptr: it is not there (any more).
    [[nodiscard]] const ProfileView* chosen() const;
    [[nodiscard]] const std::string& chosenName() const { return m_chosen; }
    void choose(const std::string& profile);
    /// Whether the fight goes by the chosen profile's name.
    [[nodiscard]] bool isInForce() const;
    /// What the chosen profile says; as usual where it is not there.
    [[nodiscard]] std::int32_t profileValue(const FieldDeclaration& field, std::size_t element) const;
    [[nodiscard]] bool differs(const FieldDeclaration& field) const;
    [[nodiscard]] int differences() const;

    /// Switches whose id, name, explanation or values hold every word, under headings.
    [[nodiscard]] std::vector<GroupedRow> rows(const QString& search, bool onlyDifferent) const;
    /// A profile's name for people.
    [[nodiscard]] static QString nameOf(const ProfileView& profile);

    /// The same by name; as it stands where there is no such profile.
    [[nodiscard]] QString shownName(const std::string& name) const;

    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;

    /// Asks for the profiles anew.
    void load();
    void undo();
    void redo();
    /// One value of a switch; out of range it is refused and nothing changes.
    void set(const FieldDeclaration& field, std::size_t element, std::int32_t value);
    /// Why it would be refused; empty: it would not be.
    [[nodiscard]] QString faultOf(const FieldDeclaration& field, std::size_t element, std::int32_t value) const;
    /// Tables as wholes, as one entry; one with a fault is refused.
    void setTables(const std::vector<std::pair<const FieldDeclaration*, Table>>& tables);
    void setRanks(const FieldDeclaration& field, const Ranks& ranks);
    /// The whole switch as in the chosen profile, or as usual.
    void toProfile(const FieldDeclaration& field);
    void toUsual(const FieldDeclaration& field);
    /// The chosen profile in force, as one entry.
    void apply();
    /// The fight's switches under a name; the fight goes by it from then on.
    void saveAs(const QString& name);
    /// Of the chosen profile, which must be one of one's own.
    void rename(const QString& name);
    void remove();
    /// A profile that was removed, once more.
    void bringBack(const ProfileView& profile);

Q_SIGNALS:
    /// Values, profiles or the one compared with.
    void changed();
    void refused(const hitspread::Problem& problem);
    /// An own profile cannot be read.
    void leftOut(const hitspread::Problem& problem);
    /// What was put last is in the campaign.
    void stored();
    /// The campaign is being left.
    void leaving();
    void removed(const hitspread::ProfileView& profile);

private:
    void refresh();
    /// Stores what `set` makes of these switches.
    void put(const std::vector<const FieldDeclaration*>& fields, const std::function<void(void*)>& set);
    [[nodiscard]] QString changeOf(const FieldDeclaration& field, const void* before, const void* after) const;
    void addLocations(std::vector<GroupedRow>& rows, const QStringList& words, bool onlyDifferent) const;
    /// Runs `work` on the profiles and, where `name` is given, lets the fight go by that one afterwards.
    void manage(std::function<void(ProfileService&)> work, const std::string& name, bool goesByIt,
                std::function<void()> then = {});
    void fail(const Problem& problem);

    Fight& m_fight;
    std::shared_ptr<ProfileStore> m_store;
    AnyRecord m_switches;
    std::vector<ProfileView> m_profiles;
    std::string m_chosen;
    std::set<std::string> m_toldBroken;  ///< the files
    RecordId m_encounter = 0;
    std::string m_goesBy;  ///< the fight's profile when last looked at
    int m_onTheWay = 0;
};

}  // namespace hitspread
