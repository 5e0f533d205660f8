#pragma once

#include "cli/command.h"

namespace hitspread::cli {

/// Changes what a past action was made with, and makes everything behind it anew.
class AmendCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"amend"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
