#pragma once

#include <QString>

#include <functional>

namespace hitspread::storage {

/// To Qt and SQLite a name that begins with a colon is that of no file on the disk: throws Failure (BadInput).
void requireOwnName(const QString& path);

/// Whether a new campaign can be made under this name. Throws Failure: FileExists also for what an earlier one of this name left
/// beside it, NotFound and CampaignReadOnly for its folder, BadInput for a name that is none.
void requireSpotFor(const QString& path);

/// Makes a file under another name (`suffix` behind its own), puts it on the disk for good and only then gives it its name, so that the
/// name never stands for half a file. Whatever goes wrong, nothing is left of it, and what is said of the draft is said of the file.
/// Throws Failure (CampaignLocked where somebody else is making it, StorageFault …) and what `make` throws.
void makeAsDraft(const QString& path, const QString& suffix, const std::function<void(const QString& draft)>& make);

/// The same for a file whose name is known only when it is made: `make` returns it. What is said of the draft is said of `told`.
void makeNamedDraft(const QString& draft, const QString& told,
                    const std::function<QString(const QString& draft)>& make);

/// Takes a database away with all that SQLite wrote beside it.
void removeWithSideFiles(const QString& path);

}  // namespace hitspread::storage
