// Compiled by CTest alone. As it stands it compiles; with any one of these names another one that no declaration knows it must not.
#include "rules/core/declare/optiontable.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/vocabulary.h"
#include "ui/attack/decisions/questionname.h"

#include <type_traits>

#ifndef MEMBER
#define MEMBER from
#endif
#ifndef PART
#define PART options
#endif
#ifndef DECLARED
#define DECLARED known
#endif
#ifndef ASKED
#define ASKED AttackDice
#endif

namespace hitspread {

namespace {

struct Knot {
    std::int32_t known = 0;
    std::int32_t undeclared = 0;
};
struct Tie {
    Knot knot;
};
constexpr declare::FieldTable kKnotFields{declare::number<&Knot::known>("known", {.maximum = 9})};
constexpr RecordDeclaration kKnot = declare::record<Knot>("knot", RecordKind::Options, kKnotFields);
constexpr declare::PartTable kTieParts{declare::part<&Tie::knot>("knot", kKnot, Role::Declared)};

// Of a row in a window.
constexpr FieldName kRow = declare::name<&outcome::Attack::PART, &outcome::AttackOptions::MEMBER>(
    outcome::kAttackParts);
static_assert(kRow.part() == "options" && kRow.field() == "from");
constexpr FieldName kOwn = declare::name<&Tie::knot, &Knot::DECLARED>(kTieParts, kKnotFields);
static_assert(kOwn.part() == "knot" && kOwn.field() == "known");
#ifdef LETTERS
constexpr FieldName kLetters("options", "from");
#endif

// Among the options an action declares.
constexpr declare::OptionTable kOptions{
    outcome::kAttackParts,
    declare::offered<&outcome::Attack::PART, &outcome::AttackOptions::MEMBER>(),
    declare::offered<&outcome::Attack::targetCondition, &outcome::Condition::injuredArms>(),
};
static_assert(std::span<const OptionDeclaration>(kOptions)[0].side == Role::Actor);
static_assert(std::span<const OptionDeclaration>(kOptions)[1].side == Role::Target);

// Of a question of an exchange.
constexpr QuestionName kQuestion = outcome::Query::ASKED;
static_assert(kQuestion == QuestionName(QuestionKey{}));

}  // namespace

}  // namespace hitspread
