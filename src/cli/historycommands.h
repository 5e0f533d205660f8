#pragma once

#include "cli/command.h"

namespace hitspread::cli {

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

/// Goes to any place of the log: an entry, its beginning or its end.
class RewindCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"rewind"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
