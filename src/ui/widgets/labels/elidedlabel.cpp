#include "ui/widgets/labels/elidedlabel.h"

#include <QEvent>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace hitspread {

namespace {

constexpr int kElidedLabelLeast = 24;
constexpr int kElidedLabelLeastLetters = 3;  ///< of a name that is cut
constexpr int kMostShortened = 2;            ///< times the room: of a longer text too little would be left of its words
constexpr double kLeastFilled = 0.5;         ///< of the room; whole parts that fill less give way to a part cut short

QString between()
{
    return QStringLiteral(" · ");
}

/// Where a clause of a sentence ends.
constexpr std::array<QStringView, 4> kClauseEnds{u" · ", u", ", u"; ", u": "};

/// Where the last part before `from` ends; -1: there is none. What follows a colon behind a part, as a sentence does, is a part as well.
qsizetype lastEnd(const QString& text, qsizetype from)
{
    const qsizetype part = text.lastIndexOf(between(), from);
    const qsizetype colon = text.lastIndexOf(QStringLiteral(": "), from);
    const qsizetype first = text.indexOf(between());
    return colon > part && first > 0 && first < colon ? colon : part;
}

/// As many parts from the first on as fit and fill `least` of the width; empty: not even one does.
QString wholeParts(const QFontMetrics& metrics, const QString& text, int width, double least)
{
    for (qsizetype at = lastEnd(text, -1); at > 0; at = lastEnd(text, at - 1)) {
        QString shown = text.left(at) + QStringLiteral(" …");
        const int wide = metrics.horizontalAdvance(shown);
        if (wide <= width && wide >= width * least)
            return shown;
    }
    return {};
}

qsizetype digitsIn(const QString& text)
{
    return std::ranges::count_if(text, [](QChar letter) { return letter.isDigit(); });
}

/// A word that may be cut short: what has a number in it, an abbreviation and a sign are none.
bool isPlainWord(const QString& word)
{
    constexpr qsizetype kShort = 3;
    return word.size() > kShort && digitsIn(word) == 0 && word != word.toUpper();
}

/// Without its plain words, with an ellipsis for them: "… ≤ 67 · 2d6+1". What a number is of ("RCL", "mm") stays with it.
QString withoutWords(const QStringList& words)
{
    QStringList shown;
    for (const QString& word : words) {
        const bool stays = !isPlainWord(word);
        if (stays || shown.isEmpty() || shown.last() != QStringLiteral("…"))
            shown << (stays ? word : QStringLiteral("…"));
    }
    return shown.join(u' ');
}

/// As many parts as fit, those without a number going first, the last ones before the others; empty: that is not enough.
QString numberedParts(const QFontMetrics& metrics, const QString& text, int width)
{
    const QStringList parts = text.split(between());
    for (qsizetype from = parts.size() - 1; from >= 0; --from) {
        QStringList shown;
        for (qsizetype i = 0; i < parts.size(); ++i) {
            const bool goes = i >= from && digitsIn(parts[i]) == 0;
            if (!goes || shown.isEmpty() || shown.last() != QStringLiteral("…"))
                shown << (goes ? QStringLiteral("…") : parts[i]);
        }
        QString all = shown.join(between());
        if (metrics.horizontalAdvance(all) <= width)
            return all;
    }
    return {};
}

QString wholeWords(const QFontMetrics& metrics, const QString& text, int width)
{
    const QString parts = wholeParts(metrics, text, width, kLeastFilled);
    return parts.isEmpty() ? metrics.elidedText(text, Qt::ElideRight, width) : parts;
}

}  // namespace

QString elidedWords(const QFontMetrics& metrics, const QString& text, int width)
{
    if (metrics.horizontalAdvance(text) > kMostShortened * width)
        return {};
    struct Word {
        QString text;
        qsizetype kept = 0;
    };
    std::vector<Word> words;
    for (const QString& word : text.split(u' '))
        words.push_back({word, isPlainWord(word) ? word.size() : 0});
    for (;;) {
        QStringList shown;
        for (const Word& word : words)
            shown << (word.kept == 0 || word.kept == word.text.size() ? word.text : word.text.left(word.kept) + u'…');
        QString all = shown.join(u' ');
        if (metrics.horizontalAdvance(all) <= width)
            return all;
        const auto longest = std::ranges::max_element(words, {}, &Word::kept);
        if (longest == words.end() || longest->kept <= 1) {
            const QString values = withoutWords(text.split(u' '));
            return metrics.horizontalAdvance(values) <= width ? values : QString();
        }
        // Cutting one letter off for an ellipsis gains nothing.
        longest->kept -= longest->kept == longest->text.size() && longest->kept > 2 ? 2 : 1;
    }
}

