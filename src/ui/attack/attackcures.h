#pragma once

#include "models/nextaction/nextaction.h"
#include "models/play/fieldpath.h"

#include <QObject>

#include <optional>
#include <vector>

namespace hitspread {

class AttackFoot;
class AttackPresenter;

/// What stands against an action in its window, and what takes it away: actions, and behind them choices made here that can be taken back.
/// The first stands on the brass button, which would be refused else, the others beside it. Once an action is done the action is begun
/// anew with the same options. Nothing of it for an action of the past; while dice lie there only what gives back what the fight has no
/// more.
class AttackCures : public QObject {
    Q_OBJECT

public:
    AttackCures(Fight& fight, AttackPresenter& presenter, AttackFoot& foot, QObject* parent);

    /// Does what is on the brass button; false: there is nothing.
    bool take();
    /// Declares what takes away what stands against the action, where that is all it needs: who rolls means it so.
    void declare();

Q_SIGNALS:
    /// What takes more than this window: going on, a window for dice, the sheet of who acts.
    void asked(const hitspread::ActionOffer& offer);

private:
    void seek();
    void seekFor(const Problem& why);
    void show(std::vector<ActionOffer> offers);
    void carryOut(std::size_t place);
    /// Once an action is done: choices it has forbidden, which were not before.
    void takeBackAfter(const std::vector<FieldPath>& before);

    Fight& m_fight;
    AttackPresenter& m_presenter;
    AttackFoot& m_foot;
    std::vector<ActionOffer> m_offers;
    std::vector<FieldPath> m_choices;  ///< to be taken back
    std::optional<Problem> m_heard;    ///< why the action could not even be begun
    unsigned m_sought = 0;
    bool m_isDoing = false;
};

}  // namespace hitspread
