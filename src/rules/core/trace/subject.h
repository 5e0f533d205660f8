#pragma once

#include <cassert>
#include <cstdint>
#include <optional>

namespace hitspread {

/// What something is about: whom of several, which shot, which location, which layer, whose side; each a number from 0 on, or none. One
/// word that steps, questions and events carry, so that nobody has to read it back out of their numbers or ids.
class Subject {
public:
    static constexpr int kMostTarget = 254;  ///< highest number of each
    static constexpr int kMostShot = 1022;
    static constexpr int kMostLocation = 30;
    static constexpr int kMostLayer = 126;

    constexpr Subject() = default;

    /// Place among the targets, or of all an action is about; none: the one who acts, or everybody.
    [[nodiscard]] constexpr std::optional<int> target() const { return read(0, 8); }
    /// Number of a shot, as its questions bear it; of a duel, of a pair.
    [[nodiscard]] constexpr std::optional<int> shot() const { return read(8, 10); }
    /// Index of a location of the system.
    [[nodiscard]] constexpr std::optional<int> location() const { return read(18, 5); }
    /// Which of several alike: layer of armour, named modifier in its list, point bled, try.
    [[nodiscard]] constexpr std::optional<int> layer() const { return read(23, 7); }
    /// Of two who have to do with each other, whose it is: 0 who acts, 1 the other; none: both, or nobody's. In a duel it is that of the
    /// target's place on either side. Events have none: their target says whom they befall.
    [[nodiscard]] constexpr std::optional<int> side() const { return read(30, 2); }

    /// The same with one of them set. Precondition: 0 up to the highest number there is.
    [[nodiscard]] constexpr Subject target(int number) const { return with(0, 8, number); }
    [[nodiscard]] constexpr Subject shot(int number) const { return with(8, 10, number); }
    [[nodiscard]] constexpr Subject location(int number) const { return with(18, 5, number); }
    [[nodiscard]] constexpr Subject layer(int number) const { return with(23, 7, number); }
    [[nodiscard]] constexpr Subject side(int number) const { return with(30, 2, number); }
    /// Of no side.
    [[nodiscard]] constexpr Subject plain() const { return Subject(m_word & ~(mask(2) << 30)); }

    [[nodiscard]] constexpr bool isNone() const { return m_word == 0; }
    [[nodiscard]] constexpr std::uint32_t word() const { return m_word; }

    friend constexpr bool operator==(Subject, Subject) = default;

private:
    explicit constexpr Subject(std::uint32_t word) : m_word(word) {}
    static constexpr std::uint32_t mask(int bits) { return (1U << bits) - 1U; }
    /// Kept are numbers from 1 on; 0 is none.
    [[nodiscard]] constexpr std::optional<int> read(int from, int bits) const
    {
        const std::uint32_t kept = m_word >> from & mask(bits);
        return kept == 0 ? std::nullopt : std::optional(static_cast<int>(kept) - 1);
    }
    [[nodiscard]] constexpr Subject with(int from, int bits, int number) const
    {
        assert(number >= 0 && number < static_cast<int>(mask(bits)));
        return Subject((m_word & ~(mask(bits) << from)) | (static_cast<std::uint32_t>(number) + 1U) << from);
    }

    std::uint32_t m_word = 0;
};
static_assert(sizeof(Subject) == 4);

/// The sides: of who acts, and of the other.
inline constexpr int kActingSide = 0;
inline constexpr int kOtherSide = 1;

}  // namespace hitspread
