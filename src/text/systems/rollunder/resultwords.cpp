#include "text/systems/rollunder/resultwords.h"

#include "rules/core/odds/effects.h"
#include "rules/systems/rollunder/feint.h"
#include "rules/systems/rollunder/manualharm.h"
#include "rules/systems/rollunder/simpleactions.h"
#include "rules/systems/rollunder/system.h"
#include "rules/systems/rollunder/turn.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/systems/rollunder/combatantwords.h"
#include "text/systems/rollunder/harmwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread::rollunder {

namespace {

QString nameOf(const Character& character)
{
    return text::visible(character.name);
}

QString listed(QStringList words)
{
    return text::joined(words, u", ");
}

/// The number, the roll and whether it succeeds, of one roll of three dice.
struct Roll {
    Quantity number;
    Quantity shown;
    Quantity success;
};
constexpr Roll kAttack{Quantity::AttackNumber, Quantity::AttackRoll, Quantity::AttackSuccess};
constexpr Roll kDefence{Quantity::DefenceNumber, Quantity::DefenceRoll, Quantity::DefenceSuccess};
constexpr Roll kFeint{Quantity::FeintNumber, Quantity::FeintRoll, Quantity::FeintSuccess};
constexpr Roll kAgainst{Quantity::AgainstNumber, Quantity::AgainstRoll, Quantity::AgainstSuccess};
constexpr Roll kHt{Quantity::HtNumber, Quantity::HtRoll, Quantity::HtSuccess};

class ResultReader {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::Result)

public:
    explicit ResultReader(const ActionRecord& action) : m_action(action) {}

    [[nodiscard]] QString whole() const
    {
        const Input& input = m_action.request.input;
        if (const auto* attack = input.as<Attack>())
            return attack->target.empty() ? QString() : listed(ofAttack(*attack));
        if (const auto* harm = input.as<Harm>())
            return harmedIn(*harm);
        if (input.isOneOf<Feint>())
            return feintWords();
        if (const auto* turn = input.as<Turn>())
            return turnWords(*turn);
        if (const auto* status = input.as<Status>())
            return listed(statusWords(status->options));
        return listed(alone(input));
    }

    [[nodiscard]] QString sentence() const
    {
        const Input& input = m_action.request.input;
        if (const auto* attack = input.as<Attack>(); attack && !attack->target.empty())
            return listed(attackSentence(*attack));
        if (const auto* harm = input.as<Harm>(); harm && harm->targets.size() == 1)
            return listed(HarmReader(m_action, 0).sumWords());
        if (input.isOneOf<Feint>() && !feintWords().isEmpty() && value(Quantity::FeintRoll))
            return tr("Feint, %1: by %2 against %3", "what it does, margin, margin of the other")
                .arg(feintWords(), text::number(value(Quantity::FeintMargin).value_or(0)),
                     text::number(value(Quantity::AgainstMargin).value_or(0)));
        if (const auto* move = input.as<Move>(); move && move->options.yards > 0 && value(Quantity::ManeuverTaken))
            return listed({tr("moves %1", "so many yards").arg(yardsWords(move->options.yards)),
                           text::visible(move->options.note)});
        if (input.isOneOf<Turn>() && value(Quantity::HtSuccess))
            return tr("%1: %2", "what came of it, by which numbers")
                .arg(whole(), against(kHt, 0, tr("HT %1").arg(text::number(value(Quantity::HtNumber).value_or(0)))));
        return {};
    }

    /// `side`: 0 the one who acts, 1 the other.
    [[nodiscard]] QString standing(int side) const
    {
        const Input& input = m_action.request.input;
        if (input.isOneOf<Feint>()) {
            const Roll& roll = side == 0 ? kFeint : kAgainst;
            if (!value(roll.success))
                return {};
            return side == 0 && !feintWords().isEmpty() ? said(feintWords(), roll, 0) : against(roll, 0);
        }
        if (!input.isOneOf<Attack>())
            return {};
        return side == 0 ? struck() : defended();
    }

    [[nodiscard]] QString setback() const
    {
        const auto attempt = lastTry();
        const bool drops = attempt && isAvoided() && evasionOf(*attempt) == Evasion::Drops;
        return drops ? tr("%1, on the ground", "dodged, parried").arg(avoidedBy(defenceIn(m_action, *attempt)))
                     : QString();
    }

