#include "models/exchange/cellwords.h"

#include "text/echo.h"
#include "text/everylanguage.h"
#include "text/fields.h"
#include "text/naming.h"
#include "text/wholenumber.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>
#include <vector>

namespace hitspread {

namespace {

/// A whole number as a spreadsheet shows it in a column of decimals ("3,00"), without those; three noughts would be thousands. Who types into a
/// form writes no such thing.
QString withoutNoughts(QString cell)
{
    static const QRegularExpression noughts(QStringLiteral("(?<=\\d)[.,]0{1,2}(?!\\d)"));
    return cell.remove(noughts);
}

const QString kBetween = QStringLiteral("; ");
constexpr qsizetype kFewestLetters = 3;  ///< fewer may be a slip: they stand for no choice

/// Yes and no as people write them, whatever their language, and as spreadsheets show what they take for a truth value.
const QStringList& yesWords()
{
    static const QStringList all = text::inEveryLanguage("hitspread::text::Fields", "yes")
        + QStringList{QStringLiteral("true"), QStringLiteral("wahr"), QStringLiteral("1"), QStringLiteral("x")};
    return all;
}

const QStringList& noWords()
{
    static const QStringList all = text::inEveryLanguage("hitspread::text::Fields", "no")
        + QStringList{QStringLiteral("false"), QStringLiteral("falsch"), QStringLiteral("0"), QStringLiteral("-")};
    return all;
}

QString inQuotes(QString words)
{
    return u'"' + words.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

/// What stands between two quotes and nothing else; nothing: they are none.
std::optional<QString> unquoted(const QString& words)
{
    if (words.size() < 2 || words.front() != u'"' || words.back() != u'"')
        return std::nullopt;
    QString inner = words.mid(1, words.size() - 2);
    QString without = inner;
    without.remove(QStringLiteral("\"\""));
    if (without.contains(u'"'))
        return std::nullopt;
    return inner.replace(QStringLiteral("\"\""), QStringLiteral("\""));
}

/// As it comes from a keyboard.
QString asTyped(const QString& words)
{
    return words.trimmed().toLower().replace(QChar(0x2212), u'-');
}

/// What a choice is found by: "Cutting (cut)", "cutting", "cut". Signs tell some short forms apart: "pi", "pi+".
QStringList choiceKeys(const QString& name)
{
    QStringList keys{asTyped(name), plainHeading(name)};
    const qsizetype open = name.lastIndexOf(QStringLiteral(" ("));
    if (open > 0 && name.endsWith(u')'))
        keys << plainHeading(name.left(open)) << asTyped(name.mid(open + 2).chopped(1));
    return keys;
}

/// At the semicolons that stand outside of quotes.
QStringList listIn(const QString& cell)
{
    QStringList all{QString()};
    bool isQuoted = false;
    for (const QChar letter : cell) {
        isQuoted = isQuoted != (letter == u'"');
        if (letter == u';' && !isQuoted)
            all << QString();
        else
            all.last() += letter;
    }
    for (QString& one : all)
        one = one.trimmed();
    all.removeAll(QString());
    return all;
}

/// People part what they list otherwise than we do; where a semicolon stands, it parts.
QString withSemicolons(const QString& cell, QChar between)
{
    return cell.contains(u';') ? cell : QString(cell).replace(between, u';');
}

/// Whether it is read as it stands in a list.
bool isPlainInList(const QString& words)
{
    return words == words.trimmed() && !words.isEmpty()
        && !std::ranges::any_of(words, [](QChar letter) { return QStringView(u"\";:").contains(letter); });
}

}  // namespace

QString writtenList(const QStringList& texts)
{
    QStringList all;
    for (const QString& text : texts)
        all << (isPlainInList(text) ? text : inQuotes(text));
    return all.join(kBetween);
}

QStringList readList(const QString& cell)
{
    QStringList all = listIn(cell);
    for (QString& one : all)
        one = unquoted(one).value_or(one);
    return all;
}

QString plainHeading(const QString& words)
{
    QString plain;
    for (const QChar letter : words) {
        if (letter.isLetterOrNumber() || letter == u'%')
            plain += letter.toLower();
    }
    return plain;
}

CellWords::CellWords(const System& system, const FieldDeclaration& field) : m_system(system), m_field(field)
{
    const text::Naming names = text::Naming::usual(system);
    for (std::size_t i = 0; i < field.choices.size(); ++i) {
        m_choices << text::choiceName(names, field, i);
        for (const QString& name : text::choiceNames(system, field, i)) {
            for (const QString& key : choiceKeys(name)) {
                const auto known = m_choicesByName.constFind(key);
                const bool isOther = known != m_choicesByName.constEnd() && *known != static_cast<int>(i);
                if (!key.isEmpty())
                    m_choicesByName.insert(key, isOther ? -1 : static_cast<int>(i));
            }
        }
    }
    for (const text::KnownText& known : text::knownTexts(system, field)) {
        m_wordsOfKnown.insert(known.id, known.words);
        for (const QString& name : text::rankNames(system, known.id.toStdString()))
            m_knownByName.insert(name.toLower(), known.id);
    }
    // An id is always itself, whatever another one is called.
    for (auto known = m_wordsOfKnown.constBegin(); known != m_wordsOfKnown.constEnd(); ++known)
        m_knownByName.insert(known.key().toLower(), known.key());
    for (std::size_t i = 0; i < field.choices.size(); ++i)
        m_choicesByName.insert(QString::fromUtf8(field.choices[i]).toLower(), static_cast<int>(i));
}

std::string CellWords::meantBy(const QString& words) const
{
    if (const auto literal = unquoted(words))
        return literal->toStdString();
    return m_knownByName.value(words.trimmed().toLower(), words).toStdString();
}

QString CellWords::knownWords(const std::string& text) const
{
    QString raw = text::asKept(text);
    if (m_wordsOfKnown.isEmpty())
        return raw;
    const QString words = m_wordsOfKnown.value(raw, raw);
    return meantBy(words) == text ? words : meantBy(raw) == text ? raw : inQuotes(raw);
}

QString CellWords::rankWords(const Ranks& ranks) const
{
    QStringList all;
    for (const auto& [name, rank] : ranks.entries) {
        const QString raw = text::asKept(name);
        const QString words = m_wordsOfKnown.value(raw, raw);
        all << QStringLiteral("%1: %2").arg(isPlainInList(words) && meantBy(words) == name ? words : inQuotes(raw),
                                            QString::number(rank));
    }
    return all.join(kBetween);
}

QString CellWords::written(const LoggedValue& value) const
{
    if (const auto* text = std::get_if<std::string>(&value))
        return knownWords(*text);
    if (const auto* ranks = std::get_if<Ranks>(&value))
        return rankWords(*ranks);
    const auto* number = std::get_if<std::int64_t>(&value);
    if (!number || (m_field.optional && *number == kNoEntry))
        return {};
    const auto asWritten = [this](std::size_t choice) {
        const QString& words = m_choices[static_cast<qsizetype>(choice)];
        return choiceIn(words) == static_cast<std::int64_t>(choice) && !words.contains(u';') && !words.contains(u',')
            ? words
            : QString::fromUtf8(m_field.choices[choice]);
    };
    switch (m_field.kind) {
    case FieldKind::Flag: return text::valueName(text::Naming::usual(m_system), m_field, *number != 0 ? 1 : 0);
    case FieldKind::Choice:
        return *number >= 0 && *number < static_cast<std::int64_t>(m_field.choices.size())
            ? asWritten(static_cast<std::size_t>(*number))
            : QString::number(*number);
    case FieldKind::Set: {
        QStringList all;
        for (std::size_t i = 0; i < m_field.choices.size(); ++i) {
            if ((*number >> i) & 1)
                all << asWritten(i);
        }
        return all.join(kBetween);
    }
    default: return QString::number(*number);
    }
}

bool CellWords::isEmptyAValue() const
{
    return m_field.kind == FieldKind::Text || m_field.kind == FieldKind::RankList || m_field.kind == FieldKind::Set
        || m_field.optional;
}

std::optional<std::int64_t> CellWords::choiceIn(const QString& words) const
{
    for (const QString& key : {asTyped(words), plainHeading(words)}) {
        const auto known = m_choicesByName.constFind(key);
        if (known != m_choicesByName.constEnd() && *known >= 0)
            return *known;
    }
    return choiceBegunBy(plainHeading(words));
}

std::optional<std::int64_t> CellWords::choiceBegunBy(const QString& letters) const
{
    if (letters.size() < kFewestLetters)
        return std::nullopt;
    std::optional<std::int64_t> begun;
    for (auto known = m_choicesByName.constBegin(); known != m_choicesByName.constEnd(); ++known) {
        if (!known.key().startsWith(letters))
            continue;
        if (*known < 0 || (begun && *begun != *known))
            return std::nullopt;
        begun = *known;
    }
    return begun;
}

std::optional<LoggedValue> CellWords::choicesOf(const QStringList& words) const
{
    std::int64_t bits = 0;
    for (const QString& one : words) {
        const auto choice = choiceIn(one);
        if (!choice)
            return std::nullopt;
        bits |= std::int64_t{1} << *choice;
    }
    return LoggedValue(bits);
}

std::optional<LoggedValue> CellWords::setIn(const QString& cell) const
{
    const QString parted = withSemicolons(cell, u',');
    const auto choices = choicesOf(listIn(parted));
    return choices ? choices : choicesOf(listIn(withSemicolons(parted, u'/')));
}

std::optional<LoggedValue> CellWords::ranksOf(const QStringList& words, const QRegularExpression& form) const
{
    Ranks ranks;
    for (const QString& one : words) {
        const QRegularExpressionMatch match = form.match(one);
        const auto rank = match.hasMatch() ? text::wholeNumber(match.captured(2)) : std::nullopt;
        const std::string name = meantBy(match.captured(1).trimmed());
        const bool isTwice = std::ranges::any_of(ranks.entries, [&](const auto& entry) { return entry.first == name; });
        if (!rank || isTwice)
            return std::nullopt;
        ranks.entries.emplace_back(name, rank.value_or(0));
    }
    return LoggedValue(std::move(ranks));
}

std::optional<LoggedValue> CellWords::ranksIn(const QString& cell) const
{
    static const QRegularExpression written(QStringLiteral("^(.*):([^:]*)$"),
                                            QRegularExpression::DotMatchesEverythingOption);
    // "Rifle 3, Sword-14"; what we write ourselves may have a comma in a name.
    static const QRegularExpression typed(QStringLiteral("^(.*\\S)(?:\\s*:\\s*|\\s+|-)(\\d+)(?:\\s*%)?$"));
    const auto ranks = ranksOf(listIn(cell), written);
    return ranks ? ranks : ranksOf(listIn(withSemicolons(cell, u',')), typed);
}

std::optional<LoggedValue> CellWords::read(const QString& cell) const
{
    switch (m_field.kind) {
    case FieldKind::Text: return LoggedValue(m_wordsOfKnown.isEmpty() ? cell.toStdString() : meantBy(cell));
    case FieldKind::RankList: return ranksIn(cell);
    case FieldKind::Set: return setIn(cell);
    case FieldKind::Flag: {
        const QString words = cell.trimmed();
        if (yesWords().contains(words, Qt::CaseInsensitive))
            return LoggedValue(std::int64_t{1});
        return noWords().contains(words, Qt::CaseInsensitive) ? std::optional(LoggedValue(std::int64_t{0}))
                                                              : std::nullopt;
    }
    case FieldKind::Choice: {
        const auto choice = choiceIn(cell);
        return choice ? std::optional(LoggedValue(*choice)) : std::nullopt;
    }
    case FieldKind::Number: {
        if (m_field.optional && cell.trimmed().isEmpty())
            return LoggedValue(std::int64_t{kNoEntry});
        const auto number = text::wholeNumber(withoutNoughts(cell), text::units(m_field));
        return number ? std::optional(LoggedValue(std::int64_t{*number})) : std::nullopt;
    }
    default: return std::nullopt;
    }
}

Cause CellWords::whyNot(const QString& cell) const
{
    switch (m_field.kind) {
    case FieldKind::Choice:
    case FieldKind::Set: return because<Reason::NotAChoice>(cell, m_choices);
    case FieldKind::Number: return because<Reason::NoWholeNumber>(cell, m_field.minimum, m_field.maximum);
    case FieldKind::Flag: return because<Reason::CellUnreadable>(cell, written(std::int64_t{1}));
    default: break;
    }
    QStringList known = m_wordsOfKnown.keys();
    known.sort();
    Ranks example;
    for (const QString& name : {known.value(0, QStringLiteral("A")), known.value(1, QStringLiteral("B"))})
        example.entries.emplace_back(name.toStdString(), m_field.maximum);
    return because<Reason::CellUnreadable>(cell, rankWords(example));
}

}  // namespace hitspread
