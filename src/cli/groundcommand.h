#pragma once

#include "cli/command.h"

namespace hitspread::cli {

/// Lists the grenades that lie about in a fight, lets one lie, sets where and how long, takes one up and removes one.
class GroundCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"ground"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
