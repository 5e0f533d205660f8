#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace hitspread::exchange {

/// A name as messages echo it: a long one is cut to 60 letters.
[[nodiscard]] QString shortened(const QString& name);

/// Where in a document something stands, as people write it: "shooter.condition.aims", "armour[0].pv".
class Place {
public:
    Place() = default;
    explicit Place(QString path) : m_path(std::move(path)) {}

    [[nodiscard]] Place member(const QString& key) const;
    [[nodiscard]] Place element(qsizetype index) const;
    [[nodiscard]] const QString& path() const { return m_path; }

private:
    QString m_path;
};

/// Translation context of everything this layer says.
class ExchangeText {
    Q_DECLARE_TR_FUNCTIONS(ExchangeText)
};

/// Throws Failure (BadInput): where, why, and what to do about it.
[[noreturn]] void refuse(const Place& place, const QString& reason, const QString& remedy);

/// An id, to be compared without making a text of it.
[[nodiscard]] inline QLatin1StringView latin(std::string_view id)
{
    return {id.data(), static_cast<qsizetype>(id.size())};
}

[[nodiscard]] inline QString toQString(std::string_view text)
{
    return QString::fromUtf8(text);
}

}  // namespace hitspread::exchange
