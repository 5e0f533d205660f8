#include "ui/systems/percentile/dueldialog.h"

#include "models/fight/digest.h"
#include "models/play/actiontrial.h"
#include "models/systems/percentile/percentilesides.h"
#include "rules/systems/percentile/duel.h"
#include "rules/systems/percentile/vocabulary.h"
#include "text/echo.h"
#include "text/systems/percentile/resultwords.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackstart.h"
#include "ui/attack/dice/dicepanel.h"
#include "ui/attack/options/optioncolumn.h"
#include "ui/odds/actionodds.h"
#include "ui/odds/oddspane.h"
#include "ui/odds/oddspanel.h"
#include "ui/rules/explanationpanel.h"
#include "ui/systems/percentile/duelpairs.h"
#include "ui/theme/applicationstyle.h"
#include "ui/verdict/attackverdict.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread::percentile {

namespace {
constexpr int kDuelDialogLow = 760;

/// What can be said of a duel as a whole.
class DuelOptionColumn final : public OptionColumn {
public:
    DuelOptionColumn(AttackPresenter& presenter, const ApplicationStyle& style, const QString& words, QWidget* parent)
        : OptionColumn(presenter, style, parent)
    {
        addRow(declare::name<&Duel::options, &DuelOptions::takesActions>(kDuelParts), words);
    }
};

}  // namespace

DuelDialog::DuelDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent, AttackLog* log)
    : ActionDialog(fight, style, parent, log),
      m_list(new DuelPairs(this)),
      m_options(new DuelOptionColumn(*m_presenter, style, tr("Takes their Actions of the round"), this)),
      m_verdict(new AttackVerdict(*m_presenter, style, this)),
      m_odds(new ActionOdds(*m_presenter, this, this)),
      m_oddsPlace(new OddsPane(*m_presenter, *m_odds, preferences, style, *this))
{
    setObjectName(QStringLiteral("duelDialog"));
    setHands({.dice = this, .keys = this});
    setDropWords(tr("Drop this duel:"));
    const int percent = style.theme().textPercent();
    setMinimumWithinScreen(*this, QSize(880, 560) * percent / 100);
    resizeWithinScreen(*this, QSize(1060, 760) * percent / 100);
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::kLarge, space::kSmall, space::kMedium, space::kSmall);
    head->setSpacing(space::kSmall);
    head->addWidget(m_list, 1);
    head->addWidget(&m_odds->button(), 0, Qt::AlignTop);
    column->addLayout(head);
    m_options->setContentsMargins(0, 0, 0, space::kTiny);
    m_options->hide();
    column->addWidget(m_options);
    auto* halves = new QHBoxLayout;
    halves->setSpacing(1);
    halves->addWidget(makeHalf(0), 1);
    halves->addWidget(makeHalf(1), 1);
    column->addLayout(halves, 1);
    auto* result = new QVBoxLayout;
    result->setContentsMargins(space::kLarge, space::kSmall, space::kLarge, 0);
    result->addWidget(m_verdict);
    column->addLayout(result);
    layOut(*middle);
    m_foot->primary()->setObjectName(QStringLiteral("duelPrimary"));
    connect(m_presenter, &AttackPresenter::changed, this, &DuelDialog::refresh);
    connect(m_odds, &ActionOdds::toggled, this, [this] {
        // They are told from the first pair on, and stand beside it.
        if (m_odds->isAsked())
            view(0);
        refresh();
    });
    connect(m_list, &DuelPairs::picked, this, &DuelDialog::view);
    connect(m_list, &DuelPairs::moreAsked, this, &DuelDialog::addPair);
    connect(m_list, &DuelPairs::fewerAsked, this, &DuelDialog::removePair);
}

