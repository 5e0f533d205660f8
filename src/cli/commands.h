#pragma once

#include "cli/command.h"

namespace hitspread::cli {

/// Each command of hitspread-cli, made anew; in the order in which they are listed.
[[nodiscard]] std::unique_ptr<Command> rulesCommand();
[[nodiscard]] std::unique_ptr<Command> resolveCommand();
[[nodiscard]] std::unique_ptr<Command> oddsCommand();
[[nodiscard]] std::unique_ptr<Command> schemaCommand();
[[nodiscard]] std::unique_ptr<Command> newCommand();
[[nodiscard]] std::unique_ptr<Command> takeCommand();
[[nodiscard]] std::unique_ptr<Command> exportCommand();
[[nodiscard]] std::unique_ptr<Command> importCommand();
[[nodiscard]] std::unique_ptr<Command> applyCommand();
[[nodiscard]] std::unique_ptr<Command> encounterCommand();
[[nodiscard]] std::unique_ptr<Command> nextCommand();
[[nodiscard]] std::unique_ptr<Command> profilesCommand();
[[nodiscard]] std::unique_ptr<Command> historyCommand();
[[nodiscard]] std::unique_ptr<Command> undoCommand();
[[nodiscard]] std::unique_ptr<Command> redoCommand();
[[nodiscard]] std::unique_ptr<Command> rewindCommand();
[[nodiscard]] std::unique_ptr<Command> amendCommand();
[[nodiscard]] std::unique_ptr<Command> conditionCommand();
[[nodiscard]] std::unique_ptr<Command> groundCommand();
[[nodiscard]] std::unique_ptr<Command> whatIfCommand();
[[nodiscard]] std::unique_ptr<Command> fightCommand();
[[nodiscard]] std::unique_ptr<Command> checkCommand();
[[nodiscard]] std::unique_ptr<Command> backupCommand();
[[nodiscard]] std::unique_ptr<Command> backupsCommand();
[[nodiscard]] std::unique_ptr<Command> restoreCommand();
[[nodiscard]] std::unique_ptr<Command> recoverCommand();
[[nodiscard]] std::unique_ptr<Command> compactCommand();
[[nodiscard]] std::unique_ptr<Command> sheetCommand();
[[nodiscard]] std::unique_ptr<Command> printCommand();

}  // namespace hitspread::cli
