#include "text/endingwords.h"

#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/everylanguage.h"
#include "text/labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hitspread::text {

EndingWords endingWords(const Encounter& fight, const std::vector<Encounter>& present)
{
    std::string between = betweenFights().toStdString();
    const System* system = findSystem(fight.system);
    if (system && std::ranges::find(present, between, &Encounter::name) != present.end())
        between = QCoreApplication::translate("hitspread::Present", "%1 · %2", "between fights, rules")
                      .arg(betweenFights(), systemName(*system))
                      .toStdString();
    return {afterFight(fight.name).toStdString(), std::move(between)};
}

QString shownName(const Encounter& fight)
{
    QString name = visible(fight.name);
    if (!fight.between)
        return name;
    for (const QString& usual : inEveryLanguage("hitspread::text::Labels", "Between fights")) {
        if (name == usual || name.startsWith(usual + QStringLiteral(" · ")))
            return betweenFights() + name.mid(usual.size());
    }
    return name;
}

}  // namespace hitspread::text
