#pragma once

#include "rules/core/dice/dice.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStringList>
#include <QTest>
#include <QVariant>

#include <algorithm>

namespace hitspread::support {

/// The same JSON as somebody else would write it: members in another order, with other white space. Qt's own writer sorts them.
class OtherWriting {
public:
    enum class Order { Sorted, Reversed, Shuffled };

    explicit OtherWriting(Order order, bool isSpaced = false) : m_order(order), m_isSpaced(isSpaced) {}

    [[nodiscard]] QByteArray of(const QJsonValue& value)
    {
        const QByteArray space = m_isSpaced ? " \t\n " : "";
        QByteArrayList parts;
        if (value.isObject()) {
            const QJsonObject object = value.toObject();
            for (const QString& key : keysOf(object))
                parts << plain(key) + space + ':' + space + of(object.value(key));
            return '{' + space + parts.join(space + ',' + space) + space + '}';
        }
        if (value.isString()) {
            const QByteArray inner = of(value.toString().toUtf8());
            return plain(inner.isEmpty() ? value : QJsonValue(QString::fromUtf8(inner)));
        }
        if (!value.isArray())
            return plain(value);
        for (const QJsonValue element : value.toArray())
            parts << of(element);
        return '[' + space + parts.join(space + ',' + space) + space + ']';
    }
    /// A text that is an object, a list, or a string with such a text in it; nothing: it is none of these.
    [[nodiscard]] QByteArray of(const QByteArray& text)
    {
        const QJsonArray alone = QJsonDocument::fromJson('[' + text + ']').array();
        const QJsonValue value = alone.size() == 1 ? alone.first() : QJsonValue();
        const bool isDocument = value.isObject() || value.isArray();
        return isDocument || (value.isString() && !of(value.toString().toUtf8()).isEmpty()) ? of(value) : QByteArray();
    }

    /// Everything a campaign keeps as JSON, behind the program's back. Returns in which columns something was written otherwise.
    [[nodiscard]] QStringList rewrite(const QString& path)
    {
        QStringList columns;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("rewriting"));
            database.setDatabaseName(path);
            [&] {
                QVERIFY(database.open() && database.transaction());
                rewriteAll(database, columns);
                QVERIFY(database.commit());
            }();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("rewriting"));
        return columns;
    }

private:
    [[nodiscard]] static QByteArray plain(const QJsonValue& value)
    {
        const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        return list.mid(1, list.size() - 2);
    }
    [[nodiscard]] QStringList keysOf(const QJsonObject& object)
    {
        QStringList keys = object.keys();
        if (m_order != Order::Sorted)
            std::ranges::reverse(keys);
        for (qsizetype i = keys.size() - 1; m_order == Order::Shuffled && i > 0; --i)
            keys.swapItemsAt(i, static_cast<qsizetype>(m_random.below(static_cast<std::uint32_t>(i + 1))));
        return keys;
    }
    /// The log may not be changed: what forbids it is taken away meanwhile.
    void rewriteAll(QSqlDatabase& database, QStringList& columns)
    {
        const QStringList triggers = listOf(database, u"SELECT sql FROM sqlite_schema WHERE type = 'trigger'"_qs);
        for (const QString& name : listOf(database, u"SELECT name FROM sqlite_schema WHERE type = 'trigger'"_qs))
            run(database, u"DROP TRIGGER "_qs + name, {});
        for (const QString& column :
             listOf(database,
                    u"SELECT t.name || '.' || c.name FROM pragma_table_list AS t, pragma_table_info(t.name) AS c "
                    "WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND c.type = 'TEXT' ORDER BY 1"_qs)) {
            const QString table = column.section(u'.', 0, 0);
            const QString name = column.section(u'.', 1);
            bool isRewritten = false;
            for (const QString& text : listOf(database, u"SELECT DISTINCT %1 FROM %2"_qs.arg(name, table))) {
                const QString other = QString::fromUtf8(of(text.toUtf8()));
                if (other.isEmpty() || other == text)
                    continue;
                isRewritten = true;
                run(database, u"UPDATE %1 SET %2 = ? WHERE %2 = ?"_qs.arg(table, name), {other, text});
            }
            if (isRewritten)
                columns << column;
        }
        for (const QString& trigger : triggers)
            run(database, trigger, {});
    }
    [[nodiscard]] static QStringList listOf(QSqlDatabase& database, const QString& sql)
    {
        QStringList all;
        QSqlQuery query(database);
        [&] { QVERIFY2(query.exec(sql), qPrintable(sql)); }();
        while (query.next())
            all << query.value(0).toString();
        return all;
    }
    static void run(QSqlDatabase& database, const QString& sql, const QVariantList& values)
    {
        QSqlQuery query(database);
        QVERIFY(query.prepare(sql));
        for (const QVariant& value : values)
            query.addBindValue(value);
        QVERIFY2(query.exec(), qPrintable(sql));
    }

    Order m_order;
    bool m_isSpaced;
    RandomStream m_random{20261129};
};

}  // namespace hitspread::support
