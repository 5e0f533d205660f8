#pragma once

#include "rules/core/body/bodyplan.h"
#include "rules/core/trace/changed.h"
#include "services/action/actionrecord.h"
#include "services/fight/encounterservice.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace hitspread {

/// What a mark beside a combatant stands for; shape and colour are the window's.
enum class Mark : std::uint8_t {
    Dead,
    Out,
    Bleeding,
    UnderFire,
    Aims,
    Target,
    Posture,
    Jammed,
    Stance,
    Lost,
    Held,
    Away,
    Condition,
    Area,
    Grenade,
    Note
};

struct Chip {
    Mark mark = Mark::Note;
    QString text;       ///< in words; never only a colour
    QString shortText;  ///< where there is little room
};

/// One line of "in force now" or a card.
struct Force {
    Mark mark = Mark::Note;
    QString text;
    QString value;

    friend bool operator==(const Force&, const Force&) = default;
};

/// A number of his that is looked at again and again: "Dodge", "8".
struct Figure {
    QString name;
    QString value;

    friend bool operator==(const Figure&, const Figure&) = default;
};

/// An area somebody keeps under fire.
struct KeptArea {
    QString words;      ///< what it does
    QString until;      ///< when it ends
    std::string field;  ///< of his condition; without an entry there, he keeps it no longer
};

/// The value of a condition that counts what somebody has lost of a track or a location, so that a click on a box can set it.
struct LostField {
    std::string field;  ///< empty: nothing is set by a click
    std::size_t element = 0;
    int elsewhere = 0;  ///< lost by other values, which a click leaves as they are

    /// What it has to be for that much to be left.
    [[nodiscard]] int valueFor(int most, int left) const { return std::max(0, most - elsewhere - left); }
};

/// Something somebody has so much of until it runs out: Incap, health, fatigue, a condition monitor.
struct TrackDigest {
    /// Whether losing some of it is harm, or only makes tired.
    enum class Kind : std::uint8_t { Harm, Strain };
    /// Which of it its numbers tell: what is left, or how much of it is taken.
    enum class Counts : std::uint8_t { Left, Taken };

    QString name;
    int left = 0;  ///< may be below 0
    int most = 0;
    Kind kind = Kind::Harm;
    bool boxes = true;  ///< marked box by box; false: a number alone
    LostField lost{};
    Counts counts = Counts::Left;
    int grave = 0;            ///< of what is taken, boxes with the graver of two marks, which come first
    int lines = 1;            ///< boxes stand in so many groups of one length
    QStringList lineNames{};  ///< what each of those is called; empty: nothing

    /// What is said where so much is left.
    [[nodiscard]] int told(int nowLeft) const { return counts == Counts::Left ? nowLeft : most - nowLeft; }
};

struct LocationDigest {
    QString name;
    QString shortName;
    int hits = 0;
    int mostHits = 0;  ///< 0: locations have no Hits of their own
    QString note{};    ///< what a hit there counts for, where they have none; empty: the same everywhere
    QString shortNote{};
    QString armour;
    QString shortArmour;
    QString wound{};  ///< the worst it bears, where wounds are kept and no Hits: "serious"; empty: none
    int worn = 0;     ///< how bad that looks, in percent: 100 is the worst there is
    LostField lost{};
};

struct WeaponDigest {
    RecordId possession = 0;
    QString name;
    QString detail;
    int rounds = -1;  ///< -1: it holds none
    int mostRounds = -1;
    int count = 1;                       ///< how many of it
    bool inHand = false;                 ///< in one hand or both, or a part of the body
    std::optional<RecordKind> usedAs{};  ///< the kind it looks like, where records of one kind are used in several ways
    QString unready{};                   ///< what keeps it from being used as it is: "not cocked"; empty: nothing

    friend bool operator==(const WeaponDigest&, const WeaponDigest&) = default;
};

