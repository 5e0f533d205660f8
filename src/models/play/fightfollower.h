#pragma once

#include "models/fight/fight.h"
#include "models/play/attacklog.h"

#include <QObject>

#include <functional>
#include <optional>

namespace hitspread {

/// Asks how an action would be prepared now, whenever its fight is otherwise than it was: what is answered then is the newest there is. It
/// asks for nothing while nobody looks.
class FightFollower : public QObject {
    Q_OBJECT

public:
    struct Followed {
        ActionOrder order;
        ActionRecord begun;
    };

    /// `followed`: what is asked about; nothing: there is nothing to ask about now.
    FightFollower(Fight& fight, AttackLog& log, std::function<std::optional<Followed>()> followed, QObject* parent);

    void setAttended(bool attended) { m_isAttended = attended; }
    [[nodiscard]] bool isAttended() const { return m_isAttended; }
    void ask();
    /// What is on its way is of no interest any more.
    void forget() { ++m_asked; }

Q_SIGNALS:
    /// As it would be prepared now.
    void prepared(const hitspread::ActionRecord& action);
    /// It could not be prepared any more.
    void hindered(const hitspread::Problem& why);

private:
    void hear(const FightChange& change);

    Fight& m_fight;
    AttackLog& m_log;
    std::function<std::optional<Followed>()> m_followed;
    bool m_isAttended = true;
    unsigned m_asked = 0;
};

}  // namespace hitspread
