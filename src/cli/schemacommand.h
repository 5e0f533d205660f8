#pragma once

#include "cli/command.h"

namespace hitspread::cli {

/// Prints the JSON Schemas of requests, results and documents.
class SchemaCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"schema"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
