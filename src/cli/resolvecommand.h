#pragma once

#include "cli/command.h"

namespace hitspread::cli {

/// Resolves a request given as JSON. It never writes, but for --apply on a campaign.
class ResolveCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"resolve"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
