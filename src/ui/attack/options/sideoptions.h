#pragma once

#include "rules/core/declare/fieldname.h"
#include "ui/attack/options/optioncolumn.h"

#include <span>

namespace hitspread {

class Input;

/// What a system adds to one option, which its declaration does not say.
struct OptionAddition {
    FieldName option;
    /// Stands below the option, and is there while it is; may be null.
    QWidget* (*makeBelow)(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent) = nullptr;
    /// Once, when the row is made; may be null.
    void (*finish)(OptionRow& row, AttackPresenter& presenter) = nullptr;
    /// Whatever changes: what is said beside it; may be null.
    QString (*hint)(const Input& input) = nullptr;
    /// What is rarely needed is shown when this comes to hold; may be null.
    bool (*isUrgent)(const Input& input) = nullptr;
    int most = -1;                ///< numbers up to this one as boxes; -1: it is typed
    std::span<const int> only{};  ///< the choices on show; empty: all
};

/// Which options of an exchange: those of one side, Actor or Target.
struct OptionSide {
    Role side = Role::Actor;
    std::span<const OptionAddition> additions{};
};

/// The options of one side of an exchange, laid out as the action declares them (OptionDeclaration): in its order, what is rarely needed
/// behind a button. Another action has others. Lists of modifiers offer the situations of the library.
class SideOptions : public OptionColumn {
    Q_OBJECT

public:
    SideOptions(AttackPresenter& presenter, const ApplicationStyle& style, const OptionSide& side,
                QWidget* parent = nullptr);

private:
    void build();

    AttackPresenter& m_presenter;
    OptionSide m_side;
    const ActionDeclaration* m_action = nullptr;  ///< whose options stand there
    OptionColumn* m_column = nullptr;             ///< they stand in
};

}  // namespace hitspread