QWidget* DuelDialog::makeHalf(int side)
{
    Half& half = m_halves[static_cast<std::size_t>(side)];
    half.area = new QScrollArea(this);
    half.area->setWidgetResizable(true);
    half.area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setLook(*half.area, "ground", QStringLiteral("surface"));
    auto* box = new QWidget(half.area);
    box->setAttribute(Qt::WA_StyledBackground);
    setLook(*box, "ground", QStringLiteral("surface"));
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(space::kLarge, space::kMedium, space::kMedium, space::kMedium);
    column->setSpacing(space::kSmall);
    half.who = new QComboBox(box);
    half.who->setObjectName(side == 0 ? QStringLiteral("leftPerson") : QStringLiteral("rightPerson"));
    half.who->setAccessibleName(side == 0 ? tr("Left side of the pair") : tr("Right side of the pair"));
    half.weapon = new QComboBox(box);
    half.weapon->setObjectName(side == 0 ? QStringLiteral("leftWeapon") : QStringLiteral("rightWeapon"));
    for (QComboBox* combo : {half.who, half.weapon}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(12);
    }
    half.needed = new QLabel(box);
    half.needed->setObjectName(side == 0 ? QStringLiteral("leftNeeded") : QStringLiteral("rightNeeded"));
    half.needed->setWordWrap(true);
    half.dice = new DicePanel(*m_presenter, m_style, box);
    half.dice->setSide(side);
    half.steps = new ExplanationPanel(m_style, box);
    half.steps->model().setSide(side);
    half.steps->setRulingsAllowed(true);
    column->addWidget(half.who);
    column->addWidget(half.weapon);
    column->addWidget(half.needed);
    column->addWidget(half.dice);
    // Before the dice fall there is room in place of the steps.
    if (side == 1) {
        m_oddsPlace->panel().setAimable(false);
        column->addWidget(&m_oddsPlace->panel());
    }
    column->addWidget(half.steps, 1);
    const auto place = static_cast<std::size_t>(side);
    connect(half.who, &QComboBox::activated, this, [this, place] { choosePerson(place); });
    connect(half.weapon, &QComboBox::activated, this, [this, place] { chooseWeapon(place); });
    connectDice(*half.dice);
    connect(half.dice, &DicePanel::steppedBack, this, &DuelDialog::focusDice);
    connectSteps(*half.steps);
    leaveEnterTo(*half.steps);
    half.area->setWidget(box);
    // However low the window is: the die that is asked for is in sight.
    connect(qApp, &QApplication::focusChanged, half.area, [area = half.area](QWidget*, QWidget* now) {
        if (now && area->widget()->isAncestorOf(now))
            area->ensureWidgetVisible(now);
    });
    return half.area;
}

bool DuelDialog::focusDice()
{
    // The question asked first decides whose die comes next.
    const DiceQuestion* open = m_presenter->dice().open();
    if (const auto pair = open ? open->question.key.subject.shot() : std::nullopt)
        view(*pair);
    return m_halves[0].dice->focusOpen() || m_halves[1].dice->focusOpen();
}

bool DuelDialog::takeOwnKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Plus: addPair(); return true;
    case Qt::Key_Minus: removePair(); return true;
    case Qt::Key_PageDown: view(static_cast<int>(m_view) + 1); return true;
    case Qt::Key_PageUp: view(static_cast<int>(m_view) - 1); return true;
    default: break;
    }
    if (event.key() != Qt::Key_H || event.modifiers() != Qt::NoModifier)
        return false;
    if (const QString why = m_odds->refusal(); !why.isEmpty())
        m_foot->warn(why);
    m_odds->toggle();
    return true;
}

bool DuelDialog::stepBack()
{
    return m_halves[0].dice->stepBack() && focusDice();
}

bool DuelDialog::holdsDice(const QWidget* widget) const
{
    return std::ranges::any_of(m_halves, [widget](const Half& half) { return half.dice->isAncestorOf(widget); });
}

QString DuelDialog::nameAt(std::size_t pair, std::size_t side) const
{
    const CombatantView* who = m_fight.snapshot().find(m_pairs[pair][side].who);
    return who ? text::visible(who->combatant.name) : QString();
}

