#include "ui/rules/switchpage.h"

#include "models/rules/rulefacts.h"
#include "models/rules/switchboard.h"
#include "rules/core/system.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "ui/fields/numberfield.h"
#include "ui/rules/locationnames.h"
#include "ui/rules/locationnotes.h"
#include "ui/rules/numberroom.h"
#include "ui/rules/pieceeditor.h"
#include "ui/rules/setcheckboxes.h"
#include "ui/rules/switchlinks.h"
#include "ui/rules/tabledrafts.h"
#include "ui/rules/tableeditor.h"
#include "ui/rules/tablenames.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/helpsource.h"
#include "ui/widgets/keyboard/mnemonics.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace hitspread {

namespace {

QLabel* wrapped(QWidget* parent, const char* name, const char* role)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    setLook(*label, "textRole", QLatin1String(role));
    return label;
}

}  // namespace

SwitchPage::SwitchPage(SwitchBoard& board, TableDrafts& drafts, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_board(board),
      m_drafts(drafts),
      m_style(style),
      m_id(wrapped(this, "switchId", "secondary")),
      m_name(wrapped(this, "switchName", "heading")),
      m_words(wrapped(this, "switchWords", "body")),
      m_beside(wrapped(this, "switchBeside", "secondary")),
      m_range(wrapped(this, "switchRange", "secondary")),
      m_complaint(wrapped(this, "switchComplaint", "body")),
      m_lacks(wrapped(this, "switchLacks", "secondary")),
      m_state(wrapped(this, "switchState", "body")),
      m_toProfile(new QPushButton(this)),
      m_toUsual(new QPushButton(this)),
      m_rulesTitle(new QLabel(tr("Rules it bears on"), this)),
      m_rules(wrapped(this, "switchRules", "body")),
      m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("switchPage"));
    setLook(*m_complaint, "tone", QStringLiteral("dmg"));
    setLook(*m_lacks, "tone", QStringLiteral("warn"));
    setLook(*m_rulesTitle, "textRole", QStringLiteral("section"));
    for (QLabel* links : {m_rules, m_beside}) {
        links->setTextFormat(Qt::RichText);
        links->setTextInteractionFlags(Qt::TextBrowserInteraction);
        connect(links, &QLabel::linkActivated, this, &SwitchPage::linkFollowed, Qt::QueuedConnection);
    }
    m_rules->setAccessibleName(m_rulesTitle->text());
    m_toProfile->setObjectName(QStringLiteral("switchToProfile"));
    m_toUsual->setObjectName(QStringLiteral("switchToUsual"));
    m_column->setContentsMargins(space::kSmall, 0, space::kSmall, space::kSmall);
    m_column->setSpacing(space::kSmall);
    auto* ways = new QHBoxLayout;
    ways->setSpacing(space::kSmall);
    ways->addWidget(m_toProfile);
    ways->addWidget(m_toUsual);
    ways->addStretch(1);
    m_column->addWidget(m_name);
    m_column->addWidget(m_words);
    m_column->addWidget(m_beside);
    m_column->addWidget(m_lacks);
    m_column->addWidget(m_range);
    m_column->addWidget(m_complaint);
    m_column->addWidget(m_state);
    m_column->addLayout(ways);
    m_column->addSpacing(space::kMedium);
    m_column->addWidget(m_rulesTitle);
    m_column->addWidget(m_rules);
    // By what it is called where words do not count: in profiles and in orders.
    m_column->addWidget(m_id);
    m_column->addStretch(1);
    for (QPushButton* button : {m_toProfile, m_toUsual})
        button->setAutoDefault(false);
    connect(m_toProfile, &QPushButton::clicked, this, [this] {
        const FieldDeclaration* one = field();
        if (!one)
            return;
        m_drafts.forget(*one);
        m_board.toProfile(*one);
        if (m_table)
            m_table->setDraft(m_board.table(*one));
    });
    connect(&drafts, &TableDrafts::replaced, this, &SwitchPage::takeDraft);
    connect(m_toUsual, &QPushButton::clicked, this, [this] {
        if (const FieldDeclaration* one = field())
            m_board.toUsual(*one);
    });
    show(-1);
}

const FieldDeclaration* SwitchPage::field() const
{
    return m_board.field(m_key);
}

void SwitchPage::show(int key)
{
    m_key = key;
    m_built.clear();
    refresh();
}

QWidget* SwitchPage::bar() const
{
    return m_table && field() ? &m_table->bar() : nullptr;
}

