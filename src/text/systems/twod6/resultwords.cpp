#include "text/systems/twod6/resultwords.h"

#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/manualharm.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/systems/twod6/combatantwords.h"
#include "text/systems/twod6/harmwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread::twod6 {

namespace {

/// The number, the roll and whether it succeeds, of one roll of two dice.
struct RollLines {
    Quantity number;
    Quantity shown;
    Quantity success;
};
constexpr RollLines kAttackRoll{Quantity::AttackNumber, Quantity::AttackRoll, Quantity::AttackSuccess};
constexpr RollLines kFallRoll{Quantity::FallNumber, Quantity::FallRoll, Quantity::FallSuccess};
constexpr RollLines kEscapeRoll{Quantity::EscapeNumber, Quantity::EscapeRoll, Quantity::EscapeSuccess};
constexpr RollLines kConsciousRoll{Quantity::ConsciousnessNumber, Quantity::ConsciousnessRoll,
                                   Quantity::ConsciousnessSuccess};

class ResultReader {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::Result)

public:
    explicit ResultReader(const ActionRecord& action) : m_action(action) {}

    /// `isShort`: without the numbers it went by.
    [[nodiscard]] QString whole(bool isShort) const
    {
        const Input& input = m_action.request.input;
        if (const auto* attack = input.as<Attack>())
            return attack->target.empty() ? QString() : ofAttack(*attack, isShort);
        if (const auto* fire = input.as<AreaFire>())
            return ofAreaFire(*fire, isShort);
        if (const auto* grapple = input.as<Grapple>())
            return grapple->target.empty() ? QString() : ofGrapple(*grapple, isShort);
        if (input.isOneOf<Escape>())
            return ofEscape(isShort);
        if (const auto* harm = input.as<Harm>())
            return ofHarm(*harm, isShort);
        QString recovery = recoveryWords(m_action, isShort);
        if (!recovery.isEmpty())
            return recovery;
        return isShort ? actionResult(m_action) : actionSentence(m_action);
    }

    /// `side`: 0 the one who acts, 1 the other.
    [[nodiscard]] QString standing(int side) const
    {
        const Input& input = m_action.request.input;
        if (input.isOneOf<Escape>())
            return side == 0 ? text::capitalized(ofEscape(false)) : QString();
        const bool isGrapple = input.isOneOf<Grapple>();
        if (!isGrapple && !input.isOneOf<Attack>() && !input.isOneOf<AreaFire>())
            return {};
        if (side == 0)
            return struck();
        if (isGrapple)
            return feet();
        return input.isOneOf<Attack>() ? senses() : QString();
    }

    [[nodiscard]] QString setback() const
    {
        if (!isTrue(Quantity::HoldNow))
            return {};
        return haveFallen() ? tr("held on the ground") : heldByWords(QString());
    }

    /// What it cost him, and the gravest of what it makes of him.
    [[nodiscard]] QStringList wound(std::uint16_t number) const
    {
        const HarmReader harm(m_action, number);
        // By a failed surgery or Build save (TD-112, TD-128).
        if (!harm.isStruck()) {
            const auto points = value(Quantity::SurgeryHarm, number);
            const int lost = points ? *points : lostBySaves(number);
            return lost > 0 ? QStringList{pointsWords(DamageType::Lethal, lost)} : QStringList();
        }
        if (harm.points() <= 0)
            return {};
        QStringList words{pointsWords(harm.type(), harm.points()), harm.confirmedWords()};
        if (harm.isCritical())
            words << tr("critical hit");
        words.removeAll(QString());
        return words;
    }

private:
    /// All that failed Build saves cost him, moment by moment (TD-112).
    [[nodiscard]] int lostBySaves(std::uint16_t number) const
    {
        int lost = 0;
        for (const Step& step : m_action.findings.steps) {
            const bool isHis = step.key.subject.target() == std::optional<int>(number);
            if (isHis && static_cast<Quantity>(step.key.quantity) == Quantity::SaveFailedBy)
                lost += step.value;
        }
        return lost;
    }
    [[nodiscard]] std::optional<int> value(Quantity quantity, int index = 0) const
    {
        const Step* step = lastStep(m_action.findings.steps,
                                    {static_cast<std::uint16_t>(quantity), static_cast<std::uint16_t>(index)});
        return step ? std::optional(step->value) : std::nullopt;
    }
    [[nodiscard]] bool isTrue(Quantity quantity, int index = 0) const
    {
        return value(quantity, index).value_or(0) != 0;
    }
    static QString listed(QStringList words) { return text::joined(std::move(words), u", "); }
    static QString nameOf(const Fighter& who) { return text::visible(who.character.name); }
    static QString ofHim(const Fighter& who, const QString& words)
    {
        return tr("%1: %2", "name, what befell him").arg(nameOf(who), words);
    }

