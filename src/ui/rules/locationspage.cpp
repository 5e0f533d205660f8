#include "ui/rules/locationspage.h"

#include "models/rules/switchboard.h"
#include "rules/core/system.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/refusalwords.h"
#include "ui/fields/fieldwidgets.h"
#include "ui/fields/numberfield.h"
#include "ui/rules/locationnames.h"
#include "ui/rules/locationnotes.h"
#include "ui/rules/switchlinks.h"
#include "ui/rules/tabledrafts.h"
#include "ui/rules/tablesbar.h"
#include "ui/theme/applicationstyle.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kAroundLocationCell = 6;  ///< between columns, px
constexpr int kLeastNameLetters = 7;
constexpr int kLeastFactorLetters = 5;

QString cellTitle(const System& system, const FieldDeclaration& table, std::size_t column)
{
    return text::factorNames(system, table, column).isEmpty() ? text::typedColumnName(system, table, column)
                                                              : text::columnName(system, table, column);
}

QLabel* textLabel(QWidget* parent, const char* name, const char* role)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    setLook(*label, "textRole", QLatin1String(role));
    return label;
}

QString namedAt(const char* part, std::size_t location)
{
    return QLatin1String(part) + QString::number(location);
}

QString namedAt(const char* part, std::size_t which, std::size_t location)
{
    return QStringLiteral("%1%2_%3").arg(QLatin1String(part), QString::number(location), QString::number(which));
}

}  // namespace

LocationsPage::LocationsPage(SwitchBoard& board, TableDrafts& drafts, QWidget* parent)
    : QWidget(parent),
      m_board(board),
      m_drafts(drafts),
      m_links(textLabel(this, "locationLinks", "secondary")),
      m_complaint(textLabel(this, "locationComplaint", "body")),
      m_lacks(textLabel(this, "locationLacks", "secondary")),
      m_column(new QVBoxLayout(this)),
      m_bar(new TablesBar(board, drafts, this))
{
    setObjectName(QStringLiteral("locationsPage"));
    auto* title = textLabel(this, "locationsTitle", "heading");
    title->setText(tr("Locations"));
    auto* words = textLabel(this, "locationsWords", "body");
    words->setText(
        tr("A location of your own is there once it has a name. Names, single numbers and ticks count at once, "
           "pieces and results when they are put in force."));
    m_links->setTextFormat(Qt::RichText);
    m_links->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(m_links, &QLabel::linkActivated, this, &LocationsPage::linkFollowed, Qt::QueuedConnection);
    setLook(*m_complaint, "tone", QStringLiteral("dmg"));
    setLook(*m_lacks, "tone", QStringLiteral("warn"));
    m_column->setContentsMargins(space::kSmall, 0, space::kSmall, space::kSmall);
    m_column->setSpacing(space::kSmall);
    for (QLabel* label : {title, words, m_links, m_complaint, m_lacks})
        m_column->addWidget(label);
    m_column->addStretch(1);
    m_bar->setObjectName(QStringLiteral("locationBar"));
    connect(m_bar, &TablesBar::givenUp, this, &LocationsPage::refresh);
    connect(&drafts, &TableDrafts::replaced, this, &LocationsPage::refresh);
}

LocationsPage::~LocationsPage()
{
    // It may stand elsewhere.
    delete m_bar;
}

void LocationsPage::refresh()
{
    const std::optional<LocationFields> fields = m_board.locationFields();
    if (!fields) {
        m_built.clear();
        return;
    }
    const QString place = QString::fromUtf8(m_board.system()->id()) + QLatin1Char('@')
        + QString::number(m_board.encounter());
    m_fields = *fields;
    std::vector<const FieldDeclaration*> tables{m_fields.pieces};
    tables.insert(tables.end(), m_fields.results.begin(), m_fields.results.end());
    m_bar->setTables(tables);
    if (place != m_built) {
        m_built = place;
        build();
    }
    m_names->show(m_board.ranks(*m_fields.names));
    const AnyRecord& switches = m_board.switches();
    m_lacks->setText(locationNotes(*m_board.system(), *m_fields.names, switches).join(QLatin1Char('\n')));
    m_lacks->setVisible(!m_lacks->text().isEmpty());
    m_links->setText(linksToLocations(m_board.naming(), *m_board.declaration()));
    complain({});
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        showLine(i);
    showShares();
    judge();
}

