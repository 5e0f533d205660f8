#include "text/systems/percentile/resultwords.h"

#include "rules/core/odds/effects.h"
#include "rules/systems/percentile/actions.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/attackresolution.h"
#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/declaration.h"
#include "rules/systems/percentile/manualharm.h"
#include "rules/systems/percentile/system.h"
#include "rules/systems/percentile/vocabulary.h"
#include "text/echo.h"
#include "text/effectwords.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/percentile/combatantwords.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <utility>

namespace hitspread::percentile {

namespace {

/// What one face of a d10 is of all.
constexpr int kPercentOfFace = 10;
constexpr int kDownLevel = 4;  ///< of Loss of Combat

QString nameOf(const Character& character)
{
    return text::visible(character.name);
}

class ResultReader {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::Result)

public:
    explicit ResultReader(const ActionRecord& action) : m_action(action) {}

    [[nodiscard]] QString whole() const
    {
        const Input& input = m_action.request.input;
        QStringList words;
        if (const auto* duel = input.as<Duel>())
            words = duelResult(m_action, *duel);
        else if (const auto* attack = input.as<Attack>())
            words = ofAttack(*attack);
        else if (const auto* clash = input.as<Clash>())
            words = ofClash(*clash);
        else if (const auto* harm = input.as<Harm>(); harm && !events().empty())
            words = harmedIn(*harm);
        else if (const auto* declaration = input.as<Declare>())
            words = declared(declaration->options);
        return words.join(QStringLiteral(", "));
    }

    [[nodiscard]] QString sentence() const
    {
        const Input& input = m_action.request.input;
        if (const auto* duel = input.as<Duel>())
            return duelSentence(m_action, *duel);
        return input.isOneOf<Attack>() ? numbers() : QString();
    }

    /// `of`: 0 the one who attacks, 1 the other; of a clash each has a blow of his own.
    [[nodiscard]] QString standing(std::uint16_t of) const
    {
        const bool isClash = m_action.request.input.isOneOf<Clash>();
        if (!isClash && !m_action.request.input.isOneOf<Attack>())
            return {};
        return of == 0 || isClash ? struck(of) : defended();
    }

private:
    [[nodiscard]] const std::vector<Event>& events() const { return m_action.findings.events; }
    [[nodiscard]] std::optional<int> last(Quantity quantity, std::uint16_t index = 0) const
    {
        const Step* step = lastStep(m_action.findings.steps, {static_cast<std::uint16_t>(quantity), index});
        return step ? std::optional(step->value) : std::nullopt;
    }
    /// What follows from the steps of one of several strands: a blow of two, somebody of those who are harmed.
    [[nodiscard]] std::vector<Event> strand(std::uint16_t element) const
    {
        const std::vector<Step>& steps = m_action.findings.steps;
        std::vector<Event> its;
        std::ranges::copy_if(events(), std::back_inserter(its), [&](const Event& event) {
            const bool follows = event.step >= 0 && std::cmp_less(event.step, steps.size());
            return follows && steps[static_cast<std::size_t>(event.step)].key.index == element;
        });
        return its;
    }

    [[nodiscard]] QString struck(std::uint16_t element) const
    {
        const auto die = last(Quantity::AttackDie, element);
        const auto success = last(Quantity::AttackSuccess, element);
        if (!die || !success)
            return {};
        const QString against = tr("%1 against %2", "what was rolled, rating")
                                    .arg(text::number(*die),
                                         text::number(last(Quantity::AttackRating, element).value_or(0)));
        if (last(Quantity::AttackFumble, element).value_or(0) != 0)
            return tr("Fumble: %1").arg(against);
        if (*success == 0)
            return tr("Misses: %1").arg(against);
        const QString result = text::number(last(Quantity::AttackResult, element).value_or(0));
        if (const QString lost = clashLost(element); !lost.isEmpty())
            return tr("%1: %2", "heading, what was rolled").arg(lost, against);
        return last(Quantity::AttackCritical, element).value_or(0) != 0
            ? tr("Critical: %1, Result %2").arg(against, result)
            : tr("Hits: %1, Result %2").arg(against, result);
    }

