#include "text/echo.h"

#include "rules/core/declare/controlcharacter.h"
#include "services/library/recordname.h"

#include <QStringList>

#include <algorithm>
#include <string_view>

namespace hitspread::text {

namespace {

constexpr QChar kLeftOut = u'…';

/// Where a text can be cut at or before `at`: a letter of two halves stays whole.
qsizetype seamBefore(const QString& text, qsizetype at)
{
    return at > 0 && at < text.size() && text[at].isLowSurrogate() && text[at - 1].isHighSurrogate() ? at - 1 : at;
}

qsizetype seamBehind(const QString& text, qsizetype at)
{
    return seamBefore(text, at) == at ? at : at + 1;
}

/// The end of a path, from the beginning of a folder's name on where one begins in its first half.
QString endOfPath(const QString& path)
{
    if (path.size() <= kPathLetters)
        return path;
    const qsizetype from = seamBehind(path, path.size() - kPathLetters + 1);
    const qsizetype folder = path.indexOf(u'/', from);
    return kLeftOut + path.sliced(folder >= 0 && folder < from + kPathLetters / 2 ? folder : from);
}

/// Every run of letters without a blank, echoed.
QString wordsEchoed(const QString& text)
{
    QStringList words = text.split(u' ');
    for (QString& word : words)
        word = echoed(word);
    return words.join(u' ');
}

}  // namespace

QString lineOf(const std::string& text)
{
    constexpr std::size_t kEnd = std::size_t{32} * 1024;
    static_assert(kEnd > 4 * (10 * kDetailLetters));
    return QString::fromStdString(
        onOneLine(text.size() <= 2 * kEnd ? text : text.substr(0, kEnd) + text.substr(text.size() - kEnd)));
}

QString visible(const QString& text)
{
    const std::string bytes = text.toStdString();
    if (!firstControlIn(bytes))
        return text;
    QString shown;
    for (std::string_view left = bytes; !left.empty();) {
        const std::size_t control = controlAt(left);
        // A character has up to four bytes; what goes on with one belongs to it.
        std::size_t length = std::max<std::size_t>(control, 1);
        while (control == 0 && length < left.size() && (static_cast<unsigned char>(left[length]) & 0xc0U) == 0x80U)
            ++length;
        const std::string_view character = left.substr(0, length);
        const auto code = firstControlIn(character);
        shown += code ? u"<%1>"_qs.arg(QString::fromStdString(codeOf(*code)))
                      : QString::fromUtf8(character.data(), static_cast<qsizetype>(character.size()));
        left.remove_prefix(length);
    }
    return shown;
}

QString visible(const std::string& kept)
{
    return visible(QString::fromStdString(kept));
}

QString asKept(const std::string& kept)
{
    return QString::fromStdString(kept);
}

QString shortened(const QString& text, qsizetype most)
{
    if (text.size() <= most)
        return text;
    const qsizetype tail = (most - 1) / 3;
    return text.first(seamBefore(text, most - 1 - tail)) + kLeftOut + text.sliced(seamBehind(text, text.size() - tail));
}

QString echoedName(const QString& text)
{
    if (text.size() == kEchoLetters + 1 && text.endsWith(kLeftOut))
        return text;  // whoever wrote it has cut it to as many letters
    return shortened(text, kEchoLetters);
}

QString echoed(const QString& text)
{
    return text.size() > kEchoLetters && text.contains(u'/') ? endOfPath(text) : echoedName(text);
}

QString echoedDetail(const QString& text)
{
    // What is far too long is not searched for words first: ten megabytes may be in it.
    QStringList parts = shortened(text, 10 * kDetailLetters).split(u'"');
    for (qsizetype i = 0; i < parts.size(); ++i)
        parts[i] = i % 2 == 1 && i + 1 < parts.size() ? echoed(parts[i]) : wordsEchoed(parts[i]);
    return shortened(parts.join(u'"'), kDetailLetters);
}

QString listed(const QStringList& texts, qsizetype most, QStringView between)
{
    QString list = texts.value(0);
    for (qsizetype i = 1; i < texts.size(); ++i) {
        if (list.size() + texts[i].size() + between.size() + 1 > most)
            return list.append(between).append(kLeftOut);
        list.append(between).append(texts[i]);
    }
    return list;
}

}  // namespace hitspread::text
