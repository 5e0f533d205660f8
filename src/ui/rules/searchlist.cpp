#include "ui/rules/searchlist.h"

#include "ui/rules/groupeddelegate.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/taborder.h"
#include "ui/widgets/searchline.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

#include <utility>

namespace hitspread {

SearchList::SearchList(const QString& name, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_style(style),
      m_line(new QLineEdit(this)),
      m_between(new QHBoxLayout),
      m_view(new QListView(this)),
      m_empty(new QLabel(this)),
      m_list(new GroupedList(this))
{
    m_line->setObjectName(name + QStringLiteral("Search"));
    makeSearchLine(*m_line, style);
    m_view->setObjectName(name);
    m_view->setModel(m_list);
    m_view->setItemDelegate(new GroupedDelegate(style, m_view));
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setUniformItemSizes(true);
    m_view->setMouseTracking(true);
    setLook(*m_view, "ground", QStringLiteral("none"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_empty->setContentsMargins(space::kMedium, space::kMedium, space::kMedium, 0);
    setLook(*m_empty, "textRole", QStringLiteral("secondary"));
    m_empty->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kSmall);
    column->addWidget(m_line);
    column->addLayout(m_between);
    column->addWidget(m_empty, 1);
    column->addWidget(m_view, 1);
    m_line->installEventFilter(this);
    m_view->installEventFilter(this);
    connect(m_line, &QLineEdit::textChanged, this, &SearchList::searched);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        if (m_isMarking || !now.isValid())
            return;
        m_chosen = now.data(GroupedList::KeyRole).toInt();
        Q_EMIT picked(m_chosen);
    });
    connect(m_view, &QListView::activated, this, [this](const QModelIndex& index) {
        if (const int key = index.data(GroupedList::KeyRole).toInt(); key >= 0)
            Q_EMIT opened(key);
    });
}

QString SearchList::search() const
{
    return m_line->text();
}

void SearchList::setSearch(const QString& search)
{
    m_line->setText(search);
}

void SearchList::setPlaceholder(const QString& text)
{
    m_line->setPlaceholderText(text);
    m_line->setAccessibleName(text);
}

void SearchList::setSpoken(const QString& list)
{
    m_view->setAccessibleName(list);
}

void SearchList::addWidget(QWidget* widget)
{
    m_between->addWidget(widget);
    if ((widget->focusPolicy() & Qt::TabFocus) != 0)
        setTabOrder(m_line, widget);
    followInTabOrder(m_line, *widget);
}

void SearchList::setRows(std::vector<GroupedRow> rows)
{
    const bool isEmpty = rows.empty();
    m_isMarking = true;
    m_list->setRows(std::move(rows));
    m_isMarking = false;
    m_view->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    mark();
}

void SearchList::setEmptyText(const QString& text)
{
    m_empty->setText(text);
}

void SearchList::choose(int key)
{
    m_chosen = key;
    mark();
}

void SearchList::mark()
{
    const int row = m_list->rowOf(m_chosen);
    const QModelIndex at = row < 0 ? QModelIndex() : m_list->index(row);
    if (at == m_view->currentIndex())
        return;
    m_isMarking = true;
    m_view->setCurrentIndex(at);
    m_isMarking = false;
    // Its neighbours tell where one is.
    if (at.isValid())
        m_view->scrollTo(at, QAbstractItemView::PositionAtCenter);
}

void SearchList::focusLine()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void SearchList::focusList()
{
    m_view->setFocus(Qt::TabFocusReason);
    if (!m_view->currentIndex().isValid() && m_list->firstRow() >= 0)
        m_view->setCurrentIndex(m_list->index(m_list->firstRow()));
}

bool SearchList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (watched == m_line) {
        switch (key->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_opensAtOnce && m_list->rowOf(m_chosen) >= 0) {
                Q_EMIT opened(m_chosen);
                return true;
            }
            [[fallthrough]];
        case Qt::Key_Down:
            // What is found first is what was looked for.
            if (m_list->rowOf(m_chosen) < 0)
                m_view->setCurrentIndex(QModelIndex());
            focusList();
            return true;
        case Qt::Key_Escape:
            if (!m_line->text().isEmpty()) {
                m_line->clear();
                return true;
            }
            break;
        default: break;
        }
    } else if (watched == m_view && key->text() == QStringLiteral("/")) {
        focusLine();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace hitspread
