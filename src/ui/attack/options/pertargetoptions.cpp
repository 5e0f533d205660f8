#include "ui/attack/options/pertargetoptions.h"

#include "models/fight/digest.h"
#include "models/history/tracemodel.h"
#include "models/play/attackpresenter.h"
#include "services/turn/turnservice.h"
#include "text/fields.h"
#include "text/naming.h"
#include "ui/attack/options/situationoffers.h"
#include "ui/fields/fieldwidgets.h"
#include "ui/fields/rankseditor.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/focushome.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/morebutton.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {
constexpr int kNameLetters = 18;  ///< of a name that are seen at least
/// By their place who of everybody is out of the fight when a phase begins: nothing is decided for them. Empty: none begins.
std::vector<bool> outAsAPhaseBegins(const ActionRecord& action)
{
    const PartDeclaration* people = nullptr;
    const PartDeclaration* conditions = nullptr;
    for (const PartDeclaration& part : action.request.input.action().parts) {
        if (part.role != Role::Target || !part.many || part.isInner())
            continue;
        if (part.record->kind == RecordKind::Character)
            people = &part;
        else if (part.record->kind == RecordKind::Condition)
            conditions = &part;
    }
    std::vector<bool> out;
    if (!people || !conditions || !phaseStepOf(action))
        return out;
    const void* data = action.request.input.data();
    for (std::size_t i = 0; i < people->count(data); ++i) {
        DigestSource source;
        source.character = AnyRecord(*people->record, people->peek(data, i));
        source.condition = AnyRecord(*conditions->record, conditions->peek(data, i));
        out.push_back(digestOf(action.system, source).isOut);
    }
    return out;
}

}  // namespace

PerTargetOptions::PerTargetOptions(AttackPresenter& presenter, QWidget* parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_fold(new MoreButton(tr("Modifiers for each"), this)),
      m_grid(new QGridLayout)
{
    setObjectName(QStringLiteral("eachOptions"));
    m_fold->setObjectName(QStringLiteral("eachFold"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_fold, 0, Qt::AlignLeft);
    column->addLayout(m_grid);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(space::kMedium);
    m_grid->setVerticalSpacing(space::kTiny);
    m_grid->setColumnStretch(0, 1);
    connect(m_fold, &MoreButton::toggled, this, &PerTargetOptions::build);
    connect(&m_presenter, &AttackPresenter::ready, this, &PerTargetOptions::build);
    connect(&m_presenter, &AttackPresenter::changed, this, &PerTargetOptions::refresh);
    hide();
}

std::vector<int> PerTargetOptions::offered(const FieldDeclaration& field, std::uint8_t part, std::uint16_t index) const
{
    const PartDeclaration& declared = m_presenter.declaration().parts[part];
    const std::size_t count = declared.count(m_presenter.action().request.input.data());
    bool isSaid = true;
    for (std::size_t i = 0; i < count; ++i)
        isSaid = isSaid
            && m_presenter.options().number({part, static_cast<std::uint16_t>(i), {index, 0}}) != field.fallback;
    std::vector<int> values;
    for (int value = 0; value < static_cast<int>(field.choices.size()); ++value) {
        if (!isSaid || value != field.fallback)
            values.push_back(value);
    }
    return values;
}

void PerTargetOptions::build()
{
    m_lines.clear();
    for (QWidget* widget : m_made) {
        widget->hide();
        widget->deleteLater();
    }
    m_made.clear();
    if (!m_presenter.isReady())
        return hide();
    std::vector<Column> columns;
    const auto parts = m_presenter.declaration().parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        // People who are bound beside those of the action are none of its options.
        const bool isOption = parts[i].role == Role::Declared && parts[i].record->kind == RecordKind::Options;
        if (!isOption || !parts[i].many || parts[i].isInner())
            continue;
        for (std::size_t field = 0; field < parts[i].record->fields.size(); ++field) {
            if (isForLine(parts[i].record->fields[field]))
                columns.push_back(columnOf(static_cast<std::uint8_t>(i), static_cast<std::uint16_t>(field)));
        }
    }
    // What nobody has to decide stands behind a button: the dice have the room.
    const bool isAsked = std::ranges::any_of(columns, &Column::isChoice);
    const bool hasLists = std::ranges::any_of(columns, &Column::isList);
    m_fold->setVisible(!columns.empty() && (!isAsked || hasLists));
    setVisible(!columns.empty());
    if (!isAsked && !m_fold->isChecked())
        return;
    // One alone is what the window asks; several have to say which is which.
    if (std::ranges::count(columns, false, &Column::isList) > 1)
        addHeadings(columns);
    const QStringList names = namesIn(m_presenter.action(), Role::Target);
    const std::vector<bool> isOut = isAsked ? outAsAPhaseBegins(m_presenter.action()) : std::vector<bool>();
    bool hasOffers = false;
    for (qsizetype who = 0; who < names.size(); ++who) {
        if (static_cast<std::size_t>(who) < isOut.size() && isOut[static_cast<std::size_t>(who)])
            continue;
        addLine(static_cast<std::uint16_t>(who), names.at(who), columns);
        hasOffers |= addLists(static_cast<std::uint16_t>(who), names.at(who), columns);
    }
    refresh();
    if (hasOffers)
        askSituations(*this, m_presenter);
}

bool PerTargetOptions::isForLine(const FieldDeclaration& field)
{
    const bool isShort = field.kind == FieldKind::Choice || field.kind == FieldKind::Number
        || field.kind == FieldKind::Flag || field.kind == FieldKind::RankList;
    return isShort && field.extent == 1 && !field.names;
}

PerTargetOptions::Column PerTargetOptions::columnOf(std::uint8_t part, std::uint16_t index) const
{
    const PartDeclaration& declared = m_presenter.declaration().parts[part];
    const FieldDeclaration& field = declared.record->fields[index];
    return {part,
            index,
            text::fieldName(text::Naming(m_presenter.action().request), *declared.record, field),
            wordsFor(field, part, index),
            declared.count(m_presenter.action().request.input.data()),
            field.kind == FieldKind::Choice,
            field.kind == FieldKind::RankList};
}

void PerTargetOptions::addHeadings(const std::vector<Column>& columns)
{
    const int line = m_grid->rowCount();
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].isList)
            continue;
        auto* heading = new QLabel(columns[i].title, this);
        setLook(*heading, "textRole", QStringLiteral("secondary"));
        heading->setWordWrap(true);
        heading->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
        m_grid->addWidget(heading, line, static_cast<int>(i) + 1);
        m_made.push_back(heading);
    }
}

