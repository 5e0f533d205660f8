#include "ui/systems/threed/firestage.h"

#include "models/fight/digest.h"
#include "models/history/tracemodel.h"
#include "models/play/attackpresenter.h"
#include "reports/body/bodypicture.h"
#include "rules/systems/registry.h"
#include "services/action/actionrecord.h"
#include "ui/attack/body/bodypicturemaker.h"
#include "ui/attack/body/bodyswitcher.h"
#include "ui/attack/body/playerbar.h"
#include "ui/attack/body/stagepane.h"
#include "ui/attack/dice/spendmodel.h"
#include "ui/diagram/bodypictures.h"
#include "ui/diagram/bodyview.h"
#include "ui/odds/bodyodds.h"
#include "ui/systems/threed/bulletcursor.h"
#include "ui/systems/threed/bulletplayer.h"
#include "ui/systems/threed/bulletscrubber.h"

#include <QSignalBlocker>

#include <algorithm>

namespace hitspread::threed {

namespace {

ChainMark::Kind kindOf(const BulletDigest& bullet, bool reached)
{
    if (!reached || bullet.fate == ShotFate::Open)
        return ChainMark::Kind::NotYet;
    if (bullet.fate == ShotFate::Stopped || (bullet.fate == ShotFate::Hit && !bullet.harms()))
        return ChainMark::Kind::Stopped;
    return bullet.fate == ShotFate::Hit ? ChainMark::Kind::Hit : ChainMark::Kind::Miss;
}

ChainPicture chainOf(const BulletCursor& cursor, int target)
{
    ChainPicture chain;
    int gun = -1;
    for (int row = 0; row < static_cast<int>(cursor.bullets().size()); ++row) {
        const BulletDigest& bullet = cursor.bullets()[static_cast<std::size_t>(row)];
        if (bullet.target != target || !bullet.hex)
            continue;
        ChainMark mark;
        mark.hex = *bullet.hex;
        mark.from = bullet.from.value_or(*bullet.hex);
        mark.number = QString::number(bullet.number);
        mark.kind = kindOf(bullet, cursor.reached() < 0 || row <= cursor.reached());
        mark.current = row == cursor.row();
        // The first of a gun comes from the muzzle, not from another bullet.
        mark.linked = gun == bullet.gun;
        gun = bullet.gun;
        chain.marks.push_back(mark);
    }
    return chain;
}

/// Whether a choice pulls the bullet back along its line rather than turning it.
bool isAlongLine(const std::vector<SpendOption>& spends)
{
    return std::ranges::all_of(spends, [&](const SpendOption& option) {
        return option.shot && option.shot->direction == spends.front().shot->direction;
    });
}

/// The body of the target of the bullet in view, and the way of all bullets that went to him.
BodyPicture pictureOfBullets(const AttackPresenter& presenter, const BulletCursor& cursor,
                             const std::vector<SpendOption>& spends)
{
    const ActionRecord& action = presenter.action();
    const int target = cursor.now() && presenter.dice().hasFallen()
        ? cursor.now()->target
        : static_cast<int>(presenter.options().targetInView());
    const auto place = static_cast<std::size_t>(target);
    BodyPicture picture = bodypicture::ofDigest(action.request.plan,
                                                digestOf(action.system, targetOf(action.request.input, place)));
    picture.rose = false;
    if (static_cast<std::size_t>(target) == presenter.options().targetInView()) {
        picture.aim = presenter.options().aim();
        picture.selected = presenter.dice().hasFallen() ? std::nullopt : picture.aim;
    }
    if (presenter.isFinished())
        bodypicture::putChanges(picture, action, place);
    picture.chain = chainOf(cursor, target);
    const DiceQuestion* open = presenter.dice().open();
    const bool choosing = open && open->question.kind == QuestionKind::Choice;
    if (!spends.empty() && spends.front().shot && isAlongLine(spends)) {
        if (choosing) {
            picture.drift = bodypicture::driftOf(*spends.front().shot, open->answer.choice, StrikeKind::NotYet, spends);
            std::erase_if(picture.chain->marks, [](const ChainMark& mark) { return mark.current; });
        }
        return picture;
    }
    const DiceQuestion* choice = choiceInHand(presenter, cursor.bullet());
    for (const SpendOption& option : spends) {
        if (!option.shot)
            continue;
        // A disc has room for a number; the words stand in the box.
        const QString number = option.label.size() > 3 ? QString::number(option.value) : option.label;
        picture.chain->choices.push_back(
            {option.shot->landing, number, option.words, choice && choice->answer.choice == option.value});
    }
    return picture;
}

}  // namespace

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
    connect(&m_pane.bodies(), &BodySwitcher::chosen, this, &FireStage::chooseBody);
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
    std::vector<BodySwitcher::Stage> stages;
    const QStringList names = namesIn(m_presenter.action(), Role::Target);
    for (int i = 0; isSeveral() && i < names.size(); ++i) {
        const RecordId id = m_presenter.options().targets().size() > static_cast<std::size_t>(i)
            ? m_presenter.options().targets()[static_cast<std::size_t>(i)]
            : RecordId{0};
        const CombatantView* who = m_presenter.fight().snapshot().find(id);
        BodySwitcher::Stage stage;
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