void SwitchPage::refresh()
{
    const FieldDeclaration* one = field();
    for (QWidget* part : std::initializer_list<QWidget*>{m_id, m_name, m_words, m_state, m_rulesTitle, m_rules})
        part->setVisible(one != nullptr);
    if (!one) {
        m_built.clear();
        if (m_values)
            m_values->hide();
        for (QWidget* part :
             std::initializer_list<QWidget*>{m_beside, m_range, m_complaint, m_lacks, m_toProfile, m_toUsual})
            part->hide();
        return;
    }
    const QString id = QString::fromUtf8(one->id);
    const QString place = id + QLatin1Char('@') + QString::number(m_board.encounter());
    const Ranks names = locationNames(*one);
    if (place != m_built || names != m_locationNames) {
        m_built = place;
        m_locationNames = names;
        m_id->setText(id);
        build();
        Q_EMIT built();
    }
    refreshValues(*one);
}

/// By which the values of this switch may be called; those of the names themselves are not.
Ranks SwitchPage::locationNames(const FieldDeclaration& field) const
{
    const BodyFacet* body = m_board.system()->body();
    const FieldDeclaration* names = body ? m_board.declaration()->find(body->namesSwitch()) : nullptr;
    return names && names->id != field.id ? m_board.ranks(*names) : Ranks();
}

void SwitchPage::build()
{
    const FieldDeclaration& one = *field();
    const System& system = *m_board.system();
    m_name->setText(text::fieldName(m_board.naming(), *m_board.declaration(), one));
    m_words->setText(text::explanation(system, one));
    m_words->setVisible(!m_words->text().isEmpty());
    m_beside->setText(linksToOthers(m_board.naming(), *m_board.declaration(), one));
    m_beside->setVisible(!m_beside->text().isEmpty());
    complain(0, {});
    if (m_values) {
        // A click on one of its buttons may be what leads here.
        m_values->hide();
        m_values->deleteLater();
    }
    m_group = nullptr;
    m_marks.clear();
    m_numbers.clear();
    m_table = nullptr;
    m_ticks = nullptr;
    m_names = nullptr;
    switch (one.kind) {
    case FieldKind::Table: m_values = makeTable(one); break;
    case FieldKind::Choice: m_values = makeChoices(one); break;
    case FieldKind::Set: m_values = makeSet(one); break;
    case FieldKind::RankList: m_values = makeNames(one); break;
    default: m_values = makeNumbers(one);
    }
    m_values->setObjectName(QStringLiteral("switchValues"));
    // A table says below its rows what is wrong with them.
    const QString range = m_table || m_names || m_ticks ? QString() : text::rangeOf(one);
    m_range->setText(range.isEmpty() ? QString() : tr("Allowed: %1").arg(range));
    m_range->setVisible(!range.isEmpty());
    m_column->insertWidget(m_column->indexOf(m_lacks) + 1, m_values);
    QStringList ids;
    for (const RuleInfo& rule : rulesUnder(system.rules(), one.id))
        ids << QString::fromUtf8(rule.id);
    m_values->setProperty(kRulesProperty, ids.join(u' '));
    m_rules->setText(linksToRules(system, one));
}

QWidget* SwitchPage::makeChoices(const FieldDeclaration& field)
{
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, space::kTiny, 0, space::kTiny);
    grid->setHorizontalSpacing(space::kLarge);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(1, 1);
    m_group = new QButtonGroup(box);
    for (std::size_t choice = 0; choice < field.choices.size(); ++choice) {
        const int index = static_cast<int>(choice);
        auto* button = new QRadioButton(text::choiceName(m_board.naming(), field, choice), box);
        button->setObjectName(QStringLiteral("switchChoice%1").arg(index));
        auto* mark = new QLabel(box);
        mark->setObjectName(QStringLiteral("switchMark%1").arg(index));
        setLook(*mark, "textRole", QStringLiteral("secondary"));
        m_group->addButton(button, index);
        m_marks.push_back(mark);
        grid->addWidget(button, index, 0);
        grid->addWidget(mark, index, 1);
    }
    connect(m_group, &QButtonGroup::idClicked, box,
            [this, key = m_key](int choice) { enter(key, 0, std::int32_t{choice}); });
    return box;
}

