#include "ui/shell/targetpanel.h"

#include "models/fight/combatantbody.h"
#include "models/fight/digest.h"
#include "models/fight/fight.h"
#include "models/fight/hitmemory.h"
#include "models/fight/targets.h"
#include "rules/systems/registry.h"
#include "services/action/bodyclick.h"
#include "text/echo.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/body/stageheader.h"
#include "ui/diagram/bodypictures.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/portraits.h"

#include <QAbstractItemView>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace hitspread {

namespace {

/// Below this height (px) head and foot would cost the body its callouts: the header lies over a corner of the stage and what the foot
/// says goes elsewhere.
constexpr int kStagePanelLow = 660;
constexpr int kNextBadge = 20;  ///< px at 100 %

/// What a click on the body makes of its place in the attack of this system.
BodyClick::Kind clickIn(const System& system)
{
    const auto attack = primaryAttackOf(system.id());
    const ActionDeclaration* action = attack ? system.action(attack->action) : nullptr;
    return action ? bodyClickOf(*action).kind : BodyClick::Kind::Nothing;
}

}  // namespace

TargetPanel::TargetPanel(Fight& fight, ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_fight(fight),
      m_style(style),
      m_header(new StageHeader(style, this)),
      m_view(new BodyView(this)),
      m_empty(new EmptyState(style, this)),
      m_foot(new ElidedLabel(this)),
      m_memory(new HitMemory(fight, this)),
      m_next(new QPushButton(this))
{
    m_view->setObjectName(QStringLiteral("stage"));
    m_view->setAccessibleName(tr("Body of the target"));
    m_view->setTheme(style.theme());
    m_empty->setObjectName(QStringLiteral("stageEmpty"));
    setLook(*m_empty, "ground", QStringLiteral("sunken"));
    m_empty->setAttribute(Qt::WA_StyledBackground);
    m_empty->button().setObjectName(QStringLiteral("openSample"));
    setLook(*m_foot, "textRole", QStringLiteral("secondary"));
    m_foot->setContentsMargins(12, 4, 12, 4);
    m_foot->setObjectName(QStringLiteral("stageFoot"));
    m_next->setObjectName(QStringLiteral("nextInSight"));
    m_next->setProperty("plain", QStringLiteral("true"));
    m_next->setFocusPolicy(Qt::NoFocus);
    m_next->hide();
    m_header->addWidget(m_next);
    connect(m_next, &QPushButton::clicked, &fight, &Fight::lookOn);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_empty, 1);
    column->addWidget(m_view, 1);
    column->addWidget(m_foot);
    connect(&style, &ApplicationStyle::themeChanged, m_view, &BodyView::setTheme);
    connect(m_view, &BodyView::hexChosen, this, &TargetPanel::choose);
    connect(m_empty, &EmptyState::pressed, this, [this] {
        if (m_offer)
            Q_EMIT(this->*m_offer)();
    });
    connect(m_view, &BodyView::hexHovered, this, &TargetPanel::tell);
    connect(m_view, &BodyView::hexFocused, this, &TargetPanel::walked);
    connect(m_view, &BodyView::hoverEnded, this, [this] {
        if (const auto hex = m_view->bodyScene().focusedHex())
            tell(*hex);
    });
    connect(m_memory, &HitMemory::changed, this, &TargetPanel::refresh);
    connect(&Portraits::of(fight.gateway()), &Portraits::arrived, this, &TargetPanel::refresh);
    connect(&fight, &Fight::choiceChanged, this, &TargetPanel::refresh);
    connect(&fight, &Fight::changed, this, [this](const FightChange& change) {
        if (change.isAbout(m_shown)
            || change.has(FightChange::Fights | FightChange::Rules | FightChange::People | FightChange::Place))
            refresh();
    });
    refresh();
}