    /// Of one of two who both succeed in a clash, where his blow does not land: how it was decided (PCT-D14); else empty.
    [[nodiscard]] QString clashLost(std::uint16_t element) const
    {
        const auto first = last(Quantity::ClashFirst);
        const auto second = last(Quantity::ClashSecond);
        const std::uint16_t other = element == 0 ? 1 : 0;
        if (!first || !second || (element == 0 ? *first : *second) != 0
            || last(Quantity::AttackSuccess, other).value_or(0) == 0
            || last(Quantity::AttackSuccess, element).value_or(0) == 0)
            return {};
        if (*first == 0 && *second == 0)
            return tr("Succeeds, neither blow lands, %1").arg(comparedResults(element, QStringLiteral("=")));
        return last(Quantity::AttackCritical, other).value_or(0) != 0
                && last(Quantity::AttackCritical, element).value_or(0) == 0
            ? tr("Succeeds, loses the clash to a critical success")
            : tr("Succeeds, loses the clash %1").arg(comparedResults(element, QStringLiteral("<")));
    }

    /// "63 < 68".
    [[nodiscard]] QString comparedResults(std::uint16_t element, const QString& sign) const
    {
        const std::uint16_t other = element == 0 ? 1 : 0;
        return QStringLiteral("%1 %2 %3")
            .arg(text::number(last(Quantity::AttackResult, element).value_or(0)), sign,
                 text::number(last(Quantity::AttackResult, other).value_or(0)));
    }

    [[nodiscard]] QString defended() const
    {
        const auto die = last(Quantity::DefenceDie);
        const auto success = last(Quantity::DefenceSuccess);
        if (!die || !success)
            return {};
        if (*success == 0)
            return tr("The defence fails: %1")
                .arg(tr("%1 against %2", "what was rolled, rating")
                         .arg(text::number(*die), text::number(last(Quantity::DefenceRating).value_or(0))));
        const QString result = text::number(last(Quantity::DefenceResult).value_or(0));
        return last(Quantity::DefenceNegates).value_or(0) != 0
            ? tr("%1: Result %2").arg(text::capitalized(fendedOff(effectsOf(events(), 0))), result)
            : tr("Halves it: Result %1").arg(result);
    }

    /// A blow or shot that lands: where, and what it does.
    [[nodiscard]] QStringList harmOf(std::optional<int> struck, std::uint16_t element) const
    {
        const std::vector<Event> happened = strand(element);
        Effects effects = effectsOf(happened, struck);
        const bool wounded = effects.wounds > 0;
        effects.wounds = 0;
        QStringList words{placeStruck(m_action, happened, struck)};
        words += text::effectWords(effects);
        if (effects.damage == 0 && !words.front().isEmpty())
            words.insert(1, tr("%1 damage").arg(0));
        if (const auto bad = last(Quantity::WoundLevel, element); bad && wounded)
            words.insert(2, woundName(static_cast<WoundLevel>(std::clamp(*bad, 0, 5))));
        if (last(Quantity::AttackCritical, element).value_or(0) != 0)
            words.prepend(criticalHitName());
        const auto level = last(Quantity::LossLevel, element);
        if (last(Quantity::DefenceHalves, element).value_or(0) != 0)
            words << halvedWords();
        // One of them says itself that he falls.
        if (level && (!effects.down || *level != kDownLevel))
            words << lossWords(*level, element);
        words.removeAll(QString());
        return words.isEmpty() ? QStringList{tr("hits")} : words;
    }

    [[nodiscard]] QString halvedWords() const
    {
        switch (defenceIn(m_action.findings.answers)) {
        case DefenceKind::Dodge: return tr("halved by dodging");
        case DefenceKind::Block: return tr("halved by the shield");
        default: return tr("halved by the parry");
        }
    }

