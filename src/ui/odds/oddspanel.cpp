#include "ui/odds/oddspanel.h"

#include "models/odds/oddsoutlook.h"
#include "ui/odds/bestaimrow.h"
#include "ui/odds/helprow.h"
#include "ui/odds/oddsbar.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/labels/wraplabel.h"
#include "ui/widgets/pickedbutton.h"
#include "ui/widgets/segmentrow.h"

#include <QActionGroup>
#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace hitspread {

namespace {

Token colourOf(OddsResult outcome)
{
    switch (outcome) {
    case OddsResult::Struck: return Token::Accent;
    case OddsResult::Missed: return Token::Muted;
    case OddsResult::Stopped: return Token::Pen;
    case OddsResult::Unwounded: return Token::Text;
    case OddsResult::Unconscious: return Token::Bruise;
    case OddsResult::Down: return Token::Warn;
    case OddsResult::Wounded:
    case OddsResult::Out:
    case OddsResult::Dead: break;
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
    column->addSpacing(space::kSmall);
    m_pages = new SegmentRow(m_figures);
    m_pages->setObjectName(QStringLiteral("oddsPages"));
    m_pages->setAccessibleName(tr("Below the chances"));
    m_pages->setChoices({tr("Best hex"), tr("What helps")});
    m_pages->setCurrent(0);
    m_pages->hide();
    connect(m_pages, &SegmentRow::chosen, this, &OddsPanel::fitPages);
    column->addWidget(m_pages);
    for (QWidget** page : {&m_best, &m_helps}) {
        *page = new QWidget(m_figures);
        auto* rows = new QVBoxLayout(*page);
        rows->setContentsMargins(0, 0, 0, 0);
        rows->setSpacing(space::kTiny);
        column->addWidget(*page);
    }
    addGoal(static_cast<QVBoxLayout&>(*m_best->layout()));
    addHelp(static_cast<QVBoxLayout&>(*m_helps->layout()));
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
    connect(m_looks, &SegmentRow::chosen, this, [this](int index) {
        m_look = static_cast<ChanceLook>(index);
        Q_EMIT lookAsked(m_look);
    });
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

/// What is chosen is what is painted: figures come again where the hexes grow.
void OddsPanel::setLookShown(ChanceLook look)
{
    const bool hasRoom = m_look != ChanceLook::Figures || look == ChanceLook::Figures;
    m_looks->setRefused(static_cast<int>(ChanceLook::Figures),
                        hasRoom ? QString()
                                : tr("The hexes are too small for numbers; in a larger window they have room."));
    m_looks->setCurrent(static_cast<int>(hasRoom ? m_look : look));
}

void OddsPanel::addBars(QVBoxLayout& column)
{
    for (std::size_t i = 0; i < kOddsResults.size(); ++i) {
        m_bars[i] = new OddsBar(colourOf(kOddsResults[i]), m_style, m_figures);
        m_bars[i]->setObjectName(QStringLiteral("oddsBar_%1").arg(i));
        column.addWidget(m_bars[i]);
    }
    m_hits = new WrapLabel(m_figures);
    m_hits->setObjectName(QStringLiteral("oddsHits"));
    m_unjudged = new WrapLabel(m_figures);
    m_unjudged->setObjectName(QStringLiteral("oddsUnjudged"));
    m_unjudged->setText(tr("What the bullets do is not worked out: it may take too many courses."));
    m_degrees = new WrapLabel(m_figures);
    m_degrees->setObjectName(QStringLiteral("oddsDegrees"));
    m_defences = new WrapLabel(m_figures);
    m_defences->setObjectName(QStringLiteral("oddsDefences"));
    m_others = new WrapLabel(m_figures);
    m_others->setObjectName(QStringLiteral("oddsOthers"));
    m_roll = new WrapLabel(m_figures);
    for (WrapLabel* words : {m_hits, m_unjudged, m_degrees, m_defences, m_others, m_roll}) {
        setLook(*words, "textRole", QStringLiteral("secondary"));
        column.addWidget(words);
    }
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
    m_headings.push_back(oddsHeading(tr("Best hex for a goal"), m_figures));
    column.addWidget(m_headings.back());
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
    m_unaimed = oddsRemark(m_figures);
    m_unaimed->setObjectName(QStringLiteral("unaimed"));
    column.addWidget(m_unaimed);
    m_noAim = oddsRemark(m_figures);
    m_noAim->setText(tr("No aim reaches this goal."));
    column.addWidget(m_noAim);
}

void OddsPanel::addHelp(QVBoxLayout& column)
{
    m_headings.push_back(oddsHeading(tr("What would help most"), m_figures));
    column.addWidget(m_headings.back());
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

void OddsPanel::fitPages()
{
    if (!m_area || !m_area->widget())
        return;
    const int room = m_area->viewport()->height();
    if (m_foldedAt == 0 && m_area->widget()->minimumSizeHint().height() > room)
        m_foldedAt = m_area->widget()->minimumSizeHint().height();
    else if (m_foldedAt <= room)
        m_foldedAt = 0;
    const bool isLow = m_foldedAt > 0;
    m_pages->setVisible(isLow && m_isAimable);
    m_best->setVisible(m_isAimable && (!isLow || m_pages->current() == 0));
    m_helps->setVisible(m_isAimable && (!isLow || m_pages->current() == 1));
    // Words give way before figures.
    m_roll->setVisible(!isLow);
    for (QLabel* heading : m_headings)
        heading->setVisible(!isLow);
    for (OddsBar* bar : m_bars)
        bar->setTight(isLow);
}

bool OddsPanel::event(QEvent* event)
{
    if (event->type() == QEvent::Show) {
        QWidget* around = parentWidget();
        while (around && !qobject_cast<QScrollArea*>(around))
            around = around->parentWidget();
        auto* area = qobject_cast<QScrollArea*>(around);
        if (area != m_area) {
            m_area = area;
            if (area)
                area->viewport()->installEventFilter(this);
        }
    }
    if (event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest)
        QMetaObject::invokeMethod(this, &OddsPanel::fitPages, Qt::QueuedConnection);
    return QWidget::event(event);
}

bool OddsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &OddsPanel::fitPages, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void OddsPanel::setAim(const std::optional<Hex>& aim)
{
    if (m_aim == aim)
        return;
    m_aim = aim;
    showSurvey();
}

void OddsPanel::setAimable(bool aimable)
{
    m_isAimable = aimable;
    m_best->setVisible(aimable);
    m_helps->setVisible(aimable);
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
    bool isWhole = true;
    for (std::size_t i = 0; i < kOddsResults.size(); ++i) {
        const auto row = std::ranges::find_if(
            rows, [wanted = kOddsResults[i]](const OddsOutlook::Row& one) { return one.outcome == wanted; });
        if (row == rows.end()) {
            m_bars[i]->hide();
            continue;
        }
        isWhole = isWhole && row->isKnown;
        m_bars[i]->setVisible(row->isKnown || m_outlook.isJudging());
        m_bars[i]->show(row->words, row->isKnown ? std::optional(row->chance) : std::nullopt);
        widest = std::max(widest, m_bars[i]->wordsWidth());
    }
    for (OddsBar* bar : m_bars)
        bar->setWordsWidth(widest);
    const std::array<std::pair<WrapLabel*, QString>, 3> more{{{m_degrees, m_outlook.scaleWords()},
                                                              {m_defences, m_outlook.defenceWords()},
                                                              {m_others, m_outlook.othersWords()}}};
    for (const auto& [label, words] : more) {
        label->setText(words);
        label->setVisible(!words.isEmpty());
    }
    const bool areHexes = m_outlook.manner() != OddsOutlook::Manner::Blow;
    m_looks->setVisible(areHexes);
    nameAims(areHexes);
    m_unjudged->setVisible(!isWhole && !m_outlook.isJudging());
    m_hits->setText(m_outlook.hitsWords());
    m_hits->setVisible(!m_hits->text().isEmpty());
    m_roll->setText(m_outlook.rollWords());
    m_goal->setPicked(m_outlook.goalWords());
    showSurvey();
}

void OddsPanel::nameAims(bool areHexes)
{
    const QString heading = areHexes ? tr("Best hex for a goal") : tr("Best place to call for a goal");
    if (m_headings.front()->text() == heading)
        return;
    m_headings.front()->setText(heading);
    const int current = m_pages->current();
    m_pages->setChoices({areHexes ? tr("Best hex") : tr("Best place"), tr("What helps")});
    m_pages->setCurrent(current);
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
    m_unaimed->setText(aims.empty() ? QString() : m_outlook.unaimedWords());
    m_unaimed->setVisible(!m_unaimed->text().isEmpty());
    m_unaimed->setEnabled(isCurrent);
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
    const bool several = m_outlook.areSeveral();
    for (const OddsResult outcome : m_outlook.goals()) {
        QAction* action = menu->addAction(OddsOutlook::resultWords(outcome, m_outlook.manner()));
        action->setCheckable(true);
        action->setChecked(now.locations.empty() && now.outcome == outcome);
        outcomes->addAction(action);
        connect(action, &QAction::triggered, this, [this, outcome] { m_outlook.setGoal({outcome, {}}); });
    }
    menu->addSection(tr("Strikes one of these"));
    const QStringList names = m_outlook.locationNames();
    for (qsizetype i = 0; i < names.size(); ++i) {
        const auto location = static_cast<std::size_t>(i);
        QAction* action = menu->addAction(withoutMnemonic(names[i]));
        action->setCheckable(true);
        action->setChecked(std::ranges::find(now.locations, location) != now.locations.end());
        connect(action, &QAction::triggered, this, [this, location, several](bool checked) {
            OddsGoal goal{OddsResult::Struck, {}};
            // Of several bullets the chances of two locations do not add up.
            if (!several)
                goal.locations = m_outlook.goal().locations;
            std::erase(goal.locations, location);
            if (checked)
                goal.locations.push_back(location);
            std::ranges::sort(goal.locations);
            m_outlook.setGoal(goal);
        });
    }
}

}  // namespace hitspread
