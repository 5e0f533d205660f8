#pragma once

#include "cli/command.h"

namespace hitspread::cli {

/// Prints sheets into a PDF file. The one command that paints and so needs a QGuiApplication.
class PrintCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"print"_qs; }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] bool paints() const override { return true; }
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
