#pragma once

#include "keyboard.h"
#include "models/fight/fighthand.h"
#include "ui/backups/backupsdialog.h"
#include "ui/backups/backupwords.h"
#include "windowprogram.h"

#include <QAction>

#include <chrono>
#include <memory>

namespace hitspread::support {

/// The whole program on a campaign, which makes backups and can be closed as main() does.
struct BackedUpProgram {
    explicit BackedUpProgram(const QString& campaign) : program(std::make_unique<Program>(campaign))
    {
        program->style.apply(Theme());
        program->backups.configure({}, kUsualBackupBytes);
    }
    /// The last backup included.
    void close()
    {
        QVERIFY(program->backups.end(std::chrono::seconds(20)));
        QVERIFY(program->host.end(std::chrono::seconds(20)));
        program.reset();
    }
    [[nodiscard]] bool rest() const
    {
        return waitUntil([&] { return !program->backups.isBusy() && !program->host.isBusy(); }) && program->settle();
    }
    [[nodiscard]] int round() const { return program->window.fight().snapshot().encounter.round; }
    void setRound(int round) const
    {
        program->window.fight().byHand().setTime(round, 1);
        QVERIFY(waitUntil([&] { return this->round() == round; }));
    }
    /// The window of the backups.
    [[nodiscard]] BackupsDialog& open() const
    {
        program->find<QAction>("action_backups")->trigger();
        auto* dialog = program->window.findChild<BackupsDialog*>();
        [&] { Keyboard::raise(*dialog); }();
        return *dialog;
    }
    /// Why each was made, in the order of the alphabet: they may all be of one second.
    [[nodiscard]] QStringList reasons() const
    {
        QStringList all;
        for (const Backup& backup : program->backups.backups())
            all << backupwords::why(backup.reason);
        all.sort();
        return all;
    }

    std::unique_ptr<Program> program;
};

}  // namespace hitspread::support
