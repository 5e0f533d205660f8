#include "ui/odds/oddspanel.h"

#include "models/oddsoutlook.h"
#include "ui/odds/bestaimrow.h"
#include "ui/odds/helprow.h"
#include "ui/odds/oddsbar.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/pickedbutton.h"
#include "ui/widgets/segmentrow.h"
#include "ui/widgets/wraplabel.h"

#include <QActionGroup>
#include <QFrame>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

Token colourOf(OddsOutcome outcome)
{
    switch (outcome) {
    case OddsOutcome::Struck: return Token::Accent;
    case OddsOutcome::Missed: return Token::Muted;
    case OddsOutcome::Stopped: return Token::Pen;
    case OddsOutcome::Unconscious: return Token::Bruise;
    case OddsOutcome::Down: return Token::Warn;
    case OddsOutcome::Wounded:
    case OddsOutcome::Dead: break;
    }
    return Token::Dmg;
}

QLabel* oddsHeading(const QString& words, QWidget* parent)
{
    auto* heading = new QLabel(words, parent);
    setLook(*heading, "textRole", QStringLiteral("heading"));
    return heading;
}

QLabel* oddsRemark(QWidget* parent)
{
    auto* remark = new QLabel(parent);
    setLook(*remark, "textRole", QStringLiteral("secondary"));
    remark->setWordWrap(true);
    return remark;
}

}  // namespace

OddsPanel::OddsPanel(OddsOutlook& outlook, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_outlook(outlook),
      m_style(style),
      m_looks(new SegmentRow(this)),
      m_nothing(new WrapLabel(this)),
      m_figures(new QWidget(this))
{
    setObjectName(QStringLiteral("oddsPanel"));
    setAccessibleName(tr("Odds before the roll"));
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(space::kSmall);
    addHead(*whole);
    setLook(*m_nothing, "textRole", QStringLiteral("secondary"));
    m_nothing->setObjectName(QStringLiteral("noOdds"));
    whole->addWidget(m_nothing);
    whole->addWidget(m_figures);
    whole->addStretch(1);
    auto* column = new QVBoxLayout(m_figures);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kTiny);
    addBars(*column);
    column->addWidget(addRule(*column));
    addGoal(*column);
    connect(&m_outlook, &OddsOutlook::changed, this, &OddsPanel::showFigures);
    connect(&m_outlook, &OddsOutlook::surveyed, this, &OddsPanel::showSurvey);
    showFigures();
}

void OddsPanel::addHead(QVBoxLayout& column)
{
    m_looks->setObjectName(QStringLiteral("oddsLook"));
    m_looks->setAccessibleName(tr("What stands in the hexes"));
    m_looks->setChoices({tr("Numbers"), tr("Dots"), tr("Plain")});
    m_looks->setCurrent(static_cast<int>(ChanceLook::Figures));
    connect(m_looks, &SegmentRow::chosen, this,
            [this](int index) { Q_EMIT lookAsked(static_cast<ChanceLook>(index)); });
    // One below the other where letters are large.
    auto* head = new QWidget(this);
    auto* line = new FlowLayout(space::kMedium, head);
    line->setContentsMargins(0, 0, 0, 0);
    QLabel* heading = oddsHeading(tr("Before the roll"), head);
    heading->setMinimumHeight(m_looks->sizeHint().height());
    line->addWidget(heading);
    m_looks->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    line->addWidget(m_looks);
    column.addWidget(head);
}

void OddsPanel::addBars(QVBoxLayout& column)
{
    for (std::size_t i = 0; i < kOddsOutcomes.size(); ++i) {
        m_bars[i] = new OddsBar(colourOf(kOddsOutcomes[i]), m_style, m_figures);
        m_bars[i]->setObjectName(QStringLiteral("oddsBar_%1").arg(i));
        column.addWidget(m_bars[i]);
    }
    m_roll = new WrapLabel(m_figures);
    setLook(*m_roll, "textRole", QStringLiteral("secondary"));
    column.addWidget(m_roll);
}

QWidget* OddsPanel::addRule(QVBoxLayout& column)
{
    auto* rule = new QFrame(m_figures);
    rule->setProperty("rule", QStringLiteral("true"));
    column.addSpacing(space::kSmall);
    return rule;
}