void LocationsPage::build()
{
    if (m_values) {
        m_values->hide();
        m_values->deleteLater();
    }
    m_lines.clear();
    m_gone.clear();
    m_values = new QWidget(this);
    m_values->setObjectName(QStringLiteral("locationValues"));
    m_grid = new QGridLayout(m_values);
    m_grid->setContentsMargins(0, space::kTiny, 0, space::kTiny);
    m_grid->setHorizontalSpacing(kAroundLocationCell);
    m_grid->setVerticalSpacing(space::kTiny);
    m_grid->setColumnStretch(1, 1);
    m_names = new LocationNames(*m_board.system(), *m_fields.names, m_values);
    m_names->hide();
    connect(m_names, &LocationNames::refused, m_values, [this](const QString& name) {
        complain(name.isEmpty() ? QString() : tr("A location is called “%1” already.").arg(name));
    });
    connect(m_names, &LocationNames::chosen, m_values,
            [this](const Ranks& names) { m_board.setRanks(*m_fields.names, names); });
    makeHeading();
    const std::size_t locations = std::min(m_names->lines().size(), m_board.system()->locations().size());
    for (std::size_t i = 0; i < locations; ++i)
        addLine(i);
    m_column->insertWidget(m_column->indexOf(m_lacks) + 1, m_values);
}

void LocationsPage::makeHeading()
{
    const System& system = *m_board.system();
    const RecordDeclaration& record = *m_board.declaration();
    QStringList titles{tr("Location"), tr("Own name"), text::fieldName(m_board.naming(), record, *m_fields.pieces)};
    for (std::size_t table = 0; table < m_fields.results.size(); ++table) {
        const FieldDeclaration& field = *m_fields.results[table];
        titles << tr("Of %1", "so many results").arg(sharesOf(table).results()) << QString();
        for (std::size_t column = 0; column < field.shape->columns.size(); ++column) {
            if (column != locationColumnOf(system, field))
                titles << cellTitle(system, field, column);
        }
    }
    for (const LocationFields::Family& family : m_fields.families)
        titles << text::fieldName(m_board.naming(), record, family.whole);
    for (const FieldDeclaration* set : m_fields.sets)
        titles << text::fieldName(m_board.naming(), record, *set);
    for (int i = 0; i < titles.size(); ++i) {
        auto* title = new QLabel(titles[i], m_values);
        setLook(*title, "textRole", QStringLiteral("section"));
        stackWords(*title);
        m_grid->addWidget(title, 0, i);
    }
}

NumberField* LocationsPage::makeNumber(const QString& name, std::int32_t least, std::int32_t most)
{
    auto* number = new NumberField(m_values);
    number->setObjectName(name);
    number->setRange(least, most);
    number->setMaximumWidth(number->widthFor(QStringLiteral("−0000")));
    return number;
}

