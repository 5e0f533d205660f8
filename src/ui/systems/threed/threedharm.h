#pragma once

#include "ui/attack/options/optioncolumn.h"

#include <QString>

#include <cstddef>
#include <string_view>

class QLabel;
class QWidget;

namespace hitspread {

class ApplicationStyle;
class AttackPresenter;

}  // namespace hitspread

namespace hitspread::threed {

/// What actions call its window by.
inline constexpr std::string_view kHarmWindow = "harm";

/// What the window of harm that no attack does shows of it: a fire, a fall, gas, a crash.
namespace harmpanels {

/// Id of the action.
[[nodiscard]] std::string_view action();
/// Most bodies it is worked out for at once.
[[nodiscard]] std::size_t mostTargets();
[[nodiscard]] QWidget* makeOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent);
/// The field to write in how much it is.
[[nodiscard]] std::string_view amountField();
/// How one of them is; what stands in the header of the stage beside the name.
[[nodiscard]] QString stageWords(const AttackPresenter& presenter);
/// How much meets one of them; empty: not known yet.
[[nodiscard]] QString amountWords(const AttackPresenter& presenter, std::size_t place);
/// Where: "Torso", "everywhere"; empty: not known yet.
[[nodiscard]] QString placeWords(const AttackPresenter& presenter, std::size_t place);

}  // namespace harmpanels

/// The options of harm: how much, where, of what kind, what armour does about it, and what is different for the one in view.
class HarmOptionsPanel : public OptionColumn {
    Q_OBJECT

public:
    HarmOptionsPanel(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);

private:
    void refresh();

    AttackPresenter& m_presenter;
    OptionRow* m_rolled;
    OptionRow* m_location;
    OptionRow* m_armour;
    OptionRow* m_penetration;
    OptionRow* m_knocks;
    QLabel* m_inView;
};

}  // namespace hitspread::threed