void OddsPanel::addGoal(QVBoxLayout& column)
{
    column.addSpacing(space::kSmall);
    column.addWidget(oddsHeading(tr("Best hex for a goal"), m_figures));
    m_goal = new PickedButton(m_figures);
    m_goal->setObjectName(QStringLiteral("oddsGoal"));
    m_goal->setAccessibleName(tr("Goal"));
    setLook(*m_goal, "look", QStringLiteral("field"));
    m_goal->setAutoDefault(false);
    auto* menu = new QMenu(m_goal);
    m_goal->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &OddsPanel::openGoals);
    column.addWidget(m_goal);
    for (int number = 1; number <= static_cast<int>(OddsOutlook::kMostAims); ++number) {
        auto* row = new BestAimRow(number, m_style, m_figures);
        connect(row, &BestAimRow::asked, this, &OddsPanel::aimAsked);
        m_aims.push_back(row);
        column.addWidget(row);
    }
    m_noAim = oddsRemark(m_figures);
    m_noAim->setText(tr("No aim reaches this goal."));
    column.addWidget(m_noAim);
    column.addWidget(addRule(column));
    column.addSpacing(space::kSmall);
    column.addWidget(oddsHeading(tr("What would help most"), m_figures));
    for (std::size_t i = 0; i < OddsOutlook::kMostHelp; ++i) {
        auto* row = new HelpRow(m_style, m_figures);
        connect(row, &HelpRow::clicked, this, [this, row] {
            // A copy: doing it shows the row anew.
            const OddsAlternative asked = row->alternative();
            Q_EMIT alternativeAsked(asked);
        });
        m_help.push_back(row);
        column.addWidget(row);
    }
    m_noHelp = oddsRemark(m_figures);
    m_noHelp->setText(tr("Nothing that could be done otherwise raises this chance."));
    column.addWidget(m_noHelp);
}

void OddsPanel::setAim(const std::optional<Hex>& aim)
{
    if (m_aim == aim)
        return;
    m_aim = aim;
    showSurvey();
}

void OddsPanel::setNothingWords(const QString& words)
{
    m_nothing->setText(words);
}

void OddsPanel::showFigures()
{
    const auto rows = m_outlook.rows();
    m_nothing->setVisible(rows.empty());
    m_figures->setVisible(!rows.empty());
    m_looks->setVisible(!rows.empty());
    if (rows.empty())
        return;
    int widest = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        m_bars[i]->show(rows[i].words, rows[i].chance);
        widest = std::max(widest, m_bars[i]->wordsWidth());
    }
    for (OddsBar* bar : m_bars)
        bar->setWordsWidth(widest);
    m_roll->setText(m_outlook.rollWords());
    m_goal->setPicked(m_outlook.goalWords());
    showSurvey();
}

void OddsPanel::showSurvey()
{
    const bool isCurrent = m_outlook.isCurrent();
    const auto aims = m_outlook.bestAims();
    for (std::size_t i = 0; i < m_aims.size(); ++i) {
        m_aims[i]->setVisible(i < aims.size());
        if (i >= aims.size())
            continue;
        m_aims[i]->show(aims[i], m_aim == aims[i].hex);
        m_aims[i]->setDimmed(!isCurrent);
    }
    m_noAim->setVisible(isCurrent && aims.empty());
    const auto help = m_outlook.helpful();
    for (std::size_t i = 0; i < m_help.size(); ++i) {
        m_help[i]->setVisible(i < help.size());
        if (i >= help.size())
            continue;
        m_help[i]->show(help[i]);
        m_help[i]->setDimmed(!isCurrent);
    }
    m_noHelp->setVisible(isCurrent && help.empty());
}

void OddsPanel::openGoals()
{
    QMenu* menu = m_goal->menu();
    menu->clear();
    const OddsGoal now = m_outlook.goal();
    auto* outcomes = new QActionGroup(menu);
    for (const OddsOutcome outcome : kOddsOutcomes) {
        if (outcome == OddsOutcome::Missed || outcome == OddsOutcome::Stopped)
            continue;
        QAction* action = menu->addAction(OddsOutlook::outcomeWords(outcome));
        action->setCheckable(true);
        action->setChecked(now.locations.empty() && now.outcome == outcome);
        outcomes->addAction(action);
        connect(action, &QAction::triggered, this, [this, outcome] { m_outlook.setGoal({outcome, {}}); });
    }
    menu->addSection(tr("Strikes one of these"));
    const QStringList names = m_outlook.locationNames();
    for (qsizetype i = 0; i < names.size(); ++i) {
        const auto location = static_cast<std::size_t>(i);
        QAction* action = menu->addAction(names[i]);
        action->setCheckable(true);
        action->setChecked(std::ranges::find(now.locations, location) != now.locations.end());
        connect(action, &QAction::triggered, this, [this, location](bool checked) {
            OddsGoal goal{OddsOutcome::Struck, m_outlook.goal().locations};
            std::erase(goal.locations, location);
            if (checked)
                goal.locations.push_back(location);
            std::ranges::sort(goal.locations);
            m_outlook.setGoal(goal);
        });
    }
}

}  // namespace hitspread
