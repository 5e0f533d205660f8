#include "ui/attack/body/bodystage.h"

#include "models/fight/digest.h"
#include "models/history/tracemodel.h"
#include "models/play/attackpresenter.h"
#include "ui/attack/body/bodypicturemaker.h"
#include "ui/attack/body/playerbar.h"
#include "ui/attack/body/stageheader.h"
#include "ui/attack/body/stagepane.h"
#include "ui/attack/dice/spendmodel.h"
#include "ui/diagram/bodyview.h"
#include "ui/odds/bodyodds.h"

namespace hitspread {

BodyStage::BodyStage(AttackPresenter& presenter, StagePane& pane, QObject* parent)
    : QObject(parent), m_presenter(presenter), m_pane(pane), m_odds(new BodyOdds(presenter, pane, this))
{
    const BodyView& stage = m_pane.stage();
    connect(&stage, &BodyView::hexChosen, this, [this](Hex hex) { chooseHex(hex); });
    connect(&stage, &BodyView::hexHovered, this, [this](Hex hex) { pointAt(hex); });
    connect(&stage, &BodyView::hexFocused, this, [this](Hex hex) { pointAt(hex); });
    connect(&stage, &BodyView::hoverEnded, this, [this] { pointAt({}); });
    connect(m_odds, &BodyOdds::toggled, this, [this] { refresh(); });
    connect(m_odds, &BodyOdds::surveyed, this, [this] {
        BodyPicture picture = m_pane.stage().picture();
        m_odds->mark(picture);
        m_pane.stage().setPicture(picture);
    });
    connect(&m_pane.player(), &PlayerBar::replayAsked, this, [this] { play(false); });
    m_pane.player().setReplayable(false);
    sayWhoIsMissing();
}

void BodyStage::toggleOdds()
{
    m_odds->toggle();
}

bool BodyStage::isReplayable() const
{
    return m_pane.stage().picture().drift.has_value();
}

void BodyStage::sayWhoIsMissing()
{
    const bool isSomebody = m_presenter.order().target != 0 || m_presenter.isReady();
    m_pane.sayEmpty(isSomebody ? QString() : tr("Choose a target: Ctrl+click a combatant or press N."));
}

void BodyStage::refresh()
{
    sayWhoIsMissing();
    const DiceQuestion* choice = choiceInHand(m_presenter);
    BodyPicture picture = bodypicture::ofAction(
        m_presenter.action(), m_presenter.options().aim(), m_presenter.isFinished(),
        choice ? spendOptions(m_presenter, *choice) : std::vector<SpendOption>());
    m_odds->put(picture);
    m_pane.stage().setPicture(picture);
    showHeader(m_presenter.options().targetInView());
    m_pane.player().setVisible(!m_presenter.isReady() || m_presenter.system().deviation());
    m_pane.player().setReplayable(BodyStage::isReplayable());
}

void BodyStage::showHeader(std::size_t place)
{
    const ActionRecord& action = m_presenter.action();
    const Digest target = digestOf(action.system, targetOf(action.request.input, place));
    const RecordId id = place < m_presenter.options().targets().size() ? m_presenter.options().targets()[place]
                                                                       : m_presenter.order().target;
    const CombatantView* who = m_presenter.fight().snapshot().find(id);
    m_pane.header().show(faceOf(who ? &who->combatant : nullptr),
                         namesIn(action, Role::Target).value(static_cast<int>(place)), stateWords(target));
}

void BodyStage::play(bool reducedMotion)
{
    m_pane.stage().animator().setReducedMotion(reducedMotion);
    m_pane.stage().play();
}

bool BodyStage::skip()
{
    return m_pane.skip();
}

void BodyStage::chooseHex(Hex hex)
{
    // On the line of the attack a click spends the points that lead there; anywhere else it aims.
    if (const auto value = spendLeadingTo(m_presenter, hex))
        Q_EMIT valueChosen(*value);
    else
        Q_EMIT aimed(hex);
}

void BodyStage::pointAt(std::optional<Hex> hex)
{
    const BodyPicture& picture = m_pane.stage().picture();
    const DriftChoice* drift = hex && picture.drift ? picture.drift->choiceAt(*hex) : nullptr;
    if (drift)
        Q_EMIT pointedAt(drift->words, drift->points);
    else
        Q_EMIT pointedAt({}, {});
}

}  // namespace hitspread
