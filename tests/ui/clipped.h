#pragma once

#include "cutwords.h"
#include "support/longerwords.h"
#include "support/paintedwords.h"
#include "text/languages.h"
#include "ui/verdict/headlinelabel.h"
#include "ui/verdict/verdictline.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "windowprogram.h"

#include <QAbstractScrollArea>
#include <QListView>
#include <QRegularExpression>
#include <QScrollBar>

#include <algorithm>

namespace hitspread::support {

/// English, German, or one much longer, for as long as it lives.
class Speaking {
public:
    explicit Speaking(const QString& language)
    {
        const bool isLonger = language == QStringLiteral("longer");
        m_languages.use(isLonger ? QStringLiteral("en") : language);
        if (isLonger)
            QCoreApplication::installTranslator(&m_longer);
    }
    ~Speaking()
    {
        QCoreApplication::removeTranslator(&m_longer);
        m_languages.use(QStringLiteral("en"));
    }
    Q_DISABLE_COPY_MOVE(Speaking)

private:
    Languages m_languages;
    LongerWords m_longer;
};

/// Whether what is there can be scrolled into sight sideways, as the strip of the round can.
inline bool isScrolledSideways(const QWidget& window, QPointF at)
{
    return std::ranges::any_of(window.findChildren<QAbstractScrollArea*>(), [&](const QAbstractScrollArea* area) {
        const auto* list = qobject_cast<const QListView*>(area);
        const bool scrolls = area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff
            || (list && list->flow() == QListView::LeftToRight);
        return scrolls && area->isVisibleTo(&window) && area->horizontalScrollBar()->maximum() > 0
            && QRect(area->mapTo(&window, QPoint()), area->size()).contains(at.toPoint());
    });
}

/// What a window paints beyond its place, by whatever widget, on a screen of so many pixels to one of the layout.
inline QStringList clippedIn(QWidget& window, int scale = 1)
{
    QStringList found;
    WordCatcher catcher(window.size(), scale);
    window.render(&catcher);
    for (const PaintedWords& painted : catcher.all()) {
        if (painted.isCutSideways() && !isScrolledSideways(window, painted.room.center() / scale))
            found << QStringLiteral("painted '%1'").arg(painted.words);
    }
    for (const auto* headline : window.findChildren<HeadlineLabel*>()) {
        if (headline->isVisibleTo(&window) && headline->height() < headline->heightForWidth(headline->width()))
            found << QStringLiteral("headline of %1").arg(headline->height());
    }
    // What is longer than twice its room keeps what it can.
    for (const auto* label : window.findChildren<ElidedLabel*>()) {
        const auto numbers = [](const QString& words) {
            return std::ranges::count_if(words, [](QChar letter) { return letter.isDigit(); });
        };
        const int room = label->contentsRect().width();
        const bool isLong = label->fontMetrics().horizontalAdvance(label->text()) > 2 * room;
        if (label->isVisibleTo(&window) && label->keepsNumbers() && !isLong
            && numbers(label->QLabel::text()) != numbers(label->text()))
            found << QStringLiteral("number of '%1' in '%2'").arg(label->text(), label->QLabel::text());
    }
    for (const auto* line : window.findChildren<VerdictLine*>()) {
        const bool isNumber = line->pair().contains(QRegularExpression(QStringLiteral("\\d")));
        if (line->isVisibleTo(&window) && isNumber && !line->isWhole(line->width()))
            found << QStringLiteral("number '%1'").arg(line->pair());
        if (line->isVisibleTo(&window) && line->height() < line->heightForWidth(line->width()))
            found << QStringLiteral("line of %1").arg(line->height());
    }
    return found;
}

/// The sizes of a small and of a large screen, less the frame of a window.
inline const QList<QSize>& screens()
{
    static const QList<QSize> all{QSize(1280, 690), QSize(1920, 1040)};
    return all;
}

/// What is clipped in a window as it is once it has come to rest; `twice`: also at a scale of 2.
inline QStringList clippedAtRest(Program& program, QWidget& window, bool twice)
{
    // What a size asks of the campaign comes later than its events.
    (void)program.settle();
    (void)waitForRest(window);
    QStringList here = clippedIn(window) + cutIn(window) + squeezedIn(window);
    if (twice)
        here += clippedIn(window, 2);
    here.removeDuplicates();
    return here;
}

/// What is clipped in a window at both screens, in both sizes of text and at a scale of 2, each with where. `fills`: it takes the whole
/// screen; others are as large as they opened and ask for, as far as the screen goes. It begins with the size of text there is and
/// leaves the other: a new one is put on every widget of the program, which takes longer than to look.
inline QStringList clippedAtAllSizes(Program& program, QWidget& window, const QString& name, bool fills)
{
    QStringList found;
    // What is painted is caught; nothing needs to reach a screen.
    for (QWidget* one : {static_cast<QWidget*>(&program.window), &window})
        one->setUpdatesEnabled(false);
    const QSize opened = window.size();
    const int begun = program.style.theme().textPercent();
    for (const int text : {begun, begun == 100 ? 160 : 100}) {
        if (text != begun) {
            program.style.apply(Theme(Scheme::Dark, text));
            QCoreApplication::processEvents();
        }
        // One that opened with large text would have been smaller with small.
        const QSize least = text >= begun ? opened : QSize();
        for (const QSize screen : screens()) {
            window.setMinimumSize(1, 1);
            const QSize own = least.expandedTo(window.sizeHint()).expandedTo(window.minimumSizeHint());
            if (!fills && screen != screens().front() && own.boundedTo(screens().front()) == own)
                continue;  // it is no larger there
            window.resize(fills ? screen : own.boundedTo(screen));
            QStringList here = clippedAtRest(program, window, text == 100);
            // Odds are counted on a thread of their own and may come behind all that; what is still there then is a fault.
            if (!here.isEmpty()) {
                QTest::qWait(500);
                here = clippedAtRest(program, window, text == 100);
            }
            for (const QString& one : here)
                found << QStringLiteral("%1, text %2, %3 wide: %4").arg(name).arg(text).arg(window.width()).arg(one);
        }
    }
    // What is opened in such a window next is opened as it is looked at first.
    if (fills && begun == 100) {
        program.style.apply(Theme(Scheme::Dark, begun));
        QCoreApplication::processEvents();
    }
    for (QWidget* one : {static_cast<QWidget*>(&program.window), &window})
        one->setUpdatesEnabled(true);
    return found;
}

/// Says each by itself; false: something is.
inline bool isNothing(const QStringList& found)
{
    for (const QString& one : found)
        qWarning("%s", qPrintable(one));
    return found.isEmpty();
}

/// A window that was not there before `open`; nullptr: none came.
inline QWidget* openedBy(Program& program, const std::function<void()>& open)
{
    const auto inSight = [] {
        QWidgetList all = QApplication::topLevelWidgets();
        all.removeIf([](const QWidget* one) {
            return !one->isVisible() || one->windowType() == Qt::Popup || one->windowType() == Qt::ToolTip;
        });
        return all;
    };
    const QWidgetList before = inSight();
    open();
    (void)program.settle();
    for (QWidget* one : inSight()) {
        if (!before.contains(one))
            return one;
    }
    return nullptr;
}

}  // namespace hitspread::support
