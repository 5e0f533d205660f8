#pragma once

#include "models/campaigngateway.h"
#include "models/fight/fightsnapshot.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace hitspread {

class FightHand;
class FightPeople;
class FightSteps;
class FightTurn;
struct FightNews;

/// How somebody left a fight: who acted, whom he looked at, and with what in his hands.
struct FightChoice {
    RecordId active = 0;
    RecordId target = 0;
    RecordId weapon = 0;
    std::map<RecordId, RecordId> targets{};  ///< whom each one was pointed at or acted against last, by combatant

    friend bool operator==(const FightChoice&, const FightChoice&) = default;
};

/// The encounter in view: who acts, and whom he looks at. Keeps the snapshot the models and panels read; every
/// change goes through the services, and what it made of the campaign is read from there and told by what is otherwise now.
class Fight : public QObject {
    Q_OBJECT

public:
    explicit Fight(CampaignGateway& gateway, QObject* parent = nullptr);
    ~Fight() override;
    Q_DISABLE_COPY_MOVE(Fight)

    /// Back and forth in its log, and trying out.
    [[nodiscard]] FightSteps& steps() const { return *m_steps; }
    /// Who is in it.
    [[nodiscard]] FightPeople& people() const { return *m_people; }
    /// What the game master sets himself.
    [[nodiscard]] FightHand& byHand() const { return *m_byHand; }
    /// The round that runs.
    [[nodiscard]] FightTurn& turn() const { return *m_turn; }

    [[nodiscard]] const FightSnapshot& snapshot() const { return m_snapshot; }
    [[nodiscard]] CampaignGateway& gateway() const { return m_gateway; }
    [[nodiscard]] const CombatantView* active() const { return m_snapshot.find(m_active); }
    [[nodiscard]] const CombatantView* target() const { return m_snapshot.find(m_target); }
    /// Whose body is looked at: whoever was struck last, while who struck him goes on against another already; else the target.
    [[nodiscard]] const CombatantView* inSight() const;
    [[nodiscard]] RecordId weapon() const;
    [[nodiscard]] FightChoice choice() const { return {m_active, m_target, weapon(), m_targets}; }
    /// How an encounter was left at an earlier time; who is not there any more is chosen anew when it is opened.
    void recall(RecordId encounter, const FightChoice& choice);
    [[nodiscard]] bool isLoaded() const { return m_snapshot.encounter.id != 0; }
    /// Why nothing can be done in it that would have to be stored, in words; empty: everything can.
    [[nodiscard]] QString whyReadOnly() const;
    /// The same for what begins with a die or a choice; empty also where dice wait, which can be looked at all the same.
    [[nodiscard]] QString whyNothingBegins() const { return m_snapshot.pending ? QString() : whyReadOnly(); }
    /// Any other work on the fight by the services; what came of it is shown, also when it was refused. `done`: only where it was not.
    void change(std::function<void(CampaignServices&)> work, std::function<void()> done = {});

    /// Calls a slot whenever one of these aspects is otherwise.
    template <typename Receiver>
    void follow(unsigned aspects, Receiver* receiver, void (Receiver::*slot)()) const
    {
        connect(this, &Fight::changed, receiver, [aspects, receiver, slot](const FightChange& change) {
            if (change.has(aspects))
                (receiver->*slot)();
        });
    }

public Q_SLOTS:
    /// 0, or one there is not: the first encounter that was not put aside. Each is as it was left.
    void open(hitspread::RecordId encounter);
    /// Shows what has come since; reads no more than that.
    void reload();
    /// Reads everything: for what nobody told of.
    void readAnew();
    /// He looks at whom he looked at last, if that is a standing opponent still, else at the nearest one.
    void setActive(hitspread::RecordId combatant);
    /// Points who acts at anybody who is there, until he has acted or another one acts.
    void setTarget(hitspread::RecordId combatant);
    /// On to the target from whoever was struck last; else the next standing opponent in the list.
    void setNextTarget();
    /// From whoever was struck last to the target.
    void lookOn();
    void setWeapon(hitspread::RecordId possession);

Q_SIGNALS:
    /// The encounter in view is left for another one, or for another campaign: what waits in it waits there.
    void leaving();
    /// Another encounter is in view.
    void opened();
    /// The snapshot is new, and this of it is otherwise.
    void changed(const hitspread::FightChange& change = {});
    /// Who acts, whom he aims at, how far away, or with what; where the snapshot is new, after changed().
    void choiceChanged();

private:
    void hear(const CampaignChange& change);
    void take(FightSnapshot snapshot);
    void takeNews(unsigned since, FightNews news);
    void refused(const Problem& problem);
    void keepChoices();
    void noteAction(const FightSnapshot& fresh);
    void noteActor(const FightSnapshot& fresh);
    [[nodiscard]] RecordId presentTarget() const;

    friend class FightPeople;  // which takes the snapshot that has the newcomers

    CampaignGateway& m_gateway;
    std::unique_ptr<FightSteps> m_steps;
    std::unique_ptr<FightPeople> m_people;
    std::unique_ptr<FightHand> m_byHand;
    std::unique_ptr<FightTurn> m_turn;
    FightSnapshot m_snapshot;
    RecordId m_active = 0;
    RecordId m_target = 0;
    RecordId m_struck = 0;                   ///< who is looked at still although the target is another; 0: nobody
    RecordId m_pointed = 0;                  ///< whom the one who acts was pointed at by hand, whoever that is
    std::map<RecordId, FightChoice> m_left;  ///< fights out of view
    std::map<RecordId, RecordId> m_weapons;  ///< the weapon chosen last, by combatant
    std::map<RecordId, RecordId> m_targets;  ///< likewise whom he was pointed at or acted against
    bool m_isOfAnother = false;              ///< what is in view is of the campaign that was left
    std::map<EntryId, RecordId> m_actors;    ///< who acted when an entry of the fight in view was made
    int m_loads = 0;
    unsigned m_taken = 0;         ///< snapshots so far
    bool m_isReading = false;     ///< news are on their way
    bool m_isStale = false;       ///< something changed that the snapshot does not show yet
    bool m_mustReadAnew = false;  ///< and nobody can say what
    bool m_mustTellAll =
        false;  ///< another fight is opened, or what was typed into the window is not what stands there
};

}  // namespace hitspread
