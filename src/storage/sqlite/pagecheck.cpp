#include "storage/sqlite/pagecheck.h"

#include "storage/sqlite/connection.h"

namespace hitspread::storage {

QStringList pageFaults(Connection& connection, PageCheck how, int most)
{
    const Connection::LongWork everything(connection);
    QStringList faults;
    ResultSet row = connection.run(
        QStringLiteral("PRAGMA %1(%2)")
            .arg(how == PageCheck::Quick ? u"quick_check" : u"integrity_check", QString::number(most)));
    while (row.next())
        faults << row.value(0).toString();
    faults.removeAll(QStringLiteral("ok"));
    return faults;
}

}  // namespace hitspread::storage