    /// What it cost him, and the gravest of what it makes of him.
    [[nodiscard]] QStringList wound(std::uint16_t number) const
    {
        const HarmReader harm(m_action, number);
        if (harm.loss() <= 0)
            return {};
        QStringList words{hpLostWords(harm.loss())};
        words += harm.stateWords(true);
        words.removeAll(deadWords());
        if (number == element::kTarget && isTrue(Quantity::AttackCritical))
            words << tr("critical hit");
        return words;
    }

private:
    [[nodiscard]] const std::vector<Event>& events() const { return m_action.findings.events; }
    [[nodiscard]] std::optional<int> value(Quantity quantity, std::uint16_t index = 0) const
    {
        const Step* step = lastStep(m_action.findings.steps, {static_cast<std::uint16_t>(quantity), index});
        return step ? std::optional(step->value) : std::nullopt;
    }
    [[nodiscard]] bool isTrue(Quantity quantity, std::uint16_t index = 0) const
    {
        return value(quantity, index).value_or(0) != 0;
    }

    /// "9 against 14".
    [[nodiscard]] QString against(const Roll& roll, std::uint16_t index, const QString& number = {}) const
    {
        return tr("%1 against %2", "what was rolled, number")
            .arg(text::number(value(roll.shown, index).value_or(0)),
                 number.isEmpty() ? text::number(value(roll.number, index).value_or(0)) : number);
    }
    [[nodiscard]] QString said(const QString& words, const Roll& roll, std::uint16_t index) const
    {
        return tr("%1: %2", "what came of it, by which numbers").arg(text::capitalized(words), against(roll, index));
    }

    /// The try that was the last (R3-D22); nothing: he did not defend himself.
    [[nodiscard]] std::optional<std::uint16_t> lastTry() const
    {
        std::optional<std::uint16_t> last;
        for (std::uint16_t i = 0; i < kAllTries; ++i) {
            if (value(Quantity::DefenceRoll, i))
                last = i;
        }
        return last;
    }
    [[nodiscard]] bool isAvoided() const
    {
        const auto attempt = lastTry();
        return attempt && isTrue(Quantity::DefenceSuccess, *attempt);
    }
    static QString avoidedBy(DefenceKind kind)
    {
        if (kind == DefenceKind::Dodge)
            return tr("dodged");
        return kind == DefenceKind::Block ? tr("blocked") : tr("parried");
    }
    static QString failedBy(DefenceKind kind)
    {
        if (kind == DefenceKind::Dodge)
            return tr("dodge fails");
        return kind == DefenceKind::Block ? tr("block fails") : tr("parry fails");
    }

    /// What he did beside (R3-36, R3-40).
    [[nodiscard]] Evasion evasionOf(std::uint16_t attempt) const
    {
        const Answer* chosen = m_action.findings.answers.find({static_cast<std::uint16_t>(Query::Evasion), attempt});
        return chosen ? static_cast<Evasion>(chosen->choice) : Evasion::Stays;
    }
    [[nodiscard]] QString evasionWords(std::uint16_t attempt) const
    {
        switch (evasionOf(attempt)) {
        case Evasion::Retreats: return tr("retreats");
        case Evasion::Drops: return tr("drops to the ground");
        case Evasion::Stays: break;
        }
        return {};
    }

    /// What a critical failure of a defence brings with it (R3-48 to R3-50).
    [[nodiscard]] QStringList defenceFailed(const Attack& attack) const
    {
        QStringList words;
        for (std::uint16_t i = 0; i < kAllTries; ++i) {
            if (!isTrue(Quantity::DefenceFailure, i))
                continue;
            switch (defenceIn(m_action, i)) {
            case DefenceKind::Dodge: words << tr("falls prone"); break;
            case DefenceKind::Block: words << tr("the shield is unready"); break;
            case DefenceKind::ParryRight:
            case DefenceKind::ParryLeft:
                words << tr("critical miss of the parry") << missWords(m_action, attack, Fumbling::Parry);
                break;
            case DefenceKind::None: break;
            }
        }
        return words;
    }

    /// Whoever dodged for him and takes the hit (R3-24).
    [[nodiscard]] std::optional<std::size_t> rescuer(const Attack& attack) const
    {
        for (std::size_t i = 0; i < attack.beside.size(); ++i) {
            if (isTrue(Quantity::DefenceSuccess, static_cast<std::uint16_t>(element::kFirstBeside + i)))
                return i;
        }
        return std::nullopt;
    }

    [[nodiscard]] QStringList ofHit(const Attack& attack) const
    {
        QStringList words = defenceFailed(attack);
        if (const auto beside = rescuer(attack)) {
            const HarmReader harm(m_action, static_cast<std::uint16_t>(element::kFirstBeside + *beside));
            return words << tr("%1 takes the hit: %2", "name, what it does")
                                .arg(nameOf(attack.beside[*beside].character), listed(harm.briefWords()));
        }
        const HarmReader harm(m_action, element::kTarget);
        if (isTrue(Quantity::AttackCritical))
            words << tr("critical hit") << hitEffectWords(m_action);
        return words + (harm.isStruck() ? harm.briefWords() : QStringList{tr("hits")});
    }

