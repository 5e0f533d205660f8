#include "ui/attack/simpleactiondialog.h"

#include "models/fight/digest.h"
#include "models/fight/targets.h"
#include "models/history/tracemodel.h"
#include "models/play/attackpresenter.h"
#include "models/play/severalmarked.h"
#include "models/turn/phaseshare.h"
#include "rules/systems/registry.h"
#include "services/action/groupaction.h"
#include "services/turn/turnservice.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/body/stageheader.h"
#include "ui/attack/columns.h"
#include "ui/attack/dice/dicepanel.h"
#include "ui/attack/dice/spendpanel.h"
#include "ui/attack/initiativetable.h"
#include "ui/attack/options/combatantchecklist.h"
#include "ui/attack/options/genericoptions.h"
#include "ui/attack/options/optionrow.h"
#include "ui/attack/options/pertargetoptions.h"
#include "ui/rules/explanationpanel.h"
#include "ui/rules/stepscolumn.h"
#include "ui/theme/applicationstyle.h"
#include "ui/verdict/attackverdict.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {
constexpr int kActionDialogLow = 560;  ///< px at 100 %
constexpr int kLeft = 380;
constexpr QSize kLeast(760, 440);  ///< of the window at 100 %

}  // namespace

SimpleActionDialog::SimpleActionDialog(Fight& fight, ApplicationStyle& style, QWidget* parent, AttackLog* log)
    : ActionDialog(fight, style, parent, log),
      m_who(new StageHeader(style, this)),
      m_way(new QComboBox(this)),
      m_patient(new QComboBox(this)),
      m_patientRow(makePatient()),
      m_marks(new CombatantChecklist(fight, style, this)),
      m_note(new QLabel(this)),
      m_left(new QVBoxLayout),
      m_each(new PerTargetOptions(*m_presenter, this)),
      m_dice(new DicePanel(*m_presenter, style, this)),
      m_spend(new SpendPanel(*m_presenter, this)),
      m_order(new InitiativeTable(style, this)),
      m_fold(new QPushButton(tr("How it is worked out"), this)),
      m_steps(new ExplanationPanel(style, this)),
      m_verdict(new AttackVerdict(*m_presenter, style, this))
{
    setObjectName(QStringLiteral("actionDialog"));
    spendIn(*m_spend, *m_presenter);
    setHands({.dice = this, .choices = this, .keys = this});
    setDropWords(tr("Drop this action:"));
    leaveEnterTo(*m_steps);
    const int percent = style.theme().textPercent();
    setMinimumWithinScreen(*this, kLeast * percent / 100);
    resizeWithinScreen(*this, QSize(900, 620) * percent / 100);
    m_dice->setDirectionExpected(false);
    auto* middle = new QWidget(this);
    auto* halves = new QHBoxLayout(middle);
    halves->setContentsMargins(0, 0, 0, 0);
    halves->setSpacing(1);
    auto* area = new FullWidthScrollArea(style, kLeft, middle);
    connect(qApp, &QApplication::focusChanged, area, [this, area](QWidget*, QWidget* now) {
        // The dice of a whole fight are more than fit.
        if (now && area->isAncestorOf(m_dice) && m_dice->isAncestorOf(now))
            area->ensureWidgetVisible(now);
    });
    auto* left = new QWidget(area);
    left->setAttribute(Qt::WA_StyledBackground);
    setLook(*left, "ground", QStringLiteral("surface"));
    left->setLayout(m_left);
    m_left->setContentsMargins(space::kLarge, space::kMedium, space::kMedium, space::kMedium);
    m_who->setObjectName(QStringLiteral("actionWho"));
    m_who->setBare(true);
    // In line with the options below it.
    m_who->layout()->setContentsMargins(0, space::kTiny, 0, 0);
    m_left->addWidget(m_who);
    m_way->setObjectName(QStringLiteral("actionWay"));
    m_way->setAccessibleName(tr("With what"));
    m_way->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_way->setMinimumContentsLength(10);
    // In line with the options, which leave room for their marks.
    auto* way = new QHBoxLayout;
    way->addSpacing(OptionRow::dotRoom(*this));
    way->addWidget(m_way, 1);
    m_left->addLayout(way);
    m_left->addWidget(m_patientRow);
    m_left->addWidget(m_marks);
    m_marks->setTitle(tr("Whom it befalls"));
    m_note->setObjectName(QStringLiteral("actionNote"));
    m_note->setWordWrap(true);
    m_note->setContentsMargins(OptionRow::dotRoom(*this), 0, 0, 0);
    setLook(*m_note, "textRole", QStringLiteral("secondary"));
    m_left->addWidget(m_note);
    m_left->addWidget(m_each);
    m_left->addStretch(1);
    area->setWidget(left);
    halves->addWidget(area, 2);
    halves->addWidget(makeRight(), 3);
    layOut(*middle);
    connect(m_way, &QComboBox::activated, this, &SimpleActionDialog::begin);
    connect(m_patient, &QComboBox::activated, this, &SimpleActionDialog::begin);
    connect(&fight, &Fight::changed, this, &SimpleActionDialog::followPatients);
    connect(m_marks, &CombatantChecklist::changed, this, &SimpleActionDialog::beginForMarked);
    connect(m_presenter, &AttackPresenter::ready, this, &SimpleActionDialog::takeReady);
    connect(m_presenter, &AttackPresenter::changed, this, &SimpleActionDialog::refresh);
    connect(m_spend, &SpendPanel::taken, this, &SimpleActionDialog::focusNext);
    connect(m_spend, &SpendPanel::pointedAt, m_verdict, &AttackVerdict::preview);
    connect(m_dice, &DicePanel::choiceComes, this, &SimpleActionDialog::focusNext);
    connect(&style, &ApplicationStyle::themeChanged, this, &SimpleActionDialog::widen, Qt::QueuedConnection);
    connectDice(*m_dice);
    connectSteps(*m_steps);
}

