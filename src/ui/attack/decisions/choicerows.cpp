#include "ui/attack/decisions/choicerows.h"

#include "models/play/attackpresenter.h"
#include "text/labels.h"
#include "ui/attack/badgeasked.h"
#include "ui/attack/dice/spendmodel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {
constexpr int kMostInLine = 5;          ///< values that fit beside the words
constexpr qsizetype kMostLetters = 24;  ///< of all of them together
}  // namespace

ChoiceRows::ChoiceRows(AttackPresenter& presenter, Accepts accepts, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_accepts(std::move(accepts)), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    connect(&m_presenter, &AttackPresenter::changed, this, &ChoiceRows::refresh);
    hide();
}

std::vector<DiceQuestion> ChoiceRows::mine() const
{
    std::vector<DiceQuestion> result;
    if (!m_presenter.isReady())
        return result;
    for (const DiceQuestion& choice : m_presenter.dice().choices()) {
        // One value is no choice.
        if (m_accepts(QuestionName(choice.question.key)) && choice.question.maximum > choice.question.minimum)
            result.push_back(choice);
    }
    return result;
}

bool ChoiceRows::answers(QuestionKey key) const
{
    return std::ranges::any_of(m_rows, [key](const Row& row) { return row.key == key; });
}

std::optional<QuestionKey> ChoiceRows::focused() const
{
    const auto row = std::ranges::find_if(
        m_rows, [this](const Row& one) { return one.boxes->isAncestorOf(window()->focusWidget()); });
    return row == m_rows.end() ? std::nullopt : std::optional(row->key);
}

void ChoiceRows::focusCurrent(QuestionKey key)
{
    refresh();
    for (const Row& row : m_rows) {
        if (row.key == key && row.boxes->button(row.boxes->current()))
            row.boxes->button(row.boxes->current())->setFocus(Qt::OtherFocusReason);
    }
}

bool ChoiceRows::take(int digit)
{
    const auto key = focused();
    return key && take(*key, digit);
}

bool ChoiceRows::take(QuestionKey key, int digit)
{
    for (const DiceQuestion& choice : mine()) {
        if (choice.question.key != key)
            continue;
        for (const SpendOption& option : spendOptions(m_presenter, choice)) {
            if (option.key != QChar(u'0' + digit))
                continue;
            m_presenter.dice().choose(key, option.value);
            return true;
        }
    }
    return false;
}

bool ChoiceRows::isCounted(QuestionKey key) const
{
    return std::ranges::any_of(mine(), [this, key](const DiceQuestion& choice) {
        return choice.question.key == key && areCounted(spendOptions(m_presenter, choice));
    });
}

QStringList ChoiceRows::textsOf(const DiceQuestion& choice) const
{
    const std::vector<SpendOption> options = spendOptions(m_presenter, choice);
    QStringList texts;
    for (const SpendOption& option : options)
        texts << option.label;
    return m_tall ? boxTexts(options) : texts;
}

/// Where names are chosen from the words stand above them.
bool ChoiceRows::isAbove(const DiceQuestion& choice) const
{
    return m_tall || textsOf(choice).join(QString()).size() > kMostLetters;
}

void ChoiceRows::refresh()
{
    const std::vector<DiceQuestion> choices = mine();
    setVisible(!choices.empty());
    QStringList signature;
    for (const DiceQuestion& choice : choices)
        signature << QStringLiteral("%1/%2").arg(QString::number(choice.question.key.name),
                                                 QString::number(choice.question.key.index))
                  << textsOf(choice);
    if (signature != m_signature) {
        m_signature = signature;
        const auto focus = focused();
        rebuild(choices);
        if (focus && answers(*focus))
            focusCurrent(*focus);
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        SegmentRow& boxes = *m_rows[i].boxes;
        boxes.setCurrent(choices[i].answer.choice - choices[i].question.minimum);
        const std::vector<SpendOption> options = spendOptions(m_presenter, choices[i]);
        for (int value = 0; value < boxes.count(); ++value) {
            boxes.button(value)->setToolTip(options[static_cast<std::size_t>(value)].words);
            boxes.button(value)->setAccessibleDescription(options[static_cast<std::size_t>(value)].words);
        }
    }
}

void ChoiceRows::rebuild(const std::vector<DiceQuestion>& choices)
{
    if (m_box) {
        m_box->hide();
        m_box->deleteLater();
    }
    m_rows.clear();
    m_box = new QWidget(this);
    m_column->addWidget(m_box);
    auto* column = new QVBoxLayout(m_box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kTiny);
    for (const DiceQuestion& choice : choices)
        isAbove(choice) ? addBelow(choice) : addLine(choice);
    m_box->show();
}

/// Of several people it is said whose choice it is, or whom it is about.
QString ChoiceRows::titleOf(QuestionKey key) const
{
    const QString whose = whoseRoll(m_presenter, key, true);
    const QuestionKey named = whose.isEmpty() ? key : QuestionKey{key.name, 0};
    const QString words = text::question(m_presenter.system(), named);
    return whose.isEmpty() ? words : tr("%1: %2", "name, what is asked").arg(whose, words);
}

void ChoiceRows::addBelow(const DiceQuestion& choice)
{
    auto* column = static_cast<QVBoxLayout*>(m_box->layout());
    auto* title = new QLabel(titleOf(choice.question.key), m_box);
    setLook(*title, "textRole", QStringLiteral("section"));
    title->setWordWrap(true);
    column->addWidget(title);
    SegmentRow* boxes = makeBoxes(choice, m_tall ? SegmentRow::Look::TallBoxes : SegmentRow::Look::Lines);
    column->addWidget(boxes);
    m_rows.push_back({choice.question.key, boxes});
}

void ChoiceRows::addLine(const DiceQuestion& choice)
{
    const Question& question = choice.question;
    const bool inLine = question.maximum - question.minimum < kMostInLine;
    auto* line = new QBoxLayout(inLine ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    auto* title = new ElidedLabel(m_box);
    title->setText(titleOf(question.key));
    line->addWidget(title, 1);
    SegmentRow* boxes = makeBoxes(choice, SegmentRow::Look::Segments);
    line->addWidget(boxes);
    static_cast<QVBoxLayout*>(m_box->layout())->addLayout(line);
    m_rows.push_back({question.key, boxes});
}

SegmentRow* ChoiceRows::makeBoxes(const DiceQuestion& choice, SegmentRow::Look look)
{
    auto* boxes = new SegmentRow(m_box, look);
    const std::string_view id = m_presenter.system().questions()[choice.question.key.name].id;
    const QString name = QString::fromUtf8(id);
    boxes->setObjectName(QStringLiteral("choice_") + name);
    boxes->setAccessibleName(titleOf(choice.question.key));
    boxes->setChoices(textsOf(choice));
    const std::int32_t least = choice.question.minimum;
    for (int i = 0; i < boxes->count(); ++i)
        boxes->button(i)->setObjectName(QStringLiteral("%1_%2").arg(name, QString::number(least + i)));
    connect(
        boxes, &SegmentRow::chosen, this,
        [this, key = choice.question.key, least](int index) { m_presenter.dice().choose(key, least + index); },
        Qt::QueuedConnection);
    connect(boxes, &SegmentRow::clicked, this, &ChoiceRows::taken, Qt::QueuedConnection);
    return boxes;
}

}  // namespace hitspread
