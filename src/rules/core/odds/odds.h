#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hitspread {

/// Chances of what an attack does to the body it strikes, each 0..1 and counted from before the attack roll. What held
/// before the attack does not count.
struct EffectChances {
    double struck = 0;       ///< the bullet meets the body, covered or not
    double stopped = 0;      ///< armour or cover holds
    double unwounded = 0;    ///< gets through, and leaves no new wound
    double wounded = 0;      ///< a new open wound
    double stuck = 0;        ///< a bullet stays in the body
    double unconscious = 0;  ///< loses consciousness, by damage or by being swept off the feet
    double down = 0;         ///< is knocked over
    double out = 0;          ///< is out of the fight, where the rules say no more than that
    double dead = 0;
};

/// Chances of each grade of what a system tells apart by degrees: how bad a wound is, how far somebody is driven back.
struct OddsScale {
    std::uint16_t quantity = 0;   ///< index into System::quantities()
    std::vector<double> chances;  ///< index: the grade; 0: none
};

/// What an attack does to one of those it may harm.
struct OddsOfHarm {
    EffectChances effect;
    std::vector<EffectChances> byLocation;  ///< index as in BodyPlan::locations()
    /// Chance that exactly this many points of damage get through; index 0 holds every attack without effect, too. Empty: not known.
    std::vector<double> damage;
    std::vector<OddsScale> scales;  ///< empty: the system has none
};

/// The same of one of several.
struct OddsVictim : OddsOfHarm {
    std::string_view part;    ///< of the action: whose record it is
    std::size_t element = 0;  ///< among several there
};

/// The same where the one attacked answers it in one way.
struct OddsDefence : OddsOfHarm {
    std::uint16_t decision = 0;  ///< it is chosen at, index into System::questions()
    std::int32_t option = 0;     ///< which of its options; the lowest is to do nothing
};

/// How far odds go. Of one bullet everything is known; of several that strike one after the other a body that each leaves otherwise,
/// what they do to it may be more courses than can be walked through, while where they land always can.
enum class OddsDepth : std::uint8_t {
    Landing,    ///< struck and nothing else, of the whole attack and of each location
    Whole,      ///< everything of the whole attack, struck alone of each location
    Everything  ///< of each location, too
};

/// Exact odds of one attack before it is made, everybody spending as many points as help, who is attacked defending as well as can be,
/// and all else as it falls. Of several bullets each chance is that of at least one.
struct AttackOdds : OddsOfHarm {
    double noAttack = 0;  ///< no bullet leaves: not drawn in time, or jammed
    double success = 0;   ///< the attack roll succeeds
    double offBody = 0;   ///< bullets leave and all land beside the body, or the miss is clean
    /// Chance that a bullet lands on a hex, whatever its roll; index as in BodyPlan::cells(). Empty: nothing lands on a hex by these rules.
    std::vector<double> cells;
    /// Chance that exactly this many bullets meet the body, from none.
    std::vector<double> hits;
    OddsDepth depth = OddsDepth::Everything;  ///< how much is known of what it does
    /// What the one attacked can do about it, one thing each, the best for him first; last, that he does nothing. Empty: he has no choice.
    std::vector<OddsDefence> defences;
    /// Everybody it may harm, where they are several; the first one attacked is told above, too.
    std::vector<OddsVictim> victims;
};

/// A number of an action that could be another: by the part and the field it is declared in, in the part's first element.
struct OddsSetting {
    std::string_view part;
    std::string_view field;
    std::int32_t value = 0;
};

/// An attack one step away from how it is declared: what else a game master could decide before the dice fall. The first setting is
/// what it is about, those behind it come with it.
using OddsAlternative = std::vector<OddsSetting>;

/// No chance of any point of damage or grade of a scale, to be added to: see addAt() and fillUp(). `grades`: of the one scale there is.
[[nodiscard]] OddsOfHarm noOdds(std::size_t locations, std::uint16_t scale, std::size_t grades);
/// Adds what happens in a case of such a probability.
void addChances(EffectChances& sum, const EffectChances& part, double probability);
/// Adds to the chance of a number, making room for it.
void addAt(std::vector<double>& chances, std::int32_t number, double probability);
/// Whatever is left stands at 0.
void fillUp(std::vector<double>& chances);

/// Tells what an attack of one blow does to the one attacked in the first place.
void tellOdds(AttackOdds& odds, double success, const OddsOfHarm& harm);
/// The same where he can answer it, the best of it first: who can do nothing has no choice. Precondition: there is one.
void tellOdds(AttackOdds& odds, double success, std::vector<OddsDefence> answered);

}  // namespace hitspread
