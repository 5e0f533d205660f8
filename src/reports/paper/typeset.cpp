#include "reports/paper/typeset.h"

#include "reports/paper/papersetup.h"
#include "reports/theme/theme.h"

#include <QFontMetricsF>
#include <QRawFont>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace hitspread::paper {

namespace {

constexpr qreal kMillimetresPerPoint = 25.4 / 72.0;
constexpr qreal kLeading = 1.18;  // of the type size

constexpr QChar kMinus(0x2212);
constexpr QChar kDash(0x2013);

struct Face {
    QFont font;
    bool lacksMinus = false;
};

Face faceMade(int pixels, bool isBold)
{
    Face face{Theme(Scheme::Paper).textFont()};
    face.font.setPixelSize(pixels);
    face.font.setBold(isBold);
    const QRawFont raw = QRawFont::fromFont(face.font);
    face.lacksMinus = raw.supportsCharacter(kDash) && !raw.supportsCharacter(kMinus);
    return face;
}

/// Kept: a font made anew for each text looks its engine up anew. Of each thread its own, as Qt keeps engines, too.
const Face& faceOf(const Style& style)
{
    thread_local QFont base;
    thread_local std::map<std::pair<int, bool>, Face> faces;
    if (const QFont now; now != base) {
        base = now;
        faces.clear();
    }
    const int pixels = std::max(
        1, static_cast<int>(std::lround(style.points * kMillimetresPerPoint * kUnitsPerMillimetre)));
    const auto [place, isNew] = faces.try_emplace({pixels, style.bold});
    if (isNew)
        place->second = faceMade(pixels, style.bold);
    return place->second;
}

/// As many characters of a word as fit, at least one.
qsizetype fitting(const QString& word, const QFontMetricsF& metrics, qreal width)
{
    qsizetype count = 1;
    while (count < word.size() && metrics.horizontalAdvance(word.first(count + 1)) <= width)
        ++count;
    return count;
}

bool isNumber(const QString& word)
{
    return word.back().isDigit() && std::all_of(word.begin(), word.end(), [](QChar one) {
               return one.isDigit() || QStringView(u"+−-.,/").contains(one);
           });
}

/// What stands together on a line: single words, and a number with the unit behind it where a line has room for both.
QStringList unparted(const QString& paragraph, const QFontMetricsF& metrics, qreal room)
{
    QStringList pieces;
    bool isAfterNumber = false;
    for (const QString& word : paragraph.split(u' ', Qt::SkipEmptyParts)) {
        const bool isUnit = isAfterNumber && word.front().isLetter();
        if (isUnit && metrics.horizontalAdvance(pieces.last() + u' ' + word) <= room)
            pieces.last() += u' ' + word;
        else
            pieces.append(word);
        isAfterNumber = isNumber(word);
    }
    return pieces;
}

}  // namespace

QFont fontOf(const Style& style)
{
    return faceOf(style).font;
}

QString asSet(const QString& text, const Style& style)
{
    if (!faceOf(style).lacksMinus || !text.contains(kMinus))
        return text;
    QString set = text;
    return set.replace(kMinus, kDash);
}

qreal widthOf(const QString& text, const Style& style)
{
    return QFontMetricsF(fontOf(style)).horizontalAdvance(text) / kUnitsPerMillimetre;
}

qreal leadingOf(const Style& style)
{
    return style.points * kMillimetresPerPoint * kLeading;
}

QStringList wrapped(const QString& text, const Style& style, qreal width)
{
    const QFontMetricsF metrics(fontOf(style));
    const qreal room = width * kUnitsPerMillimetre;
    QStringList lines;
    for (const QString& paragraph : text.split(u'\n')) {
        QString line;
        for (QString word : unparted(paragraph, metrics, room)) {
            const QString longer = line.isEmpty() ? word : line + u' ' + word;
            if (metrics.horizontalAdvance(longer) <= room) {
                line = longer;
                continue;
            }
            if (!line.isEmpty())
                lines.append(line);
            while (metrics.horizontalAdvance(word) > room) {
                const qsizetype count = fitting(word, metrics, room);
                if (count >= word.size())
                    break;
                lines.append(word.first(count));
                word = word.sliced(count);
            }
            line = word;
        }
        lines.append(line);
    }
    while (!lines.isEmpty() && lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

QStringList wrapped(const QStringList& parts, const QString& between, const Style& style, qreal width)
{
    QStringList lines;
    for (const QString& part : parts) {
        const QString longer = lines.isEmpty() ? part : lines.last() + between + part;
        if (!lines.isEmpty() && widthOf(longer, style) <= width)
            lines.last() = longer;
        else
            lines += wrapped(part, style, width);
    }
    return lines;
}

QString restBehind(qsizetype lines, const QString& text, const Style& style, qreal width)
{
    QStringList rest;
    for (const QString& paragraph : text.split(u'\n')) {
        QStringList own = wrapped(paragraph, style, width);
        if (own.isEmpty())
            own.append(QString());  // an empty line is one all the same
        const qsizetype shown = std::min(lines, own.size());
        lines -= shown;
        if (shown == 0)
            rest.append(paragraph);
        else if (shown < own.size())
            rest.append(own.sliced(shown).join(u' '));
    }
    return rest.join(u'\n');
}

QString elided(const QString& text, const Style& style, qreal width)
{
    return QFontMetricsF(fontOf(style)).elidedText(text, Qt::ElideRight, width * kUnitsPerMillimetre);
}

}  // namespace hitspread::paper
