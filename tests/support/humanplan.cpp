#include "support/humanplan.h"

#include "support/sourcepath.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtGlobal>

#include <algorithm>

namespace hitspread::support {
namespace {

Hex hexOf(const QJsonValue& value)
{
    const QJsonArray pair = value.toArray();
    return Hex{static_cast<std::int16_t>(pair.at(0).toInt()), static_cast<std::int16_t>(pair.at(1).toInt())};
}

}  // namespace

std::shared_ptr<const BodyPlan> humanPlan()
{
    QFile file(sourcePath(QStringLiteral("resources/bodyplans/human.json")));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no body plan at %s", qPrintable(file.fileName()));
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    BodyPlan::Data data;
    data.id = root[QStringLiteral("id")].toString().toStdString();
    data.name = root[QStringLiteral("name")].toString().toStdString();
    data.aimPoint = hexOf(root[QStringLiteral("aimPoint")]);
    data.floorPoint = hexOf(root[QStringLiteral("floorPoint")]);
    const QJsonArray locations = root[QStringLiteral("locations")].toArray();
    for (const QJsonValue& location : locations) {
        const auto index = static_cast<std::uint8_t>(data.locations.size());
        data.locations.push_back(location[QStringLiteral("id")].toString().toStdString());
        const QJsonArray hexes = location[QStringLiteral("hexes")].toArray();
        for (const QJsonValue& entry : hexes) {
            const std::string piece = entry[QStringLiteral("piece")].toString().toStdString();
            const auto found = std::ranges::find(kPieceIds, piece);
            if (found == kPieceIds.end())
                qFatal("unknown piece %s", piece.c_str());
            data.cells.push_back(
                {hexOf(entry[QStringLiteral("hex")]), index, static_cast<Piece>(found - kPieceIds.begin())});
        }
    }
    const QJsonArray words = root[QStringLiteral("words")].toArray();
    for (const QJsonValue& word : words) {
        data.words.push_back({word[QStringLiteral("id")].toString().toStdString(), hexOf(word[QStringLiteral("hex")]),
                              word[QStringLiteral("side")].toInt()});
    }
    if (const auto fault = BodyPlan::faultOf(data))
        qFatal("human.json: fault %d", static_cast<int>(fault->kind));
    return std::make_shared<const BodyPlan>(std::move(data));
}

}  // namespace hitspread::support
