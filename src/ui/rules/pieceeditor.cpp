#include "ui/rules/pieceeditor.h"

#include "models/rules/switchboard.h"
#include "rules/core/system.h"
#include "text/labels.h"
#include "text/naming.h"
#include "ui/diagram/bodyview.h"
#include "ui/rules/tableeditor.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/mnemonics.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

// The whole of it at the least size of a hex: nothing scrolls within what scrolls.
constexpr int kPieceBodyHeight = 560;
constexpr int kPieceBodyWidth = 250;

}  // namespace

PieceEditor::PieceEditor(const SwitchBoard& board, const FieldDeclaration& field, TableEditor& table,
                         const ApplicationStyle& style, int picked)
    : QWidget(&table),
      m_board(board),
      m_field(field),
      m_table(table),
      m_plan(board.usualBody()),
      m_picked(new QButtonGroup(this)),
      m_view(new BodyView(this))
{
    setObjectName(QStringLiteral("pieceEditor"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kLarge);
    m_view->setObjectName(QStringLiteral("pieceBody"));
    m_view->setAccessibleName(tr("Pieces of the body"));
    m_view->setFixedSize(style.theme().scaled(kPieceBodyWidth), style.theme().scaled(kPieceBodyHeight));
    m_view->setTheme(style.theme());
    connect(&style, &ApplicationStyle::themeChanged, m_view, [this, &style] { m_view->setTheme(style.theme()); });
    connect(m_view, &BodyView::hexChosen, this, [this](Hex hex) {
        if (const BodyCell* cell = m_plan ? m_plan->cellAt(hex) : nullptr)
            give(cell->piece);
    });
    row->addWidget(m_view);
    addLocations(picked);
    row->addStretch(1);
    connect(&table, &TableEditor::edited, this, &PieceEditor::showDraft);
    const auto names = m_board.system()->body() ? m_board.system()->body()->cut(m_board.switches().data()) : BodyCut();
    std::ranges::copy(names.locations, m_locations.begin());
    showDraft();
}

void PieceEditor::addLocations(int picked)
{
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    auto* words = new QLabel(tr("A click on the body gives the piece to:"), this);
    words->setWordWrap(true);
    setLook(*words, "textRole", QStringLiteral("secondary"));
    column->addWidget(words);
    const System& system = *m_board.system();
    for (std::size_t i = 0; i < system.locations().size(); ++i) {
        if (!m_board.naming().isThere(system.locations()[i]))
            continue;
        auto* pick = new QRadioButton(withoutMnemonic(text::location(m_board.naming(), system.locations()[i])), this);
        pick->setObjectName(QStringLiteral("pieceLocation%1").arg(i));
        m_picked->addButton(pick, static_cast<int>(i));
        column->addWidget(pick);
    }
    QAbstractButton* first = m_picked->button(picked) ? m_picked->button(picked) : m_picked->button(0);
    if (first)
        first->setChecked(true);
    column->addStretch(1);
    static_cast<QHBoxLayout*>(layout())->addLayout(column);
}

void PieceEditor::give(Piece piece)
{
    const int location = m_picked->checkedId();
    if (location < 0)
        return;
    m_locations[static_cast<std::size_t>(piece)] = location;
    // Neighbours of one location share a row.
    Table table;
    for (std::size_t i = 0; i < kPieces; ++i) {
        const auto result = static_cast<std::int32_t>(i) + 1;
        if (!table.rows.empty() && table.rows.back().cells[0] == m_locations[i])
            table.rows.back().upTo = result;
        else
            table.rows.push_back({result, result, {m_locations[i]}});
    }
    m_table.setDraft(table);
}

void PieceEditor::readDraft()
{
    const Table& draft = m_table.draft();
    if (draft.rows.empty() || !faultsOf(m_field, draft).empty())
        return;
    for (std::size_t i = 0; i < kPieces; ++i)
        m_locations[i] = draft.rows[draft.rowOf(static_cast<std::int32_t>(i) + 1)].cells[0];
}

void PieceEditor::showDraft()
{
    readDraft();
    if (!m_plan)
        return;
    const System& system = *m_board.system();
    const auto cut = std::make_shared<const BodyPlan>(m_plan->recut(system.locations(), [this](const BodyCell& cell) {
        return static_cast<std::uint8_t>(m_locations[static_cast<std::size_t>(cell.piece)]);
    }));
    BodyPicture picture;
    picture.plan = cut;
    picture.rose = false;
    for (const std::string& id : cut->locations()) {
        picture.locationNames << text::location(m_board.naming(), id);
        picture.locationLetters << text::initials(text::location(m_board.naming(), id));
    }
    m_view->setPicture(picture);
}

}  // namespace hitspread
