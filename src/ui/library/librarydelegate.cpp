#include "ui/library/librarydelegate.h"

#include "models/library/fieldwords.h"
#include "models/library/librarymodel.h"
#include "models/systemview.h"
#include "text/fields.h"
#include "text/joinedfields.h"
#include "ui/fields/setfield.h"
#include "ui/library/kindicon.h"
#include "ui/library/rowpaint.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

constexpr int kLibraryDelegateRowHeight = 36;
constexpr int kLibraryDelegateMargin = 6;  ///< as in the header of the table

bool isLineKind(FieldKind kind)
{
    return kind == FieldKind::Number || kind == FieldKind::Text;
}

}  // namespace

LibraryDelegate::LibraryDelegate(LibraryModel& model, const ApplicationStyle& style, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model), m_style(style)
{
    connect(this, &QAbstractItemDelegate::closeEditor, this, &LibraryDelegate::fallSilent);
    // A view that is given other rows drops its editors without a word.
    connect(&model, &QAbstractItemModel::modelReset, this, &LibraryDelegate::fallSilent);
}

void LibraryDelegate::fallSilent()
{
    say({});
}

void LibraryDelegate::say(const QString& sentence)
{
    if (std::exchange(m_complaint, sentence) != sentence)
        Q_EMIT complained(sentence);
}

const FieldDeclaration* LibraryDelegate::fieldAt(const QModelIndex& index) const
{
    const RecordDeclaration* record = m_model.declaration();
    return record && index.isValid() ? &fieldOf(*record, m_model.columns()[static_cast<std::size_t>(index.column())])
                                     : nullptr;
}

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QFont font = m_style.theme().widgetFont(TypeRole::Body);
    font.setBold(index.column() == 0);
    const QFontMetrics metrics(font);
    const int icon = index.column() == 0 ? m_style.theme().scaled(28) : 0;
    const int text = metrics.horizontalAdvance(index.data().toString())
        + 2 * m_style.theme().scaled(kLibraryDelegateMargin) + icon;
    return {std::max(text, QStyledItemDelegate::sizeHint(option, index).width()),
            m_style.theme().scaled(kLibraryDelegateRowHeight)};
}

void LibraryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_style.theme();
    painter->save();
    paintRowGround(*painter, option.rect, theme, option.state & QStyle::State_Selected, index.row());
    const QVariant check = index.data(Qt::CheckStateRole);
    QRect place = option.rect.adjusted(theme.scaled(kLibraryDelegateMargin), 0, -theme.scaled(kLibraryDelegateMargin),
                                       0);
    if (index.column() != 0)
        place.setRight(std::min(place.right(), m_edge - 1 - theme.scaled(kLibraryDelegateMargin)));
    // Half a column of numbers would stand beside the one before, without its heading.
    const bool isCutNumber = option.rect.right() >= m_edge && index.data(LibraryModel::NumberRole).toBool();
    if (index.column() == 0) {
        const StoredRecord* stored = m_model.recordAt(index.row());
        paintName(*painter, place, index.data().toString(), stored ? looksOf(*stored) : m_model.query().kind);
    } else if (isCutNumber) {
        // the strip says that there is more
    } else if (check.isValid()) {
        QStyleOptionViewItem box = option;
        box.rect = QRect(place.left(), place.center().y() - theme.scaled(8), theme.scaled(16), theme.scaled(16));
        box.state = QStyle::State_Enabled | (check.toInt() == Qt::Checked ? QStyle::State_On : QStyle::State_Off);
        const QWidget* view = option.widget;
        if (box.rect.right() <= place.right())
            view->style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, painter, view);
    } else {
        paintValue(*painter, place, index);
    }
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(theme.colour(Token::Accent), 2));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 4, 4);
    }
    painter->restore();
}

void LibraryDelegate::paintValue(QPainter& painter, const QRect& place, const QModelIndex& index) const
{
    const QFont font = m_style.theme().widgetFont(TypeRole::Body);
    const QFontMetrics metrics(font);
    const QString ellipsis(u'…');
    if (place.width() < metrics.horizontalAdvance(ellipsis))
        return;
    const QString words = index.data().toString();
    const bool isNumber = index.data(LibraryModel::NumberRole).toBool();
    // "32…" would be read as thirty-two.
    const bool cutsNumber = isNumber && metrics.horizontalAdvance(words) > place.width();
    painter.setFont(font);
    painter.setPen(m_style.theme().colour(Token::Text));
    painter.drawText(place, index.data(Qt::TextAlignmentRole).toInt(),
                     cutsNumber ? ellipsis : metrics.elidedText(words, Qt::ElideRight, place.width()));
}

void LibraryDelegate::paintName(QPainter& painter, const QRect& place, const QString& name, RecordKind looks) const
{
    const Theme& theme = m_style.theme();
    const int edge = theme.scaled(16);
    iconOf(iconOf(looks), theme, Token::Muted)
        .paint(&painter, QRect(place.left(), place.center().y() - edge / 2, edge, edge));
    QFont font = theme.widgetFont(TypeRole::Body);
    font.setBold(true);
    painter.setFont(font);
    paintLit(painter, place.adjusted(edge + 8, 0, 0, 0), name, m_lit, theme);
}

