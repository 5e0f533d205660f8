#pragma once

#include <QtGlobal>

#include "rules/core/declare/record.h"
#include "ui/widgets/emptystate.h"

namespace hitspread {

class CampaignGateway;
class System;
struct LibraryQuery;
struct LibrarySearch;

/// What stands where the table would be when there is nothing to list.
class EmptyLibrary : public EmptyState {
    Q_OBJECT

public:
    using EmptyState::EmptyState;

    void say(const QString& sentence, const QString& button);
    /// That there is nothing of this kind, and how to come by some.
    void sayNone(const System& system, RecordKind kind);
    /// That a search finds nothing, and, as soon as it is known, what would find something.
    void sayNothing(CampaignGateway& gateway, const LibrarySearch& search, const LibraryQuery& query);
    /// The search line the button offers; empty: all of the library.
    [[nodiscard]] QString suggestion() const { return m_suggestion; }

private:
    /// A word is called, a condition is fitted.
    [[nodiscard]] static QString nothingFor(const LibrarySearch& search);

    QString m_suggestion;
    int m_said = 0;  ///< how often something was said: an answer that comes later is let go
};

}  // namespace hitspread
