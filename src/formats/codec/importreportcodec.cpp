#include "formats/codec/importreportcodec.h"

#include "formats/codec/actioncodec.h"
#include "formats/json/documentpath.h"

#include <QJsonArray>

namespace hitspread::formats {

QJsonObject encodeReport(const ImportReport& report, const std::function<QString(const Cause&)>& words)
{
    QJsonArray taken;
    for (const TakenMember& one : report.taken)
        taken.append(QJsonObject{{u"kind"_qs, toQString(kindText(one.kind))},
                                 {u"field"_qs, toQString(one.field)},
                                 {u"member"_qs, toQString(one.path)},
                                 {u"value"_qs, toQString(one.value)},
                                 {u"times"_qs, static_cast<qint64>(one.times)}});
    QJsonArray left;
    for (const LeftMember& one : report.left)
        left.append(QJsonObject{{u"member"_qs, toQString(one.path)},
                                {u"value"_qs, toQString(one.value)},
                                {u"times"_qs, static_cast<qint64>(one.times)},
                                {u"reason"_qs, toQString(idOf(one.why.reason))},
                                {u"message"_qs, words(one.why)}});
    return {{u"program"_qs, toQString(report.program)}, {u"taken"_qs, taken}, {u"left"_qs, left}};
}

}  // namespace hitspread::formats
