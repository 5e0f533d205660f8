#include "ui/encounter/restdialog.h"

#include "models/fight/fight.h"
#include "models/fight/fightpeople.h"
#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/logwords.h"
#include "text/lyingwords.h"
#include "text/naming.h"
#include "text/problems.h"
#include "ui/fields/numberfield.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/labels/longwords.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitspread {

namespace {
constexpr QSize kRestDialogSize(560, 460);
constexpr std::int32_t kMostHours = 9999;
constexpr std::int32_t kMostDays = 999;
constexpr std::int32_t kDaysOfWeek = 7;
}  // namespace

RestDialog::RestDialog(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_fight(fight),
      m_weeks(new NumberField(this)),
      m_days(new NumberField(this)),
      m_hours(new NumberField(this)),
      m_hospital(new QCheckBox(tr("The days are spent in &hospital"), this)),
      m_list(new QListWidget(this)),
      m_cures(new QVBoxLayout),
      m_words(new QLabel(this)),
      m_pass(new QPushButton(tr("Let it pass   Enter"), this))
{
    setObjectName(QStringLiteral("restDialog"));
    entitle(*this, tr("Time passes - Hitspread"));
    m_weeks->setObjectName(QStringLiteral("restWeeks"));
    m_weeks->setRange(0, kMostDays / kDaysOfWeek);
    m_weeks->setUnit(tr("weeks"), tr("week"));
    m_days->setObjectName(QStringLiteral("restDays"));
    m_days->setRange(0, kMostDays);
    m_days->setUnit(tr("days"), tr("day"));
    m_hours->setObjectName(QStringLiteral("restHours"));
    m_hours->setRange(0, kMostHours);
    m_hours->setUnit(tr("hours"), tr("hour"));
    m_hospital->setObjectName(QStringLiteral("restHospital"));
    m_list->setObjectName(QStringLiteral("restList"));
    m_list->setAccessibleName(tr("What it gives back"));
    m_list->setWordWrap(true);
    m_words->setObjectName(QStringLiteral("restWords"));
    m_words->setWordWrap(true);
    setLook(*m_words, "textRole", QStringLiteral("secondary"));
    m_pass->setObjectName(QStringLiteral("restPass"));
    auto* leave = new QPushButton(tr("Close   Esc"), this);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(space::kMedium);
    form->addRow(tr("&Weeks"), m_weeks);
    form->addRow(tr("&Days"), m_days);
    form->addRow(tr("H&ours"), m_hours);
    form->addRow(QString(), m_hospital);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addLayout(form);
    column->addWidget(titleFor(tr("What it gives back"), *m_list));
    column->addWidget(m_list, 1);
    column->addLayout(m_cures);
    column->addLayout(footOf(*this, {*m_words, *leave, *m_pass, true}));
    for (NumberField* field : {m_weeks, m_days, m_hours}) {
        field->setKeepsText(false);
        connect(field, &QLineEdit::textChanged, this, &RestDialog::ask);
    }
    connect(m_hospital, &QCheckBox::toggled, this, &RestDialog::ask);
    resizeWithinScreen(*this, kRestDialogSize * style.theme().textPercent() / 100);
}

/// A field that loses the keyboard because the window goes away has nobody left to tell.
RestDialog::~RestDialog()
{
    for (NumberField* field : {m_weeks, m_days, m_hours})
        field->disconnect(this);
}

void RestDialog::start()
{
    m_weeks->putBack(0);
    m_days->putBack(0);
    m_hours->putBack(0);
    m_hospital->setChecked(false);
    show();
    raise();
    activateWindow();
    m_days->setFocus();
    m_days->selectAll();
    ask();
}

Rest RestDialog::rest() const
{
    const auto numberIn = [](const NumberField& field) { return field.typedNumber().value_or(0); };
    return {numberIn(*m_hours), numberIn(*m_days) + kDaysOfWeek * numberIn(*m_weeks), m_hospital->isChecked()};
}

void RestDialog::ask()
{
    m_hospital->setEnabled(rest().days > 0);
    const int asked = ++m_asked;
    m_fight.gateway().run(
        this,
        [encounter = m_fight.snapshot().encounter.id, rest = rest()](CampaignServices& services) {
            return services.rests.foreseen(encounter, rest);
        },
        [this, asked](const std::vector<Rested>& all) {
            if (asked == m_asked)
                take(all);
        },
        [this, asked](const Problem& problem) {
            if (asked == m_asked)
                refuse(problem);
        });
}

void RestDialog::refuse(const Problem& problem)
{
    m_list->clear();
    m_pass->setEnabled(false);
    const bool isTooLong = problem.where.name == "days" || problem.where.name == "hours";
    m_words->setText(
        isTooLong ? tr("At most %1 days and %2 hours.").arg(QString::number(kMostDays), QString::number(kMostHours))
                  : breakable(text::reasonFor(problem)));
    showCures({});
    const System* system = findSystem(problem.system);
    if (problem.refusals.empty() || !system || !system->rest() || !m_fight.active() || m_fight.snapshot().readOnly)
        return;
    const ActionOrder order{.action = std::string(system->rest()->action()),
                            .encounter = m_fight.snapshot().encounter.id,
                            .actor = m_fight.active()->combatant.id};
    m_fight.gateway().run(
        this,
        [order, problem](CampaignServices& services) {
            return services.campaign.atOneMoment([&] { return curesFor(services, order, problem); });
        },
        [this, asked = m_asked](const std::vector<ActionOffer>& offers) {
            if (asked == m_asked)
                showCures(offers);
        });
}

void RestDialog::showCures(const std::vector<ActionOffer>& offers)
{
    while (QLayoutItem* item = m_cures->takeAt(0)) {
        if (QWidget* old = item->widget()) {
            old->hide();
            old->deleteLater();
        }
        delete item;
    }
    for (const ActionOffer& offer : offers) {
        // Here nobody goes on to the next one.
        if (offer.plan.kind == ActionPlan::Kind::Next)
            continue;
        auto* button = new QPushButton(withoutMnemonic(text::shortened(offer.words.full, text::kEchoLetters)), this);
        button->setObjectName(QStringLiteral("restCure%1").arg(m_cures->count()));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, offer] { cure(offer); });
        m_cures->addWidget(button, 0, Qt::AlignLeft);
    }
}

