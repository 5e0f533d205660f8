#pragma once

#include <QString>

namespace hitspread::storage {

class Connection;

/// Every committed transaction gives the campaign a random number, kept with the one before it in a row of its own. Both the file
/// and a -wal beside it hold such numbers, so that it can be told whether the -wal was written for this very file, or was left
/// there by another copy of it: SQLite compares nothing but the -wal with itself.

/// Gives a campaign its next number: once, as the last thing in a transaction.
void stampState(Connection& connection);

/// Gives a copy that is to take the place of a campaign a number that follows the campaign's: until it is moved into the file, the -wal it
/// comes in must be known for that file's own. As the last thing in a transaction.
void stampStateAfter(Connection& copy, Connection& campaign);

/// Whether nothing was committed in a campaign since `copy` was copied from it and stamped, once.
[[nodiscard]] bool isOfPresentState(Connection& copy, Connection& campaign);

enum class WalVerdict {
    None,     ///< there is none, or nothing in it is committed
    Belongs,  ///< it goes on where the file, or a checkpoint of the -wal into the file, ended
    Stranger,
    Unknown  ///< another program or an older Hitspread wrote it
};

/// Whose a -wal is, before SQLite opens the file (which would believe it). Nothing is written. Throws Failure (BadInput) naming
/// a side file that is no file.
[[nodiscard]] WalVerdict judgeWal(const QString& path);

}  // namespace hitspread::storage
