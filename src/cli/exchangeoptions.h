#pragma once

#include "cli/command.h"
#include "rules/core/system.h"
#include "services/ports/campaign.h"

#include <QStringList>

#include <optional>

namespace hitspread::cli {

/// --system and --kind of a table.
void declareTable(QCommandLineParser& parser);

/// The system --system names, or nullptr where nobody said one. Throws Failure (BadInput) for one there is not.
[[nodiscard]] const System* systemIn(const QCommandLineParser& parser);
/// The kind of the library --kind names; nothing where nobody said one. Throws Failure (BadInput).
[[nodiscard]] std::optional<RecordKind> kindIn(const QCommandLineParser& parser);

/// What a table is of. Without --system the only one of the campaign's library; throws Failure (BadInput) where that is not to be told.
struct TableOf {
    const System& system;
    const RecordDeclaration& record;
};
/// `usual`: the kind where nobody said one.
[[nodiscard]] TableOf tableOf(Campaign& campaign, const QCommandLineParser& parser,
                              std::optional<RecordKind> usual = std::nullopt);

[[nodiscard]] QStringList idsOfSystems();

}  // namespace hitspread::cli
