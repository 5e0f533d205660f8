#pragma once

#include "rules/core/dice/question.h"
#include "services/undo/logentry.h"
#include "ui/verdict/verdictcard.h"

#include <optional>
#include <utility>

namespace hitspread {

class AttackPresenter;

/// The verdict on the action of a presenter: what would come of it while a choice is open, what comes of it once every die lies there,
/// and from then until the next roll one line with Undo for what was applied last.
class AttackVerdict : public VerdictCard {
    Q_OBJECT

public:
    AttackVerdict(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// What another value of a choice would come to, while somebody points at it; nothing: what is taken. It is shown once the event in
    /// hand is over: what the card lets go may be what the pointer comes to in that very event.
    void preview(const std::optional<std::pair<QuestionKey, int>>& value);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void takeChange();
    void showPointed();
    void keepRoom(bool keeps);
    void showPreview(const Verdict& verdict);
    void refresh();
    void showApplied();
    void takeApplied();
    void takeFight();
    void undo();

    AttackPresenter& m_presenter;
    Verdict m_last;        ///< of the finished action in hand
    Verdict m_applied;     ///< of what was applied in this window, while it is the last step of the fight
    RecordId m_actor = 0;  ///< whose it was
    QString m_name;        ///< likewise; empty: nobody's
    EntryId m_entry = 0;
    std::optional<std::pair<QuestionKey, int>> m_pointed;  ///< what somebody points at
    bool m_keepsRoom = false;    ///< something was pointed at since the last change: the card does not shrink
    bool m_beginsAnew = false;   ///< the action in hand, once the fight is as it was
    bool m_awaitsEntry = false;  ///< it is applied, and the fight does not show it yet
};

}  // namespace hitspread