    [[nodiscard]] QStringList ofAttack(const Attack& attack) const
    {
        if (!value(Quantity::AttackSuccess))
            return {};
        if (isTrue(Quantity::AttackFailure))
            return QStringList{tr("critical miss")} + missWords(m_action, attack, Fumbling::Attack);
        if (!isTrue(Quantity::AttackSuccess))
            return {tr("misses")};
        if (isTrue(Quantity::AttackCritical) || !isAvoided())
            return ofHit(attack);
        const std::uint16_t attempt = *lastTry();
        QStringList words{avoidedBy(defenceIn(m_action, attempt)), evasionWords(attempt)};
        return words + defenceFailed(attack) + criticalDefence(attack);
    }

    /// The attacker rolls on the table of critical misses (R3-45).
    [[nodiscard]] QStringList criticalDefence(const Attack& attack) const
    {
        if (isTrue(Quantity::AttackFailure) || !value(Quantity::CriticalMissEffect))
            return {};
        return {tr("critical defence (%1: %2)", "name, what befalls him")
                    .arg(nameOf(attack.attacker), listed(missWords(m_action, attack, Fumbling::Attack)))};
    }

    /// The numbers it went by, and of a hit the whole sum.
    [[nodiscard]] QStringList attackSentence(const Attack& attack) const
    {
        if (!value(Quantity::AttackSuccess))
            return {};
        if (isTrue(Quantity::AttackFailure))
            return QStringList{said(tr("critical miss"), kAttack, 0)} + missWords(m_action, attack, Fumbling::Attack);
        if (!isTrue(Quantity::AttackSuccess))
            return {against(kAttack, 0)};
        if (isTrue(Quantity::AttackCritical) || !isAvoided()) {
            if (rescuer(attack) || !HarmReader(m_action, element::kTarget).isStruck())
                return ofHit(attack);
            QStringList words = defenceFailed(attack);
            if (isTrue(Quantity::AttackCritical))
                words << tr("critical hit") << hitEffectWords(m_action);
            const HarmReader harm(m_action, element::kTarget);
            return words + harm.sumWords() + harm.afterWords();
        }
        const std::uint16_t attempt = *lastTry();
        QStringList words{said(avoidedBy(defenceIn(m_action, attempt)), kDefence, attempt), evasionWords(attempt)};
        return words + defenceFailed(attack) + criticalDefence(attack);
    }

    /// How it stands for who attacks.
    [[nodiscard]] QString struck() const
    {
        if (!value(Quantity::AttackSuccess))
            return {};
        if (isTrue(Quantity::AttackFailure))
            return said(tr("critical miss"), kAttack, 0);
        if (!isTrue(Quantity::AttackSuccess))
            return said(tr("misses"), kAttack, 0);
        return said(isTrue(Quantity::AttackCritical) ? tr("critical hit") : tr("hits"), kAttack, 0);
    }

    [[nodiscard]] QString defended() const
    {
        const auto attempt = lastTry();
        if (!attempt || !value(Quantity::DefenceSuccess, *attempt))
            return {};
        const DefenceKind kind = defenceIn(m_action, *attempt);
        const bool isMade = isTrue(Quantity::DefenceSuccess, *attempt);
        return said(isMade ? avoidedBy(kind) : failedBy(kind), kDefence, *attempt);
    }

    /// Of several each by his name.
    [[nodiscard]] QString harmedIn(const Harm& harm) const
    {
        if (events().empty())
            return {};
        if (harm.targets.size() == 1)
            return listed(HarmReader(m_action, 0).briefWords());
        QStringList all;
        for (std::size_t i = 0; i < harm.targets.size(); ++i)
            all << tr("%1: %2", "name, what befell him")
                       .arg(nameOf(harm.targets[i].character),
                            listed(HarmReader(m_action, static_cast<std::uint16_t>(i)).briefWords()));
        return all.join(QStringLiteral("; "));
    }

    [[nodiscard]] QString feintWords() const
    {
        const auto penalty = value(Quantity::FeintPenalty);
        if (!penalty)
            return {};
        return *penalty > 0 ? tr("%1 on the next defence").arg(text::signedNumber(-*penalty)) : tr("comes to nothing");
    }

    [[nodiscard]] QString turnWords(const Turn& turn) const
    {
        const auto stays = value(Quantity::HtSuccess);
        if (stays)
            return *stays != 0 ? tr("stays conscious") : unconsciousWords();
        const bool waited = !turn.character.empty() && turn.character[0].condition.waiting;
        return waited ? tr("the Wait is lost") : QString();
    }

