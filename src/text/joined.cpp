#include "text/joined.h"

namespace hitspread::text {

QString joined(QStringList texts, QStringView between)
{
    texts.removeAll(QString());
    return texts.join(between);
}

}  // namespace hitspread::text
