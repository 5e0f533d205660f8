#pragma once

#include "rules/core/declare/record.h"

#include <QObject>
#include <QString>

#include <map>
#include <vector>

namespace hitspread {

class SwitchBoard;

/// Tables of house rules that are edited and not in force yet, of whatever fight: one draft for each, whichever page edits it.
class TableDrafts : public QObject {
    Q_OBJECT

public:
    explicit TableDrafts(SwitchBoard& board, QObject* parent = nullptr);

    [[nodiscard]] bool isEmpty() const { return m_drafts.empty(); }
    /// In the fight in view, as everything below. One that holds a location which is not there (its name was undone) waits until it is
    /// there again; meanwhile what is in force is edited.
    [[nodiscard]] bool has(const FieldDeclaration& field) const;
    /// The draft, or what is in force.
    [[nodiscard]] const Table& shown(const FieldDeclaration& field) const;
    /// What is as in force is no draft.
    void keep(const FieldDeclaration& field, const Table& table);
    void forget(const FieldDeclaration& field);
    /// Drafts are meant for the campaign they were made in.
    void forgetAll();
    /// As one entry; what is refused is a draft again.
    void putInForce(const std::vector<const FieldDeclaration*>& fields);

Q_SIGNALS:
    /// There are more, or fewer.
    void changed();
    /// What was shown is not what is to be shown.
    void replaced();

private:
    [[nodiscard]] QString placeOf(const FieldDeclaration& field) const;
    /// nullptr: there is none, or it waits.
    [[nodiscard]] const Table* draftOf(const FieldDeclaration& field) const;
    void takeBack();

    SwitchBoard& m_board;
    std::map<QString, Table> m_drafts;
    std::map<QString, Table> m_sent;  ///< on their way into force
};

}  // namespace hitspread
