#include "ui/attack/explanationpanel.h"

#include "ui/attack/rulingbar.h"
#include "ui/attack/tracedelegate.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/elidedlabel.h"

#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitspread {

ExplanationPanel::ExplanationPanel(const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_model(new TraceModel(this)),
      m_list(new QListView(this)),
      m_ruling(new RulingBar(this)),
      m_hint(new ElidedLabel(this)),
      m_all(new QPushButton(tr("All steps"), this)),
      m_empty(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kTiny);
    auto* head = new QHBoxLayout;
    auto* title = new QLabel(tr("How it comes about"), this);
    setLook(*title, "textRole", QStringLiteral("section"));
    setLook(*m_hint, "textRole", QStringLiteral("secondary"));
    m_hint->hide();
    m_all->setObjectName(QStringLiteral("allSteps"));
    m_all->setCheckable(true);
    m_all->setAutoDefault(false);
    m_all->setProperty("small", QStringLiteral("true"));
    m_all->setToolTip(tr("List also what does not apply or only repeats a number"));
    head->addWidget(title);
    m_hint->setText(tr("click a step to overrule it"));
    m_hint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    head->addSpacing(8);
    head->addWidget(m_hint, 1);
    head->addStretch();
    head->addWidget(m_all);
    column->addLayout(head);
    connect(m_all, &QPushButton::toggled, m_model, &TraceModel::setThorough);
    m_list->setObjectName(QStringLiteral("explanation"));
    m_list->setAccessibleName(tr("How it comes about"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new TraceDelegate(style, m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMouseTracking(true);
    setLook(*m_list, "ground", QStringLiteral("none"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    setLook(*m_empty, "textRole", QStringLiteral("secondary"));
    column->addWidget(m_empty);
    column->addWidget(m_list, 1);
    column->addWidget(m_ruling);
    m_ruling->hide();
    connect(m_list, &QListView::clicked, this, &ExplanationPanel::openLine);
    connect(m_list, &QListView::activated, this, &ExplanationPanel::openLine);
    connect(m_ruling, &RulingBar::ruled, this, &ExplanationPanel::overruled);
    connect(m_ruling, &RulingBar::takenBack, this, &ExplanationPanel::rulingTakenBack);
    connect(m_ruling, &RulingBar::closed, this, [this] { m_list->setFocus(); });
    setAction({});
}

void ExplanationPanel::setAction(const ActionRecord& action)
{
    m_action = action;
    m_model->setAction(action);
    m_ruling->hide();
    m_all->setVisible(m_model->rowCount() > 0);
    m_empty->setVisible(m_model->rowCount() == 0 && !m_empty->text().isEmpty());
}

void ExplanationPanel::setEmptyText(const QString& text)
{
    m_empty->setText(text);
    m_empty->setVisible(m_model->rowCount() == 0);
}

void ExplanationPanel::setRulingsAllowed(bool allowed)
{
    m_allowed = allowed;
    m_hint->setVisible(allowed);
}

void ExplanationPanel::openLine(const QModelIndex& index)
{
    const TraceModel::Line* line = m_model->lineAt(index.row());
    if (m_allowed && line && line->step)
        m_ruling->open(m_action, *line->step, line->label);
}

}  // namespace hitspread
