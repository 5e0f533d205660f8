#include "ui/rules/setcheckboxes.h"

#include "text/fields.h"
#include "text/naming.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/mnemonics.h"

#include <QCheckBox>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

SetCheckBoxes::SetCheckBoxes(const text::Naming& names, const FieldDeclaration& field, QWidget* parent)
    : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, space::kTiny, 0, space::kTiny);
    column->setSpacing(0);
    for (std::size_t choice = 0; choice < field.choices.size(); ++choice) {
        QCheckBox* box = nullptr;
        if (names.isChoiceThere(field.choices, choice)) {
            box = new QCheckBox(withoutMnemonic(text::choiceName(names, field, choice)), this);
            box->setObjectName(QStringLiteral("switchTick%1").arg(choice));
            column->addWidget(box);
            connect(box, &QCheckBox::clicked, this, [this, choice](bool isTicked) {
                const std::int32_t bit = 1 << choice;
                Q_EMIT chosen(isTicked ? m_value | bit : m_value & ~bit);
            });
        }
        m_boxes.push_back(box);
    }
}

void SetCheckBoxes::show(std::int32_t value)
{
    m_value = value;
    for (std::size_t choice = 0; choice < m_boxes.size(); ++choice) {
        if (m_boxes[choice])
            m_boxes[choice]->setChecked(((value >> choice) & 1) != 0);
    }
}

void SetCheckBoxes::focusFirst()
{
    const auto first = std::ranges::find_if(m_boxes, [](const QCheckBox* box) { return box != nullptr; });
    if (first != m_boxes.end())
        (*first)->setFocus(Qt::TabFocusReason);
}

}  // namespace hitspread
