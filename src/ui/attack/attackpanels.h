#pragma once

#include "rules/core/action.h"
#include "rules/core/declare/fieldchoices.h"
#include "rules/core/declare/fieldname.h"
#include "services/action/actionrecord.h"
#include "ui/attack/attackstart.h"
#include "ui/attack/attackwindows.h"
#include "ui/theme/icons.h"

#include <QKeySequence>
#include <QString>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

class QWidget;

namespace hitspread {

class ApplicationStyle;
class System;

/// The attack that a click on a body and the brass button make, and what its command is called.
struct PrimaryAttack {
    std::string_view action;
    QString title;     ///< of the command, with its mnemonic: "&Fire"
    QString at;        ///< with a place for whom: "Fire at %1"
    QKeySequence key;  ///< of the command
    Icon icon{};
};

/// What opens a window of a system's own from the main window. There is a command where an action of the system is made in that
/// window.
struct WindowCommand {
    std::string_view window;  ///< by the name actions call it by; systems that have one of this name share the command
    QString title;            ///< with its mnemonic: "&Melee"
    QKeySequence key;
    std::optional<Icon> icon{};
    bool onTarget = true;  ///< it takes somebody it is aimed at, and stands with the attacks; else with the fight
    QString lacking{};     ///< why not, of a system that has no such action, with a place for its name
    QString nobody{};      ///< why not while nobody is there to act; empty: as with any attack
    /// Why not else; null or empty words: it can be had.
    QString (*refusal)(const CombatantView& actor, const FightSnapshot& fight) = nullptr;
};

/// Somebody who goes where earlier fire still reaches him: the action that is, and what is known of that fire.
struct Crossing {
    AttackStart start;
    QString refusal;  ///< why there is nothing to go through, in words
};

/// One of several things a number of an action names.
struct ListedThing {
    int value = 0;
    QString words;
};

/// A line that is put into a list of rows of an action at one go.
struct LineOffer {
    QString words;
    std::vector<std::pair<std::string_view, std::int32_t>> values{};  ///< by ids of fields; others are as declared
    std::string_view whom{};  ///< the field that names whom he looks at; empty: none does
};

/// Options of attacks laid by hand.
class OptionPanels {
public:
    virtual ~OptionPanels() = default;
    /// What an action shares its panel of options with, as a name: actions of one family are modes of one window.
    [[nodiscard]] virtual std::string_view family(std::string_view action) const = 0;
    [[nodiscard]] virtual QWidget* make(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent) const = 0;
};

/// Passing through earlier fire.
class CrossingPanels {
public:
    virtual ~CrossingPanels() = default;
    /// What the command is called; `name`: of who goes, may be empty.
    [[nodiscard]] virtual QString title(const QString& name) const = 0;
    /// `past`: the fight's actions in force, the newest first. `gunner`: whose fire it is; 0: the newest there is.
    [[nodiscard]] virtual Crossing crossing(std::span<const ActionRecord> past, std::span<const CombatantView> fighters,
                                            RecordId goer, RecordId gunner) const = 0;
};

/// What the window lays by hand for one system, in which what is null or empty does not exist: the window shows no panel for it, or
/// makes one from the declarations. There is one per folder below systems/ that has any.
struct AttackPanels {
    std::string_view system;
    PrimaryAttack (*primary)() = nullptr;  ///< null: the system's first attack, by its name
    std::vector<WindowKind> windows{};     ///< of its own
    /// What opens those windows.
    std::vector<WindowCommand> (*commands)() = nullptr;
    const OptionPanels* options = nullptr;
    const CrossingPanels* crossings = nullptr;
    /// What somebody can do by himself, in a window made of declarations; null: whatever is declared.
    std::vector<ActionCommand> (*actions)(const CombatantView& who) = nullptr;
    /// What a declared option of an action is chosen from; nothing: its declaration says it all.
    std::optional<FieldChoices> (*offerFor)(const Input& input, std::string_view field) = nullptr;
    /// What a declared number names, the one that counts when nobody chooses first; nothing: it is a number. `round`: of the fight.
    std::optional<std::vector<ListedThing>> (*listedFor)(const Input& input, std::string_view field,
                                                         int round) = nullptr;
    /// What a declared list of rows is put together from, what is wanted most first; `count`: the field that counts them. Null: a
    /// line for each choice of its first field that has any.
    std::vector<LineOffer> (*linesFor)(const Input& input, std::string_view count) = nullptr;
    /// What an action means beside its numbers, said in its window: what it leaves undone; empty: nothing.
    QString (*actionNote)(const Input& input) = nullptr;
    /// What can be done about a refusal in another window, as a sentence; empty: the refusal says it all.
    QString (*wayOut)(const Input& input, const Refusal& refusal) = nullptr;
};

/// The panels of a system; empty ones where it has none.
[[nodiscard]] const AttackPanels& attackPanelsOf(std::string_view system);

/// Of every system, each window once.
[[nodiscard]] std::vector<WindowCommand> windowCommands();
/// Nothing: no action of the system is made in that window.
[[nodiscard]] std::optional<WindowCommand> windowCommandOf(std::string_view system, std::string_view window);

/// See AttackPanels; nothing: the system attacks nobody.
[[nodiscard]] std::optional<PrimaryAttack> primaryAttackOf(std::string_view system);

/// The options of an action, hand-laid where a system has such a panel, else from the declarations.
[[nodiscard]] QWidget* makeAttackOptions(std::string_view system, AttackPresenter& presenter, ApplicationStyle& style,
                                         QWidget* parent);

/// See OptionPanels::family().
[[nodiscard]] std::string_view optionsFamily(std::string_view system, std::string_view action);

/// See AttackPanels; of an action that has the field.
[[nodiscard]] std::optional<FieldChoices> offerFor(const ActionRecord& action, const FieldName& field);
[[nodiscard]] std::optional<std::vector<ListedThing>> listedFor(const ActionRecord& action, const FieldName& field,
                                                                int round);
[[nodiscard]] std::vector<LineOffer> linesFor(const ActionRecord& action, const FieldName& count);

/// See AttackPanels.
[[nodiscard]] QString actionNote(const ActionRecord& action);
[[nodiscard]] QString wayOut(const ActionRecord& action, const Refusal& refusal);

/// What a system lets somebody do by himself, as far as its declarations tell: everything made in the window of options but its
/// attack and what has a command elsewhere. What takes a weapon is done with any he carries.
[[nodiscard]] std::vector<ActionCommand> declaredActions(const System& system, const CombatantView& who);

/// What somebody can do by himself under these rules.
[[nodiscard]] std::vector<ActionCommand> actionsOf(std::string_view system, const CombatantView& who);

}  // namespace hitspread
