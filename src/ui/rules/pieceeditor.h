#pragma once

#include "rules/core/body/bodyplan.h"

#include <QWidget>

#include <array>
#include <memory>

class QButtonGroup;

namespace hitspread {

class ApplicationStyle;
class BodyView;
class SwitchBoard;
class TableEditor;
struct FieldDeclaration;

/// The body above the table of its pieces: a click on a piece gives it to the location that is picked. It edits the draft of the table;
/// what is in force is for that to decide.
class PieceEditor : public QWidget {
    Q_OBJECT

public:
    /// `picked`: the location it begins with.
    PieceEditor(const SwitchBoard& board, const FieldDeclaration& field, TableEditor& table,
                const ApplicationStyle& style, int picked = 0);

    /// Gives a piece to the location that is picked.
    void give(Piece piece);

private:
    void addLocations(int picked);
    /// The location of each piece by the draft; as it was where the draft is not sound.
    void readDraft();
    void showDraft();

    const SwitchBoard& m_board;
    const FieldDeclaration& m_field;
    TableEditor& m_table;
    std::shared_ptr<const BodyPlan> m_plan;
    std::array<std::int32_t, kPieces> m_locations{};
    QButtonGroup* m_picked;
    BodyView* m_view;
};

}  // namespace hitspread