QWidget* SimpleActionDialog::makePatient()
{
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(OptionRow::dotRoom(*this), 0, 0, 0);
    m_patient->setObjectName(QStringLiteral("actionPatient"));
    m_patient->setAccessibleName(tr("Patient"));
    m_patient->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_patient->setMinimumContentsLength(12);
    row->addWidget(titleFor(tr("Patient"), *m_patient));
    row->addWidget(m_patient, 1);
    return box;
}

void SimpleActionDialog::fillPatients()
{
    const QSignalBlocker quiet(m_patient);
    // Who was meant by another action is nobody's patient.
    const RecordId asked = std::exchange(m_patientAsked, 0);
    m_patient->clear();
    m_patientRow->setVisible(m_action.isCare);
    const CombatantView* who = m_fight.active();
    if (!m_action.isCare || !who)
        return;
    const FightSnapshot& fight = m_fight.snapshot();
    for (const bool isOwn : {true, false}) {
        for (const CombatantView& other : fight.combatants) {
            if (other.combatant.away || (other.combatant.side == who->combatant.side) != isOwn)
                continue;
            const QString state = briefStateWords(
                digestOf(fight.encounter.system, sourceOf(other, fight.encounter.switches)));
            m_patient->addItem(tr("%1: %2").arg(text::visible(other.combatant.name), state),
                               QVariant::fromValue(other.combatant.id));
        }
    }
    const int place = m_patient->findData(QVariant::fromValue(asked));
    m_patient->setCurrentIndex(
        place >= 0
            ? place
            : qMax(0, m_patient->findData(QVariant::fromValue(nearestPatient(fight, *who, m_action.care.need)))));
}

/// What they are called and how they stand is what the fight says now; whom it is for stays.
void SimpleActionDialog::followPatients()
{
    if (!isVisible())
        return;
    const RecordId patient = m_patient->currentData().toLongLong();
    m_patientAsked = patient;
    fillPatients();
    // He left the fight: whoever is nearest is cared for instead.
    if (m_action.isCare && !m_presenter->dice().hasFallen() && m_patient->currentData().toLongLong() != patient)
        begin();
}

std::vector<ActionSetting> SimpleActionDialog::settings() const
{
    std::vector<ActionSetting> all = m_action.settings;
    const CombatantView* patient = m_fight.snapshot().find(m_patient->currentData().toLongLong());
    if (m_action.isCare && m_action.care.settings && patient)
        std::ranges::move(m_action.care.settings(*patient), std::back_inserter(all));
    return all;
}

