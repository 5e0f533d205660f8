#pragma once

#include <QObject>

#include "models/campaigngateway.h"
#include "text/naming.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace hitspread {

/// A character with what he carries, and how he fares where he fights, as it is in the campaign at one moment.
struct SheetView {
    CombatantView who;  ///< combatant id 0: from the library, his condition new and his kit as it is at home
    AnyRecord switches;
    std::shared_ptr<const BodyPlan> plan;
    std::vector<WithoutThing> without;  ///< who of him fights already without what he was given here
    std::vector<std::string> sharers;   ///< who else in his fight is made from the same character of the library

    [[nodiscard]] bool isInFight() const { return who.combatant.id != 0; }
    [[nodiscard]] const StoredRecord& character() const { return who.character; }
};

/// One character on a sheet: loads him, works out what follows from him, and writes every change through the services. It
/// decides nothing and derives nothing a rule would. Undo takes back what was changed here, last first, and nothing else.
class CharacterSheet : public QObject {
    Q_OBJECT

public:
    explicit CharacterSheet(CampaignGateway& gateway, QObject* parent = nullptr);

    void openCharacter(RecordId character);
    void openCombatant(RecordId combatant);
    /// A new character, who comes into being with the first change.
    void create(const System& system);
    void reload();

    [[nodiscard]] bool isLoaded() const { return m_view.has_value(); }
    [[nodiscard]] const SheetView& view() const { return *m_view; }
    [[nodiscard]] const System& system() const { return *m_system; }
    /// As his fight calls locations; who is in none, as setNaming() said.
    [[nodiscard]] text::Naming naming() const;
    /// Of the fight the library is shown beside.
    void setNaming(const std::optional<text::Naming>& names);
    [[nodiscard]] CampaignGateway& gateway() const { return m_gateway; }
    [[nodiscard]] bool canUndo() const { return m_view && !m_done.empty(); }
    [[nodiscard]] bool canRedo() const { return m_view && !m_undone.empty(); }
    /// Changes made here and not taken back.
    [[nodiscard]] int changes() const { return static_cast<int>(m_done.size()); }

    /// What follows from these values: the system's action "sheet", worked out here and now; without steps when the system has
    /// no such action or refuses the values.
    [[nodiscard]] ActionRecord derive(const AnyRecord& character, const AnyRecord& condition) const;

    /// Stores the fields of the character that differ from what was loaded.
    void save(const AnyRecord& character);
    /// Why everything from now on is set by hand as it is; empty: nobody said.
    void setReason(const QString& reason) { m_reason = reason; }
    /// Sets values of the combatant, or of what he carries, by hand, as one step. Precondition: he is in a fight.
    void setByHand(std::vector<LoggedChange> changes);
    /// The fields in which a condition differs from the stored one, by hand.
    void saveCondition(const AnyRecord& condition);
    /// The live state of a thing: by hand in a fight, else in his kit.
    void setState(const Possession& possession, const AnyRecord& state);
    /// His kit. Precondition: he is in no fight.
    void give(RecordRef item);
    /// Gives what he was given here to those of a fight, too, as one step of it.
    void giveAlso(const WithoutThing& whom);
    /// Makes a thing of this name in the library and gives it to him: in a fight to him there alone. `made` hears of the new record.
    void make(RecordKind kind, const QString& name, std::function<void(RecordId)> made);
    void take(RecordId possession);
    void load(RecordId possession, RecordId ammunition);
    /// Mounts an accessory of his kit on a weapon of it; weapon 0: takes it off.
    void mount(RecordId accessory, RecordId weapon);
    /// Gives him an accessory of the library and mounts it on a weapon of his kit, as one step.
    void giveMounted(RecordId accessory, RecordId weapon);
    /// A PNG or JPEG file; empty: none.
    void setPortrait(std::vector<std::byte> image);
    /// The picture's file as stored; empty: none, or not here yet.
    [[nodiscard]] const std::vector<std::byte>& portrait() const { return m_portrait; }
    /// One step of this sheet; nothing when there is none, and a problem when somebody built upon it elsewhere.
    void undo();
    void redo();

Q_SIGNALS:
    /// Another character is on the sheet.
    void opened();
    /// Values are stored, by whomever.
    void changed();
    void portraitChanged();
    /// He is in the library no more.
    void gone();
    void problem(const hitspread::Problem& problem);

private:
    struct Source {
        RecordId character = 0;
        RecordId combatant = 0;
        std::vector<RecordRef> given{};  ///< into his kit, since the sheet was opened
    };
    struct Step {
        Scope scope;
        EntryId entry = 0;
    };
    struct Outcome {
        SheetView view;
        std::vector<Step> steps;
    };

    static SheetView read(CampaignServices& services, const BodyPlans& plans, const Source& source);
    template <typename Work>
    void run(Work work);
    void changeKit(std::function<EntryId(KitService&)> work);
    [[nodiscard]] Scope fightScope() const;
    void hear(const CampaignChange& change);
    [[nodiscard]] bool isAbout(const CampaignChange& change) const;
    void fetchPortrait();
    void take(SheetView view);
    void fail(const Problem& what);
    void finish(Outcome outcome);
    void endOne();

    CampaignGateway& m_gateway;
    const System* m_system = nullptr;
    std::optional<text::Naming> m_names;  ///< of the fight the library is shown beside
    Source m_source;
    std::optional<SheetView> m_view;
    std::vector<std::byte> m_portrait;
    QString m_reason;
    std::string m_portraitDigest;
    std::vector<Step> m_done;
    std::vector<Step> m_undone;
    bool m_opening = false;
    bool m_creating = false;
    bool m_isStale = false;  ///< something changed that the view does not show yet
    int m_running = 0;       ///< pieces of work under way
    AnyRecord
        m_sent;  ///< what was last handed over to be stored, until all of that is done; what is edited next was made from it
    AnyRecord m_next;  ///< edited while the new character was on his way into the library
};

}  // namespace hitspread
