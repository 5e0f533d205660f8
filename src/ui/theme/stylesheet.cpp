#include "ui/theme/stylesheet.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>

namespace hitspread {

namespace {

constexpr qreal kPointsPerPixel = 0.75;

QHash<QString, QColor> coloursOf(const Theme& theme)
{
    const auto colour = [&](Token token) { return theme.colour(token); };
    const QColor accent = colour(Token::Accent);
    return {
        {QStringLiteral("window"), colour(Token::Window)},
        {QStringLiteral("surface"), colour(Token::Surface)},
        {QStringLiteral("raised"), colour(Token::Raised)},
        {QStringLiteral("sunken"), colour(Token::Sunken)},
        {QStringLiteral("accentSoft"), colour(Token::AccentSoft)},
        {QStringLiteral("text"), colour(Token::Text)},
        {QStringLiteral("muted"), colour(Token::Muted)},
        {QStringLiteral("faint"), colour(Token::Faint)},
        {QStringLiteral("accent"), accent},
        {QStringLiteral("aim"), colour(Token::Aim)},
        {QStringLiteral("pen"), colour(Token::Pen)},
        {QStringLiteral("dmg"), colour(Token::Dmg)},
        {QStringLiteral("ok"), colour(Token::Ok)},
        {QStringLiteral("warn"), colour(Token::Warn)},
        {QStringLiteral("bruise"), colour(Token::Bruise)},
        {QStringLiteral("lineStrong"), colour(Token::LineStrong)},
        {QStringLiteral("line"), colour(Token::Line)},
        {QStringLiteral("onAccent"), colour(Token::OnAccent)},
        {QStringLiteral("hover"), mixed(colour(Token::Raised), colour(Token::Text), 0.06)},
        {QStringLiteral("accentHover"), mixed(accent, colour(Token::Text), 0.14)},
        {QStringLiteral("accentPressed"), mixed(accent, colour(Token::OnAccent), 0.16)},
    };
}

}  // namespace

QString filledIn(const QString& sheet, const Theme& theme)
{
    static const QRegularExpression mark(QStringLiteral(R"(@([A-Za-z]+)|\{([0-9.]+)\}|\[([0-9]+)\])"));
    const QHash<QString, QColor> colours = coloursOf(theme);
    QString result;
    qsizetype done = 0;
    auto marks = mark.globalMatch(sheet);
    while (marks.hasNext()) {
        const QRegularExpressionMatch match = marks.next();
        result += QStringView(sheet).sliced(done, match.capturedStart() - done);
        done = match.capturedEnd();
        if (!match.captured(1).isEmpty()) {
            const auto found = colours.constFind(match.captured(1));
            result += found == colours.cend() ? match.captured() : found->name();
        } else if (!match.captured(2).isEmpty()) {
            const qreal points = match.captured(2).toDouble() * theme.textPercent() / 100.0 * kPointsPerPixel;
            result += QString::number(points, 'f', 2) + QStringLiteral("pt");
        } else {
            result += QString::number(theme.scaled(match.captured(3).toInt())) + QStringLiteral("px");
        }
    }
    result += QStringView(sheet).sliced(done);
    return result;
}

QString styleSheetOf(const Theme& theme)
{
    QFile sheet(QStringLiteral(":/hitspread/style/hitspread.qss"));
    if (!sheet.open(QIODevice::ReadOnly))
        qFatal("the style sheet is missing from the resources");
    return filledIn(QString::fromUtf8(sheet.readAll()), theme);
}

}  // namespace hitspread
