#pragma once

#include "cli/command.h"

namespace hitspread::cli {

/// Takes records of another campaign's library.
class TakeCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"take"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
