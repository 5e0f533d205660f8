#pragma once

#include "services/action/actionrecord.h"

#include <QString>

#include <cstdint>
#include <string_view>

namespace hitspread::threed {

/// What came of an action in a few words: "Torso, 10 damage", "3 of 7 hit · Gate Guard 2: 19 damage, 2 wounds", "misses by 3". `struck`: how
/// the place one attack struck is told, where its name alone says too little. Of a force that strikes several at once see crowdWords().
[[nodiscard]] QString resultWords(const ActionRecord& action, const QString& struck = {});
/// "Torso 11 → 9/14": a location with its Hits before and after.
[[nodiscard]] QString struckWords(const QString& place, const QString& before, const QString& after);
/// What a force came to that strikes several at once.
[[nodiscard]] QString crowdWords(std::size_t harmed, std::size_t targets);
/// One shot or blow, behind a headline that has said how it ends: "Torso, 10 damage through PV 10"; empty: its outcome says it.
[[nodiscard]] QString sentenceWords(const ActionRecord& action);
/// What a fight between two comes to for one of them, as a heading: 0 who attacks, 1 who defends.
[[nodiscard]] QString sideWords(const ActionRecord& action, int side);
/// What came of a section of the derivation; empty: it says nothing by itself.
[[nodiscard]] QString sectionWords(const ActionRecord& action, std::string_view section);

/// Whether an action looks after somebody rather than attacks him.
[[nodiscard]] bool isCare(std::string_view action);

/// The faces of a roll-off of initiative, which the rules keep as digits: "5", "5, 6".
[[nodiscard]] QString rollOffWords(std::int32_t kept);

/// What first aid, a treatment or recovery came to for the one it is given to: "wound closed: left arm"; empty for other actions.
[[nodiscard]] QString careWords(const ActionRecord& action);

/// What time did to those it passed for: "Ines bleeds: 18 → 17, left arm 5 → 4"; empty where it did nothing, and for other actions.
[[nodiscard]] QString timeWords(const ActionRecord& action);

}  // namespace hitspread::threed