void TargetPanel::refresh()
{
    // Between fights nobody is aimed at: who is looked at stands there, with what he has suffered.
    const bool isBetween = m_fight.snapshot().encounter.between;
    const CombatantView* target = m_fight.inSight() || !isBetween ? m_fight.inSight() : m_fight.active();
    m_isTarget = !isBetween && target == m_fight.target();
    const System* system = m_fight.isLoaded() ? findSystem(m_fight.snapshot().encounter.system) : nullptr;
    const bool body = target && system;
    m_view->setVisible(body);
    m_empty->setVisible(!body);
    m_header->setVisible(target != nullptr);
    arrange();
    showNext(m_isTarget || isBetween ? nullptr : m_fight.target());
    sayNothing(body);
    const RecordId shown = target ? target->combatant.id : 0;
    const bool isSame = std::exchange(m_shown, shown) == shown;
    if (!isSame)
        m_walked.reset();
    m_memory->lookAt(shown);
    if (!target)
        return m_foot->setText({});
    const Digest digest = digestIn(m_fight.snapshot(), *target);
    m_distance.clear();
    const CombatantView* who = m_isTarget ? m_fight.active() : nullptr;
    if (const auto metres = who ? m_fight.snapshot().distance(who->combatant.id, target->combatant.id) : std::nullopt)
        m_distance << tr("%1 m").arg(*metres);
    m_state.clear();
    m_posture = digest.posture;
    // A mark may say again what belongs to how he stands.
    const QStringList told = m_posture.split(QStringLiteral(", "));
    for (const Chip& chip : digest.chips) {
        if (!told.contains(chip.text))
            m_state << chip.text;
    }
    m_header->show(Portraits::of(m_fight.gateway()).faceOf(target), text::visible(target->combatant.name), words());
    if (!body)
        return m_foot->setText({});
    BodyPicture picture = bodypicture::ofDigest(
        bodyOf(m_fight.gateway(), *system, *target, m_fight.snapshot().encounter.switches), digest);
    m_click = clickIn(*system);
    picture.isByLocation = m_click == BodyClick::Kind::Location;
    // Nothing is rolled here: where room is dear the header needs its corner.
    picture.rose = system->deviation() != nullptr && !m_low;
    if (picture.plan && m_isTarget && m_click == BodyClick::Kind::Hex) {
        picture.aim = picture.plan->aimPoint();
        picture.selected = picture.aim;
    }
    if (picture.plan)
        picture.chain = bodypicture::memoryOf(m_memory->hits());
    m_view->setPicture(picture, target->combatant.id);
    // What the arrows went to counts as long as it is to be seen.
    if (BodyScene& scene = m_view->bodyScene(); !isSame && scene.focusedHex()) {
        scene.setFocusItem(nullptr);
        if (picture.aim)
            scene.focusHex(*picture.aim);
    }
    if (m_view->bodyScene().focusedHex() != m_walked)
        m_walked.reset();
    if (picture.plan)
        tell(m_walked.value_or(picture.plan->aimPoint()));
    else
        m_foot->setText({});
}

void TargetPanel::showNext(const CombatantView* next)
{
    // Over a corner of the body there is room for the name of who is looked at, and for no more: the foot tells of N.
    m_next->setVisible(next && !m_low);
    if (!next)
        return;
    const QString name = text::visible(next->combatant.name);
    const Theme& theme = m_style.theme();
    const int edge = theme.scaled(kNextBadge);
    m_next->setIcon(badgePixmap(faceOf(&next->combatant), theme, edge, devicePixelRatioF()));
    m_next->setIconSize({edge, edge});
    m_next->setText(withoutMnemonic(tr("Next target: %1   N").arg(name)));
    m_next->setAccessibleName(tr("Next target: %1").arg(name));
    m_next->setToolTip(tr("On to %1 (N)").arg(name));
}

/// Who lies there already is not attacked by the way.
void TargetPanel::choose(Hex hex)
{
    if (m_isTarget)
        Q_EMIT hexChosen(hex);
    else if (m_fight.target() && !m_fight.snapshot().encounter.between)
        m_fight.lookOn();
}

/// Where the arrows begin nobody has gone yet.
void TargetPanel::walked(Hex hex)
{
    if (m_walked || hex != m_view->picture().aim)
        m_walked = hex;
    tell(hex);
}

void TargetPanel::setStart(QAbstractItemView& list)
{
    m_start = &list;
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, m_start, 1);
    refresh();
}

