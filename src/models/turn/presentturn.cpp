#include "models/turn/presentturn.h"

#include "models/fight/fight.h"
#include "models/turn/fightturn.h"

#include <algorithm>

namespace hitspread {

void leaveDeclaring(const Fight& fight, TurnView& view)
{
    if (fight.turn().isPastDeclaring())
        view.undeclared.clear();
}

TurnView presentTurn(const Fight& fight, const System& system)
{
    const FightSnapshot& now = fight.snapshot();
    TurnView view = turnOf(now.encounter, system, placesOf(now.encounter, system, now.combatants));
    leaveDeclaring(fight, view);
    return view;
}

bool isDeclaring(const TurnView& view, RecordId active)
{
    return std::ranges::find(view.undeclared, active, &TurnPlace::combatant) != view.undeclared.end();
}

}  // namespace hitspread
