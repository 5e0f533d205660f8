#pragma once

#include "rules/core/declare/record.h"

#include <QStyledItemDelegate>

#include <limits>

namespace hitspread::text {
struct JoinedFields;
}

namespace hitspread {

class ApplicationStyle;
class LibraryModel;
struct FieldDeclaration;
struct StoredRecord;

/// Draws the cells of the library (found words lit, names with the icon of their kind) and edits them in place with what
/// suits the field. A value that is refused stays in its editor, what is wrong with it is told, and the record stays as it is.
class LibraryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    LibraryDelegate(LibraryModel& model, const ApplicationStyle& style, QObject* parent = nullptr);

    /// Words that are lit where they begin a word of the name.
    void setLitWords(const QStringList& words) { m_lit = words; }
    /// What is wrong with the value being edited; empty: nothing.
    [[nodiscard]] QString complaint() const { return m_complaint; }
    void fallSilent();
    /// Nothing is said from here on, in coordinates of the table's viewport: a text ends before it with an ellipsis, a number that
    /// does not fit is not cut into another one.
    void setEdge(int edge) { m_edge = edge; }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                        const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

Q_SIGNALS:
    /// What is wrong with the value being edited has changed; empty: nothing.
    void complained(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void paintName(QPainter& painter, const QRect& place, const QString& name, RecordKind looks) const;
    void paintValue(QPainter& painter, const QRect& place, const QModelIndex& index) const;
    [[nodiscard]] const FieldDeclaration* fieldAt(const QModelIndex& index) const;
    [[nodiscard]] QVariant valueIn(QWidget& editor) const;
    /// What is wrong with what stands in the editor; empty: nothing.
    [[nodiscard]] QString faultIn(QWidget& editor) const;
    [[nodiscard]] QString joinedFaultIn(const text::JoinedFields& joined, const StoredRecord& record,
                                        const QString& typed) const;
    void complain(QWidget& editor, const QString& sentence);
    void say(const QString& sentence);

    LibraryModel& m_model;
    const ApplicationStyle& m_style;
    QStringList m_lit;
    QString m_complaint;
    int m_edge = std::numeric_limits<int>::max();
    mutable QPersistentModelIndex m_edited;
};

}  // namespace hitspread
