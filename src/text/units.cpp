#include "text/units.h"

#include "text/labels.h"
#include "text/phrases.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace hitspread::text {

namespace {

struct Units {
    Q_DECLARE_TR_FUNCTIONS(hitspread::text::Units)
};

constexpr std::int64_t kQuarters = 4;

/// "8", "1½", "−¼"; of other parts as a decimal.
QString fraction(std::int64_t amount, std::int64_t parts)
{
    const QString sign = amount < 0 ? QStringLiteral("−") : QString();
    const std::int64_t whole = std::abs(amount) / parts;
    const std::int64_t rest = std::abs(amount) % parts;
    if (rest == 0)
        return sign + QString::number(whole);
    if (rest * kQuarters % parts != 0)
        return sign + QLocale().toString(static_cast<double>(std::abs(amount)) / static_cast<double>(parts), 'f', 2);
    static constexpr std::array<char16_t, 3> kSigns{u'¼', u'½', u'¾'};
    const QChar part(kSigns[static_cast<std::size_t>(rest * kQuarters / parts) - 1]);
    return sign + (whole == 0 ? QString(part) : QString::number(whole) + part);
}

struct Counted {
    std::int64_t value = 0;
    std::int64_t parts = 1;
    bool isPercent = false;
    bool isTruth = false;

    [[nodiscard]] bool isLike(const Counted& other) const { return value * other.parts == other.value * parts; }
};

QString wordsOf(const Counted& counted)
{
    return counted.isPercent ? Units::tr("%1 %").arg(number(static_cast<std::int32_t>(counted.value)))
                             : fraction(counted.value, counted.parts);
}

Counted countedBy(const System& system, std::uint16_t quantity, std::int32_t value)
{
    if (quantity >= system.quantities().size())
        return {value};
    const QuantityWord& word = system.quantities()[quantity];
    const Unit* unit = unitOf(system, word.id);
    return {value, unit ? unit->parts : 1, unit && unit->isPercent, word.reading == Reading::Truth};
}

Counted operandOf(const System& system, const std::vector<Step>& steps, const Step& step, std::size_t place)
{
    const Term& term = step.operands[place];
    const bool isStep = term.step >= 0 && static_cast<std::size_t>(term.step) < steps.size();
    return isStep ? countedBy(system, steps[static_cast<std::size_t>(term.step)].key.quantity, term.value)
                  : Counted{term.value};
}

bool compares(Operation operation)
{
    return operation == Operation::AtLeast || operation == Operation::Above || operation == Operation::Equal;
}

/// What the running value is multiplied or divided by once both are read in their units.
Counted factor(const Counted& running, const Counted& own, std::int32_t by, bool divides)
{
    return divides ? Counted{by * own.parts, running.parts} : Counted{by * running.parts, own.parts};
}

bool isOne(const Counted& factor)
{
    return factor.value == factor.parts;
}

}  // namespace

const Unit* unitOf(const System& system, std::string_view id)
{
    const SystemPhrases* phrases = phrasesOf(system.id());
    if (!phrases)
        return nullptr;
    const auto found = std::ranges::find(phrases->units, id, &Unit::id);
    return found == phrases->units.end() ? nullptr : &*found;
}

QString inUnit(const Unit& unit, std::int32_t amount)
{
    return wordsOf(Counted{amount, unit.parts, unit.isPercent});
}

QString typedName(const QString& name, const Unit* unit)
{
    if (!unit || unit->isPercent)
        return name;
    switch (unit->parts) {
    case 2: return Units::tr("%1, in halves").arg(name);
    case 4: return Units::tr("%1, in quarters").arg(name);
    case 100: return Units::tr("%1, in hundredths").arg(name);
    default: return name;
    }
}

QString operand(const System& system, const std::vector<Step>& steps, const Step& step, const Step* before)
{
    const Counted own = countedBy(system, step.key.quantity, step.value);
    const Counted a = operandOf(system, steps, step, 0);
    const Counted b = operandOf(system, steps, step, 1);
    // A yes that comes of other yeses is no sum.
    if (compares(step.operation) && own.isTruth && (a.isTruth || b.isTruth))
        return {};
    if (own.parts == 1 && a.parts == 1 && !own.isPercent)
        return operand(step, before ? std::optional(before->value) : std::nullopt);
    const bool isTold = before && countedBy(system, before->key.quantity, before->value).isLike(a);
    const QString from = isTold ? QString() : wordsOf(a) + u' ';
    const QString space = isTold ? QString() : QStringLiteral(" ");
    const Counted amount{b.value, own.parts, own.isPercent};
    switch (step.operation) {
    case Operation::Add:
    case Operation::Subtract: {
        const bool isLess = (step.operation == Operation::Subtract) != (b.value < 0);
        return from + (isLess ? u"−"_qs : u"+"_qs) + space + fraction(std::abs(b.value), own.parts);
    }
    case Operation::Multiply: return from + u"× "_qs + wordsOf(factor(a, own, step.operands[1].value, false));
    case Operation::DivideDown:
    case Operation::DivideUp: {
        const Counted by = factor(a, own, step.operands[1].value, true);
        return isOne(by) ? QString() : from + u"÷ "_qs + wordsOf(by);
    }
    case Operation::Minimum:
        return step.computed == a.value ? QString() : from + Units::tr("at most %1").arg(wordsOf(amount));
    case Operation::Maximum:
        return step.computed == a.value ? QString() : from + Units::tr("at least %1").arg(wordsOf(amount));
    default: return operand(step, before ? std::optional(before->value) : std::nullopt);
    }
}

bool leavesAsRead(const System& system, const std::vector<Step>& steps, const Step& step)
{
    const Counted own = countedBy(system, step.key.quantity, step.value);
    const Counted from = operandOf(system, steps, step, 0);
    if (own.parts == 1)
        return false;
    if (step.operation == Operation::Multiply)
        return isOne(factor(from, own, step.operands[1].value, false));
    return step.operation == Operation::Add && from.parts == own.parts && from.value % own.parts == 0
        && step.operands[1].step < 0 && std::abs(step.operands[1].value) < own.parts;
}

}  // namespace hitspread::text