    static QStringList statusWords(const StatusOptions& options)
    {
        QStringList words;
        if (options.stunned != Flip::Stays)
            words << (options.stunned == Flip::On ? stunnedWords() : tr("not stunned any more"));
        if (options.unconscious != Flip::Stays)
            words << (options.unconscious == Flip::On ? unconsciousWords() : tr("conscious again"));
        if (options.falls)
            words << tr("lets himself fall");
        else if (options.setsPosture)
            words << postureWords(options.posture);
        return words;
    }

    /// Of a maneuver that is against nobody.
    [[nodiscard]] QStringList alone(const Input& input) const
    {
        if (!value(Quantity::ManeuverTaken))
            return {};
        if (const auto* aim = input.as<Aim>())
            return {aimed(aim->options.whomName), yardsWords(aim->options.yards)};
        if (const auto* evaluate = input.as<Evaluate>())
            return {evaluated(evaluate->options.whomName), yardsWords(evaluate->options.yards)};
        if (const auto* ready = input.as<Ready>())
            return {readied(*ready), yardsWords(ready->options.yards)};
        if (const auto* wait = input.as<Wait>())
            return {untilWords(wait->options.trigger, text::visible(wait->options.whomName)),
                    text::visible(wait->options.note)};
        if (const auto* posture = input.as<ChangePosture>())
            return {value(Quantity::PostureNow) ? postureWords(posture->options.posture) : risingWords()};
        if (const auto* defence = input.as<AllOutDefense>())
            return {defenceForm(defence->options.defence), yardsWords(defence->options.yards)};
        if (const auto* move = input.as<Move>())
            return {move->options.yards == 0 ? tr("stays where he is") : yardsWords(move->options.yards),
                    text::visible(move->options.note)};
        if (const auto* concentrate = input.as<Concentrate>())
            return {text::visible(concentrate->options.note), yardsWords(concentrate->options.yards)};
        const auto* nothing = input.as<DoNothing>();
        return nothing ? QStringList{text::visible(nothing->options.note)} : QStringList();
    }

    static QString yardsWords(std::int32_t yards)
    {
        if (yards == 0)
            return {};
        return yards == 1 ? tr("1 yard") : tr("%1 yards").arg(yards);
    }

    [[nodiscard]] QString aimed(const std::string& whom) const
    {
        const QString turns = turnsWords(value(Quantity::AimTurns).value_or(1));
        return whom.empty() ? turns : tr("at %1, %2", "name, how long").arg(text::visible(whom), turns);
    }
    [[nodiscard]] QString evaluated(const std::string& whom) const
    {
        const QString turns = turnsWords(value(Quantity::EvaluateTurns).value_or(1));
        return whom.empty() ? turns : tr("%1, %2", "name, how long").arg(text::visible(whom), turns);
    }

    [[nodiscard]] QString readied(const Ready& ready) const
    {
        const QString thing = ready.options.what == Readying::Weapon ? text::visible(ready.weapon.name)
                                                                     : tr("the shield");
        if (isTrue(Quantity::ReadyDone))
            return tr("%1 is ready", "a thing").arg(thing);
        return tr("%1, turn %2 of %3", "a thing that is made ready")
            .arg(thing, text::number(value(Quantity::ReadyTurns).value_or(0)), text::number(ready.weapon.readyTurns));
    }

    static constexpr std::uint16_t kAllTries = 3;

    const ActionRecord& m_action;
};

/// By which number the steps tell somebody apart whom an action harmed.
std::uint16_t elementOf(const ActionRecord& action, Role role, std::size_t place)
{
    if (role == Role::Actor)
        return element::kOfFumble + element::kAttacker;
    if (role == Role::Target)
        return static_cast<std::uint16_t>(place);
    const auto beside = static_cast<std::uint16_t>(element::kFirstBeside + place);
    return HarmReader(action, beside).isStruck() ? beside : static_cast<std::uint16_t>(element::kOfFumble + beside);
}

}  // namespace

QString resultWords(const ActionRecord& action)
{
    return ResultReader(action).whole();
}

QString sentenceWords(const ActionRecord& action)
{
    return ResultReader(action).sentence();
}

QString standingWords(const ActionRecord& action, int side)
{
    return ResultReader(action).standing(side);
}

QStringList woundParts(const ActionRecord& action, Role role, std::size_t place)
{
    return ResultReader(action).wound(elementOf(action, role, place));
}

QString setbackWords(const ActionRecord& action, Role role, std::size_t)
{
    return role == Role::Target && action.request.input.isOneOf<Attack>() ? ResultReader(action).setback() : QString();
}

}  // namespace hitspread::rollunder
