#pragma once

#include "rules/core/action.h"
#include "rules/core/fieldoffer.h"
#include "services/action.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/grenadepanels.h"
#include "ui/attack/harmpanels.h"
#include "ui/attack/meleepanels.h"

#include <QKeySequence>
#include <QString>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

class QWidget;

namespace hitspread {

class ApplicationStyle;

/// Somebody who goes where earlier fire still reaches him: the action that is, and what is known of that fire.
struct Passage {
    ActionOrder order;
    std::vector<AttackPresenter::Setting> settings;
    QString refusal;  ///< why there is nothing to go through, in words
};

/// Something one combatant does without anybody attacked: dodging, readying a weapon, first aid. The ways to do it differ in the
/// thing that is used.
struct Deed {
    std::string id;  ///< of the command
    QString title;
    std::vector<HandChoice> ways;  ///< empty: there is nothing to do it with
    QString refusal;               ///< why it cannot be done at all; empty: it can
    QKeySequence key{};            ///< of the command; empty: none
    bool onTarget = false;         ///< it is done to whom he looks at
    QString note{};                ///< said before it is done
};

/// What the window lays by hand for one system. There is one per folder below systems/; a system without a folder gets
/// panels from its declarations.
class AttackPanels {
public:
    virtual ~AttackPanels() = default;
    [[nodiscard]] virtual std::string_view system() const = 0;
    /// Id of the action that a click on a body starts.
    [[nodiscard]] virtual std::string_view bodyAction() const = 0;
    /// What an action shares its panel of options with, as a name: actions of one family are modes of one dialog.
    [[nodiscard]] virtual std::string_view family(std::string_view action) const { return action; }
    /// What the command is called that lets somebody pass through earlier fire; empty: the system knows none.
    [[nodiscard]] virtual QString passageTitle(const QString&) const { return {}; }
    /// `past`: the fight's actions in force, the newest first. The last is whose fire it is; 0: the newest there is.
    [[nodiscard]] virtual Passage passage(std::span<const ActionRecord>, std::span<const CombatantView>, RecordId,
                                          RecordId) const
    {
        return {};
    }
    [[nodiscard]] virtual QWidget* makeOptions(AttackPresenter& presenter, ApplicationStyle& style,
                                               QWidget* parent) const = 0;
    /// Hand to hand; nullptr: the system has nothing of it.
    [[nodiscard]] virtual const MeleePanels* melee() const { return nullptr; }
    /// Whatever goes off; nullptr: the system has nothing of it.
    [[nodiscard]] virtual const GrenadePanels* grenades() const { return nullptr; }
    /// What a declared option of an action is chosen from; nothing: its declaration says it all.
    [[nodiscard]] virtual std::optional<FieldOffer> offerFor(const Input&, std::string_view) const
    {
        return std::nullopt;
    }
    /// What can be done about a refusal in another window, as a sentence; empty: the refusal says it all.
    [[nodiscard]] virtual QString wayOut(const Input&, const Refusal&) const { return {}; }
    /// Harm that no attack does; nullptr: the system has nothing of it.
    [[nodiscard]] virtual const HarmPanels* harm() const { return nullptr; }
    /// What somebody can do by himself, in a window made of declarations.
    [[nodiscard]] virtual std::vector<Deed> deeds(const CombatantView&) const { return {}; }
};

/// See AttackPanels.
[[nodiscard]] QString passageTitle(std::string_view system, const QString& name);
[[nodiscard]] Passage passageOf(std::string_view system, std::span<const ActionRecord> past,
                                std::span<const CombatantView> fighters, RecordId goer, RecordId gunner);

/// The options of an action, hand-laid where a system has such a panel, else from the declarations.
[[nodiscard]] QWidget* makeAttackOptions(std::string_view system, AttackPresenter& presenter, ApplicationStyle& style,
                                         QWidget* parent);

/// See AttackPanels::family().
[[nodiscard]] std::string_view optionsFamily(std::string_view system, std::string_view action);

/// Id of the action that a click on a body of this system starts; empty: none.
[[nodiscard]] std::string_view bodyAction(std::string_view system);

/// What a system lays out for hand to hand; nullptr: nothing.
[[nodiscard]] const MeleePanels* meleePanels(std::string_view system);

/// What a system lays out for grenades; nullptr: nothing.
[[nodiscard]] const GrenadePanels* grenadePanels(std::string_view system);

/// See AttackPanels. `part` and `field` are ids of the action's declaration.
[[nodiscard]] std::optional<FieldOffer> offerFor(const ActionRecord& action, std::string_view part,
                                                 std::string_view field);

/// See AttackPanels.
[[nodiscard]] QString wayOut(const ActionRecord& action, const Refusal& refusal);

/// What a system lays out for harm that no attack does; nullptr: nothing.
[[nodiscard]] const HarmPanels* harmPanels(std::string_view system);

/// What somebody can do by himself under these rules.
[[nodiscard]] std::vector<Deed> deedsOf(std::string_view system, const CombatantView& who);

}  // namespace hitspread
