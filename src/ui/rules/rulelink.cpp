#include "ui/rules/rulelink.h"

namespace hitspread::rulelink {

namespace {

QString link(const QString& kind, const QString& what, const QString& words)
{
    return QStringLiteral("<a href=\"%1:%2\">%3</a>").arg(kind, what.toHtmlEscaped(), words.toHtmlEscaped());
}

std::optional<QString> behind(const QString& link, const QString& kind)
{
    return link.startsWith(kind + QLatin1Char(':')) ? std::optional(link.sliced(kind.size() + 1)) : std::nullopt;
}

}  // namespace

QString toRule(const QString& id, const QString& words)
{
    return link(QStringLiteral("rule"), id, words);
}

QString toSwitch(const QString& id, const QString& words)
{
    return link(QStringLiteral("switch"), id, words);
}

QString toEntry(long long entry, const QString& words)
{
    return link(QStringLiteral("entry"), QString::number(entry), words);
}

std::optional<QString> ruleOf(const QString& link)
{
    return behind(link, QStringLiteral("rule"));
}

std::optional<QString> switchOf(const QString& link)
{
    return behind(link, QStringLiteral("switch"));
}

std::optional<long long> entryOf(const QString& link)
{
    const std::optional<QString> number = behind(link, QStringLiteral("entry"));
    bool isNumber = false;
    const long long entry = number ? number->toLongLong(&isNumber) : 0;
    return isNumber ? std::optional(entry) : std::nullopt;
}

}  // namespace hitspread::rulelink
