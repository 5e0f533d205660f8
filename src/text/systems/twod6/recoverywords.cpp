#include "text/systems/twod6/resultwords.h"

#include "rules/systems/twod6/recovery.h"
#include "rules/systems/twod6/round.h"
#include "rules/systems/twod6/surgery.h"
#include "rules/systems/twod6/turn.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/systems/twod6/combatantwords.h"
#include "text/systems/twod6/harmwords.h"

#include <QCoreApplication>

#include <array>

namespace hitspread::twod6 {

namespace {

/// The number, the roll and whether it succeeds, of one roll of two dice.
struct TestLines {
    Quantity number;
    Quantity roll;
    Quantity success;
};
constexpr TestLines kSaveTest{Quantity::SaveNumber, Quantity::SaveRoll, Quantity::SaveSuccess};
constexpr TestLines kWakeTest{Quantity::WakeNumber, Quantity::WakeRoll, Quantity::WakeSuccess};
constexpr TestLines kMedtechTest{Quantity::MedtechNumber, Quantity::MedtechRoll, Quantity::MedtechSuccess};
constexpr TestLines kReopenTest{Quantity::ReopenNumber, Quantity::ReopenRoll, Quantity::ReopenSuccess};
constexpr TestLines kStaysTest{Quantity::ConsciousnessNumber, Quantity::ConsciousnessRoll,
                               Quantity::ConsciousnessSuccess};

constexpr int kDaysOfAWeek = 7;

class RecoveryReader {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::RecoveryWords)

public:
    RecoveryReader(const ActionRecord& action, bool isShort) : m_action(action), m_isShort(isShort) {}

    [[nodiscard]] QString whole() const
    {
        const Input& input = m_action.request.input;
        if (const auto* round = input.as<RoundChange>())
            return ofAll(round->members);
        if (const auto* rest = input.as<GroupRest>())
            return ofAll(rest->members);
        if (const auto* treat = input.as<Treat>())
            return ofTreatment(*treat);
        if (input.isOneOf<Care>())
            return ofCare();
        if (input.isOneOf<Surgery>())
            return ofSurgery();
        if (const auto* recover = input.as<Recover>())
            return ofRecovery(*recover);
        const auto* roll = input.as<Consciousness>();
        return roll ? ofConsciousness(*roll) : QString();
    }

private:
    [[nodiscard]] std::optional<int> value(Quantity quantity, int index = 0) const
    {
        const Step* step = lastStep(m_action.findings.steps,
                                    {static_cast<std::uint16_t>(quantity), static_cast<std::uint16_t>(index)});
        return step ? std::optional(step->value) : std::nullopt;
    }
    static QString listed(QStringList words) { return text::joined(std::move(words), u", "); }

    /// What came of a roll, with its numbers where they are wanted: "hangs on (9 against 8)".
    [[nodiscard]] QString rolled(const QString& words, const TestLines& test, int index = 0) const
    {
        return m_isShort ? words
                         : tr("%1 (%2 against %3)", "what came of it, what was rolled, number")
                               .arg(words, text::number(value(test.roll, index).value_or(0)),
                                    text::number(value(test.number, index).value_or(0)));
    }

    /// Points that are gone, of one of several (TD-116 to TD-122).
    [[nodiscard]] QStringList healedParts(int member) const
    {
        std::array<int, 2> sums{};
        QStringList words;
        for (const Event& event : m_action.findings.events) {
            if (event.subject.target().value_or(0) != member)
                continue;
            if (event.kind == EventKind::Healed)
                sums[static_cast<std::size_t>(DamageType::Lethal)] += event.value;
            else if (event.kind == EventKind::Eased)
                sums[static_cast<std::size_t>(DamageType::Bruise)] += event.value;
            else if (event.kind == EventKind::WoundClosed)
                words << closed(event.subject.location());
        }
        for (const DamageType type : {DamageType::Bruise, DamageType::Lethal}) {
            if (const int points = sums[static_cast<std::size_t>(type)]; points > 0)
                words.prepend(tr("%1 healed", "so many points, a location").arg(pointsWords(type, points)));
        }
        return words;
    }
    [[nodiscard]] QString closed(std::optional<int> location) const
    {
        return location ? tr("%1 healed", "so many points, a location").arg(placeAt(*location)) : QString();
    }
    [[nodiscard]] QString placeAt(int location) const
    {
        return text::inSentence(text::location(text::Naming(m_action.request), location));
    }

