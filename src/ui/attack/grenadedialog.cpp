#include "ui/attack/grenadedialog.h"

#include "models/digest.h"
#include "models/systemview.h"
#include "models/tracemodel.h"
#include "rules/systems/registry.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackframe.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/bodypicturemaker.h"
#include "ui/attack/choicerows.h"
#include "ui/attack/comborow.h"
#include "ui/attack/dicepanel.h"
#include "ui/attack/explanationpanel.h"
#include "ui/attack/labelcolumn.h"
#include "ui/attack/optioncolumn.h"
#include "ui/attack/playerbar.h"
#include "ui/attack/resultpanel.h"
#include "ui/attack/spendmodel.h"
#include "ui/attack/stageheader.h"
#include "ui/attack/stagepane.h"
#include "ui/attack/stagesbar.h"
#include "ui/attack/targetlist.h"
#include "ui/attack/targettable.h"
#include "ui/diagram/bodyview.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/windowroom.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kLow = 760;

}  // namespace

GrenadeDialog::GrenadeDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent,
                             AttackLog* log)
    : AttackDialog(fight, style, parent, log),
      m_frame(new AttackFrame(style, this)),
      m_bodies(new StagesBar(style, this)),
      m_pane(new StagePane(style, preferences, this)),
      m_stage(&m_pane->stage()),
      m_dice(new DicePanel(*m_presenter, style, this)),
      m_table(new TargetTable(this)),
      m_steps(new ExplanationPanel(style, this)),
      m_result(new ResultPanel(this))
{
    setObjectName(QStringLiteral("grenadeDialog"));
    setMinimumWithinScreen(*this, {1240, 650});
    resizeWithinScreen(*this, {1440, 900});
    m_frame->setOptions(makeLeft());
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bodies);
    column->addWidget(m_pane, 1);
    m_frame->setStage(middle);
    m_frame->setRight(makeRight(), m_steps);
    m_frame->setResult(AttackFrame::Column::Right, m_result);
    layOut(*m_frame);
    connectAll();
}

QWidget* GrenadeDialog::makeLeft()
{
    auto* left = new QWidget(this);
    left->setAttribute(Qt::WA_StyledBackground);
    setLook(*left, "ground", QStringLiteral("surface"));
    m_left = new QVBoxLayout(left);
    m_left->setContentsMargins(14, 10, 8, 10);
    m_left->setSpacing(6);
    m_labels = new LabelColumn(left);
    auto* thrower = new ComboRow(tr("Whose"), QStringLiteral("throwerCombo"), *m_labels, left);
    auto* grenade = new ComboRow(tr("Grenade"), QStringLiteral("grenadeCombo"), *m_labels, left);
    m_thrower = &thrower->combo();
    m_grenade = &grenade->combo();
    m_left->addWidget(thrower);
    m_left->addWidget(grenade);
    m_who = new TargetList(*m_presenter, m_style, left);
    m_who->setTitle(tr("Who is near"));
    m_left->addWidget(m_who);
    m_left->addStretch(1);
    return left;
}

QWidget* GrenadeDialog::makeRight()
{
    auto* right = new QWidget(this);
    right->setAttribute(Qt::WA_StyledBackground);
    setLook(*right, "ground", QStringLiteral("surface"));
    m_right = new QVBoxLayout(right);
    m_right->setContentsMargins(14, 10, 14, 12);
    m_right->setSpacing(10);
    m_right->addWidget(m_dice);
    m_right->addWidget(m_table);
    m_steps->setRulingsAllowed(true);
    m_steps->setEmptyText(tr("Roll or type the dice. Every number will be explained here."));
    m_right->addWidget(m_steps, 1);
    m_result->setRole(Role::Target);
    m_result->hide();
    return right;
}

void GrenadeDialog::connectAll()
{
    connect(m_stage, &BodyView::hexChosen, this, &GrenadeDialog::chooseHex);
    connect(m_presenter, &AttackPresenter::ready, this, &GrenadeDialog::takeReady);
    connect(m_presenter, &AttackPresenter::changed, this, &GrenadeDialog::refresh);
    connect(m_dice, &DicePanel::choiceComes, this, &GrenadeDialog::focusNext);
    connectDice(*m_dice);
    connectSteps(*m_steps);
    connect(m_bodies, &StagesBar::chosen, this,
            [this](int place) { m_presenter->viewTarget(static_cast<std::size_t>(place)); });
    connect(m_table, &TargetTable::chosen, this,
            [this](int place) { m_presenter->viewTarget(static_cast<std::size_t>(place)); });
    connect(m_thrower, &QComboBox::activated, this, [this] {
        m_fight.setActive(m_thrower->currentData().toLongLong());
        fillGrenades();
        begin();
    });
    connect(m_grenade, &QComboBox::activated, this, &GrenadeDialog::begin);
}

