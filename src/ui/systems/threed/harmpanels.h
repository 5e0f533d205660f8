#pragma once

#include <QString>

#include <cstddef>
#include <string_view>

class QWidget;

namespace hitspread {

class ApplicationStyle;
class AttackPresenter;

}  // namespace hitspread

namespace hitspread::threed {

/// What actions call its window by.
inline constexpr std::string_view kHarmWindow = "harm";

/// What a system lays out for harm that no attack does: a fire, a fall, gas, a crash.
class HarmPanels {
public:
    virtual ~HarmPanels() = default;

    /// Id of the action.
    [[nodiscard]] virtual std::string_view action() const = 0;
    /// Most bodies it is worked out for at once.
    [[nodiscard]] virtual std::size_t mostTargets() const = 0;
    [[nodiscard]] virtual QWidget* makeOptions(AttackPresenter& presenter, ApplicationStyle& style,
                                               QWidget* parent) const = 0;
    /// The field to write in how much it is.
    [[nodiscard]] virtual std::string_view amountField() const = 0;
    /// How one of them is; what stands in the header of the stage beside the name.
    [[nodiscard]] virtual QString stageWords(const AttackPresenter& presenter) const = 0;
    /// How much meets one of them; empty: not known yet.
    [[nodiscard]] virtual QString amountWords(const AttackPresenter& presenter, std::size_t place) const = 0;
    /// Where: "Torso", "everywhere"; empty: not known yet.
    [[nodiscard]] virtual QString placeWords(const AttackPresenter& presenter, std::size_t place) const = 0;
};

}  // namespace hitspread::threed
