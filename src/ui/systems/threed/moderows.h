#pragma once

#include "rules/systems/threed/gear.h"
#include "ui/attack/options/optioncolumn.h"
#include "ui/systems/threed/firemode.h"

#include <array>
#include <functional>

namespace hitspread {
class SegmentRow;
}  // namespace hitspread

namespace hitspread::threed {

/// How the gun is fired: the modes, those that are not to be had disabled with the reason, and below what each of them needs.
class ModeRows : public OptionColumn {
    Q_OBJECT

public:
    /// `secondGun` names another gun of the shooter's, 0: he has none.
    ModeRows(const OptionRows& rows, std::function<RecordId()> secondGun, QWidget* parent = nullptr);

    /// Another mode; everything chosen that still applies stays.
    void choose(FireMode mode);

private:
    void addSegments();
    void addRows();
    void preferMode();
    /// Further targets of another attack are nobody's here.
    void forgetOthers();
    void refresh();
    void refreshSegments(const Weapon& weapon, FireMode now);
    void refreshHints(FireMode now);

    AttackPresenter& m_presenter;
    std::function<RecordId()> m_secondGun;
    std::vector<SegmentRow*> m_segments;
    QWidget* m_single = nullptr;
    QWidget* m_string = nullptr;
    QWidget* m_automatic = nullptr;
    QWidget* m_guns = nullptr;
    QWidget* m_mainDice = nullptr;
    QWidget* m_otherDice = nullptr;
    OptionRow* m_shots = nullptr;
    OptionRow* m_dice = nullptr;
    std::vector<RecordId> m_others;      ///< further targets, kept while a mode has room for one only
    std::array<RecordId, 3> m_attack{};  ///< in which fight, by whom and at whom first
};

}  // namespace hitspread::threed