void GrenadeDialog::choosePanels()
{
    const std::string& system = m_fight.snapshot().encounter.system;
    if (system == m_system)
        return;
    m_system = system;
    m_panels = grenadePanels(system);
    delete m_options;
    delete m_pulls;
    if (!m_panels)
        return;
    m_who->setMost(m_panels->mostTargets());
    m_options = m_panels->makeOptions(*m_presenter, m_style, this);
    m_left->insertWidget(m_left->count() - 1, m_options);
    if (const auto* options = qobject_cast<OptionColumn*>(m_options.data()))
        options->labels().join(*m_labels);
    m_pulls = new ChoiceRows(
        *m_presenter, [this](std::string_view id) { return id == m_panels->pullQuestion(); }, this);
    m_right->insertWidget(1, m_pulls);
}

void GrenadeDialog::fillGrenades()
{
    const QSignalBlocker quietThrower(m_thrower);
    m_thrower->clear();
    const CombatantView* active = m_fight.active();
    for (const CombatantView& view : m_fight.snapshot().combatants) {
        if (!view.combatant.away && !m_panels->grenades(view).empty())
            m_thrower->addItem(QString::fromStdString(view.combatant.name), QVariant::fromValue(view.combatant.id));
    }
    m_thrower->setCurrentIndex(active ? m_thrower->findData(QVariant::fromValue(active->combatant.id)) : -1);
    m_grenades = active ? m_panels->grenades(*active) : std::vector<HandChoice>();
    fillHands(*m_grenade, m_grenades, nullptr);
}

std::vector<RecordId> GrenadeDialog::near(RecordId target, const CombatantView& thrower,
                                          const HandChoice& grenade) const
{
    std::vector<RecordId> result;
    const FightSnapshot& fight = m_fight.snapshot();
    const int reach = m_panels->reach(thrower, grenade);
    for (const CombatantView& view : fight.combatants) {
        const RecordId id = view.combatant.id;
        const auto apart = fight.distances.find(std::minmax(id, target));
        const bool isNear = !view.combatant.away && apart != fight.distances.end() && apart->second <= reach;
        if (id != target && id != thrower.combatant.id && isNear && result.size() + 1 < m_panels->mostTargets())
            result.push_back(id);
    }
    return result;
}

void GrenadeDialog::start()
{
    choosePanels();
    if (!m_panels || !m_fight.active() || !m_fight.target())
        return;
    m_visited.clear();
    open();
    fillGrenades();
    begin();
}

void GrenadeDialog::resume(const PendingAction& pending)
{
    if (comeForward(pending))
        return;
    choosePanels();
    if (!m_panels)
        return;
    m_visited.clear();
    open();
    // Whose grenade it is: somebody else may have been looked at since.
    m_fight.setActive(pending.action.actor);
    fillGrenades();
    const RecordId used = orderOf(pending).weapon;
    const HandChoice taken{.words = {}, .action = {}, .possession = used};
    fillHands(*m_grenade, m_grenades, &taken);
    m_presenter->resume(pending);
    focusNext();
}

void GrenadeDialog::begin()
{
    const auto index = static_cast<std::size_t>(qMax(0, m_grenade->currentIndex()));
    const CombatantView* who = m_fight.active();
    const CombatantView* target = m_fight.target();
    if (!who || !target || index >= m_grenades.size())
        return;
    ActionOrder order;
    order.action = m_grenades[index].action;
    order.encounter = m_fight.snapshot().encounter.id;
    order.actor = who->combatant.id;
    order.target = target->combatant.id;
    order.weapon = m_grenades[index].possession;
    const ActionOrder& known = m_presenter->order();
    const bool same = m_presenter->isReady() && known.target == order.target && known.encounter == order.encounter;
    order.otherTargets = same ? known.otherTargets : near(order.target, *who, m_grenades[index]);
    m_presenter->begin(order);
}

void GrenadeDialog::takeReady()
{
    setWindowTitle(tr("Grenade: %1 - Hitspread").arg(nameIn(m_presenter->action(), Role::Actor)));
}

