#include "ui/widgets/segmentrow.h"

#include "ui/widgets/choicebox.h"
#include "ui/widgets/keyboard/mnemonics.h"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>

#include <QVariant>
#include <algorithm>

namespace hitspread {

namespace {

constexpr int kMostBesideEachOther = 16;  ///< letters of a tall box
constexpr int kFewTexts = 3;              ///< that may stand below each other
constexpr qsizetype kMostInALine = 40;    ///< letters of segments

QString segmentPlace(qsizetype index, qsizetype count)
{
    if (count == 1)
        return QStringLiteral("only");
    if (index == 0)
        return QStringLiteral("first");
    return index == count - 1 ? QStringLiteral("last") : QStringLiteral("middle");
}

/// Wide enough for its words in bold, which they are in once it is taken.
class Segment final : public QPushButton {
public:
    using QPushButton::QPushButton;
    QSize sizeHint() const override
    {
        QFont bold = font();
        bold.setBold(true);
        const int more = QFontMetrics(bold).horizontalAdvance(text()) - fontMetrics().horizontalAdvance(text());
        return QPushButton::sizeHint() + QSize(qMax(0, more), 0);
    }
    QSize minimumSizeHint() const override { return sizeHint(); }
};

}  // namespace

SegmentRow::SegmentRow(QWidget* parent, Look look) : QWidget(parent), m_group(new QButtonGroup(this)), m_look(look)
{
    const bool inLines = look == Look::TallBoxes || look == Look::Lines;
    const bool areJoined = look == Look::Segments || look == Look::Lines;
    QLayout* boxes = inLines ? static_cast<QLayout*>(new QGridLayout(this)) : new QHBoxLayout(this);
    boxes->setContentsMargins(0, 0, 0, 0);
    boxes->setSpacing(areJoined ? 0 : 5);
    connect(m_group, &QButtonGroup::idClicked, this, [this](int index) {
        Q_EMIT chosen(index);
        if (m_byMouse)
            Q_EMIT clicked();
    });
    connect(m_group, &QButtonGroup::idToggled, this, [this](int index, bool lit) {
        if (lit)
            Q_EMIT currentChanged(index);
    });
}

void SegmentRow::setChoices(const QStringList& texts)
{
    const QList<QAbstractButton*> old = m_group->buttons();
    for (QAbstractButton* button : old)
        delete button;
    const int columns = columnsFor(texts);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        auto* button = m_look == Look::TallBoxes ? static_cast<QPushButton*>(new ChoiceBox(texts.at(i), this))
                                                 : new Segment(withoutMnemonic(texts.at(i)), this);
        button->setCheckable(true);
        button->setAutoDefault(false);
        switch (m_look) {
        case Look::Segments:
        case Look::Lines:
            button->setProperty(
                "segment", segmentPlace(i % columns, std::min<qsizetype>(columns, texts.size() - i + i % columns)));
            break;
        case Look::NumberBoxes: button->setProperty("numberBox", QStringLiteral("true")); break;
        case Look::TallBoxes: button->setProperty("numberBox", QStringLiteral("tall")); break;
        }
        m_group->addButton(button, static_cast<int>(i));
        button->installEventFilter(this);
        place(button, static_cast<int>(i), columns);
    }
    placeTabStop();
}

int SegmentRow::columnsFor(const QStringList& texts) const
{
    const auto count = static_cast<int>(texts.size());
    if (m_look == Look::TallBoxes) {
        const bool isWordy = count <= kFewTexts && std::ranges::any_of(texts, [](const QString& text) {
                                 return text.section(QLatin1Char('\n'), 0, 0).size() > kMostBesideEachOther;
                             });
        return isWordy ? 1 : tallBoxesInRow(count);
    }
    const bool isLong = m_look == Look::Lines && texts.join(QString()).size() > kMostInALine;
    return std::max(isLong ? (count + 1) / 2 : count, 1);
}

int SegmentRow::tallBoxesInRow(int count)
{
    constexpr int kMost = 6;
    const int rows = (count + kMost - 1) / kMost;
    return rows > 0 ? (count + rows - 1) / rows : 0;
}

void SegmentRow::place(QWidget* button, int index, int columns)
{
    auto* grid = qobject_cast<QGridLayout*>(layout());
    if (!grid)
        return layout()->addWidget(button);
    grid->addWidget(button, index / columns, index % columns);
    if (m_look == Look::TallBoxes)
        grid->setColumnStretch(index % columns, 1);
}

void SegmentRow::placeTabStop()
{
    // Tab comes to the choice that is taken, as it does to a row of radio buttons; arrows go on from there.
    const QList<QAbstractButton*> all = m_group->buttons();
    QAbstractButton* stop = m_group->checkedButton();
    if (!stop || !stop->isEnabled()) {
        const auto first = std::find_if(all.begin(), all.end(), [](const auto* one) { return one->isEnabled(); });
        stop = first == all.end() ? nullptr : *first;
    }
    for (QAbstractButton* one : all)
        one->setFocusPolicy(one->hasFocus() || one == stop ? Qt::StrongFocus : Qt::ClickFocus);
}

bool SegmentRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::KeyPress)
        m_byMouse = event->type() == QEvent::MouseButtonRelease;
    return QWidget::eventFilter(watched, event);
}

int SegmentRow::count() const
{
    return static_cast<int>(m_group->buttons().size());
}

int SegmentRow::current() const
{
    return m_group->checkedId();
}

void SegmentRow::setCurrent(int index)
{
    if (QAbstractButton* taken = button(index)) {
        taken->setChecked(true);
    } else if (QAbstractButton* checked = m_group->checkedButton()) {
        m_group->setExclusive(false);
        checked->setChecked(false);
        m_group->setExclusive(true);
    }
    placeTabStop();
}

void SegmentRow::setRefused(int index, const QString& reason)
{
    if (QAbstractButton* refused = button(index)) {
        refused->setEnabled(reason.isEmpty());
        refused->setToolTip(reason);
        refused->setStatusTip(reason);
        refused->setAccessibleDescription(reason);
        placeTabStop();
    }
}

QAbstractButton* SegmentRow::button(int index) const
{
    return m_group->button(index);
}

}  // namespace hitspread