QString elidedParts(const QFontMetrics& metrics, const QString& text, int width)
{
    if (metrics.horizontalAdvance(text) <= width)
        return text;
    QString plain = wholeWords(metrics, text, width);
    if (digitsIn(plain) == digitsIn(text))
        return plain;
    if (QString numbered = numberedParts(metrics, text, width); !numbered.isEmpty())
        return numbered;
    QString words = elidedWords(metrics, text, width);
    if (!words.isEmpty())
        return words;
    // Rather than a number, all its words go, then with its parts without one the ellipses that would stand for them.
    QStringList numbered = text.split(between());
    numbered.removeIf([](const QString& part) { return digitsIn(part) == 0; });
    for (const QString& values : {withoutWords(text.split(u' ')), numbered.join(between())}) {
        if (metrics.horizontalAdvance(values) <= width)
            return values;
    }
    return plain;
}

QString elidedName(const QFontMetrics& metrics, const QString& name, int width)
{
    if (metrics.horizontalAdvance(name) <= width)
        return name;
    QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    const bool isNumbered = words.size() > 1 && words.last().at(0).isDigit();
    const QString end = QStringLiteral(" …") + (isNumbered ? u' ' + words.takeLast() : QString());
    for (; !words.isEmpty(); words.removeLast()) {
        QString shown = words.join(u' ') + end;
        if (shown.size() <= name.size() && metrics.horizontalAdvance(shown) <= width)
            return shown;
    }
    return metrics.elidedText(name, Qt::ElideRight, width);
}

QString elidedOwner(const QFontMetrics& metrics, const QString& text, int width)
{
    if (metrics.horizontalAdvance(text) <= width)
        return text;
    const qsizetype at = text.indexOf(between());
    if (at <= 0)
        return metrics.elidedText(text, Qt::ElideRight, width);
    const QString rest = text.mid(at);
    const int room = width - metrics.horizontalAdvance(rest);
    const QString least = text.left(kElidedLabelLeastLetters) + u'…';
    if (metrics.horizontalAdvance(least) <= room)
        return metrics.elidedText(text.left(at), Qt::ElideRight, room) + rest;
    return metrics.elidedText(rest.mid(between().size()), Qt::ElideRight, width);
}

QString elidedBehind(const QFontMetrics& metrics, const QString& text, qsizetype from, qsizetype letters, int width)
{
    const auto fits = [&](const QString& shown) { return metrics.horizontalAdvance(shown) <= width; };
    if (fits(text))
        return text;
    const qsizetype end = from + letters;
    for (qsizetype at = text.size(); at >= end; --at) {
        const QStringView rest = QStringView(text).mid(at);
        const bool isEnd = at == end
            || std::ranges::any_of(kClauseEnds, [rest](QStringView one) { return rest.startsWith(one); });
        if (QString shown = text.left(at) + QStringLiteral(" …"); isEnd && at < text.size() && fits(shown))
            return shown;
    }
    const QString head = text.mid(from, letters);
    const QString joint = from > 0 ? QStringLiteral(": ") : QString();
    const int room = width - metrics.horizontalAdvance(joint + head);
    const QString owner = text.left(std::max<qsizetype>(0, from - joint.size()));
    if (!owner.isEmpty() && metrics.horizontalAdvance(owner.left(kElidedLabelLeastLetters) + u'…') <= room)
        return metrics.elidedText(owner, Qt::ElideRight, room) + joint + head;
    return metrics.elidedText(head, Qt::ElideRight, width);
}

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

void ElidedLabel::setText(const QString& text)
{
    // Panels say all they say whenever something changes, and every word anew would be laid out and painted.
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    elide();
}

void ElidedLabel::setOwned(bool owned)
{
    m_owned = owned;
    elide();
}

void ElidedLabel::setWhole(bool whole)
{
    m_whole = whole;
    elide();
}

void ElidedLabel::setHeadline(qsizetype from, qsizetype letters)
{
    m_headline = {from, letters};
    elide();
}

QSize ElidedLabel::sizeHint() const
{
    const QMargins around = contentsMargins();
    return {fontMetrics().horizontalAdvance(m_text) + 2 + around.left() + around.right(), QLabel::sizeHint().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {qMin(kElidedLabelLeast, sizeHint().width()), QLabel::minimumSizeHint().height()};
}

void ElidedLabel::elide()
{
    const int room = contentsRect().width();
    const bool fits = fontMetrics().horizontalAdvance(m_text) <= room;
    const auto [from, letters] = m_headline;
    const QString shown = letters > 0 ? elidedBehind(fontMetrics(), m_text, from, letters, room)
        : m_owned                     ? elidedOwner(fontMetrics(), m_text, room)
        : m_whole && !fits            ? wholeParts(fontMetrics(), m_text, room, 0.0)
                                      : elidedParts(fontMetrics(), m_text, room);
    QLabel::setText(shown);
    setToolTip(shown == m_text ? QString() : m_text);
}

void ElidedLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    elide();
}

void ElidedLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    // Out of sight it may never be seen, or not in this font: each costs the program's start its measuring.
    m_isStale = !isVisible();
    if (!m_isStale)
        elide();
}

void ElidedLabel::showEvent(QShowEvent* event)
{
    QLabel::showEvent(event);
    if (std::exchange(m_isStale, false))
        elide();
}

}  // namespace hitspread
