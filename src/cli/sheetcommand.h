#pragma once

#include "cli/command.h"
#include "services/ports/campaign.h"
#include "services/sheetservice.h"

#include <QStringList>

#include <vector>

namespace hitspread::cli {

/// Those named, as they are in an encounter or else in the library; of an encounter without names everybody in it. Throws Failure (NotFound,
/// BadInput).
[[nodiscard]] std::vector<SheetSubject> sheetSubjects(Campaign& campaign, const Scope& scope, const QStringList& names);

/// Tells the ready-worked numbers of people: those a sheet shows in the window and on paper, each by the name it has there, as text or JSON.
/// It never writes.
class SheetCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"sheet"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

}  // namespace hitspread::cli
