#pragma once

#include <QTranslator>

namespace hitspread::support {

/// Every other letter twice: 40 % longer and more, as a language nobody has translated into yet.
inline QString longer(const QString& words)
{
    QString result;
    for (qsizetype i = 0; i < words.size(); ++i) {
        // A placeholder stays one: "%1", "%n".
        const bool isPlaceholder = i > 0 && words[i - 1] == u'%';
        result += words[i].isLetter() && i % 2 == 0 && !isPlaceholder ? QString(2, words[i]) : QString(words[i]);
    }
    return result;
}

/// The program in that language, for as long as it is installed.
class LongerWords final : public QTranslator {
public:
    using QTranslator::QTranslator;
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* /*context*/, const char* source, const char* /*disambiguation*/,
                                    int /*n*/) const override
    {
        const QString words = QString::fromUtf8(source);
        return words.contains(u'<') ? words : longer(words);
    }
};

}  // namespace hitspread::support
