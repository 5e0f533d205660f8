#pragma once

#include "cli/command.h"

namespace hitspread::cli {

/// Lists the rules of the documents, built or not, with the tests that bear their ids.
class RulesCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"rules"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
