#pragma once

#include "rules/core/declare/record.h"
#include "rules/core/dice/question.h"
#include "text/naming.h"

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;

namespace hitspread {

class AttackPresenter;
class ElidedLabel;
struct DiceQuestion;

/// A table of the rules with what was rolled lit: row by row, or cell by cell where one die is for the line and one for the place in it.
/// It decides nothing and takes no input.
class RolledTable : public QWidget {
    Q_OBJECT

public:
    RolledTable(const text::Naming& names, const RecordDeclaration& record, const FieldDeclaration& field,
                QWidget* parent = nullptr);

    /// The table as it stands, and what has been rolled on it. Precondition: it has no fault.
    void setRows(const Table& table, const std::vector<std::int32_t>& rolled);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QLabel* rowAt(std::size_t row);
    void setCells(const Table& table, const std::vector<std::int32_t>& rolled);
    void makeCells();
    [[nodiscard]] QString cellWords(std::int32_t cell) const;
    void tell(const QStringList& told);
    void fitRows();

    text::Naming m_names;
    const FieldDeclaration& m_field;
    QString m_name;
    ElidedLabel* m_title;
    std::vector<QLabel*> m_rows;
};

/// The tables some dice are rolled on, each once.
class RolledTables {
public:
    /// Which of the rolls count.
    using IsMine = std::function<bool(QuestionKey)>;

    /// Those of the rolls there are, at the foot of a box; those of the box before are forgotten.
    void make(const AttackPresenter& presenter, const IsMine& isMine, QWidget& box);
    void refresh(const AttackPresenter& presenter, const IsMine& isMine) const;

private:
    void add(const AttackPresenter& presenter, const FieldDeclaration& field, QWidget& box);

    struct Rolled {
        const FieldDeclaration* field = nullptr;
        RolledTable* table = nullptr;
    };

    std::vector<Rolled> m_tables;
};

}  // namespace hitspread
