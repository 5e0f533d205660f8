#pragma once

#include <QWidget>

namespace hitspread {

class AttackPresenter;

/// Options of any action, from the declarations alone: everything declared for it, by group; of texts those that are chosen
/// among names.
class GenericOptions : public QWidget {
    Q_OBJECT

public:
    explicit GenericOptions(AttackPresenter& presenter, QWidget* parent = nullptr);

private:
    void build();

    AttackPresenter& m_presenter;
    bool m_built = false;
};

}  // namespace hitspread
