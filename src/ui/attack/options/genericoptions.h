#pragma once

#include "ui/attack/options/optioncolumn.h"

#include <vector>

class QComboBox;

namespace hitspread {

/// Options of any action, from the declarations alone: everything declared for it, by group; of texts those that are chosen
/// among names. Several lists of modifiers are one list with what each counts for.
class GenericOptions : public OptionColumn {
    Q_OBJECT

public:
    GenericOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);

private:
    struct ModifierList {
        FieldName field;
        QString label;
        QWidget* box = nullptr;  ///< what it stands in; nullptr: it is not divided
    };

    void build();
    void addLists(std::vector<ModifierList> lists);
    /// Those that hold something, and the one that is chosen.
    void showLists();

    AttackPresenter& m_presenter;
    QComboBox* m_counts = nullptr;  ///< what the modifier that is added counts for
    std::vector<ModifierList> m_lists;
    bool m_built = false;
};

}  // namespace hitspread