QWidget* SimpleActionDialog::makeRight()
{
    auto* right = new ResultColumn(m_verdict, this);
    m_right = &right->scrolled().rows();
    m_right->addWidget(m_dice);
    m_right->addWidget(m_spend);
    m_right->addWidget(m_order, 2);
    m_fold->setObjectName(QStringLiteral("foldSteps"));
    m_fold->setCheckable(true);
    m_fold->setAutoDefault(false);
    m_right->addWidget(m_fold, 0, Qt::AlignLeft);
    m_steps->setRulingsAllowed(true);
    m_right->addWidget(m_steps, 1);
    right->scrolled().setSteps(*m_steps);
    for (QWidget* later : {static_cast<QWidget*>(m_order), static_cast<QWidget*>(m_fold)})
        later->hide();
    connect(m_fold, &QPushButton::toggled, this, &SimpleActionDialog::foldSteps);
    return right;
}

void SimpleActionDialog::start(const ActionCommand& action)
{
    m_action = action;
    if (action.isCare && m_patientAsked == 0)
        m_patientAsked = action.whom;
    setSeen(0);
    m_wasAsking = false;
    m_presenter->dice().forgetChoices();
    m_note->setText(action.note);
    m_note->setVisible(!action.note.isEmpty());
    open();
    fillWays();
    fillPatients();
    begin();
    // Behind what open() does then.
    connect(
        m_presenter, &AttackPresenter::changed, m_verdict, [this] { doAtOnce(); }, Qt::SingleShotConnection);
}

void SimpleActionDialog::doAtOnce()
{
    const PlayedDice& dice = m_presenter->dice();
    if (m_action.atOnce && m_presenter->isFinished() && dice.rolls().empty() && dice.choices().empty())
        m_presenter->apply();
}

void SimpleActionDialog::startWith(const AttackStart& start)
{
    const ActionOrder& order = start.order;
    const CombatantView* who = m_fight.active();
    const std::vector<ActionCommand> actions = who ? actionsOf(m_fight.snapshot().encounter.system, *who)
                                                   : std::vector<ActionCommand>();
    const auto same = std::ranges::find(actions, order.action, &ActionCommand::id);
    m_patientAsked = order.target;
    this->start({.id = order.action,
                 .title = {},
                 .ways = {{{}, order.action, order.weapon, order.bareHand, true}},
                 .refusal = {},
                 .onTarget = order.target != 0,
                 .isCare = same != actions.end() && same->isCare,
                 .care = same != actions.end() ? same->care : PatientCare{},
                 .settings = start.settings});
}

void SimpleActionDialog::fillWays()
{
    const QSignalBlocker quiet(m_way);
    m_way->clear();
    for (const WeaponChoice& way : m_action.ways)
        m_way->addItem(way.words);
    // The weapon he has chosen, else what is packed away and wants readying, or what is at hand.
    auto way = std::ranges::find_if(m_action.ways, [this](const WeaponChoice& one) {
        return one.possession != 0 && one.possession == m_fight.weapon();
    });
    if (way == m_action.ways.end())
        way = std::ranges::find(m_action.ways, m_action.wantsReady, &WeaponChoice::inHand);
    m_way->setCurrentIndex(way == m_action.ways.end() ? 0 : static_cast<int>(way - m_action.ways.begin()));
    m_way->setVisible(m_action.ways.size() > 1);
}

void SimpleActionDialog::resume(const PendingAction& pending)
{
    if (comeForward(pending))
        return;
    m_action = {};
    setSeen(0);
    m_way->hide();
    m_patientRow->hide();
    m_note->hide();
    open();
    showMarks(isForEverybody(pending.action) ? nullptr : &declarationOf(pending.action), markedIn(orderOf(pending)));
    m_presenter->resume(pending);
    focusNext();
}

