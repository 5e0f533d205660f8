#include "exchange/errorcodec.h"

#include "services/problem.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace hitspread::exchange {

// In the order of ProblemCode.
const QStringList& errorCodes()
{
    static const QStringList codes{
        u"notFound"_qs,        u"badInput"_qs,      u"refused"_qs,         u"outOfDate"_qs,      u"builtUpon"_qs,
        u"nothingToUndo"_qs,   u"nothingToRedo"_qs, u"pendingExists"_qs,   u"noReason"_qs,       u"notACampaign"_qs,
        u"foreignDatabase"_qs, u"newerCampaign"_qs, u"damagedCampaign"_qs, u"campaignLocked"_qs, u"campaignReadOnly"_qs,
        u"diskFull"_qs,        u"storageFault"_qs,  u"fileExists"_qs,      u"ownFault"_qs};
    return codes;
}

QByteArray errorText(const std::exception& fault, const QString& sentence, long long line)
{
    const auto* failure = dynamic_cast<const Failure*>(&fault);
    const qsizetype code = failure ? static_cast<qsizetype>(failure->problem().code) : errorCodes().size() - 1;
    QJsonObject error{{u"status"_qs, u"error"_qs},
                      {u"code"_qs, errorCodes().at(code)},
                      {u"line"_qs, qint64{line}},
                      {u"message"_qs, sentence}};
    if (failure && !failure->problem().where.empty())
        error.insert(u"where"_qs, QString::fromStdString(failure->problem().where));
    return QJsonDocument(error).toJson(QJsonDocument::Compact);
}

}  // namespace hitspread::exchange
