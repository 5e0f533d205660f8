#include "ui/encounter/endfightdialog.h"

#include "models/fight/fight.h"
#include "models/fight/presentwords.h"
#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/endingwords.h"
#include "text/problems.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/labels/longwords.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace hitspread {

namespace {

constexpr QSize kEndFightSize(820, 440);
constexpr int kEndFightIdRole = Qt::UserRole;

}  // namespace

EndFightDialog::EndFightDialog(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_fight(fight),
      m_list(new QTreeWidget(this)),
      m_words(new QLabel(this)),
      m_end(new QPushButton(tr("End the fight   Enter"), this))
{
    setObjectName(QStringLiteral("endFight"));
    entitle(*this, tr("End the fight - Hitspread"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    makeList();
    column->addWidget(titleFor(tr("Goes on as the fight left it"), *m_list));
    column->addWidget(m_list, 1);
    m_words->setObjectName(QStringLiteral("endWords"));
    m_words->setWordWrap(true);
    setLook(*m_words, "textRole", QStringLiteral("secondary"));
    m_end->setObjectName(QStringLiteral("endButton"));
    auto* leave = new QPushButton(tr("Cancel   Esc"), this);
    leave->setObjectName(QStringLiteral("endCancel"));
    column->addLayout(footOf(*this, {*m_words, *leave, *m_end, true}));
    connect(m_list, &QTreeWidget::itemChanged, this, &EndFightDialog::refresh);
    connect(&fight.gateway(), &CampaignGateway::leaving, this, &QDialog::reject);
    resizeWithinScreen(*this, kEndFightSize * style.theme().textPercent() / 100);
}

void EndFightDialog::makeList()
{
    m_list->setObjectName(QStringLiteral("endList"));
    m_list->setAccessibleName(tr("Who goes on"));
    m_list->setHeaderLabels({tr("Who"), tr("Until now"), tr("From now on"), tr("Meanwhile")});
    m_list->setRootIsDecorated(false);
    m_list->setAllColumnsShowFocus(true);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QHeaderView& header = *m_list->header();
    header.setStretchLastSection(false);
    header.setSectionResizeMode(0, QHeaderView::ResizeToContents);
    header.setSectionResizeMode(1, QHeaderView::Stretch);
    header.setSectionResizeMode(2, QHeaderView::Stretch);
    header.setSectionResizeMode(3, QHeaderView::ResizeToContents);
}

void EndFightDialog::start()
{
    m_ended = m_fight.snapshot().encounter;
    m_words->clear();
    m_list->clear();
    m_end->setEnabled(false);
    ask();
    m_list->setFocus();
    open();
}

void EndFightDialog::ask()
{
    m_fight.gateway().run(
        this,
        [encounter = m_ended.id](CampaignServices& services) {
            return services.campaign.atOneMoment([&] { return services.presents.foreseen(encounter); });
        },
        [this](const std::vector<GoingOn>& all) { show(all); }, [this](const Problem& problem) { refuse(problem); });
}

void EndFightDialog::show(const std::vector<GoingOn>& all)
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    bool anySince = false;
    const Encounter& fight = m_ended;
    for (const GoingOn& one : all) {
        const Combatant& who = one.becomes.combatant;
        QStringList since;
        for (const Meanwhile& done : one.since) {
            const QString title = text::visible(done.title);
            since << (done.isTakenBack ? tr("%1, taken back", "what was done").arg(title) : title);
        }
        anySince = anySince || !since.isEmpty();
        const QString was = one.was ? howHeIs(fight, *one.was) : tr("as in the library");
        const QString becomes = one.isOtherwise ? howHeIs(fight, one.becomes) : tr("as until now");
        auto* item = new QTreeWidgetItem(m_list,
                                         {text::visible(who.name), was, becomes, since.join(QStringLiteral(", "))});
        item->setData(0, kEndFightIdRole, QVariant::fromValue(who.id));
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(0, one.isUsual ? Qt::Checked : Qt::Unchecked);
        for (int at = 1; at < m_list->columnCount(); ++at)
            item->setToolTip(at, item->text(at));
    }
    m_list->setColumnHidden(3, !anySince);
    m_list->setCurrentItem(m_list->topLevelItem(0));
    m_end->setEnabled(true);
    refresh();
}

/// What it comes to, below the list.
void EndFightDialog::refresh()
{
    int checked = 0;
    bool overwrites = false;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* item = m_list->topLevelItem(i);
        const bool goesOn = item->checkState(0) == Qt::Checked;
        checked += goesOn ? 1 : 0;
        overwrites = overwrites || (goesOn && !item->text(3).isEmpty());
    }
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    const QString words = m_list->topLevelItemCount() == 0
        ? tr("Nobody goes on from it: several of one character are templates. The fight is put aside.")
        : overwrites   ? tr("What happened meanwhile will be lost where there is a tick beside it.")
        : checked == 0 ? tr("Nobody goes on from it. The fight is put aside.")
        : system && system->rest()
        ? tr("The fight is put aside; Between fights is where they rest and heal.")
        : tr("The fight is put aside; Between fights shows how they are. These rules have no rest.");
    m_words->setText(breakable(words));
}

void EndFightDialog::refuse(const Problem& problem)
{
    m_words->setText(breakable(text::sentenceFor(problem)));
    m_end->setEnabled(m_list->topLevelItemCount() > 0);
}

void EndFightDialog::accept()
{
    if (!m_end->isEnabled())
        return;
    std::vector<RecordId> going;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        if (m_list->topLevelItem(i)->checkState(0) == Qt::Checked)
            going.push_back(m_list->topLevelItem(i)->data(0, kEndFightIdRole).toLongLong());
    }
    m_end->setEnabled(false);
    m_fight.gateway().run(
        this,
        [encounter = m_ended.id, system = m_ended.system, going,
         words = text::endingWords(m_ended, m_fight.snapshot().encounters)](CampaignServices& services) {
            (void)services.presents.finish(encounter, going, words);
            const auto between = services.presents.between(system);
            return between && !going.empty() ? between->id : RecordId{0};
        },
        [this](RecordId next) {
            QDialog::accept();
            m_fight.open(next);
        },
        [this](const Problem& problem) { refuse(problem); });
}

}  // namespace hitspread