void SimpleActionDialog::begin()
{
    const auto way = static_cast<std::size_t>(qMax(0, m_way->currentIndex()));
    const CombatantView* who = m_fight.active();
    if (!who || way >= m_action.ways.size())
        return;
    ActionOrder order;
    order.action = m_action.ways[way].action;
    order.encounter = m_fight.snapshot().encounter.id;
    order.actor = who->combatant.id;
    // Aims are taken at somebody.
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    const ActionDeclaration* declared = system ? system->action(order.action) : nullptr;
    const bool isAtSomebody = m_action.onTarget || (declared && declared->namesSomebody());
    if (isAtSomebody && m_fight.target())
        order.target = m_fight.target()->combatant.id;
    if (m_action.isCare)
        order.target = m_patient->currentData().toLongLong();
    // What befalls somebody is done by nobody.
    const auto isDoer = [](const PartDeclaration& part) { return part.role == Role::Actor; };
    if (order.target != 0 && declared && std::ranges::none_of(declared->parts, isDoer))
        order.actor = 0;
    showMarks(declared, markedIn(order));
    order.weapon = m_action.ways[way].possession;
    order.bareHand = m_action.ways[way].bareHand;
    m_presenter->begin(order, {}, settings());
}

void SimpleActionDialog::showMarks(const ActionDeclaration* action, const std::vector<RecordId>& marked)
{
    const bool isThere = action && befallsSeveral(*action) && marked.front() != 0;
    m_marks->setVisible(isThere);
    if (!isThere)
        return;
    m_marks->setMost(mostBefallen(*action));
    m_marks->fill(marked);
}

void SimpleActionDialog::beginForMarked()
{
    ActionOrder order = m_presenter->order();
    // It befalls somebody: the last one stays marked.
    if (m_marks->marked().empty())
        m_marks->fill({order.target});
    setMarked(order, m_marks->marked());
    m_presenter->begin(order, {}, saidForAll(*m_presenter));
}

/// Whether somebody can do it at all is seen before it is tried: posture, tracks, Actions.
QString SimpleActionDialog::standingOf(const CombatantView& who) const
{
    const Encounter& encounter = m_fight.snapshot().encounter;
    QStringList words{stateWords(digestOf(encounter.system, sourceOf(who, encounter.switches))),
                      shareWords(presentShare(phaseSharesOf(encounter, who)))};
    return text::joined(words);
}

/// Who does what to whom; of time for everybody how much it is, as it is chosen now.
void SimpleActionDialog::sayWhat()
{
    const ActionRecord& action = m_presenter->action();
    const QString title = actionOf(action);
    const bool isForAll = isForEverybody(action);
    QStringList names{isForAll ? timeOf(action) : nameIn(action, Role::Actor)};
    if (!isForAll)
        names << namesIn(action, Role::Target).join(QStringLiteral(", "));
    // What befalls somebody is done by nobody.
    names.removeAll(QString());
    const QString name = names.join(tr(" → "));
    // "Round 2" says that it is a round.
    entitle(*this, name.startsWith(title) ? tr("%1 - Hitspread").arg(name) : tr("%1: %2 - Hitspread").arg(title, name));
    const CombatantView* who = isForAll ? nullptr : m_fight.snapshot().find(m_presenter->order().actor);
    m_who->show(faceOf(who ? &who->combatant : nullptr), isForAll ? name : tr("%1: %2").arg(name, title),
                who ? standingOf(*who) : QString());
    m_verdict->setSaidAbove(isForAll ? name : QString());
    QStringList notes{m_action.note, actionNote(action)};
    notes.removeAll(QString());
    m_note->setText(notes.join(QLatin1Char('\n')));
    m_note->setVisible(!notes.isEmpty());
}

void SimpleActionDialog::takeReady()
{
    const ActionRecord& action = m_presenter->action();
    const bool passes = phaseStepOf(action).has_value();
    sayWhat();
    placeDice(passes || (!m_marks->isHidden() && m_marks->marked().size() > 1));
    const std::string key = action.system + "/" + action.action;
    if (key == m_optionsOf)
        return;
    m_optionsOf = key;
    if (m_options) {
        m_options->hide();
        m_options->deleteLater();
    }
    // Which moment it is nobody chooses.
    if (passes)
        return;
    m_options = new GenericOptions(*m_presenter, m_style, this);
    m_left->insertWidget(m_left->indexOf(m_note) + 1, m_options);
    // Later: only once it is laid out does it tell how wide it is.
    QMetaObject::invokeMethod(this, &SimpleActionDialog::widen, Qt::QueuedConnection);
}

