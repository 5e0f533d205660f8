#include "ui/rules/tabledrafts.h"

#include "models/rules/switchboard.h"
#include "ui/rules/locationnotes.h"

#include <utility>

namespace hitspread {

TableDrafts::TableDrafts(SwitchBoard& board, QObject* parent) : QObject(parent), m_board(board)
{
    connect(&board, &SwitchBoard::refused, this, &TableDrafts::takeBack);
    connect(&board, &SwitchBoard::stored, this, [this] { m_sent.clear(); });
    connect(&board, &SwitchBoard::leaving, this, &TableDrafts::forgetAll);
}

/// In another fight what is being typed means nothing any more.
QString TableDrafts::placeOf(const FieldDeclaration& field) const
{
    return QString::fromUtf8(field.id) + QLatin1Char('@') + QString::number(m_board.encounter());
}

const Table* TableDrafts::draftOf(const FieldDeclaration& field) const
{
    const auto draft = m_drafts.find(placeOf(field));
    return draft != m_drafts.end() && namesWhatIsThere(m_board.naming(), field, draft->second) ? &draft->second
                                                                                               : nullptr;
}

bool TableDrafts::has(const FieldDeclaration& field) const
{
    const Table* draft = draftOf(field);
    return draft && *draft != m_board.table(field);
}

const Table& TableDrafts::shown(const FieldDeclaration& field) const
{
    const Table* draft = draftOf(field);
    return draft ? *draft : m_board.table(field);
}

void TableDrafts::keep(const FieldDeclaration& field, const Table& table)
{
    const std::size_t before = m_drafts.size();
    if (table == m_board.table(field))
        m_drafts.erase(placeOf(field));
    else
        m_drafts[placeOf(field)] = table;
    if (m_drafts.size() != before)
        Q_EMIT changed();
}

void TableDrafts::forget(const FieldDeclaration& field)
{
    if (m_drafts.erase(placeOf(field)) != 0)
        Q_EMIT changed();
}

void TableDrafts::forgetAll()
{
    m_drafts.clear();
    m_sent.clear();
    Q_EMIT changed();
    Q_EMIT replaced();
}

void TableDrafts::putInForce(const std::vector<const FieldDeclaration*>& fields)
{
    std::vector<std::pair<const FieldDeclaration*, Table>> tables;
    for (const FieldDeclaration* field : fields) {
        if (!draftOf(*field))
            continue;
        const auto draft = m_drafts.extract(placeOf(*field));
        tables.emplace_back(field, draft.mapped());
        m_sent[draft.key()] = draft.mapped();
    }
    Q_EMIT changed();
    if (!tables.empty())
        m_board.setTables(tables);
}

void TableDrafts::takeBack()
{
    if (m_sent.empty())
        return;
    for (auto& [place, table] : std::exchange(m_sent, {}))
        m_drafts[place] = table;
    Q_EMIT changed();
    Q_EMIT replaced();
}

}  // namespace hitspread