QWidget* LibraryDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const FieldDeclaration* field = fieldAt(index);
    if (!field || !m_model.recordAt(index.row()))
        return nullptr;
    m_edited = index;
    const LibraryColumn& column = m_model.columns()[static_cast<std::size_t>(index.column())];
    const FieldWords words = wordsOf(m_model.library().naming(), *m_model.declaration(), *field, 0);
    QWidget* editor = nullptr;
    if (field->kind == FieldKind::Choice) {
        auto* box = new QComboBox(parent);
        box->addItems(words.choices);
        editor = box;
    } else if (field->kind == FieldKind::Set) {
        auto* boxes = new SetField(parent);
        boxes->setChoices(words.choices);
        boxes->setAutoFillBackground(true);
        // A set hears its own clicks: the bits are kept with it until the editor is closed.
        connect(boxes, &SetField::chosen, boxes, [boxes](int bits) { boxes->setProperty("bits", bits); });
        editor = boxes;
    } else if (isLineKind(field->kind)) {
        auto* line = new QLineEdit(parent);
        line->setAlignment(field->kind == FieldKind::Number && !column.joined ? Qt::AlignRight : Qt::AlignLeft);
        connect(line, &QLineEdit::textEdited, line,
                // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast): Qt makes editors const, they speak later.
                [this, line] { const_cast<LibraryDelegate*>(this)->complain(*line, faultIn(*line)); });
        editor = line;
    } else {
        return nullptr;
    }
    editor->setObjectName(u"cellEditor"_qs);
    editor->setAccessibleName(column.joined ? column.title : words.name);
    editor->setToolTip(column.joined ? column.tip : words.tip);
    return editor;
}

void LibraryDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    const QVariant value = index.data(Qt::EditRole);
    if (auto* box = qobject_cast<QComboBox*>(editor)) {
        box->setCurrentIndex(value.toInt());
    } else if (auto* boxes = qobject_cast<SetField*>(editor)) {
        boxes->setBits(value.toInt());
        boxes->setProperty("bits", value.toInt());
    } else if (auto* line = qobject_cast<QLineEdit*>(editor); line && !line->isModified()) {
        line->setText(value.toString());
        line->selectAll();
    }
}

QVariant LibraryDelegate::valueIn(QWidget& editor) const
{
    if (auto* box = qobject_cast<QComboBox*>(&editor))
        return box->currentIndex();
    if (qobject_cast<SetField*>(&editor))
        return editor.property("bits");
    auto* line = qobject_cast<QLineEdit*>(&editor);
    return line ? line->text() : QVariant();
}

QString LibraryDelegate::faultIn(QWidget& editor) const
{
    const QModelIndex index = m_edited;
    const FieldDeclaration* field = fieldAt(index);
    const StoredRecord* record = m_model.recordAt(index.row());
    if (!field || !record)
        return {};
    const LibraryColumn& column = m_model.columns()[static_cast<std::size_t>(index.column())];
    const QVariant typed = valueIn(editor);
    if (column.joined)
        return joinedFaultIn(*column.joined, *record, typed.toString());
    const std::optional<LoggedValue> value = valueTyped(m_model.system(), *field, typed);
    if (!value)
        return text::unreadable(m_model.library().naming(), *m_model.declaration(), *field, column.element,
                                typed.toString());
    return faultOf(m_model.library().naming(), record->record, {column.field, column.element}, *value);
}

QString LibraryDelegate::joinedFaultIn(const text::JoinedFields& joined, const StoredRecord& record,
                                       const QString& typed) const
{
    const auto numbers = joined.read(typed, record.record);
    if (!numbers)
        return text::unreadable(joined, typed);
    for (std::size_t i = 0; i < numbers->size(); ++i) {
        QString fault = faultOf(m_model.library().naming(), record.record,
                                {*m_model.declaration()->indexOf(joined.fields[i]), 0}, std::int64_t{(*numbers)[i]});
        if (!fault.isEmpty())
            return fault;
    }
    return {};
}

void LibraryDelegate::complain(QWidget& editor, const QString& sentence)
{
    setLook(editor, "invalid", !sentence.isEmpty());
    editor.setAccessibleDescription(sentence);
    say(sentence);
}

void LibraryDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    // What is shown is not always what is kept: only what was written is set.
    if (const QVariant value = valueIn(*editor); faultIn(*editor).isEmpty() && value != index.data(Qt::EditRole))
        model->setData(index, value, Qt::EditRole);
}

void LibraryDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                           const QModelIndex&) const
{
    QRect place = option.rect;
    // A line stands where its words stood, and its neighbours stay readable; what is picked from needs more room.
    if (!qobject_cast<QLineEdit*>(editor))
        place.setWidth(std::max(place.width(), editor->sizeHint().width()));
    const int last = editor->parentWidget()->width() - 1;
    if (place.right() > last)
        place.moveRight(last);
    editor->setGeometry(place);
}

bool LibraryDelegate::eventFilter(QObject* watched, QEvent* event)
{
    auto* editor = qobject_cast<QWidget*>(watched);
    if (editor && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool leaves = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab
            || key == Qt::Key_Backtab;
        if (leaves) {
            const QString fault = faultIn(*editor);
            if (!fault.isEmpty()) {
                complain(*editor, fault);
                return true;
            }
        }
    }
    return QStyledItemDelegate::eventFilter(watched, event);
}

}  // namespace hitspread
