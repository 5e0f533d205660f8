#include "models/library/librarysearch.h"

#include "services/library/recordname.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/wholenumber.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace hitspread {

namespace {

struct SearchWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::LibrarySearch)
};

struct Sign {
    const char16_t* sign;
    Comparison comparison;
};
// Longer signs first: "<=" is not "<".
constexpr std::array kSigns{Sign{u"<=", Comparison::AtMost},   Sign{u">=", Comparison::AtLeast},
                            Sign{u"!=", Comparison::NotEqual}, Sign{u"<", Comparison::Less},
                            Sign{u">", Comparison::Greater},   Sign{u"=", Comparison::Equal},
                            Sign{u":", Comparison::Contains}};

QString quoted(const QString& value)
{
    return value.contains(u' ') ? u'"' + value + u'"' : value;
}

/// The line cut at spaces; what stands in quotes stays together.
QStringList tokensOf(const QString& line)
{
    QStringList tokens;
    QString token;
    bool isQuoted = false;
    for (const QChar letter : line) {
        if (letter == u'"')
            isQuoted = !isQuoted;
        if (letter.isSpace() && !isQuoted) {
            if (!token.isEmpty())
                tokens << token;
            token.clear();
        } else {
            token += letter;
        }
    }
    if (!token.isEmpty())
        tokens << token;
    return tokens;
}

struct Parts {
    QString name;
    QString element;
    Comparison comparison{};
    QString value;
};

std::optional<Parts> partsOf(const QString& token)
{
    static const QRegularExpression kCondition(u"^([\\pL][^<>=!:\"]*?)(<=|>=|!=|<|>|=|:)(.*)$"_qs);
    const QRegularExpressionMatch match = kCondition.match(token);
    if (!match.hasMatch())
        return std::nullopt;
    Parts parts;
    parts.name = match.captured(1).section(u'.', 0, 0);
    parts.element = match.captured(1).section(u'.', 1);
    const QString sign = match.captured(2);
    parts.comparison = std::ranges::find_if(kSigns, [&](const Sign& one) {
                           return sign == QStringView(one.sign);
                       })->comparison;
    parts.value = match.captured(3).remove(u'"').trimmed();
    return parts;
}

/// Which of several spellings a text means: exactly one of them, or the only one that begins like it.
template <typename Spellings>
std::optional<std::size_t> meant(const QString& typed, std::size_t count, Spellings spellings)
{
    const auto plain = [](QString words) { return words.remove(u' ').toCaseFolded(); };
    const QString wanted = plain(typed);
    std::optional<std::size_t> begun;
    int beginners = 0;
    for (std::size_t i = 0; i < count; ++i) {
        bool begins = false;
        for (const QString& spelling : spellings(i)) {
            if (plain(spelling) == wanted)
                return i;
            begins = begins || (!wanted.isEmpty() && plain(spelling).startsWith(wanted));
        }
        beginners += begins ? 1 : 0;
        if (begins)
            begun = i;
    }
    return beginners == 1 ? begun : std::nullopt;
}

class Reader {
public:
    Reader(const text::Naming& names, const RecordDeclaration& record) : m_names(names), m_record(record) {}

    void read(const QString& token)
    {
        const std::optional<Parts> parts = partsOf(token);
        if (!parts || !readCondition(token, *parts))
            m_words << QString(token).remove(u'"');
    }

    LibrarySearch finished()
    {
        m_search.words = m_words.join(u' ');
        return std::move(m_search);
    }

private:
    /// False when the token is no condition at all.
    bool readCondition(const QString& token, const Parts& parts)
    {
        const QString name = parts.name.toCaseFolded();
        if (name == u"tag" || name == SearchWords::tr("tag")) {
            if (!parts.value.isEmpty()) {
                m_search.tags.push_back(parts.value.toStdString());
                m_search.conditions.push_back({token, SearchWords::tr("tagged “%1”").arg(parts.value)});
            }
            return true;
        }
        if (name == u"sample" || name == SearchWords::tr("sample"))
            return readSample(token, parts.value);
        const auto field = meant(parts.name, m_record.fields.size(), [&](std::size_t i) {
            return QStringList{QString::fromUtf8(m_record.fields[i].id),
                               text::fieldName(m_names, m_record, m_record.fields[i])};
        });
        if (!field)
            return false;
        // "recoil<" is on its way to be a condition.
        if (!parts.value.isEmpty())
            readField(token, parts, m_record.fields[*field]);
        return true;
    }

