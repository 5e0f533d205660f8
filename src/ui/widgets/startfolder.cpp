#include "ui/widgets/startfolder.h"

namespace hitspread {

QString fileNameFor(QString title, const QString& suffix)
{
    constexpr qsizetype kMostLetters = 80;
    constexpr qsizetype kMostBytes = 240;  // file systems take 255; a draft's ending goes behind it
    for (QChar& letter : title) {
        const bool isPlain = letter.isLetterOrNumber() || letter.isMark() || letter.isSurrogate();
        if (!isPlain && !QStringView(u"-. ,").contains(letter))
            letter = u'_';
    }
    if (title.startsWith(u'.'))
        title.front() = u'_';
    title.truncate(kMostLetters);
    while (!title.isEmpty() && (title.back().isHighSurrogate() || title.toUtf8().size() + suffix.size() > kMostBytes))
        title.chop(1);
    return title + suffix;
}

}  // namespace hitspread
