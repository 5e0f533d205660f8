#pragma once

#include "cli/command.h"
#include "services/fight/encounterservice.h"

#include <QJsonArray>
#include <QStringList>

#include <vector>

/// What "encounter" does with how people go on from fight to fight.
namespace hitspread::cli {

/// The options of those verbs.
void declarePeople(QCommandLineParser& parser);

/// The state somebody of the library is to come in, as --as says it: "fresh", "present" (as he is between fights) or a fight he is in once;
/// see Newcomers::as. Throws Failure (BadInput, NotFound).
[[nodiscard]] RecordId sourceNamed(Campaign& campaign, const std::string& system, const Newcomers& newcomers,
                                   const QString& as);

/// In what state each of these groups will join, one line for each: "fresh", or which combatant of which fight he is like; and the fights
/// that are not put aside in which the same person is already.
[[nodiscard]] QJsonArray encodeArrivals(Campaign& campaign, const Encounter& encounter,
                                        const std::vector<Newcomers>& groups);

/// Ends a fight: everybody who goes on as usual, or those named alone; with `isTrial` nothing is written. Prints what becomes of whom.
void finishFight(Campaign& campaign, const Encounter& encounter, const QStringList& names, bool isTrial,
                 Console& console);

/// Lets days and hours pass for everybody in a fight or between fights, and prints what that changes of whom.
void letTimePass(Campaign& campaign, const Encounter& encounter, const QCommandLineParser& parser, Console& console);

}  // namespace hitspread::cli
