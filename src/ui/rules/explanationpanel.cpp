#include "ui/rules/explanationpanel.h"

#include "ui/rules/ruledialog.h"
#include "ui/rules/rulingbar.h"
#include "ui/rules/tracedelegate.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/morebutton.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMouseEvent>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QVBoxLayout>

namespace hitspread {

namespace {
constexpr int kExplanationPanelLeastLines = 5;

/// Asks for no more height than it must have; the room there is it takes anyway.
class StepsList final : public QListView {
public:
    using QListView::QListView;
    QSize sizeHint() const override { return {QListView::sizeHint().width(), minimumHeight()}; }
    QSize minimumSizeHint() const override { return {QListView::minimumSizeHint().width(), minimumHeight()}; }

protected:
    /// How high its lines are follows from their width: where that stays, nothing is laid out anew.
    void resizeEvent(QResizeEvent* event) override
    {
        if (event->size().width() != event->oldSize().width())
            return QListView::resizeEvent(event);
        // NOLINTNEXTLINE(bugprone-parent-virtual-call): what QListView adds is the layout.
        QAbstractItemView::resizeEvent(event);
    }
};

}  // namespace

ExplanationPanel::ExplanationPanel(const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_style(style),
      m_delegate(new TraceDelegate(style, this)),
      m_model(new TraceModel(this)),
      m_list(new StepsList(this)),
      m_ruling(new RulingBar(this)),
      m_hint(new ElidedLabel(this)),
      m_title(new MoreButton(tr("How it is worked out"), this)),
      m_all(new QPushButton(tr("All steps"), this)),
      m_empty(new QLabel(this)),
      m_leastLines(kExplanationPanelLeastLines)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kTiny);
    auto* head = new QHBoxLayout;
    m_title->setObjectName(QStringLiteral("foldSteps"));
    m_title->setChecked(true);
    m_title->setToolTip(tr("Show or hide the steps"));
    setLook(*m_hint, "textRole", QStringLiteral("secondary"));
    m_hint->hide();
    m_all->setObjectName(QStringLiteral("allSteps"));
    m_all->setCheckable(true);
    m_all->setAutoDefault(false);
    m_all->setProperty("small", QStringLiteral("true"));
    m_all->setToolTip(tr("List also what does not apply or only repeats a number"));
    head->addWidget(m_title);
    m_hint->setText(tr("click a step to overrule it"));
    m_hint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_list->setToolTip(tr("F1 or a click on its id opens the rule of a step"));
    head->addSpacing(8);
    head->addWidget(m_hint, 1);
    head->addStretch();
    head->addWidget(m_all);
    column->addLayout(head);
    connect(m_all, &QPushButton::toggled, m_model, &TraceModel::setThorough);
    m_list->setObjectName(QStringLiteral("explanation"));
    m_list->setAccessibleName(tr("How it is worked out"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    // Where it grows narrow, lines take two.
    m_list->setResizeMode(QListView::Adjust);
    m_list->setWordWrap(true);  // or Qt keeps the heights of another width
    m_list->setMouseTracking(true);
    setLook(*m_list, "ground", QStringLiteral("none"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    setLook(*m_empty, "textRole", QStringLiteral("secondary"));
    column->addWidget(m_empty);
    column->addWidget(m_list, 1);
    column->addWidget(m_ruling);
    // Folded, the heading keeps to the top.
    column->addStretch();
    m_ruling->hide();
    connect(m_title, &QPushButton::toggled, this, &ExplanationPanel::fold);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    connect(m_list, &QListView::clicked, this, &ExplanationPanel::clickLine);
    connect(m_model, &TraceModel::modelReset, this, &ExplanationPanel::fitUnrolled);
    connect(&style, &ApplicationStyle::themeChanged, this, &ExplanationPanel::fitUnrolled);
    connect(m_ruling, &RulingBar::ruleAsked, this, [this] { openRule(m_list->currentIndex()); });
    connect(m_ruling, &RulingBar::ruled, this, &ExplanationPanel::overruled);
    connect(m_ruling, &RulingBar::takenBack, this, &ExplanationPanel::rulingTakenBack);
    connect(m_ruling, &RulingBar::closed, this, [this] { m_list->setFocus(); });
    setAction({});
}

void ExplanationPanel::setAction(const ActionRecord& action)
{
    m_model->setAction(action);
    m_ruling->hide();
    m_all->setVisible(m_title->isChecked() && m_model->rowCount() > 0);
    showEmpty();
}

void ExplanationPanel::showEmpty()
{
    const bool says = m_model->rowCount() == 0 && !m_empty->text().isEmpty();
    m_empty->setVisible(says);
    // Where Tab comes to the title, a list without lines would be one stop too many.
    m_list->setFocusPolicy(m_model->rowCount() > 0 || !m_ownTitle ? Qt::StrongFocus : Qt::NoFocus);
    // Where nothing has come about yet, the title would be one too many; one of its own says whose.
    m_title->setVisible(m_model->rowCount() > 0 || m_ownTitle);
    m_hint->setVisible(m_allowed && m_title->isChecked() && m_model->rowCount() > 0);
}

void ExplanationPanel::fold()
{
    const bool shown = m_title->isChecked();
    m_list->setVisible(shown);
    m_all->setVisible(shown && m_model->rowCount() > 0);
    m_ruling->setVisible(shown && m_ruling->isVisibleTo(this));
    showEmpty();
    fitUnrolled();
    updateGeometry();
}

void ExplanationPanel::setEmptyText(const QString& text)
{
    m_empty->setText(text);
    showEmpty();
}

QString ExplanationPanel::emptyText() const
{
    return m_empty->text();
}

void ExplanationPanel::setRulingsAllowed(bool allowed)
{
    m_allowed = allowed;
    showEmpty();
}

void ExplanationPanel::setTitle(const QString& title)
{
    m_title->setText(withoutMnemonic(title));
    m_list->setAccessibleName(title);
    m_ownTitle = true;
    showEmpty();
}

bool ExplanationPanel::chooseRule(std::uint16_t rule)
{
    m_title->setChecked(true);
    for (const bool thorough : {m_all->isChecked(), true}) {
        m_all->setChecked(thorough);
        for (int row = 0; row < m_model->rowCount(); ++row) {
            const TraceModel::Line* line = m_model->lineAt(row);
            if (!line || !line->step || line->step->rule != rule)
                continue;
            m_list->setCurrentIndex(m_model->index(row, 0));
            m_list->scrollTo(m_list->currentIndex(), QAbstractItemView::PositionAtCenter);
            m_list->setFocus();
            return true;
        }
    }
    return false;
}

bool ExplanationPanel::hasChosenLine() const
{
    const TraceModel::Line* line = m_list->hasFocus() ? m_model->lineAt(m_list->currentIndex().row()) : nullptr;
    return line && line->step;
}

void ExplanationPanel::openLine(const QModelIndex& index)
{
    const TraceModel::Line* line = m_model->lineAt(index.row());
    if (m_allowed && line && line->step)
        m_ruling->open(m_model->action(), *line->step, line->label);
}

void ExplanationPanel::openRule(const QModelIndex& index)
{
    const TraceModel::Line* line = m_model->lineAt(index.row());
    if (line && line->step)
        RuleDialog::open(*this, m_style, m_model->action(), line->step->rule);
}

bool ExplanationPanel::showHelp()
{
    if (!hasChosenLine())
        return false;
    openRule(m_list->currentIndex());
    return true;
}

void ExplanationPanel::clickLine(const QModelIndex& index)
{
    // Where nothing can be ruled any more, the whole line is the way to its rule.
    if (!m_allowed || m_pressedRule)
        openRule(index);
    else
        openLine(index);
}

bool ExplanationPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list->viewport() && event->type() == QEvent::MouseButtonPress) {
        const QPoint at = static_cast<QMouseEvent*>(event)->position().toPoint();
        const QModelIndex index = m_list->indexAt(at);
        m_pressedRule = m_delegate->rulePlace(m_list->visualRect(index), index).contains(at);
    } else if (watched == m_list->viewport() && event->type() == QEvent::MouseMove) {
        const QPoint at = static_cast<QMouseEvent*>(event)->position().toPoint();
        const QModelIndex index = m_list->indexAt(at);
        const bool link = m_delegate->rulePlace(m_list->visualRect(index), index).contains(at);
        m_list->viewport()->setCursor(link ? Qt::PointingHandCursor : Qt::ArrowCursor);
    } else if (watched == m_list && event->type() == QEvent::KeyPress && hasChosenLine()) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_allowed)
                openLine(m_list->currentIndex());
            else
                openRule(m_list->currentIndex());
            return true;
        case Qt::Key_F1: return showHelp();
        default: break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ExplanationPanel::fitInto(const QScrollArea& area)
{
    const QWidget* column = area.widget();
    if (!column)
        return;
    // What wraps needs more than its least where it is narrow.
    const int wrapped = column->layout()->totalMinimumHeightForWidth(area.viewport()->width());
    const int high = qMax(column->minimumSizeHint().height(), wrapped);
    setUnrolled(high - minimumSizeHint().height() + leastHeight() > area.viewport()->height());
}

void ExplanationPanel::layOut()
{
    layout()->activate();
    m_list->doItemsLayout();
}

void ExplanationPanel::setUnrolled(bool unrolled)
{
    if (unrolled == m_unrolled)
        return;
    m_unrolled = unrolled;
    m_list->setVerticalScrollBarPolicy(unrolled ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    fitUnrolled();
}

void ExplanationPanel::setLeastLines(int lines)
{
    m_leastLines = lines;
    fitUnrolled();
}

int ExplanationPanel::rolledHeight() const
{
    int high = 0;
    if (!m_title->isChecked())
        return high;
    for (int row = 0; row < qMin(m_model->rowCount(), m_leastLines); ++row)
        high += m_list->sizeHintForRow(row);
    return high;
}

int ExplanationPanel::leastHeight() const
{
    return minimumSizeHint().height() - m_list->minimumHeight() + rolledHeight();
}

void ExplanationPanel::fitUnrolled()
{
    int high = rolledHeight();
    for (int row = m_leastLines; m_unrolled && m_title->isChecked() && row < m_model->rowCount(); ++row)
        high += m_list->sizeHintForRow(row);
    m_list->setMinimumHeight(high);
}

}  // namespace hitspread
