#include "text/systems/outcome/resultwords.h"

#include "rules/core/odds/effects.h"
#include "rules/systems/outcome/aim.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/checkaction.h"
#include "rules/systems/outcome/declaration.h"
#include "rules/systems/outcome/feint.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/hold.h"
#include "rules/systems/outcome/manualharm.h"
#include "rules/systems/outcome/round.h"
#include "rules/systems/outcome/shieldwork.h"
#include "rules/systems/outcome/system.h"
#include "rules/systems/outcome/vocabulary.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/outcome/combatantwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread::outcome {

namespace {

QString nameOf(const Character& character)
{
    return text::visible(character.name);
}

/// What a shield or weapon is done with, as the options say it.
QString shieldActionWords(const ShieldOptions& options)
{
    const FieldDeclaration& what = *shieldOptionsRecord.find("what");
    return text::inSentence(
        text::choiceName(text::Naming::usual(system()), what, static_cast<std::size_t>(options.what)));
}

class ResultReader {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::Result)

public:
    explicit ResultReader(const ActionRecord& action) : m_action(action) {}

    [[nodiscard]] QString whole() const
    {
        const Input& input = m_action.request.input;
        QStringList words;
        if (input.isOneOf<Attack>() || input.isOneOf<Grapple>())
            words = input.isOneOf<Attack>() ? ofAttack() : ofGrapple(*input.as<Grapple>());
        else if (input.isOneOf<BreakHold>())
            words << freedWords();
        else if (const auto* release = input.as<Release>())
            words << tr("lets %1 go").arg(nameOf(release->target));
        else if (input.isOneOf<Feint>())
            words << feintWords();
        else if (const auto* harm = input.as<Harm>(); harm && !events().empty())
            words = harmedIn(*harm);
        else if (const auto* change = input.as<RoundChange>())
            words = freedOf("members.condition", change->members);
        else
            words = alone(input);
        return text::joined(words, u", ");
    }

    [[nodiscard]] QString sentence() const
    {
        const Input& input = m_action.request.input;
        if (input.isOneOf<Attack>() || input.isOneOf<Grapple>())
            return attackSentence();
        if (input.isOneOf<BreakHold>() || input.isOneOf<Feint>()) {
            const QString words = whole();
            return words.isEmpty() ? words : tr("%1, %2", "action, what came of it").arg(action(), withNumbers(words));
        }
        return {};
    }

    /// `side`: 0 the one who acts, 1 the other.
    [[nodiscard]] QString standing(int side) const
    {
        const Input& input = m_action.request.input;
        if (input.isOneOf<BreakHold>() || input.isOneOf<Feint>())
            return side == 0 && !whole().isEmpty() ? text::capitalized(withNumbers(whole())) : QString();
        if (!input.isOneOf<Attack>() && !input.isOneOf<Grapple>())
            return {};
        return side == 0 ? struck() : defended();
    }

    /// The wound by its name; of who is out of the fight, whose state says it, how much it was.
    [[nodiscard]] QStringList wound(std::uint16_t element) const
    {
        QStringList words;
        const int net = last(Quantity::HarmNet, element).value_or(0);
        if (net > 0 && last(Quantity::WoundOut, element).value_or(0) != 0)
            words << levelsWords(net);
        else if (net > 0)
            words << woundNameOf(element);
        if (isCritical())
            words << tr("critical success");
        return words;
    }

    /// Who is dead nobody holds.
    [[nodiscard]] QString setback() const
    {
        if (isTrue(Quantity::WoundDead))
            return {};
        if (isTrue(Quantity::GrapplePinned))
            return shortPinnedWords();
        return isTrue(Quantity::GrappleHeld) ? shortHeldWords() : QString();
    }

private:
    [[nodiscard]] const std::vector<Event>& events() const { return m_action.findings.events; }
    [[nodiscard]] bool happened(EventKind kind) const
    {
        return std::ranges::find(events(), kind, &Event::kind) != events().end();
    }
    [[nodiscard]] std::optional<int> last(Quantity quantity, std::uint16_t index = 0) const
    {
        const Step* step = lastStep(m_action.findings.steps, {static_cast<std::uint16_t>(quantity), index});
        return step ? std::optional(step->value) : std::nullopt;
    }
    /// Whoever it is about: what two derive bears the number of one of them.
    [[nodiscard]] std::optional<int> lastOf(Quantity quantity) const
    {
        const Step* step = lastStepOf(m_action.findings.steps, static_cast<std::uint16_t>(quantity));
        return step ? std::optional(step->value) : std::nullopt;
    }
    [[nodiscard]] bool isTrue(Quantity quantity) const { return lastOf(quantity).value_or(0) != 0; }
    [[nodiscard]] bool isCritical() const { return isTrue(Quantity::AttackCritical) && isTrue(Quantity::FinalHit); }

