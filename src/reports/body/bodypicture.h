#pragma once

#include "rules/core/body/bodyplan.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace hitspread {

/// A place along a drift that aiming points could pull the shot back to, to be chosen there.
struct DriftChoice {
    int place = 0;   ///< hexes of the path that would remain; 0: the aim
    int points = 0;  ///< what it takes
    QString words;   ///< what would come of it, after the number: "3 points: Right arm, 8 damage"

    friend bool operator==(const DriftChoice&, const DriftChoice&) = default;
};

/// What became of a shot or blow; each is marked in its own way.
enum class StrikeKind : std::uint8_t {
    Hit,      ///< it did harm: a filled star
    Stopped,  ///< armour or cover held: the outline of a star with a shield
    Miss,     ///< a ring
    NotYet,   ///< dashed: its dice have not fallen, or the replay has not come to it
};

/// The flight of one shot as it is shown. Worked out by the rules; here it is only a list of places.
struct DriftPicture {
    Hex aim;
    std::vector<Hex> path;  ///< the hexes after the aim, in order, as far as the shot drifts without aiming
    int settled = 0;        ///< how many of them remain after aiming points; 0: it lands where it was aimed
    StrikeKind end = StrikeKind::Hit;
    QString number;                    ///< in the mark; empty for none
    QString farLabel;                  ///< beside a hex of the path, like "7 hexes without aiming"
    int farPlace = -1;                 ///< which: so many hexes along the path; negative: the last
    std::vector<DriftChoice> choices;  ///< empty: nothing is left to choose

    /// The hex that many hexes along the path; 0: the aim.
    [[nodiscard]] Hex hexAt(int place) const { return place > 0 ? path[static_cast<std::size_t>(place) - 1] : aim; }
    [[nodiscard]] Hex landing() const { return hexAt(settled); }
    [[nodiscard]] const DriftChoice* choiceAt(Hex hex) const
    {
        for (const DriftChoice& choice : choices) {
            if (hexAt(choice.place) == hex)
                return &choice;
        }
        return nullptr;
    }

    friend bool operator==(const DriftPicture&, const DriftPicture&) = default;
};

/// Where one of several bullets went, as a mark on the body.
struct ChainMark {
    using Kind = StrikeKind;
    Hex hex;
    Hex from;        ///< where its line starts
    QString number;  ///< in the mark
    Kind kind = Kind::NotYet;
    bool current = false;  ///< the one that is looked at: it wears a ring
    bool linked = false;   ///< its line goes on from the mark before
    bool scar = false;     ///< of long ago: small, and without its number

    friend bool operator==(const ChainMark&, const ChainMark&) = default;
};

/// A place the bullet in hand could go to instead, to be chosen there.
struct ChainChoice {
    Hex hex;
    QString label;  ///< "+1"
    QString words;  ///< what would come of it
    bool taken = false;

    friend bool operator==(const ChainChoice&, const ChainChoice&) = default;
};

/// The way of several bullets over one body, from bullet to bullet. Worked out by the rules; here it is only a list of places.
struct ChainPicture {
    std::vector<ChainMark> marks;
    std::vector<ChainChoice> choices;
    std::optional<std::pair<Hex, Hex>> trail{};  ///< faintly: where the last shot of the past began and ended

    friend bool operator==(const ChainPicture&, const ChainPicture&) = default;
};

/// An explosion near a body. Worked out by the rules; here it is only a list of places.
struct BlastPicture {
    std::optional<Hex> burst;  ///< where it goes off, on the body or beside it
    std::vector<Hex> zone;     ///< the hexes of the body it reaches
    bool supposed = false;     ///< nothing has gone off yet: what would be reached

    friend bool operator==(const BlastPicture&, const BlastPicture&) = default;
};

/// How destroyed a location is.
enum class Wear : std::uint8_t { Sound, Half, Nearly, Gone };

