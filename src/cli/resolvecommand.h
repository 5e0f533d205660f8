#pragma once

#include "cli/command.h"
#include "rules/core/resolution.h"

#include <QJsonObject>

namespace hitspread::cli {

/// A request and what came of it.
struct Resolved {
    Request request;
    Resolution resolution;
};

/// Resolves a request from outside. What its answers leave open is asked of its own seed, or else of `answerer` (may be null).
/// Throws Failure (BadInput, Refused), also for an answer that does not fit its question.
[[nodiscard]] Resolved resolvedFrom(const QJsonObject& document, Answerer* answerer);

/// Resolves a request given as JSON. It never writes, but for --apply on a campaign.
class ResolveCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"resolve"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
