#pragma once

#include <string_view>

class QWidget;

namespace hitspread {

class ApplicationStyle;
class AttackPresenter;

/// The options of an action, hand-laid where a system has such a panel, else from the declarations.
[[nodiscard]] QWidget* makeAttackOptions(std::string_view system, AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent);

/// Id of the action that a click on a body of this system starts; empty: none.
[[nodiscard]] std::string_view bodyAction(std::string_view system);

}  // namespace hitspread