    /// Treatments, saves and tries to wake of one of several, moment by moment (TD-110 to TD-115); one that repeats is said once.
    [[nodiscard]] QStringList clockParts(int member) const
    {
        QStringList words;
        const auto add = [&words](const QString& said) {
            if (words.isEmpty() || words.back() != said)
                words << said;
        };
        for (const Step& step : m_action.findings.steps) {
            if (step.key.subject.target() != std::optional(member))
                continue;
            switch (static_cast<Quantity>(step.key.quantity)) {
            case Quantity::SaveSuccess:
                if (step.value != 0)
                    add(rolled(tr("hangs on"), kSaveTest, step.key.index));
                break;
            case Quantity::SaveFailedBy:
                add(rolled(tr("deteriorates, %1", "by so much damage").arg(pointsWords(DamageType::Lethal, step.value)),
                           kSaveTest, step.key.index));
                break;
            case Quantity::MedtechSuccess:
                add(rolled(step.value != 0 ? tr("stabilises the patient") : tr("does not stabilise the patient"),
                           kMedtechTest, step.key.index));
                break;
            case Quantity::WakeSuccess:
                add(rolled(step.value != 0 ? tr("wakes") : tr("stays unconscious"), kWakeTest, step.key.index));
                break;
            case Quantity::MonitorDead:
                if (step.value != 0)
                    add(deadWords());
                break;
            default: break;
            }
        }
        return words;
    }

    /// Of several each by his name: "Rook: hangs on; Tarn: wakes".
    [[nodiscard]] QString ofAll(const std::vector<Fighter>& members) const
    {
        QStringList all;
        for (int i = 0; i < static_cast<int>(members.size()); ++i) {
            const QString words = listed(clockParts(i) + healedParts(i));
            if (!words.isEmpty())
                all << tr("%1: %2", "name, what came of it for him")
                           .arg(text::visible(members[static_cast<std::size_t>(i)].character.name), words);
        }
        return all.join(QStringLiteral("; "));
    }

    [[nodiscard]] QString ofTreatment(const Treat& treat) const
    {
        if (const auto stable = value(Quantity::MedtechSuccess))
            return rolled(*stable != 0 ? stabilisedWords() : tr("not stabilised"), kMedtechTest);
        const auto rounds = value(Quantity::TreatRounds);
        return rounds && *rounds < treatmentRounds(treat.switches)
            ? tr("round %1 of %2", "of a treatment")
                  .arg(text::number(*rounds), text::number(treatmentRounds(treat.switches)))
            : QString();
    }

    [[nodiscard]] QString ofCare() const
    {
        const auto made = value(Quantity::MedtechSuccess);
        if (!made)
            return {};
        return rolled(*made != 0 ? listed(healedParts(0)) : tr("nothing heals today"), kMedtechTest);
    }

    [[nodiscard]] QString ofSurgery() const
    {
        const auto made = value(Quantity::MedtechSuccess);
        if (!made)
            return {};
        if (*made != 0)
            return listed({rolled(m_isShort ? tr("succeeds") : tr("surgery succeeds"), kMedtechTest),
                           daysToHeal(value(Quantity::RecoveryDays).value_or(0))});
        QStringList words{rolled(m_isShort ? tr("fails") : tr("surgery fails"), kMedtechTest)};
        const auto save = value(Quantity::SaveSuccess);
        if (save)
            words << rolled(*save != 0 ? tr("Build save made") : tr("Build save failed"), kSaveTest);
        if (const auto points = value(Quantity::SurgeryHarm))
            words << pointsWords(DamageType::Lethal, *points);
        return listed(words + HarmReader(m_action, 0).stateWords(m_isShort));
    }

    static QString daysToHeal(int days)
    {
        if (days % kDaysOfAWeek == 0 && days > kDaysOfAWeek)
            return tr("heals in %1 weeks").arg(days / kDaysOfAWeek);
        return days == 1 ? tr("heals in 1 day") : tr("heals in %1 days").arg(days);
    }

    [[nodiscard]] QString ofRecovery(const Recover& recover) const
    {
        const auto days = value(Quantity::RecoveryDays);
        const QString healing = days ? daysToHeal(*days) : QString();
        const QString place = placeAt(static_cast<int>(recover.options.location));
        if (recover.options.what == Recovering::Natural)
            return days ? listed({place, healing}) : QString();
        const auto holds = value(Quantity::ReopenSuccess);
        if (!holds)
            return {};
        return listed({place, rolled(*holds != 0 ? tr("does not reopen") : tr("reopens"), kReopenTest), healing});
    }

    [[nodiscard]] QString ofConsciousness(const Consciousness& roll) const
    {
        if (const auto wakes = value(Quantity::WakeSuccess); roll.options.wakes && wakes)
            return rolled(*wakes != 0 ? tr("wakes") : tr("stays unconscious"), kWakeTest);
        const auto stays = value(Quantity::ConsciousnessSuccess);
        return stays ? rolled(*stays != 0 ? tr("stays conscious") : unconsciousWords(), kStaysTest) : QString();
    }

    const ActionRecord& m_action;
    bool m_isShort;
};

}  // namespace

QString recoveryWords(const ActionRecord& action, bool isShort)
{
    return RecoveryReader(action, isShort).whole();
}

}  // namespace hitspread::twod6
