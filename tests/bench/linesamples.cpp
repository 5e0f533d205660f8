#include "bench/linesamples.h"

#include "cli/resolvecommand.h"
#include "support/sourcepath.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace hitspread::bench {

const QByteArrayList& thousandShots()
{
    static const QByteArrayList shots = [] {
        QFile file(support::sourcePath(QStringLiteral("packaging/sample-shot.json")));
        QJsonObject shot = file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                                          : QJsonObject();
        QByteArrayList made;
        for (int seed = 0; seed < kShots; ++seed) {
            shot.insert(QStringLiteral("seed"), seed);
            made.append(QJsonDocument(shot).toJson(QJsonDocument::Compact));
        }
        return made;
    }();
    return shots;
}

QByteArrayList resolvedShots()
{
    QByteArray input = thousandShots().join('\n');
    QByteArray output;
    cli::Console console;
    console.readSome = [&] { return std::exchange(input, QByteArray()); };
    console.write = [&](const QByteArray& bytes) {
        output += bytes;
        return true;
    };
    static_cast<void>(cli::resolveLines(QStringLiteral("-"), nullptr, console));
    output += console.output;  // what a program writes when it ends
    return output.trimmed().split('\n');
}

}  // namespace hitspread::bench