    [[nodiscard]] QString woundNameOf(std::uint16_t element) const
    {
        const auto name = last(Quantity::WoundName, element);
        return name ? woundName(static_cast<Wound>(*name)) : QString();
    }

    /// What went through and what it makes of him.
    [[nodiscard]] QStringList harmOf(std::uint16_t element, std::optional<int> whom) const
    {
        const auto net = last(Quantity::HarmNet, element);
        if (!net)
            return {};
        if (*net == 0)
            return {effectsOf(events(), whom).stopped ? tr("armour holds") : tr("no damage")};
        const bool isDead = effectsOf(events(), whom).dead;
        QStringList words{levelsWords(*net), isDead ? deadWords() : woundNameOf(element)};
        if (!isDead && last(Quantity::WoundOut, element).value_or(0) == 0 && last(Quantity::WoundWalks, element) == 0)
            words << cannotWalkWords();
        return words;
    }

    [[nodiscard]] QString action() const { return text::action(system(), m_action.action); }

    [[nodiscard]] QString placeWords() const
    {
        const auto landed = std::ranges::find_if(
            events(), [](const Event& event) { return event.kind == EventKind::Landed && event.subject.location(); });
        return landed == events().end()
            ? QString()
            : text::inSentence(text::location(text::Naming(m_action.request), *landed->subject.location()));
    }

    /// What an attack comes to that does not land; empty: it lands.
    [[nodiscard]] QString missWords() const
    {
        if (isTrue(Quantity::FinalHit))
            return {};
        if (happened(EventKind::Dodged))
            return tr("dodged");
        if (happened(EventKind::Parried))
            return tr("parried");
        return happened(EventKind::Fumbled) ? tr("critical failure") : tr("misses");
    }

    [[nodiscard]] QStringList ofAttack() const
    {
        if (!lastOf(Quantity::FinalHit))
            return {};
        if (const QString miss = missWords(); !miss.isEmpty())
            return {miss};
        QStringList words{isCritical() ? tr("critical success") : QString(), placeWords()};
        return words + harmOf(0, 0);
    }

    [[nodiscard]] QStringList ofGrapple(const Grapple& grapple) const
    {
        QStringList words;
        if (isTrue(Quantity::GrappleKept))
            words << tr("keeps the hold");
        else if (!lastOf(Quantity::FinalHit))
            return {};
        else if (const QString miss = missWords(); !miss.isEmpty())
            return {miss == tr("misses") ? tr("not held") : miss};
        else if (const QString held = setback(); !held.isEmpty())
            words << held;
        if (lastOf(Quantity::FinalHit) && !isTrue(Quantity::FinalHit))
            words << tr("the garrote slips");
        if (grapple.options.garrote || grapple.attackerCondition.garrote != kNoEntry)
            words += harmOf(0, 0);
        return words + freedOf("bound.condition", grapple.bound);
    }

    [[nodiscard]] QString freedWords() const
    {
        const auto free = lastOf(Quantity::GrappleFree);
        return !free ? QString() : *free != 0 ? tr("free") : tr("stays held");
    }

    [[nodiscard]] QString feintWords() const
    {
        const auto taken = lastOf(Quantity::FeintTaken);
        return !taken ? QString() : *taken != 0 ? tr("taken for an attack") : tr("seen through");
    }

