#pragma once

#include <QWidget>

#include "models/play/fieldpath.h"
#include "ui/fields/fieldadapter.h"

#include <memory>
#include <vector>

class QGridLayout;

namespace hitspread {

class AttackPresenter;
class MoreButton;
struct FieldDeclaration;

/// What is declared for each of those an action is done to: a line for everybody, few picks side by side, many in a list, numbers to
/// type, lists of named modifiers below a line, preset as the fight has it. Made of declarations alone. Lists without an entry, and
/// numbers and ticks without any pick, wait behind a button; where there is nothing of the kind it is out of sight.
class PerTargetOptions : public QWidget {
    Q_OBJECT

public:
    explicit PerTargetOptions(AttackPresenter& presenter, QWidget* parent = nullptr);

private:
    struct Line {
        FieldPath path;
        std::unique_ptr<FieldAdapter> adapter;
    };

    /// One thing that is declared for each: where it is, what it is called, and for how many.
    struct Column {
        std::uint8_t part = 0;
        std::uint16_t field = 0;
        QString title;
        FieldWords words;
        std::size_t count = 0;
        bool isChoice = false;
        bool isList = false;  ///< of named modifiers: below the line
    };

    void build();
    /// Whether it can stand in a line with others, or below it: no page, nobody's number.
    [[nodiscard]] static bool isForLine(const FieldDeclaration& field);
    [[nodiscard]] Column columnOf(std::uint8_t part, std::uint16_t index) const;
    void addHeadings(const std::vector<Column>& columns);
    /// With the choices on offer alone.
    [[nodiscard]] FieldWords wordsFor(const FieldDeclaration& field, std::uint8_t part, std::uint16_t index) const;
    void addLine(std::uint16_t who, const QString& name, const std::vector<Column>& columns);
    /// Lists that have something in them, or all of them once they are asked for. Whether there is one.
    bool addLists(std::uint16_t who, const QString& name, const std::vector<Column>& columns);
    void addControl(std::uint16_t who, const QString& name, const Column& column, int line, int place);
    void refresh();
    /// Those on offer: without the one that stands for nothing said where the fight says something for everybody.
    [[nodiscard]] std::vector<int> offered(const FieldDeclaration& field, std::uint8_t part, std::uint16_t index) const;

    AttackPresenter& m_presenter;
    MoreButton* m_fold;  ///< before what nobody has to decide
    QGridLayout* m_grid;
    std::vector<Line> m_lines;
    std::vector<QWidget*> m_made;
};

}  // namespace hitspread
