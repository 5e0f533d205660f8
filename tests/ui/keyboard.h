#pragma once

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QTest>
#include <QTimer>
#include <QWidget>
#include <QWindow>

#include <algorithm>
#include <functional>

namespace hitspread::support {

/// Ten fingers: keys go to the window that has the keyboard, as a window system sends them, so shortcuts, popups and
/// focus do what they do for a person. It looks at widgets only to know where the keyboard is.
class Keyboard {
public:
    /// `settle` waits until the program has done what a key asked for.
    explicit Keyboard(std::function<bool()> settle) : m_settle(std::move(settle)) {}

    [[nodiscard]] static QWidget* at() { return QApplication::focusWidget(); }
    [[nodiscard]] static QString place() { return at() ? at()->objectName() : QStringLiteral("nowhere"); }

    void press(Qt::Key key, Qt::KeyboardModifiers keys = {})
    {
        QWindow* window = activeWindow();
        QVERIFY2(window, "no window has the keyboard");
        ++m_pressed;
        QTest::keyClick(window, key, keys);
        QVERIFY(m_settle());
    }
    void repeat(Qt::Key key, int times)
    {
        for (int i = 0; i < times; ++i)
            press(key);
    }
    void write(const QString& text)
    {
        for (const QChar letter : text) {
            QWindow* window = activeWindow();
            QVERIFY2(window, "no window has the keyboard");
            // Letters beyond Latin-1 have no key of their own.
            QVERIFY2(letter.unicode() < 0x80, qPrintable(text));
            ++m_pressed;
            QTest::keyClick(window, letter.toLatin1());
        }
        QVERIFY(m_settle());
    }
    /// Tab until the keyboard is at the widget of that name.
    void goTo(const QString& name) { walk(exactly(name), name, Qt::Key_Tab, {}); }
    void goBackTo(const QString& name) { walk(exactly(name), name, Qt::Key_Backtab, Qt::ShiftModifier); }
    /// To the first widget whose name begins so.
    void goToOneOf(const QString& begin)
    {
        walk([begin](const QString& place) { return place.startsWith(begin); }, begin, Qt::Key_Tab, {});
    }
    /// Writes over what stands in a field, as Tab has selected it, and leaves it.
    void fill(const QString& name, const QString& text)
    {
        goTo(name);
        write(text);
        press(Qt::Key_Tab);
    }
    /// How many keys it took so far.
    [[nodiscard]] int pressed() const { return m_pressed; }
    /// What a window manager does when a window closes: the one below has the keyboard again.
    static void raise(QWidget& window)
    {
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }

private:
    [[nodiscard]] static QWindow* activeWindow()
    {
        QCoreApplication::processEvents();
        QWidget* popup = QApplication::activePopupWidget();
        return popup ? popup->windowHandle() : QGuiApplication::focusWindow();
    }
    using IsThere = std::function<bool(const QString&)>;
    static IsThere exactly(const QString& name)
    {
        return [name](const QString& place) { return place == name; };
    }
    void walk(const IsThere& isThere, const QString& words, Qt::Key key, Qt::KeyboardModifiers keys)
    {
        constexpr int kMost = 250;
        QStringList passed;
        for (int i = 0; i < kMost && !isThere(place()); ++i) {
            passed << place();
            press(key, keys);
            if (QTest::currentTestFailed())
                return;
        }
        if (isThere(place()))
            return;
        passed.removeDuplicates();
        QFAIL(qPrintable(words + QStringLiteral(" not found among ") + passed.join(QLatin1Char(' '))));
    }

    std::function<bool()> m_settle;
    int m_pressed = 0;
};

}  // namespace hitspread::support

/// Stops where a step inside has failed.
#define STEP(call)                                                                                                     \
    do {                                                                                                               \
        call;                                                                                                          \
        if (QTest::currentTestFailed())                                                                                \
            return;                                                                                                    \
    } while (false)