void DuelDialog::fillWeapons(QComboBox& weapons, const DuelPlace& place)
{
    weapons.clear();
    if (const CombatantView* who = m_fight.snapshot().find(place.who)) {
        for (const WeaponDigest& weapon : weaponsOf(m_fight.snapshot().encounter.system, *who))
            weapons.addItem(tr("%1 · %2").arg(weapon.name, weapon.detail), QVariant::fromValue(weapon.possession));
    }
    weapons.addItem(tr("Bare hands"), QVariant::fromValue(RecordId(0)));
    weapons.setCurrentIndex(weapons.findData(QVariant::fromValue(place.weapon)));
}

/// Whoever stands in another pair can be chosen, too: the two change places.
void DuelDialog::fill(std::size_t side)
{
    const Half& half = m_halves[side];
    const DuelPlace& place = m_pairs[m_view][side];
    const QSignalBlocker quietWho(half.who);
    const QSignalBlocker quietWeapon(half.weapon);
    half.who->clear();
    const Duel* duel = declared();
    const DuelOptions options = duel ? duel->options : DuelOptions();
    for (const CombatantView& who : m_fight.snapshot().combatants) {
        const bool isHe = who.combatant.id == place.who;
        const QString name = text::visible(who.combatant.name);
        if (isHe || (canDuel(who) && who.combatant.id != m_pairs[m_view][1 - side].who))
            half.who->addItem(mayDuel(who, options) ? name : tr("%1 · no Action left").arg(name),
                              QVariant::fromValue(who.combatant.id));
    }
    half.who->setCurrentIndex(half.who->findData(QVariant::fromValue(place.who)));
    fillWeapons(*half.weapon, place);
    half.weapon->setAccessibleName(tr("Weapon, %1").arg(nameAt(m_view, side)));
    half.steps->setTitle(tr("Steps, %1").arg(nameAt(m_view, side)));
}

void DuelDialog::startWith(const AttackStart& start)
{
    m_action = start.order.action;
    if (start.odds)
        m_odds->setWanted(true);
    if (const auto& pending = m_fight.snapshot().pending)
        return resume(*pending);
    const CombatantView* left = m_fight.active();
    const CombatantView* right = m_fight.target();
    if (!left || !right)
        return;
    DuelPair pair{placedIn(*left), placedIn(*right)};
    const RecordId chosen = m_fight.weapon();
    if (std::ranges::any_of(left->weapons, [chosen](const auto& item) { return item.possession.id == chosen; }))
        pair[0].weapon = chosen;
    openWith({pair});
    begin();
}

void DuelDialog::resume(const PendingAction& pending)
{
    if (comeForward(pending))
        return;
    std::vector<DuelPair> pairs = pairsOf(pending, m_fight.snapshot());
    if (pairs.empty())
        return;
    m_action = pending.action.action;
    openWith(std::move(pairs));
    m_presenter->resume(pending);
}

void DuelDialog::openWith(std::vector<DuelPair> pairs)
{
    m_pairs = std::move(pairs);
    m_view = 0;
    m_asked.reset();
    showPairs();
    open();
}

void DuelDialog::showPairs()
{
    const int strand = static_cast<int>(m_view);
    for (std::size_t side = 0; side < m_halves.size(); ++side) {
        fill(side);
        m_halves[side].dice->setStrand(strand);
        m_halves[side].steps->model().setStrand(strand);
    }
    const QString one = tr("Duel: %1 and %2 - Hitspread").arg(nameAt(0, 0), nameAt(0, 1));
    entitle(*this, m_pairs.size() == 1 ? one : tr("Duel of %1 pairs - Hitspread").arg(m_pairs.size()));
}

void DuelDialog::begin()
{
    if (!m_pairs.empty())
        m_presenter->begin(orderOf(m_pairs, m_action, m_fight.snapshot().encounter.id));
}

void DuelDialog::view(int pair)
{
    const auto place = static_cast<std::size_t>(qBound(0, pair, static_cast<int>(m_pairs.size()) - 1));
    if (m_pairs.empty() || place == m_view)
        return;
    const bool hadDice = focusWidget() && holdsDice(focusWidget());
    m_view = place;
    {
        // Dice that are out of sight have not fallen: nobody goes back to them.
        const QSignalBlocker left(m_halves[0].dice);
        const QSignalBlocker right(m_halves[1].dice);
        showPairs();
    }
    refresh();
    if (hadDice && !m_halves[0].dice->focusOpen() && !m_halves[1].dice->focusOpen())
        m_foot->primary()->setFocus();
}

