#include "ui/widgets/labels/longwords.h"

namespace hitspread {

namespace {

constexpr qsizetype kLongWord = 40;  ///< letters no word of a language has
constexpr qsizetype kPieceOfWord = 10;
constexpr QChar kBreak(0x200b);  ///< a blank without width

}  // namespace

QString breakable(const QString& words)
{
    QString broken;
    for (qsizetype at = 0; at < words.size();) {
        qsizetype end = at;
        while (end < words.size() && (words[end].isLetterOrNumber() || words[end].isSurrogate()))
            ++end;
        const qsizetype length = end - at;
        for (qsizetype i = 0; i < length; ++i) {
            if (length > kLongWord && i > 0 && i % kPieceOfWord == 0 && !words[at + i].isLowSurrogate())
                broken += kBreak;
            broken += words[at + i];
        }
        if (end < words.size())
            broken += words[end];
        at = end + 1;
    }
    return broken;
}

}  // namespace hitspread
