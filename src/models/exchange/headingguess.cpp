#include "models/exchange/headingguess.h"

#include "services/library/recordname.h"
#include "text/echo.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <tuple>
#include <utility>

namespace hitspread {

namespace {

constexpr std::size_t kMostRead = 500;   ///< cells of a column that are looked at
constexpr std::size_t kFewestCells = 3;  ///< that tell a choice by what stands there
constexpr qsizetype kShortestStart = 3;  ///< letters: "Acc" for Accuracy
constexpr qsizetype kShortestEnd = 6;    ///< "Genauigkeit" in "Zielgenauigkeit"
constexpr qsizetype kShortestWord = 5;   ///< "Range" in "Longest range"

/// How near a heading is to what a field is called; the higher the nearer.
enum class Nearness : std::uint8_t { None, SharesAWord, ContainsIt, SharesItsStart, Abbreviates, AlsoCalled };

/// What people write over a column of such a field, plain, in English and German.
struct AlsoCalled {
    QStringView field;
    std::array<QStringView, 8> headings;
};
constexpr std::array kAlsoCalled{
    AlsoCalled{
        u"notes",
        {u"remarks", u"remark", u"comments", u"comment", u"bemerkung", u"bemerkungen", u"anmerkung", u"kommentar"}},
    AlsoCalled{u"twoHanded", {u"hands", u"2h", u"twohand", u"twohands", u"beidhändig", u"zweihand", u"hände", u"zh"}},
    AlsoCalled{
        u"longestRange",
        {u"maxrange", u"maximumrange", u"range", u"maxentfernung", u"maxreichweite", u"schussweite", u"weite", u"max"}},
    AlsoCalled{u"class", {u"type", u"kind", u"category", u"art", u"typ", u"kategorie", u"gattung", u"waffenart"}},
    AlsoCalled{u"modes",
               {u"firemodes", u"firemode", u"mode", u"feuermodi", u"feuermodus", u"feuerart", u"modus", u"modi"}},
    AlsoCalled{
        u"jammingFactor",
        {u"jams", u"malf", u"malfunction", u"malfunctions", u"ladehemmung", u"ladehemmungen", u"hemmung", u"versagen"}},
    AlsoCalled{
        u"fullAutoDeviation",
        {u"auto", u"automatic", u"fullautomatic", u"fa", u"vollautomatik", u"vollauto", u"automatik", u"dauerfeuer"}},
    AlsoCalled{u"shots", {u"magazine", u"ammo", u"rounds", u"magazin", u"munition", u"schuss", u"schüsse", u"ladung"}},
};

QStringList cellsOf(const ImportSource& source, std::size_t column)
{
    QStringList all;
    for (const TableLine& line : std::span(source.table).subspan(1)) {
        const QString cell = column < line.cells.size() ? text::asKept(line.cells[column]).trimmed() : QString();
        if (!cell.isEmpty())
            all << cell;
        if (all.size() == static_cast<qsizetype>(kMostRead))
            break;
    }
    return all;
}

QSet<QString> wordsOf(const QString& name)
{
    static const QRegularExpression between(QStringLiteral("[^\\p{L}\\p{N}]+"));
    QSet<QString> all;
    for (const QString& word : name.toLower().split(between, Qt::SkipEmptyParts)) {
        if (word.size() >= kShortestWord)
            all.insert(word);
    }
    return all;
}

Nearness nearness(const QString& heading, const QString& name)
{
    const QString one = plainHeading(heading);
    const QString other = plainHeading(name);
    const auto& [shorter, longer] = one.size() < other.size() ? std::tie(one, other) : std::tie(other, one);
    if (shorter.size() >= kShortestStart && longer.startsWith(shorter))
        return Nearness::Abbreviates;
    const auto same = std::mismatch(shorter.begin(), shorter.end(), longer.begin()).first - shorter.begin();
    // "Two hands" and "Two-handed"
    if (same >= kShortestWord && same * 3 >= longer.size() * 2)
        return Nearness::SharesItsStart;
    if (shorter.size() >= kShortestEnd && longer.contains(shorter))
        return Nearness::ContainsIt;
    return wordsOf(heading).intersects(wordsOf(name)) ? Nearness::SharesAWord : Nearness::None;
}

class Guess {
public:
    Guess(const RecordColumns& columns, const ImportSource& source, std::vector<MatchedColumn>& matched)
        : m_columns(columns), m_source(source), m_matched(matched)
    {}

