#pragma once

#include "ui/sheet/sheetcard.h"

#include <string_view>
#include <vector>

namespace hitspread {

class RecordForm;
class SheetPresenter;

/// A card with some groups of the character's fields, as their declarations have them; without groups all of them.
class CharacterCard : public SheetCard {
    Q_OBJECT

public:
    CharacterCard(const QString& title, SheetPresenter& presenter, const std::vector<std::string_view>& groups,
                  QWidget* parent = nullptr);

    [[nodiscard]] RecordForm& form() { return *m_form; }

private:
    RecordForm* m_form;
};

/// The same of his condition, which only somebody in a fight has. Precondition: the system has conditions.
class ConditionCard : public SheetCard {
    Q_OBJECT

public:
    ConditionCard(const QString& title, SheetPresenter& presenter, const std::vector<std::string_view>& groups,
                  QWidget* parent = nullptr);

    [[nodiscard]] RecordForm& form() { return *m_form; }

private:
    void refresh(SheetPresenter& presenter);

    RecordForm* m_form;
};

}  // namespace hitspread