void LocationsPage::addLine(std::size_t location)
{
    Line line;
    line.usual = new QLabel(text::usualLocation(*m_board.system(), m_board.system()->locations()[location]), m_values);
    line.usual->setWordWrap(true);
    line.name = m_names->lines()[location];
    line.name->setMinimumWidth(kLeastNameLetters * line.name->fontMetrics().averageCharWidth());
    line.usual->setBuddy(line.name);
    line.pieces = new QPushButton(m_values);
    line.pieces->setObjectName(namedAt("locationPieces", location));
    line.pieces->setAutoDefault(false);
    connect(line.pieces, &QPushButton::clicked, this,
            [this, location] { Q_EMIT piecesAsked(static_cast<int>(location)); });
    std::vector<QWidget*> cells{line.usual, line.name, line.pieces};
    for (std::size_t table = 0; table < m_fields.results.size(); ++table) {
        line.shares.push_back(makeShare(table, location));
        const Share& share = line.shares.back();
        cells.insert(cells.end(), {share.count, share.where});
        std::ranges::copy_if(share.cells, std::back_inserter(cells), [](QWidget* cell) { return cell != nullptr; });
    }
    for (std::size_t family = 0; family < m_fields.families.size(); ++family) {
        const LocationFields::Number& one = m_fields.families[family].ofLocation[location];
        NumberField* number = nullptr;
        if (one.field) {
            number = makeNumber(namedAt("locationNumber", family, location), one.field->minimum, one.field->maximum);
            number->setMayBeEmpty(one.field->optional);
            connect(number, &NumberField::entered, this, [this, one, number](std::optional<std::int32_t> value) {
                takeNumber(one, *number, value.value_or(kNoEntry));
            });
        }
        line.numbers.push_back(number);
        cells.push_back(number);
    }
    for (std::size_t set = 0; set < m_fields.sets.size(); ++set) {
        auto* tick = new QCheckBox(m_values);
        tick->setObjectName(namedAt("locationTick", set, location));
        connect(tick, &QCheckBox::clicked, this, [this, set, location](bool isTicked) {
            const FieldDeclaration& field = *m_fields.sets[set];
            const std::int32_t bit = 1 << location;
            const std::int32_t now = m_board.value(field, 0);
            m_board.set(field, 0, isTicked ? now | bit : now & ~bit);
        });
        line.ticks.push_back(tick);
        cells.push_back(tick);
    }
    QWidget* before = nullptr;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (!cells[i])
            continue;
        m_grid->addWidget(cells[i], static_cast<int>(location) + 1, static_cast<int>(i));
        if (cells[i]->focusPolicy() == Qt::NoFocus)
            continue;
        if (before)
            setTabOrder(before, cells[i]);
        before = cells[i];
    }
    m_lines.push_back(std::move(line));
}

LocationsPage::Share LocationsPage::makeShare(std::size_t table, std::size_t location)
{
    const FieldDeclaration& field = *m_fields.results[table];
    Share share;
    share.count = makeNumber(namedAt("locationShare", table, location), 0, sharesOf(table).results());
    // Judged with every key, and never put back behind one's back.
    share.count->setKeepsText(true);
    connect(share.count, &NumberField::textChanged, this, &LocationsPage::judge);
    connect(share.count, &NumberField::unreadable, this, &LocationsPage::judge);
    connect(share.count, &NumberField::typed, this, [this, table, location](std::optional<std::int32_t> count) {
        takeShare(table, location, count.value_or(0));
    });
    share.where = new QLabel(m_values);
    share.where->setObjectName(namedAt("locationResults", table, location));
    setLook(*share.where, "textRole", QStringLiteral("secondary"));
    for (std::size_t column = 0; column < field.shape->columns.size(); ++column) {
        const bool isLocation = column == locationColumnOf(*m_board.system(), field);
        share.cells.push_back(isLocation ? nullptr : makeCell(table, column, location));
    }
    return share;
}

QWidget* LocationsPage::makeCell(std::size_t table, std::size_t column, std::size_t location)
{
    const System& system = *m_board.system();
    const FieldDeclaration& field = *m_fields.results[table];
    const TableColumn& shape = field.shape->columns[column];
    const QString name = namedAt("locationCell", table, location) + QLatin1Char('_') + QString::number(column);
    const QStringList factors = text::factorNames(system, field, column);
    if (shape.choices.empty() && factors.isEmpty()) {
        NumberField* number = makeNumber(name, shape.minimum, shape.maximum);
        connect(number, &NumberField::entered, this,
                [this, table, column, location](std::optional<std::int32_t> value) {
                    if (value)
                        takeCell(table, column, location, *value);
                });
        return number;
    }
    auto* box = new QComboBox(m_values);
    box->setObjectName(name);
    box->setMinimumWidth(kLeastFactorLetters * box->fontMetrics().averageCharWidth());
    for (std::size_t choice = 0; choice < shape.choices.size(); ++choice)
        box->addItem(text::cellName(m_board.naming(), field, column, static_cast<std::int32_t>(choice)),
                     static_cast<int>(choice));
    for (int i = 0; i < factors.size(); ++i)
        box->addItem(factors[i], shape.minimum + i);
    connect(box, &QComboBox::activated, this,
            [this, table, column, location, box] { takeCell(table, column, location, box->currentData().toInt()); });
    return box;
}

