#pragma once

#include "cli/command.h"

namespace hitspread::cli {

/// Makes a campaign file, empty or with the sample.
class NewCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"new"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

/// Commits the action that waits in an encounter with its dice fallen.
class ApplyCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"apply"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

/// Says whether a campaign file is sound.
class CheckCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"check"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
