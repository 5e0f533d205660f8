#include "ui/encounter/conditiondialog.h"

#include "models/fight/fight.h"
#include "models/fight/fightpeople.h"
#include "rules/systems/registry.h"
#include "text/conditionwords.h"
#include "text/echo.h"
#include "text/labels.h"
#include "ui/fields/numberfield.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {
constexpr QSize kConditionDialogSize(520, 520);
constexpr std::size_t kMostConditions = 1000;
constexpr std::int32_t kMostLeft = 9999;
}  // namespace

ConditionDialog::ConditionDialog(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_fight(fight),
      m_condition(new QComboBox(this)),
      m_left(new NumberField(this)),
      m_unit(new QComboBox(this)),
      m_moment(new QComboBox(this)),
      m_anchor(new QComboBox(this)),
      m_people(new QListWidget(this)),
      m_words(new QLabel(this)),
      m_put(new QPushButton(tr("Put on   Enter"), this))
{
    setObjectName(QStringLiteral("conditionDialog"));
    entitle(*this, tr("Condition - Hitspread"));
    m_condition->setObjectName(QStringLiteral("condition"));
    makeEditable(*m_condition);
    m_condition->setInsertPolicy(QComboBox::NoInsert);
    m_condition->completer()->setFilterMode(Qt::MatchContains);
    m_condition->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_condition->lineEdit()->setPlaceholderText(tr("one of the library, or any name"));
    m_condition->lineEdit()->setMaxLength(100);
    m_left->setObjectName(QStringLiteral("conditionLeft"));
    m_left->setAccessibleName(tr("How long"));
    m_left->setMayBeEmpty(true);
    m_left->setKeepsText(true);
    m_left->setRange(1, kMostLeft);
    m_left->setPlaceholderText(tr("until lifted"));
    m_unit->setObjectName(QStringLiteral("conditionUnit"));
    m_unit->setAccessibleName(tr("Unit of time"));
    m_moment->setObjectName(QStringLiteral("conditionMoment"));
    m_moment->addItems({tr("at the start of"), tr("at the end of")});
    m_anchor->setObjectName(QStringLiteral("conditionAnchor"));
    m_people->setObjectName(QStringLiteral("conditionPeople"));
    m_people->setAccessibleName(tr("Who has it"));
    m_words->setObjectName(QStringLiteral("conditionWords"));
    m_words->setWordWrap(true);
    setLook(*m_words, "textRole", QStringLiteral("secondary"));
    m_put->setObjectName(QStringLiteral("conditionPut"));
    auto* leave = new QPushButton(tr("Close   Esc"), this);

    auto* form = new QFormLayout;
    form->setHorizontalSpacing(space::kMedium);
    form->addRow(tr("&Condition"), m_condition);
    auto* time = new QHBoxLayout;
    time->addWidget(m_left, 1);
    time->addWidget(m_unit, 1);
    form->addRow(tr("&Lasts"), time);
    auto* when = new QHBoxLayout;
    when->addWidget(m_moment);
    when->addWidget(m_anchor, 1);
    form->addRow(tr("Coun&ted"), when);
    if (auto* label = qobject_cast<QLabel*>(form->labelForField(time)))
        label->setBuddy(m_left);
    if (auto* label = qobject_cast<QLabel*>(form->labelForField(when)))
        label->setBuddy(m_moment);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addLayout(form);
    column->addWidget(titleFor(tr("Who has it"), *m_people));
    column->addWidget(m_people, 1);
    column->addLayout(footOf(*this, {*m_words, *leave, *m_put, true}));
    connect(m_condition, &QComboBox::currentTextChanged, this, &ConditionDialog::takeUsual);
    connect(m_left, &NumberField::typed, this, &ConditionDialog::refresh);
    connect(m_left, &NumberField::entered, this, &ConditionDialog::refresh);
    connect(m_left, &NumberField::unreadable, this, &ConditionDialog::refresh);
    connect(m_people, &QListWidget::itemChanged, this, &ConditionDialog::refresh);
    for (const QComboBox* choice : {m_unit, m_moment, m_anchor})
        connect(choice, &QComboBox::currentIndexChanged, this, &ConditionDialog::refresh);
    connect(&fight, &Fight::changed, this, &ConditionDialog::refresh);
    resizeWithinScreen(*this, kConditionDialogSize * style.theme().textPercent() / 100);
}

/// A field that loses the keyboard because the window goes away has nobody left to tell.
ConditionDialog::~ConditionDialog()
{
    m_left->disconnect(this);
}

void ConditionDialog::start(const std::vector<RecordId>& combatants)
{
    m_newName.clear();
    fillPeople(combatants);
    m_condition->clearEditText();
    m_left->putBack(std::nullopt);
    fillUnits();
    m_moment->setCurrentIndex(static_cast<int>(PhaseMoment::End));
    m_fight.gateway().run(
        this,
        [system = m_fight.snapshot().encounter.system](CampaignServices& services) {
            LibraryQuery query;
            query.kind = RecordKind::ConditionTemplate;
            query.system = system;
            query.limit = kMostConditions;
            return services.campaign.library().list(query);
        },
        [this](const std::vector<LibraryRow>& rows) { fillConditions(rows); });
    refresh();
    show();
    raise();
    activateWindow();
    m_condition->setFocus();
}

/// Where a round is one phase, nobody speaks of phases.
bool ConditionDialog::hasPhases() const
{
    return text::hasPhases(findSystem(m_fight.snapshot().encounter.system));
}

void ConditionDialog::fillUnits()
{
    m_unit->clear();
    const QStringList units{tr("phases"), tr("rounds"), tr("minutes"), tr("hours"), tr("days")};
    for (int unit = hasPhases() ? 0 : 1; unit < units.size(); ++unit)
        m_unit->addItem(units.at(unit), unit);
}

void ConditionDialog::fillConditions(const std::vector<LibraryRow>& rows)
{
    const QString typed = m_condition->currentText();
    m_condition->clear();
    for (const LibraryRow& row : rows)
        m_condition->addItem(text::visible(row.name), QVariant::fromValue(row.id));
    m_condition->setCurrentIndex(-1);
    m_condition->setEditText(typed);
    refresh();
}

void ConditionDialog::fillPeople(const std::vector<RecordId>& marked)
{
    m_people->clear();
    m_anchor->clear();
    const bool isByPhases = hasPhases();
    m_anchor->addItem(isByPhases ? tr("own phases") : tr("each round"), QVariant::fromValue(RecordId{0}));
    m_anchor->setAccessibleName(isByPhases ? tr("Whose phases count") : tr("Which rounds count"));
    m_moment->setAccessibleName(isByPhases ? tr("Counted at the start or end of a phase")
                                           : tr("Counted at the start or end of a round"));
    for (const CombatantView& view : m_fight.snapshot().combatants) {
        const QString name = text::visible(view.combatant.name);
        auto* item = new QListWidgetItem(name, m_people);
        item->setData(Qt::UserRole, QVariant::fromValue(view.combatant.id));
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        const bool isMarked = std::ranges::find(marked, view.combatant.id) != marked.end();
        item->setCheckState(isMarked ? Qt::Checked : Qt::Unchecked);
        if (isMarked && !m_people->currentItem())
            m_people->setCurrentItem(item);
        if (isByPhases)
            m_anchor->addItem(tr("the phases of %1").arg(name), QVariant::fromValue(view.combatant.id));
    }
}

RecordId ConditionDialog::chosen() const
{
    const int index = m_condition->findText(m_condition->currentText().trimmed(), Qt::MatchFixedString);
    return index < 0 ? 0 : m_condition->itemData(index).toLongLong();
}

/// Whether it may be one of the library that is not typed to its end.
bool ConditionDialog::isPartOfKnown(const QString& name) const
{
    return chosen() == 0 && m_condition->findText(name, Qt::MatchContains) >= 0;
}

/// A condition of the library goes on as long as it usually does.
void ConditionDialog::takeUsual()
{
    if (const RecordId condition = chosen(); condition != 0)
        m_fight.gateway().run(
            this, [condition](CampaignServices& services) { return services.conditions.usual(condition); },
            [this, condition](const Lasting& usual) {
                if (chosen() != condition)
                    return;
                m_left->putBack(usual.left == kNoEntry ? std::nullopt : std::optional(usual.left));
                m_unit->setCurrentIndex(qMax(0, m_unit->findData(static_cast<int>(usual.unit))));
                refresh();
            });
    refresh();
}

std::vector<RecordId> ConditionDialog::marked() const
{
    std::vector<RecordId> ids;
    for (int i = 0; i < m_people->count(); ++i) {
        if (m_people->item(i)->checkState() == Qt::Checked)
            ids.push_back(m_people->item(i)->data(Qt::UserRole).toLongLong());
    }
    return ids;
}

Lasting ConditionDialog::lasting() const
{
    Lasting lasting;
    if (const auto left = m_left->typedNumber())
        lasting.left = *left;
    lasting.unit = static_cast<TimeUnit>(m_unit->currentData().toInt());
    lasting.moment = static_cast<PhaseMoment>(m_moment->currentIndex());
    lasting.anchor = static_cast<std::int32_t>(m_anchor->currentData().toLongLong());
    lasting.phase = m_fight.snapshot().encounter.phase;
    return lasting;
}

/// When it will be over, as it would be put on now.
QString ConditionDialog::endWords() const
{
    const QString until = text::untilWords(m_fight.snapshot().encounter, lasting());
    return until.isEmpty() ? tr("Goes on until it is lifted.") : tr("Goes on %1.", "until a round begins").arg(until);
}

void ConditionDialog::refresh()
{
    if (!m_fight.isLoaded())
        return;
    const QString name = m_condition->currentText().trimmed();
    const std::size_t count = marked().size();
    m_put->setEnabled(!name.isEmpty() && count > 0);
    if (name.isEmpty())
        m_words->setText(tr("Type or choose a condition."));
    else if (count == 0)
        m_words->setText(tr("Mark who has it with Space."));
    else if (m_left->isUnreadable())
        m_words->setText(NumberField::tr("“%1” is no whole number.").arg(m_left->text()));
    else if (m_newName == name)
        m_words->setText(tr("The library has no “%1”, but others like it. Enter once more makes a new one.").arg(name));
    else if (chosen() == 0)
        m_words->setText(tr("“%1” is new: it changes no numbers, and can be given some in the library.").arg(name)
                         + QLatin1Char('\n') + endWords());
    else
        m_words->setText(endWords());
}

void ConditionDialog::accept()
{
    if (!m_put->isEnabled())
        return;
    if (m_left->isUnreadable()) {
        m_left->setFocus();
        m_left->selectAll();
        return refresh();
    }
    if (const QString name = m_condition->currentText().trimmed(); isPartOfKnown(name) && m_newName != name) {
        m_newName = name;
        return refresh();
    }
    m_fight.people().putCondition(marked(), chosen(), m_condition->currentText().trimmed().toStdString(), lasting());
    QDialog::accept();
}

}  // namespace hitspread
