#include "namefaults.h"

#include "clipped.h"
#include "rules/core/declare/controlcharacter.h"
#include "support/paintedwords.h"
#include "ui/widgets/keyboard/mnemonics.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QGraphicsItem>
#include <QGraphicsView>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QWindow>

#include <functional>

namespace hitspread::support {

namespace {

constexpr int kMostRows = 60;
constexpr int kMostChildren = 400;

/// A text of a window and where it stands.
using Told = std::function<void(const QString& text, const QString& where)>;

QString nameOf(const QObject& object)
{
    const QString own = object.objectName();
    const QString name = QLatin1String(object.metaObject()->className()) + (own.isEmpty() ? QString() : u' ' + own);
    return own.isEmpty() && object.parent() ? nameOf(*object.parent()) + u'/' + name : name;
}

void tellRows(const QAbstractItemModel& model, const QModelIndex& parent, const QString& where, const Told& told)
{
    for (int row = 0; row < std::min(model.rowCount(parent), kMostRows); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::StatusTipRole, Qt::AccessibleTextRole,
                                   Qt::AccessibleDescriptionRole}) {
                const QVariant value = index.data(role);
                if (value.typeId() == QMetaType::QString)
                    told(value.toString(), QStringLiteral("%1, row %2, role %3").arg(where).arg(row).arg(role));
            }
        }
        tellRows(model, model.index(row, 0, parent), where, told);
    }
}

void tellHeaders(const QAbstractItemModel& model, const QString& where, const Told& told)
{
    for (const Qt::Orientation way : {Qt::Horizontal, Qt::Vertical}) {
        const int count = way == Qt::Horizontal ? model.columnCount() : model.rowCount();
        for (int i = 0; i < std::min(count, kMostRows); ++i) {
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole})
                told(model.headerData(i, way, role).toString(), where + QStringLiteral(", header"));
        }
    }
}

void tellAction(const QAction& action, const QString& where, const Told& told)
{
    const QString place = where + QStringLiteral(", ") + nameOf(action);
    told(readWords(action.text()), place);
    told(action.toolTip(), place + QStringLiteral(", tooltip"));
    told(action.statusTip(), place + QStringLiteral(", status tip"));
}

/// What belongs to a kind of widget.
void tellOwn(QWidget& widget, const QString& where, const Told& told)
{
    if (const auto* label = qobject_cast<QLabel*>(&widget)) {
        const bool marked = label->textFormat() == Qt::RichText;
        // Of what is marked up only what is read is a text; the name itself must have been made one.
        QString words = label->text();
        if (marked)
            words = words.replace(QStringLiteral("&lt;"), QStringLiteral("<"))
                        .replace(QStringLiteral("&gt;"), QStringLiteral(">"))
                        .replace(QStringLiteral("&quot;"), QStringLiteral("\""))
                        .replace(QStringLiteral("&amp;"), QStringLiteral("&"));
        told(label->buddy() ? readWords(words) : words, where);
    } else if (const auto* button = qobject_cast<QAbstractButton*>(&widget)) {
        told(readWords(button->text()), where);
    } else if (const auto* box = qobject_cast<QGroupBox*>(&widget)) {
        told(readWords(box->title()), where);
    } else if (const auto* bar = qobject_cast<QTabBar*>(&widget)) {
        for (int i = 0; i < bar->count(); ++i) {
            told(readWords(bar->tabText(i)), where);
            told(bar->tabToolTip(i), where);
        }
    } else if (const auto* dock = qobject_cast<QDockWidget*>(&widget)) {
        told(readWords(dock->windowTitle()), where);
    } else if (auto* menu = qobject_cast<QMenu*>(&widget)) {
        told(readWords(menu->title()), where);
        if (!menu->isVisible())
            Q_EMIT menu->aboutToShow();
    } else if (const auto* combo = qobject_cast<QComboBox*>(&widget)) {
        for (int i = 0; i < std::min(combo->count(), kMostRows); ++i)
            told(combo->itemText(i), where);
    } else if (const auto* line = qobject_cast<QLineEdit*>(&widget)) {
        told(line->displayText(), where);
        told(line->placeholderText(), where);
    } else if (const auto* page = qobject_cast<QPlainTextEdit*>(&widget)) {
        told(page->toPlainText(), where);
        told(page->placeholderText(), where);
    } else if (const auto* view = qobject_cast<QAbstractItemView*>(&widget); view && view->model()) {
        if (!qobject_cast<const QHeaderView*>(view))
            tellRows(*view->model(), view->rootIndex(), where, told);
        tellHeaders(*view->model(), where, told);
    } else if (const auto* scene = qobject_cast<QGraphicsView*>(&widget); scene && scene->scene()) {
        for (const QGraphicsItem* item : scene->scene()->items())
            told(item->toolTip(), where + QStringLiteral(", item"));
    }
}

void tellAccessible(QAccessibleInterface& interface, const QString& where, int& left, const Told& told)
{
    for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
        told(interface.text(kind), where);
    for (int i = 0; i < interface.childCount() && --left > 0; ++i) {
        if (QAccessibleInterface* child = interface.child(i); child && !child->object())
            tellAccessible(*child, where + QStringLiteral(", child"), left, told);
    }
}