QWidget* SwitchPage::makeNumbers(const FieldDeclaration& field)
{
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, space::kTiny, 0, space::kTiny);
    grid->setHorizontalSpacing(space::kSmall);
    grid->setVerticalSpacing(space::kTiny);
    const std::optional<TableNames> table = tableNamesOf(m_board.naming(), field);
    m_inLine = field.extent > 1 ? numbersInLine(m_board.naming(), field, *m_words, width()) : 1;
    const int inLine = m_inLine;
    grid->setColumnStretch(2 * inLine, 1);
    if (table) {
        grid->setHorizontalSpacing(space::kMedium);
        grid->setColumnStretch(inLine + 1, 1);
        for (int line = 0; line < table->lines.size(); ++line)
            grid->addWidget(new QLabel(table->lines[line], box), line + 1, 0);
        for (int column = 0; column < table->columns.size(); ++column) {
            auto* heading = new QLabel(text::capitalized(table->columns[column]), box);
            setLook(*heading, "textRole", QStringLiteral("section"));
            grid->addWidget(heading, 0, column + 1);
        }
    }
    for (std::size_t element = 0; element < field.extent; ++element) {
        if (!m_board.naming().isElementThere(field, element)) {
            m_numbers.push_back(nullptr);
            continue;
        }
        const int index = static_cast<int>(element);
        const QString name = text::elementName(m_board.naming(), field, element);
        auto* number = new NumberField(box);
        number->setObjectName(QStringLiteral("switchNumber%1").arg(index));
        number->setAccessibleName(name.isEmpty() ? m_name->text() : name);
        number->setMayBeEmpty(field.optional);
        number->setRange(field.minimum, field.maximum);
        if (field.extent > 1)
            number->setMaximumWidth(widthOfNumber(field, *m_words));
        if (field.optional)
            number->setPlaceholderText(text::capitalized(text::valueName(m_board.naming(), field, kNoEntry)));
        m_numbers.push_back(number);
        connect(number, &NumberField::entered, box,
                [this, key = m_key, element](std::optional<std::int32_t> value) { enter(key, element, value); });
        if (table) {
            grid->addWidget(number, index / inLine + 1, index % inLine + 1);
            continue;
        }
        const int column = 2 * (index % inLine);
        if (!name.isEmpty()) {
            auto* label = new QLabel(withoutMnemonic(name), box);
            label->setBuddy(number);
            grid->addWidget(label, index / inLine, column);
        }
        grid->addWidget(number, index / inLine, name.isEmpty() ? column : column + 1);
    }
    return box;
}

QWidget* SwitchPage::makeSet(const FieldDeclaration& field)
{
    m_ticks = new SetCheckBoxes(m_board.naming(), field, this);
    connect(m_ticks, &SetCheckBoxes::chosen, m_ticks,
            [this, key = m_key](std::int32_t value) { enter(key, 0, value); });
    return m_ticks;
}

QWidget* SwitchPage::makeNames(const FieldDeclaration& field)
{
    m_names = new LocationNames(*m_board.system(), field, this);
    connect(m_names, &LocationNames::refused, m_names, [this](const QString& name) {
        complain(0, name.isEmpty() ? QString() : tr("A location is called “%1” already.").arg(name));
    });
    connect(m_names, &LocationNames::chosen, m_names, [this, key = m_key](const Ranks& names) {
        if (const FieldDeclaration* one = m_board.field(key))
            m_board.setRanks(*one, names);
    });
    return m_names;
}

QWidget* SwitchPage::makeTable(const FieldDeclaration& field)
{
    m_table = new TableEditor(m_board.naming(), *m_board.declaration(), field, this);
    const BodyFacet* body = m_board.system()->body();
    if (body && field.id == body->piecesSwitch())
        m_table->insertAbove(new PieceEditor(m_board, field, *m_table, m_style, m_paintNext));
    m_paintNext = 0;
    m_table->setSaved(m_board.table(field));
    m_table->setDraft(m_drafts.shown(field));
    connect(m_table, &TableEditor::edited, m_table, [this, table = m_table, key = m_key] {
        if (const FieldDeclaration* one = m_board.field(key))
            m_drafts.keep(*one, table->draft());
    });
    connect(m_table, &TableEditor::chosen, m_table, [this, key = m_key] {
        if (const FieldDeclaration* one = m_board.field(key))
            m_drafts.putInForce({one});
    });
    return m_table;
}

void SwitchPage::takeDraft()
{
    if (const FieldDeclaration* one = field(); one && m_table)
        m_table->setDraft(m_drafts.shown(*one));
}

void SwitchPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const FieldDeclaration* one = field();
    if (one && one->extent > 1 && numbersInLine(m_board.naming(), *one, *m_words, width()) != m_inLine)
        show(m_key);
}

void SwitchPage::enter(int key, std::size_t element, std::optional<std::int32_t> number)
{
    // A field left by going to another switch means the one it is of.
    const FieldDeclaration* one = m_board.field(key);
    if (!one)
        return;
    const QString fault = m_board.faultOf(*one, element, number.value_or(kNoEntry));
    if (key == m_key)
        complain(element, fault);
    if (!fault.isEmpty())
        return;
    m_board.set(*one, element, number.value_or(kNoEntry));
}

void SwitchPage::complain(std::size_t element, const QString& sentence)
{
    m_complaint->setText(sentence);
    m_complaint->setVisible(!sentence.isEmpty());
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        if (!m_numbers[i])
            continue;
        setLook(*m_numbers[i], "invalid",
                !sentence.isEmpty() && i == element ? QStringLiteral("true") : QStringLiteral("false"));
    }
}

void SwitchPage::refreshValues(const FieldDeclaration& field)
{
    const System& system = *m_board.system();
    if (m_table)
        m_table->setSaved(m_board.table(field));
    m_lacks->setText(locationNotes(system, field, m_board.switches()).join(QLatin1Char('\n')));
    m_lacks->setVisible(!m_lacks->text().isEmpty());
    const std::int32_t now = m_group ? m_board.value(field, 0) : 0;
    const std::int32_t there = m_group ? m_board.profileValue(field, 0) : 0;
    const bool hasProfile = m_board.chosen() != nullptr;
    for (std::size_t choice = 0; choice < m_marks.size(); ++choice) {
        const auto index = static_cast<std::int32_t>(choice);
        QAbstractButton* button = m_group->button(static_cast<int>(choice));
        button->setChecked(now == index);
        QStringList marks;
        if (hasProfile && there == index)
            marks << tr("in the profile");
        if (field.fallback == index)
            marks << tr("usual");
        m_marks[choice]->setText(marks.join(QStringLiteral(", ")));
        button->setAccessibleDescription(m_marks[choice]->text());
    }
    if (m_ticks)
        m_ticks->show(m_board.value(field, 0));
    if (m_names)
        m_names->show(m_board.ranks(field));
    for (std::size_t element = 0; element < m_numbers.size(); ++element) {
        if (!m_numbers[element])
            continue;
        const std::int32_t value = m_board.value(field, element);
        m_numbers[element]->setNumber(value == kNoEntry ? std::nullopt : std::optional(value));
    }
    // What was refused and is no longer there needs no complaint.
    const bool isRefused = std::ranges::any_of(
        m_numbers, [](const NumberField* number) { return number && number->isModified(); });
    if (!isRefused)
        complain(0, {});
    const bool differs = m_board.differs(field);
    const AnyRecord plain(*m_board.declaration());
    const bool isUsual = !isOtherThanUsual(field, m_board.switches().data());
    const QString usual = text::valuesName(m_board.naming(), field, plain.data());
    const QString profile = hasProfile ? text::valuesName(m_board.naming(), field, m_board.chosen()->switches.data())
                                       : usual;
    const QString name = m_board.shownName(m_board.chosenName());
    m_state->setText(!hasProfile   ? (isUsual ? tr("As usual.") : tr("● Not as usual."))
                         : differs ? tr("● Not as in the profile “%1”.").arg(name)
                                   : tr("As in the profile “%1”.").arg(name));
    setLook(*m_state, "tone", (hasProfile ? differs : !isUsual) ? QStringLiteral("accent") : QStringLiteral("muted"));
    m_toProfile->setText(tr("Back to the profile: %1").arg(profile));
    m_toProfile->setVisible(hasProfile && differs);
    m_toUsual->setText(tr("As usual: %1").arg(usual));
    // A table's own buttons lead to what is usual.
    m_toUsual->setVisible(!m_table && !isUsual && (!hasProfile || usual != profile || !differs));
}

void SwitchPage::focusValues()
{
    if (m_group && m_group->checkedButton())
        m_group->checkedButton()->setFocus(Qt::TabFocusReason);
    else if (m_table)
        m_table->focusFirst();
    else if (m_names)
        m_names->focusFirst();
    else if (m_ticks)
        m_ticks->focusFirst();
    else if (!m_numbers.empty() && m_numbers.front())
        m_numbers.front()->setFocus(Qt::TabFocusReason);
}

}  // namespace hitspread
