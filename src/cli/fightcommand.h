#pragma once

#include "cli/command.h"

namespace hitspread::cli {

/// A fight as one file: out of a campaign, into another, and once more by the rules.
class FightCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"fight"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
