#pragma once

#include "cli/command.h"

namespace hitspread::cli {

/// Puts conditions on people in a fight, lets them go on for longer or shorter, and lifts them.
class ConditionCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"condition"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
