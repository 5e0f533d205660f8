#include "ui/rules/switchlinks.h"

#include "models/rulefacts.h"
#include "rules/core/system.h"
#include "text/fields.h"
#include "text/labels.h"
#include "ui/rules/locationnotes.h"
#include "ui/rules/rulelink.h"

#include <QCoreApplication>

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

QString linksToOthers(const System& system, const RecordDeclaration& switches, const FieldDeclaration& field)
{
    QStringList links;
    for (const FieldDeclaration* other : besideForLocations(system, switches, field))
        links << rulelink::toSwitch(QString::fromUtf8(other->id), text::fieldName(system, switches, *other));
    return links.isEmpty() ? QString() : SwitchLinks::tr("Belongs with: %1").arg(links.join(QStringLiteral(" · ")));
}

}  // namespace hitspread