/// What screen readers call the fields of a line: by its location as it is called now.
void LocationsPage::speak(std::size_t location)
{
    const System& system = *m_board.system();
    const RecordDeclaration& record = *m_board.declaration();
    const Line& line = m_lines[location];
    const QString name = text::location(m_board.naming(), system.locations()[location]);
    const auto say = [&name](QWidget* cell, const QString& what) {
        if (cell)
            cell->setAccessibleName(tr("%1, %2", "location, what").arg(name, what));
    };
    say(line.pieces, text::fieldName(m_board.naming(), record, *m_fields.pieces));
    for (std::size_t table = 0; table < line.shares.size(); ++table) {
        const FieldDeclaration& field = *m_fields.results[table];
        say(line.shares[table].count, tr("Of %1 results").arg(sharesOf(table).results()));
        for (std::size_t column = 0; column < line.shares[table].cells.size(); ++column)
            say(line.shares[table].cells[column], cellTitle(system, field, column));
    }
    for (std::size_t family = 0; family < line.numbers.size(); ++family)
        say(line.numbers[family], text::fieldName(m_board.naming(), record, m_fields.families[family].whole));
    for (std::size_t set = 0; set < line.ticks.size(); ++set)
        say(line.ticks[set], text::fieldName(m_board.naming(), record, *m_fields.sets[set]));
}

void LocationsPage::showLine(std::size_t location)
{
    const Line& line = m_lines[location];
    const System& system = *m_board.system();
    const bool isThere = m_board.naming().isThere(system.locations()[location]);
    const Table& pieces = m_drafts.shown(*m_fields.pieces);
    const LocationShares painted(*m_fields.pieces->shape, locationColumnOf(system, *m_fields.pieces).value_or(0));
    line.pieces->setText(tr("%1 · paint", "number of pieces").arg(painted.shareOf(pieces, location)));
    line.pieces->setToolTip(tr("Paint its pieces on the body"));
    line.pieces->setVisible(isThere);
    for (std::size_t family = 0; family < line.numbers.size(); ++family) {
        const LocationFields::Number& one = m_fields.families[family].ofLocation[location];
        if (!one.field)
            continue;
        const std::int32_t value = m_board.value(*one.field, one.element);
        line.numbers[family]->setNumber(value == kNoEntry ? std::nullopt : std::optional(value));
        line.numbers[family]->setVisible(isThere);
    }
    for (std::size_t set = 0; set < line.ticks.size(); ++set) {
        line.ticks[set]->setChecked(((m_board.value(*m_fields.sets[set], 0) >> location) & 1) != 0);
        line.ticks[set]->setVisible(isThere);
    }
    for (std::size_t table = 0; table < line.shares.size(); ++table) {
        const Share& share = line.shares[table];
        share.count->putBack(sharesOf(table).shareOf(m_drafts.shown(*m_fields.results[table]), location));
        share.count->setVisible(isThere);
        share.where->setVisible(isThere);
        for (QWidget* cell : share.cells) {
            if (cell)
                cell->setVisible(isThere);
        }
    }
    speak(location);
}

void LocationsPage::showShares()
{
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        for (std::size_t table = 0; table < m_lines[i].shares.size(); ++table)
            showShare(table, i);
    }
}

