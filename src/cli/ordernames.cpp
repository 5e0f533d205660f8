#include "cli/ordernames.h"

#include "formats/json/documentpath.h"
#include "services/refusal/problem.h"

#include <QJsonArray>

#include <algorithm>

namespace hitspread::cli {

namespace {

using formats::toQString;

class Numbering {
public:
    explicit Numbering(const std::vector<Combatant>& people) : m_people(people) {}

    /// One record of a part, or each of several.
    [[nodiscard]] QJsonValue inPart(const RecordDeclaration& record, const QJsonValue& value) const
    {
        if (value.isArray())
            return each(value.toArray(), [&](const QJsonValue& one) { return inPart(record, one); });
        if (!value.isObject())
            return value;
        QJsonObject read = value.toObject();
        for (const FieldDeclaration& field : record.fields) {
            const QString id = toQString(field.id);
            if (field.names == RecordKind::Condition && read.contains(id))
                read.insert(id, numbered(read.value(id), id));
        }
        return read;
    }

private:
    template <typename Change>
    static QJsonArray each(const QJsonArray& values, const Change& change)
    {
        QJsonArray changed;
        for (const QJsonValue& value : values)
            changed.append(change(value));
        return changed;
    }

    [[nodiscard]] QJsonValue numbered(const QJsonValue& value, const QString& where) const
    {
        if (value.isArray())
            return each(value.toArray(), [&](const QJsonValue& one) { return numbered(one, where); });
        if (!value.isString())
            return value;
        const auto found = std::ranges::find(m_people, value.toString().toStdString(), &Combatant::name);
        if (found == m_people.end())
            throw Failure(ProblemCode::NotFound, {SiteKind::Place, where + u' ' + value.toString()});
        return qint64{found->id};
    }

    const std::vector<Combatant>& m_people;
};

}  // namespace

QJsonObject withNumbers(QJsonObject order, const ActionDeclaration& action, const std::vector<Combatant>& people)
{
    const Numbering numbering(people);
    QJsonObject declared = order.value(QStringLiteral("declared")).toObject();
    for (const PartDeclaration& part : action.parts) {
        const QString id = toQString(part.id);
        if (part.role != Role::Declared)
            continue;
        if (declared.contains(id))
            declared.insert(id, numbering.inPart(*part.record, declared.value(id)));
        if (order.contains(id) && id == QLatin1String("options"))
            order.insert(id, numbering.inPart(*part.record, order.value(id)));
    }
    if (!declared.isEmpty())
        order.insert(QStringLiteral("declared"), declared);
    return order;
}

}  // namespace hitspread::cli
