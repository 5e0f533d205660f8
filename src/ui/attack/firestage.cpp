#include "ui/attack/firestage.h"

#include "models/digest.h"
#include "models/tracemodel.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/bodyodds.h"
#include "ui/attack/bodypicturemaker.h"
#include "ui/attack/bulletcursor.h"
#include "ui/attack/bulletplayer.h"
#include "ui/attack/bulletscrubber.h"
#include "ui/attack/chainpicturemaker.h"
#include "ui/attack/playerbar.h"
#include "ui/attack/spendmodel.h"
#include "ui/attack/stageheader.h"
#include "ui/attack/stagepane.h"
#include "ui/attack/stagesbar.h"
#include "ui/diagram/bodyview.h"

#include <QSignalBlocker>

#include <algorithm>

namespace hitspread {

FireStage::FireStage(AttackPresenter& presenter, BulletCursor& cursor, StagePane& pane, QObject* parent)
    : QObject(parent),
      m_presenter(presenter),
      m_cursor(cursor),
      m_pane(pane),
      m_player(new BulletPlayer(this)),
      m_odds(new BodyOdds(presenter, pane, this))
{
    connectPane();
    connect(m_odds, &BodyOdds::toggled, this, &FireStage::refresh);
    connect(m_player, &BulletPlayer::reached, &m_cursor, &BulletCursor::setReached);
    connect(m_player, &BulletPlayer::finished, &m_cursor, [this] { m_cursor.setReached(-1); });
}

void FireStage::connectPane()
{
    BodyView& stage = m_pane.stage();
    connect(&stage, &BodyView::hexChosen, this, &FireStage::chooseHex);
    connect(&stage, &BodyView::hexHovered, this, [this](Hex hex) { pointAt(hex); });
    connect(&stage, &BodyView::hexFocused, this, [this](Hex hex) { pointAt(hex); });
    connect(&stage, &BodyView::hoverEnded, this, [this] { pointAt({}); });
    connect(&m_pane.bodies(), &StagesBar::chosen, this, &FireStage::chooseBody);
    connect(&m_pane.scrubber(), &BulletScrubber::valueChanged, this, [this](int row) {
        m_player->stop();
        m_cursor.setReached(-1);
        m_cursor.setRow(row);
    });
    PlayerBar& player = m_pane.player();
    connect(&player, &PlayerBar::speedChosen, m_player,
            [this](int index) { m_player->setSpeed(static_cast<DriftSpeed>(index)); });
    connect(&player, &PlayerBar::beginningAsked, &m_cursor, [this] { m_pane.scrubber().setValue(0); });
    connect(&player, &PlayerBar::endAsked, &m_cursor,
            [this] { m_pane.scrubber().setValue(m_pane.scrubber().maximum()); });
    connect(&player, &PlayerBar::replayAsked, this, [this] { play(false); });
}

void FireStage::toggleOdds()
{
    m_odds->toggle();
}

bool FireStage::isSeveral() const
{
    return m_cursor.bullet() >= 0;
}

bool FireStage::isReplayable() const
{
    return isSeveral() ? !m_cursor.bullets().empty() : m_pane.stage().picture().drift.has_value();
}

std::size_t FireStage::targetShown() const
{
    return m_cursor.now() && m_presenter.hasFallen() ? static_cast<std::size_t>(m_cursor.now()->target)
                                                     : m_presenter.targetInView();
}

void FireStage::refresh()
{
    const DiceQuestion* choice = choiceInHand(m_presenter, m_cursor.bullet());
    const std::vector<SpendOption> spends = choice ? spendOptions(m_presenter, *choice) : std::vector<SpendOption>();
    BodyPicture picture = isSeveral()
        ? bodypicture::ofBullets(m_presenter, m_cursor, spends)
        : bodypicture::ofAction(m_presenter.action(), m_presenter.aim(), m_presenter.isFinished(), spends);
    m_odds->put(picture);
    m_pane.stage().setPicture(picture);
    showBodies();
    showHeader();
    showPlayer();
}

void FireStage::showHeader()
{
    const ActionRecord& action = m_presenter.action();
    const std::size_t place = targetShown();
    const Digest target = digestOf(action.system, targetOf(action.request.input, place));
    const RecordId id = place < m_presenter.targets().size() ? m_presenter.targets()[place]
                                                             : m_presenter.order().target;
    const CombatantView* who = m_presenter.fight().snapshot().find(id);
    m_pane.header().show(
        faceOf(who ? &who->combatant : nullptr), namesIn(action, Role::Target).value(static_cast<int>(place)),
        m_odds->words().isEmpty() ? stateWords(target)
                                  : tr("%1 · %2", "odds, state").arg(m_odds->words(), stateWords(target)));
}

void FireStage::showBodies()
{
    std::vector<StagesBar::Stage> stages;
    const QStringList names = namesIn(m_presenter.action(), Role::Target);
    for (int i = 0; isSeveral() && i < names.size(); ++i) {
        const RecordId id = m_presenter.targets().size() > static_cast<std::size_t>(i)
            ? m_presenter.targets()[static_cast<std::size_t>(i)]
            : RecordId{0};
        const CombatantView* who = m_presenter.fight().snapshot().find(id);
        StagesBar::Stage stage;
        stage.face = faceOf(who ? &who->combatant : nullptr);
        stage.name = names[i];
        const auto hits = std::ranges::count_if(m_cursor.bullets(), [i](const BulletDigest& bullet) {
            return bullet.target == i && bullet.fate == BulletFate::Hit;
        });
        if (hits > 0)
            stage.words = hits == 1 ? tr("1 hit") : tr("%1 hits").arg(hits);
        stage.stressed = hits > 0;
        stages.push_back(stage);
    }
    m_pane.setBodies(stages, static_cast<int>(targetShown()));
}

void FireStage::showPlayer()
{
    const bool several = isSeveral();
    BulletScrubber& scrubber = m_pane.scrubber();
    {
        const QSignalBlocker quiet(scrubber);
        scrubber.setBullets(m_cursor.bullets());
        scrubber.setValue(m_cursor.row());
        scrubber.setReached(m_cursor.reached());
    }
    scrubber.setVisible(several && !m_cursor.bullets().empty());
    m_pane.player().setBullets(several);
    m_pane.player().setVisible(isReplayable());
    if (!several)
        m_pane.player().setCaption(isReplayable() ? outcomeOf(m_presenter.action()) : QString());
    else if (const BulletDigest* bullet = m_cursor.now())
        m_pane.player().setCaption(tr("Bullet %1 of %2").arg(bullet->number).arg(m_cursor.bullets().size()));
}

void FireStage::play(bool reducedMotion)
{
    if (!isSeveral()) {
        m_pane.stage().animator().setReducedMotion(reducedMotion);
        m_pane.stage().play();
        return;
    }
    m_player->setSpeed(m_pane.stage().animator().speed());
    m_player->setReducedMotion(reducedMotion);
    m_player->play(static_cast<int>(m_cursor.bullets().size()));
}

void FireStage::skip()
{
    m_pane.stage().animator().skip();
    m_player->skip();
}

void FireStage::chooseBody(int place)
{
    const auto wanted = static_cast<std::size_t>(place);
    m_presenter.viewTarget(wanted);
    if (!m_presenter.hasFallen())
        return;
    // The first bullet that went there.
    const auto& bullets = m_cursor.bullets();
    const auto found = std::ranges::find(bullets, place, &BulletDigest::target);
    if (found != bullets.end())
        m_cursor.setRow(static_cast<int>(found - bullets.begin()));
    else
        refresh();
}

void FireStage::chooseHex(Hex hex)
{
    // On the line of the shot a click spends the points that lead there; on a mark it shows that bullet; anywhere else it aims.
    if (const auto value = spendLeadingTo(m_presenter, hex, m_cursor.bullet())) {
        const DiceQuestion* choice = choiceInHand(m_presenter, m_cursor.bullet());
        if (!isSeveral() || choice->isOpen || choice->answer.choice != *value) {
            Q_EMIT valueChosen(*value);
            return;
        }
    }
    const auto& bullets = m_cursor.bullets();
    const auto shown = static_cast<int>(targetShown());
    const auto mark = std::ranges::find_if(bullets, [&](const BulletDigest& bullet) {
        return bullet.hex == hex && bullet.target == shown && bullet.bullet != m_cursor.bullet();
    });
    if (mark != bullets.end())
        m_cursor.setRow(static_cast<int>(mark - bullets.begin()));
    else if (!isSeveral() || shown == static_cast<int>(m_presenter.targetInView()))
        Q_EMIT aimed(hex);
}

void FireStage::pointAt(std::optional<Hex> hex)
{
    const BodyPicture& picture = m_pane.stage().picture();
    const DriftChoice* drift = hex && picture.drift ? picture.drift->choiceAt(*hex) : nullptr;
    if (drift) {
        Q_EMIT pointedAt(drift->words, drift->points);
        return;
    }
    if (hex && picture.chain) {
        for (const ChainChoice& choice : picture.chain->choices) {
            if (choice.hex == *hex)
                return Q_EMIT pointedAt(tr("%1: %2").arg(choice.label, choice.words),
                                        spendLeadingTo(m_presenter, *hex, m_cursor.bullet()));
        }
        for (const BulletDigest& bullet : m_cursor.bullets()) {
            if (bullet.hex == *hex && bullet.target == static_cast<int>(targetShown()))
                return Q_EMIT pointedAt(sentenceOf(bullet), {});
        }
    }
    Q_EMIT pointedAt({}, {});
}

}  // namespace hitspread
