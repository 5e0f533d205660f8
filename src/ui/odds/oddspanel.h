#pragma once

#include <QWidget>

#include "reports/body/bodypicture.h"
#include "services/attackodds.h"

#include <array>
#include <optional>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class BestAimRow;
class HelpRow;
class OddsBar;
class OddsOutlook;
class PickedButton;
class SegmentRow;
class WrapLabel;

/// Before the dice fall: what may come of the attack, where it is best aimed for a goal, and what would help most. It shows what the
/// outlook says and asks for changes; it makes none.
class OddsPanel : public QWidget {
    Q_OBJECT

public:
    OddsPanel(OddsOutlook& outlook, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Where it is aimed; nothing: nowhere yet.
    void setAim(const std::optional<Hex>& aim);
    /// What stands in place of the figures where there are none.
    void setNothingWords(const QString& words);

Q_SIGNALS:
    void aimAsked(hitspread::Hex hex);
    void alternativeAsked(const hitspread::OddsAlternative& alternative);
    /// What stands in the hexes of the body.
    void lookAsked(hitspread::ChanceLook look);

private:
    void addHead(QVBoxLayout& column);
    void addBars(QVBoxLayout& column);
    void addGoal(QVBoxLayout& column);
    QWidget* addRule(QVBoxLayout& column);
    void showFigures();
    void showSurvey();
    void openGoals();

    OddsOutlook& m_outlook;
    const ApplicationStyle& m_style;
    std::optional<Hex> m_aim;
    SegmentRow* m_looks;
    WrapLabel* m_nothing;
    QWidget* m_figures;
    WrapLabel* m_roll = nullptr;
    std::array<OddsBar*, kOddsOutcomes.size()> m_bars{};
    PickedButton* m_goal = nullptr;
    std::vector<BestAimRow*> m_aims;
    QLabel* m_noAim = nullptr;
    std::vector<HelpRow*> m_help;
    QLabel* m_noHelp = nullptr;
};

}  // namespace hitspread
