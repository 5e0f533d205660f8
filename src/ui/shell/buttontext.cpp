#include "ui/shell/buttontext.h"

#include <algorithm>

namespace hitspread {

namespace {

/// The words on two lines as even as they can be; a key, set apart by blanks, stays with the word before it. One word: as it is.
QString onTwoLines(const QFontMetrics& metrics, const QString& words)
{
    QString best = words;
    int least = metrics.horizontalAdvance(words);
    for (qsizetype at = words.indexOf(u' '); at > 0; at = words.indexOf(u' ', at + 1)) {
        if (at + 1 < words.size() && (words[at + 1] == u' ' || words[at - 1] == u' '))
            continue;
        const int wide = std::max(metrics.horizontalAdvance(words.left(at)),
                                  metrics.horizontalAdvance(words.mid(at + 1)));
        if (wide < least) {
            least = wide;
            best = words.left(at) + u'\n' + words.mid(at + 1);
        }
    }
    return best;
}

int widthOf(const QFontMetrics& metrics, const QString& lines)
{
    int wide = 0;
    for (const QString& line : lines.split(u'\n'))
        wide = std::max(wide, metrics.horizontalAdvance(line));
    return wide;
}

}  // namespace

QString buttonText(const QFontMetrics& metrics, const QStringList& wordings, int room)
{
    for (const QString& words : wordings) {
        for (const QString& lines : {words, onTwoLines(metrics, words)}) {
            if (widthOf(metrics, lines) <= room)
                return lines;
        }
    }
    QStringList lines = onTwoLines(metrics, wordings.value(0)).split(u'\n');
    for (QString& line : lines)
        line = metrics.elidedText(line, Qt::ElideMiddle, room);
    return lines.join(u'\n');
}

}  // namespace hitspread
