#include "formats/json/documentpath.h"

namespace hitspread::formats {

QString shortened(const QString& name)
{
    constexpr qsizetype kMost = 60;
    if (name.size() <= kMost)
        return name;
    // A letter of two halves stays whole.
    return name.left(name[kMost - 1].isHighSurrogate() ? kMost - 1 : kMost) + u'…';
}

DocumentPath DocumentPath::with(QString path) const
{
    DocumentPath place = *this;
    place.m_path = std::move(path);
    return place;
}

DocumentPath DocumentPath::member(const QString& key) const
{
    return with(m_path.isEmpty() ? shortened(key) : m_path + u'.' + shortened(key));
}

DocumentPath DocumentPath::element(qsizetype index) const
{
    return with(m_path + u'[' + QString::number(index) + u']');
}

DocumentPath DocumentPath::at(qsizetype line, qsizetype column, const QString& path) const
{
    const QString at = m_path + u":%1:%2"_qs.arg(QString::number(line), QString::number(column));
    return with(path.isEmpty() ? at : at + u" ("_qs + path + u')');
}

}  // namespace hitspread::formats
