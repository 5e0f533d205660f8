#include "ui/widgets/windowsize.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QPointer>
#include <QScreen>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>
#include <QWidget>
#include <QWindow>

#include <algorithm>

namespace hitspread {

namespace {

constexpr const char* kFoldsProperty = "foldsByItself";

/// What a window manager draws around a window. Unknown before the window is shown, so the one it belongs to is asked.
QSize frameAround(const QWidget& window)
{
    const QWidget* owner = window.parentWidget() ? window.parentWidget()->window() : nullptr;
    const QSize around = owner && owner->isVisible() && !owner->isFullScreen()
        ? owner->frameGeometry().size() - owner->size()
        : QSize(0, 0);
    // Of an owner that has just come up itself there is nothing to learn yet.
    if (around.height() > 0)
        return around;
    const int title = window.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window);
    const int border = window.style()->pixelMetric(QStyle::PM_MdiSubWindowFrameWidth, nullptr, &window);
    return {2 * border, title + border};
}

QSize withinScreen(const QWidget& window, QSize wanted)
{
    const QScreen* screen = window.screen();
    return screen ? wanted.boundedTo(screen->availableSize() - frameAround(window)) : wanted;
}

/// Takes the owner out of a window's handle as soon as there is a handle. (Asked for earlier, it would make native windows of
/// everything inside the owner.)
class Loner final : public QObject {
public:
    explicit Loner(QWidget& window) : QObject(&window) {}

private:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* window = qobject_cast<QWidget*>(watched);
        if (event->type() == QEvent::Show && window && window->windowHandle())
            window->windowHandle()->setTransientParent(nullptr);
        return false;
    }
};

/// All of a window where it needs more room than there is; as large as that while there is room.
class WindowScroll final : public QScrollArea {
public:
    explicit WindowScroll(QWidget* parent) : QScrollArea(parent)
    {
        setObjectName(QStringLiteral("windowScroll"));
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
    }
    [[nodiscard]] QSize sizeHint() const override { return widget() ? widget()->sizeHint() : QScrollArea::sizeHint(); }
};

bool isLargerThan(QSize size, QSize room)
{
    return size.width() > room.width() || size.height() > room.height();
}

void letScroll(QWidget& window)
{
    const QPointer<QWidget> focus(window.focusWidget());
    auto* scroll = new WindowScroll(&window);
    if (auto* main = qobject_cast<QMainWindow*>(&window)) {
        scroll->setWidget(main->takeCentralWidget());
        main->setCentralWidget(scroll);
    } else {
        auto* content = new QWidget(scroll);
        content->setLayout(window.layout());  // takes the widgets along
        scroll->setWidget(content);
        auto* column = new QVBoxLayout(&window);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(scroll);
    }
    scroll->show();
    if (focus)
        focus->setFocus();
}

/// Watches windows as they are shown and as what stands in them grows.
class ScreenKeeper final : public QObject {
public:
    explicit ScreenKeeper(QObject& parent) : QObject(&parent) { qApp->installEventFilter(this); }

private:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if ((event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest) && watched->isWidgetType()) {
            auto& widget = static_cast<QWidget&>(*watched);
            const bool isDesk = widget.windowType() == Qt::Window || widget.windowType() == Qt::Dialog;
            if (isDesk && widget.isWindow() && widget.isVisible())
                keep(widget);
        }
        return false;
    }
    static void keep(QWidget& window)
    {
        const QSize room = withinScreen(window, QSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX));
        if (isLargerThan(window.minimumSize(), room))
            window.setMinimumSize(window.minimumSize().boundedTo(room));
        const QLayout* layout = window.layout();
        if (!layout || layout->sizeConstraint() != QLayout::SetDefaultConstraint
            || !isLargerThan(layout->totalMinimumSize(), room))
            return;
        // Docks share their places by themselves.
        const auto* main = qobject_cast<const QMainWindow*>(&window);
        const bool hasCentre = main && main->centralWidget() && !main->findChild<QDockWidget*>();
        const bool isWrapped = window.findChild<QScrollArea*>(QStringLiteral("windowScroll"),
                                                              Qt::FindDirectChildrenOnly);
        if ((!main || hasCentre) && !isWrapped && !window.property(kFoldsProperty).toBool())
            letScroll(window);
    }
};

}  // namespace

void keepWindowsWithinScreens(QObject& parent)
{
    new ScreenKeeper(parent);
}

void keepOutOfScrolling(QWidget& window)
{
    window.setProperty(kFoldsProperty, true);
}

void setMinimumWithinScreen(QWidget& window, QSize wanted)
{
    window.setMinimumSize(withinScreen(window, wanted));
}

void resizeWithinScreen(QWidget& window, QSize wanted)
{
    wanted = withinScreen(window, wanted);
    window.resize(wanted.expandedTo(window.minimumSize()));
}

QSize roomOf(const QWidget& window)
{
    const QScreen* screen = window.screen();
    return screen ? screen->availableSize() : QSize();
}

void restoreWithinScreen(QWidget& window, const QByteArray& geometry, QSize keptOn)
{
    if (!window.restoreGeometry(geometry))
        return;
    const QScreen* screen = QGuiApplication::screenAt(window.geometry().center());
    if (!screen)
        screen = window.screen();
    if (!screen || screen->availableSize() == keptOn)
        return;
    const QRect room = screen->availableGeometry();
    const QSize frame = frameAround(window);
    const QSize size = window.size().boundedTo(room.size() - frame);
    const QPoint most = room.bottomRight() + QPoint(1, 1) - QPoint(size.width(), size.height())
        - QPoint(frame.width(), frame.height());
    // In the order that keeps its upper left corner, where a hand takes hold of it, on the screen.
    const QPoint place(std::max(room.left(), std::min(window.pos().x(), most.x())),
                       std::max(room.top(), std::min(window.pos().y(), most.y())));
    window.setMinimumSize(window.minimumSize().boundedTo(size));
    window.resize(size);
    window.move(place);
}

bool isOnScreen(const QWidget& window)
{
    constexpr int kHold = 48;  // px of its title somebody can take hold of
    const QRect title(window.frameGeometry().topLeft(), QSize(window.width(), 1));
    const QList<QScreen*> screens = QGuiApplication::screens();
    return std::any_of(screens.begin(), screens.end(), [&](const QScreen* screen) {
        const QRect seen = screen->availableGeometry() & title;
        return !seen.isEmpty() && seen.width() >= std::min(kHold, title.width());
    });
}

void placeBeside(QWidget& window, const QWidget& owner)
{
    constexpr int kInset = 48;
    constexpr int kFrame = 8;
    const QScreen* screen = owner.screen();
    // What a window manager draws around it is not known before it is shown.
    const QRect room = (screen ? screen->availableGeometry() : owner.frameGeometry())
                           .adjusted(kFrame, kFrame + frameAround(window).height(), -kFrame, -kFrame);
    QRect place(QPoint(), window.size().boundedTo(room.size()));
    place.moveBottomRight(owner.frameGeometry().bottomRight() - QPoint(kInset, kInset));
    place.moveLeft(std::clamp(place.left(), room.left(), room.right() + 1 - place.width()));
    place.moveTop(std::clamp(place.top(), room.top(), room.bottom() + 1 - place.height()));
    window.resize(place.size());
    window.move(place.topLeft());
}

void standAlone(QWidget& window)
{
    window.setWindowFlags(Qt::Window);
    window.installEventFilter(new Loner(window));
}

}  // namespace hitspread
