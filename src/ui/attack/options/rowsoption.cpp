#include "ui/attack/options/rowsoption.h"

#include "models/fight/fight.h"
#include "models/library/fieldwords.h"
#include "models/play/attackpresenter.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/naming.h"
#include "ui/attack/attackpanels.h"
#include "ui/fields/fieldwidgets.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keyboard/focushome.h"
#include "ui/widgets/keyboard/mnemonics.h"

#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

constexpr std::size_t kMostDigits = 10;
constexpr int kPeopleLetters = 9;  ///< of a name that are seen at least

/// Digits as they stand on the keyboard: 0 is the tenth.
QString digitOf(std::size_t offer)
{
    return offer < kMostDigits ? QString::number((offer + 1) % kMostDigits) : QString();
}

}  // namespace

RowsOption::RowsOption(const OptionRows& rows, const FieldName& count, QWidget* parent)
    : QWidget(parent), m_presenter(rows.presenter), m_count(count), m_grid(new QGridLayout), m_buttons(nullptr)
{
    setObjectName(QStringLiteral("rows_") + text::asKept(std::string(m_count.field())));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(OptionRow::dotRoom(*this), 0, 0, space::kTiny);
    column->setSpacing(space::kSmall);
    column->addLayout(m_grid);
    m_grid->setHorizontalSpacing(space::kSmall);
    m_grid->setVerticalSpacing(space::kTiny);
    auto* offers = new QWidget(this);
    m_buttons = new FlowLayout(space::kSmall, offers);
    column->addWidget(offers);
    connect(&m_presenter, &AttackPresenter::ready, this, &RowsOption::build);
    connect(&m_presenter, &AttackPresenter::changed, this, &RowsOption::refresh);
    build();
}

RowsOption::~RowsOption() = default;

std::optional<FieldPath> RowsOption::at(std::uint16_t field, std::size_t row) const
{
    std::optional<FieldPath> place = m_presenter.options().path(m_count);
    if (place)
        place->place = {field, static_cast<std::uint16_t>(row)};
    return place;
}

const FieldDeclaration& RowsOption::declared(std::uint16_t field) const
{
    return m_presenter.options().fieldAt(*at(field, 0));
}

std::int32_t RowsOption::number(std::uint16_t field, std::size_t row) const
{
    return m_presenter.options().number(*at(field, row));
}

void RowsOption::set(std::uint16_t field, std::size_t row, std::int32_t value)
{
    if (const auto place = at(field, row))
        m_presenter.options().setNumber(*place, value);
}

std::size_t RowsOption::size() const
{
    return static_cast<std::size_t>(std::max(number(m_countField, 0), 0));
}

void RowsOption::build()
{
    const auto place = m_presenter.options().path(m_count);
    setVisible(place.has_value());
    if (!place)
        return;
    while (!m_lines.empty())
        dropLine();
    m_countField = place->place.field;
    m_fields.clear();
    const auto fields = m_presenter.declaration().parts[place->part].record->fields;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (fields[i].countedBy == m_count.field())
            m_fields.push_back(static_cast<std::uint16_t>(i));
    }
    if (m_headings.empty())
        addHeadings();
    fillOffers();
    refresh();
}

void RowsOption::addHeadings()
{
    const PartDeclaration& part = m_presenter.declaration().parts[at(m_countField, 0)->part];
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const FieldDeclaration& field = declared(m_fields[i]);
        if (field.kept)
            continue;
        auto* heading = new QLabel(text::fieldName(text::Naming(m_presenter.action().request), *part.record, field),
                                   this);
        setLook(*heading, "textRole", QStringLiteral("secondary"));
        m_grid->addWidget(heading, 0, static_cast<int>(i));
        if (field.kind != FieldKind::Number || field.names)
            m_grid->setColumnStretch(static_cast<int>(i), 1);
        m_headings.push_back(heading);
    }
}

