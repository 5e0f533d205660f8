#pragma once

#include "models/play/fieldpath.h"
#include "services/action/actionrecord.h"
#include "services/undo/logentry.h"

#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace hitspread {

/// What forbids resolving an action as it is, in whole sentences, each at the field it is about.
class ActionProblems {
public:
    /// What can be done about a refusal in another window, as a sentence; empty: the refusal says it all.
    using WayOut = QString (*)(const ActionRecord& action, const Refusal& refusal);

    /// Said behind each refusal from now on. Null: nothing is.
    void nameWaysOut(WayOut wayOut) { m_wayOut = wayOut; }
    /// Ranges of the fields first; only where they hold, what the rules refuse.
    void collect(const ActionRecord& action);
    void clear();
    /// What stands against it before all that: the fight has not what it needs any more.
    void lead(const QString& sentence)
    {
        m_all.prepend(sentence);
        m_brief.prepend(sentence);
    }

    /// Empty: nothing is wrong there.
    [[nodiscard]] QString at(FieldPath path) const;
    [[nodiscard]] const QStringList& all() const { return m_all; }
    /// The same where nothing of it stands at a field: what is said of several people is one sentence with their names.
    [[nodiscard]] const QStringList& brief() const { return m_brief; }
    /// Those of them that are the rules'.
    [[nodiscard]] const std::vector<Refusal>& refusals() const { return m_refusals; }
    [[nodiscard]] bool isEmpty() const { return m_all.isEmpty(); }

private:
    std::map<FieldPath, QString> m_at;
    QStringList m_all;
    QStringList m_brief;
    std::vector<Refusal> m_refusals;
    WayOut m_wayOut = nullptr;
};

/// Why the rules would refuse another value at a place, all else as it is; empty: they would not.
[[nodiscard]] QString refusalOf(ActionRecord action, FieldPath path, const LoggedValue& value);

}  // namespace hitspread