/// Half: at most half of its Hits are left; nearly: at most a quarter. Without Hits of its own it is always sound.
[[nodiscard]] constexpr Wear wearOf(int hits, int mostHits)
{
    if (mostHits <= 0 || 2 * hits > mostHits)
        return Wear::Sound;
    return hits <= 0 ? Wear::Gone : 4 * hits <= mostHits ? Wear::Nearly : Wear::Half;
}

/// The box beside the body that tells one location's state. Texts come translated.
struct LocationCallout {
    int location = 0;
    QString name;
    QString shortName;  ///< on small stages; empty: the name
    int hits = 0;       ///< now, or after the shot shown
    int mostHits = 0;
    std::optional<int> hitsBefore;  ///< set when the shot shown changes the hits
    QString armour;                 ///< "PV 10 · ID 12/12", "no armour"; empty: it is not known
    QString shortArmour;
    QString note{};  ///< in their place, where the location has none of its own
    QString shortNote{};
    QString wound{};                 ///< the worst it bears, where it has wounds and no Hits; empty: none
    Wear worn = Wear::Sound;         ///< how that looks
    std::optional<double> chance{};  ///< that it is struck, 0..1: told in place of its hits
    QString chanceNote{};            ///< beside it, in place of the armour it reckons with
    QString armourBefore{};          ///< set, like the short one, when the shot shown changes the armour
    QString shortArmourBefore{};

    [[nodiscard]] bool isChanged() const { return hitsBefore.has_value(); }
    /// Nothing is left of it; below 0 it took more than it had.
    [[nodiscard]] bool isSpent() const { return wear() == Wear::Gone; }
    [[nodiscard]] Wear wear() const { return mostHits > 0 ? wearOf(hits, mostHits) : worn; }

    friend bool operator==(const LocationCallout&, const LocationCallout&) = default;
};

/// A figure written in a hex; `percent` chooses the band of the heat ramp.
struct HexChance {
    Hex hex;
    double percent = 0.0;

    friend bool operator==(const HexChance&, const HexChance&) = default;
};

/// What stands in the hexes beside their colour.
enum class ChanceLook : std::uint8_t { Figures, Dots, Plain };

/// Everything one picture of a body shows. Plain data: whoever fills it has decided, the painters only draw.
struct BodyPicture {
    std::shared_ptr<const BodyPlan> plan;
    bool mirrored = false;     ///< seen from behind (A-026)
    bool outlineOnly = false;  ///< nobody chosen yet: the quiet outline, no hexes
    bool rose = true;
    bool boxesMatter = false;       ///< callouts keep their hit boxes as long as the hexes allow: they are clicked
    bool isByLocation = false;      ///< a click means the whole location: hexes have no names
    QStringList locationNames;      ///< by location index
    QStringList locationLetters;    ///< by location index, drawn in a hex of it; empty: none
    QHash<QString, QString> words;  ///< translated words at the outline, by the plan's word id
    std::optional<Hex> aim;
    std::optional<Hex> selected;
    std::vector<Hex> covered;
    std::vector<HexChance> chances;
    ChanceLook chanceLook = ChanceLook::Figures;
    std::vector<Hex> bestAims{};  ///< where a goal is best aimed at, the best first; they are numbered
    std::vector<LocationCallout> callouts;
    std::optional<DriftPicture> drift;
    std::optional<ChainPicture> chain;  ///< several bullets; a drift on show is that of the one in hand
    std::optional<BlastPicture> blast;
    int roseDirection = 0;  ///< 1..6, lit in the rose; 0: none

    friend bool operator==(const BodyPicture&, const BodyPicture&) = default;
};

/// How much of a drift is visible. The default is the end: everything drawn.
struct DriftProgress {
    double reached = -1.0;  ///< farthest place reached along the path, in hexes; negative: all of it
    double place = -1.0;    ///< where the shot is now; negative: where it lands
    double star = 1.0;      ///< size of the impact mark, 0 to a little over 1
    double ring = 1.0;      ///< 0 to 1, a ring that widens and fades; 1: gone

    friend bool operator==(const DriftProgress&, const DriftProgress&) = default;
};

}  // namespace hitspread