    /// "9 against 6".
    [[nodiscard]] QString against(const RollLines& roll, int index = 0) const
    {
        return tr("%1 against %2", "what was rolled, number")
            .arg(text::number(value(roll.shown, index).value_or(0)),
                 text::number(value(roll.number, index).value_or(0)));
    }
    [[nodiscard]] QString said(const QString& words, const RollLines& roll, int index = 0) const
    {
        return tr("%1: %2", "what came of it, by which numbers").arg(text::capitalized(words), against(roll, index));
    }

    /// Whom the roll was made on: one who was drawn need not be the one meant (TD-49).
    [[nodiscard]] std::size_t attackedPlace() const
    {
        const auto isAttempt = [](const Event& event) {
            return event.kind == EventKind::Hit || event.kind == EventKind::Missed;
        };
        const auto found = std::ranges::find_if(m_action.findings.events, isAttempt);
        return found == m_action.findings.events.end() ? 0
                                                       : static_cast<std::size_t>(found->subject.target().value_or(0));
    }
    [[nodiscard]] bool isMade() const
    {
        return value(Quantity::AttackSuccess) || isTrue(Quantity::AttackWithoutRoll)
            || isTrue(Quantity::DrawnImpossible);
    }
    [[nodiscard]] bool hits() const { return isTrue(Quantity::AttackSuccess) || isTrue(Quantity::AttackWithoutRoll); }

    [[nodiscard]] QStringList struckParts(std::uint16_t number, bool isShort) const
    {
        const HarmReader harm(m_action, number);
        if (!isShort)
            return harm.sumWords();
        QStringList words = harm.briefWords();
        if (harm.isCritical() && !words.isEmpty())
            words.prepend(tr("critical hit"));
        return words;
    }

    /// What using a wounded arm costs who acts, and what comes of it (TD-106).
    [[nodiscard]] QString armWords(const std::vector<Fighter>& who, std::uint16_t number, bool isShort) const
    {
        const HarmReader harm(m_action, number);
        if (who.empty() || harm.limbBruise() == 0)
            return {};
        const QString bruise =
            tr("%1 for the wounded arm", "points").arg(pointsWords(DamageType::Bruise, harm.limbBruise()));
        return ofHim(who[0], listed(QStringList{bruise} + harm.stateWords(isShort)));
    }

    /// The one attacked, those near him whom a burst caught, and what it cost the attacker.
    [[nodiscard]] QString ofAttack(const Attack& attack, bool isShort) const
    {
        const auto attackerNumber = static_cast<std::uint16_t>(attack.target.size());
        QStringList all;
        if (isMade()) {
            const std::size_t on = std::min(attackedPlace(), attack.target.size() - 1);
            const QString words = listed(drawnParts(attack, on) + attackParts(static_cast<std::uint16_t>(on), isShort));
            // Of several who are struck each bears his name.
            const bool isNamed = attack.options.burst && hits() && attack.target.size() > 1;
            all << (isNamed && !value(Quantity::DrawnTarget) ? ofHim(attack.target[on], words) : words);
            for (std::size_t i = 0; i < attack.target.size(); ++i) {
                const QString struck = listed(struckParts(static_cast<std::uint16_t>(i), isShort));
                if (i != on && !struck.isEmpty())
                    all << ofHim(attack.target[i], struck);
            }
        }
        all << armWords(attack.character, attackerNumber, isShort);
        return text::joined(all, u"; ");
    }

    [[nodiscard]] QStringList attackParts(std::uint16_t on, bool isShort) const
    {
        if (isTrue(Quantity::DrawnImpossible))
            return {tr("cannot be hit")};
        if (!hits())
            return {isShort ? tr("misses") : against(kAttackRoll)};
        const QStringList words = struckParts(on, isShort);
        return words.isEmpty() ? QStringList{tr("hits")} : words;
    }

    [[nodiscard]] QStringList drawnParts(const Attack& attack, std::size_t on) const
    {
        return value(Quantity::DrawnTarget)
            ? QStringList{tr("drawn: %1", "name of who is attacked by chance").arg(nameOf(attack.target[on]))}
            : QStringList();
    }

