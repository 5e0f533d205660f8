#pragma once

#include "services/refusal/problem.h"

#include <QString>

#include <memory>

#include <string_view>

namespace hitspread::formats {

/// A name as messages echo it: a long one is cut to 60 letters.
[[nodiscard]] QString shortened(const QString& name);

/// Where in a document something stands, as people write it: "shooter.condition.aims", "armour[0].pv"; within a row of a campaign
/// behind what the row is.
class DocumentPath {
public:
    DocumentPath() = default;
    // A path, a row of a campaign: each is a place as it stands.
    // NOLINTBEGIN(google-explicit-constructor)
    DocumentPath(QString path) : m_path(std::move(path)) {}
    DocumentPath(const char* path) : m_path(QString::fromUtf8(path)) {}
    DocumentPath(Site row) : m_row(std::make_shared<const Site>(std::move(row))) {}
    // NOLINTEND(google-explicit-constructor)

    [[nodiscard]] DocumentPath member(const QString& key) const;
    [[nodiscard]] DocumentPath element(qsizetype index) const;
    /// A place in the text of it.
    [[nodiscard]] DocumentPath at(qsizetype line, qsizetype column, const QString& path) const;
    // NOLINTNEXTLINE(google-explicit-constructor): a problem names places and rows alike
    operator Site() const { return m_row ? m_row->at(m_path) : Site(SiteKind::Place, m_path); }

private:
    [[nodiscard]] DocumentPath with(QString path) const;

    QString m_path;
    std::shared_ptr<const Site> m_row;
};

/// An id, to be compared without making a text of it.
[[nodiscard]] inline QLatin1StringView latin(std::string_view id)
{
    return {id.data(), static_cast<qsizetype>(id.size())};
}

[[nodiscard]] inline QString toQString(std::string_view text)
{
    return QString::fromUtf8(text);
}

}  // namespace hitspread::formats
