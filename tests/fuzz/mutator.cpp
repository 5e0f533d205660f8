#include "fuzz/mutator.h"

#include "formats/codec/actioncodec.h"
#include "formats/codec/recordcodec.h"
#include "rules/systems/registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>
#include <random>
#include <string_view>
#include <utility>

namespace hitspread::fuzz {

namespace {

/// Whatever the rule systems call something in a document, so that no fuzzer has to guess it letter by letter.
const QStringList& declaredWords()
{
    static const QStringList all = [] {
        QSet<QString> words;
        const auto add = [&words](std::string_view word) {
            for (const QString& part : QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())).split(u'.'))
                words.insert(part);
        };
        for (const System* system : systems()) {
            add(system->id());
            std::ranges::for_each(system->locations(), add);
            for (const RecordDeclaration* record : system->records()) {
                for (const FieldDeclaration& field : record->fields) {
                    add(field.id);
                    std::ranges::for_each(field.choices, add);
                    std::ranges::for_each(field.elements, add);
                }
            }
            for (const ActionDeclaration* action : system->actions()) {
                add(action->id);
                std::ranges::for_each(action->parts, [&](const PartDeclaration& part) { add(part.id); });
            }
            for (const QuestionWord& question : system->questions()) {
                words.insert(QString::fromUtf8(question.id.data(), static_cast<qsizetype>(question.id.size())));
                std::ranges::for_each(question.options, add);
            }
            for (const QuantityWord& quantity : system->quantities())
                words.insert(QString::fromUtf8(quantity.id.data(), static_cast<qsizetype>(quantity.id.size())));
        }
        QStringList sorted(words.begin(), words.end());
        sorted.sort();  // the same seed picks the same word
        return sorted;
    }();
    return all;
}

/// A new record of every kind of every system, as a library holds one.
const QJsonArray& freshRecords()
{
    static const QJsonArray all = [] {
        const auto text = [](std::string_view word) {
            return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
        };
        QJsonArray made;
        for (const System* system : systems()) {
            for (const RecordDeclaration* record : system->records()) {
                made.append(
                    QJsonObject{{QStringLiteral("system"), text(system->id())},
                                {QStringLiteral("kind"), text(formats::kindText(record->kind))},
                                {QStringLiteral("record"), formats::encodeRecord(*record, AnyRecord(*record).data())}});
            }
        }
        return made;
    }();
    return all;
}

qsizetype countOf(const QJsonValue& value)
{
    qsizetype count = 1;
    if (value.isObject()) {
        for (const QJsonValue one : value.toObject())
            count += countOf(one);
    }
    for (const QJsonValue one : value.toArray())
        count += countOf(one);
    return count;
}

using Change = std::function<QJsonValue(const QJsonValue&)>;

/// What `change` makes of the value at this place, counted from the outermost inwards, within all that is around it.
QJsonValue withChanged(const QJsonValue& value, qsizetype place, const Change& change)
{
    if (place == 0)
        return change(value);
    --place;
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member) {
            const qsizetype within = countOf(member.value());
            if (place < within) {
                member.value() = withChanged(member.value(), place, change);
                break;
            }
            place -= within;
        }
        return object;
    }
    QJsonArray array = value.toArray();
    for (QJsonValueRef element : array) {
        const qsizetype within = countOf(element);
        if (place < within) {
            element = withChanged(element, place, change);
            break;
        }
        place -= within;
    }
    return array;
}

class Mutator {
public:
    explicit Mutator(unsigned seed) : m_random(seed) {}

    [[nodiscard]] QJsonValue document(QJsonValue value, const QJsonValue& other)
    {
        m_other = other;
        for (qsizetype times = 1 + below(3); times > 0; --times)
            value = withChanged(value, below(countOf(value)), [this](const QJsonValue& one) { return changed(one); });
        return value;
    }

    [[nodiscard]] QByteArray table(QByteArray text)
    {
        for (qsizetype times = 1 + below(3); times > 0; --times) {
            const auto [from, to] = cellIn(text);
            switch (below(6)) {
            case 0: text.insert(to, ";,\t\n"[below(4)]); break;
            case 1: text.remove(from, to - from + 1); break;
            case 2: text.insert(from, text.mid(from, to - from + 1)); break;
            case 3: text.replace(from, to - from, QByteArray::number(number(7))); break;
            case 4:
                text.replace(from, to - from,
                             QByteArray(text.mid(from, to - from)).replace('"', "\"\"").append('"').prepend('"'));
                break;
            default: text.replace(from, to - from, word().toUtf8()); break;
            }
        }
        return text;
    }

private:
    [[nodiscard]] qsizetype below(qsizetype count)
    {
        return static_cast<qsizetype>(m_random() % static_cast<unsigned>(std::max<qsizetype>(count, 1)));
    }

    [[nodiscard]] QString word() { return declaredWords().at(below(declaredWords().size())); }

    /// One at an edge, or one beside what was there.
    [[nodiscard]] qint64 number(qint64 before)
    {
        constexpr std::array<qint64, 20> kEdges{0,
                                                1,
                                                2,
                                                3,
                                                6,
                                                10,
                                                20,
                                                100,
                                                127,
                                                255,
                                                256,
                                                32767,
                                                65535,
                                                65536,
                                                1000000,
                                                2147483647,
                                                2147483648,
                                                4294967296,
                                                9007199254740993,
                                                9223372036854775807};
        const qint64 edge = kEdges[static_cast<std::size_t>(below(kEdges.size()))];
        switch (below(5)) {
        case 0: return before < edge ? before + 1 : before - 1;
        case 1: return -edge;
        case 2: return below(21);
        default: return edge;
        }
    }

