#include "ui/attack/sidepanel.h"

#include "models/play/attackpresenter.h"
#include "text/echo.h"
#include "ui/attack/dice/dicepanel.h"
#include "ui/attack/options/comborow.h"
#include "ui/attack/options/labelcolumn.h"
#include "ui/attack/options/optioncolumn.h"
#include "ui/rules/explanationpanel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/focusreturn.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/fewlineslabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace hitspread {

namespace {

constexpr int kSidePanelBadge = 42;

QFrame* ruleIn(QWidget* parent)
{
    auto* line = new QFrame(parent);
    setLook(*line, "rule", QStringLiteral("true"));
    return line;
}

}  // namespace

SidePanel::SidePanel(AttackPresenter& presenter, ApplicationStyle& style, int side, QWidget* parent)
    : QWidget(parent),
      m_style(style),
      m_labels(new LabelColumn(this)),
      m_badge(new QLabel(this)),
      m_name(new ElidedLabel(this)),
      m_words(new FewLinesLabel(2, this)),
      m_above(new QVBoxLayout),
      m_dice(new DicePanel(presenter, style, this)),
      m_steps(new ExplanationPanel(style, this)),
      m_below(new QVBoxLayout),
      m_standing(new QFrame(this)),
      m_title(new QLabel(m_standing))
{
    setAttribute(Qt::WA_StyledBackground);
    setLook(*this, "ground", QStringLiteral("surface"));
    setLook(*m_name, "textRole", QStringLiteral("name"));
    setLook(*m_words, "textRole", QStringLiteral("secondary"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kLarge, space::kMedium, space::kMedium, space::kMedium);
    column->setSpacing(space::kSmall);
    auto* head = new QHBoxLayout;
    head->setSpacing(space::kMedium);
    head->addWidget(m_badge);
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_name);
    names->addWidget(m_words);
    head->addLayout(names, 1);
    column->addLayout(head);
    column->addWidget(ruleIn(this));
    m_above->setSpacing(6);
    column->addLayout(m_above);
    column->addWidget(ruleIn(this));
    m_dice->setSide(side);
    column->addWidget(m_dice);
    column->addLayout(m_below);
    m_steps->model().setSide(side);
    m_steps->setRulingsAllowed(true);
    column->addWidget(m_steps, 1);
    setLook(*m_standing, "card", QStringLiteral("quiet"));
    setLook(*m_title, "textRole", QStringLiteral("heading"));
    m_title->setObjectName(QStringLiteral("standingTitle"));
    m_title->setWordWrap(true);
    auto* lines = new QVBoxLayout(m_standing);
    lines->setContentsMargins(space::kLarge, 10, 14, space::kMedium);
    lines->setSpacing(space::kTiny);
    lines->addWidget(m_title);
    m_standing->hide();
    connect(&style, &ApplicationStyle::themeChanged, this, &SidePanel::refreshBadge);
    connect(&style, &ApplicationStyle::themeChanged, this, &SidePanel::fitDice, Qt::QueuedConnection);
}

QComboBox* SidePanel::addCombo(const QString& label, const QString& name)
{
    auto* row = new ComboRow(label, name, *m_labels, this);
    m_above->addWidget(row);
    // A look into the list must not take the keyboard away from the choice in hand: it would be taken for decided.
    new FocusReturn(row->combo());
    return &row->combo();
}

void SidePanel::showCombo(QComboBox& combo, bool shown)
{
    combo.parentWidget()->setVisible(shown);
}

void SidePanel::addAboveDice(QWidget* widget)
{
    m_above->addWidget(widget);
    if (const auto* options = qobject_cast<OptionColumn*>(widget))
        options->labels().join(*m_labels);
}

void SidePanel::show(const CombatantView* who, const QString& words)
{
    m_face = faceOf(who ? &who->combatant : nullptr);
    m_name->setText(who ? text::visible(who->combatant.name) : tr("Nobody"));
    m_words->setText(words);
    m_words->setVisible(!words.isEmpty());
    refreshBadge();
}

void SidePanel::refreshBadge()
{
    m_badge->setVisible(!m_face.letters.isEmpty());
    m_badge->setPixmap(
        badgePixmap(m_face, m_style.theme(), m_style.theme().scaled(kSidePanelBadge), devicePixelRatioF()));
}

void SidePanel::addDecision(QWidget* widget)
{
    m_decision = widget;
    m_standing->layout()->addWidget(widget);
}

void SidePanel::addBelowDice(QWidget* widget)
{
    m_below->addWidget(widget);
}

void SidePanel::showAction(const ActionRecord& action, bool fallen, bool finished, const QString& standing, bool tells)
{
    m_steps->setAction(fallen || tells ? action : ActionRecord{});
    m_title->setText(standing);
    m_title->setVisible(!standing.isEmpty());
    const bool decides = m_decision && !m_decision->isHidden();
    m_standing->setVisible(decides || (fallen && !finished && !standing.isEmpty()));
    // Later: new tiles are shown, and so counted, once the event in hand is over.
    QMetaObject::invokeMethod(this, &SidePanel::fitDice, Qt::QueuedConnection);
}

void SidePanel::fitDice()
{
    m_dice->setMinimumHeight(m_dice->neededHeight());
}

void SidePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    QMetaObject::invokeMethod(this, &SidePanel::fitDice, Qt::QueuedConnection);
}

void SidePanel::setLow(bool low)
{
    m_dice->setCompact(low);
    // In a column that scrolls nothing else may change its size with them.
    QMetaObject::invokeMethod(this, &SidePanel::fitDice, Qt::QueuedConnection);
}

}  // namespace hitspread