    /// Of several each by his name.
    [[nodiscard]] QStringList harmedIn(const Harm& harm) const
    {
        if (harm.targets.size() == 1)
            return harmOf(0, 0);
        QStringList all;
        for (std::size_t i = 0; i < harm.targets.size(); ++i)
            all << tr("%1: %2", "name, what befell him")
                       .arg(nameOf(harm.targets[i].character),
                            harmOf(static_cast<std::uint16_t>(i), static_cast<int>(i)).join(QStringLiteral(", ")));
        return {all.join(QStringLiteral("; "))};
    }

    /// Who comes free because a hold was not kept, or its holder is gone or holds another. `part`: the id of their conditions.
    [[nodiscard]] QStringList freedOf(std::string_view part, const auto& people) const
    {
        QStringList words;
        const auto parts = m_action.request.input.action().parts;
        for (const Change& one : m_action.findings.changes) {
            const bool isFreed = parts[one.part].id == part && parts[one.part].record->fields[one.field].id == "heldBy"
                && one.after == 0 && one.element < people.size();
            if (isFreed)
                words << tr("%1 comes free").arg(nameOf(people[one.element].character));
        }
        return words;
    }

    /// Of what somebody does that is against nobody.
    [[nodiscard]] QStringList alone(const Input& input) const
    {
        if (const auto* aim = input.as<Aim>())
            return {aimed(*aim)};
        if (const auto* move = input.as<Move>())
            return moved(move->options);
        if (const auto* test = input.as<Test>())
            return tested(test->options);
        if (const auto* work = input.as<ShieldWork>())
            return {shieldActionWords(work->options)};
        if (const auto* declaration = input.as<Declare>())
            return declared(declaration->options);
        return {};
    }

    [[nodiscard]] QString aimed(const Aim& aim) const
    {
        const auto turns = lastOf(Quantity::AimTurns);
        if (!turns)
            return {};
        const QString words = *turns == 1 ? tr("1 turn, +1") : tr("%1 turns, +%1").arg(*turns);
        return aim.options.whomName.empty()
            ? words
            : tr("at %1, %2", "name, how long").arg(text::visible(aim.options.whomName), words);
    }

    [[nodiscard]] QStringList moved(const MoveOptions& options) const
    {
        const auto total = lastOf(Quantity::MoveTotal);
        if (!total)
            return {};
        QStringList words{text::visible(options.words)};
        if (!isTrue(Quantity::MoveUnopposed))
            return words << tr("fails");
        if (lastOf(Quantity::CheckTotal))
            words << tr("total %1").arg(text::number(*total));
        if (options.metres != kNoEntry)
            words << tr("%1 m").arg(options.metres);
        return words;
    }

    [[nodiscard]] QStringList tested(const TestOptions& options) const
    {
        const auto success = lastOf(Quantity::CheckSuccess);
        if (!success)
            return {};
        const QString words = *success != 0 ? tr("succeeds") : tr("fails");
        const auto total = lastOf(Quantity::CheckTotal);
        return {text::visible(options.words),
                total ? tr("%1: %2 against %3", "what came of it, total, what it has to be above")
                            .arg(words, text::number(*total), text::number(options.difficulty))
                      : words};
    }

    [[nodiscard]] QStringList declared(const DeclareOptions& options) const
    {
        QStringList words{plansWords({options.plan.begin(), options.plan.end()},
                                     [this](std::int32_t who) { return text::visible(nameKept(m_action, who)); }),
                          text::visible(options.words)};
        if (const auto penalty = lastOf(Quantity::TurnPenalty))
            words << tr("%1 on each").arg(text::signedNumber(*penalty));
        return words;
    }

    /// "4 against 3"; of an attack nobody defends against its total alone; that a modifier decided it.
    [[nodiscard]] QString numbers() const
    {
        const auto attack = lastOf(Quantity::AttackTotal);
        const bool isCheck = m_action.request.input.isOneOf<BreakHold>() || m_action.request.input.isOneOf<Feint>();
        const auto defence = lastOf(isCheck ? Quantity::DefenceTotal : Quantity::DefenceCounts);
        if (!attack || (isCheck && !defence))
            return tr("a modifier decides");
        return defence ? tr("%1 against %2", "total of the attack, of the defence")
                             .arg(text::number(*attack), text::number(*defence))
                       : tr("total %1").arg(text::number(*attack));
    }