    /// A part of the other document, else of a new record.
    [[nodiscard]] QJsonValue anyOther()
    {
        const QJsonValue from = m_other.isUndefined() || below(3) == 0 ? freshRecords().at(below(freshRecords().size()))
                                                                       : m_other;
        QJsonValue found;
        (void)withChanged(from, below(countOf(from)), [&found](const QJsonValue& one) { return found = one; });
        return found;
    }

    [[nodiscard]] QJsonValue fresh()
    {
        switch (below(8)) {
        case 0: return QJsonValue();
        case 1: return below(2) == 0;
        case 2: return word();
        case 3: return QJsonArray{number(1), number(2)};
        case 4: return QJsonObject{{word(), number(1)}};
        case 5: return static_cast<double>(number(1)) / 8;
        case 6: return anyOther();
        default: return number(1);
        }
    }

    [[nodiscard]] QJsonValue changed(const QJsonValue& value)
    {
        if (below(12) == 0)
            return fresh();
        switch (value.type()) {
        case QJsonValue::Object: return changed(value.toObject());
        case QJsonValue::Array: return changed(value.toArray());
        case QJsonValue::Double: return number(value.toInteger());
        case QJsonValue::Bool: return !value.toBool();
        case QJsonValue::String: return changed(value.toString());
        default: return fresh();
        }
    }

    [[nodiscard]] QJsonValue changed(QString text)
    {
        switch (below(8)) {
        case 0: return QString();
        case 1: return text.repeated(static_cast<int>(1 + below(40)));
        case 2: return text.insert(below(text.size() + 1), QChar(static_cast<char16_t>(below(0xD800))));
        case 3: return text.left(below(text.size() + 1));
        case 4: return text.toUpper();
        case 5: return QString::number(number(text.toLongLong()));
        default: return word();
        }
    }

    [[nodiscard]] QJsonValue changed(QJsonObject object)
    {
        const QStringList names = object.keys();
        const QString name = names.isEmpty() ? word() : names.at(below(names.size()));
        switch (below(5)) {
        case 0: object.remove(name); break;
        case 1: object.insert(word(), object.take(name)); break;
        case 2: object.insert(word(), names.isEmpty() ? fresh() : object.value(names.at(below(names.size())))); break;
        case 3: object.insert(word(), fresh()); break;
        default:
            const QJsonObject more = anyObject();
            for (auto member = more.begin(); member != more.end(); ++member) {
                if (below(2) == 0)
                    object.insert(member.key(), member.value());
            }
        }
        return object;
    }

    [[nodiscard]] QJsonObject anyObject()
    {
        QJsonValue found = anyOther();
        for (int tries = 0; tries < 8 && !found.isObject(); ++tries)
            found = anyOther();
        return found.toObject();
    }

    [[nodiscard]] QJsonValue changed(QJsonArray array)
    {
        const qsizetype place = below(array.size());
        const bool isEmpty = array.isEmpty();
        switch (below(5)) {
        case 0:
            if (!isEmpty)
                array.removeAt(place);
            break;
        case 1:
            for (qsizetype times = 1 + below(below(4) == 0 ? 300 : 3); times > 0 && !isEmpty; --times)
                array.append(array[place]);
            break;
        case 2:
            if (!isEmpty)
                array.append(array.takeAt(place));
            break;
        case 3: array.insert(place, fresh()); break;
        default: array.append(anyOther()); break;
        }
        return array;
    }

    /// From where to where a cell is.
    [[nodiscard]] std::pair<qsizetype, qsizetype> cellIn(const QByteArray& text)
    {
        const auto isEnd = [&text](qsizetype at) {
            return std::string_view(";,\t\r\n").find(text[at]) != std::string_view::npos;
        };
        qsizetype from = below(text.size());
        while (from > 0 && !isEnd(from - 1))
            --from;
        qsizetype to = from;
        while (to < text.size() && !isEnd(to))
            ++to;
        return {from, to};
    }

    std::minstd_rand m_random;
    QJsonValue m_other{QJsonValue::Undefined};
};

/// Of a golden case its request; undefined: it is none.
QJsonValue documentIn(const QByteArray& text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (document[u"request"].isObject())
        return document[u"request"];
    return document.isObject() ? QJsonValue(document.object())
        : document.isArray()   ? QJsonValue(document.array())
                               : QJsonValue(QJsonValue::Undefined);
}

/// What comes before a byte 0; all where there is none.
QByteArray headOf(const QByteArray& input)
{
    const qsizetype end = input.indexOf('\0');
    return end < 0 ? input : input.left(end);
}

QByteArray textOf(const QJsonValue& document)
{
    return document.isArray() ? QJsonDocument(document.toArray()).toJson(QJsonDocument::Compact)
                              : QJsonDocument(document.toObject()).toJson(QJsonDocument::Compact);
}

}  // namespace

QByteArray mutated(Shape shape, const QByteArray& input, const QByteArray& other, qsizetype most, unsigned seed)
{
    QByteArray changed;
    Mutator mutator(seed);
    const QByteArray head = headOf(input);
    const QJsonValue document = shape == Shape::Document || shape == Shape::Either ? documentIn(head)
                                                                                   : QJsonValue(QJsonValue::Undefined);
    if (!document.isUndefined())
        changed = textOf(mutator.document(document, documentIn(headOf(other)))) + input.sliced(head.size());
    else if (shape == Shape::Table && !input.isEmpty())
        changed = input.left(1) + mutator.table(input.sliced(1));
    else if (shape == Shape::Either && !input.isEmpty())
        changed = mutator.table(input);
    return changed.size() > most ? QByteArray() : changed;
}

}  // namespace hitspread::fuzz