const Duel* DuelDialog::declared() const
{
    return m_presenter->isReady() ? m_presenter->action().request.input.as<Duel>() : nullptr;
}

std::optional<DuelPair> DuelDialog::further() const
{
    if (m_presenter->dice().hasFallen() || m_pairs.size() >= kMostDuellists)
        return std::nullopt;
    const Duel* duel = declared();
    return nextPair(m_fight.snapshot(), m_pairs, duel ? duel->options : DuelOptions());
}

void DuelDialog::addPair()
{
    const auto pair = further();
    if (!pair)
        return m_foot->warn(m_presenter->dice().hasFallen() ? tr("Dice have fallen: the pairs stand.")
                                                            : tr("There are not two more who could fight."));
    m_pairs.push_back(*pair);
    m_view = m_pairs.size() - 1;
    showPairs();
    begin();
}

void DuelDialog::removePair()
{
    if (m_presenter->dice().hasFallen() || m_pairs.size() < 2)
        return;
    m_pairs.erase(m_pairs.begin() + static_cast<std::ptrdiff_t>(m_view));
    m_view = qMin(m_view, m_pairs.size() - 1);
    showPairs();
    begin();
}

void DuelDialog::choosePerson(std::size_t side)
{
    if (const CombatantView* who = m_fight.snapshot().find(m_halves[side].who->currentData().toLongLong())) {
        stand(m_pairs, m_view, side, *who);
        showPairs();
        begin();
    }
}

void DuelDialog::chooseWeapon(std::size_t side)
{
    m_pairs[m_view][side].weapon = m_halves[side].weapon->currentData().toLongLong();
    begin();
}

std::optional<DuelDialog::Need> DuelDialog::needAt(std::size_t pair, std::size_t side) const
{
    const auto* duel = m_presenter->isReady() ? m_presenter->action().request.input.as<Duel>() : nullptr;
    if (!duel || !m_presenter->complaints().isEmpty())
        return std::nullopt;
    const ActionTrial trial(m_presenter->action());
    const auto index = static_cast<std::uint16_t>(indexOfSide(static_cast<int>(pair), static_cast<int>(side)));
    const auto rating = trial.value({static_cast<std::uint16_t>(Quantity::DuelRating), index});
    const auto target = trial.value({static_cast<std::uint16_t>(Quantity::DuelTarget), index});
    return rating && target ? std::optional(Need{*rating, hittingFaces(*target, duel->switches.duelHit)})
                            : std::nullopt;
}

QString DuelDialog::lineOf(std::size_t pair) const
{
    const QString told = m_presenter->isFinished() ? pairWords(m_presenter->action(), pair) : QString();
    if (!told.isEmpty())
        return tr("%1  %2", "number of a pair, what came of it").arg(QString::number(pair + 1), told);
    const auto words = [&](std::size_t side) {
        const auto need = needAt(pair, side);
        return need ? tr("%1 (%2)", "name, what he needs").arg(nameAt(pair, side), duelNumberWords(need->faces))
                    : nameAt(pair, side);
    };
    return tr("%1  %2 against %3", "number of a pair, name, name").arg(QString::number(pair + 1), words(0), words(1));
}

void DuelDialog::followDice()
{
    const DiceQuestion* open = m_presenter->dice().open();
    const auto asked = open && m_presenter->dice().hasFallen() ? open->question.key.subject.shot() : std::nullopt;
    if (asked == m_asked)
        return;
    m_asked = asked;
    const auto place = asked ? static_cast<std::size_t>(*asked) : m_pairs.size();
    if (place >= m_pairs.size() || place == m_view)
        return;
    m_view = place;
    showPairs();
}

