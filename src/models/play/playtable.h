#pragma once

#include "models/play/attacklog.h"
#include "models/play/presetaction.h"
#include "models/play/resolvedaction.h"
#include "services/action/actionservice.h"

#include <QObject>

#include <optional>
#include <vector>

namespace hitspread {

class Fight;

/// What is known of an action while it is played.
struct PlayState {
    ActionOrder order;
    PresetAction input;
    ResolvedAction work;
    std::size_t view = 0;  ///< of its targets
    Answers answers;       ///< what fell or was chosen; incomplete rolls have faces 0
    std::vector<Override> overrides;
    std::optional<Problem> hindrance;  ///< why it cannot be done in the fight as that is now
    bool isReady = false;
    bool isBusy = false;
    bool presetsRest = false;  ///< nothing is offered any more: presets count
};

/// What lies on the table while an action is played. Whoever changes it has the action worked out anew; dice are kept in the log the
/// moment they fall.
class PlayTable : public QObject, public PlayState {
    Q_OBJECT

public:
    PlayTable(Fight& fight, AttackLog& log, QObject* parent) : QObject(parent), m_fight(fight), m_log(log) {}

    [[nodiscard]] Fight& fight() const { return m_fight; }
    [[nodiscard]] AttackLog& log() const { return m_log; }
    [[nodiscard]] bool hasFallen() const;
    /// Whether no die and no choice can be kept now.
    [[nodiscard]] bool isFixed() const;
    /// As it would wait: once it is finished, with every answer it came to.
    [[nodiscard]] PendingAction pending() const;

    /// Works it out as it lies there.
    void update();
    void logFallen();
    void renew()
    {
        update();
        logFallen();
    }
    /// As renew(), without choices that no question asks for any more: asked again, it is another matter.
    void renewAsked();

Q_SIGNALS:
    /// Options, answers or findings changed.
    void changed();
    /// New dice finished the action: there is something to play.
    void fell();
    /// A die fell another way: choices made after it are to be made again.
    void reopened();
    /// One number of the options was changed by hand.
    void numberSet(hitspread::FieldPath path, std::int32_t before, std::int32_t after);
    void refused(const hitspread::Problem& problem);

private:
    Fight& m_fight;
    AttackLog& m_log;
};

}  // namespace hitspread