    bool readSample(const QString& token, const QString& value)
    {
        const auto answer = meant(value, 2, [](std::size_t i) {
            return i == 0 ? QStringList{SearchWords::tr("no"), u"no"_qs}
                          : QStringList{SearchWords::tr("yes"), u"yes"_qs};
        });
        if (!answer)
            return true;
        m_search.sample = *answer == 1;
        m_search.conditions.push_back(
            {token, *answer == 1 ? SearchWords::tr("sample data") : SearchWords::tr("own data")});
        return true;
    }

    void readField(const QString& token, const Parts& parts, const FieldDeclaration& field)
    {
        LibraryFilter filter;
        filter.where.field = field.id;
        filter.comparison = parts.comparison;
        QString name = text::fieldName(m_names, m_record, field);
        if (field.kind == FieldKind::RankList) {
            if (parts.element.isEmpty())
                return complain(SearchWords::tr("Say which: %1.name").arg(QString::fromUtf8(field.id)));
            filter.where.element = parts.element.toStdString();
            name = SearchWords::tr("%1, %2").arg(name, parts.element);
        } else if (field.extent > 1) {
            const auto element = meant(parts.element, field.extent, [&](std::size_t i) {
                return QStringList{text::elementName(m_names, field, i),
                                   i < field.elements.size() ? QString::fromUtf8(field.elements[i])
                                                             : QString::number(i)};
            });
            if (!element)
                return complain(SearchWords::tr("Say which: %1.%2")
                                    .arg(QString::fromUtf8(field.id),
                                         field.elements.empty() ? u"1"_qs : QString::fromUtf8(field.elements.front())));
            filter.where.element = *element < field.elements.size() ? std::string(field.elements[*element])
                                                                    : std::to_string(*element);
            name = text::placeName(m_names, m_record, field, *element);
        }
        QString value = parts.value;
        if (!readValue(field, parts.value, filter, value))
            return complain(field.choices.empty() && field.kind != FieldKind::Flag
                                ? SearchWords::tr("%1 is a number; “%2” is none.").arg(name, parts.value)
                                : SearchWords::tr("%1 cannot be “%2”.").arg(name, parts.value));
        m_search.filters.push_back(filter);
        m_search.conditions.push_back(
            {token, SearchWords::tr("%1 %2 %3").arg(name, comparisonWords(filter.comparison), value)});
    }

    /// Puts the value into the filter and its words into `words`. A colon means what suits the field.
    bool readValue(const FieldDeclaration& field, const QString& typed, LibraryFilter& filter, QString& words) const
    {
        const auto exact = [&] {
            if (filter.comparison == Comparison::Contains)
                filter.comparison = Comparison::Equal;
        };
        switch (field.kind) {
        case FieldKind::Text: {
            const std::vector<text::KnownText> known = text::knownTexts(m_names.system(), field);
            filter.value = text::meantText(known, typed).toStdString();
            words = text::shownText(known, typed);
            return true;
        }
        case FieldKind::Flag: {
            const auto answer = meant(typed, 2, [](std::size_t i) {
                return i == 0 ? QStringList{SearchWords::tr("no"), u"no"_qs, u"0"_qs}
                              : QStringList{SearchWords::tr("yes"), u"yes"_qs, u"1"_qs};
            });
            exact();
            if (answer) {
                filter.value = static_cast<std::int64_t>(*answer);
                words = *answer == 1 ? SearchWords::tr("yes") : SearchWords::tr("no");
            }
            return answer.has_value();
        }
        case FieldKind::Choice:
        case FieldKind::Set: {
            const auto choice = meant(typed, field.choices.size(), [&](std::size_t i) {
                return QStringList{QString::fromUtf8(field.choices[i]), text::choiceName(m_names, field, i)};
            });
            if (field.kind == FieldKind::Set)
                filter.comparison = Comparison::Contains;
            else
                exact();
            if (choice) {
                filter.value = std::string(field.choices[*choice]);
                words = text::choiceName(m_names, field, *choice);
            }
            return choice.has_value();
        }
        default: break;
        }
        exact();
        const auto number = text::wholeNumber(typed, text::units(field));
        filter.value = std::int64_t{number.value_or(0)};
        if (number && !field.unit.empty())
            words = SearchWords::tr("%1 %2").arg(text::number(*number), text::unit(field));
        return number.has_value();
    }

