#include "text/units.h"

#include "text/labels.h"
#include "text/systemphrases.h"

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

/// To two places, or as many more as it takes not to look whole: "4.4", "0.54".
QString decimal(double amount)
{
    constexpr int kMostPlaces = 6;
    int places = 2;
    QString words = QString::number(std::abs(amount), 'f', places);
    while (places < kMostPlaces && words.endsWith(u'0' + QString(places - 1, u'0')))
        words = QString::number(std::abs(amount), 'f', ++places);
    while (words.endsWith(u'0'))
        words.chop(1);
    const QString sign = amount < 0 ? QStringLiteral("−") : QString();
    return sign + words.replace(u'.', QLocale().decimalPoint());
}

/// Thousandths with all their places: "5.25", "2.625".
QString measure(std::int64_t amount, std::int64_t parts)
{
    constexpr int kPlaces = 3;
    QString words = QString::number(static_cast<double>(amount) / static_cast<double>(parts), 'f', kPlaces);
    while (words.endsWith(u'0'))
        words.chop(1);
    return words.replace(u'.', QLocale().decimalPoint());
}

/// "8", "1½", "−¼"; of other parts as a decimal.
QString fraction(std::int64_t amount, std::int64_t parts)
{
    constexpr std::int64_t kTenths = 10;
    constexpr std::int64_t kThousandths = 1000;
    const QString sign = amount < 0 ? QStringLiteral("−") : QString();
    const std::int64_t whole = std::abs(amount) / parts;
    const std::int64_t rest = std::abs(amount) % parts;
    if (rest == 0)
        return sign + QString::number(whole);
    if (parts == kTenths || parts == kThousandths)
        return sign + measure(std::abs(amount), parts);
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

/// What the running value is multiplied by once both are read in their units.
Counted factor(const Counted& running, const Counted& own, std::int32_t by)
{
    return {by * running.parts, own.parts};
}

bool isOne(const Counted& factor)
{
    return factor.value == factor.parts;
}

bool divides(const Step& step)
{
    return (step.operation == Operation::DivideDown || step.operation == Operation::DivideUp)
        && step.operands[1].value > 0;
}

bool isBound(const Step& step)
{
    return step.operation == Operation::Minimum || step.operation == Operation::Maximum;
}

/// Whether a bound keeps a count from falling below nothing where it does not: it says only what came of it.
bool isIdleBound(const Step& step)
{
    return step.operation == Operation::Maximum && step.operands[1].step < 0 && step.operands[1].value == 0
        && step.computed == step.operands[0].value;
}

/// The step a count goes on from, where people would tell both in one line: of the same section, and nobody has ruled on it.
const Step* foregoing(const System& system, std::span<const Step> steps, const Step& step, const Step* before)
{
    const std::int32_t place = step.operands[0].step;
    const Step* found = place >= 0 && static_cast<std::size_t>(place) < steps.size()
        ? &steps[static_cast<std::size_t>(place)]
        : nullptr;
    const bool isTold = found && (found == before || found->overridden);
    return found && !isTold && sectionId(system, found->key) == sectionId(system, step.key) ? found : nullptr;
}

/// A division with what prepares it. `before`: the step of the line above, which has been told.
struct Quotient {
    const Step* raised = nullptr;  ///< half the divisor more, so that it rounds to the nearest
    const Step* times = nullptr;   ///< of a percentage
    const Step* first = nullptr;   ///< the first of these and of the division itself

    Quotient(const System& system, std::span<const Step> steps, const Step& step, const Step* before) : first(&step)
    {
        constexpr int kPercent = 100;
        const std::int32_t divisor = step.operands[1].value;
        const Step* from = foregoing(system, steps, step, before);
        const auto adds = [&](Operation operation) {
            return from && from->operation == operation && from->operands[1].step < 0;
        };
        if (step.operation == Operation::DivideDown && adds(Operation::Add) && 2 * from->operands[1].value == divisor) {
            first = raised = from;
            from = foregoing(system, steps, *from, before);
        }
        const auto isPlain = [&](const Step& one) {
            return unitOf(system, system.quantities()[one.key.quantity].id) == nullptr;
        };
        if (divisor == kPercent && adds(Operation::Multiply) && isPlain(*from) && isPlain(step))
            first = times = from;
    }
};

/// "44 ÷ 10 = 4.4 →", "÷ 2", "2 % of 27 = 0.54 →".
QString quotientWords(const System& system, const std::vector<Step>& steps, const Step& step, const Step* before)
{
    const Quotient quotient(system, steps, step, before);
    const Counted own = countedBy(system, step.key.quantity, step.value);
    const Counted of = operandOf(system, steps, *quotient.first, 0);
    const std::int64_t factor = quotient.times ? quotient.times->operands[1].value : 1;
    const std::int64_t divisor = step.operands[1].value;
    const bool isTold = before && countedBy(system, before->key.quantity, before->value).isLike(of);
    const bool isEven = of.value * factor % divisor == 0;
    const Counted by{divisor * own.parts, of.parts};
    if (isOne(by))  // it is but read as a whole
        return isTold || isEven ? QString() : wordsOf(of) + u" →"_qs;
    const QString from = isTold ? QString() : wordsOf(of) + u' ';
    QString words = quotient.times ? Units::tr("%1 % of %2").arg(QString::number(factor), wordsOf(of))
                                   : from + u"÷ "_qs + wordsOf(by);
    if (isEven)
        return words;
    const QString exact = decimal(static_cast<double>(of.value * factor)
                                  / static_cast<double>(divisor * (own.isPercent ? 1 : own.parts)));
    return u"%1 = %2 →"_qs.arg(words, own.isPercent ? Units::tr("%1 %").arg(exact) : exact);
}

/// A quotient that is held within a bound, in one line; empty: it is none.
QString heldQuotient(const System& system, const std::vector<Step>& steps, const Step& step, const Step* before)
{
    const Step* quotient = isBound(step) && !isIdleBound(step) ? foregoing(system, steps, step, before) : nullptr;
    if (!quotient || !divides(*quotient))
        return {};
    QString words = quotientWords(system, steps, *quotient, before);
    if (step.computed == quotient->value)
        return words;
    const auto counted = [&](std::int32_t value) { return wordsOf(countedBy(system, step.key.quantity, value)); };
    const QString bound = (step.operation == Operation::Minimum ? Units::tr("at most %1") : Units::tr("at least %1"))
                              .arg(counted(step.operands[1].value));
    return words.isEmpty() ? bound : u"%1, %2"_qs.arg(sum(words, counted(quotient->value)), bound);
}

/// Whether a step may count on from the one of the line above: it says so, or both are about the same person.
bool goesOnFrom(const std::vector<Step>& steps, const Step& step, const Step& above)
{
    const auto isOfIt = [&](const Term& term) {
        return term.step >= 0 && steps[static_cast<std::size_t>(term.step)].key == above.key;
    };
    const Subject own = step.key.subject;
    const Subject its = above.key.subject;
    return (own.target() == its.target() && own.side() == its.side()) || std::ranges::any_of(step.operands, isOfIt);
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
    case 10: return Units::tr("%1, in tenths").arg(name);
    case 100: return Units::tr("%1, in hundredths").arg(name);
    case 1000: return Units::tr("%1, in thousandths").arg(name);
    default: return name;
    }
}