QComboBox* RowsOption::peopleAt(std::uint16_t field, std::size_t row)
{
    auto* list = new QComboBox(this);
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setMinimumContentsLength(kPeopleLetters);
    list->addItem(tr("Anybody"), 0);
    const FightSnapshot& fight = m_presenter.fight().snapshot();
    const CombatantView* who = fight.find(m_presenter.order().actor);
    for (const bool isOwn : {false, true}) {
        for (const CombatantView& other : fight.combatants) {
            const bool isSame = who && who->combatant.side == other.combatant.side;
            if (isSame == isOwn && !other.combatant.away && (!who || other.combatant.id != who->combatant.id))
                list->addItem(text::visible(other.combatant.name), static_cast<int>(other.combatant.id));
        }
    }
    connect(list, &QComboBox::activated, this,
            [this, field, row, list] { set(field, row, list->currentData().toInt()); });
    return list;
}

QWidget* RowsOption::controlAt(std::uint16_t field, std::size_t row, Line& line)
{
    const FieldDeclaration& shown = declared(field);
    Control control{.field = field, .adapter = nullptr};
    if (shown.names) {
        control.people = peopleAt(field, row);
        line.controls.push_back(std::move(control));
        return line.controls.back().people;
    }
    const PartDeclaration& part = m_presenter.declaration().parts[at(field, row)->part];
    const FieldWords words = wordsOf(text::Naming(m_presenter.action().request), *part.record, shown, 0);
    QWidget* widget = controlFor(shown, words.choices.size(), ControlPlace::Row, this);
    if (auto* list = qobject_cast<QComboBox*>(widget)) {
        list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        list->setMinimumContentsLength(kPeopleLetters);
    }
    control.adapter = FieldAdapter::make(*widget, shown, words, FieldAdapter::Telling::WhenLeft);
    connect(control.adapter.get(), &FieldAdapter::typed, this, [this, field, row](const LoggedValue& value) {
        if (const auto place = at(field, row))
            m_presenter.options().set(*place, value);
    });
    line.controls.push_back(std::move(control));
    return widget;
}

void RowsOption::addLine()
{
    const std::size_t row = m_lines.size();
    Line line;
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const FieldDeclaration& field = declared(m_fields[i]);
        if (field.kept)
            continue;
        QWidget* widget = controlAt(m_fields[i], row, line);
        const PartDeclaration& part = m_presenter.declaration().parts[at(m_fields[i], row)->part];
        widget->setObjectName(QStringLiteral("row_%1_%2").arg(QString::fromUtf8(field.id), QString::number(row)));
        widget->setAccessibleName(
            tr("Line %1: %2")
                .arg(QString::number(row + 1),
                     text::fieldName(text::Naming(m_presenter.action().request), *part.record, field)));
        m_grid->addWidget(widget, static_cast<int>(row) + 1, static_cast<int>(i));
        line.widgets.push_back(widget);
    }
    auto* off = new QToolButton(this);
    off->setText(tr("×"));
    off->setToolTip(tr("Take line %1 out").arg(row + 1));
    off->setAccessibleName(off->toolTip());
    off->setObjectName(QStringLiteral("row_off_%1").arg(row));
    connect(
        off, &QToolButton::clicked, this, [this, row] { remove(row); }, Qt::QueuedConnection);
    m_grid->addWidget(off, static_cast<int>(row) + 1, static_cast<int>(m_fields.size()));
    line.widgets.push_back(off);
    m_lines.push_back(std::move(line));
}

void RowsOption::dropLine()
{
    // A control may still be telling what was typed.
    for (QWidget* widget : m_lines.back().widgets) {
        widget->hide();
        widget->setObjectName({});
        widget->deleteLater();
    }
    m_lines.pop_back();
}

void RowsOption::refresh()
{
    if (!m_presenter.options().path(m_count) || m_fields.empty())
        return;
    const std::size_t most = declared(m_fields.front()).extent;
    while (m_lines.size() > size())
        dropLine();
    while (m_lines.size() < std::min(size(), most))
        addLine();
    for (QWidget* heading : m_headings)
        heading->setVisible(!m_lines.empty());
    for (std::size_t row = 0; row < m_lines.size(); ++row) {
        for (const Control& control : m_lines[row].controls) {
            const std::int32_t value = number(control.field, row);
            if (control.adapter)
                control.adapter->show(std::int64_t{value});
            else
                control.people->setCurrentIndex(qMax(0, control.people->findData(value)));
        }
    }
}

