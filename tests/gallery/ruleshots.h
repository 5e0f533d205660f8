#pragma once

namespace hitspread {

class Album;
class ApplicationStyle;

/// Paints the rules and house rules of the sample fight in all their states: a rule, one that is switched, one used in the fight, a search
/// without result, another system; a switch, one that differs, a table of numbers, a refused number, profiles, a name asked for;
/// a table of the rules, with a gap and with values of the house.
void paintRules(ApplicationStyle& style, Album& album);

}  // namespace hitspread