void tellWidget(QWidget& widget, const Told& told)
{
    const QString where = nameOf(widget);
    widget.ensurePolished();
    tellOwn(widget, where, told);
    told(widget.toolTip(), where + QStringLiteral(", tooltip"));
    told(widget.whatsThis(), where + QStringLiteral(", help"));
    told(widget.statusTip(), where + QStringLiteral(", status tip"));
    told(widget.accessibleName(), where + QStringLiteral(", spoken"));
    told(widget.accessibleDescription(), where + QStringLiteral(", described"));
    if (widget.isWindow() && widget.windowHandle())
        told(widget.windowHandle()->title(), where + QStringLiteral(", title"));
    for (const QAction* action : widget.actions())
        tellAction(*action, where, told);
    int left = kMostChildren;
    if (QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&widget))
        tellAccessible(*interface, where + QStringLiteral(", to a reader"), left, told);
}

/// The window and all in it that is in its own window or hidden; others are windows of their own.
void tellAll(QWidget& window, const Told& told)
{
    tellWidget(window, told);
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        // Qt's own lists of a combo box hold what the box does.
        const bool isOther = widget->window() != &window && !qobject_cast<QMenu*>(widget);
        if (!isOther)
            tellWidget(*widget, told);
    }
}

bool isRich(const QLabel& label)
{
    return label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text());
}

QString escapedControl(const QString& text)
{
    const auto control = firstControlIn(text.toStdString());
    return control ? QString::fromStdString(codeOf(*control)) : QString();
}

}  // namespace

HostileName HostileName::ofSigns()
{
    const QString signs = QStringLiteral("Zed & B<i>%1[*]</i>");
    return {QStringLiteral("Zed"), signs + QChar(0x1b) + QChar(0x202e), signs + QStringLiteral("<U+001B><U+202E>")};
}

HostileName HostileName::ofMarkup()
{
    const QString name = QStringLiteral("Zed<h1>Big</h1><img src=\"x.png\">%2");
    return {QStringLiteral("Zed"), name, name};
}

HostileName HostileName::ofOneWord()
{
    const QString name = QStringLiteral("Zed") + QString(190, u'w');
    return {QStringLiteral("Zed"), name, name};
}

QString faultOf(const QString& text, const HostileName& name, bool wraps)
{
    if (const QString control = escapedControl(text); !control.isEmpty())
        return QStringLiteral("%1 stands raw in '%2'")
            .arg(control, QString(text).remove(QRegularExpression(u"\\p{C}"_qs)));
    for (qsizetype at = text.indexOf(name.token); at >= 0; at = text.indexOf(name.token, at + 1)) {
        qsizetype same = 0;
        qsizetype end = at;
        while (same < name.shown.size() && end < text.size()) {
            // A label that wraps breaks a word where its line ends.
            if (text[end] == QChar(0x200b)) {
                ++end;  // where a long word may be broken
            } else if (text[end] == u'\n') {
                ++end;
                same += name.shown[same] == u' ' ? 1 : 0;
            } else if (text[end] == name.shown[same]) {
                ++end;
                ++same;
            } else
                break;
        }
        const QString rest = text.mid(end).trimmed();
        if (same < name.shown.size() && !rest.startsWith(u'…') && !(wraps && rest.isEmpty()))
            return QStringLiteral("'%1' is not '%2'").arg(text.mid(at, name.shown.size() + 8), name.shown);
    }
    return {};
}

QStringList faultsOf(QWidget& window, const HostileName& name)
{
    QStringList found;
    tellAll(window, [&](const QString& text, const QString& where) {
        if (const QString fault = faultOf(text, name); !fault.isEmpty())
            found << QStringLiteral("%1: %2").arg(where, fault);
    });
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        if (isRich(*label))
            found << QStringLiteral("%1 is read as marked up: '%2'").arg(nameOf(*label), label->text());
        if (label->textFormat() == Qt::RichText && name.kept.contains(u'<') && label->text().contains(name.kept))
            found << QStringLiteral("%1 is marked up by '%2'").arg(nameOf(*label), label->text());
    }
    WordCatcher catcher(window.size());
    window.render(&catcher);
    for (const PaintedWords& painted : catcher.all()) {
        if (const QString control = escapedControl(painted.words); !control.isEmpty())
            found << QStringLiteral("%1 is painted: '%2'").arg(control, painted.words);
        // What loses its sign and becomes a mnemonic leaves both blanks.
        if (painted.words.contains(QStringLiteral("Zed  B")))
            found << QStringLiteral("painted without its sign: '%1'").arg(painted.words);
    }
    found.removeDuplicates();
    return found;
}

QStringList wideIn(const QWidget& window)
{
    QStringList found;
    const QSize room = screens().front();
    const int least = std::max(window.minimumSizeHint().width(), window.minimumWidth());
    if (least <= room.width())
        return found;
    found << QStringLiteral("asks for %1 px").arg(least);
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const int own = widget->minimumSizeHint().width();
        if (widget->isVisibleTo(&window) && !widget->layout() && own > room.width() / 2)
            found << QStringLiteral("%1 asks for %2 px").arg(nameOf(*widget)).arg(own);
    }
    return found;
}

bool isNamedIn(QWidget& window, const HostileName& name)
{
    bool isNamed = false;
    tellAll(window, [&](const QString& text, const QString&) { isNamed = isNamed || text.contains(name.token); });
    return isNamed;
}

}  // namespace hitspread::support