std::vector<AreaDigest> GrenadeDialog::areas() const
{
    const SystemView* view = systemViewOf(m_presenter->action().system);
    return view ? view->areas(m_presenter->action()) : std::vector<AreaDigest>();
}

void GrenadeDialog::refresh()
{
    if (!m_panels)
        return;
    const ActionRecord& action = m_presenter->action();
    const bool finished = m_presenter->isFinished();
    const bool fallen = m_presenter->hasFallen();
    if (!fallen)
        m_visited.clear();
    m_thrower->setEnabled(!fallen);
    m_grenade->setEnabled(!fallen);
    refreshStages();
    refreshStage();
    refreshTable();
    m_steps->setAction(finished || fallen ? action : ActionRecord{});
    m_result->setVisible(finished);
    if (finished) {
        const SystemView* view = systemViewOf(action.system);
        const CombatantView* who = m_fight.snapshot().find(m_presenter->targets()[m_presenter->targetInView()]);
        m_result->setTarget(m_presenter->targetInView());
        m_result->setTitle(
            tr("%1: %2").arg(who ? QString::fromStdString(who->combatant.name) : QString(),
                             view ? view->targetOutcome(action, m_presenter->targetInView()) : QString()));
        m_result->setAction(action);
    }
    m_foot->setState(
        {finished, m_presenter->isReady(), fallen, m_stage->picture().drift.has_value(), m_presenter->complaints()});
    if (finished)
        m_foot->hint(outcomeOf(action));
}

void GrenadeDialog::refreshStages()
{
    std::vector<StagesBar::Stage> stages;
    const SystemView* view = systemViewOf(m_presenter->action().system);
    for (std::size_t i = 0; i < m_presenter->targets().size(); ++i) {
        const CombatantView* who = m_fight.snapshot().find(m_presenter->targets()[i]);
        if (!who)
            continue;
        StagesBar::Stage stage;
        stage.face = faceOf(&who->combatant);
        stage.name = QString::fromStdString(who->combatant.name);
        if (view && m_presenter->isFinished()) {
            stage.words = view->targetOutcome(m_presenter->action(), i);
            stage.stressed = view->isHarmed(m_presenter->action(), i);
        }
        stages.push_back(std::move(stage));
    }
    m_bodies->setStages(stages);
    m_bodies->setCurrent(static_cast<int>(m_presenter->targetInView()));
}

void GrenadeDialog::refreshStage()
{
    const ActionRecord& action = m_presenter->action();
    const std::size_t place = m_presenter->targetInView();
    const CombatantView* who = place < m_presenter->targets().size()
        ? m_fight.snapshot().find(m_presenter->targets()[place])
        : nullptr;
    if (!who)
        return;
    m_pane->header().show(faceOf(&who->combatant), QString::fromStdString(who->combatant.name),
                          m_panels->stageWords(*m_presenter));
    const Digest before = digestOf(action.system, targetOf(action.request.input, place));
    BodyPicture picture = bodypicture::ofDigest(action.request.plan, before);
    picture.rose = false;
    picture.aim = m_panels->point(*m_presenter);
    picture.selected = picture.aim;
    if (m_presenter->isFinished())
        bodypicture::putChanges(picture, action, place);
    const System& system = m_presenter->system();
    const auto lines = system.deviation() ? system.deviation()->deviations(action.findings.steps)
                                          : std::vector<Deviation>();
    const DiceQuestion* pull = pullChoice();
    if (!lines.empty()) {
        picture.selected.reset();
        picture.roseDirection = lines.front().direction;
        picture.drift = bodypicture::driftOf(lines.front(), lines.front().spent,
                                             pull ? spendOptions(*m_presenter, *pull) : std::vector<SpendOption>());
    }
    const std::vector<AreaDigest> reached = areas();
    const bool supposed = reached.empty();
    const std::vector<AreaDigest> shown = supposed ? m_panels->supposedAreas(*m_presenter) : reached;
    for (const AreaDigest& area : shown) {
        if (area.target == place)
            picture.blast = BlastPicture{area.impact, area.hexes, supposed};
    }
    m_stage->setPicture(picture);
    m_pane->player().setVisible(picture.drift.has_value());
    m_pane->player().setCaption(picture.drift ? outcomeOf(action) : QString());
}

