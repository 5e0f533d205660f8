#include "ui/systems/threed/firestage.h"

#include "models/digest.h"
#include "models/play/attackpresenter.h"
#include "models/tracemodel.h"
#include "ui/attack/bodyodds.h"
#include "ui/attack/playerbar.h"
#include "ui/attack/spendmodel.h"
#include "ui/attack/stagepane.h"
#include "ui/attack/stagesbar.h"
#include "ui/diagram/bodyview.h"
#include "ui/systems/threed/bulletcursor.h"
#include "ui/systems/threed/bulletplayer.h"
#include "ui/systems/threed/bulletscrubber.h"
#include "ui/systems/threed/chainpicturemaker.h"

#include <QSignalBlocker>

#include <algorithm>

namespace hitspread::threed {

FireStage::FireStage(AttackPresenter& presenter, BulletCursor& cursor, StagePane& pane, const ApplicationStyle& style,
                     QObject* parent)
    : BodyStage(presenter, pane, parent),
      m_cursor(cursor),
      m_player(new BulletPlayer(this)),
      m_scrubber(new BulletScrubber(style, &pane))
{
    pane.setFoot(*m_scrubber);
    connectPane();
    connect(m_player, &BulletPlayer::reached, &m_cursor, &BulletCursor::setReached);
    connect(m_player, &BulletPlayer::finished, &m_cursor, [this] {
        m_cursor.setReached(-1);
        m_pane.stage().answer();
    });
}

void FireStage::connectPane()
{
    connect(m_scrubber, &BulletScrubber::rangeChanged, &m_pane, &StagePane::place);
    connect(&m_pane.bodies(), &StagesBar::chosen, this, &FireStage::chooseBody);
    connect(m_scrubber, &BulletScrubber::valueChanged, this, [this](int row) {
        m_player->stop();
        m_cursor.setReached(-1);
        m_cursor.setRow(row);
    });
    const PlayerBar& player = m_pane.player();
    connect(&player, &PlayerBar::speedChosen, m_player,
            [this](int index) { m_player->setSpeed(static_cast<DriftSpeed>(index)); });
    connect(&player, &PlayerBar::beginningAsked, m_scrubber, [this] { m_scrubber->setValue(0); });
    connect(&player, &PlayerBar::endAsked, m_scrubber, [this] { m_scrubber->setValue(m_scrubber->maximum()); });
}

bool FireStage::isSeveral() const
{
    return m_cursor.bullet() >= 0;
}

bool FireStage::isReplayable() const
{
    return isSeveral() ? !m_cursor.bullets().empty() : BodyStage::isReplayable();
}

std::size_t FireStage::targetShown() const
{
    return m_cursor.now() && m_presenter.dice().hasFallen() ? static_cast<std::size_t>(m_cursor.now()->target)
                                                            : m_presenter.options().targetInView();
}

void FireStage::refresh()
{
    m_pane.player().setSeveral(isSeveral());
    if (isSeveral())
        showChain();
    else
        BodyStage::refresh();
    showBodies();
    showScrubber();
}

void FireStage::showChain()
{
    const DiceQuestion* choice = choiceInHand(m_presenter, m_cursor.bullet());
    BodyPicture picture = pictureOfBullets(m_presenter, m_cursor,
                                           choice ? spendOptions(m_presenter, *choice) : std::vector<SpendOption>());
    m_odds->put(picture);
    m_pane.stage().setPicture(picture);
    showHeader(targetShown());
    m_pane.player().setReplayable(isReplayable());
    if (const BulletDigest* bullet = m_cursor.now())
        m_pane.player().setCaption(
            tr("Bullet %1 of %2").arg(QString::number(bullet->number), QString::number(m_cursor.bullets().size())));
}

void FireStage::showBodies()
{
    std::vector<StagesBar::Stage> stages;
    const QStringList names = namesIn(m_presenter.action(), Role::Target);
    for (int i = 0; isSeveral() && i < names.size(); ++i) {
        const RecordId id = m_presenter.options().targets().size() > static_cast<std::size_t>(i)
            ? m_presenter.options().targets()[static_cast<std::size_t>(i)]
            : RecordId{0};
        const CombatantView* who = m_presenter.fight().snapshot().find(id);
        StagesBar::Stage stage;
        stage.face = faceOf(who ? &who->combatant : nullptr);
        stage.name = names[i];
        const auto hits = std::ranges::count_if(m_cursor.bullets(), [i](const BulletDigest& bullet) {
            return bullet.target == i && bullet.fate == ShotFate::Hit;
        });
        if (hits > 0)
            stage.words = hits == 1 ? tr("1 hit") : tr("%1 hits").arg(hits);
        stage.stressed = hits > 0;
        stages.push_back(stage);
    }
    m_pane.setBodies(stages, static_cast<int>(targetShown()));
}

void FireStage::showScrubber()
{
    {
        const QSignalBlocker quiet(m_scrubber);
        m_scrubber->setBullets(m_cursor.bullets());
        m_scrubber->setValue(m_cursor.row());
        m_scrubber->setReached(m_cursor.reached());
    }
    // Its place is kept from the beginning: the body must not shrink when bullets come.
    m_scrubber->setVisible(isSeveral());
}

void FireStage::play(bool reducedMotion)
{
    if (!isSeveral())
        return BodyStage::play(reducedMotion);
    m_player->setSpeed(m_pane.stage().animator().speed());
    m_player->setReducedMotion(reducedMotion);
    m_player->play(static_cast<int>(m_cursor.bullets().size()));
}

bool FireStage::skip()
{
    const bool plays = BodyStage::skip() || m_cursor.reached() >= 0;
    m_player->skip();
    return plays;
}

void FireStage::chooseBody(int place)
{
    const auto wanted = static_cast<std::size_t>(place);
    m_presenter.options().viewTarget(wanted);
    if (!m_presenter.dice().hasFallen())
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
        return bullet.hex == hex && bullet.target == shown && bullet.shot != m_cursor.bullet();
    });
    if (mark != bullets.end())
        m_cursor.setRow(static_cast<int>(mark - bullets.begin()));
    else if (!isSeveral() || shown == static_cast<int>(m_presenter.options().targetInView()))
        Q_EMIT aimed(hex);
}

void FireStage::pointAt(std::optional<Hex> hex)
{
    const BodyPicture& picture = m_pane.stage().picture();
    const bool isOnDrift = hex && picture.drift && picture.drift->choiceAt(*hex);
    if (isOnDrift || !hex || !picture.chain)
        return BodyStage::pointAt(hex);
    for (const ChainChoice& choice : picture.chain->choices) {
        if (choice.hex == *hex)
            return Q_EMIT pointedAt(tr("%1: %2").arg(choice.label, choice.words),
                                    spendLeadingTo(m_presenter, *hex, m_cursor.bullet()));
    }
    for (const BulletDigest& bullet : m_cursor.bullets()) {
        if (bullet.hex == *hex && bullet.target == static_cast<int>(targetShown()))
            return Q_EMIT pointedAt(sentenceOf(bullet.number, bullet), {});
    }
    Q_EMIT pointedAt({}, {});
}

}  // namespace hitspread::threed
