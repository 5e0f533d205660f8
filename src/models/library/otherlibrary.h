#pragma once

#include "models/library/library.h"
#include "services/library/takeservice.h"

#include <QStringList>

#include <optional>

namespace hitspread {

class OtherCampaigns;

/// What the library of another campaign file holds for the rule system that is shown, found as one types, and taken into the open
/// campaign. The other file is read when it is opened and when something is taken, and never kept open.
class OtherLibrary : public QObject {
    Q_OBJECT

public:
    OtherLibrary(Library& library, const OtherCampaigns& others, QObject* parent = nullptr);

    /// Reads the names of another file; told by listed() or problem().
    void open(const QString& path);
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] Library& library() const { return m_library; }
    /// The records whose name or summary holds every word, of one kind or all; names that begin so come first.
    [[nodiscard]] std::vector<LibraryHit> found(const QString& words, std::optional<RecordKind> kind) const;

    /// Takes records with what they refer to. Without an answer clashed() may come instead, and nothing was done.
    void take(const std::vector<RecordRef>& records, std::optional<NameTaken> answer = {});

Q_SIGNALS:
    void listed();
    /// Names that are there already with other values, one for each record.
    void clashed(const QStringList& names);
    /// What was taken, as it is here; not new: all of it was here already, and nothing was done.
    void taken(const std::vector<hitspread::RecordRef>& records, bool isNew);
    void problem(const hitspread::Problem& problem);

private:
    Library& m_library;
    const OtherCampaigns& m_others;
    QString m_path;
    std::vector<LibraryHit> m_hits;
    int m_asked = 0;
};

}  // namespace hitspread
