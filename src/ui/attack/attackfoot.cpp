#include "ui/attack/attackfoot.h"

#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/labels/fewlineslabel.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

#include <utility>

namespace hitspread {

namespace {
/// Width at 100 % from which keys are named on the buttons and the replay has one of its own.
constexpr int kRoomForKeys = 720;
constexpr int kMostOfCure = 320;  ///< px
}  // namespace

AttackFoot::AttackFoot(const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_style(style),
      m_replay(new QPushButton(tr("Replay   P"), this)),
      m_again(new QPushButton(tr("Roll again…"), this)),
      m_drop(new QPushButton(tr("Drop…"), this)),
      m_rollAll(new QPushButton(this)),
      m_close(new QPushButton(this)),
      m_primary(new QPushButton(this)),
      m_note(new FewLinesLabel(2, this)),
      m_row(new QHBoxLayout(this))
{
    QHBoxLayout* row = m_row;
    row->setContentsMargins(space::kLarge, space::kSmall, space::kLarge, 10);
    m_replay->setObjectName(QStringLiteral("replayButton"));
    m_again->setObjectName(QStringLiteral("againButton"));
    m_drop->setObjectName(QStringLiteral("dropButton"));
    m_rollAll->setObjectName(QStringLiteral("rollAllButton"));
    m_rollAll->setToolTip(tr("Roll every die that is left; nothing more is asked (Shift+R)"));
    m_close->setObjectName(QStringLiteral("closeButton"));
    m_primary->setObjectName(QStringLiteral("primaryButton"));
    m_note->setObjectName(QStringLiteral("attackNote"));
    for (QPushButton* button : {m_replay, m_again, m_drop, m_rollAll}) {
        button->setProperty("plain", QStringLiteral("true"));
        row->addWidget(button);
    }
    setLook(*m_note, "textRole", QStringLiteral("secondary"));
    row->addWidget(m_note, 1);
    row->addWidget(m_close);
    row->addSpacing(space::kMedium);
    m_primary->setProperty("primary", QStringLiteral("true"));
    row->addWidget(m_primary);
    for (QPushButton* button : {m_replay, m_again, m_drop, m_rollAll, m_close, m_primary})
        button->setAutoDefault(false);
    // A click must not take the keyboard away from the choice it answers.
    m_primary->setFocusPolicy(Qt::TabFocus);
    m_primary->installEventFilter(this);
    connect(m_replay, &QPushButton::clicked, this, &AttackFoot::replayAsked);
    connect(m_again, &QPushButton::clicked, this, &AttackFoot::againAsked);
    connect(m_drop, &QPushButton::clicked, this, &AttackFoot::dropAsked);
    connect(m_rollAll, &QPushButton::clicked, this, &AttackFoot::rollAllAsked);
    connect(m_close, &QPushButton::clicked, this, &AttackFoot::closeAsked);
    connect(m_primary, &QPushButton::clicked, this, &AttackFoot::primaryAsked);
    connect(&style, &ApplicationStyle::themeChanged, this, &AttackFoot::refresh);
    refresh();
}

void AttackFoot::setState(const State& state)
{
    m_state = state;
    m_isMarked = false;
    refresh();
}

void AttackFoot::setMarked(bool marked)
{
    const bool isOther = std::exchange(m_isMarked, marked) != marked;
    // Whatever was warned of meanwhile stays.
    if (isOther && !m_state.complaints.isEmpty() && m_note->text() == m_state.complaints.first())
        hint({});
}

void AttackFoot::setPast(bool past)
{
    if (std::exchange(m_past, past) != past)
        refresh();
}

void AttackFoot::setFixed(const QString& reason)
{
    if (std::exchange(m_fixed, reason) != reason)
        refresh();
}

void AttackFoot::setOnChoice(bool on)
{
    if (std::exchange(m_onChoice, on) != on)
        refresh();
}

void AttackFoot::setCures(const QStringList& words)
{
    if (std::exchange(m_cures, words) == words)
        return;
    bool hadKeyboard = false;
    for (QPushButton* button : std::exchange(m_others, {})) {
        hadKeyboard = hadKeyboard || button->hasFocus();
        button->hide();
        button->deleteLater();
    }
    for (int i = 1; i < words.size(); ++i) {
        auto* button = new QPushButton(withoutMnemonic(shortCure(words[i])), this);
        button->setAccessibleName(words[i]);
        button->setObjectName(QStringLiteral("cure%1").arg(i));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT cureAsked(i); });
        m_row->insertWidget(m_row->indexOf(m_close), button);
        setTabOrder(m_others.isEmpty() ? m_primary : m_others.last(), button);
        m_others << button;
    }
    refresh();
    if (hadKeyboard && m_primary->isEnabled())
        m_primary->setFocus();
}

/// An arrow the window has no use for would go on from the brass button as Tab does, and the next one change the weapon.
bool AttackFoot::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_primary && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down)
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// A cure may name somebody, and no name pushes out the buttons beside it.
QString AttackFoot::shortCure(const QString& words) const
{
    return fontMetrics().elidedText(words, Qt::ElideRight, m_style.theme().scaled(kMostOfCure));
}

