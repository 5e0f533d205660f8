#pragma once

#include "services/identity.h"
#include "services/refusal/reasonvalues.h"

#include <concepts>
#include <cstdint>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace hitspread {

/// Why something cannot be. Each is one sentence of the text layer, and takes the values `reasons.inc` lists with it.
enum class Reason : std::uint16_t {
#define HS_REASON(id, ...) id,   // NOLINT(bugprone-macro-parentheses): a name in a list
#define HS_FINDING(id, ...) id,  // NOLINT(bugprone-macro-parentheses)
#include "services/refusal/reasons.inc"
#undef HS_REASON
#undef HS_FINDING
};

inline constexpr std::size_t kReasons = 0
#define HS_REASON(...) +1   // NOLINT(bugprone-macro-parentheses): a term of a sum
#define HS_FINDING(...) +1  // NOLINT(bugprone-macro-parentheses)
#include "services/refusal/reasons.inc"
#undef HS_REASON
#undef HS_FINDING
    ;

/// What kind of thing a problem is about. Those that records are stand in the order of RecordKind.
enum class SiteKind : std::uint8_t {
    Name,   ///< something by the name somebody gave it
    Place,  ///< a place in a document, a field or an option, as it is spelled there
    File,
    Character,
    Combatant,
    Weapon,
    CarriedWeapon,
    Ammunition,
    Armour,
    WornArmour,
    Accessory,
    Options,
    Encounter,
    MeleeWeapon,
    ThrownWeapon,
    Grenade,
    CarriedItem,
    Condition,
    Modifier,
    Possession,
    SavedSearch,
    PutCondition,
    LyingThing,
    RuleSystem,
    BodyPlan,
    Profile,
    Image,
    LogEntry,
    Mark,
    PendingAction,
    WaitingAction,
    Action,          ///< by its id; the member: of which rule system
    TimeAfterFight,  ///< by the rule system that has no rules for it
    WeaponOf,
    AmmunitionOf,
    ShippedDocument,
    StandardOutput
};
inline constexpr std::size_t kSiteKinds = static_cast<std::size_t>(SiteKind::StandardOutput) + 1;

/// A text of any kind; Qt's is none that is known here.
template <typename Text>
concept Wordlike = std::convertible_to<Text, std::string_view> || requires(const Text& text)
{
    {
        text.toStdString()
        } -> std::same_as<std::string>;
};

template <Wordlike Text>
[[nodiscard]] std::string wordsOf(const Text& text)
{
    if constexpr (std::convertible_to<Text, std::string_view>)
        return std::string(std::string_view(text));
    else
        return text.toStdString();
}

/// Where something went wrong, as data: the kind of thing, which one, and what of it.
struct Site {
    SiteKind kind = SiteKind::Name;
    std::string name;
    std::int64_t number = 0;  ///< where it has no name
    std::string member;

    Site() = default;
    // Names are what a problem is mostly about; what one is written down with is a place, a value, as it stands.
    // NOLINTBEGIN(google-explicit-constructor)
    template <Wordlike Text>
    Site(const Text& text) : name(wordsOf(text))
    {}
    template <Wordlike Text>
    Site(SiteKind which, const Text& text) : kind(which), name(wordsOf(text))
    {}
    Site(SiteKind which, std::int64_t id) : kind(which), number(id) {}
    explicit Site(SiteKind which) : kind(which) {}
    Site(RecordRef record)
        : kind(static_cast<SiteKind>(static_cast<int>(record.kind) + static_cast<int>(SiteKind::Character))),
          number(record.id)
    {}
    // NOLINTEND(google-explicit-constructor)
    /// A place below this one.
    template <Wordlike Text>
    [[nodiscard]] Site at(const Text& below) const
    {
        Site site = *this;
        const std::string added = wordsOf(below);
        site.member += (site.member.empty() ? "" : separator(added)) + added;
        return site;
    }
    /// What stands before a place below another.
    [[nodiscard]] static std::string separator(std::string_view below)
    {
        return below.empty() || below.front() == '[' || below.front() == ':' ? "" : ".";
    }
    [[nodiscard]] bool isNothing() const { return kind <= SiteKind::File && name.empty() && member.empty(); }

    friend bool operator==(const Site&, const Site&) = default;
};

struct Cause;

/// What a reason is filled in with. Its kind says how much of it a message repeats.
namespace told {
// NOLINTBEGIN(google-explicit-constructor): the same values, told what they are by the reason's line alone

struct Number {
    std::int64_t value = 0;

    template <std::integral Whole>
    Number(Whole whole) : value(static_cast<std::int64_t>(whole))
    {}
};

/// What somebody called something, or a value he gave.
struct Name {
    std::string text;

    template <Wordlike Text>
    Name(const Text& words) : text(wordsOf(words))
    {}
};

/// Several to choose from.
struct Names {
    std::vector<std::string> all;

    template <std::ranges::range Texts>
        requires(!Wordlike<Texts>)
    Names(const Texts& texts)
    {
        for (const auto& text : texts)
            all.push_back(wordsOf(text));
    }
};

/// Words of the system, of a library, of another layer: repeated as they are.
struct Foreign {
    std::string words;

    template <Wordlike Text>
    Foreign(const Text& text) : words(wordsOf(text))
    {}
};
// NOLINTEND(google-explicit-constructor)

using Value = std::variant<Number, Name, Names, Foreign, ActionName, Field, Site, Cause>;

/// The values one reason takes, as its line in reasons.inc lists them.
template <typename... Values>
struct Takes;

}  // namespace told

/// A reason with its values.
struct Cause {
    Reason reason{};
    std::vector<told::Value> values{};
};

namespace told {

template <typename... Values>
struct Takes {
    static constexpr std::size_t kValues = sizeof...(Values);

    [[nodiscard]] static Cause filled(Reason reason, Values... values)
    {
        Cause cause{reason, {}};
        cause.values.reserve(sizeof...(Values));
        (cause.values.emplace_back(std::move(values)), ...);
        return cause;
    }
};

template <Reason kReason>
struct ValuesOf;
#define HS_REASON(id, ...)                                                                                             \
    template <>                                                                                                        \
    struct ValuesOf<Reason::id> : Takes<__VA_ARGS__> {                                                                 \
        static constexpr bool kHasRemedy = true;                                                                       \
    };
#define HS_FINDING(id, ...)                                                                                            \
    template <>                                                                                                        \
    struct ValuesOf<Reason::id> : Takes<__VA_ARGS__> {                                                                 \
        static constexpr bool kHasRemedy = false;                                                                      \
    };
#include "services/refusal/reasons.inc"
#undef HS_REASON
#undef HS_FINDING

}  // namespace told

/// A reason filled in; other values than it takes do not compile.
template <Reason kReason, typename... Given>
[[nodiscard]] Cause because(Given&&... given)
{
    return told::ValuesOf<kReason>::filled(kReason, std::forward<Given>(given)...);
}

/// How a reason is called in logs and by programs.
[[nodiscard]] std::string_view idOf(Reason reason);

/// For logs and programs, not for people: "weapon 7.rounds", "tooManyTags: 201, 200".
[[nodiscard]] std::string spelled(const Site& site);
[[nodiscard]] std::string spelled(const Cause& cause);

}  // namespace hitspread
