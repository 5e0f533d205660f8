#include "ui/attack/options/comborow.h"

#include "ui/attack/options/labelcolumn.h"
#include "ui/attack/options/optionrow.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace hitspread {

namespace {
constexpr int kComboRowLeastLetters = 10;
}

ComboRow::ComboRow(const QString& label, const QString& name, LabelColumn& labels, QWidget* parent)
    : QWidget(parent), m_combo(new QComboBox(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(OptionRow::dotRoom(*this), 0, 0, 0);
    row->setSpacing(OptionRow::kGap);
    QLabel* title = labels.add(label, this);
    m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_combo->setMinimumContentsLength(kComboRowLeastLetters);
    m_combo->setObjectName(name);
    m_combo->setAccessibleName(label);
    title->setBuddy(m_combo);
    row->addWidget(title);
    row->addWidget(m_combo, 1);
    m_combo->installEventFilter(this);
}

bool ComboRow::eventFilter(QObject* watched, QEvent* event)
{
    // What the box elides can be read there.
    if (event->type() == QEvent::ToolTip)
        m_combo->setToolTip(m_combo->currentText());
    return QWidget::eventFilter(watched, event);
}

}  // namespace hitspread
