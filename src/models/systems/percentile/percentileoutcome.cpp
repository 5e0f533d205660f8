#include "models/systems/percentile/percentileoutcome.h"

#include "rules/systems/registry.h"

#include <QCoreApplication>
#include <QStringList>

namespace hitspread::percentile {

QString outcomeOf(const ActionRecord& action)
{
    const ActionDeclaration& declaration = action.request.input.action();
    QStringList words;
    for (const Change& change : action.findings.changes) {
        const PartDeclaration& part = declaration.parts[change.part];
        if (part.record->fields[change.field].id != "healthLost")
            continue;
        const QString side = part.role == Role::Actor
            ? QCoreApplication::translate("hitspread::percentile", "attacker loses %1")
            : QCoreApplication::translate("hitspread::percentile", "defender loses %1");
        words << side.arg(change.after - change.before);
    }
    return words.isEmpty() ? QCoreApplication::translate("hitspread::percentile", "nobody is hurt")
                           : words.join(QStringLiteral(", "));
}

}  // namespace hitspread::percentile
