#include "exchange/place.h"

#include "services/problem.h"

namespace hitspread::exchange {

QString shortened(const QString& name)
{
    constexpr qsizetype kMost = 60;
    if (name.size() <= kMost)
        return name;
    // A letter of two halves stays whole.
    return name.left(name[kMost - 1].isHighSurrogate() ? kMost - 1 : kMost) + u'…';
}

Place Place::member(const QString& key) const
{
    return Place(m_path.isEmpty() ? shortened(key) : m_path + u'.' + shortened(key));
}

Place Place::element(qsizetype index) const
{
    return Place(m_path + u'[' + QString::number(index) + u']');
}

void refuse(const Place& place, const QString& reason, const QString& remedy)
{
    throw Failure(ProblemCode::BadInput, place.path().toStdString(), {reason.toStdString(), remedy.toStdString()});
}

}  // namespace hitspread::exchange
