#pragma once

#include "models/exchange/sourcemeaning.h"

namespace hitspread {

/// What tables mean, kept in the settings of this machine.
class RememberedTables final : public MeaningMemory {
public:
    /// Nothing where it names what there is no more.
    [[nodiscard]] std::optional<TableMeaning> recall(const QStringList& headings) const override;
    void keep(const QStringList& headings, const TableMeaning& meaning) override;
    void forget(const QStringList& headings) override;
};

}  // namespace hitspread
