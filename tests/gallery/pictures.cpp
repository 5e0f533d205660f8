#include "gallery/pictures.h"

#include "models/campaigngateway.h"

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QEvent>
#include <QImage>
#include <QScreen>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kWaiting = 6;  ///< pictures painted and not written yet
/// Quick and not much larger: a picture is looked at once.
constexpr int kPngQuality = 80;
constexpr int kQuiet = 3;   ///< times nothing was to be done
constexpr int kSoon = 800;  ///< ms; what is to come later is no part of the picture

QString beginningOf(const QString& pattern)
{
    const auto isWild = [](QChar one) { return QStringLiteral("*?[").contains(one); };
    return QString(pattern.begin(), std::find_if(pattern.begin(), pattern.end(), isWild) - pattern.begin());
}

/// Whether a panel waits to fit itself, or the like.
bool isSomethingDue()
{
    const auto isDue = [](const QTimer* timer) {
        return timer->isActive() && timer->isSingleShot() && timer->remainingTime() < kSoon;
    };
    return std::ranges::any_of(QApplication::topLevelWidgets(), [&](const QWidget* window) {
        return window->isVisible() && std::ranges::any_of(window->findChildren<QTimer*>(), isDue);
    });
}

}  // namespace

Album::Album(const QDir& folder, const QString& names)
    : m_folder(folder),
      m_beginning(beginningOf(names)),
      m_asked(QRegularExpression::fromWildcard(names)),
      m_room(kWaiting)
{
    m_folder.mkpath(QStringLiteral("."));
    qApp->installEventFilter(this);
}

Album::~Album()
{
    QThreadPool::globalInstance()->waitForDone();
}

void Album::finish()
{
    m_room.acquire(kWaiting);
    m_room.release(kWaiting);
}

bool Album::isAskedFor(const QString& name) const
{
    return m_asked.match(name + m_look.suffix).hasMatch();
}

bool Album::wants(const QString& beginning) const
{
    return beginning.startsWith(m_beginning) || m_beginning.startsWith(beginning);
}

void Album::take(QWidget& widget, const QString& name)
{
    if (!isAskedFor(name))
        return;
    QPixmap picture(widget.size() * m_look.zoom);
    picture.setDevicePixelRatio(m_look.zoom);
    // Round corners let through what is behind them.
    picture.fill(QApplication::palette().color(QPalette::Window));
    widget.render(&picture);
    put(picture, name);
}

void Album::put(const QPixmap& picture, const QString& name)
{
    if (!isAskedFor(name))
        return;
    const QString file = m_folder.filePath(name + m_look.suffix + QStringLiteral(".png"));
    if (m_names.contains(file))
        qFatal("there are two of %s", qPrintable(file));
    m_names.insert(file);
    m_room.acquire();
    QThreadPool::globalInstance()->start([this, image = picture.toImage(), file] {
        if (!image.save(file, "PNG", kPngQuality))
            qFatal("cannot write %s", qPrintable(file));
        m_room.release();
    });
}

bool Album::eventFilter(QObject* watched, QEvent* event)
{
    auto* window = event->type() == QEvent::Show ? qobject_cast<QWidget*>(watched) : nullptr;
    if (!window || !window->isWindow() || window->screen()->devicePixelRatio() == m_look.zoom)
        return false;
    for (QScreen* screen : QGuiApplication::screens()) {
        if (screen->devicePixelRatio() != m_look.zoom)
            continue;
        window->setScreen(screen);
        window->move(screen->geometry().topLeft());
        break;
    }
    return false;
}

void settle(const CampaignGateway* gateway)
{
    QAbstractEventDispatcher& events = *QAbstractEventDispatcher::instance();
    for (int quiet = 0; quiet < kQuiet;) {
        const bool isWaiting = (gateway && gateway->waiting() > 0) || isSomethingDue();
        const bool hasWorked = events.processEvents(isWaiting ? QEventLoop::WaitForMoreEvents : QEventLoop::AllEvents);
        // Outside an event loop nobody clears away what a page has built anew.
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        quiet = isWaiting || hasWorked ? 0 : quiet + 1;
    }
}

void settleWidget(QWidget& widget)
{
    widget.show();
    settle();
}

}  // namespace hitspread
