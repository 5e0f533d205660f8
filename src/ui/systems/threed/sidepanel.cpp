#include "ui/systems/threed/sidepanel.h"

#include "ui/attack/attackpresenter.h"
#include "ui/attack/dicepanel.h"
#include "ui/attack/labelcolumn.h"
#include "ui/attack/optioncolumn.h"
#include "ui/attack/resultpanel.h"
#include "ui/rules/explanationpanel.h"
#include "ui/systems/threed/comborow.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/elidedlabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace hitspread::threed {

namespace {

constexpr int kSidePanelBadge = 42;
constexpr int kFewLines = 2;
constexpr int kManyLines = 4;

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
      m_words(new ElidedLabel(this)),
      m_above(new QVBoxLayout),
      m_dice(new DicePanel(presenter, style, this)),
      m_steps(new ExplanationPanel(style, this)),
      m_result(new ResultPanel(this))
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
    auto* lines = new QVBoxLayout;
    lines->setSpacing(0);
    lines->addWidget(m_name);
    lines->addWidget(m_words);
    head->addLayout(lines, 1);
    column->addLayout(head);
    column->addWidget(ruleIn(this));
    m_above->setSpacing(6);
    column->addLayout(m_above);
    column->addWidget(ruleIn(this));
    m_dice->setSide(side);
    column->addWidget(m_dice);
    m_steps->model().setSide(side);
    m_steps->setRulingsAllowed(true);
    column->addWidget(m_steps, 1);
    m_result->setRole(side == 0 ? Role::Actor : Role::Target);
    m_result->setMostLines(kManyLines);
    m_result->hide();
    connect(&style, &ApplicationStyle::themeChanged, this, &SidePanel::refreshBadge);
}

QComboBox* SidePanel::addCombo(const QString& label, const QString& name)
{
    auto* row = new ComboRow(label, name, *m_labels, this);
    m_above->addWidget(row);
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
    m_name->setText(who ? QString::fromStdString(who->combatant.name) : tr("Nobody"));
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

void SidePanel::showAction(const ActionRecord& action, bool fallen, bool finished, const QString& outcome)
{
    m_steps->setAction(fallen ? action : ActionRecord{});
    m_result->setTitle(outcome);
    m_result->setAction(finished ? action : ActionRecord{});
    m_result->setVisible(fallen && !outcome.isEmpty());
}

void SidePanel::setLow(bool low)
{
    m_dice->setCompact(low);
    m_result->setMostLines(low ? kFewLines : kManyLines);
}

}  // namespace hitspread::threed
