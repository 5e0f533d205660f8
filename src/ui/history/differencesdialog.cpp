#include "ui/history/differencesdialog.h"

#include "models/fight/fight.h"
#include "models/fight/fightsteps.h"
#include "models/history/differencesmodel.h"
#include "models/history/grounddifferences.h"
#include "text/echo.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>
#include <vector>

namespace hitspread {

namespace {

constexpr int kPersonGap = 10;  ///< above a name, px

/// Names stand out above their values, numbers at the right of their column.
class DifferenceDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool isFirst = index.row() == 0;
        const int more = index.data(DifferencesModel::PersonRole).toBool() && !isFirst ? kPersonGap : 0;
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, more);
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.siblingAtColumn(DifferencesModel::What).data(DifferencesModel::PersonRole).toBool()) {
            option->font.setBold(true);
            option->displayAlignment = Qt::AlignLeft | Qt::AlignBottom;
        }
    }
};

}  // namespace

DifferencesDialog::DifferencesDialog(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_fight(fight),
      m_model(new DifferencesModel(this)),
      m_title(new QLabel(this)),
      m_list(new QTreeView(this)),
      m_same(new QLabel(tr("Nothing is other: both came to the same."), this)),
      m_keep(new QPushButton(tr("Keep what was tried"), this)),
      m_drop(new QPushButton(tr("Go back to how it was"), this))
{
    setObjectName(QStringLiteral("differencesDialog"));
    entitle(*this, tr("Compared - Hitspread"));
    setWindowModality(Qt::WindowModal);
    const int percent = style.theme().textPercent();
    setMinimumWithinScreen(*this, QSize(480, 320) * percent / 100);
    resizeWithinScreen(*this, QSize(620, 480) * percent / 100);
    setLook(*m_title, "textRole", QStringLiteral("heading"));
    m_title->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("differences"));
    m_list->setAccessibleName(tr("What is other"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new DifferenceDelegate(m_list));
    m_list->setWordWrap(true);
    m_list->setRootIsDecorated(false);
    m_list->setIndentation(0);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    QHeaderView& header = *m_list->header();
    header.setSectionsMovable(false);
    header.setStretchLastSection(false);
    header.setSectionResizeMode(DifferencesModel::What, QHeaderView::Stretch);
    for (const int side : {DifferencesModel::Before, DifferencesModel::After})
        header.setSectionResizeMode(side, QHeaderView::ResizeToContents);
    setLook(*m_same, "textRole", QStringLiteral("secondary"));
    m_same->hide();
    auto* leave = new QPushButton(tr("Close   Esc"), this);
    for (QPushButton* button : {m_keep, m_drop, leave})
        button->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kLarge, space::kLarge, space::kLarge, space::kMedium);
    column->addWidget(m_title);
    column->addWidget(m_same);
    column->addWidget(m_list, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(m_keep);
    row->addWidget(m_drop);
    row->addStretch(1);
    row->addWidget(leave);
    column->addLayout(row);
    connect(leave, &QPushButton::clicked, this, &QWidget::close);
    connect(m_keep, &QPushButton::clicked, this, [this] {
        m_fight.steps().keepTry();
        close();
    });
    connect(m_drop, &QPushButton::clicked, this, [this] {
        m_fight.steps().dropTry();
        close();
    });
    connect(&fight.gateway(), &CampaignGateway::leaving, this, &QWidget::close);
}

void DifferencesDialog::start()
{
    fill();
    show();
    raise();
    activateWindow();
    m_list->setFocus();
}

void DifferencesDialog::fill()
{
    if (m_fight.snapshot().trying.empty())
        return;
    const LogMark mark = m_fight.snapshot().trying.back().mark;
    m_title->setText(tr("“%1” → what is tried now").arg(text::visible(mark.name)));
    m_fight.gateway().run(
        this,
        [mark](CampaignServices& services) {
            std::vector<LoggedChange> differences =
                WhatIfService(services.campaign, services.clock).differences(mark.encounter, mark.id);
            std::vector<LyingView> lying = lyingInBranch(services.campaign, differences);
            return std::pair(std::move(differences), std::move(lying));
        },
        [this](const std::pair<std::vector<LoggedChange>, std::vector<LyingView>>& found) {
            m_model->setDifferences(m_fight.snapshot(), found.first, found.second);
            for (int row = 0; row < m_model->rowCount(); ++row)
                m_list->setFirstColumnSpanned(row, {},
                                              m_model->index(row, 0).data(DifferencesModel::SpannedRole).toBool());
            m_same->setVisible(m_model->rowCount() == 0);
        });
}

}  // namespace hitspread
