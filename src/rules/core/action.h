#pragma once

#include "rules/core/declare/record.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace hitspread {

class BodyPlan;
class Derivation;
class System;

/// Metres within which somebody reaches another: an arm, a blade and a step. The systems give a blow no reach of its own.
inline constexpr int kBlowReach = 2;

/// Whose record a part of a request is. A campaign fills Actor and Target parts from the two combatants and what they
/// carry, Rules from the fight's switches; Declared is what the game master says about this one action. Declared parts of people are
/// those beside the actor whom nobody names.
enum class Role : std::uint8_t { Declared, Actor, Target, Rules };

/// One part of an action's input: a record, several of one type, or a list of them inside each element of another part. The
/// accessors take the action's own struct. Declared parts of many go with the targets: the first with the first target.
struct PartDeclaration {
    std::string_view id;  ///< spelling in requests; a dot nests it ("target.condition")
    const RecordDeclaration* record = nullptr;
    Role role = Role::Declared;
    bool many = false;
    std::size_t most = 1;
    std::size_t (*count)(const void* action) = nullptr;
    void (*resize)(void* action, std::size_t count) = nullptr;
    void* (*at)(void* action, std::size_t element) = nullptr;
    const void* (*peek)(const void* action, std::size_t element) = nullptr;
    /// What it was called when there was but one of what there may be several of now, or when it stood beside that one; empty: never
    /// otherwise. What was written then is read.
    std::string_view formerly{};
    /// Declared people who are tied to those of the action: a condition of one names the other. None other are filled in.
    bool isOfTied = false;
    /// A list inside each element of its parent ("targets.armour"), `most` long; null otherwise. `count` and the element
    /// numbers then run through all lists, the first owner's first, and `resize` is not for use.
    std::size_t (*countIn)(const void* action, std::size_t owner) = nullptr;
    void (*resizeIn)(void* action, std::size_t owner, std::size_t count) = nullptr;

    [[nodiscard]] bool isInner() const { return countIn != nullptr; }
    /// Number of the first element of an owner's list. Precondition: isInner().
    [[nodiscard]] std::size_t firstIn(const void* action, std::size_t owner) const;
    /// Whose list an element is in. Precondition: isInner(), element < count().
    [[nodiscard]] std::size_t ownerOf(const void* action, std::size_t element) const;
};

/// Why an action cannot be resolved as asked. `code` is the system's own enumerator; `part` and `field` say where.
struct Refusal {
    std::uint16_t code = 0;
    std::uint16_t rule = 0;
    std::string_view part;
    std::size_t element = 0;
    std::string_view field;
    std::int32_t value = 0;
    std::int32_t bound = 0;
    std::string who{};  ///< whom it is about, where the action has several it may be; empty: nobody in particular
};

/// A field of an action's input that is an option of its window, at the place it has there. Made by declare::OptionTable.
struct OptionDeclaration {
    std::uint8_t part = 0;    ///< where its part stands among the action's
    std::uint16_t field = 0;  ///< where it stands in that part's record
    Role side = Role::Actor;  ///< of an exchange: Actor or Target
    bool isRare = false;      ///< it stands behind a button with what is rarely needed
    /// Whether a choice makes any difference to this one; null: always. It forbids nothing: that is for validate().
    bool (*matters)(const void* action) = nullptr;
};

/// Names of the windows any system can have an action made in. Those of its own it brings along under other names.
namespace actionwindow {
inline constexpr std::string_view kOptions{};      ///< options, dice, steps and result, from the declarations alone
inline constexpr std::string_view kBody = "body";  ///< the same beside the body of whom it is aimed at, to be clicked
}  // namespace actionwindow

/// An action on offer: its spelling, the parts its input consists of, and what is done with one. Made by declare::action from
/// the action's struct, whose kAction it is.
struct ActionDeclaration {
    std::string_view id;
    const System& (*system)() = nullptr;  ///< whose action it is
    std::span<const PartDeclaration> parts;
    std::string_view window;  ///< by name; an unknown one is that of the options
    /// In the order of the window; empty: it shows whatever is declared.
    std::span<const OptionDeclaration> options{};

    std::shared_ptr<void> (*make)() = nullptr;  ///< a new struct, every field at its fallback
    std::shared_ptr<void> (*clone)(const void* action) = nullptr;
    /// Fills what is declared from the rest of the input ("the mode this weapon has", "the hand that holds it").
    void (*preset)(void* action) = nullptr;
    /// Fills what follows from what else is declared, as long as nobody has said it ("as far as this mode carries him"); null: nothing does.
    void (*follow)(void* action) = nullptr;
    /// Marks an input that was made under rules of that version so that it comes to what it came to then; null: it does anyway.
    void (*keepVersion)(void* action, int rulesVersion) = nullptr;
    /// Everything that forbids resolving; field ranges are checked apart (faultsOf). Empty: it can be resolved.
    std::vector<Refusal> (*validate)(const void* action, const BodyPlan* plan) = nullptr;
    /// Runs the rules. Precondition: validate() finds nothing. Throws OpenQuestion through the derivation.
    void (*resolve)(const void* action, Derivation& derivation) = nullptr;

    [[nodiscard]] const PartDeclaration* find(std::string_view partId) const;
    /// Whether a choice of this field makes any difference to this action, see OptionDeclaration; what is no option does.
    [[nodiscard]] bool matters(const void* action, std::uint8_t part, std::uint16_t field) const;
    /// Whether any part is of somebody in this role.
    [[nodiscard]] bool involves(Role role) const;
    /// Whether something that is declared once says who is meant; what is declared for each of several says who that is.
    [[nodiscard]] bool namesSomebody() const;
    /// The part another one nests in, by its id; nullptr: it stands alone.
    [[nodiscard]] const PartDeclaration* parentOf(const PartDeclaration& part) const;
    /// Most elements of a part in one request, the lists inside its parent's elements taken together.
    [[nodiscard]] std::size_t mostOf(const PartDeclaration& part) const;
};

}  // namespace hitspread
