#pragma once

#include "rules/core/dice/dice.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

namespace hitspread {

/// Puts something wrong, or something odd that is right, somewhere into a document.
class Spoiler {
public:
    explicit Spoiler(std::uint64_t seed) : m_stream(seed) {}

    QJsonValue spoilt(const QJsonValue& value)
    {
        if (m_stream.below(8) == 0)
            return odd();
        if (value.isObject() && !value.toObject().isEmpty()) {
            QJsonObject object = value.toObject();
            const QStringList keys = object.keys();
            const QString& key = keys[m_stream.below(static_cast<std::uint32_t>(keys.size()))];
            if (m_stream.below(12) == 0)
                object.insert(key + u'x', object.take(key));
            else
                object.insert(key, spoilt(object.value(key)));
            return object;
        }
        if (value.isArray() && !value.toArray().isEmpty()) {
            QJsonArray array = value.toArray();
            const qsizetype at = m_stream.below(static_cast<std::uint32_t>(array.size()));
            if (m_stream.below(6) == 0)
                array.append(array[at]);
            else
                array[at] = spoilt(array[at]);
            return array;
        }
        return odd();
    }

private:
    QJsonValue odd()
    {
        const QString tooLong(5000, u'ß');
        const QJsonArray oddities{QJsonValue::Null,
                                  true,
                                  -1,
                                  0,
                                  2,
                                  1.5,
                                  1e9,
                                  -32768,
                                  u""_qs,
                                  u"two"_qs,
                                  u"head"_qs,
                                  tooLong,
                                  QJsonArray{},
                                  QJsonArray{1},
                                  QJsonArray{2, 4},
                                  QJsonArray{u"semi"_qs, u"semi"_qs},
                                  QJsonArray{QJsonArray{u"rifle"_qs, 3}},
                                  QJsonArray{QJsonArray{u"rifle"_qs, 300}},
                                  QJsonObject{},
                                  QJsonObject{{u"rifle"_qs, 2}},
                                  QJsonObject{{u"head"_qs, 2}}};
        return oddities[m_stream.below(static_cast<std::uint32_t>(oddities.size()))];
    }

    RandomStream m_stream;
};

}  // namespace hitspread
