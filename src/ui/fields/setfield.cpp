#include "ui/fields/setfield.h"

#include <QCheckBox>
#include <QGridLayout>

namespace hitspread {

namespace {

constexpr int kBoxesInARow = 5;

}  // namespace

SetField::SetField(QWidget* parent) : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(kBoxesInARow, 1);
}

void SetField::setChoices(const QStringList& texts)
{
    qDeleteAll(m_boxes);
    m_boxes.clear();
    for (qsizetype i = 0; i < texts.size(); ++i) {
        auto* box = new QCheckBox(texts.at(i), this);
        box->setObjectName(QStringLiteral("%1_%2").arg(objectName()).arg(i));
        const int index = static_cast<int>(i);
        qobject_cast<QGridLayout*>(layout())->addWidget(box, index / kBoxesInARow, index % kBoxesInARow);
        connect(box, &QCheckBox::clicked, this, [this, index](bool on) {
            m_bits = on ? m_bits | (1 << index) : m_bits & ~(1 << index);
            Q_EMIT chosen(m_bits);
        });
        m_boxes.push_back(box);
    }
    if (!m_boxes.empty())
        setFocusProxy(m_boxes.front());
}

void SetField::setBits(std::int32_t bits)
{
    m_bits = bits;
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        m_boxes[i]->setChecked((bits & (1 << i)) != 0);
}

}  // namespace hitspread
