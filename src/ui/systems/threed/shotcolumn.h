#pragma once

#include "services/action/actionrecord.h"
#include "ui/attack/options/optioncolumn.h"

class QLabel;
class QPushButton;

namespace hitspread::threed {

class BandScale;
class ModeRows;
struct Fire;

/// The options of everything that is done with a gun, laid out by hand: who with what, how, at whom, distance, aim and stance, target and
/// circumstances. It grows and shrinks with the mode; rows stay where they are.
class ShotOptionsPanel : public OptionColumn {
    Q_OBJECT

public:
    ShotOptionsPanel(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent = nullptr);

    [[nodiscard]] ModeRows& modes() const { return *m_modes; }

private:
    void addWho(ApplicationStyle& style);
    void addZone();
    void addRange(ApplicationStyle& style);
    void addAim();
    void addTarget();
    void addMore();
    void takeStance(FieldPath path, std::int32_t before, std::int32_t after);
    void refuseAims(const Fire& fire);
    void refresh();
    void refreshRange(const Fire& fire);
    void refreshAim(const Fire& fire);
    void refreshCover(const Input& input);
    /// A row of what actions call by different names.
    OptionRow* addOfTarget(std::span<const FieldName> names, const QString& label);
    [[nodiscard]] int numberAt(std::span<const FieldName> names) const;

    AttackPresenter& m_presenter;
    ModeRows* m_modes = nullptr;
    QWidget* m_zone = nullptr;
    QWidget* m_aim = nullptr;
    OptionRow* m_postureRow = nullptr;
    QWidget* m_posture = nullptr;
    QLabel* m_targetTitle = nullptr;
    OptionRow* m_distance = nullptr;
    QWidget* m_aimBox = nullptr;
    OptionRow* m_aims = nullptr;
    QLabel* m_aimWords = nullptr;
    BandScale* m_scale = nullptr;
    QLabel* m_guess = nullptr;
    OptionRow* m_coverId = nullptr;
    bool m_hadCover = false;
    RecordId m_shooter = 0;
    bool m_broughtStance = false;  ///< by the aims
};

class TargetList;

/// At whom several bullets go, in the order the fire walks over them, or who is in the area, and when the fire moves on.
class TargetRows : public OptionColumn {
    Q_OBJECT

public:
    TargetRows(const OptionRows& rows, ApplicationStyle& style, QWidget* parent = nullptr);

private:
    void refresh();

    AttackPresenter& m_presenter;
    TargetList* m_list;
    OptionRow* m_bullets;
};

}  // namespace hitspread::threed
