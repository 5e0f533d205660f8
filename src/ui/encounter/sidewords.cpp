#include "ui/encounter/sidewords.h"

#include <QCoreApplication>

namespace hitspread {

namespace {

struct SideWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::SideWords)
};

}  // namespace

QString sideWords(Side side)
{
    switch (side) {
    case Side::Players: return SideWords::tr("Players");
    case Side::Opponents: return SideWords::tr("Opponents");
    case Side::Others: break;
    }
    return SideWords::tr("Others");
}

QString againstWords(const std::array<int, 3>& sides)
{
    QString two = SideWords::tr("%1 against %2").arg(QString::number(sides[0]), QString::number(sides[1]));
    if (sides[2] == 0)
        return two;
    return sides[2] == 1 ? SideWords::tr("%1, 1 other").arg(two)
                         : SideWords::tr("%1, %2 others").arg(two, QString::number(sides[2]));
}

}  // namespace hitspread
