#include "ui/fields/setfield.h"

#include "ui/widgets/keyboard/mnemonics.h"

#include <QCheckBox>
#include <QEvent>
#include <QStyle>

#include <algorithm>
#include <numeric>
#include <utility>

namespace hitspread {

namespace {

constexpr std::size_t kMostAcross = 5;
constexpr std::size_t kLeastAcross = 2;  ///< what a form has to leave room for
constexpr int kSetFieldGap = 14;
constexpr int kRowGap = 2;

int widthOf(const std::vector<int>& columns)
{
    const int gaps = kSetFieldGap * std::max(0, static_cast<int>(columns.size()) - 1);
    return std::accumulate(columns.begin(), columns.end(), gaps);
}

}  // namespace

SetField::SetField(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SetField::setChoices(const QStringList& texts)
{
    qDeleteAll(m_boxes);
    m_boxes.clear();
    for (qsizetype i = 0; i < texts.size(); ++i) {
        auto* box = new QCheckBox(withoutMnemonic(texts.at(i)), this);
        box->setObjectName(QStringLiteral("%1_%2").arg(objectName(), QString::number(i)));
        box->show();
        const int index = static_cast<int>(i);
        connect(box, &QCheckBox::clicked, this, [this, index](bool on) {
            m_bits = on ? m_bits | (1 << index) : m_bits & ~(1 << index);
            Q_EMIT chosen(m_bits);
        });
        m_boxes.push_back(box);
    }
    // Made after their neighbours, they are put where Tab meets the field and not at the end of the window.
    setFocusProxy(nullptr);
    setFocusPolicy(Qt::TabFocus);
    QWidget* before = this;
    for (QCheckBox* box : m_boxes)
        setTabOrder(std::exchange(before, box), box);
    setFocusPolicy(Qt::NoFocus);
    if (!m_boxes.empty())
        setFocusProxy(m_boxes.front());
    arrange();
    updateGeometry();
}

std::vector<int> SetField::columnsOf(std::size_t across) const
{
    std::vector<int> columns(std::min(across, m_boxes.size()));
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        int& column = columns[i % columns.size()];
        column = std::max(column, m_boxes[i]->sizeHint().width());
    }
    return columns;
}

std::vector<int> SetField::columnsIn(int width) const
{
    for (std::size_t across = kMostAcross; across > 1; --across) {
        std::vector<int> columns = columnsOf(across);
        if (widthOf(columns) <= width)
            return columns;
    }
    return columnsOf(1);
}

int SetField::heightOf(std::size_t columns) const
{
    if (m_boxes.empty() || columns == 0)
        return 0;
    const int rows = static_cast<int>((m_boxes.size() + columns - 1) / columns);
    return rows * (m_boxes.front()->sizeHint().height() + kRowGap) - kRowGap;
}

QSize SetField::sizeHint() const
{
    const std::vector<int> columns = columnsOf(kMostAcross);
    return {widthOf(columns), heightOf(columns.size())};
}

QSize SetField::minimumSizeHint() const
{
    return {widthOf(columnsOf(kLeastAcross)), heightOf(columnsIn(width()).size())};
}

int SetField::heightForWidth(int width) const
{
    return heightOf(columnsIn(width).size());
}

void SetField::arrange()
{
    const std::vector<int> columns = columnsIn(width());
    int left = 0;
    int top = 0;
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const std::size_t column = i % columns.size();
        const int high = m_boxes[i]->sizeHint().height();
        if (column == 0) {
            top += i == 0 ? 0 : high + kRowGap;
            left = 0;
        }
        m_boxes[i]->setGeometry(QStyle::visualRect(layoutDirection(), rect(), {left, top, columns[column], high}));
        left += columns[column] + kSetFieldGap;
    }
}

void SetField::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
    updateGeometry();  // the least height follows the width
}

void SetField::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        arrange();
        updateGeometry();
    }
}

void SetField::setBits(std::int32_t bits)
{
    m_bits = bits;
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        m_boxes[i]->setChecked((bits & (1 << i)) != 0);
}

}  // namespace hitspread