    [[nodiscard]] const RecordColumn* byHeading(std::size_t at) const
    {
        const QStringList cells = cellsOf(m_source, at);
        const auto reads = [&](const RecordColumn& column) {
            return std::ranges::all_of(cells, [&](const QString& cell) { return m_columns.canRead(column, cell); });
        };
        const RecordColumn* best = nullptr;
        Nearness nearest = Nearness::None;
        bool isOne = true;
        for (const RecordColumn& column : m_columns.all()) {
            const Nearness near = cells.isEmpty() || !isFree(column) ? Nearness::None
                                                                     : nearnessTo(m_matched[at].heading, column);
            if (near == Nearness::None || near < nearest || !reads(column))
                continue;
            isOne = near > nearest;
            best = &column;
            nearest = near;
        }
        return isOne ? best : nullptr;
    }

    [[nodiscard]] const RecordColumn* byCells(std::size_t at) const
    {
        const QStringList cells = cellsOf(m_source, at);
        if (cells.size() < static_cast<qsizetype>(kFewestCells))
            return nullptr;
        const RecordColumn* best = nullptr;
        for (const RecordColumn& column : m_columns.all()) {
            const auto read = std::ranges::count_if(
                cells, [&](const QString& cell) { return m_columns.canRead(column, cell); });
            if (!isFree(column) || !isChoice(column) || read * 4 < cells.size() * 3)
                continue;
            if (std::exchange(best, &column))
                return nullptr;
        }
        return best;
    }

private:
    [[nodiscard]] const FieldDeclaration* fieldOf(const RecordColumn& column) const
    {
        return column.cells ? &m_columns.declaration().fields[column.field] : nullptr;
    }
    [[nodiscard]] bool isChoice(const RecordColumn& column) const
    {
        const FieldDeclaration* field = fieldOf(column);
        return field && field->kind == FieldKind::Choice;
    }
    /// Names are found elsewhere, and of what is joined its parts are not meant.
    [[nodiscard]] bool isFree(const RecordColumn& column) const
    {
        const FieldDeclaration* field = fieldOf(column);
        const bool isPart = field && std::ranges::any_of(m_columns.all(), [field](const RecordColumn& one) {
                                return one.joined && one.joined->holds(field->id);
                            });
        return !isPart && !column.isTags && (!field || field != nameField(m_columns.declaration()))
            && std::ranges::none_of(m_matched, [&column](const MatchedColumn& one) { return one.column == &column; });
    }
    [[nodiscard]] Nearness nearnessTo(const QString& heading, const RecordColumn& column) const
    {
        const auto also = std::ranges::find(kAlsoCalled, column.key, &AlsoCalled::field);
        if (also != kAlsoCalled.end()
            && std::ranges::find(also->headings, plainHeading(heading)) != also->headings.end())
            return Nearness::AlsoCalled;
        Nearness nearest = Nearness::None;
        for (const QString& name : column.names)
            nearest = std::max(nearest, nearness(heading, name));
        return nearest;
    }

    const RecordColumns& m_columns;
    const ImportSource& m_source;
    const std::vector<MatchedColumn>& m_matched;
};

}  // namespace

void guessColumns(const RecordColumns& columns, const ImportSource& source, std::vector<MatchedColumn>& matched,
                  const std::function<bool(const MatchedColumn&)>& mayGuess)
{
    const Guess guess(columns, source, matched);
    for (const auto& by : {&Guess::byHeading, &Guess::byCells}) {
        for (std::size_t i = 0; i < matched.size(); ++i) {
            if (matched[i].column || !mayGuess(matched[i]))
                continue;
            matched[i].column = (guess.*by)(i);
            matched[i].isGuessed = matched[i].column != nullptr;
        }
    }
}

}  // namespace hitspread