void GrenadeDialog::refreshTable()
{
    const ActionRecord& action = m_presenter->action();
    const SystemView* view = systemViewOf(action.system);
    const std::vector<AreaDigest> reached = areas();
    std::vector<TargetTable::Row> rows;
    for (std::size_t i = 0; i < m_presenter->targets().size(); ++i) {
        const CombatantView* who = m_fight.snapshot().find(m_presenter->targets()[i]);
        TargetTable::Row row;
        row.name = who ? QString::fromStdString(who->combatant.name) : QString();
        if (auto apart = m_presenter->path("targets.options", "apart")) {
            apart->element = static_cast<std::uint16_t>(i);
            row.apart = tr("%1 m").arg(m_presenter->number(*apart));
        }
        const auto area = std::ranges::find(reached, i, &AreaDigest::target);
        if (area != reached.end() && action.request.plan)
            row.reached = tr("%1 of %2").arg(area->locations.size()).arg(action.request.plan->locations().size());
        if (view && m_presenter->isFinished())
            row.outcome = view->targetOutcome(action, i);
        rows.push_back(std::move(row));
    }
    m_table->setRows(rows);
    m_table->setInView(static_cast<int>(m_presenter->targetInView()));
}

const DiceQuestion* GrenadeDialog::pullChoice() const
{
    return m_panels ? choiceCalled(*m_presenter, m_panels->pullQuestion()) : nullptr;
}

void GrenadeDialog::chooseHex(Hex hex)
{
    // On the line of the throw a click spends the points that lead there; anywhere else it puts the point.
    const DiceQuestion* pull = pullChoice();
    if (const auto points = pull ? spendLeadingTo(*m_presenter, *pull, hex) : std::nullopt) {
        m_presenter->choose(pull->question.key, *points);
        return focusNext();
    }
    m_panels->setPoint(*m_presenter, hex);
}

bool GrenadeDialog::skip()
{
    return m_pane->skip();
}

void GrenadeDialog::play()
{
    m_pane->play();
}

QString GrenadeDialog::dropWords() const
{
    return tr("Drop this grenade:");
}

bool GrenadeDialog::focusDice()
{
    m_frame->reveal(AttackFrame::Column::Right);
    return m_dice->focusOpen();
}

bool GrenadeDialog::stepBack()
{
    return m_dice->stepBack();
}

bool GrenadeDialog::holdsDice(const QWidget* widget) const
{
    return m_dice->isAncestorOf(widget);
}

bool GrenadeDialog::focusNewChoice()
{
    const DiceQuestion* pull = pullChoice();
    if (!m_pulls || !pull || m_visited.contains(pull->question.key) || pull->answer.choiceOrigin != Origin::Preset)
        return false;
    m_pulls->refresh();
    if (!m_pulls->answers(pull->question.key))
        return false;
    m_visited.insert(pull->question.key);
    m_frame->reveal(AttackFrame::Column::Right);
    m_pulls->focusCurrent(pull->question.key);
    return true;
}

bool GrenadeDialog::focusLastChoice()
{
    const DiceQuestion* pull = pullChoice();
    if (!m_pulls || !pull || m_pulls->focused() || !m_pulls->answers(pull->question.key))
        return false;
    m_pulls->focusCurrent(pull->question.key);
    return true;
}

bool GrenadeDialog::holdsChoice(const QWidget* widget) const
{
    return m_pulls && m_pulls->isAncestorOf(widget);
}

bool GrenadeDialog::takeChoice(int digit)
{
    const DiceQuestion* pull = pullChoice();
    if (!pull || digit < pull->question.minimum || digit > pull->question.maximum)
        return false;
    m_presenter->choose(pull->question.key, digit);
    return true;
}

bool GrenadeDialog::takeOwnKey(const QKeyEvent& event)
{
    const std::size_t bodies = m_presenter->targets().size();
    if (event.key() != Qt::Key_W || bodies == 0)
        return false;
    m_presenter->viewTarget((m_presenter->targetInView() + 1) % bodies);
    return true;
}

bool GrenadeDialog::hasOwnEnter(const QWidget* widget) const
{
    return widget == m_stage || m_steps->isAncestorOf(widget);
}

void GrenadeDialog::resizeEvent(QResizeEvent* event)
{
    const bool low = height() < kLow;
    m_dice->setCompact(low);
    m_result->setMostLines(low ? 2 : 5);
    m_pane->setLow(low);
    AttackDialog::resizeEvent(event);
}

}  // namespace hitspread