FieldWords PerTargetOptions::wordsFor(const FieldDeclaration& field, std::uint8_t part, std::uint16_t index) const
{
    const text::Naming names(m_presenter.action().request);
    const RecordDeclaration& record = *m_presenter.declaration().parts[part].record;
    FieldWords words = wordsOf(names, record, field, 0);
    if (field.kind != FieldKind::Choice)
        return words;
    const std::vector<int> values = offered(field, part, index);
    const QStringList all = std::exchange(words.choices, {});
    const std::vector<std::int32_t> known = std::exchange(words.values, {});
    for (std::size_t i = 0; i < known.size(); ++i) {
        if (std::ranges::find(values, known[i]) == values.end())
            continue;
        words.choices << all[static_cast<qsizetype>(i)];
        words.values.push_back(known[i]);
    }
    return words;
}

void PerTargetOptions::addLine(std::uint16_t who, const QString& name, const std::vector<Column>& columns)
{
    const int line = m_grid->rowCount();
    ElidedLabel* label = nullptr;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (who >= columns[i].count || columns[i].isList)
            continue;
        if (!label) {
            label = new ElidedLabel(this);
            label->setText(name);
            const QFontMetrics metrics = label->fontMetrics();
            label->setMinimumWidth(
                std::min(metrics.horizontalAdvance(name) + space::kTiny, kNameLetters * metrics.averageCharWidth()));
            m_grid->addWidget(label, line, 0);
            m_made.push_back(label);
        }
        addControl(who, name, columns[i], line, static_cast<int>(i) + 1);
    }
}

bool PerTargetOptions::addLists(std::uint16_t who, const QString& name, const std::vector<Column>& columns)
{
    bool isThere = false;
    for (const Column& column : columns) {
        if (!column.isList || who >= column.count)
            continue;
        const LoggedValue value = m_presenter.options().value({column.part, who, {column.field, 0}});
        const auto* ranks = std::get_if<Ranks>(&value);
        if (!m_fold->isChecked() && (!ranks || ranks->entries.empty()))
            continue;
        addControl(who, name, column, m_grid->rowCount(), 1);
        isThere = true;
    }
    return isThere;
}

void PerTargetOptions::addControl(std::uint16_t who, const QString& name, const Column& column, int line, int place)
{
    const FieldDeclaration& field = m_presenter.declaration().parts[column.part].record->fields[column.field];
    FieldWords words = column.words;
    words.name = tr("%1: %2", "name, what is declared").arg(name, column.title);
    QWidget* control = controlFor(field, words.choices.size(), ControlPlace::Row, this);
    control->setObjectName(QStringLiteral("each_%1_%2").arg(QString::fromUtf8(field.id), QString::number(who)));
    // The heading has the words.
    if (field.kind == FieldKind::Flag)
        control->setProperty("bare", true);
    if (auto* list = qobject_cast<RanksEditor*>(control)) {
        list->setAddText(tr("Add modifier…"));
        // Whoever has one modifier may have another: the keyboard stays with him.
        new FocusHome(*list, FocusHome::Kind::Dialog, [list] { list->setFocus(); });
    }
    std::unique_ptr<FieldAdapter> adapter = FieldAdapter::make(*control, field, words, FieldAdapter::Telling::WhenLeft);
    const FieldPath path{column.part, who, {column.field, 0}};
    connect(adapter.get(), &FieldAdapter::typed, this,
            [this, path](const LoggedValue& value) { m_presenter.options().set(path, value); });
    const bool takesRow = column.isChoice || column.isList;
    m_grid->addWidget(control, line, place, 1, column.isList ? -1 : 1, takesRow ? Qt::Alignment() : Qt::AlignLeft);
    m_made.push_back(control);
    m_lines.push_back({path, std::move(adapter)});
}

void PerTargetOptions::refresh()
{
    for (const Line& line : m_lines)
        line.adapter->show(m_presenter.options().value(line.path));
}

}  // namespace hitspread
