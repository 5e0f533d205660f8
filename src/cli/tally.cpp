#include "cli/tally.h"

#include "cli/command.h"
#include "exchange/answercodec.h"
#include "rules/core/enumerator.h"
#include "rules/systems/registry.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <map>
#include <numeric>

namespace hitspread::cli {

namespace {

constexpr std::size_t kMostCombinations = 10'000'000;

QString spelledReading(const QJsonValue& value)
{
    if (value.isBool())
        return value.toBool() ? u"true"_qs : u"false"_qs;
    if (value.isArray())
        return u"[%1,%2]"_qs.arg(value.toArray()[0].toInt()).arg(value.toArray()[1].toInt());
    if (value.isNull())
        return u"none"_qs;
    return value.isString() ? value.toString() : QString::number(value.toInteger());
}

}  // namespace

QJsonObject tallied(const Request& request, const QString& spelling)
{
    const System& system = systemOf(request.input);
    const StepKey key = exchange::stepKeyOf(system, spelling, exchange::Place(u"--tally"_qs));

    // Paths may roll different numbers of dice, so each total is a denominator of its own.
    std::map<std::pair<QString, std::uint64_t>, std::uint64_t> ways;
    std::uint64_t common = 1;
    std::size_t combinations = 0;
    Enumerator::forEach([&](Enumerator& enumerator) {
        if (++combinations > kMostCombinations)
            refuseUse(u"--tally"_qs,
                      QCoreApplication::translate("cli", "there are more than %1 combinations").arg(kMostCombinations),
                      QCoreApplication::translate("cli", "answer some of the rolls"));
        const Resolution resolution = resolve(request, &enumerator);
        QString value = u"absent"_qs;
        for (const Step& step : resolution.findings.steps) {
            if (step.key == key)
                value = spelledReading(exchange::encodeReading(system, key, step.value));
        }
        ways[{value, enumerator.total()}] += enumerator.ways();
        common = std::lcm(common, enumerator.total());
    });
    std::map<QString, std::uint64_t> counts;
    for (const auto& [entry, count] : ways)
        counts[entry.first] += count * (common / entry.second);
    QJsonObject byValue;
    for (const auto& [value, count] : counts)
        byValue.insert(value, static_cast<qint64>(count));
    return {{u"status"_qs, u"tally"_qs},
            {u"key"_qs, spelling},
            {u"total"_qs, static_cast<qint64>(common)},
            {u"ways"_qs, byValue}};
}

}  // namespace hitspread::cli