void RestDialog::cure(const ActionOffer& offer)
{
    if (offer.plan.kind != ActionPlan::Kind::Action) {
        hide();
        return Q_EMIT actionAsked(offer);
    }
    doAtOnce(m_fight, this, offer, [this, offer](Done done) {
        if (done != Done::Asks)
            return ask();
        hide();
        Q_EMIT actionAsked(offer);
    });
}

void RestDialog::take(const std::vector<Rested>& all)
{
    const FightSnapshot& fight = m_fight.snapshot();
    const System* system = findSystem(fight.encounter.system);
    m_list->clear();
    showCures({});
    QStringList unchanged;
    bool anything = false;
    for (const Rested& one : all) {
        if (one.combatant == 0) {
            anything = true;
            for (const LoggedChange& change : one.changes)
                m_list->addItem(text::goesOffWords(fight.lying, change.record.id));
        }
        const CombatantView* who = fight.find(one.combatant);
        if (!who || !system)
            continue;
        const QString name = text::visible(who->combatant.name);
        const QString words = text::handWords(*text::Naming::of(fight.encounter), fight.combatants, one.changes);
        anything = anything || !one.changes.empty();
        if (text::onlyTimeRuns(one.changes))
            unchanged << name;
        else
            m_list->addItem(words.isEmpty() ? tr("%1: a condition is over").arg(name) : words);
    }
    m_pass->setEnabled(anything);
    m_words->setText(unchanged.isEmpty() ? QString()
                                         : breakable(tr("Nothing changes for %1.").arg(unchanged.join(tr(", ")))));
}

void RestDialog::accept()
{
    if (!m_pass->isEnabled())
        return;
    m_fight.people().rest(rest(), text::restTime(rest()));
    QDialog::accept();
}

}  // namespace hitspread
