#include "formats/codec/errorcodec.h"

#include "formats/json/documentpath.h"
#include "services/refusal/problem.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace hitspread::formats {

namespace {

QString codeOf(const Failure* failure)
{
    if (failure && failure->problem().code == ProblemCode::BadInput)
        return u"badInput"_qs;
    // A request knows no campaign: whatever else may go wrong elsewhere cannot go wrong with it.
    return failure && failure->problem().code == ProblemCode::Refused ? u"refused"_qs : u"ownFault"_qs;
}

}  // namespace

const QStringList& errorCodes()
{
    static const QStringList codes{u"badInput"_qs, u"refused"_qs, u"ownFault"_qs};
    return codes;
}

QByteArray errorText(const std::exception& fault, const QString& sentence, long long line)
{
    const auto* failure = dynamic_cast<const Failure*>(&fault);
    QJsonObject error{{u"status"_qs, u"error"_qs},
                      {u"code"_qs, codeOf(failure)},
                      {u"line"_qs, qint64{line}},
                      {u"message"_qs, sentence}};
    if (failure && !failure->problem().where.isNothing())
        error.insert(u"where"_qs, QString::fromStdString(spelled(failure->problem().where)));
    if (failure && !failure->problem().causes.empty())
        error.insert(u"reason"_qs, toQString(idOf(failure->problem().causes.front().reason)));
    return QJsonDocument(error).toJson(QJsonDocument::Compact);
}

}  // namespace hitspread::formats
