#include "ui/fields/fieldwidgets.h"

#include "text/joinedfields.h"
#include "ui/fields/numberfield.h"
#include "ui/fields/placefield.h"
#include "ui/fields/rankseditor.h"
#include "ui/fields/setbutton.h"
#include "ui/fields/setfield.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/segmentrow.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFontInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>
#include <numeric>
#include <string_view>

namespace hitspread {

namespace {

constexpr std::size_t kFieldMostSegments = 5;
constexpr std::int32_t kHighestNumberBox = 6;
constexpr std::int32_t kLongText = 1000;
constexpr std::size_t kLongestSegments = 44;  // letters of all segments together
constexpr int kRowLeastLetters = 10;          // of a list
// At a text of 13 px.
constexpr int kFieldNumberWidth = 76;
constexpr int kElementWidth = 56;
constexpr int kUnitWidth = 108;
constexpr int kLongUnitWidth = 150;
constexpr std::size_t kLongUnit = 8;
constexpr int kTextHeight = 13;
constexpr int kFieldPageHeight = 96;

bool areSegments(const FieldDeclaration& field, std::size_t choices, ControlPlace place)
{
    std::size_t letters = 0;
    for (const std::string_view choice : field.choices)
        letters += choice.size() + 2;
    // Of several side by side each is a list: segments of one alone fill a line.
    const bool isRoomy = field.extent == 1 && letters <= kLongestSegments;
    return choices <= kFieldMostSegments && (place == ControlPlace::Row || isRoomy);
}

bool areNumberBoxes(const FieldDeclaration& field)
{
    return field.extent == 1 && !field.optional && field.minimum == 0 && field.maximum <= kHighestNumberBox
        && field.maximum > 0;
}

QWidget* numberWidget(const FieldDeclaration& field, ControlPlace place, QWidget* parent)
{
    if (areNumberBoxes(field))
        return new SegmentRow(parent, SegmentRow::Look::NumberBoxes);
    auto* number = new NumberField(parent);
    if (place == ControlPlace::Form)
        number->setFixedWidth(numberWidth(field));
    else
        number->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return number;
}

QWidget* listWidget(ControlPlace place, QWidget* parent)
{
    auto* list = new QComboBox(parent);
    if (place == ControlPlace::Row) {
        list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        list->setMinimumContentsLength(kRowLeastLetters);
    }
    return list;
}

QWidget* textWidget(const FieldDeclaration& field, ControlPlace place, QWidget* parent)
{
    if (place == ControlPlace::Row)
        return listWidget(place, parent);
    if (field.maximum < kLongText)
        return new QLineEdit(parent);
    auto* page = new QPlainTextEdit(parent);
    page->setFixedHeight(kFieldPageHeight);
    return page;
}

int grown(int width)
{
    return width * std::max(kTextHeight, QFontInfo(QApplication::font()).pixelSize()) / kTextHeight;
}

}  // namespace

int elementWidth()
{
    return grown(kElementWidth);
}

int numberWidth(const FieldDeclaration& field)
{
    const int wide = field.unit.size() > kLongUnit ? kLongUnitWidth
        : field.unit.size() > 1                    ? kUnitWidth
                                                   : kFieldNumberWidth;
    return grown(wide);
}

std::vector<std::size_t> shownOrder(const FieldDeclaration& field)
{
    constexpr std::string_view kLeft = "left";
    constexpr std::string_view kRight = "right";
    std::vector<std::size_t> order(field.extent);
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = 0; i + 1 < field.elements.size(); ++i) {
        const std::string_view one = field.elements[i];
        const std::string_view next = field.elements[i + 1];
        if (one.starts_with(kLeft) && next.starts_with(kRight)
            && one.substr(kLeft.size()) == next.substr(kRight.size()))
            std::swap(order[i], order[i + 1]);
    }
    return order;
}

