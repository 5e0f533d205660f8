#pragma once

#include "cli/command.h"

namespace hitspread::cli {

/// Says who acts next in a fight; once nobody has an Action left, ends the phase and begins the next.
class NextCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"next"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
