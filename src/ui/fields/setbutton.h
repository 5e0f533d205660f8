#pragma once

#include "ui/widgets/pickedbutton.h"

#include <cstdint>
#include <vector>

class QAction;

namespace hitspread {

/// Several of some choices where there is no room for a box each: a button that says which are marked, with a menu to mark them.
class SetButton : public PickedButton {
    Q_OBJECT

public:
    explicit SetButton(QWidget* parent = nullptr);

    void setChoices(const QStringList& texts);
    [[nodiscard]] int count() const { return static_cast<int>(m_actions.size()); }
    /// Bit n is choice n. Does not emit.
    void setBits(std::int32_t bits);

Q_SIGNALS:
    void chosen(std::int32_t bits);

private:
    void mark(std::size_t choice, bool on);

    std::vector<QAction*> m_actions;
    std::int32_t m_bits = 0;
};

}  // namespace hitspread
