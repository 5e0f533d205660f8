#pragma once

#include "models/fight/digest.h"
#include "models/turn/phaseshare.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

namespace hitspread {

class CombatantsModel;
class Fight;

/// One thing in the strip of a round.
struct RoundEntry {
    enum class Kind : std::uint8_t {
        Heading,    ///< a phase, or who is out
        Combatant,  ///< somebody in a phase
        Clock       ///< what falls due when a phase ends
    };
    Kind kind = Kind::Heading;
    QString text;            ///< of a heading or a clock
    QString spoken;          ///< in words, for screen readers and tooltips
    RecordId combatant = 0;  ///< who; of a clock whose it is, 0: nobody's
    QString badge{};
    Side side = Side::Players;
    int colour = 0;
    PhaseShare share{};
    std::optional<int> initiative{};  ///< where a round has one phase: by what he comes when
    bool stepsIn = false;             ///< he acts before his place has come
    bool isActive = false;
    bool isNext = false;
    bool isOut = false;
    Mark mark = Mark::Note;  ///< of a clock

    friend bool operator==(const RoundEntry&, const RoundEntry&) = default;
};

/// The round of the fight in view from the phase that runs to its last one: who acts in each, in order, what falls due when it ends,
/// and last who is out. It asks the rules what a round is; it knows no system.
class RoundOrder : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { CombatantRole = Qt::UserRole + 1 };

    RoundOrder(const Fight& fight, const CombatantsModel& people, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] const RoundEntry* entryAt(int row) const;
    /// The row of who acts, in the phase that runs; -1: nobody does.
    [[nodiscard]] int activeRow() const;

private:
    void refresh();

    const Fight& m_fight;
    const CombatantsModel& m_people;
    std::vector<RoundEntry> m_entries;
};

}  // namespace hitspread
