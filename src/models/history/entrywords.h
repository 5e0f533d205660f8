#pragma once

#include "services/undo/logentry.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace hitspread {

class CampaignGateway;

/// What entries of a log are called in the language in use, read off what was done in them: their titles are kept in the language they
/// were written in. Actions are large, so that few are asked for at a time and nothing else has to wait for them.
class EntryWords : public QObject {
    Q_OBJECT

public:
    explicit EntryWords(CampaignGateway& gateway, QObject* parent = nullptr);

    /// Empty: nothing was done by an action in it, or that was not read yet.
    [[nodiscard]] QString of(EntryId entry) const { return m_words.value(entry); }
    /// Reads the words of those entries that are not known yet, and of those they took back or put in force again.
    void want(std::span<const LogEntry> entries);

Q_SIGNALS:
    void found(const QList<hitspread::EntryId>& entries);

private:
    using Read = std::vector<std::pair<EntryId, std::shared_ptr<const ActionRecord>>>;

    void add(EntryId entry);
    void ask();
    void take(const Read& read);

    CampaignGateway& m_gateway;
    QHash<EntryId, QString> m_words;
    std::vector<EntryId> m_wanted;  ///< not asked for yet
    bool m_isAsking = false;
    int m_campaign = 0;  ///< which one: another numbers its entries alike
};

}  // namespace hitspread
