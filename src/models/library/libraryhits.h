#pragma once

#include <QAbstractTableModel>

#include "models/library/library.h"

#include <vector>

namespace hitspread {

/// What a search finds in the whole library, of every kind, best first: name, kind and a short summary. Without words all there
/// is, kind by kind. Asks for nothing before it is told what to look for; while an answer is on its way only the newest words wait.
class LibraryHits : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Kind, Detail, Columns };
    enum Role { KindRole = Qt::UserRole + 1 };

    explicit LibraryHits(Library& library, QObject* parent = nullptr);

    /// No words: all there is.
    void lookFor(const QString& words);
    /// Nothing is listed, and nothing is asked any more.
    void stop();
    [[nodiscard]] const QString& words() const { return m_words; }
    /// Whether what is listed was found for words().
    [[nodiscard]] bool isCurrent() const { return !m_asking; }
    /// How many there are, those beyond the list included.
    [[nodiscard]] std::size_t total() const { return m_total; }
    [[nodiscard]] RecordRef referenceAt(int row) const;
    [[nodiscard]] int rowOf(RecordRef record) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    /// The rows are those of the words.
    void listed();

private:
    struct Found {
        std::size_t total = 0;
        std::vector<LibraryHit> hits;
    };

    void ask();
    void take(Found found);

    Library& m_library;
    QString m_words;
    bool m_stopped = true;
    std::vector<LibraryHit> m_hits;
    std::size_t m_total = 0;
    bool m_asking = false;
    bool m_again = false;
};

}  // namespace hitspread
