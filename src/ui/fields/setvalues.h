#pragma once

#include "models/library/fieldelement.h"
#include "services/undo/logentry.h"

#include <QUndoCommand>

#include <functional>
#include <utility>
#include <vector>

namespace hitspread {

/// Values and the places they stand at, or are to stand at.
using PlacedValues = std::vector<std::pair<FieldElement, LoggedValue>>;

/// Values on their way into a record and back, together. The keys of one visit to a field make one step.
class SetValues : public QUndoCommand {
public:
    using Write = std::function<void(FieldElement, const LoggedValue&)>;

    SetValues(Write write, PlacedValues before, PlacedValues after, int session);

    [[nodiscard]] int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* other) override;
    void redo() override { writeAll(m_after); }
    void undo() override { writeAll(m_before); }

private:
    void writeAll(const PlacedValues& values) const;

    const Write m_write;
    const PlacedValues m_before;
    PlacedValues m_after;
    const int m_session;
};

}  // namespace hitspread
