#pragma once

#include <QPointer>
#include <QWidget>

#include "rules/core/dice/question.h"
#include "ui/attack/dice/rolledtable.h"
#include "ui/attack/dice/targetnumbers.h"

#include <optional>
#include <utility>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class AttackPresenter;
class DiceSum;
class DieTile;
class DirectionBox;
class DieError;
struct DiceQuestion;

/// Every roll the rules ask for as dice tiles, rolled or typed per die; focus follows the questions. Whatever question
/// comes open appears here under its own name.
class DicePanel : public QWidget {
    Q_OBJECT

public:
    DicePanel(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent = nullptr);

    /// Puts the focus on the first open die; false when there is none.
    bool focusOpen();
    /// What all of it needs at its width. It may be pressed together again: in a column that scrolls, whoever lays it out says no.
    [[nodiscard]] int neededHeight();
    /// Whether a die of its own is open.
    [[nodiscard]] bool hasOpen() const;
    /// Takes back the die typed last and puts the focus on it; false when there is none.
    bool stepBack();
    /// Only the dice of one side of a duel, 0 or 1, without the head.
    void setSide(int side);
    /// Only the dice of one of several strands and those of the action as a whole; -1: all.
    void setStrand(int strand);
    /// Every roll as a low row with the name of who rolls, as where a whole fight does.
    void setTable(bool table);
    /// Small tiles, for low windows.
    void setCompact(bool compact);
    /// Without the rose until a direction is asked; else it stands there from the first die on.
    void setDirectionExpected(bool expected);

Q_SIGNALS:
    /// The focus was here and no die is open any more.
    void allFallen();
    /// The focus was here, and what fell opened a choice.
    void choiceComes();
    /// A die was taken back, here or on the other side.
    void steppedBack();
    /// What was typed is no face; why, in words.
    void refused(const QString& words);

private:
    struct Tile {
        QuestionKey key;
        int die = 0;
        QPointer<DieTile> tile;
    };

    void refresh();
    void rebuild();
    [[nodiscard]] bool isMine(QuestionKey key) const;
    [[nodiscard]] std::optional<int> strandOf(QuestionKey key) const;
    /// The direction the rose asks for; nothing: none.
    [[nodiscard]] std::optional<QuestionKey> roseKey() const;
    void addRose();
    [[nodiscard]] bool isRose(QuestionKey key) const;
    [[nodiscard]] bool hasRose() const;
    /// The roll everything else follows from, of the strand in view; nullptr: it is not asked for, or not any more.
    [[nodiscard]] const DiceQuestion* firstRoll() const;
    /// Its dice, large, with the rose beside them; nullptr: a direction without dice.
    void addFirst(const DiceQuestion* roll);
    void addRow(const DiceQuestion& roll);
    void addTile(QHBoxLayout& row, const DiceQuestion& roll, int die, int edge);
    /// Beside the dice of a roll, what they come to, to be typed instead.
    void addSum(QHBoxLayout& row, const DiceQuestion& roll, int edge);
    /// Takes back what was typed of a roll; where nothing lies, the die before it.
    void takeBackRoll(QuestionKey key);
    [[nodiscard]] QString titleOf(const DiceQuestion& roll) const;
    void refreshRose();
    void stepBackFrom(QuestionKey key, int die);
    bool stepBackBefore(QuestionKey key, int die);
    void focusDie(QuestionKey key, int die);
    [[nodiscard]] QString signature() const;

    AttackPresenter& m_presenter;
    ApplicationStyle& m_style;
    QLabel* m_title;
    QPushButton* m_roll;
    QPushButton* m_type;
    QVBoxLayout* m_rows;
    DieError* m_wrong;
    QHBoxLayout* m_firstRow = nullptr;
    QWidget* m_box = nullptr;
    QPointer<DirectionBox> m_rose;
    std::vector<Tile> m_tiles;
    RolledTables m_tables;
    TargetNumbers m_needs;
    std::vector<std::pair<QuestionKey, QLabel*>> m_sums;        ///< beside dice that are added
    std::vector<std::pair<QuestionKey, DiceSum*>> m_typedSums;  ///< beside dice whose sum may be typed
    std::optional<QString> m_signature;  ///< of the dice there are tiles for; nothing: they are to be made anew
    std::size_t m_choices = 0;
    bool m_compact = false;
    bool m_table = false;
    bool m_expectsDirection = true;
    std::optional<int> m_side;
    int m_strand = -1;
};

}  // namespace hitspread
