#include "ui/rules/switchlinks.h"

#include "models/rules/locationfields.h"
#include "models/rules/rulefacts.h"
#include "models/rules/switchboard.h"
#include "rules/core/system.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "ui/rules/locationnotes.h"
#include "ui/rules/rulelink.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread {

namespace {

struct SwitchLinks {
    Q_DECLARE_TR_FUNCTIONS(hitspread::SwitchLinks)
};

}  // namespace

QString linksToRules(const System& system, const FieldDeclaration& field)
{
    QString rules;
    for (const RuleInfo& rule : rulesUnder(system.rules(), field.id)) {
        const QString name = QString::fromUtf8(rule.id);
        rules += QStringLiteral("<p style=\"margin: 0 0 4px 0\">%1</p>")
                     .arg(rulelink::toRule(name, name + QLatin1Char(' ') + text::ruleTitle(rule)));
    }
    return rules.isEmpty() ? SwitchLinks::tr("None of the rules names it.").toHtmlEscaped() : rules;
}

QString linksToLocations(const text::Naming& names, const RecordDeclaration& switches)
{
    const std::optional<LocationFields> locations = locationFieldsOf(names.system(), switches);
    if (!locations)
        return {};
    QStringList links;
    for (const FieldDeclaration* one : locations->all(switches)) {
        const bool isOneOfMany = std::ranges::find(names.system().locations(), one->id.substr(one->id.rfind('.') + 1))
            != names.system().locations().end();
        if (!isOneOfMany)
            links << rulelink::toSwitch(QString::fromUtf8(one->id), text::fieldName(names, switches, *one));
    }
    return SwitchLinks::tr("Each by itself: %1").arg(links.join(QStringLiteral(" · ")));
}

QString linksToOthers(const text::Naming& names, const RecordDeclaration& switches, const FieldDeclaration& field)
{
    QStringList links;
    const std::optional<LocationFields> locations = locationFieldsOf(names.system(), switches);
    const auto gathered = locations ? locations->all(switches) : std::vector<const FieldDeclaration*>();
    if (std::ranges::find(gathered, &field) != gathered.end())
        links << rulelink::toSwitch(QString::fromUtf8(SwitchBoard::kLocations),
                                    SwitchLinks::tr("Locations in one table"));
    for (const FieldDeclaration* other : besideForLocations(names.system(), switches, field))
        links << rulelink::toSwitch(QString::fromUtf8(other->id), text::fieldName(names, switches, *other));
    return links.isEmpty() ? QString() : SwitchLinks::tr("Belongs with: %1").arg(links.join(QStringLiteral(" · ")));
}

}  // namespace hitspread
