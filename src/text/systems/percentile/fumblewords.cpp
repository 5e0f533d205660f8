#include "text/systems/percentile/resultwords.h"

#include "rules/core/odds/effects.h"
#include "rules/systems/percentile/attackresolution.h"
#include "rules/systems/percentile/clash.h"
#include "text/echo.h"
#include "text/effectwords.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>

namespace hitspread::percentile {

namespace {

struct FumbleWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::Fumble)
};

std::span<const Bystander> allBeside(const Input& input)
{
    if (const auto* attack = input.as<Attack>())
        return attack->beside;
    const auto* clash = input.as<Clash>();
    return clash ? std::span<const Bystander>(clash->beside) : std::span<const Bystander>();
}

QString befallen(const ActionRecord& action, std::span<const Event> happened, const Character& who,
                 std::optional<int> struck)
{
    const QString place = placeStruck(action, happened, struck);
    if (place.isEmpty())
        return {};
    const Effects effects = effectsOf(happened, struck);
    const QString harm = effects.harms() ? text::harmWords(effects) : FumbleWords::tr("the armour holds");
    return FumbleWords::tr("the fumble hits %1: %2, %3", "name, location, what that does")
        .arg(text::visible(who.name), place, harm);
}

}  // namespace

QString placeStruck(const ActionRecord& action, std::span<const Event> happened, std::optional<int> struck)
{
    for (const Event& event : happened) {
        const auto location = event.subject.location();
        if (event.kind == EventKind::Landed && event.subject.target() == struck && location)
            return text::inSentence(text::location(text::Naming(action.request), *location));
    }
    return {};
}

QStringList fumbleHits(const ActionRecord& action, std::span<const Event> happened, const Character& fumbler,
                       std::optional<int> himself)
{
    QStringList words{befallen(action, happened, fumbler, himself)};
    const std::span<const Bystander> beside = allBeside(action.request.input);
    for (std::size_t i = 0; i < beside.size(); ++i)
        words << befallen(action, happened, beside[i].character, besideHim(i).target());
    words.removeAll(QString());
    return words;
}

QString friendsNear(const ActionRecord& action, int side)
{
    const auto* clash = action.request.input.as<Clash>();
    const std::span<const Bystander> near = clash ? besideOf(*clash, side) : allBeside(action.request.input);
    QStringList names;
    for (const Bystander& one : near)
        names << text::visible(one.character.name);
    if (names.isEmpty())
        return FumbleWords::tr("nobody is near: oneself");
    for (qsizetype i = 0; names.size() > 1 && i < names.size(); ++i)
        names[i] = FumbleWords::tr("%1 %2", "face of a die, name").arg(QString::number(i + 1), names[i]);
    return names.join(QStringLiteral(", "));
}

}  // namespace hitspread::percentile
