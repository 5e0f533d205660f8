#pragma once

#include "ui/attack/optioncolumn.h"

namespace hitspread::outcome {

struct Attack;

/// Options of an attack of which some are shown only where they mean something.
class AttackColumn : public OptionColumn {
    Q_OBJECT

protected:
    using Wanted = bool (*)(const Attack& attack);

    AttackColumn(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent);
    /// What is added from here on until closeBox() is there while this holds.
    void openBoxWhile(Wanted wanted);

private:
    AttackPresenter& m_presenter;
};

/// Who attacks: how it is fired, from where, what is added.
class AttackerOptions : public AttackColumn {
    Q_OBJECT

public:
    AttackerOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);
};

/// Who is attacked: cover, concealment, shield, and what is added to his defence.
class DefenderOptions : public AttackColumn {
    Q_OBJECT

public:
    DefenderOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);
};

/// Who grapples, breaks a hold or feints.
class ActingOptions : public OptionColumn {
    Q_OBJECT

public:
    ActingOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);
};

/// Who resists, holds or sees through it.
class OpposingOptions : public OptionColumn {
    Q_OBJECT

public:
    OpposingOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);
};

}  // namespace hitspread::outcome