    [[nodiscard]] QString withNumbers(const QString& words) const
    {
        return tr("%1: %2", "what came of it, by which numbers").arg(words, numbers());
    }

    [[nodiscard]] QString attackSentence() const
    {
        if (!lastOf(Quantity::FinalHit))
            return {};
        const bool isGrapple = m_action.request.input.isOneOf<Grapple>();
        if (!isTrue(Quantity::FinalHit)) {
            const QString missed = isTrue(Quantity::GrappleKept) ? QString() : numbers();
            return isGrapple && !missed.isEmpty() ? tr("%1, %2", "action, what came of it").arg(action(), missed)
                                                  : missed;
        }
        const QString left = text::number(
            lastOf(Quantity::FinalRaised).value_or(lastOf(Quantity::FinalOutcome).value_or(0)));
        // A headline of two parts has no room for it beside the state.
        const bool saysCritical = isCritical() && isTrue(Quantity::WoundOut);
        QStringList words{saysCritical ? tr("critical success") : QString(), placeWords()};
        const auto net = lastOf(Quantity::HarmNet);
        // The headline is the wound's.
        if (net.value_or(0) > 0 && !isTrue(Quantity::WoundOut))
            words << setback();
        const QString by = isGrapple ? tr("%1 by %2", "action, what is left of the attack").arg(action(), left)
                                     : tr("hit by %1", "what is left of the attack").arg(left);
        const QString sum = net ? levelSumWords(m_action, 0) : QString();
        words << (sum.isEmpty() ? by : tr("%1: %2", "by how much it hits, what that does").arg(by, sum));
        const int penalty = net.value_or(0) > 0 ? lastOf(Quantity::WoundPenalty).value_or(0) : 0;
        if (penalty != 0)
            words << burdenWords(penalty);
        if (net.value_or(0) > 0 && !isTrue(Quantity::WoundOut) && lastOf(Quantity::WoundWalks) == 0)
            words << cannotWalkWords();
        return text::joined(words, u", ");
    }

    /// How it stands for who attacks.
    [[nodiscard]] QString struck() const
    {
        if (!lastOf(Quantity::FinalHit)) {
            const auto total = lastOf(Quantity::AttackTotal);
            return total ? tr("Comes to %1").arg(text::number(*total)) : text::capitalized(whole());
        }
        if (!isTrue(Quantity::FinalHit))
            return text::capitalized(withNumbers(whole()));
        const int left = lastOf(Quantity::FinalRaised).value_or(lastOf(Quantity::FinalOutcome).value_or(0));
        const QString by = m_action.request.input.isOneOf<Attack>() ? tr("Hits by %1").arg(text::number(left))
                                                                    : tr("By %1").arg(text::number(left));
        const QString words = whole();
        return words.isEmpty() ? by : tr("%1: %2", "heading, what came of it").arg(by, words);
    }

    [[nodiscard]] QString defended() const
    {
        const auto counts = lastOf(Quantity::DefenceCounts);
        const auto attack = lastOf(Quantity::AttackTotal);
        if (!counts || !attack)
            return {};
        const QString against = tr("%1 against %2", "total of the attack, of the defence")
                                    .arg(text::number(*counts), text::number(*attack));
        if (!lastOf(Quantity::FinalHit) || isTrue(Quantity::FinalHit))
            return tr("Not enough: %1").arg(against);
        const QString how = happened(EventKind::Dodged) ? tr("dodged")
            : happened(EventKind::Parried)              ? tr("parried")
                                                        : tr("resisted");
        return tr("%1: %2", "what came of it, by which numbers").arg(text::capitalized(how), against);
    }

    const ActionRecord& m_action;
};

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
    return role == Role::Target ? ResultReader(action).wound(static_cast<std::uint16_t>(place)) : QStringList();
}

QString setbackWords(const ActionRecord& action, Role role, std::size_t)
{
    return role == Role::Target ? ResultReader(action).setback() : QString();
}

QString levelsOfWords(int levels, int most, const QString& wound)
{
    return ResultReader::tr("%1/%2, %3", "levels, of most, wound")
        .arg(QString::number(levels), QString::number(most), wound);
}

}  // namespace hitspread::outcome
