#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace hitspread::support {

/// Where two values first differ; empty: nowhere.
[[nodiscard]] inline QString differenceIn(const QJsonValue& one, const QJsonValue& other, const QString& place = {})
{
    if (one == other)
        return {};
    if (one.isObject() && other.isObject()) {
        const QStringList members = one.toObject().keys() + other.toObject().keys();
        for (const QString& member : members) {
            const QString found = differenceIn(one[member], other[member], place + u'.' + member);
            if (!found.isEmpty())
                return found;
        }
    }
    if (one.isArray() && other.isArray() && one.toArray().size() == other.toArray().size()) {
        for (qsizetype i = 0; i < one.toArray().size(); ++i) {
            const QString found = differenceIn(one[i], other[i], u"%1[%2]"_qs.arg(place).arg(i));
            if (!found.isEmpty())
                return found;
        }
    }
    const auto words = [](const QJsonValue& value) {
        return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact)).left(200);
    };
    return u"%1: %2 | %3"_qs.arg(place, words(one), words(other));
}

/// The object at a place ("fights/0/log/2"), with `change` made to it.
template <typename Change>
[[nodiscard]] QJsonValue changedAt(const QJsonValue& value, const QStringList& way, const Change& change)
{
    if (way.isEmpty()) {
        QJsonObject object = value.toObject();
        change(object);
        return object;
    }
    if (value.isArray()) {
        QJsonArray array = value.toArray();
        const int index = way.first().toInt();
        array[index] = changedAt(array.at(index), way.sliced(1), change);
        return array;
    }
    QJsonObject object = value.toObject();
    object[way.first()] = changedAt(object.value(way.first()), way.sliced(1), change);
    return object;
}

}  // namespace hitspread::support
