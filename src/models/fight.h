#pragma once

#include "models/campaigngateway.h"
#include "models/fightsnapshot.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace hitspread {

struct FightNews;

/// How somebody left a fight: who acted, whom he looked at, and with what in his hands.
struct FightChoice {
    RecordId active = 0;
    RecordId target = 0;
    RecordId weapon = 0;
    std::map<RecordId, RecordId> targets{};  ///< whom each one was pointed at or acted against last, by combatant

    friend bool operator==(const FightChoice&, const FightChoice&) = default;
};

/// The encounter in view: who acts, whom he looks at, undo and redo. Keeps the snapshot the models and panels read; every
/// change goes through the services, and what it made of the campaign is read from there and told by what is otherwise now.
class Fight : public QObject {
    Q_OBJECT

public:
    explicit Fight(CampaignGateway& gateway, QObject* parent = nullptr);

    [[nodiscard]] const FightSnapshot& snapshot() const { return m_snapshot; }
    [[nodiscard]] CampaignGateway& gateway() const { return m_gateway; }
    [[nodiscard]] const CombatantView* active() const { return m_snapshot.find(m_active); }
    [[nodiscard]] const CombatantView* target() const { return m_snapshot.find(m_target); }
    /// Whose body is looked at: whoever was struck last, while who struck him goes on against another already; else the target.
    [[nodiscard]] const CombatantView* inSight() const;
    [[nodiscard]] RecordId weapon() const;
    [[nodiscard]] std::optional<int> distance() const;
    [[nodiscard]] FightChoice choice() const { return {m_active, m_target, weapon(), m_targets}; }
    /// How an encounter was left at an earlier time; who is not there any more is chosen anew when it is opened.
    void recall(RecordId encounter, const FightChoice& choice);
    /// Who holds an Action and was gone to for it last, 0: nobody; the next one is asked after him (3D-TURN-08).
    [[nodiscard]] RecordId asked() const { return m_asked; }
    void setAsked(RecordId combatant) { m_asked = combatant; }
    /// Whether they act in the round in view although somebody has not declared: the game master went on.
    [[nodiscard]] bool isPastDeclaring() const { return isLoaded() && m_pastDeclaring == roundInView(); }
    void goPastDeclaring()
    {
        m_pastDeclaring = roundInView();
        Q_EMIT choiceChanged();
    }
    [[nodiscard]] bool isLoaded() const { return m_snapshot.encounter.id != 0; }
    /// Why nothing can be done in it that would have to be stored, in words; empty: everything can.
    [[nodiscard]] QString whyReadOnly() const;
    /// The same for what begins with a die or a choice; empty also where dice wait, which can be looked at all the same.
    [[nodiscard]] QString whyNothingBegins() const { return m_snapshot.pending ? QString() : whyReadOnly(); }
    /// Why what is set by hand next is set so; empty: nobody said. It goes with that one step.
    [[nodiscard]] const QString& reason() const { return m_reason; }
    void setReason(const QString& reason) { m_reason = reason; }
    /// Any other work on the fight by the services; what came of it is shown, also when it was refused.
    void change(std::function<void(CampaignServices&)> work);

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
    /// Round and phase, set by hand; logged, so that undo takes it back.
    void setTime(int round, int phase);
    /// One number of a combatant's condition, set by hand.
    void setByHand(hitspread::RecordId combatant, const std::string& field, std::int32_t value);
    /// Another ammunition in a weapon, of those EncounterService::loadsFor lists.
    void setLoad(hitspread::RecordId possession, const hitspread::StoredRecord& ammunition);
    /// Characters of the library come into the fight, as one step; joined() tells who.
    void add(const hitspread::Newcomers& newcomers);
    /// Takes combatants out of the fight; this and what follows is one step for all who are named, and nothing for nobody.
    void remove(const std::vector<hitspread::RecordId>& combatants);
    void setSide(const std::vector<hitspread::RecordId>& combatants, hitspread::Side side);
    void setColour(const std::vector<hitspread::RecordId>& combatants, int colour);
    /// Lets them flee, or come back.
    void setAway(const std::vector<hitspread::RecordId>& combatants, bool away);
    void rename(hitspread::RecordId combatant, const std::string& name);
    /// Puts a condition on people, as one step: one of the library, or with number 0 one made on the spot under that name.
    void putCondition(const std::vector<hitspread::RecordId>& combatants, hitspread::RecordId condition,
                      const std::string& name, const hitspread::Lasting& lasting);
    /// Lets a condition somebody has go on for longer or shorter, or ends it.
    void setLasting(hitspread::RecordId possession, const hitspread::Lasting& lasting);
    void lift(hitspread::RecordId possession);
    /// Hours and days after the fight pass for everybody, as one step of this title.
    void rest(const hitspread::Rest& rest, const QString& title);
    void undo();
    void redo();
    /// Goes to any place of the fight's log, see HistoryService::moveTo.
    void moveTo(hitspread::EntryId place);
    /// Puts in force again all that is undone, along the branch that was in force last.
    void moveToEnd();
    /// Leaves the fight as it is beside and tries something out from a place of it, see WhatIfService.
    void tryFrom(hitspread::EntryId place);
    /// What is tried innermost is kept, or given up for the fight as it was.
    void keepTry();
    void dropTry();

Q_SIGNALS:
    /// The encounter in view is left for another one, or for another campaign: what waits in it waits there.
    void leaving();
    /// Another encounter is in view.
    void opened();
    /// The snapshot is new, and this of it is otherwise.
    void changed(const hitspread::FightChange& change = {});
    /// Who acts, whom he aims at, how far away, or with what; where the snapshot is new, after changed().
    void choiceChanged();
    /// What add() brought; the snapshot has them.
    void joined(const std::vector<hitspread::RecordId>& combatants);

private:
    void hear(const CampaignChange& change);
    void take(FightSnapshot snapshot);
    void takeNews(unsigned since, FightNews news);
    void refused(const Problem& problem);
    void put(const std::vector<LoggedChange>& changes, const QString& title);
    void keepChoices();
    void noteAction(const FightSnapshot& fresh);
    void noteActor(const FightSnapshot& fresh);
    [[nodiscard]] RecordId presentTarget() const;
    [[nodiscard]] std::pair<RecordId, int> roundInView() const
    {
        return {m_snapshot.encounter.id, m_snapshot.encounter.round};
    }
    void endTry(void (WhatIfService::*end)(RecordId, RecordId));

    CampaignGateway& m_gateway;
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
    RecordId m_asked = 0;
    std::pair<RecordId, int> m_pastDeclaring;  ///< in which fight, and round
    QString m_reason;
    int m_loads = 0;
    unsigned m_taken = 0;         ///< snapshots so far
    bool m_isReading = false;     ///< news are on their way
    bool m_isStale = false;       ///< something changed that the snapshot does not show yet
    bool m_mustReadAnew = false;  ///< and nobody can say what
    bool m_mustTellAll =
        false;  ///< another fight is opened, or what was typed into the window is not what stands there
};

}  // namespace hitspread
