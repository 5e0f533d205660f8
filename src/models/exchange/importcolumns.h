#pragma once

#include "models/exchange/importdraft.h"

#include <QAbstractTableModel>

#include <utility>
#include <vector>

namespace hitspread {

/// The columns of a table that is imported: what each is called, what stands in it, and which field it goes to.
class ImportColumns : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { Heading, Field, Example, ColumnCount };
    enum Role : std::uint16_t { IsNowhereRole = Qt::UserRole, IsGuessedRole };

    /// `draft` must outlive it.
    explicit ImportColumns(ImportDraft& draft, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Of a field: its key, or kNowhere.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

    /// Where a column can go: key and name, nowhere first.
    [[nodiscard]] std::vector<std::pair<QString, QString>> choices() const;
    /// How many go nowhere, and how many by a guess.
    [[nodiscard]] int nowhere() const;
    [[nodiscard]] int guessed() const;

private:
    void refill();
    [[nodiscard]] QString exampleOf(std::size_t column) const;

    ImportDraft& m_draft;
    std::shared_ptr<const DraftedImport> m_drafted;
};

}  // namespace hitspread
