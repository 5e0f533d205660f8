#pragma once

#include "services/identity.h"

#include <utility>

namespace hitspread {

class Fight;

/// Whom the game master went to in the round that runs, and whether he waits for declarations. It is nowhere stored.
class FightTurn {
public:
    explicit FightTurn(Fight& fight) : m_fight(fight) {}

    /// Who holds an Action and was gone to for it last, 0: nobody; the next one is asked after him (3D-TURN-08).
    [[nodiscard]] RecordId asked() const { return m_asked; }
    void setAsked(RecordId combatant) { m_asked = combatant; }
    /// Whether they act in the round in view although somebody has not declared: the game master went on.
    [[nodiscard]] bool isPastDeclaring() const;
    void goPastDeclaring();
    /// Another campaign: its numbers are somebody else's.
    void forget();

private:
    [[nodiscard]] std::pair<RecordId, int> roundInView() const;

    Fight& m_fight;
    RecordId m_asked = 0;
    std::pair<RecordId, int> m_pastDeclaring;  ///< in which fight, and round
};

}  // namespace hitspread
