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

/// Lists a log, newest first.
class HistoryCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"history"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

/// Takes back the last entry in force of one scope.
class UndoCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"undo"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

/// Puts the last undone entry in force again; rolls nothing.
class RedoCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"redo"_qs; }
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
