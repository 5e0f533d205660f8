#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>

namespace hitspread::formats {

/// The names of the members of the outermost object of a JSON text, with the texts they hold; of a text of any length, which is not
/// kept. It asks for no sound JSON: who wants to read the document does that elsewhere.
class JsonOutline {
public:
    /// The next stretch of it.
    void feed(QByteArrayView bytes);
    /// Whether it began with a brace, and ended or has not ended yet.
    [[nodiscard]] bool isObject() const { return m_isObject && !m_isBroken; }
    [[nodiscard]] bool isDone() const { return m_isBroken || (m_isObject && m_depth == 0); }
    [[nodiscard]] bool has(const QByteArray& member) const { return m_members.contains(member); }
    /// The text a member holds; empty where it holds something else or a long one.
    [[nodiscard]] QByteArray text(const QByteArray& member) const { return m_members.value(member); }
    [[nodiscard]] const QHash<QByteArray, QByteArray>& members() const { return m_members; }

private:
    void feedText(char sign);
    void feedSign(char sign);

    QHash<QByteArray, QByteArray> m_members;
    QByteArray m_text;    ///< the one that is being read
    QByteArray m_member;  ///< whose value comes next
    int m_depth = 0;
    bool m_isObject = false;
    bool m_isBroken = false;
    bool m_isInText = false;
    bool m_isEscaped = false;
    bool m_isValue = false;  ///< behind a colon of the outermost object
};

}  // namespace hitspread::formats
