#pragma once

#include "cli/command.h"

namespace hitspread::cli {

/// Tries something out in a fight and compares it with the fight as it was.
class WhatIfCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"whatif"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
