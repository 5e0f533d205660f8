#include "ui/systems/threed/bullettable.h"

#include "ui/systems/threed/bulletcursor.h"
#include "ui/theme/applicationstyle.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>

namespace hitspread::threed {

namespace {

constexpr int kRow = 26;  ///< px at 100 %
constexpr int kBulletTableMostWidth = 440;

/// Rows in the ink of what became of them: harm stands out, what has not fallen yet steps back.
class RowDelegate final : public QStyledItemDelegate {
public:
    RowDelegate(const BulletCursor& cursor, const ApplicationStyle& style, QObject* parent)
        : QStyledItemDelegate(parent), m_cursor(cursor), m_style(style)
    {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = m_style.theme();
        const bool chosen = index.row() == m_cursor.row();
        painter->fillRect(option.rect, theme.colour(chosen ? Token::AccentSoft : Token::Surface));
        if (chosen && index.column() == 0)
            painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()),
                              theme.colour(Token::Accent));
        const BulletDigest& bullet = m_cursor.bullets()[static_cast<std::size_t>(index.row())];
        const bool notYet = bullet.fate == ShotFate::Open
            || (m_cursor.reached() >= 0 && index.row() > m_cursor.reached());
        Token ink = notYet ? Token::Faint : bullet.fate == ShotFate::Hit ? Token::Text : Token::Muted;
        if (index.column() == BulletsModel::Result && bullet.wounds() && !notYet)
            ink = Token::Dmg;
        QFont font = theme.widgetFont(TypeRole::Body);
        font.setBold(bullet.overcomes() && !notYet && index.column() == BulletsModel::Result);
        painter->setFont(font);
        painter->setPen(theme.colour(ink));
        const QRect inner = option.rect.adjusted(6, 0, -4, 0);
        const auto alignment = static_cast<Qt::Alignment>(index.data(Qt::TextAlignmentRole).toInt());
        painter->drawText(inner, static_cast<int>(alignment),
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, inner.width()));
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        QFont font = m_style.theme().widgetFont(TypeRole::Body);
        font.setBold(true);
        return {QFontMetrics(font).horizontalAdvance(index.data().toString()) + 14, m_style.theme().scaled(kRow)};
    }

private:
    const BulletCursor& m_cursor;
    const ApplicationStyle& m_style;
};

}  // namespace

BulletTable::BulletTable(BulletCursor& cursor, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent), m_cursor(cursor), m_style(style), m_note(new QLabel(this)), m_table(new QTableView(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kTiny);
    auto* head = new QHBoxLayout;
    auto* title = new QLabel(tr("Bullet by bullet"), this);
    setLook(*title, "textRole", QStringLiteral("section"));
    setLook(*m_note, "textRole", QStringLiteral("secondary"));
    head->addWidget(title);
    head->addStretch();
    head->addWidget(m_note);
    column->addLayout(head);
    m_table->setObjectName(QStringLiteral("bulletTable"));
    m_table->setAccessibleName(title->text());
    m_table->setModel(&cursor.model());
    m_table->setItemDelegate(new RowDelegate(cursor, style, m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionsClickable(false);
    column->addWidget(m_table);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (now.isValid())
            m_cursor.setRow(now.row());
    });
    connect(&cursor, &BulletCursor::moved, this, &BulletTable::refresh);
    connect(&style, &ApplicationStyle::themeChanged, this, &BulletTable::refresh, Qt::QueuedConnection);
    hide();
}

void BulletTable::refresh()
{
    const int rows = m_cursor.model().rowCount();
    setVisible(rows > 0);
    if (rows == 0)
        return;
    m_note->setText(tr("armour is worn down in this order"));
    m_table->setColumnHidden(BulletsModel::Target, m_cursor.model().targets() < 2);
    {
        const QSignalBlocker quiet(m_table->selectionModel());
        m_table->setCurrentIndex(m_cursor.model().index(m_cursor.row(), 0));
    }
    fit();
    m_table->viewport()->update();
}

int BulletTable::wantedBy(int column) const
{
    if (m_table->isColumnHidden(column))
        return 0;
    const QAbstractItemView& view = *m_table;
    return qMax(view.sizeHintForColumn(column), m_table->horizontalHeader()->sectionSizeHint(column));
}

void BulletTable::fit()
{
    QHeaderView& head = *m_table->horizontalHeader();
    m_table->verticalHeader()->setDefaultSectionSize(m_style.theme().scaled(kRow));
    head.setFixedHeight(m_style.theme().scaled(kRow));
    for (int column = 0; column < BulletsModel::ColumnCount; ++column)
        head.setSectionResizeMode(column, QHeaderView::ResizeToContents);
    head.setSectionResizeMode(BulletsModel::Result, QHeaderView::Stretch);
    // Wide enough for the words of every column, as far as the window has room; the rose shows a direction, too.
    const int most = m_style.theme().scaled(kBulletTableMostWidth);
    m_table->setColumnHidden(BulletsModel::Direction, false);
    int wanted = 0;
    for (int column = 0; column < BulletsModel::ColumnCount; ++column)
        wanted += wantedBy(column);
    if (const int direction = wantedBy(BulletsModel::Direction); wanted > most) {
        m_table->setColumnHidden(BulletsModel::Direction, true);
        wanted -= direction;
    }
    m_table->setMinimumWidth(qMin(wanted, most));
    m_table->setFixedHeight(head.height() + m_cursor.model().rowCount() * m_style.theme().scaled(kRow) + 2);
}

}  // namespace hitspread::threed
