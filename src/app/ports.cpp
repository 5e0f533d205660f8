#include "app/ports.h"

#include <QDateTime>
#include <QRandomGenerator>

namespace hitspread {

std::string WallClock::now() const
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
}

std::uint64_t SystemSeeds::next()
{
    return QRandomGenerator::system()->generate64();
}

}  // namespace hitspread
