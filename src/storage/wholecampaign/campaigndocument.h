#pragma once

#include "services/exchange/importplan.h"
#include "storage/fightfile/fightdocument.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <cstddef>
#include <set>
#include <vector>

namespace hitspread::storage {

/// A campaign's document that anybody may have written: read, and held against the declarations, before any of it is believed. Under the
/// document's own numbers; knows no campaign.
class CampaignDocument {
public:
    /// `source` names it in messages. Throws Failure BadInput naming what cannot be.
    CampaignDocument(const QByteArray& document, const QString& source);

    struct Record {
        RecordRef ref;
        ImportedRow row;                ///< as an import of people and gear has it
        StoredRecord stored;            ///< without the portrait, which is in the row
        std::vector<Possession> kit{};  ///< of a character
        formats::DocumentPath place;
        QJsonObject object;
    };
    struct Fight {
        FightDocument document;
        Encounter encounter;  ///< with what a campaign alone knows of it
    };
    struct Search {
        RecordId id = 0;
        QJsonObject object;
    };
    [[nodiscard]] const std::vector<Record>& records() const { return m_records; }
    [[nodiscard]] const std::vector<Fight>& fights() const { return m_fights; }
    /// The library's, oldest first.
    [[nodiscard]] const std::vector<LogEntry>& log() const { return m_log; }
    [[nodiscard]] EntryId head() const;
    [[nodiscard]] const std::vector<Search>& searches() const { return m_searches; }
    /// Those no record shows.
    [[nodiscard]] const std::vector<std::vector<std::byte>>& pictures() const { return m_pictures; }
    [[nodiscard]] const QJsonObject& object() const { return m_object; }
    [[nodiscard]] const formats::DocumentPath& place() const { return m_place; }

    /// Of the rows of the library that the fights' logs changed: they are of these fights.
    [[nodiscard]] std::set<RecordRef> ownOfFights() const;

private:
    void requireOurs() const;
    void readRecords();
    [[nodiscard]] std::vector<Possession> kitOf(const Record& record) const;
    void readFights();
    void readSearches();
    void readPictures();
    void requireDeclared() const;

    QJsonObject m_object;
    formats::DocumentPath m_place;
    std::vector<Record> m_records;
    std::vector<Fight> m_fights;
    std::vector<LogEntry> m_log;
    std::vector<Search> m_searches;
    std::vector<std::vector<std::byte>> m_pictures;
};

}  // namespace hitspread::storage
