#include "ui/shell/whathappened.h"

#include "models/fight.h"
#include "models/tracemodel.h"
#include "rules/systems/registry.h"
#include "services/groupaction.h"
#include "text/labels.h"
#include "ui/rules/explanationpanel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QLabel>
#include <QMetaObject>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <utility>

namespace hitspread {

namespace {

/// Who does it to whom; without anybody it is done to, what it is; time for everybody by the moment it leads to.
QString whoDidWhat(const ActionRecord& action)
{
    const QString targets = namesIn(action, Role::Target).join(QStringLiteral(", "));
    const System* system = findSystem(action.system);
    if (isForEverybody(action))
        return timeOf(action);
    if (targets.isEmpty() && system)
        return WhatHappened::tr("%1: %2").arg(nameIn(action, Role::Actor), text::action(*system, action.action));
    return WhatHappened::tr("%1 → %2").arg(nameIn(action, Role::Actor), targets);
}

}  // namespace

WhatHappened::WhatHappened(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_fight(fight),
      m_title(new QLabel(this)),
      m_outcome(new QLabel(this)),
      m_steps(new ExplanationPanel(style, this)),
      m_undo(new QPushButton(tr("Undo"), this))
{
    setLook(*m_title, "textRole", QStringLiteral("heading"));
    setLook(*m_outcome, "textRole", QStringLiteral("secondary"));
    m_title->setWordWrap(true);
    m_outcome->setWordWrap(true);
    m_outcome->setObjectName(QStringLiteral("lastOutcome"));
    m_undo->setObjectName(QStringLiteral("undoLast"));
    m_undo->setProperty("plain", QStringLiteral("true"));
    const auto showIcon = [this, &style] { m_undo->setIcon(iconOf(Icon::Undo, style.theme())); };
    connect(&style, &ApplicationStyle::themeChanged, this, showIcon);
    showIcon();
    m_undo->setToolTip(tr("Take this back (Ctrl+Z)"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 4, 8, 8);
    column->setSpacing(4);
    column->addWidget(m_title);
    column->addWidget(m_outcome);
    column->addWidget(m_steps, 1);
    column->addWidget(m_undo, 0, Qt::AlignRight);
    connect(m_undo, &QPushButton::clicked, this, &WhatHappened::undoAsked);
    fight.follow(FightChange::Place | FightChange::Fights, this, &WhatHappened::showLastSoon);
    showLast();
}

int WhatHappened::undoHeight() const
{
    return m_undo->sizeHint().height() + layout()->spacing();
}

QSize WhatHappened::minimumSizeHint() const
{
    const QSize least = QWidget::minimumSizeHint();
    return {least.width(), least.height() - (m_undo->isHidden() ? 0 : undoHeight())};
}

/// Where the panel is low the steps come first; the tool bar takes back, too.
void WhatHappened::fitUndo()
{
    const int others = layout()->totalMinimumHeightForWidth(width()) - (m_undo->isHidden() ? 0 : undoHeight());
    m_undo->setVisible(m_canUndo && height() >= others + undoHeight());
}

void WhatHappened::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitUndo();
}

/// What happened to many at once has a line for each of their steps: those are made and laid out in an event of their own, between what
/// else shows the new fight and the painting of it all.
void WhatHappened::showLastSoon()
{
    if (std::exchange(m_isStale, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!m_isStale)
                return;
            showLast();
            if (!isVisible())
                return;
            layout()->activate();
            m_steps->layOut();
        },
        Qt::QueuedConnection);
}

void WhatHappened::showLast()
{
    QString empty = tr("How the last action was worked out is shown here, step by step and rule by rule.");
    if (m_fight.isLoaded() && m_fight.snapshot().undoable != 0)
        empty = tr(
            "The last step was made by hand: there is nothing to work out. An action chosen in the history shows how it came about.");
    else if (m_fight.isLoaded())
        empty = tr("Nothing has happened yet in this fight. Click a hex of the body to fire at it.");
    m_steps->setEmptyText(empty);
    const auto& last = m_fight.snapshot().last;
    show(last ? *last : ActionRecord{}, true);
}

void WhatHappened::showEntry(EntryId entry)
{
    m_fight.gateway().run(
        this, [entry](CampaignServices& services) { return services.history.entry(entry); },
        [this](LogEntry loaded) {
            if (loaded.action)
                show(*loaded.action, loaded.id == m_fight.snapshot().undoable);
        });
}

void WhatHappened::show(const ActionRecord& action, bool isLast)
{
    // What is shown now is newer than what was to be shown soon.
    m_isStale = false;
    const bool any = !action.system.empty();
    m_title->setVisible(any);
    m_outcome->setVisible(any);
    m_canUndo = any && isLast;
    m_title->setText(any ? whoDidWhat(action) : QString());
    m_outcome->setText(any ? outcomeOf(action) : QString());
    m_steps->setAction(action);
    fitUndo();
}

}  // namespace hitspread