    /// A Loss of Combat and what it costs: "off balance (−20 until the end of round 3)".
    [[nodiscard]] QString lossWords(int level, std::uint16_t element) const
    {
        QStringList costs;
        if (const int penalty = last(Quantity::LossPenalty, element).value_or(0); penalty != 0)
            costs << penaltyWords(
                {penalty, last(Quantity::LossUntil, element).value_or(0), PenaltyCause::LossOfCombat});
        if (const int actions = last(Quantity::LossActions, element).value_or(0); actions > 0)
            costs << actionsLostWords(actions);
        return costs.isEmpty() ? lossLevelWords(level)
                               : tr("%1 (%2)", "Loss of Combat, what it costs")
                                     .arg(lossLevelWords(level), costs.join(QStringLiteral(", ")));
    }

    /// Of several each by his name.
    [[nodiscard]] QStringList harmedIn(const Harm& harm) const
    {
        if (harm.targets.size() == 1)
            return harmOf(0, 0);
        QStringList all;
        for (std::size_t i = 0; i < harm.targets.size(); ++i) {
            const QStringList his = harmOf(static_cast<int>(i), static_cast<std::uint16_t>(i));
            all << tr("%1: %2", "name, what befell him")
                       .arg(nameOf(harm.targets[i].character), his.join(QStringLiteral(", ")));
        }
        return {all.join(QStringLiteral("; "))};
    }

    /// What somebody said he would do, and at whom.
    [[nodiscard]] static QStringList declared(const DeclareOptions& options)
    {
        QStringList words{declaredWords(options.kind), text::visible(options.words)};
        if (!options.whomName.empty())
            words[0] = tr("%1, at %2", "declared action, name").arg(words[0], text::visible(options.whomName));
        words.removeAll(QString());
        return words;
    }

    static bool isFendedOff(const Effects& effects) { return effects.dodged || effects.parried || effects.blocked; }
    [[nodiscard]] QString fendedOff(const Effects& effects) const
    {
        if (effects.dodged)
            return tr("dodged");
        return defenceIn(m_action.findings.answers) == DefenceKind::Block ? tr("blocked") : tr("parried");
    }

    [[nodiscard]] QStringList ofAttack(const Attack& attack) const
    {
        const Effects effects = effectsOf(events(), 0);
        const Effects own = effectsOf(events(), std::nullopt);
        if (!effects.isMade)
            return {};
        QStringList words;
        if (!effects.succeeded)
            words << (own.fumbled ? tr("fumbles") : tr("misses"));
        else if (isFendedOff(effects))
            words << fendedOff(effects);
        else
            words << harmOf(0, 0);
        if (own.jammed)
            words << tr("the weapon jams");
        if (own.fumbled)
            words += fumbleHits(m_action, events(), attack.attacker, std::nullopt);
        if (effects.fumbled)
            words << tr("the defence is a fumble");
        return words;
    }

    [[nodiscard]] QStringList ofClash(const Clash& clash) const
    {
        const auto first = last(Quantity::ClashFirst);
        const auto second = last(Quantity::ClashSecond);
        if (!first || !second)
            return {};
        QStringList words;
        const auto add = [&](const Character& who, std::optional<int> struck, std::uint16_t element) {
            words << tr("%1 hits: %2", "name, location")
                         .arg(nameOf(who), harmOf(struck, element).join(QStringLiteral(", ")));
        };
        if (*first != 0)
            add(clash.attacker, 0, 0);
        if (*second != 0)
            add(clash.target, std::nullopt, 1);
        if (words.isEmpty())
            words << tr("neither blow lands");
        addLoser(words, clash.attacker, 0);
        addLoser(words, clash.target, 1);
        addFumble(words, clash.attacker, std::nullopt);
        addFumble(words, clash.target, 0);
        return words;
    }

    /// Whose blow succeeded and does not land all the same.
    void addLoser(QStringList& words, const Character& who, std::uint16_t element) const
    {
        if (last(Quantity::ClashFirst).value_or(0) == last(Quantity::ClashSecond).value_or(0))
            return;
        if (const QString lost = clashLost(element); !lost.isEmpty())
            words << tr("%1 %2", "name, succeeds and loses the clash").arg(nameOf(who), text::inSentence(lost));
    }