void LocationsPage::showShare(std::size_t table, std::size_t location)
{
    const Share& share = m_lines[location].shares[table];
    const Table& shown = m_drafts.shown(*m_fields.results[table]);
    const std::vector<std::size_t> rows = sharesOf(table).rowsOf(shown, location);
    QStringList results;
    for (const std::size_t row : rows)
        results << text::resultsName(m_board.naming(), *m_fields.results[table], shown.rows[row]);
    share.where->setText(results.join(QLatin1Char('\n')));
    for (std::size_t column = 0; column < share.cells.size(); ++column) {
        QWidget* cell = share.cells[column];
        if (!cell)
            continue;
        cell->setEnabled(!rows.empty());
        // Rows that differ in it have no common value.
        std::optional<std::int32_t> value;
        const bool isOne = std::ranges::all_of(rows, [&](std::size_t row) {
            return shown.rows[row].cells[column] == shown.rows[rows.front()].cells[column];
        });
        if (!rows.empty() && isOne)
            value = shown.rows[rows.front()].cells[column];
        if (auto* number = qobject_cast<NumberField*>(cell))
            number->setNumber(value);
        else if (auto* box = qobject_cast<QComboBox*>(cell))
            box->setCurrentIndex(value ? box->findData(*value) : -1);
    }
}

void LocationsPage::takeShare(std::size_t table, std::size_t location, std::int32_t count)
{
    const FieldDeclaration& field = *m_fields.results[table];
    const LocationShares shares = sharesOf(table);
    const Table before = m_drafts.shown(field);
    // "0" may be on its way to another number: what the row said comes back with it.
    if (const auto rows = shares.rowsOf(before, location); !rows.empty())
        m_gone[{table, location}] = before.rows[rows.back()];
    const auto gone = m_gone.find({table, location});
    const TableRow like = gone != m_gone.end() ? gone->second : field.shape->shipped().back();
    m_drafts.keep(field, shares.withShare(before, location, std::clamp(count, 0, shares.results()), like));
    showShares();
    judge();
}

void LocationsPage::takeCell(std::size_t table, std::size_t column, std::size_t location, std::int32_t value)
{
    const FieldDeclaration& field = *m_fields.results[table];
    Table draft = m_drafts.shown(field);
    for (const std::size_t row : sharesOf(table).rowsOf(draft, location))
        draft.rows[row].cells[column] = value;
    m_drafts.keep(field, draft);
    showShares();
    judge();
}

void LocationsPage::takeNumber(const LocationFields::Number& number, NumberField& shown, std::int32_t value)
{
    const QString fault = m_board.faultOf(*number.field, number.element, value);
    if (fault.isEmpty())
        m_board.set(*number.field, number.element, value);
    complain(fault);
    setLook(shown, "invalid", fault.isEmpty() ? QStringLiteral("false") : QStringLiteral("true"));
}

void LocationsPage::complain(const QString& sentence)
{
    m_complaint->setText(sentence);
    m_complaint->setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty())
        return;
    for (const Line& line : m_lines) {
        for (NumberField* number : line.numbers) {
            if (number)
                setLook(*number, "invalid", QStringLiteral("false"));
        }
    }
}

LocationShares LocationsPage::sharesOf(std::size_t table) const
{
    const FieldDeclaration& field = *m_fields.results[table];
    return {*field.shape, locationColumnOf(*m_board.system(), field).value_or(0)};
}

QString LocationsPage::missing() const
{
    for (const Line& line : m_lines) {
        for (const Share& share : line.shares) {
            if (!share.count->isHidden() && !share.count->typedNumber())
                return tr("%1: a whole number is missing; type one.").arg(share.count->accessibleName());
            if (!share.count->isHidden() && *share.count->typedNumber() < 0)
                return text::asSentence(
                    text::sentenceFor({{}, 0, FieldFault::Kind::BelowMinimum, *share.count->typedNumber(), 0},
                                      share.count->accessibleName()));
        }
    }
    return {};
}

void LocationsPage::judge()
{
    m_bar->judge(missing());
}

QWidget* LocationsPage::bar() const
{
    return m_bar;
}

void LocationsPage::focusValues()
{
    if (!m_lines.empty())
        m_lines.front().name->setFocus(Qt::TabFocusReason);
}

}  // namespace hitspread
