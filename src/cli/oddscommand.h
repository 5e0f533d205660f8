#pragma once

#include "cli/command.h"

namespace hitspread::cli {

/// Prints the exact odds of an attack (schema "odds") before it is made: what `resolve` takes, asked what may come of it instead of
/// what does. Answers and rulings of the request do not enter. It never writes.
class OddsCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"odds"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