    void complain(const QString& sentence) { m_search.complaint = sentence; }

    const text::Naming& m_names;
    const RecordDeclaration& m_record;
    LibrarySearch m_search;
    QStringList m_words;
};

}  // namespace

LibrarySearch readSearch(const text::Naming& names, const RecordDeclaration& record, const QString& line)
{
    Reader reader(names, record);
    for (const QString& token : tokensOf(line))
        reader.read(token);
    return reader.finished();
}

QString searchLine(const LibraryQuery& query)
{
    QStringList tokens;
    if (!query.search.empty())
        tokens << text::asKept(query.search);
    for (const LibraryFilter& filter : query.filters) {
        QString key = text::asKept(filter.where.field);
        if (!filter.where.element.empty())
            key += u'.' + text::asKept(filter.where.element);
        const auto* number = std::get_if<std::int64_t>(&filter.value);
        tokens << conditionToken(key, filter.comparison,
                                 number ? QString::number(*number) : text::asKept(std::get<std::string>(filter.value)));
    }
    for (const std::string& tag : query.tags)
        tokens << conditionToken(u"tag"_qs, Comparison::Contains, text::asKept(tag));
    if (query.sample)
        tokens << conditionToken(u"sample"_qs, Comparison::Contains, *query.sample ? u"yes"_qs : u"no"_qs);
    return tokens.join(u' ');
}

QString withoutCondition(const QString& line, const QString& token)
{
    QStringList tokens = tokensOf(line);
    tokens.removeOne(token);
    return tokens.join(u' ');
}

QString conditionToken(const QString& key, Comparison comparison, const QString& value)
{
    const auto sign = std::ranges::find(kSigns, comparison, &Sign::comparison);
    return key + QString::fromUtf16(sign->sign) + quoted(value);
}

QString comparisonWords(Comparison comparison)
{
    switch (comparison) {
    case Comparison::Equal: return SearchWords::tr("is");
    case Comparison::NotEqual: return SearchWords::tr("is not");
    case Comparison::Less: return SearchWords::tr("below");
    case Comparison::AtMost: return SearchWords::tr("at most");
    case Comparison::Greater: return SearchWords::tr("above");
    case Comparison::AtLeast: return SearchWords::tr("at least");
    case Comparison::Contains: return SearchWords::tr("has");
    }
    return {};
}

std::vector<Comparison> comparisonsOf(const FieldDeclaration& field)
{
    switch (field.kind) {
    case FieldKind::Text: return {Comparison::Contains, Comparison::Equal, Comparison::NotEqual};
    case FieldKind::Set: return {Comparison::Contains};
    case FieldKind::Flag: return {Comparison::Equal};
    case FieldKind::Choice: return {Comparison::Equal, Comparison::NotEqual};
    default: break;
    }
    return {Comparison::AtLeast, Comparison::AtMost, Comparison::Equal,
            Comparison::Greater, Comparison::Less,   Comparison::NotEqual};
}

void fulfil(std::span<const LibraryFilter> filters, AnyRecord& record)
{
    for (const LibraryFilter& filter : filters) {
        const FieldDeclaration* field = record.declaration().find(filter.where.field);
        const auto* words = std::get_if<std::string>(&filter.value);
        if (!field || field == nameField(record.declaration()) || !filter.where.element.empty())
            continue;
        const bool isEqual = filter.comparison == Comparison::Equal;
        if (isEqual && words && field->setText)
            field->setText(record.data(), *words);
        if (!field->isNumeric() || field->extent > 1)
            continue;
        const auto choice = words ? std::ranges::find(field->choices, *words) - field->choices.begin()
                                  : std::get<std::int64_t>(filter.value);
        const auto value = static_cast<std::int32_t>(choice);
        if (field->kind == FieldKind::Set && filter.comparison == Comparison::Contains)
            field->setNumber(record.data(), 0, field->number(record.data(), 0) | (1 << value));
        else if (isEqual && field->kind != FieldKind::Set)
            field->setNumber(record.data(), 0, value);
    }
}

}  // namespace hitspread