void RowsOption::fillOffers()
{
    m_offers = linesFor(m_presenter.action(), m_count);
    for (QPushButton* button : m_offered) {
        button->hide();
        button->setObjectName({});
        button->deleteLater();
    }
    m_offered.clear();
    for (std::size_t i = 0; i < m_offers.size(); ++i) {
        const QString digit = digitOf(i);
        auto* button = new QPushButton(withoutMnemonic(digit.isEmpty()
                                                           ? m_offers[i].words
                                                           : tr("%1  %2", "key, what").arg(digit, m_offers[i].words)),
                                       this);
        button->setObjectName(QStringLiteral("rowOffer_%1").arg(i));
        button->setProperty("plain", QStringLiteral("true"));
        button->setAccessibleName(m_offers[i].words);
        button->setAutoDefault(false);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QPushButton::clicked, this, [this, i] { add(i); });
        m_buttons->insertWidget(m_buttons->count(), button);
        m_offered.push_back(button);
    }
}

std::vector<std::int32_t> RowsOption::valuesOf(const LineOffer& offer) const
{
    const RecordId ordered = m_presenter.order().target;
    const RecordId whom = ordered != 0 ? ordered : m_presenter.fight().choice().target;
    std::vector<std::int32_t> values;
    for (const std::uint16_t index : m_fields) {
        const FieldDeclaration& field = declared(index);
        const auto named = std::ranges::find(offer.values, field.id, &std::pair<std::string_view, std::int32_t>::first);
        if (named != offer.values.end())
            values.push_back(named->second);
        else
            values.push_back(field.id == offer.whom ? static_cast<std::int32_t>(whom) : field.fallback);
    }
    return values;
}

void RowsOption::add(std::size_t offer)
{
    put(valuesOf(m_offers[offer]));
    goHome();
}

/// What is pressed next is Enter, wherever the keyboard was.
void RowsOption::goHome()
{
    if (const FocusHome* home = FocusHome::of(*this))
        home->go();
}

std::optional<std::uint16_t> RowsOption::timesField() const
{
    const auto times = std::ranges::find_if(m_fields, [this](std::uint16_t index) {
        const FieldDeclaration& field = declared(index);
        return field.kind == FieldKind::Number && !field.names && !field.kept;
    });
    return times == m_fields.end() ? std::nullopt : std::optional(*times);
}

bool RowsOption::isLine(std::size_t row, const std::vector<std::int32_t>& values, std::uint16_t but) const
{
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const bool counts = m_fields[i] != but && !declared(m_fields[i]).kept;
        if (counts && number(m_fields[i], row) != values[i])
            return false;
    }
    return true;
}

void RowsOption::put(const std::vector<std::int32_t>& values)
{
    const std::size_t last = size();
    const std::optional<std::uint16_t> times = timesField();
    for (std::size_t row = 0; row < last && times; ++row) {
        if (isLine(row, values, *times))
            return set(*times, row, std::min(number(*times, row) + 1, declared(*times).maximum));
    }
    if (last >= declared(m_fields.front()).extent)
        return;
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        set(m_fields[i], last, values[i]);
    set(m_countField, 0, static_cast<std::int32_t>(last) + 1);
}

void RowsOption::remove(std::size_t row)
{
    const std::size_t last = size();
    if (row >= last)
        return;
    for (const std::uint16_t field : m_fields) {
        for (std::size_t i = row; i + 1 < last; ++i)
            set(field, i, number(field, i + 1));
        set(field, last - 1, declared(field).fallback);
    }
    set(m_countField, 0, static_cast<std::int32_t>(last) - 1);
}

bool RowsOption::takeKey(const QKeyEvent& event)
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier || isHidden() || !m_presenter.isReady())
        return false;
    if (event.key() == Qt::Key_Backspace && size() > 0) {
        remove(size() - 1);
        goHome();
        return true;
    }
    if (event.key() < Qt::Key_0 || event.key() > Qt::Key_9)
        return false;
    const auto offer = static_cast<std::size_t>((event.key() - Qt::Key_0 + 9) % static_cast<int>(kMostDigits));
    if (offer < m_offers.size())
        add(offer);
    return true;
}

}  // namespace hitspread
