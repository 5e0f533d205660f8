#pragma once

#include "models/fight/digest.h"
#include "models/turn/phaseshare.h"

#include <QAbstractListModel>

#include <memory>

namespace hitspread {

class BodyPlan;
class CampaignGateway;
class Fight;
struct FightChange;

/// The combatants of the fight in view in the order in which they act, one row each: first who still has an Action in the phase that
/// runs, then who has none, last who is out. A change of values is told row by row.
class CombatantsModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole + 1, BadgeRole, SideRole, DigestRole, ActiveRole, TargetRole, HeadingRole };
    /// What a row stands with.
    enum class Group : std::uint8_t { Acting, Done, Out };
    struct Row {
        RecordId id = 0;
        QString name;
        QString badge;
        Side side = Side::Players;
        int colour = 0;
        bool away = false;
        std::string portrait{};  ///< digest of the picture; empty: none
        Digest digest;
        std::shared_ptr<const BodyPlan> body{};  ///< nullptr: not known
        std::vector<PhaseShare> shares{};
        Group group = Group::Acting;
        QString spoken;  ///< everything in words, for screen readers and tooltips
    };

    explicit CombatantsModel(const Fight& fight, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] const Row* rowAt(int row) const;
    [[nodiscard]] int rowOf(RecordId combatant) const;

private:
    [[nodiscard]] QString headingOf(int row) const;
    void refresh(const FightChange& change);
    void reorder(std::vector<Row> fresh);
    void refreshChoice();

    const Fight& m_fight;
    std::vector<Row> m_rows;
    RecordId m_active = 0;
    RecordId m_target = 0;
};

}  // namespace hitspread