void stackWords(QLabel& heading)
{
    heading.ensurePolished();
    const QFontMetrics metrics = heading.fontMetrics();
    const QStringList words = heading.text().split(u' ');
    // No line is wider than the longest word, or than a value where that is wider.
    int most = elementWidth() + space::kTiny;
    for (const QString& word : words)
        most = std::max(most, metrics.horizontalAdvance(word));
    QStringList lines{words.front()};
    for (const QString& word : words.mid(1)) {
        const QString longer = lines.back() + u' ' + word;
        if (metrics.horizontalAdvance(longer) <= most)
            lines.back() = longer;
        else
            lines << word;
    }
    heading.setText(lines.join(u'\n'));
    heading.setAlignment((heading.alignment() & Qt::AlignHorizontal_Mask) | Qt::AlignBottom);
}

void evenColumns(QGridLayout& grid, int count)
{
    int widest = 0;
    for (int i = 0; i < grid.count(); ++i) {
        if (QWidget* widget = grid.itemAt(i)->widget())
            widget->ensurePolished();
        int row = 0;
        int column = 0;
        int rows = 0;
        int columns = 0;
        grid.getItemPosition(i, &row, &column, &rows, &columns);
        if (column < count && columns == 1)
            widest = std::max(widest, grid.itemAt(i)->minimumSize().width());
    }
    for (int column = 0; column < count; ++column)
        grid.setColumnMinimumWidth(column, widest);
}

QWidget* controlFor(const FieldDeclaration& field, std::size_t choices, ControlPlace place, QWidget* parent)
{
    switch (field.kind) {
    case FieldKind::Number: return numberWidget(field, place, parent);
    case FieldKind::Flag: return new QCheckBox(parent);
    case FieldKind::Choice:
        if (areSegments(field, choices, place))
            return new SegmentRow(parent,
                                  place == ControlPlace::Form ? SegmentRow::Look::Lines : SegmentRow::Look::Segments);
        return listWidget(place, parent);
    case FieldKind::Set:
        if (place == ControlPlace::Row)
            return new SetButton(parent);
        return new SetField(parent);
    case FieldKind::Place: return new PlaceField(parent);
    case FieldKind::RankList: return new RanksEditor(parent);
    case FieldKind::Table:  // no form has a row for one
    case FieldKind::Text: break;
    }
    return textWidget(field, place, parent);
}

QWidget* widgetFor(const FieldDeclaration& field, std::size_t element, QWidget* parent)
{
    QWidget* widget = controlFor(field, field.choices.size(), ControlPlace::Form, parent);
    const QString id = QString::fromUtf8(field.id);
    QString part;
    if (field.extent > 1) {
        const auto named = element < field.elements.size() ? field.elements[element] : std::string_view();
        part = named.empty() ? QString::number(element) : QString::fromUtf8(named);
    }
    widget->setObjectName(part.isEmpty() ? u"field_"_qs + id : u"field_%1_%2"_qs.arg(id, part));
    widget->setProperty("field", part.isEmpty() ? id : u"%1:%2"_qs.arg(id, part));
    return widget;
}

QWidget* joinedWidget(const text::JoinedFields& joined, QWidget* parent)
{
    auto* line = new QLineEdit(parent);
    const QString id = QString::fromUtf8(joined.id);
    line->setObjectName(u"field_"_qs + id);
    line->setProperty("field", id);
    line->setPlaceholderText(joined.example());
    line->setFixedWidth(grown(kUnitWidth));
    return line;
}

FieldRoom roomOf(const FieldDeclaration& field)
{
    if (field.extent > 1 || field.kind == FieldKind::RankList)
        return FieldRoom::Block;
    if (field.kind == FieldKind::Text)
        return field.maximum < kLongText ? FieldRoom::Line : FieldRoom::Block;
    const bool small = (field.kind == FieldKind::Number && !areNumberBoxes(field)) || field.kind == FieldKind::Flag;
    return small ? FieldRoom::Cell : FieldRoom::Line;
}

}  // namespace hitspread
