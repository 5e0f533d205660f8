#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace hitspread::golden {

/// One run of a case: the whole request (merge patch applied), arguments, and what is expected.
struct Run {
    QString name;
    QJsonObject request;
    QStringList arguments;
    QJsonObject expected;  ///< the run as written
};

/// A folder's case.json; `fault` says what is wrong with it, if anything.
struct Case {
    QString id;
    QList<Run> runs;
    QString fault;
};

/// Reads a case strictly: unknown members, missing ones and wrong types are faults.
[[nodiscard]] Case readCase(const QString& file);

/// JSON merge patch (RFC 7396).
[[nodiscard]] QJsonValue merged(const QJsonValue& target, const QJsonValue& patch);

/// What a run printed and how it ended.
struct Outcome {
    int exit = -1;
    QByteArray output;
    QByteArray error;
};

/// Every way in which an outcome differs from what a run expects; empty: it holds.
[[nodiscard]] QStringList differences(const Run& run, const Outcome& outcome);

}  // namespace hitspread::golden
