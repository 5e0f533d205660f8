#include "text/systems/outcome/resultwords.h"

#include "rules/systems/outcome/vocabulary.h"
#include "text/labels.h"

#include <QCoreApplication>

#include <array>
#include <cstdlib>
#include <utility>

namespace hitspread::outcome {

namespace {

struct LevelSum {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::LevelSum)
};

const Step* stepOf(const ActionRecord& action, Quantity quantity, std::uint16_t element)
{
    return lastStep(action.findings.steps, {static_cast<std::uint16_t>(quantity), element});
}

/// " + 2 bonus".
QString part(int points, const QString& what)
{
    return QStringLiteral(" %1 %2 %3")
        .arg(points < 0 ? QStringLiteral("−") : QStringLiteral("+"), QString::number(std::abs(points)), what);
}

}  // namespace

QString levelSumWords(const ActionRecord& action, std::uint16_t element)
{
    const Step* net = stepOf(action, Quantity::HarmNet, element);
    const Step* damage = stepOf(action, Quantity::GrappleDamage, element);
    if (!damage)
        damage = stepOf(action, Quantity::HarmDamage, element);
    if (!net || !damage)
        return {};
    QString sum = text::number(damage->operation == Operation::Add ? damage->operands[0].value : damage->value);
    const bool isAdded = damage->operation == Operation::Add && damage->operands[1].value != 0;
    if (isAdded)
        sum += part(damage->operands[1].value, LevelSum::tr("bonus"));
    // What is worn and what is grown is armour alike.
    const std::array<std::pair<Quantity, QString>, 4> layers{{{Quantity::HarmIntegral, LevelSum::tr("armour")},
                                                              {Quantity::HarmWorn, LevelSum::tr("armour")},
                                                              {Quantity::HarmShield, LevelSum::tr("shield")},
                                                              {Quantity::HarmCover, LevelSum::tr("cover")}}};
    bool isLess = false;
    for (const auto& [quantity, what] : layers) {
        if (const Step* layer = stepOf(action, quantity, element); layer && layer->operands[1].value != 0) {
            sum += part(-layer->operands[1].value, what);
            isLess = true;
        }
    }
    const bool isRuled = damage->overridden || net->overridden;
    return (isAdded || isLess) && !isRuled
        ? QStringLiteral("%1 = %2").arg(sum, net->value == 0 ? LevelSum::tr("nothing") : levelsWords(net->value))
        : levelsWords(net->value);
}

}  // namespace hitspread::outcome
