#pragma once

#include "rules/core/dice/dice.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <array>

namespace hitspread::support {

/// An exported fight into which somebody put faults: values, kinds, members, numbers, references, order, nesting, also inside the rows that the
/// log keeps as text. The same seed puts in the same faults on every machine.
class SpoiltJson {
public:
    SpoiltJson(QJsonObject document, std::uint64_t seed) : m_document(std::move(document)), m_random(seed) {}

    /// Puts one fault somewhere.
    void spoil()
    {
        // Half of them into the log, where most can go wrong.
        static constexpr std::array<const char*, 8> kParts{"log",     "log",  "log",       "combatants",
                                                           "library", "head", "encounter", ""};
        const QString part = QString::fromLatin1(kParts[below(kParts.size())]);
        if (part.isEmpty()) {
            m_document = spoiltValue(m_document, QString()).toObject();
            return;
        }
        m_document[part] = spoiltValue(m_document.value(part), part);
    }

    /// Appends a change that looks like one to an entry.
    void addChange()
    {
        QJsonArray log = m_document.value(QStringLiteral("log")).toArray();
        const auto at = static_cast<qsizetype>(below(static_cast<std::size_t>(log.size())));
        QJsonObject entry = log[at].toObject();
        QJsonArray changes = entry.value(QStringLiteral("changes")).toArray();
        static const QStringList kKinds{u"itemState"_qs,  u"armourState"_qs, u"weaponState"_qs, u"lasting"_qs,
                                        u"lying"_qs,      u"condition"_qs,   u"switches"_qs,    u"character"_qs,
                                        u"possession"_qs, u"options"_qs,     u"savedSearch"_qs, u"weapon"_qs};
        static const QStringList kFields{u"nonsense"_qs,   u"aims"_qs,   u"count"_qs,     u"rounds"_qs,
                                         u"ammunition"_qs, u"side"_qs,   u"name"_qs,      u"distance:2"_qs,
                                         u"left"_qs,       u"anchor"_qs, u"deviation"_qs, u"round"_qs,
                                         u"fuse"_qs,       u""_qs,       u"#tags"_qs,     u"bruisingTotal"_qs};
        const QJsonObject change{{u"kind"_qs, kKinds[static_cast<qsizetype>(below(12))]},
                                 {u"id"_qs, static_cast<qint64>(below(40))},
                                 {u"field"_qs, kFields[static_cast<qsizetype>(below(16))]},
                                 {u"element"_qs, static_cast<qint64>(below(4) == 0 ? below(70) : 0)},
                                 {u"before"_qs, someValue()},
                                 {u"after"_qs, someValue()},
                                 {u"step"_qs, -1}};
        changes.append(change);
        m_told << u"log[%1].changes gets %2"_qs.arg(at).arg(
            QString::fromUtf8(QJsonDocument(change).toJson(QJsonDocument::Compact)));
        entry[QStringLiteral("changes")] = changes;
        log[at] = entry;
        m_document[QStringLiteral("log")] = log;
    }

    [[nodiscard]] QByteArray text() const { return QJsonDocument(m_document).toJson(QJsonDocument::Compact); }
    /// What was done, for the message of a test.
    [[nodiscard]] QString told() const { return m_told.join(u"; "_qs); }

private:
    [[nodiscard]] std::size_t below(std::size_t count)
    {
        return m_random.below(static_cast<std::uint32_t>(std::max<std::size_t>(count, 1)));
    }

    [[nodiscard]] QJsonValue someValue()
    {
        static constexpr std::array<qint64, 12> kNumbers{
            0, 1, -1, 2, 3, 7, 99, 65535, 2147483647, -2147483648, 4294967297, 9007199254740992};
        switch (below(8)) {
        case 0: return QJsonValue::Null;
        case 1: return below(2) == 0;
        case 2: return QString();
        case 3: return QString(300, u'x');
        case 4: return QJsonArray{1, u"two"_qs};
        case 5: return QJsonObject{{u"a"_qs, 1}};
        default: return kNumbers[below(kNumbers.size())];
        }
    }

    /// Goes down to some value and puts another one there, or changes an array or object itself.
    [[nodiscard]] QJsonValue spoiltValue(const QJsonValue& value, const QString& place)
    {
        if (value.isArray() && !value.toArray().isEmpty() && below(6) != 0)
            return goneDown(value.toArray(), place);
        if (value.isObject() && !value.toObject().isEmpty() && below(8) != 0)
            return goneDown(value.toObject(), place);
        if (value.isArray() && !value.toArray().isEmpty())
            return shuffled(value.toArray(), place);
        if (value.isObject() && !value.toObject().isEmpty())
            return shuffled(value.toObject(), place);
        const QJsonDocument inner = QJsonDocument::fromJson(value.toString().toUtf8());
        if (inner.isObject() && below(8) != 0)
            return QString::fromUtf8(QJsonDocument(spoiltValue(inner.object(), place + u"(text)"_qs).toObject())
                                         .toJson(QJsonDocument::Compact));
        const QJsonValue wanted = value.isDouble() && below(3) != 0
            ? QJsonValue(value.toInteger() + static_cast<qint64>(below(9)) - 4)
            : someValue();
        m_told << u"%1 becomes %2"_qs.arg(place, wanted.toVariant().toString().left(40));
        return wanted;
    }

    [[nodiscard]] QJsonValue goneDown(QJsonArray array, const QString& place)
    {
        const auto at = static_cast<qsizetype>(below(static_cast<std::size_t>(array.size())));
        array[at] = spoiltValue(QJsonValue(array[at]), u"%1[%2]"_qs.arg(place).arg(at));
        return array;
    }

    [[nodiscard]] QJsonValue goneDown(QJsonObject object, const QString& place)
    {
        const QString key = object.keys()[static_cast<qsizetype>(below(static_cast<std::size_t>(object.size())))];
        object[key] = spoiltValue(object.value(key), place + u'.' + key);
        return object;
    }

    [[nodiscard]] QJsonValue shuffled(QJsonArray array, const QString& place)
    {
        const auto at = static_cast<qsizetype>(below(static_cast<std::size_t>(array.size())));
        const auto other = static_cast<qsizetype>(below(static_cast<std::size_t>(array.size())));
        const auto what = below(4);
        m_told << u"%1[%2]: fault %3 with [%4]"_qs.arg(place).arg(at).arg(what).arg(other);
        switch (what) {
        case 0: array.removeAt(at); break;
        case 1: array.insert(other, QJsonValue(array[at])); break;
        case 2: {
            const QJsonValue one = array[at];
            array[at] = QJsonValue(array[other]);
            array[other] = one;
            break;
        }
        default: {
            QJsonValue deep = array[at];
            for (int i = 0; i < 60; ++i)
                deep = QJsonArray{deep};
            array[at] = deep;
        }
        }
        return array;
    }

    [[nodiscard]] QJsonValue shuffled(QJsonObject object, const QString& place)
    {
        const QStringList keys = object.keys();
        const QString key = keys[static_cast<qsizetype>(below(static_cast<std::size_t>(keys.size())))];
        const QString other = keys[static_cast<qsizetype>(below(static_cast<std::size_t>(keys.size())))];
        const auto what = below(4);
        m_told << u"%1.%2: fault %3 with %4"_qs.arg(place, key).arg(what).arg(other);
        switch (what) {
        case 0: object.remove(key); break;
        case 1: object[other] = object.value(key); break;
        case 2: object[key + u'x'] = object.value(key); break;
        default: object[key] = someValue();
        }
        return object;
    }

    QJsonObject m_document;
    RandomStream m_random;
    QStringList m_told;
};

}  // namespace hitspread::support