/// Those of many stand in lines below the options; one's beside them.
void SimpleActionDialog::placeDice(bool ofMany)
{
    QVBoxLayout& column = ofMany ? *m_left : *m_right;
    if (column.indexOf(m_dice) < 0)
        column.insertWidget(ofMany ? m_left->indexOf(m_each) + 1 : 0, m_dice);
    m_dice->setTable(ofMany);
}

void SimpleActionDialog::widen()
{
    const QSize usual = kLeast * m_style.theme().textPercent() / 100;
    const QSize least(qMax(usual.width(), layout()->minimumSize().width()), usual.height());
    setMinimumWithinScreen(*this, least);
    if (least.width() > width())
        resizeWithinScreen(*this, {least.width(), height()});
}

void SimpleActionDialog::refresh()
{
    const bool finished = m_presenter->isFinished();
    const bool fallen = m_presenter->dice().hasFallen();
    setSeen(qMin(seen(), m_presenter->dice().choices().size()));
    m_way->setEnabled(!fallen);
    m_patient->setEnabled(!fallen);
    m_marks->setHeld(fallen);
    // Some are several actions: which of them is an option.
    if (m_presenter->isReady())
        sayWhat();
    showDice(!m_presenter->dice().rolls().empty() || (!finished && m_presenter->complaints().isEmpty()));
    const QStringList& missing = m_presenter->complaints().brief();
    m_steps->setEmptyText(emptyWords(tr("Roll or type the dice. Every number will be explained here."), missing));
    // Much of it needs no die: then it is shown at once.
    m_steps->setAction(finished || fallen ? m_presenter->action() : ActionRecord{});
    m_order->setPlaces(m_fight.snapshot(),
                       finished ? placesAfter(m_presenter->action(), m_presenter->options().targets())
                                : std::vector<PhasePlace>());
    foldSteps();
    AttackFoot::State state{finished, m_presenter->isReady(), fallen, false, missing, isChoosing(), isCounted()};
    state.asks = isAsking();
    m_wasAsking = state.asks || (m_wasAsking && m_presenter->isReady());
    m_foot->setState(state);
}

/// Who opened it to say how much, and has, is through where no die is left to roll.
void SimpleActionDialog::takeEntered()
{
    const bool isAnswered = std::exchange(m_wasAsking, isAsking()) && m_presenter->isFinished();
    if (isAnswered && m_presenter->dice().rolls().empty())
        return primary();
    focusNext();
}

bool SimpleActionDialog::isAsking() const
{
    const std::vector<Refusal>& missing = m_presenter->complaints().refusals();
    const auto rows = m_options ? m_options->findChildren<OptionRow*>() : QList<OptionRow*>();
    return m_presenter->isReady() && !missing.empty() && std::ranges::all_of(missing, [&](const Refusal& one) {
               // Of lists one line is seldom all.
               const auto path = m_presenter->options().path(one.part, one.field);
               const auto isAt = [&one](const OptionRow* row) { return row->isOf(one.part, one.field); };
               return path && std::ranges::any_of(rows, isAt) && !m_presenter->options().isChanged(*path);
           });
}

/// Where no die can fall their place is somebody else's.
void SimpleActionDialog::showDice(bool shown)
{
    if (m_dice->isHidden() != shown)
        return;
    m_dice->setVisible(shown);
    QMetaObject::invokeMethod(this, &SimpleActionDialog::widen, Qt::QueuedConnection);
}

/// The order of a phase says what came of it; how, only who asks.
void SimpleActionDialog::foldSteps()
{
    const bool isOrdered = m_order->rowCount() > 0;
    m_order->setVisible(isOrdered);
    m_fold->setVisible(isOrdered);
    m_steps->setVisible(!isOrdered || m_fold->isChecked());
}

void SimpleActionDialog::resizeEvent(QResizeEvent* event)
{
    const bool low = height() < m_style.theme().scaled(kActionDialogLow);
    m_dice->setCompact(low);
    m_verdict->setMostLines(low ? 2 : 6);
    AttackDialog::resizeEvent(event);
}

}  // namespace hitspread
