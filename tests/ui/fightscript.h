#pragma once

#include "cli/fightfile.h"
#include "cli/fightpeople.h"
#include "cli/program.h"
#include "support/sourcepath.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace hitspread::support {

/// A fight worked out by hand, as the command line's test plays it.
inline QJsonObject fightScript(const QString& name)
{
    QFile file(sourcePath(QStringLiteral("tests/cli/fight/") + name));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

inline void setUpByCommandLine(const QString& campaign, const QJsonObject& fight)
{
    bringPeople(campaign, fight);
    for (const QJsonValue& command : fight.value(QStringLiteral("setup")).toArray())
        QCOMPARE(runProgram(commandWords(command, campaign)).exit, 0);
}

inline void playByCommandLine(const QString& campaign, const QJsonObject& fight)
{
    const QString encounter = fight.value(QStringLiteral("setup"))[0][2].toString();
    setUpByCommandLine(campaign, fight);
    for (const QJsonValue& value : fight.value(QStringLiteral("steps")).toArray()) {
        const QJsonObject step = value.toObject();
        Ran ran;
        if (step.contains(QStringLiteral("run"))) {
            ran = runProgram(commandWords(step.value(QStringLiteral("run")), campaign));
        } else if (step.contains(QStringLiteral("next"))) {
            QStringList arguments{QStringLiteral("next"), campaign, QStringLiteral("--encounter"), encounter,
                                  QStringLiteral("--preset")};
            if (step.value(QStringLiteral("end")).toBool())
                arguments << QStringLiteral("--end");
            ran = runProgram(arguments << QStringLiteral("-"),
                             QJsonDocument(step.value(QStringLiteral("next")).toObject()).toJson());
        } else {
            QJsonObject order = step.value(QStringLiteral("order")).toObject();
            order.insert(QStringLiteral("encounter"), encounter);
            ran = runProgram({QStringLiteral("resolve"), QStringLiteral("--campaign"), campaign,
                              QStringLiteral("--preset"), QStringLiteral("--apply")},
                             QJsonDocument(order).toJson());
        }
        QVERIFY2(ran.exit == step.value(QStringLiteral("exit")).toInt(), ran.error.constData());
    }
}

/// The fight as the command line shows it.
inline QByteArray stateOfFight(const QString& campaign, const QString& encounter)
{
    return runProgram({QStringLiteral("encounter"), campaign, QStringLiteral("show"), encounter}).output;
}

/// The first lines that differ.
inline QString differenceOf(const QByteArray& is, const QByteArray& wanted)
{
    const QList<QByteArray> some = is.split('\n');
    const QList<QByteArray> other = wanted.split('\n');
    QString words;
    QByteArray name;
    for (qsizetype i = 0, told = 0; i < std::max(some.size(), other.size()) && told < 20; ++i) {
        if (some.value(i).contains("\"name\""))
            name = some.value(i).simplified();
        if (some.value(i) == other.value(i))
            continue;
        ++told;
        words += QStringLiteral("\n%1: %2 is %3, not %4")
                     .arg(QString::number(i), QString::fromUtf8(name), QString::fromUtf8(some.value(i).simplified()),
                          QString::fromUtf8(other.value(i).simplified()));
    }
    return words;
}

}  // namespace hitspread::support
