#include "ui/fields/setbutton.h"

#include "ui/widgets/keyboard/mnemonics.h"

#include <QAction>
#include <QMenu>

namespace hitspread {

SetButton::SetButton(QWidget* parent) : PickedButton(parent)
{
    setAutoDefault(false);
    setMenu(new QMenu(this));
    setProperty("look", QStringLiteral("field"));
}

void SetButton::setChoices(const QStringList& texts)
{
    menu()->clear();
    m_actions.clear();
    for (const QString& words : texts) {
        QAction* action = menu()->addAction(withoutMnemonic(words));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, choice = m_actions.size()](bool on) { mark(choice, on); });
        m_actions.push_back(action);
    }
    setBits(m_bits);
}

void SetButton::mark(std::size_t choice, bool on)
{
    const std::int32_t bit = 1 << choice;
    setBits(on ? m_bits | bit : m_bits & ~bit);
    Q_EMIT chosen(m_bits);
}

void SetButton::setBits(std::int32_t bits)
{
    m_bits = bits;
    QStringList marked;
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        m_actions[i]->setChecked((bits & (1 << i)) != 0);
        if (m_actions[i]->isChecked())
            marked << readWords(m_actions[i]->text());
    }
    setPicked(marked.isEmpty() ? tr("None marked") : marked.join(QStringLiteral(", ")));
}

}  // namespace hitspread
