#include "ui/exchange/importrowsview.h"

#include "models/exchange/importrows.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/buttonrow.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/segmentrow.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <utility>

namespace hitspread {

namespace {

constexpr std::array kFilters{ImportVerdict::New, ImportVerdict::Changed, ImportVerdict::Same, ImportVerdict::Faulty};
constexpr int kDetailLines = 8;
constexpr int kNameWidth = 190;  ///< at most
constexpr int kLeastName = 110;

std::pair<Icon, Token> signOf(ImportVerdict verdict)
{
    switch (verdict) {
    case ImportVerdict::New: return {Icon::Add, Token::Ok};
    case ImportVerdict::Changed: return {Icon::Edit, Token::Aim};
    case ImportVerdict::Same: return {Icon::Check, Token::Muted};
    case ImportVerdict::Skipped: return {Icon::Remove, Token::Faint};
    case ImportVerdict::Faulty: return {Icon::Error, Token::Dmg};
    }
    return {Icon::Information, Token::Muted};
}

}  // namespace

/// A verdict has its sign before its word.
class ImportRowsView::VerdictDelegate : public QStyledItemDelegate {
public:
    VerdictDelegate(const ApplicationStyle& style, QObject* parent) : QStyledItemDelegate(parent), m_style(style) {}

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const auto [icon, token] = signOf(static_cast<ImportVerdict>(index.data(ImportRows::VerdictRole).toInt()));
        option->icon = iconOf(icon, m_style.theme(), token);
        option->features |= QStyleOptionViewItem::HasDecoration;
    }

private:
    const ApplicationStyle& m_style;
};

ImportRowsView::ImportRowsView(ImportDraft& draft, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_draft(draft),
      m_style(style),
      m_rows(new ImportRows(draft, this)),
      m_filter(new SegmentRow(this)),
      m_list(new QTreeView(this)),
      m_details(new QTreeWidget(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kSmall);
    column->addWidget(makeFilter());
    makeList();
    column->addWidget(m_list, 2);
    makeDetails();
    column->addWidget(m_details, 1);
    connect(&draft, &ImportDraft::planned, this, &ImportRowsView::showNew);
    connect(&style, &ApplicationStyle::themeChanged, this, &ImportRowsView::refresh);
    refresh();
}

QWidget* ImportRowsView::makeFilter()
{
    auto* row = new ButtonRow(space::kSmall, this);
    m_filter->setObjectName(QStringLiteral("importFilter"));
    m_filter->setAccessibleName(tr("Rows to show"));
    row->begin().addWidget(m_filter);
    connect(m_filter, &SegmentRow::chosen, this, [this](int index) {
        m_rows->setShown(index == 0 ? std::nullopt : std::optional(kFilters[static_cast<std::size_t>(index) - 1]));
        goToFirst();
        look();
    });
    for (const auto& [words, name, isChosen] :
         {std::tuple{tr("Tick all"), "importAll", true}, std::tuple{tr("None"), "importNone", false}}) {
        auto* button = new QPushButton(words, this);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        button->setToolTip(isChosen ? tr("Every row that is shown is taken") : tr("No row that is shown is taken"));
        setLook(*button, "plain", true);
        row->end().addWidget(button);
        connect(button, &QPushButton::clicked, m_rows, [this, isChosen = isChosen] { m_rows->chooseAll(isChosen); });
        connect(&m_draft, &ImportDraft::stageChanged, button,
                [this, button] { button->setEnabled(m_draft.stage() != ImportDraft::Stage::Taken); });
    }
    return row;
}

void ImportRowsView::makeList()
{
    m_list->setObjectName(QStringLiteral("importRows"));
    m_list->setAccessibleName(tr("Rows and what becomes of them"));
    m_list->setModel(m_rows);
    m_list->setItemDelegateForColumn(ImportRows::Verdict, new VerdictDelegate(m_style, this));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->header()->setStretchLastSection(true);
    m_list->header()->setSectionsMovable(false);
    m_list->installEventFilter(this);
    setFocusProxy(m_list);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ImportRowsView::look);
}

void ImportRowsView::makeDetails()
{
    m_details->setObjectName(QStringLiteral("importDetails"));
    m_details->setAccessibleName(tr("The row that is looked at"));
    m_details->setRootIsDecorated(false);
    m_details->setUniformRowHeights(true);
    m_details->setAllColumnsShowFocus(true);
    m_details->setSelectionMode(QAbstractItemView::NoSelection);
    m_details->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_details->setColumnCount(3);
    m_details->header()->setSectionResizeMode(QHeaderView::Stretch);
}

