#include "ui/exchange/importcolumnsview.h"

#include "models/exchange/importcolumns.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/labels/wraplabel.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace hitspread {

namespace {
constexpr int kColumnsWidth = 260;
constexpr int kMostHeading = 34;   ///< % of the list
constexpr int kLeastExample = 22;  ///< likewise, where it needs as much
}  // namespace

/// The field of a column: words with the arrow of something that opens, and a sign where it goes nowhere.
class ImportColumnsView::FieldDelegate : public QStyledItemDelegate {
public:
    FieldDelegate(const ImportColumns& columns, const ApplicationStyle& style, QObject* parent)
        : QStyledItemDelegate(parent), m_columns(columns), m_style(style), m_chosen([this](QWidget* editor) {
              Q_EMIT commitData(editor);
              Q_EMIT closeEditor(editor);
          })
    {}

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        auto* box = new QComboBox(parent);
        box->setObjectName(QStringLiteral("importField"));
        for (const auto& [key, name] : m_columns.choices())
            box->addItem(name, key);
        box->setMaxVisibleItems(16);
        // Whoever comes here wants to choose.
        QTimer::singleShot(0, box, &QComboBox::showPopup);
        connect(box, &QComboBox::activated, this, [&chosen = m_chosen, box] { chosen(box); });
        return box;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        auto* box = static_cast<QComboBox*>(editor);
        box->setCurrentIndex(box->findData(index.data(Qt::EditRole)));
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override
    {
        model->setData(index, static_cast<QComboBox*>(editor)->currentData());
    }
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        editor->setGeometry(option.rect);
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QSize hint = QStyledItemDelegate::sizeHint(option, index);
        return {hint.width() + 2 * m_style.theme().scaled(space::kLarge), hint.height()};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const Theme& theme = m_style.theme();
        const int edge = theme.scaled(12);
        const QRect place(option.rect.right() - edge - space::kTiny, option.rect.center().y() - edge / 2, edge, edge);
        iconOf(Icon::Down, theme, Token::Muted).paint(painter, place);
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const bool isNowhere = index.data(ImportColumns::IsNowhereRole).toBool();
        if (!isNowhere && !index.data(ImportColumns::IsGuessedRole).toBool())
            return;
        option->icon = iconOf(isNowhere ? Icon::Warning : Icon::Information, m_style.theme(),
                              isNowhere ? Token::Warn : Token::Muted);
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->font.setItalic(true);
    }

private:
    const ImportColumns& m_columns;
    const ApplicationStyle& m_style;
    std::function<void(QWidget*)> m_chosen;  ///< in the box of a cell
};

ImportColumnsView::ImportColumnsView(ImportDraft& draft, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_draft(draft),
      m_style(style),
      m_columns(new ImportColumns(draft, this)),
      m_words(new WrapLabel(this)),
      m_list(new QTreeView(this)),
      m_forget(new QPushButton(this))
{
    setObjectName(QStringLiteral("importColumnsPanel"));
    setMinimumWidth(kColumnsWidth);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kSmall);
    m_words->setObjectName(QStringLiteral("importColumnsWords"));
    setLook(*m_words, "textRole", QStringLiteral("secondary"));
    column->addWidget(m_words);
    m_list->setObjectName(QStringLiteral("importColumns"));
    m_list->setAccessibleName(tr("Columns of the table and where they go"));
    m_list->setModel(m_columns);
    m_list->setItemDelegateForColumn(ImportColumns::Field, new FieldDelegate(*m_columns, style, this));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    connect(m_list, &QTreeView::clicked, this,
            [this](const QModelIndex& index) { m_list->edit(index.siblingAtColumn(ImportColumns::Field)); });
    QHeaderView* head = m_list->header();
    head->setStretchLastSection(false);  // share() knows how much is left
    head->setSectionsMovable(false);
    column->addWidget(m_list, 1);
    m_forget->setObjectName(QStringLiteral("importForget"));
    m_forget->setAutoDefault(false);
    setLook(*m_forget, "plain", true);
    column->addWidget(m_forget, 0, Qt::AlignLeft);
    connect(m_forget, &QPushButton::clicked, &draft, &ImportDraft::forgetMeaning);
    connect(&draft, &ImportDraft::planned, this, &ImportColumnsView::refresh);
    m_list->viewport()->installEventFilter(this);
    connect(&style, &ApplicationStyle::themeChanged, m_list->viewport(), qOverload<>(&QWidget::update));
    refresh();
}

void ImportColumnsView::refresh()
{
    const std::shared_ptr<DraftedImport>& drafted = m_draft.drafted();
    if (!drafted || drafted->read->form != SourceForm::Table)
        return;
    const int nowhere = m_columns->nowhere();
    const int guessed = m_columns->guessed();
    const int all = m_columns->rowCount();
    QStringList words;
    if (!drafted->hasNames)
        words << tr("No column goes to the name. Choose which one holds the names.");
    else if (nowhere > 0)
        words << tr("Columns that go nowhere: %1 of %2.").arg(QString::number(nowhere), QString::number(all));
    else
        words << tr("Every column goes somewhere.");
    if (guessed > 0)
        words << tr("Guessed: %1.").arg(QString::number(guessed));
    m_words->setText(words.join(u' '));
    setLook(*m_words, "tone", drafted->hasNames ? QString() : QStringLiteral("dmg"));
    m_forget->setVisible(drafted->isRemembered || !drafted->meaning.fields.isEmpty());
    m_forget->setText(drafted->isRemembered ? tr("Forget what is remembered") : tr("As the headings say"));
    m_forget->setToolTip(drafted->isRemembered
                             ? tr("These columns were chosen when a table of the same headings was taken")
                             : tr("What was chosen here is remembered for these headings once it is taken"));
    share();
}

bool ImportColumnsView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_list->viewport())
        share();
    return QWidget::eventFilter(watched, event);
}

/// Where a column goes is what has to be read: it has what it needs, but for as much as an example takes to be known as one. Nothing reaches
/// beyond the list, where it would be cut.
void ImportColumnsView::share()
{
    QHeaderView* head = m_list->header();
    const int room = m_list->viewport()->width();
    const auto needed = [&list = static_cast<const QAbstractItemView&>(*m_list), head](ImportColumns::Column column) {
        return std::max(list.sizeHintForColumn(column), head->sectionSizeHint(column));
    };
    const int heading = std::min(needed(ImportColumns::Heading), room * kMostHeading / 100);
    const int example = std::max(head->sectionSizeHint(ImportColumns::Example),
                                 std::min(needed(ImportColumns::Example), room * kLeastExample / 100));
    head->resizeSection(ImportColumns::Heading, heading);
    const int field = std::min(needed(ImportColumns::Field), room - heading - example);
    head->resizeSection(ImportColumns::Field, field);
    head->resizeSection(ImportColumns::Example, room - heading - field);
}

}  // namespace hitspread
