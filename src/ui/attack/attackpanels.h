#pragma once

#include <string_view>

class QWidget;

namespace hitspread {

class ApplicationStyle;
class AttackPresenter;

/// What the window lays by hand for one system. There is one per folder below systems/; a system without a folder gets
/// panels from its declarations.
class AttackPanels {
public:
    virtual ~AttackPanels() = default;
    [[nodiscard]] virtual std::string_view system() const = 0;
    /// Id of the action that a click on a body starts.
    [[nodiscard]] virtual std::string_view bodyAction() const = 0;
    [[nodiscard]] virtual QWidget* makeOptions(AttackPresenter& presenter, ApplicationStyle& style,
                                               QWidget* parent) const = 0;
};

/// The options of an action, hand-laid where a system has such a panel, else from the declarations.
[[nodiscard]] QWidget* makeAttackOptions(std::string_view system, AttackPresenter& presenter, ApplicationStyle& style,
                                         QWidget* parent);

/// Id of the action that a click on a body of this system starts; empty: none.
[[nodiscard]] std::string_view bodyAction(std::string_view system);

}  // namespace hitspread
