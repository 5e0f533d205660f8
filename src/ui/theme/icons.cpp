#include "ui/theme/icons.h"

#include "ui/theme/pixels.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <array>
#include <map>
#include <tuple>

namespace hitspread {

namespace {

struct IconName {
    const char* own;
    const char* desktop;  ///< freedesktop.org name; empty: only the own drawing
};

// In the order of Icon.
constexpr std::array<IconName, kIcons> kNames{{
    {"undo", "edit-undo"},
    {"redo", "edit-redo"},
    {"search", "edit-find"},
    {"copy", "edit-copy"},
    {"delete", "edit-delete"},
    {"clear", "edit-clear"},
    {"add", "list-add"},
    {"remove", "list-remove"},
    {"new", "document-new"},
    {"open", "document-open"},
    {"save-as", "document-save-as"},
    {"print", "document-print"},
    {"print-preview", "document-print-preview"},
    {"properties", "document-properties"},
    {"next", "go-next"},
    {"previous", "go-previous"},
    {"play", "media-playback-start"},
    {"pause", "media-playback-pause"},
    {"skip-back", "media-skip-backward"},
    {"skip", "media-skip-forward"},
    {"replay", "view-refresh"},
    {"fullscreen", "view-fullscreen"},
    {"display", "video-display"},
    {"settings", "preferences-system"},
    {"help", "help-contents"},
    {"information", "dialog-information"},
    {"warning", "dialog-warning"},
    {"error", "dialog-error"},
    {"fire", ""},
    {"melee", ""},
    {"grenade", ""},
    {"aim", ""},
    {"stance", ""},
    {"shield", ""},
    {"ammunition", ""},
    {"wound", ""},
    {"drop", ""},
    {"skull", ""},
    {"out", ""},
    {"held", ""},
    {"dice", ""},
    {"odds", ""},
    {"body", ""},
    {"burst", ""},
    {"pill", ""},
    {"layers", ""},
    {"edit", ""},
    {"check", ""},
    {"close", ""},
    {"down", ""},
    {"person", ""},
    {"rifle", ""},
    {"end-turn", ""},
    {"history", ""},
    {"book", ""},
    {"document", ""},
    {"filter", ""},
    {"menu", ""},
    {"pending", ""},
    {"detach", ""},
    {"care", ""},
    {"flame", ""},
    {"throw", ""},
    {"run", ""},
}};

QByteArray drawingOf(const QString& file, const QColor& colour)
{
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        return {};
    // QtSvg knows no way to set currentColor from outside.
    return source.readAll().replace("currentColor", colour.name().toLatin1());
}

/// Whether the desktop draws this icon. Without a theme of its own there is nothing to look for, and looking reads the index of every
/// theme installed.
bool desktopHas(const QString& name)
{
    const QString theme = QIcon::themeName();
    return !theme.isEmpty() && theme != QStringLiteral("hicolor") && QIcon::hasThemeIcon(name);
}

/// The own drawing of an icon, rendered once for each size and colour: reading a drawing takes far longer than showing it.
QPixmap renderedIcon(Icon icon, const QColor& colour, const QSize& pixels)
{
    const QString key = QStringLiteral("hitspread-icon-%1-%2-%3x%4")
                            .arg(QString::number(static_cast<int>(icon)), QString::number(colour.rgba(), 16),
                                 QString::number(pixels.width()), QString::number(pixels.height()));
    return paintedOnce(key, pixels, [&](QPainter& painter) {
        painter.setRenderHint(QPainter::Antialiasing);
        QSvgRenderer(drawingOf(iconFile(icon), colour)).render(&painter, QRectF(QPointF(), pixels));
    });
}

/// Draws one icon in a token's colour at any size.
class TokenIconEngine : public QIconEngine {
public:
    TokenIconEngine(Icon icon, const Theme& theme, Token token, Token whenChecked)
        : m_icon(icon), m_theme(theme), m_token(token), m_whenChecked(whenChecked)
    {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const Token lit = state == QIcon::On ? m_whenChecked : m_token;
        const QColor colour = m_theme.colour(mode == QIcon::Disabled ? Token::Faint : lit);
        const QString desktop = QString::fromLatin1(kNames.at(static_cast<std::size_t>(m_icon)).desktop);
        const QString symbolic = desktop + QStringLiteral("-symbolic");
        if (!desktop.isEmpty() && desktopHas(symbolic)) {
            paintTinted(painter, rect, QIcon::fromTheme(symbolic), colour);
            return;
        }
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (mode == QIcon::Disabled)
            painter->setOpacity(0.7);
        if (const auto pixels = wholePixels(*painter, QRectF(rect)))
            painter->drawPixmap(rect, renderedIcon(m_icon, colour, *pixels));
        else
            QSvgRenderer(drawingOf(iconFile(m_icon), colour)).render(painter, QRectF(rect));
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap result(size);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return result;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new TokenIconEngine(*this); }
    [[nodiscard]] QString key() const override { return QStringLiteral("hitspread-token"); }

private:
    static void paintTinted(QPainter* painter, const QRect& rect, const QIcon& icon, const QColor& colour)
    {
        QPixmap shape = icon.pixmap(rect.size(), painter->device()->devicePixelRatioF());
        QPainter tint(&shape);
        tint.setCompositionMode(QPainter::CompositionMode_SourceIn);
        tint.fillRect(QRectF(QPointF(), shape.deviceIndependentSize()), colour);
        tint.end();
        painter->drawPixmap(rect, shape);
    }

    Icon m_icon;
    Theme m_theme;
    Token m_token;
    Token m_whenChecked;
};

}  // namespace

QString iconFile(Icon icon)
{
    return QStringLiteral(":/hitspread/icons/%1.svg").arg(QLatin1String(kNames.at(static_cast<std::size_t>(icon)).own));
}

QIcon iconOf(Icon icon, const Theme& theme, Token token)
{
    return iconOf(icon, theme, token, token);
}

QIcon iconOf(Icon icon, const Theme& theme, Token token, Token whenChecked)
{
    // Painting asks for one per line of a list: those that look alike are one.
    static std::map<std::tuple<Icon, Scheme, Token, Token>, QIcon> made;
    QIcon& shared = made[{icon, theme.scheme(), token, whenChecked}];
    if (shared.isNull())
        shared = QIcon(new TokenIconEngine(icon, theme, token, whenChecked));
    return shared;
}

}  // namespace hitspread
