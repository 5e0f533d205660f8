#include "storage/log/logfilter.h"

#include "formats/codec/actioncodec.h"
#include "formats/codec/logvaluecodec.h"
#include "storage/sqlite/text.h"

#include <algorithm>

namespace hitspread::storage {

using formats::entryKindText;

namespace {

/// A word for LIKE, its own wild cards taken literally.
QString likeText(QString word)
{
    for (const QChar special : {u'\\', u'%', u'_'})
        word.replace(special, QString(u'\\') + special);
    return u'%' + word + u'%';
}

}  // namespace

void LogFilter::add(const QString& condition, const std::vector<QVariant>& with)
{
    sql += QStringLiteral(" AND ") + condition;
    values.insert(values.end(), with.begin(), with.end());
}

LogFilter filterOf(const LogQuery& query)
{
    LogFilter where{QStringLiteral("encounter_id = ?"), {scopeId(query.scope)}};
    for (const QString& word : qt(query.search).simplified().split(u' ', Qt::SkipEmptyParts)) {
        QString found = QStringLiteral("title LIKE ? ESCAPE '\\' OR reason LIKE ? ESCAPE '\\'");
        std::vector<QVariant> values{likeText(word), likeText(word)};
        const auto named = std::ranges::find(query.actions, utf8(word), &NamedActions::word);
        if (named != query.actions.end()) {
            for (const std::string& action : named->actions) {
                found += QStringLiteral(" OR deed = ?");
                values.emplace_back(qt(action));
            }
        }
        where.add(u'(' + found + u')', values);
    }
    if (query.before != 0)
        where.add(QStringLiteral("id < ?"), {query.before});
    if (query.after != 0)
        where.add(QStringLiteral("id > ?"), {query.after});
    if (!query.kinds.empty()) {
        QStringList marks(static_cast<qsizetype>(query.kinds.size()), QStringLiteral("?"));
        std::vector<QVariant> kinds;
        for (const EntryKind kind : query.kinds)
            kinds.emplace_back(entryKindText(kind));
        where.add(QStringLiteral("kind IN (%1)").arg(marks.join(u',')), kinds);
    }
    if (query.moment) {
        where.add(QStringLiteral("round = ?"), {query.moment->round});
        if (query.moment->phase != 0)
            where.add(QStringLiteral("phase = ?"), {query.moment->phase});
    }
    if (query.combatant != 0)
        where.add(QStringLiteral(
                      "id IN (SELECT entry_id FROM log_change WHERE kind = 'condition' AND record_id = ? UNION "
                      "SELECT entry_id FROM possession CROSS JOIN log_change ON log_change.record_id = possession.id "
                      "AND log_change.kind IN ('weaponState', 'itemState', 'armourState', 'possession') "
                      "WHERE possession.combatant_id = ?)"),
                  {query.combatant, query.combatant});
    return where;
}

}  // namespace hitspread::storage