/// What a list, a card and the body stage show of a combatant: numbers and words, whatever the system.
struct Digest {
    std::vector<TrackDigest> tracks;  ///< the one that decides first
    std::optional<int> wounds;        ///< open ones; nothing: the system counts none
    QString posture;
    bool isOut = false;
    bool isDown = false;  ///< swept off the feet, and not up again
    std::optional<int> initiative;
    std::optional<int> actionsLeft;
    RecordId meant =
        0;  ///< whom he means now: by what ties or binds him, or what he has declared; 0: nobody in particular
    RecordId aimedAt = 0;           ///< at whom he aims, to whom the aim is bound; 0: at nobody in particular
    int stepsIn = 0;                ///< place in a stack of who act before their own comes, the highest first; 0: none
    std::string initiativeField;    ///< field of the condition it can be set by hand in; empty: the system has none
    std::string actionsLeftField;   ///< likewise
    std::optional<Figure> place{};  ///< what his place in the order goes by, where that is no initiative
    std::vector<Figure> figures{};  ///< what he defends himself and moves with now, with all that lies on it
    std::vector<Chip> chips;
    std::vector<Force> forces;
    std::vector<LocationDigest> locations;
};

/// The records a digest is made of; which of them there are depends on the system.
struct DigestSource {
    AnyRecord character;
    AnyRecord condition;
    std::vector<AnyRecord> armour;
    std::vector<AnyRecord> armourState;
    AnyRecord switches;       ///< house rules of the fight; null: the rules as recommended
    bool tellsArmour = true;  ///< false: what he wears is not known here, which is not the same as nothing
    std::span<const CombatantView> others{};  ///< in the fight; none: they are not known here
    std::vector<AnyRecord> weapons{};         ///< of a combatant; of somebody in an action they are not known here
    std::vector<AnyRecord> weaponStates{};

    /// The name of whom a number of his condition means (FieldDeclaration::names); empty: nobody, or he is not known here.
    [[nodiscard]] QString nameOf(RecordId number) const;
};

/// What somebody wears and carries as armour, as the structs of his system.
template <typename Armour, typename ArmourState>
struct WornAs {
    explicit WornAs(const DigestSource& source)
    {
        for (std::size_t i = 0; i < source.armour.size(); ++i) {
            const bool hasState = i < source.armourState.size() && !source.armourState[i].isNull();
            pieces.push_back(source.armour[i].as<Armour>());
            states.push_back(hasState ? source.armourState[i].as<ArmourState>() : ArmourState{});
        }
    }
    std::vector<Armour> pieces;
    std::vector<ArmourState> states;
};

/// `others`: all in the fight, who outlive the source.
[[nodiscard]] DigestSource sourceOf(const CombatantView& view, const AnyRecord& switches,
                                    std::span<const CombatantView> others = {});
/// Somebody in an action's input by his role and his place among those in it. Of no action there is none.
[[nodiscard]] DigestSource personIn(const Input& input, Role role, std::size_t place = 0);
/// The same of those it is done to.
[[nodiscard]] DigestSource targetOf(const Input& input, std::size_t place = 0);

/// Whether both count the same things, whatever they come to: tracks, wounds, what is set by hand.
[[nodiscard]] bool countTheSame(const Digest& a, const Digest& b);

/// Whether anything of his is worse afterwards: Hits of a location, a track of harm, open wounds, or that he is out.
[[nodiscard]] bool takesHarm(const Digest& before, const Digest& after);

/// "Dodge 8 · Parry 10" for each of them; empty: none.
[[nodiscard]] QString figureWords(const Digest& digest);
/// "Incap 18 of 22" for each track he has.
[[nodiscard]] QStringList trackWords(const Digest& digest);
/// How he stands there, in a line: dead or out before anything else, else his posture; then the tracks.
[[nodiscard]] QString stateWords(const Digest& digest);
/// The same without the name of a track that is the only one, for a line that has a name before it.
[[nodiscard]] QString briefStateWords(const Digest& digest);

/// The area somebody keeps under fire; nothing: none, or the system knows no such thing.
[[nodiscard]] std::optional<KeptArea> keptAreaOf(const std::string& system, const AnyRecord& condition,
                                                 const AnyRecord& switches);
[[nodiscard]] Digest digestOf(const std::string& system, const DigestSource& source);
/// `switches`: house rules of the fight; null: the rules as recommended.
[[nodiscard]] std::vector<WeaponDigest> weaponsOf(const std::string& system, const CombatantView& view,
                                                  const AnyRecord& switches = {});
/// What else of a kind somebody carries: weapons for the hand, things to throw, grenades.
[[nodiscard]] std::vector<WeaponDigest> othersOf(const std::string& system, const CombatantView& view, RecordKind kind,
                                                 const AnyRecord& switches = {});

}  // namespace hitspread
