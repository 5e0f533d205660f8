#include "ui/attack/optionrow.h"

#include "text/fields.h"
#include "text/labels.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/labelcolumn.h"
#include "ui/fields/numberfield.h"
#include "ui/fields/rankseditor.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/helpsource.h"
#include "ui/widgets/pickedbutton.h"
#include "ui/widgets/segmentrow.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QToolButton>

#include <algorithm>
#include <tuple>

namespace hitspread {

namespace {
constexpr QChar kDot(0x25CF);
constexpr int kOptionRowMostSegments = 5;
constexpr int kOptionRowLeastLetters = 10;

/// A stat is called as on the sheet, a skill as in the list of skills.
QString nameOf(const System& system, const std::string& name)
{
    const RecordDeclaration* character = system.record(RecordKind::Character);
    const FieldDeclaration* stat = character ? character->find(name) : nullptr;
    return stat && stat->isNumeric() ? text::fieldName(system, *character, *stat) : text::rankName(system, name);
}
}  // namespace

OptionRow::OptionRow(AttackPresenter& presenter, std::string_view part, std::string_view field, const Shape& shape,
                     QWidget* parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_part(part),
      m_field(field),
      m_shape(shape),
      m_hint(new ElidedLabel(this)),
      m_complaint(new QLabel(this)),
      m_dot(new QToolButton(this))
{
    m_hint->setText(shape.hint);
    setLook(*m_hint, "textRole", QStringLiteral("secondary"));
    setLook(*m_complaint, "tone", QStringLiteral("dmg"));
    m_complaint->setWordWrap(true);
    m_complaint->setObjectName(QStringLiteral("complaint_") + QString::fromStdString(m_field));
    m_dot->setText(kDot);
    m_dot->setObjectName(QStringLiteral("reset_") + QString::fromStdString(m_field));
    m_dot->setToolTip(tr("Changed by you. Click to take the fight's value again."));
    m_dot->setAccessibleName(tr("Reset %1").arg(m_shape.label));
    m_dot->setProperty("changed", true);
    QSizePolicy keep = m_dot->sizePolicy();
    keep.setRetainSizeWhenHidden(true);
    m_dot->setSizePolicy(keep);
    m_dot->setFixedSize(dotRoom(*this) - kGap, qMax(space::kLeastTarget, fontMetrics().height()));
    connect(m_dot, &QToolButton::clicked, this, [this] {
        if (const auto place = path())
            m_presenter.reset(*place);
    });
    connect(&m_presenter, &AttackPresenter::ready, this, &OptionRow::build);
    connect(&m_presenter, &AttackPresenter::changed, this, &OptionRow::refresh);
    build();
}

int OptionRow::dotRoom(const QWidget& row)
{
    return row.fontMetrics().horizontalAdvance(kDot) + 12 + kGap;
}

std::optional<FieldPath> OptionRow::path() const
{
    if (const auto place = m_presenter.path(m_part, m_field))
        return place;
    for (const std::string& part : m_shape.alsoIn) {
        if (const auto place = m_presenter.path(part, m_field))
            return place;
    }
    return std::nullopt;
}

void OptionRow::build()
{
    const auto place = path();
    if (m_control || !place)
        return refresh();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kGap);
    grid->setVerticalSpacing(2);
    m_control = makeControl();
    m_control->setObjectName(QStringLiteral("option_") + QString::fromStdString(m_field));
    m_control->setAccessibleName(m_shape.label);
    const FieldDeclaration& field = m_presenter.fieldAt(*place);
    const QString rules = QString::fromUtf8(field.rules);
    m_control->setToolTip(rules);
    setProperty(kRulesProperty, rules);
    int column = 0;
    if (field.kind != FieldKind::Flag && field.kind != FieldKind::RankList) {
        QLabel* label = m_shape.labels->add(m_shape.label, this);
        label->setBuddy(m_control);
        grid->addWidget(label, 0, column++);
    }
    m_hint->setAlignment((field.kind == FieldKind::Flag ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    m_hint->setVisible(!m_hint->text().isEmpty());
    const bool fills = field.kind == FieldKind::Choice || field.kind == FieldKind::Set
        || field.kind == FieldKind::RankList || field.kind == FieldKind::Text || m_shape.most >= 0;
    if (fills) {
        // Boxes keep their size; segments and lists take the row.
        grid->addWidget(m_control, 0, column, m_shape.most >= 0 ? Qt::AlignLeft : Qt::Alignment());
        grid->addWidget(m_hint, 1, column);
    } else {
        grid->addWidget(m_control, 0, column++);
        grid->addWidget(m_hint, 0, column);
    }
    grid->setColumnStretch(column++, 1);
    grid->addWidget(m_dot, 0, column);
    grid->addWidget(m_complaint, 2, 0, 1, column + 1);
    refresh();
}

QWidget* OptionRow::makeControl()
{
    switch (m_presenter.fieldAt(*path()).kind) {
    case FieldKind::Flag: {
        auto* box = new QCheckBox(m_shape.label, this);
        connect(box, &QCheckBox::clicked, this, [this](bool on) { m_presenter.setNumber(*path(), on ? 1 : 0); });
        m_show = [this, box] { box->setChecked(m_presenter.number(*path()) != 0); };
        return box;
    }
    case FieldKind::Choice: return makeChoice();
    case FieldKind::Set: return makeSet();
    case FieldKind::RankList: return makeRanks();
    case FieldKind::Text: return makeNames();
    default: return makeNumber();
    }
}

QWidget* OptionRow::makeNumber()
{
    const FieldDeclaration& field = m_presenter.fieldAt(*path());
    if (m_shape.most >= 0) {
        auto* boxes = new SegmentRow(this, SegmentRow::Look::NumberBoxes);
        QStringList texts;
        for (int i = 0; i <= m_shape.most; ++i) {
            texts << QString::number(i);
            m_offered.push_back(i);
        }
        boxes->setChoices(texts);
        for (int i = 0; i <= m_shape.most; ++i)
            boxes->button(i)->setObjectName(QStringLiteral("%1_%2").arg(QString::fromStdString(m_field)).arg(i));
        connect(boxes, &SegmentRow::chosen, this, [this](int index) { m_presenter.setNumber(*path(), index); });
        m_show = [this, boxes] { boxes->setCurrent(m_presenter.number(*path())); };
        m_refuse = [boxes](int choice, const QString& reason) { boxes->setRefused(choice, reason); };
        return boxes;
    }
    auto* number = new NumberField(this);
    number->setUnit(text::unit(field), text::unitOfOne(field));
    number->setMayBeEmpty(field.optional);
    number->setRange(field.minimum, field.maximum);
    number->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(number, &NumberField::entered, this,
            [this](std::optional<std::int32_t> value) { m_presenter.setNumber(*path(), value.value_or(kNoEntry)); });
    m_show = [this, number] {
        const std::int32_t value = m_presenter.number(*path());
        number->setNumber(value == kNoEntry ? std::nullopt : std::optional(value));
    };
    return number;
}

QWidget* OptionRow::makeChoice()
{
    const FieldDeclaration& field = m_presenter.fieldAt(*path());
    std::vector<int> shown = m_shape.only;
    if (shown.empty()) {
        for (int i = 0; i < static_cast<int>(field.choices.size()); ++i)
            shown.push_back(i);
    }
    QStringList texts;
    for (const int choice : shown) {
        texts << (choice < m_shape.choices.size()
                      ? m_shape.choices[choice]
                      : text::choiceName(m_presenter.system(), field, static_cast<std::size_t>(choice)));
    }
    m_offered = shown;
    if (texts.size() > kOptionRowMostSegments)
        return makeList(texts);
    auto* row = new SegmentRow(this);
    row->setChoices(texts);
    for (int i = 0; i < row->count(); ++i) {
        row->button(i)->setObjectName(
            QStringLiteral("%1_%2").arg(QString::fromStdString(m_field)).arg(shown[static_cast<std::size_t>(i)]));
        row->button(i)->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    connect(row, &SegmentRow::chosen, this,
            [this, shown](int index) { m_presenter.setNumber(*path(), shown[static_cast<std::size_t>(index)]); });
    m_show = [this, row, shown] {
        const auto found = std::find(shown.begin(), shown.end(), m_presenter.number(*path()));
        row->setCurrent(found == shown.end() ? -1 : static_cast<int>(found - shown.begin()));
    };
    m_refuse = [row, shown](int choice, const QString& reason) {
        const auto found = std::find(shown.begin(), shown.end(), choice);
        if (found != shown.end())
            row->setRefused(static_cast<int>(found - shown.begin()), reason);
    };
    return row;
}

QComboBox* OptionRow::makeCombo()
{
    auto* list = new QComboBox(this);
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setMinimumContentsLength(kOptionRowLeastLetters);
    return list;
}

QWidget* OptionRow::makeList(const QStringList& texts)
{
    QComboBox* list = makeCombo();
    list->addItems(texts);
    connect(list, &QComboBox::activated, this,
            [this](int index) { m_presenter.setNumber(*path(), m_offered[static_cast<std::size_t>(index)]); });
    const auto placeOf = [this](int choice) {
        const auto found = std::find(m_offered.begin(), m_offered.end(), choice);
        return found == m_offered.end() ? -1 : static_cast<int>(found - m_offered.begin());
    };
    m_show = [this, list, placeOf] { list->setCurrentIndex(placeOf(m_presenter.number(*path()))); };
    m_refuse = [list, placeOf](int choice, const QString& reason) {
        auto* item = qobject_cast<QStandardItemModel*>(list->model())->item(placeOf(choice));
        item->setEnabled(reason.isEmpty());
        item->setToolTip(reason);
    };
    return list;
}

QWidget* OptionRow::makeNames()
{
    QComboBox* list = makeCombo();
    list->setPlaceholderText(tr("Choose one"));
    connect(list, &QComboBox::activated, this,
            [this, list](int index) { m_presenter.setText(*path(), list->itemData(index).toString().toStdString()); });
    m_show = [this, list] { fillNames(*list); };
    return list;
}

void OptionRow::fillNames(QComboBox& list)
{
    const std::string now = m_presenter.text(*path());
    auto names = offerFor(m_presenter.action(), m_part, m_field).value_or(FieldOffer{}).names;
    const bool isHis = std::ranges::any_of(names, [&](const auto& one) { return one.first == now; });
    // A skill chosen before stats were asked for, or somebody else's.
    if (!isHis && m_presenter.isChanged(*path()))
        return m_presenter.reset(*path());
    if (!isHis && !now.empty())
        names.emplace_back(now, kNoEntry);
    std::vector<std::pair<QString, QString>> entries;
    for (const auto& [name, rank] : names) {
        const QString words = nameOf(m_presenter.system(), name);
        entries.emplace_back(rank == kNoEntry ? words : tr("%1 %2").arg(words, text::number(rank)),
                             QString::fromStdString(name));
    }
    std::ranges::sort(entries, [](const auto& a, const auto& b) { return a.first.localeAwareCompare(b.first) < 0; });
    list.clear();
    for (const auto& [words, name] : entries)
        list.addItem(words, name);
    list.setCurrentIndex(list.findData(QString::fromStdString(now)));
}

QWidget* OptionRow::makeSet()
{
    const FieldDeclaration& field = m_presenter.fieldAt(*path());
    auto* button = new PickedButton(this);
    button->setAutoDefault(false);
    auto* menu = new QMenu(button);
    std::vector<QAction*> actions;
    for (std::size_t i = 0; i < field.choices.size(); ++i) {
        QAction* action = menu->addAction(text::choiceName(m_presenter.system(), field, i));
        action->setCheckable(true);
        actions.push_back(action);
        connect(action, &QAction::triggered, this, [this, i](bool on) {
            const FieldPath place = *path();
            const std::int32_t flag = 1 << i;
            const std::int32_t now = m_presenter.number(place);
            m_presenter.setNumber(place, on ? now | flag : now & ~flag);
        });
    }
    button->setMenu(menu);
    button->setProperty("field", QStringLiteral("true"));
    m_show = [this, button, actions] {
        const std::int32_t now = m_presenter.number(*path());
        QStringList marked;
        for (std::size_t i = 0; i < actions.size(); ++i) {
            actions[i]->setChecked((now & (1 << i)) != 0);
            if (actions[i]->isChecked())
                marked << actions[i]->text();
        }
        const QString text = marked.isEmpty() ? tr("None marked") : marked.join(QStringLiteral(", "));
        button->setPicked(text);
    };
    return button;
}

QWidget* OptionRow::makeRanks()
{
    auto* editor = new RanksEditor(m_shape.label, this);
    connect(editor, &RanksEditor::edited, this, [this](const Ranks& ranks) { m_presenter.setRanks(*path(), ranks); });
    m_show = [this, editor] { editor->setRanks(m_presenter.ranks(*path())); };
    return editor;
}

void OptionRow::refresh()
{
    const auto place = path();
    setVisible(place.has_value());
    if (!place || !m_control)
        return;
    {
        const QSignalBlocker quiet(m_control);
        m_show();
    }
    showRange();
    showRefusals();
    m_dot->setVisible(m_presenter.isChanged(*place));
    const QString complaint = m_presenter.complaint(*place);
    m_complaint->setText(complaint);
    m_complaint->setVisible(!complaint.isEmpty());
    setLook(*m_control, "invalid", complaint.isEmpty() ? QStringLiteral("false") : QStringLiteral("true"));
}

/// What the rest of the action leaves of the range of a number.
void OptionRow::showRange()
{
    FieldDeclaration field = m_presenter.fieldAt(*path());
    if (field.kind != FieldKind::Number)
        return;
    const auto offer = offerFor(m_presenter.action(), m_part, m_field);
    if (!offer)
        return;
    if (offer->range)
        std::tie(field.minimum, field.maximum) = *offer->range;
    setHint(offer->range ? text::numbersOf(field) : m_shape.hint);
    if (auto* number = qobject_cast<NumberField*>(m_control))
        number->setRange(field.minimum, field.maximum);
}

void OptionRow::showRefusals()
{
    if (!m_refuse || m_presenter.isFinished())
        return;
    const FieldPath place = *path();
    for (const int choice : m_offered) {
        const auto own = m_refused.find(choice);
        const QString reason = own != m_refused.end() && !own->second.isEmpty() ? own->second
                                                                                : m_presenter.refusalOf(place, choice);
        m_refuse(choice, reason);
    }
}

void OptionRow::setHint(const QString& hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

void OptionRow::setRefused(int choice, const QString& reason)
{
    m_refused[choice] = reason;
    showRefusals();
}

}  // namespace hitspread
