#include "reports/rulesheet.h"

#include "reports/paper/overflow.h"
#include "reports/paper/typeset.h"
#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/rowtitles.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace hitspread {

namespace {

struct RuleSheetText {
    Q_DECLARE_TR_FUNCTIONS(ruleSheet)
};

using paper::Canvas;
using paper::Style;

constexpr Style kRuleSheetName{18.0, true};
constexpr Style kRuleSheetNameInLines{11.0, true};
constexpr qsizetype kRuleSheetNameLines = 2;
constexpr qreal kRuleSheetTitleWidth = 66.0;
constexpr Style kRuleSheetTitle{9.0, true};
constexpr Style kRuleSheetWords{9.0};
constexpr Style kRuleSheetBold{9.0, true};
constexpr Style kRuleSheetQuiet{8.0, false, Token::Muted};
constexpr Style kRuleSheetSmall{8.0};
constexpr Style kRuleSheetFoot{6.5, false, Token::Muted};
constexpr qreal kRuleSheetTop = 28.0;
constexpr qreal kRuleSheetFootHeight = 12.0;
constexpr qreal kRuleSheetPad = 1.0;  ///< above and below the words of a line
constexpr qreal kRuleSheetGap = 4.0;  ///< between columns
constexpr qreal kResultWidth = 24.0;  ///< of the results a row of a table is for
constexpr qreal kMostResultWidth = 60.0;
constexpr qreal kChangedWidth = 40.0;  ///< of what is said about a row at its end

/// One line of a list: a text in each column, wrapped.
struct RuleSheetCell {
    QString words;
    Style style;
    qreal width = 0.0;
};

class RuleSheetLayout {
public:
    RuleSheetLayout(const Encounter& fight, const SheetOptions& options)
        : m_fight(fight),
          m_system(*findSystem(fight.system)),
          m_names(m_system, fight.switches),
          m_options(options),
          m_left(paper::leftOf(options.setup)),
          m_width(paper::contentWidthOf(options.setup)),
          m_bottom(paper::sizeOf(options.setup).height() - kRuleSheetFootHeight),
          m_flow(m_width)
    {}

    std::vector<paper::Page> pages()
    {
        // Tables first: they are looked up again and again.
        for (const FieldDeclaration& field : fields()) {
            if (field.kind == FieldKind::Table)
                layTable(field);
        }
        laySwitches();
        if (nameLines().size() > kRuleSheetNameLines)
            m_flow.tell(RuleSheetText::tr("Name"), text::visible(m_fight.name));
        std::vector<paper::Page> all = m_flow.document(m_left, kRuleSheetTop, m_bottom - 3.0);
        for (std::size_t i = 0; i < all.size(); ++i)
            frame(all[i], i + 1, all.size());
        return all;
    }

private:
    [[nodiscard]] std::span<const FieldDeclaration> fields() const { return m_fight.switches.declaration().fields; }

    void line(const QString& section, const std::vector<RuleSheetCell>& cells)
    {
        std::vector<QStringList> wrapped;
        qreal height = 0.0;
        for (const RuleSheetCell& cell : cells) {
            wrapped.push_back(paper::wrapped(cell.words, cell.style, cell.width - kRuleSheetGap));
            height = std::max(height, paper::leadingOf(cell.style) * static_cast<qreal>(wrapped.back().size()));
        }
        height += 2.0 * kRuleSheetPad;
        m_flow.strip(section, height, [cells, wrapped, height, width = m_width](Canvas& canvas, QPointF at) {
            qreal left = at.x();
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const QRectF room(left, at.y() + kRuleSheetPad, cells[i].width - kRuleSheetGap, height);
                static_cast<void>(canvas.lines(room, wrapped[i], cells[i].style));
                left += cells[i].width;
            }
            canvas.rule({at.x(), at.y() + height}, {at.x() + width, at.y() + height}, 0.12, Token::Line);
        });
    }

    /// In the order of the declaration, first what is other than usual.
    void laySwitches()
    {
        const AnyRecord usual(m_fight.switches.declaration());
        std::vector<RuleSheetCell> rest;
        for (const FieldDeclaration& field : fields()) {
            if (field.kind == FieldKind::Table)
                continue;
            const QString name = text::fieldName(m_names, m_fight.switches.declaration(), field);
            const QString now = text::valuesName(m_names, field, m_fight.switches.data());
            if (isOtherThanUsual(field, m_fight.switches.data())) {
                line(RuleSheetText::tr("Other than usual"),
                     {{name, kRuleSheetWords, m_width * 0.42},
                      {now, kRuleSheetBold, m_width * 0.3},
                      {RuleSheetText::tr("usually %1").arg(text::valuesName(m_names, field, usual.data())),
                       kRuleSheetQuiet, m_width * 0.28}});
                continue;
            }
            rest.push_back({name, kRuleSheetQuiet, m_width * 0.32});
            rest.push_back({now, kRuleSheetSmall, m_width * 0.18});
        }
        // Two beside each other.
        for (std::size_t first = 0; first < rest.size(); first += 4) {
            const auto end = rest.begin() + static_cast<std::ptrdiff_t>(std::min(first + 4, rest.size()));
            line(RuleSheetText::tr("As usual"), {rest.begin() + static_cast<std::ptrdiff_t>(first), end});
        }
    }

