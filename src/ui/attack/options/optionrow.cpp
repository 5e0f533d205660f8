#include "ui/attack/options/optionrow.h"

#include "models/play/attackpresenter.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/options/labelcolumn.h"
#include "ui/fields/editedmark.h"
#include "ui/fields/fieldadapter.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/fields/fieldwidgets.h"
#include "ui/fields/numberfield.h"
#include "ui/fields/rankseditor.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/helpsource.h"
#include "ui/widgets/keyboard/focushome.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/segmentrow.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <tuple>
#include <utility>

namespace hitspread {

namespace {

/// A stat is called as on the sheet, a skill as in the list of skills.
QString nameOf(const text::Naming& names, const std::string& name)
{
    const System& system = names.system();
    const RecordDeclaration* character = system.record(RecordKind::Character);
    const FieldDeclaration* stat = character ? character->find(name) : nullptr;
    return stat && stat->isNumeric() ? text::fieldName(names, *character, *stat) : text::rankName(system, name);
}

}  // namespace

OptionRow::OptionRow(const OptionRows& rows, const FieldName& field, Shape shape, QWidget* parent)
    : QWidget(parent),
      m_presenter(rows.presenter),
      m_style(rows.style),
      m_labels(rows.labels),
      m_field(field),
      m_shape(std::move(shape)),
      m_hint(new ElidedLabel(this)),
      m_worth(new QLabel(this)),
      m_mark(new EditedMark(tr("Reset %1").arg(m_shape.label),
                            tr("Changed by you. Click to take the fight's value again."), this)),
      m_complaint(new FieldComplaint(this))
{
    const QString id = text::asKept(std::string(m_field.field()));
    setLook(*m_hint, "textRole", QStringLiteral("secondary"));
    m_hint->hide();
    m_worth->setObjectName(QStringLiteral("worth_") + id);
    setLook(*m_worth, "textRole", QStringLiteral("secondary"));
    setLook(*m_worth, "tone", QStringLiteral("ok"));
    m_worth->hide();
    m_complaint->setObjectName(QStringLiteral("complaint_") + id);
    m_mark->setObjectName(QStringLiteral("reset_") + id);
    m_mark->setFixedWidth(EditedMark::narrowIn(*this));
    connect(m_mark, &EditedMark::clicked, this, [this] {
        if (const auto place = path()) {
            m_presenter.options().reset(*place);
            Q_EMIT takenBack();
        }
    });
    connect(&m_presenter, &AttackPresenter::ready, this, &OptionRow::build);
    connect(&m_presenter, &AttackPresenter::changed, this, &OptionRow::refresh);
    connect(&m_style, &ApplicationStyle::themeChanged, this, &OptionRow::refresh);
    build();
}

OptionRow::~OptionRow() = default;

int OptionRow::dotRoom(const QWidget& row)
{
    return EditedMark::narrowIn(row) + kGap;
}

std::optional<FieldPath> OptionRow::path() const
{
    if (const auto place = m_presenter.options().path(m_field))
        return place;
    for (const FieldName& other : m_shape.alsoIn) {
        if (const auto place = m_presenter.options().path(other))
            return place;
    }
    return std::nullopt;
}

void OptionRow::build()
{
    const auto place = path();
    if (m_control || !place)
        return refresh();
    makeControl(*place);
    const FieldKind kind = m_presenter.options().fieldAt(*place).kind;
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kGap);
    grid->setVerticalSpacing(2);
    int column = 0;
    grid->addWidget(m_mark, 0, column++);
    if (kind != FieldKind::Flag && kind != FieldKind::RankList) {
        QLabel* label = m_labels.add(m_shape.label, this);
        label->setBuddy(m_control);
        grid->addWidget(label, 0, column++);
    }
    m_hint->setAlignment((kind == FieldKind::Flag ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    const bool isNumber = qobject_cast<NumberField*>(m_control) != nullptr;
    if (isNumber || kind == FieldKind::Flag) {
        grid->addWidget(m_control, 0, column++);
        grid->addWidget(m_hint, 0, column);
    } else {
        // Boxes keep their size; segments and lists take the row.
        grid->addWidget(m_control, 0, column, kind == FieldKind::Number ? Qt::AlignLeft : Qt::Alignment());
        grid->addWidget(m_hint, 1, column);
    }
    const int stretched = column++;
    grid->setColumnStretch(stretched, 1);
    // Beside a flag, which has the room, and below everything else.
    if (kind == FieldKind::Flag)
        grid->addWidget(m_worth, 0, column++);
    else
        grid->addWidget(m_worth, 3, stretched);
    grid->addWidget(m_complaint, 2, 1, 1, column);
    refresh();
}

QStringList OptionRow::locationsOffered(FieldPath path) const
{
    const FieldDeclaration& field = m_presenter.options().fieldAt(path);
    const auto locations = m_presenter.system().locations();
    const auto isPlace = [&](std::string_view id) { return std::ranges::find(locations, id) != locations.end(); };
    if (field.kind != FieldKind::Choice || std::ranges::none_of(field.choices, isPlace))
        return {};
    return text::Naming(m_presenter.action().request).all();
}

void OptionRow::remake(FieldPath path)
{
    QWidget* before = m_control;
    const bool hasFocus = before->hasFocus();
    m_adapter.reset();
    m_refused.clear();
    makeControl(path);
    delete layout()->replaceWidget(before, m_control);
    for (QLabel* label : findChildren<QLabel*>()) {
        if (label->buddy() == before)
            label->setBuddy(m_control);
    }
    // It may be looked for by its name before it is gone.
    before->setObjectName({});
    before->hide();
    before->deleteLater();
    if (hasFocus)
        m_control->setFocus();
}

void OptionRow::makeControl(FieldPath path)
{
    m_locations = locationsOffered(path);
    FieldDeclaration field = m_presenter.options().fieldAt(path);
    if (m_shape.most >= 0)
        field.maximum = m_shape.most;
    const FieldWords words = wordsFor(path, field);
    const QString id = text::asKept(std::string(m_field.field()));
    // What is chosen among no names is written.
    const bool isWritten = field.kind == FieldKind::Text && !offerFor(m_presenter.action(), m_field);
    m_control = isWritten ? new QLineEdit(this) : controlFor(field, words.choices.size(), ControlPlace::Row, this);
    m_control->setObjectName(QStringLiteral("option_") + id);
    // Once the key is through: it is no Enter of the window's besides.
    if (auto* line = qobject_cast<QLineEdit*>(m_control); line && isWritten)
        connect(
            line, &QLineEdit::returnPressed, line,
            [line] {
                if (const FocusHome* home = FocusHome::of(*line))
                    home->go();
            },
            Qt::QueuedConnection);
    m_adapter = FieldAdapter::make(*m_control, field, words, FieldAdapter::Telling::WhenLeft);
    connect(m_adapter.get(), &FieldAdapter::typed, this, [this](const LoggedValue& value) {
        Q_EMIT picked();
        if (const auto place = this->path())
            m_presenter.options().set(*place, value);
    });
    setProperty(kRulesProperty, m_control->property(kRulesProperty));
    if (auto* segments = qobject_cast<SegmentRow*>(m_control)) {
        for (int i = 0; i < segments->count(); ++i) {
            QAbstractButton* button = segments->button(i);
            button->setObjectName(
                QStringLiteral("%1_%2").arg(id, QString::number(words.values[static_cast<std::size_t>(i)])));
            if (field.kind == FieldKind::Choice)
                button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        }
        m_offered = words.values;
    } else if (auto* list = qobject_cast<QComboBox*>(m_control)) {
        list->setPlaceholderText(tr("Choose one"));
        m_offered = words.values;
    } else if (auto* ranks = qobject_cast<RanksEditor*>(m_control)) {
        ranks->setAddText(m_shape.label);
    }
}

FieldWords OptionRow::wordsFor(FieldPath path, const FieldDeclaration& field) const
{
    const text::Naming names(m_presenter.action().request);
    const PartDeclaration& part = m_presenter.declaration().parts[path.part];
    FieldWords words = wordsOf(names, *part.record, field, path.place.element);
    words.name = m_shape.label;
    for (qsizetype i = 0; i < std::min(m_shape.choices.size(), words.choices.size()); ++i)
        words.choices[i] = m_shape.choices[i];
    std::vector<int> only = m_shape.only;
    if (const auto offer = only.empty() && field.kind == FieldKind::Choice ? offerFor(m_presenter.action(), m_field)
                                                                           : std::nullopt)
        only.assign(offer->choices.begin(), offer->choices.end());
    if (only.empty())
        return words;
    const QStringList all = std::exchange(words.choices, {});
    words.values = only;
    for (const int choice : only)
        words.choices << all[choice];
    return words;
}

bool OptionRow::offerNames(QComboBox& list, FieldPath path)
{
    const std::string now = std::get<std::string>(m_presenter.options().value(path));
    auto names = offerFor(m_presenter.action(), m_field).value_or(FieldChoices{}).names;
    const bool isHis = std::ranges::any_of(names, [&](const auto& one) { return one.first == now; });
    // A skill chosen before stats were asked for, or somebody else's.
    if (!isHis && m_presenter.options().isChanged(path)) {
        m_presenter.options().reset(path);
        return false;
    }
    if (!isHis && !now.empty())
        names.emplace_back(now, kNoEntry);
    std::vector<std::pair<QString, QString>> entries;
    for (const auto& [name, rank] : names) {
        const QString words = nameOf(text::Naming(m_presenter.action().request), name);
        entries.emplace_back(rank == kNoEntry ? words : tr("%1 %2").arg(words, text::number(rank)), text::asKept(name));
    }
    std::ranges::sort(entries, [](const auto& a, const auto& b) { return a.first.localeAwareCompare(b.first) < 0; });
    list.clear();
    for (const auto& [words, name] : entries)
        list.addItem(words, name);
    return true;
}

void OptionRow::refresh()
{
    const auto place = path();
    const bool matters = place && m_presenter.action().request.input.matters(place->part, place->place.field);
    setVisible(matters);
    if (!matters || !m_control)
        return;
    if (locationsOffered(*place) != m_locations)
        remake(*place);
    auto* names = qobject_cast<QComboBox*>(m_control);
    if (names && m_presenter.options().fieldAt(*place).kind == FieldKind::Text && !offerNames(*names, *place))
        return;
    m_adapter->show(m_instead ? LoggedValue(std::int64_t{*m_instead}) : m_presenter.options().value(*place));
    showRange(*place);
    showRefusals();
    m_mark->setVisible(m_presenter.options().isChanged(*place));
    const bool isSaid = !m_isQuiet || m_presenter.options().isChanged(*place);
    const QString complaint = isSaid ? m_presenter.complaints().at(*place) : QString();
    m_complaint->say(complaint, m_style.theme());
    setLook(*m_control, "invalid", complaint.isEmpty() ? QStringLiteral("false") : QStringLiteral("true"));
}

bool OptionRow::saysInSight(const QString& sentence) const
{
    // The row has its place before the sentence in it has.
    return m_complaint->isVisible() && m_complaint->text() == sentence && !visibleRegion().isEmpty();
}

bool OptionRow::focusWrong()
{
    auto* number = qobject_cast<NumberField*>(m_control);
    const auto place = path();
    if (!number || !place || m_presenter.complaints().at(*place).isEmpty())
        return false;
    number->setFocus(Qt::ShortcutFocusReason);
    number->selectAll();
    return true;
}

/// What the rest of the action leaves of the range of a number.
void OptionRow::showRange(FieldPath path)
{
    FieldDeclaration field = m_presenter.options().fieldAt(path);
    const auto offer = field.kind == FieldKind::Number ? offerFor(m_presenter.action(), m_field) : std::nullopt;
    if (!offer)
        return;
    if (offer->range)
        std::tie(field.minimum, field.maximum) = *offer->range;
    setHint(offer->range ? text::numbersOf(field) : QString());
    if (auto* number = qobject_cast<NumberField*>(m_control))
        number->setRange(field.minimum, field.maximum);
}

void OptionRow::showRefusals()
{
    const auto place = path();
    if (!place || m_presenter.isFinished())
        return;
    for (const std::int32_t choice : m_offered) {
        const auto own = m_refused.find(choice);
        const bool isOwn = own != m_refused.end() && !own->second.isEmpty();
        m_adapter->refuse(choice, isOwn ? own->second : m_presenter.options().refusalOf(*place, std::int64_t{choice}));
    }
}

void OptionRow::setHint(const QString& hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    placeHint();
}

/// Beside a number, or below it where there is too little room.
void OptionRow::placeHint()
{
    auto* grid = qobject_cast<QGridLayout*>(layout());
    if (!grid || !qobject_cast<NumberField*>(m_control))
        return;
    const int room = width() - m_control->geometry().right() - 1 - kGap;
    const int line = m_hint->sizeHint().width() <= room ? 0 : 1;
    int now = 0;
    int column = 0;
    int across = 0;
    grid->getItemPosition(grid->indexOf(m_control), &now, &column, &now, &across);
    grid->getItemPosition(grid->indexOf(m_hint), &now, &across, &across, &across);
    if (now == line)
        return;
    grid->removeWidget(m_hint);
    grid->addWidget(m_hint, line, column + 1 - line, 1, 1 + line);
}

void OptionRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeHint();
}

void OptionRow::setWorth(const QString& worth)
{
    // A label without a word is no line high.
    m_worth->setText(worth.isEmpty() ? QString(QChar::Nbsp) : worth);
    m_worth->setVisible(m_keepsWorthLine || !worth.isEmpty());
}

void OptionRow::keepWorthLine(bool keeps)
{
    m_keepsWorthLine = keeps;
    m_worth->setVisible(keeps || !m_worth->text().trimmed().isEmpty());
}

void OptionRow::setWorthDimmed(bool dimmed)
{
    m_worth->setEnabled(!dimmed);
}

bool OptionRow::isOf(std::string_view part, std::string_view field) const
{
    return m_field.part() == part && m_field.field() == field;
}

void OptionRow::showInstead(std::optional<std::int32_t> number)
{
    if (std::exchange(m_instead, number) != number)
        refresh();
}

void OptionRow::setRefused(int choice, const QString& reason)
{
    m_refused[choice] = reason;
    showRefusals();
}

}  // namespace hitspread