    /// Of one of two who fumbles: whom that hits. The other's blow may have hit him, too, and is told apart from it.
    void addFumble(QStringList& words, const Character& who, std::optional<int> himself) const
    {
        const std::vector<Event> happened = strand(himself ? 1 : 0);
        const Effects own = effectsOf(happened, himself);
        if (!own.fumbled)
            return;
        words << tr("%1 fumbles").arg(nameOf(who));
        if (own.jammed)
            words << tr("the weapon jams");
        words += fumbleHits(m_action, happened, who, himself);
    }

    /// What an attack went by that comes to nothing.
    [[nodiscard]] QString numbers() const
    {
        const Effects effects = effectsOf(events(), 0);
        if (!effects.isMade)
            return {};
        if (isFendedOff(effects))
            return tr("Result %1 against %2")
                .arg(text::number(last(Quantity::DefenceResult).value_or(0)),
                     text::number(last(Quantity::AttackResult).value_or(0)));
        const auto missed = std::ranges::find(events(), EventKind::Missed, &Event::kind);
        if (effects.succeeded || missed == events().end())
            return {};
        const QString words = tr("%1 against %2", "what was rolled, rating")
                                  .arg(text::number(missed->value), text::number(missed->against));
        return effectsOf(events(), std::nullopt).fumbled
            ? tr("%1: %2", "numbers, what came of them").arg(words, whole())
            : words;
    }

    const ActionRecord& m_action;
};

}  // namespace

QString woundLevelName(WoundLevel level)
{
    return text::value(text::Naming::usual(system()), {static_cast<std::uint16_t>(Quantity::WoundLevel), 0},
                       static_cast<int>(level));
}

QString criticalWoundName(WoundLevel level)
{
    return ResultReader::tr("%1 by a critical hit", "wound").arg(woundName(level));
}

bool isCriticalHit(const ActionRecord& action, Role struck)
{
    const bool isClash = action.request.input.isOneOf<Clash>();
    const std::uint16_t blow = isClash && struck == Role::Actor ? 1 : 0;
    const Step* step = lastStep(action.findings.steps, {static_cast<std::uint16_t>(Quantity::AttackCritical), blow});
    return step && step->value != 0 && (isClash || struck == Role::Target);
}

QString baseName(const Character& who, const Weapon& weapon)
{
    if (weapon.rollsOn == RollsOn::Dex)
        return dexName();
    if (weapon.natural)
        return who.unarmed == kNoEntry ? dexName() : ResultReader::tr("Unarmed");
    QString skill = text::visible(weapon.skill);
    if (ratingOf(who, skillsOf(weapon), weapon.skill, kNoEntry) != kNoEntry)
        return skill;
    const QString missing = skill.isEmpty() ? ResultReader::tr("no skill fits")
                                            : ResultReader::tr("no skill in %1").arg(skill);
    return isMelee(weapon) ? ResultReader::tr("%1, %2", "DEX, why").arg(dexName(), missing) : missing;
}

QString resultWords(const ActionRecord& action)
{
    return ResultReader(action).whole();
}

QString sentenceWords(const ActionRecord& action)
{
    return ResultReader(action).sentence();
}

QString pairName(std::size_t pair)
{
    return ResultReader::tr("Pair %1", "of a duel").arg(pair + 1);
}

QString duelNumberWords(int faces)
{
    return faces == 0 ? ResultReader::tr("cannot hit") : neededWords(faces);
}

QString duelNeedWords(int rating, int faces)
{
    return faces == 0 ? ResultReader::tr("%1: cannot hit", "rating").arg(ratingWords(rating))
                      : ResultReader::tr("%1: %2 or less on a d10, hits in %3", "rating, number, percent")
                            .arg(ratingWords(rating), text::number(faces), ratingWords(kPercentOfFace * faces));
}

QString standingWords(const ActionRecord& action, int side)
{
    return ResultReader(action).standing(static_cast<std::uint16_t>(side));
}

}  // namespace hitspread::percentile
