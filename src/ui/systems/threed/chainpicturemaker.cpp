#include "ui/systems/threed/chainpicturemaker.h"

#include "models/play/attackpresenter.h"
#include "rules/systems/registry.h"
#include "ui/attack/bodypicturemaker.h"
#include "ui/diagram/bodypictures.h"
#include "ui/systems/threed/bulletcursor.h"

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

}  // namespace

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

}  // namespace hitspread::threed
