#pragma once

#include "cli/command.h"

namespace hitspread::cli {

/// Lists profiles of house rules, shows and saves one, puts one in force in an encounter.
class ProfilesCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"profiles"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