QString operand(const System& system, const std::vector<Step>& steps, const Step& step, const Step* above)
{
    const Step* before = above && goesOnFrom(steps, step, *above) ? above : nullptr;
    const Counted own = countedBy(system, step.key.quantity, step.value);
    const Counted a = operandOf(system, steps, step, 0);
    const Counted b = operandOf(system, steps, step, 1);
    // A yes that comes of other yeses is no sum.
    if (compares(step.operation) && own.isTruth && (a.isTruth || b.isTruth))
        return {};
    if (divides(step))
        return quotientWords(system, steps, step, before);
    if (QString held = heldQuotient(system, steps, step, before); !held.isEmpty())
        return held;
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
    case Operation::Multiply: return from + u"× "_qs + wordsOf(factor(a, own, step.operands[1].value));
    case Operation::Minimum:
        return step.computed == a.value ? QString() : from + Units::tr("at most %1").arg(wordsOf(amount));
    case Operation::Maximum:
        return step.computed == a.value ? QString() : from + Units::tr("at least %1").arg(wordsOf(amount));
    default: return operand(step, before ? std::optional(before->value) : std::nullopt);
    }
}

QString sum(const QString& operand, const QString& value)
{
    if (operand.isEmpty() || value.isEmpty())
        return operand + value;
    return operand.endsWith(u'→') ? u"%1 %2"_qs.arg(operand, value) : u"%1 = %2"_qs.arg(operand, value);
}

std::vector<bool> preparations(const System& system, std::span<const Step> steps)
{
    std::vector<int> uses(steps.size(), 0);
    for (const Step& step : steps) {
        for (const Term& operand : step.operands) {
            if (operand.step >= 0 && static_cast<std::size_t>(operand.step) < steps.size())
                ++uses[static_cast<std::size_t>(operand.step)];
        }
    }
    std::vector<bool> all(steps.size(), false);
    const auto mark = [&](const Step* step) {
        const auto place = step ? static_cast<std::size_t>(step - steps.data()) : steps.size();
        if (place < steps.size() && uses[place] == 1)
            all[place] = true;
    };
    for (const Step& step : steps) {
        if (step.overridden)
            continue;
        if (divides(step)) {
            const Quotient quotient(system, steps, step, nullptr);
            mark(quotient.raised);
            mark(quotient.times);
        } else if (isBound(step) && !isIdleBound(step)) {
            const Step* quotient = foregoing(system, steps, step, nullptr);
            mark(quotient && divides(*quotient) ? quotient : nullptr);
        }
    }
    return all;
}

bool leavesAsRead(const System& system, const std::vector<Step>& steps, const Step& step)
{
    const Counted own = countedBy(system, step.key.quantity, step.value);
    const Counted from = operandOf(system, steps, step, 0);
    if (own.parts == 1)
        return false;
    if (step.operation == Operation::Multiply)
        return isOne(factor(from, own, step.operands[1].value));
    return step.operation == Operation::Add && from.parts == own.parts && from.value % own.parts == 0
        && step.operands[1].step < 0 && std::abs(step.operands[1].value) < own.parts;
}

}  // namespace hitspread::text
