#include "formats/foreign/members.h"

#include "rules/core/declare/controlcharacter.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
#include <utility>

namespace hitspread::formats {

namespace {

QString plainText(const QJsonValue& value)
{
    if (value.isDouble())
        return cellOf(value.toDouble());
    if (value.isBool())
        return value.toBool() ? u"true"_qs : u"false"_qs;
    return value.toString();
}

bool isSingle(const QJsonValue& value)
{
    return !value.isObject() && !value.isArray();
}

/// Whether it says anything at all.
bool saysNothing(const QJsonValue& value)
{
    return value.isNull() || value.isUndefined() || (value.isString() && value.toString().trimmed().isEmpty())
        || (value.isArray() && value.toArray().isEmpty()) || (value.isObject() && value.toObject().isEmpty());
}

/// Alike members of a document, in the order of their first.
class Folded {
public:
    void add(const LeftMember& one)
    {
        const auto [place, isNew] = m_places.try_emplace({one.path, one.why.reason}, m_all.size());
        if (isNew)
            m_all.push_back(one);
        else
            m_all[place->second].times += one.times;
    }
    [[nodiscard]] std::vector<LeftMember> all() && { return std::move(m_all); }

private:
    std::map<std::pair<std::string, Reason>, std::size_t> m_places;
    std::vector<LeftMember> m_all;
};

}  // namespace

QString withoutControls(const QString& text)
{
    const std::string lines = QString(text).replace(u"\r\n"_qs, u"\n"_qs).replace(u'\r', u'\n').toStdString();
    std::string plain;
    plain.reserve(lines.size());
    for (std::string_view left = lines; !left.empty();) {
        const bool isSpace = left.front() == '\n' || left.front() == '\t';
        const std::size_t control = isSpace ? 0 : controlAt(left);
        if (control == 0)
            plain += left.front();
        left.remove_prefix(std::max<std::size_t>(control, 1));
    }
    return QString::fromStdString(plain);
}

QString listEntry(const QString& text)
{
    const bool isPlain = !text.contains(u';') && !text.contains(u'"') && !text.contains(u':') && text == text.trimmed();
    return isPlain ? text : u'"' + QString(text).replace(u'"', u"\"\""_qs) + u'"';
}

QString cellOf(double number)
{
    constexpr double kWhole = 1e15;
    if (std::abs(number) < kWhole && std::floor(number) == number)
        return QString::number(static_cast<qint64>(number));
    if (std::abs(number) >= kWhole)
        return QString::number(number, 'g', 6);
    QString text = QString::number(number, 'f', 3);
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text;
}

std::string foldedPath(const QString& path)
{
    static const QRegularExpression kNumber(u"\\[[0-9]+\\]"_qs);
    static const QRegularExpression kWithin(u"(\\.children\\[\\])+"_qs);
    return QString(path).replace(kNumber, u"[]"_qs).replace(kWithin, QString()).toStdString();
}

std::string toldValue(const QString& value)
{
    const QString line = value.simplified();
    constexpr auto kMost = static_cast<qsizetype>(kMostOfToldValue);
    if (line.size() <= kMost)
        return line.toStdString();
    // No letter is cut in two.
    const qsizetype end = line[kMost - 2].isHighSurrogate() ? kMost - 2 : kMost - 1;
    return (line.left(end) + u'…').toStdString();
}

void MemberLedger::leave(const QString& path, const QString& value, Cause why)
{
    take(path);
    m_left.push_back({foldedPath(path), toldValue(value), std::move(why)});
}

std::vector<LeftMember> MemberLedger::left(const QJsonObject& document, const QSet<QString>& bookkeeping) const
{
    Folded folded;
    for (const LeftMember& one : m_left)
        folded.add(one);
    // Deeper than this no reader lets a document be.
    const auto walk = [&](const auto& self, const QJsonValue& value, const QString& path) -> void {
        if (m_taken.contains(path) || saysNothing(value))
            return;
        if (value.isObject()) {
            const QJsonObject object = value.toObject();
            for (auto member = object.begin(); member != object.end(); ++member) {
                if (!bookkeeping.contains(member.key()))
                    self(self, member.value(), path.isEmpty() ? member.key() : path + u'.' + member.key());
            }
        } else if (value.isArray() && !std::ranges::all_of(value.toArray(), isSingle)) {
            const QJsonArray array = value.toArray();
            for (qsizetype i = 0; i < array.size(); ++i)
                self(self, array[i], u"%1[%2]"_qs.arg(path, QString::number(i)));
        } else if (value.isArray()) {
            QStringList texts;
            for (const QJsonValue one : value.toArray())
                texts << plainText(one);
            folded.add({foldedPath(path), toldValue(texts.join(u", "_qs)), because<Reason::NoPlaceHere>()});
        } else {
            folded.add({foldedPath(path), toldValue(plainText(value)), because<Reason::NoPlaceHere>()});
        }
    };
    walk(walk, document, QString());
    return std::move(folded).all();
}

Member Member::at(const QString& name) const
{
    return {m_value.toObject().value(name), m_path.isEmpty() ? name : m_path + u'.' + name, *m_ledger};
}

std::vector<Member> Member::elements() const
{
    const QJsonArray array = m_value.toArray();
    std::vector<Member> all;
    all.reserve(static_cast<std::size_t>(array.size()));
    for (qsizetype i = 0; i < array.size(); ++i)
        all.emplace_back(array[i], u"%1[%2]"_qs.arg(m_path, QString::number(i)), *m_ledger);
    return all;
}

QStringList Member::names() const
{
    return m_value.toObject().keys();
}

QString Member::text() const
{
    if (!isSingle(m_value))
        return {};
    take();
    return m_value.isBool() ? QString() : withoutControls(plainText(m_value)).trimmed();
}

std::optional<double> Member::number() const
{
    bool isNumber = m_value.isDouble();
    const double number = isNumber ? m_value.toDouble() : m_value.toString().trimmed().toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number))
        return std::nullopt;
    take();
    return number;
}

bool Member::flag() const
{
    take();
    return m_value.toBool();
}

void Member::take() const
{
    m_ledger->take(m_path);
}

void Member::leave(Cause why) const
{
    if (!saysNothing(m_value))
        m_ledger->leave(m_path, isSingle(m_value) ? plainText(m_value) : QString(), std::move(why));
}

}  // namespace hitspread::formats
