#pragma once

#include <QPointer>
#include <QWidget>

#include "reports/body/bodypicture.h"
#include "services/odds/attackodds.h"

#include <array>
#include <optional>
#include <vector>

class QLabel;
class QScrollArea;
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
    /// Whether there is a place to aim at at all; otherwise nothing is said of one.
    void setAimable(bool aimable);
    /// What stands in the hexes of the body, which may have no room for figures.
    void setLookShown(ChanceLook look);
    /// What stands in place of the figures where there are none.
    void setNothingWords(const QString& words);

Q_SIGNALS:
    void aimAsked(hitspread::Hex hex);
    void alternativeAsked(const hitspread::OddsAlternative& alternative);
    /// What stands in the hexes of the body.
    void lookAsked(hitspread::ChanceLook look);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addHead(QVBoxLayout& column);
    void addBars(QVBoxLayout& column);
    void addGoal(QVBoxLayout& column);
    void addHelp(QVBoxLayout& column);
    QWidget* addRule(QVBoxLayout& column);
    /// Where the aims and what helps have no room below each other in what scrolls around it, they share a place.
    void fitPages();
    void showFigures();
    void nameAims(bool areHexes);
    void showSurvey();
    void openGoals();

    OddsOutlook& m_outlook;
    const ApplicationStyle& m_style;
    std::optional<Hex> m_aim;
    bool m_isAimable = true;
    SegmentRow* m_looks;
    ChanceLook m_look = ChanceLook::Figures;  ///< that is asked for
    WrapLabel* m_nothing;
    QWidget* m_figures;
    WrapLabel* m_hits = nullptr;
    WrapLabel* m_unjudged = nullptr;
    WrapLabel* m_degrees = nullptr;
    WrapLabel* m_defences = nullptr;
    WrapLabel* m_others = nullptr;
    WrapLabel* m_roll = nullptr;
    std::array<OddsBar*, kOddsResults.size()> m_bars{};
    SegmentRow* m_pages = nullptr;  ///< which of both is in front
    QWidget* m_best = nullptr;
    QWidget* m_helps = nullptr;
    std::vector<QLabel*> m_headings;
    QPointer<QScrollArea> m_area;
    int m_foldedAt = 0;  ///< the height, px, that would have been needed; 0: there is room for everything
    PickedButton* m_goal = nullptr;
    std::vector<BestAimRow*> m_aims;
    QLabel* m_unaimed = nullptr;  ///< how that compares with aiming nowhere in particular
    QLabel* m_noAim = nullptr;
    std::vector<HelpRow*> m_help;
    QLabel* m_noHelp = nullptr;
};

}  // namespace hitspread
