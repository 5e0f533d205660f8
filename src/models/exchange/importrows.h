#pragma once

#include "models/exchange/importdraft.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <optional>
#include <vector>

namespace hitspread {

/// The rows of a plan for a view: what would become of each, and whether it is chosen. It words a row when it is looked at.
class ImportRows : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { Verdict, Line, Name, What, ColumnCount };
    enum Role : std::uint16_t { VerdictRole = Qt::UserRole };  ///< int of an ImportVerdict

    /// `draft` must outlive it.
    explicit ImportRows(ImportDraft& draft, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    /// Nothing: rows of every verdict.
    void setShown(std::optional<ImportVerdict> verdict);
    [[nodiscard]] std::optional<ImportVerdict> shown() const { return m_shown; }
    /// Chooses every row that is shown, or none of them.
    void chooseAll(bool isChosen);

    /// One value of a row: what it is, what it was, what it becomes; of a fault the column, what is wrong, what to do.
    struct Detail {
        QString what;
        QString before;
        QString after;
    };
    [[nodiscard]] std::vector<Detail> details(int row) const;
    [[nodiscard]] bool isNew(int row) const;
    [[nodiscard]] bool isFaulty(int row) const;

    [[nodiscard]] static QString verdictWord(ImportVerdict verdict);

private:
    void refill();
    /// Then there is nothing to choose any more.
    [[nodiscard]] bool isTaken() const;
    [[nodiscard]] const PlannedRow& planned(int row) const;
    [[nodiscard]] QVariant words(const PlannedRow& row, int column) const;
    /// "Damage 12 → 14, Range 60 m"; of a fault what is wrong.
    [[nodiscard]] QString what(const PlannedRow& row) const;

    ImportDraft& m_draft;
    std::shared_ptr<const DraftedImport> m_drafted;
    std::optional<ImportVerdict> m_shown;
    std::vector<std::size_t> m_rows;  ///< shown ones, by their place in the plan
};

}  // namespace hitspread