/// Before the dice fall, or what stands against the duel beside what the foot says: at the side it is about.
QString DuelDialog::emptyWordsAt(std::size_t side) const
{
    const QStringList missing = m_presenter->complaints().all();
    if (missing.isEmpty())
        return emptyWords(tr("Both roll at once. Roll or type the dice."));
    QStringList words;
    for (qsizetype i = 1; i < missing.size(); ++i) {
        if (sideRefused(static_cast<std::size_t>(i)) == side)
            words << missing[i];
    }
    return words.join(QLatin1Char('\n'));
}

/// The side a refusal is about; the first where it is about the duel as a whole.
std::size_t DuelDialog::sideRefused(std::size_t refusal) const
{
    const std::vector<Refusal> refusals = m_presenter->complaints().refusals();
    return refusal < refusals.size() && refusals[refusal].part.starts_with("sideB") ? 1 : 0;
}

/// Where another one can be chosen in place of whoever cannot take part.
void DuelDialog::focusMissing()
{
    const std::vector<Refusal> refusals = m_presenter->complaints().refusals();
    if (refusals.empty() || refusals.front().who.empty())
        return;
    view(static_cast<int>(refusals.front().element));
    m_halves[sideRefused(0)].who->setFocus();
}

void DuelDialog::refresh()
{
    const bool finished = m_presenter->isFinished();
    const bool fallen = m_presenter->dice().hasFallen();
    followDice();
    const Duel* duel = declared();
    m_options->setVisible(duel && countsActions(*duel));
    // Who has no Action is marked, as long as the duel takes one.
    for (std::size_t side = 0; side < m_halves.size() && !m_pairs.empty(); ++side)
        fill(side);
    QStringList lines;
    for (std::size_t i = 0; i < m_pairs.size(); ++i)
        lines << lineOf(i);
    m_list->show(lines, static_cast<int>(m_view));
    m_list->setChangeable(further().has_value(), !fallen && m_pairs.size() > 1);
    for (std::size_t side = 0; side < m_halves.size() && !m_pairs.empty(); ++side) {
        const auto need = needAt(m_view, side);
        m_halves[side].needed->setText(need ? duelNeedWords(need->rating, need->faces) : QString());
        m_halves[side].needed->setVisible(need.has_value());
    }
    for (std::size_t side = 0; side < m_halves.size(); ++side) {
        const Half& half = m_halves[side];
        half.who->setEnabled(!fallen);
        half.weapon->setEnabled(!fallen);
        half.steps->setEmptyText(emptyWordsAt(side));
        half.steps->setAction(finished || fallen ? m_presenter->action() : ActionRecord{});
    }
    m_odds->ask();
    m_oddsPlace->show(*m_halves[1].steps);
    if (m_view > 0 && m_odds->isAsked()) {
        m_oddsPlace->panel().hide();
        m_halves[1].steps->setEmptyText(tr("The odds of every pair stand beside the first one."));
        m_halves[1].steps->show();
    }
    // Later: new tiles are shown, and so counted, once the event in hand is over.
    QMetaObject::invokeMethod(this, &DuelDialog::alignDice, Qt::QueuedConnection);
    m_foot->setState({finished, m_presenter->isReady(), fallen, false, m_presenter->complaints().all()});
    if (!fallen && m_presenter->complaints().isEmpty())
        m_foot->hint(m_pairs.size() > 1 ? tr("R rolls for all, digits type the dice.")
                                        : tr("R rolls for both, digits type the dice."));
}

void DuelDialog::alignDice()
{
    // As high as the other side's, so that the steps begin on one line.
    int highest = 0;
    for (const Half& half : m_halves)
        highest = qMax(highest, half.dice->neededHeight());
    for (const Half& half : m_halves) {
        half.dice->setMinimumHeight(highest);
        half.steps->fitInto(*half.area);
    }
}

void DuelDialog::resizeEvent(QResizeEvent* event)
{
    const bool low = height() < kDuelDialogLow;
    for (const Half& half : m_halves)
        half.dice->setCompact(low);
    QMetaObject::invokeMethod(this, &DuelDialog::alignDice, Qt::QueuedConnection);
    m_verdict->setMostLines(low ? 2 : 6);
    m_list->setMostLines(low ? 2 : 4);
    AttackDialog::resizeEvent(event);
}

}  // namespace hitspread::percentile