/// It never offers what would be refused: then it does what takes the refusal away, if anything does.
void AttackFoot::refreshPrimary(bool keys)
{
    const bool choosing = m_state.choosing || m_onChoice;
    const bool stands = m_state.ready && m_state.complaints.isEmpty();
    const bool cures = !m_cures.isEmpty() && !stands && m_fixed.isEmpty();
    const Theme& theme = m_style.theme();
    const QString cure = cures ? shortCure(m_cures.first()) : QString();
    m_primary->setText(cures                            ? (withoutMnemonic(keys ? tr("%1   Enter").arg(cure) : cure))
                           : m_state.finished && m_past ? (keys ? tr("Change it   Enter") : tr("Change it"))
                           : m_state.finished           ? (keys ? tr("Apply   Enter") : tr("Apply"))
                           : choosing                   ? (keys ? tr("Use this   Enter") : tr("Use this"))
                                                        : (keys ? tr("Roll   Enter") : tr("Roll")));
    m_primary->setIcon(
        iconOf(m_state.finished || choosing || cures ? Icon::Check : Icon::Dice, theme, Token::OnAccent));
    enablePrimary(cures || (stands && m_fixed.isEmpty()));
    m_primary->setToolTip(m_fixed.isEmpty() ? m_state.complaints.join(QLatin1Char('\n')) : m_fixed);
    for (QPushButton* button : m_others)
        button->setVisible(cures);
}

void AttackFoot::takeKeyboard()
{
    m_primary->setFocus();
    m_awaitsKeyboard = !m_primary->isEnabled();
}

/// While it cannot, Qt hands the keyboard on to its neighbour, and from there to the next one where that goes: nobody meant them.
void AttackFoot::enablePrimary(bool can)
{
    const QWidget* holder = window()->focusWidget();
    m_awaitsKeyboard = m_awaitsKeyboard || (!can && holder == m_primary);
    m_primary->setEnabled(can);
    if (!can)
        return;
    if (m_awaitsKeyboard && (!holder || isAncestorOf(holder)))
        m_primary->setFocus();
    m_awaitsKeyboard = false;
}

void AttackFoot::refresh()
{
    const bool keys = width() >= m_style.theme().scaled(kRoomForKeys);
    dress(keys);
    // A language may need more.
    if (keys && m_row->minimumSize().width() > width())
        dress(false);
    hint({});
}

void AttackFoot::dress(bool keys)
{
    const Theme& theme = m_style.theme();
    refreshPrimary(keys);
    m_close->setText(keys ? tr("Close   Esc") : tr("Close"));
    m_replay->setIcon(iconOf(Icon::Replay, theme));
    m_again->setIcon(iconOf(Icon::Dice, theme));
    m_drop->setIcon(iconOf(Icon::Delete, theme));
    // Low on room the player's own button is enough.
    m_replay->setVisible(m_state.finished && m_state.replayable && keys);
    m_rollAll->setIcon(iconOf(Icon::Dice, theme));
    m_rollAll->setText(keys ? tr("Roll the rest   Shift+R") : tr("Roll the rest"));
    const bool keeps = m_fixed.isEmpty();
    m_rollAll->setVisible(m_state.several && m_state.ready && !m_state.finished && m_state.complaints.isEmpty()
                          && keeps);
    m_again->setVisible(m_state.fallen && !m_past && keeps);
    m_drop->setVisible(m_state.fallen && !m_past && keeps);
}

void AttackFoot::hint(const QString& words)
{
    if (!m_fixed.isEmpty())
        say(m_fixed, true);
    else if (!words.isEmpty())
        say(words, false);
    else if (!m_state.complaints.isEmpty() && m_isMarked && m_cures.isEmpty())
        say(tr("What is marked in red stands against it."), true);
    else if (!m_state.complaints.isEmpty())
        say(m_state.complaints.first(), !m_state.asks);
    else if (!m_state.ready)
        say(m_state.aims ? tr("Choose a target: click a combatant or press Tab.") : QString(), false);
    else if (!m_state.walk.isEmpty() && m_state.finished)
        say(m_state.walk, false);
    else if (m_onChoice || m_state.choosing)
        say(m_state.counts ? tr("Enter takes what is chosen; a digit, + or − takes another.")
                           : tr("Enter takes what is chosen, Alt and a digit another; digits alone are dice."),
            false);
    else if (m_past)
        say(tr("Change what was wrong. Every die that still counts is kept; nothing changes before you say so."),
            false);
    else if (m_state.fallen)
        say(tr("Changing an option keeps the dice. Closing keeps them too."), false);
    else if (m_state.finished)
        say(tr("No die is needed. Enter applies it."), false);
    else if (m_state.aims)
        say(tr("Click a hex to aim there. R rolls, digits type a die."), false);
    else
        say(tr("R rolls, digits type a die."), false);
}

void AttackFoot::warn(const QString& words)
{
    say(words, true);
    QAccessibleEvent event(m_note, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void AttackFoot::say(const QString& words, bool wrong)
{
    m_note->setText(words);
    setLook(*m_note, "tone", wrong ? QStringLiteral("dmg") : QStringLiteral("muted"));
}

void AttackFoot::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    refresh();
}

}  // namespace hitspread