    void layTable(const FieldDeclaration& field)
    {
        const Table& table = field.table(m_fight.switches.data());
        const TableShape& shape = *field.shape;
        const QString section = QStringLiteral("%1: %2").arg(
            text::fieldName(m_names, m_fight.switches.declaration(), field), text::tableName(field, table));
        const auto isShipped = [&shape](const TableRow& row) {
            return std::ranges::find(shape.shipped(), row) != shape.shipped().end();
        };
        QStringList results;
        qreal first = kResultWidth;
        for (std::size_t place = 0; place < table.rows.size(); ++place) {
            results << resultWords(field, table.rows[place], place);
            first = std::max(first, paper::widthOf(results.back(), kRuleSheetBold) + kRuleSheetGap + 0.1);
        }
        first = std::min(first, kMostResultWidth);
        const qreal room = m_width - first - (std::ranges::all_of(table.rows, isShipped) ? 0.0 : kChangedWidth);
        const qreal width = room / static_cast<qreal>(shape.columns.size());
        const bool areNamed = !shape.results.empty() || !text::rowTitle(m_system, field.id, 0).isEmpty();
        std::vector<RuleSheetCell> titles{{areNamed ? QString() : RuleSheetText::tr("Result"), kRuleSheetQuiet, first}};
        for (std::size_t i = 0; i < shape.columns.size(); ++i)
            titles.push_back({text::columnName(m_system, field, i), kRuleSheetQuiet, width});
        line(section, titles);
        for (std::size_t place = 0; place < table.rows.size(); ++place) {
            const TableRow& row = table.rows[place];
            std::vector<RuleSheetCell> cells{{results[static_cast<qsizetype>(place)], kRuleSheetBold, first}};
            for (std::size_t i = 0; i < shape.columns.size(); ++i)
                cells.push_back({text::cellName(m_names, field, i, row.cells[i]), kRuleSheetWords, width});
            cells.push_back(
                {isShipped(row) ? QString() : RuleSheetText::tr("● changed"), kRuleSheetQuiet, kChangedWidth});
            line(section, cells);
        }
        line(section, {{originOf(field), kRuleSheetQuiet, m_width}});
    }

    /// What a row is for. On paper nobody looks up what lies between two names.
    [[nodiscard]] QString resultWords(const FieldDeclaration& field, const TableRow& row, std::size_t place) const
    {
        const QStringList named = text::resultNames(m_names, field, row);
        QStringList all{named.isEmpty() ? text::resultsName(m_names, field, row) : named.join(u", "_qs),
                        text::rowTitle(m_system, field.id, place)};
        all.removeAll(QString());
        return all.join(u"  "_qs);
    }

    [[nodiscard]] QString originOf(const FieldDeclaration& field) const
    {
        const auto printed = field.shape->printed;
        if (printed.empty())
            return RuleSheetText::tr("The rules print no such table: the house values are ours.");
        return std::ranges::equal(field.table(m_fight.switches.data()).rows, printed)
            ? RuleSheetText::tr("The rules print this table.")
            : RuleSheetText::tr("This is not as the rules print it.");
    }

    [[nodiscard]] qreal nameWidth() const { return m_width - kRuleSheetTitleWidth - 4.0; }
    /// As a combat sheet has it: on one line, or smaller in two; what is longer is told in full behind the rest.
    [[nodiscard]] const Style& nameStyle() const
    {
        const bool isShort = paper::widthOf(text::visible(m_fight.name), kRuleSheetName) <= nameWidth();
        return isShort ? kRuleSheetName : kRuleSheetNameInLines;
    }
    [[nodiscard]] QStringList nameLines() const
    {
        return paper::wrapped(text::visible(m_fight.name), nameStyle(), nameWidth());
    }

    void frame(paper::Page& page, std::size_t number, std::size_t count)
    {
        Canvas canvas(page);
        static_cast<void>(canvas.lines(QRectF(m_left, 8.0, nameWidth(), 9.4), nameLines(), nameStyle()));
        canvas.text(QRectF(m_left + m_width - kRuleSheetTitleWidth, 9.0, kRuleSheetTitleWidth, 4.4),
                    paper::elided(RuleSheetText::tr("House rules, %1").arg(text::systemName(m_system)), kRuleSheetTitle,
                                  kRuleSheetTitleWidth),
                    kRuleSheetTitle, Qt::AlignRight);
        QStringList made;
        if (const QString rules = text::rulesName(m_system, m_fight.profile, m_fight.switches); !rules.isEmpty())
            made << rules;
        if (m_fight.sample)
            made << RuleSheetText::tr("sample data");
        if (m_options.date.isValid())
            made << QLocale().toString(m_options.date, RuleSheetText::tr("d MMMM yyyy", "a date as Qt writes it"));
        canvas.text(QRectF(m_left, 17.8, m_width, 4.2), paper::elided(made.join(u" · "_qs), kRuleSheetQuiet, m_width),
                    kRuleSheetQuiet);
        canvas.rule({m_left, 23.2}, {m_left + m_width, 23.2}, 0.7);
        const qreal y = m_bottom + 0.4;
        canvas.rule({m_left, y - 1.0}, {m_left + m_width, y - 1.0}, 0.25);
        canvas.text(QRectF(m_left, y, m_width / 2.0, 3.4), RuleSheetText::tr("Hitspread · as in force in this fight"),
                    kRuleSheetFoot);
        canvas.text(QRectF(m_left + m_width / 2.0, y, m_width / 2.0, 3.4),
                    RuleSheetText::tr("page %1 of %2").arg(QString::number(number), QString::number(count)),
                    kRuleSheetFoot, Qt::AlignRight);
    }

    const Encounter& m_fight;
    const System& m_system;
    const text::Naming m_names;
    const SheetOptions& m_options;
    qreal m_left;
    qreal m_width;
    qreal m_bottom;
    paper::Overflow m_flow;
};

}  // namespace

paper::Printout ruleSheet(const Encounter& fight, const SheetOptions& options)
{
    paper::Printout printout;
    printout.setup = options.setup;
    printout.title = RuleSheetText::tr("%1, house rules").arg(text::visible(fight.name));
    printout.pages = RuleSheetLayout(fight, options).pages();
    return printout;
}

}  // namespace hitspread
