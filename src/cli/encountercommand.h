#pragma once

#include "cli/command.h"

namespace hitspread::cli {

/// Lists encounters and who is in them, shows a whole state, makes one, adds and removes combatants, changes their sides.
class EncounterCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"encounter"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
