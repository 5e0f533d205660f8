#include "ui/encounter/restdialog.h"

#include "models/fight/fight.h"
#include "models/fight/fightpeople.h"
#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/fields.h"
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

#include <algorithm>
#include <array>
#include <utility>

namespace hitspread {

namespace {
constexpr QSize kRestDialogSize(560, 460);
constexpr std::int32_t kMostHours = 9999;
constexpr std::int32_t kMostDays = 999;
constexpr std::int32_t kDaysOfWeek = 7;
/// What the window asks whatever the rules, and what is not asked after a fight.
constexpr std::array<std::string_view, 5> kAskedAlways{"hours", "days", "hospital", "rounds", "minutes"};
}  // namespace

RestDialog::RestDialog(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_fight(fight),
      m_weeks(new NumberField(this)),
      m_days(new NumberField(this)),
      m_hours(new NumberField(this)),
      m_hospital(new QCheckBox(tr("The days are spent in &hospital"), this)),
      m_form(new QFormLayout),
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
    auto* time = new QHBoxLayout;
    time->setSpacing(space::kSmall);
    for (const auto& [name, field] :
         {std::pair{tr("&Weeks"), m_weeks}, std::pair{tr("&Days"), m_days}, std::pair{tr("H&ours"), m_hours}}) {
        time->addWidget(titleFor(name, *field));
        time->addWidget(field, 1);
        if (field != m_hours)
            time->addSpacing(space::kMedium);
    }
    m_form->setHorizontalSpacing(space::kMedium);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addLayout(time);
    column->addWidget(m_hospital);
    column->addLayout(m_form);
    column->addWidget(titleFor(tr("What it gives back"), *m_list));
    column->addWidget(m_list, 1);
    column->addLayout(m_cures);
    // Names of many: beside the buttons they would stand in a column.
    column->addWidget(m_words);
    column->addLayout(footOf(*this, {*new QWidget(this), *leave, *m_pass, true}));
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
    for (const More& one : m_more) {
        if (one.number)
            one.number->disconnect(this);
    }
}

void RestDialog::makeMore()
{
    const std::string& id = m_fight.snapshot().encounter.system;
    const System* system = findSystem(id);
    if (m_system == id || !system || !system->rest())
        return;
    m_system = id;
    m_more.clear();
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
    const auto& parts = system->action(system->rest()->action())->parts;
    const PartDeclaration& options = *std::ranges::find(parts, "options", &PartDeclaration::id);
    m_hospital->setVisible(options.record->find("hospital") != nullptr);
    const text::Naming names = text::Naming::usual(*system);
    for (const FieldDeclaration& field : options.record->fields) {
        if (std::ranges::find(kAskedAlways, field.id) != kAskedAlways.end())
            continue;
        More& one = m_more.emplace_back();
        one.setting = {.part = std::string(options.id), .field = std::string(field.id)};
        one.name = text::fieldName(names, *options.record, field);
        const QString object = QStringLiteral("rest_") + QString::fromUtf8(field.id);
        if (field.kind == FieldKind::Flag) {
            one.flag = new QCheckBox(one.name, this);
            one.flag->setObjectName(object);
            m_form->addRow(one.flag);
            connect(one.flag, &QCheckBox::toggled, this, &RestDialog::ask);
        } else {
            one.number = new NumberField(this);
            one.number->setObjectName(object);
            one.number->setRange(field.minimum, field.maximum);
            one.number->setKeepsText(false);
            one.number->putBack(field.fallback);
            m_form->addRow(titleFor(one.name, *one.number), one.number);
            connect(one.number, &QLineEdit::textChanged, this, &RestDialog::ask);
        }
    }
}

std::vector<ActionSetting> RestDialog::more() const
{
    std::vector<ActionSetting> all;
    all.reserve(m_more.size());
    for (const More& one : m_more) {
        all.push_back(one.setting);
        all.back().value = one.number ? one.number->typedNumber().value_or(0) : one.flag->isChecked() ? 1 : 0;
    }
    return all;
}

void RestDialog::start()
{
    m_weeks->putBack(0);
    m_days->putBack(0);
    m_hours->putBack(0);
    m_hospital->setChecked(false);
    makeMore();
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
        [encounter = m_fight.snapshot().encounter.id, rest = rest(), more = more()](CampaignServices& services) {
            return services.rests.foreseen(encounter, rest, more);
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
    m_words->setText(breakable(wordsFor(unchanged, anything)));
}

QString RestDialog::wordsFor(const QStringList& unchanged, bool anything) const
{
    if (rest().allHours() == 0)
        return tr("How much time passes?");
    const auto open = std::ranges::find_if(
        m_more, [](const More& one) { return one.number && one.number->typedNumber().value_or(0) == 0; });
    if (!anything && open != m_more.end())
        return tr("These rules leave it to you what time gives back: say it under “%1”.").arg(open->name);
    if (!anything && !unchanged.isEmpty() && m_hospital->isEnabled() && !m_hospital->isHidden()
        && !m_hospital->isChecked())
        return tr("Nothing changes for %1. Some wounds heal in hospital only.").arg(unchanged.join(tr(", ")));
    return unchanged.isEmpty() ? QString() : tr("Nothing changes for %1.").arg(unchanged.join(tr(", ")));
}

void RestDialog::accept()
{
    if (!m_pass->isEnabled())
        return;
    m_fight.people().rest(rest(), text::restTime(rest()), more());
    QDialog::accept();
}

}  // namespace hitspread