bool ImportRowsView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        flip();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// Whatever keys are held down meanwhile: a plan comes while those of a command still are.
void ImportRowsView::goToFirst()
{
    m_list->selectionModel()->setCurrentIndex(m_rows->index(0, 0),
                                              QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

/// All that are selected become what the current one is not.
void ImportRowsView::flip()
{
    const QModelIndex current = m_list->currentIndex().siblingAtColumn(ImportRows::Verdict);
    const bool isChosen = current.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    QModelIndexList rows = m_list->selectionModel()->selectedRows(ImportRows::Verdict);
    if (rows.isEmpty())
        rows << current;
    for (const QModelIndex& row : std::as_const(rows))
        m_rows->setData(row, isChosen ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

/// Rows of another source, and those behind a filter that lets none of them through, would be taken unseen.
void ImportRowsView::showNew()
{
    const std::shared_ptr<DraftedImport>& drafted = m_draft.drafted();
    const QString path = m_draft.source().path;
    const bool isRead = drafted && m_read != drafted->read;
    const bool isOther = isRead && (path.isEmpty() || m_path != path);
    m_read = drafted ? drafted->read : nullptr;
    m_path = path;
    if (m_rows->shown() && (isOther || m_rows->rowCount() == 0))
        m_rows->setShown(std::nullopt);
    refresh();
}

void ImportRowsView::refresh()
{
    const std::shared_ptr<DraftedImport>& drafted = m_draft.drafted();
    const QLocale locale;
    const auto count = [&](ImportVerdict verdict) {
        return locale.toString(static_cast<qulonglong>(drafted ? drafted->plan.count(verdict) : 0));
    };
    const std::size_t all = drafted ? drafted->plan.rows.size() : 0;
    m_filter->setChoices(
        {tr("All %1").arg(locale.toString(static_cast<qulonglong>(all))), tr("New %1").arg(count(ImportVerdict::New)),
         tr("Changed %1").arg(count(ImportVerdict::Changed)), tr("Same %1").arg(count(ImportVerdict::Same)),
         tr("Faulty %1").arg(count(ImportVerdict::Faulty))});
    const auto shown = std::ranges::find_if(kFilters, [this](ImportVerdict one) { return m_rows->shown() == one; });
    m_filter->setCurrent(m_rows->shown() ? static_cast<int>(shown - kFilters.begin()) + 1 : 0);
    if (!m_list->currentIndex().isValid())
        goToFirst();
    const Theme& theme = m_style.theme();
    QHeaderView* head = m_list->header();
    const QFontMetrics metrics(m_list->font());
    const int icons = theme.scaled(76);  // with a tick, and the room around them
    head->resizeSection(ImportRows::Verdict,
                        icons
                            + std::max(metrics.horizontalAdvance(ImportRows::verdictWord(ImportVerdict::Changed)),
                                       metrics.horizontalAdvance(ImportRows::verdictWord(ImportVerdict::Faulty))));
    head->resizeSection(ImportRows::Line,
                        metrics.horizontalAdvance(QStringLiteral("10.0000")) + theme.scaled(space::kMedium));
    // What the names do not need has what becomes of them.
    const int most = std::min(theme.scaled(kNameWidth), m_list->viewport()->width() * 3 / 10);
    head->resizeSection(ImportRows::Name,
                        std::clamp(static_cast<const QAbstractItemView*>(m_list)->sizeHintForColumn(ImportRows::Name)
                                       + theme.scaled(space::kSmall),
                                   std::min(most, theme.scaled(kLeastName)), most));
    look();
}

void ImportRowsView::look()
{
    m_details->clear();
    const QModelIndex current = m_list->currentIndex();
    const bool isFaulty = current.isValid() && m_rows->isFaulty(current.row());
    m_details->setHeaderLabels(isFaulty ? QStringList{tr("Column"), tr("What is wrong"), tr("What to do")}
                                        : QStringList{tr("Value"), tr("Before"), tr("After")});
    // Of who is new there is no before.
    m_details->setColumnHidden(1, current.isValid() && !isFaulty && m_rows->isNew(current.row()));
    if (current.isValid()) {
        for (const ImportRows::Detail& one : m_rows->details(current.row())) {
            auto* line = new QTreeWidgetItem(m_details, {one.what, one.before, one.after});
            for (int i = 0; i < 3; ++i)
                line->setToolTip(i, line->text(i));
        }
    }
    const int lines = m_details->topLevelItemCount();
    const Theme& theme = m_style.theme();
    // Where there is little room the list has it.
    const int head = m_details->header()->sizeHint().height();
    m_details->setMinimumHeight(head + theme.scaled(space::kRow));
    m_details->setMaximumHeight(head + std::clamp(lines, 1, kDetailLines) * theme.scaled(space::kRow));
}

}  // namespace hitspread
