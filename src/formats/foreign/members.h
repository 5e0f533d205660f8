#pragma once

#include "services/exchange/importsource.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QSet>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace hitspread::formats {

/// "skills[].points" of "skills[3].children[0].points": as alike members are told.
[[nodiscard]] std::string foldedPath(const QString& path);
/// At most kMostOfToldValue letters of it.
[[nodiscard]] std::string toldValue(const QString& value);

/// What was read of a stranger's document; the rest is told as left out. It knows no program.
class MemberLedger {
public:
    void take(const QString& path) { m_taken.insert(path); }
    /// Something that was read and has no place: told with this reason.
    void leave(const QString& path, const QString& value, Cause why);

    /// All that was left, alike members once: what leave() was told, and every member of the document that nobody read, but those called as in
    /// `bookkeeping`.
    [[nodiscard]] std::vector<LeftMember> left(const QJsonObject& document, const QSet<QString>& bookkeeping) const;

private:
    QSet<QString> m_taken;
    std::vector<LeftMember> m_left;
};

/// A value of a stranger's document with its place, read leniently: a number may be written as a text. What is read is noted in the ledger, which must
/// outlive it.
class Member {
public:
    Member(QJsonValue value, QString path, MemberLedger& ledger)
        : m_value(std::move(value)), m_path(std::move(path)), m_ledger(&ledger)
    {}

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] bool isThere() const { return !m_value.isUndefined() && !m_value.isNull(); }
    [[nodiscard]] bool isObject() const { return m_value.isObject(); }
    [[nodiscard]] Member at(const QString& name) const;
    /// The elements of an array; of anything else none.
    [[nodiscard]] std::vector<Member> elements() const;
    /// The names of an object's members; of anything else none.
    [[nodiscard]] QStringList names() const;

    /// As it is written; empty where it is neither text nor number.
    [[nodiscard]] QString text() const;
    [[nodiscard]] std::optional<double> number() const;
    [[nodiscard]] bool flag() const;
    /// It, and all that is in it, is no news.
    void take() const;
    /// It has no place here.
    void leave(Cause why) const;

private:
    QJsonValue m_value;
    QString m_path;
    MemberLedger* m_ledger;
};

/// A text as a campaign may hold it: line breaks of any machine as one, control characters and marks of direction left out.
[[nodiscard]] QString withoutControls(const QString& text);

/// An element of a list as cells hold it: in quotes where it would be read as something else.
[[nodiscard]] QString listEntry(const QString& text);

/// A number as cells hold it: "12", "5.25"; at most three digits behind the point.
[[nodiscard]] QString cellOf(double number);

}  // namespace hitspread::formats