    /// Where it goes off, and whom it catches (TD-51 to TD-58).
    [[nodiscard]] QString ofAreaFire(const AreaFire& fire, bool isShort) const
    {
        const auto shooter = static_cast<std::uint16_t>(fire.near.size());
        QStringList all;
        if (value(Quantity::AttackSuccess)) {
            all << listed(impactParts(isShort));
            for (std::size_t i = 0; i < fire.near.size(); ++i)
                all << caught(fire.near[i], static_cast<std::uint16_t>(i), isShort);
            if (!fire.character.empty())
                all << caught(fire.character[0], shooter, isShort);
            all.removeAll(QString());
            if (all.size() == 1)
                all << tr("nobody in the blast");
        }
        all << armWords(fire.character, shooter, isShort);
        return text::joined(all, u"; ");
    }
    [[nodiscard]] QString caught(const Fighter& who, std::uint16_t number, bool isShort) const
    {
        const QString words = listed(struckParts(number, isShort));
        return words.isEmpty() ? QString() : ofHim(who, words);
    }
    [[nodiscard]] QStringList impactParts(bool isShort) const
    {
        QStringList words;
        if (!isShort)
            words << against(kAttackRoll);
        if (isTrue(Quantity::AttackSuccess))
            return words << tr("lands on the place");
        const auto far = value(Quantity::ScatterDistance);
        if (!far)
            return words << tr("misses");
        words << tr("scatters %1 m at %2°", "distance, degrees clockwise of the line of fire")
                     .arg(text::number(*far), text::number(value(Quantity::ScatterDegrees).value_or(0)));
        if (const auto stopped = value(Quantity::ScatterStopped); stopped && *stopped < *far)
            words << tr("stopped after %1 m", "by an obstacle").arg(text::number(*stopped));
        return words;
    }

    [[nodiscard]] bool haveFallen() const { return isTrue(Quantity::Falls) && isTrue(Quantity::HoldNow); }

    /// Damage to both, the fall, the hold (TD-71 to TD-79).
    [[nodiscard]] QString ofGrapple(const Grapple& grapple, bool isShort) const
    {
        if (!value(Quantity::AttackSuccess))
            return {};
        if (!isTrue(Quantity::AttackSuccess))
            return isShort ? tr("misses") : against(kAttackRoll);
        QStringList words = struckParts(0, isShort);
        if (haveFallen())
            words << tr("both fall");
        else if (const auto stands = value(Quantity::FallSuccess); stands && *stands != 0 && !isShort)
            words << tr("stays on his feet");
        if (const auto stands = value(Quantity::FallSuccess); stands && !isShort)
            words.back() = tr("%1 (%2)", "what came of it, by which numbers").arg(words.back(), against(kFallRoll));
        if (isTrue(Quantity::HoldNow))
            words << heldByWords(QString());
        QStringList all{listed(words)};
        const QString back = listed(struckParts(1, isShort));
        if (!back.isEmpty() && !grapple.character.empty())
            all << ofHim(grapple.character[0], back);
        return text::joined(all, u"; ");
    }

    [[nodiscard]] QString ofEscape(bool isShort) const
    {
        const auto held = value(Quantity::HoldNow);
        if (!held)
            return {};
        const QString words = *held != 0 ? tr("stays held") : tr("comes free");
        return isShort ? words : said(words, kEscapeRoll);
    }

    /// Of several each by his name.
    [[nodiscard]] QString ofHarm(const Harm& harm, bool isShort) const
    {
        if (harm.targets.size() == 1)
            return listed(struckParts(0, isShort));
        QStringList all;
        for (std::size_t i = 0; i < harm.targets.size(); ++i)
            all << caught(harm.targets[i], static_cast<std::uint16_t>(i), isShort);
        return text::joined(all, u"; ");
    }

    /// How it stands for who attacks.
    [[nodiscard]] QString struck() const
    {
        if (isTrue(Quantity::AttackWithoutRoll))
            return tr("Hits without a roll");
        if (!value(Quantity::AttackSuccess))
            return isTrue(Quantity::DrawnImpossible) ? tr("Fired and missed") : QString();
        return said(isTrue(Quantity::AttackSuccess) ? tr("hits") : tr("misses"), kAttackRoll);
    }
    /// How it stands for who is attacked: whether he keeps his feet, his senses.
    [[nodiscard]] QString feet() const
    {
        const auto stands = value(Quantity::FallSuccess);
        return stands ? said(*stands != 0 ? tr("stays on his feet") : tr("falls"), kFallRoll) : QString();
    }
    [[nodiscard]] QString senses() const
    {
        const auto on = static_cast<int>(attackedPlace());
        const auto stays = value(Quantity::ConsciousnessSuccess, on);
        return stays ? said(*stays != 0 ? tr("stays conscious") : unconsciousWords(), kConsciousRoll, on) : QString();
    }

    const ActionRecord& m_action;
};

}  // namespace

QString resultWords(const ActionRecord& action)
{
    return ResultReader(action).whole(true);
}

QString sentenceWords(const ActionRecord& action)
{
    return ResultReader(action).whole(false);
}

QString standingWords(const ActionRecord& action, int side)
{
    return ResultReader(action).standing(side);
}

QStringList woundParts(const ActionRecord& action, Role role, std::size_t place)
{
    return ResultReader(action).wound(numberOf(action.request.input, role, place));
}

QString setbackWords(const ActionRecord& action, Role role, std::size_t)
{
    return role == Role::Target && action.request.input.isOneOf<Grapple>() ? ResultReader(action).setback() : QString();
}

}  // namespace hitspread::twod6