void TargetPanel::sayNothing(bool body)
{
    if (m_start)
        m_start->setVisible(!body && !m_waiting && !m_fight.gateway().isOpen() && m_start->model()->rowCount() > 0);
    if (body)
        return;
    const FightSnapshot& fight = m_fight.snapshot();
    const auto offer = [this](const QString& sentence, const QString& button = {},
                              void(TargetPanel::*what)() = nullptr) {
        m_offer = what;
        m_empty->say(sentence, button);
    };
    if (m_fight.isLoaded() && fight.combatants.empty() && fight.encounter.between)
        offer(tr("Whoever goes on stands here as a fight is ended."));
    else if (m_fight.isLoaded() && fight.combatants.empty())
        offer(tr("Nobody is in this fight yet."), tr("Add combatants…   +"), &TargetPanel::peopleAsked);
    else if (m_fight.isLoaded())
        offer(tr("Choose a target: Ctrl+click a combatant."));
    else if (m_waiting)
        offer({});
    else if (m_fight.gateway().isOpen())
        offer(fight.encounters.empty() ? tr(
                  "There is no fight in this campaign yet. Ctrl+Shift+I takes people and gear out of tables and files, "
                  "Ctrl+Shift+O out of another campaign.")
                                       : tr("Every fight of this campaign is put aside."),
              tr("New fight…"), &TargetPanel::newFightAsked);
    else
        offer(tr("No fight yet. Open a campaign, or the sample fight at Harbour Gate."), tr("Open sample campaign"),
              &TargetPanel::sampleAsked);
}

/// Where there is little room, words go first: that he is the target his place says as well.
QString TargetPanel::words() const
{
    // Where not all of it fits, the last goes first: how he is must stay longer than how far away.
    QStringList all = m_low || !m_isTarget ? QStringList{m_posture} + m_state + m_distance
                                           : QStringList{tr("target"), m_posture} + m_distance + m_state;
    all.removeAll(QString());
    all.removeDuplicates();
    return all.join(QStringLiteral(" · "));
}

void TargetPanel::tell(Hex hex)
{
    const QString name = m_view->bodyScene().nameOf(hex);
    if (!m_isTarget && (!m_fight.target() || m_fight.snapshot().encounter.between)) {
        m_foot->setText(name);
        return Q_EMIT told(lowFoot());
    }
    if (!m_isTarget) {
        m_foot->setText(tr("%1 · click or N goes on to the next target").arg(name));
        return Q_EMIT told(lowFoot());
    }
    switch (m_click) {
    case BodyClick::Kind::Hex:
        m_foot->setText(tr("%1 · click or Enter to fire here · arrows walk the body").arg(name));
        break;
    case BodyClick::Kind::Location:
        m_foot->setText(tr("%1 · click or Enter to aim at it · arrows walk the body").arg(name));
        break;
    case BodyClick::Kind::Nothing:
        m_foot->setText(tr("%1 · click or Enter to attack · arrows walk the body").arg(name));
        break;
    }
    Q_EMIT told(lowFoot());
}

void TargetPanel::setWaiting(bool waiting)
{
    m_waiting = waiting;
    if (!m_fight.isLoaded())
        refresh();
}

QString TargetPanel::lowFoot() const
{
    return m_low ? m_foot->text() : QString();
}

void TargetPanel::arrange()
{
    m_low = height() < kStagePanelLow;
    const bool head = m_header->isVisibleTo(this);
    m_header->setBare(m_low);
    layout()->setContentsMargins(0, head && !m_low ? m_header->height() : 0, 0, 0);
    // Over the stage it must not reach the body's head, nor the callouts at the other side.
    m_header->setGeometry(0, 0, m_low ? width() * 2 / 5 : width(), m_header->height());
    m_header->raise();
    m_view->setCovered(head && m_low ? std::vector<QRectF>{m_header->geometry()} : std::vector<QRectF>{});
    m_foot->setVisible(!m_low && m_view->isVisibleTo(this) && m_fight.target());
}

void TargetPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool before = m_low;
    arrange();
    if (m_low == before)
        return;
    refresh();
    Q_EMIT told(lowFoot());
}

}  // namespace hitspread
