#include "ui/systems/threed/handswarning.h"

#include "services/possessions.h"
#include "text/echo.h"

#include <QCoreApplication>
#include <QStringList>

namespace hitspread::threed {

namespace {

struct HandsWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::HandsWarning)
};

constexpr unsigned kRight = 1;
constexpr unsigned kLeft = 2;

unsigned handsOf(const CombatantView::Item& item)
{
    return handsOn(item.possession, item.record.record);
}

}  // namespace

QString handsWarning(const CombatantView& who, const CombatantView::Item& item)
{
    const unsigned mine = handsOf(item);
    unsigned shared = 0;
    QStringList names;
    for (const auto* things : {&who.weapons, &who.others}) {
        for (const CombatantView::Item& other : *things) {
            const unsigned both = handsOf(other) & mine;
            if (both == 0 || other.possession.id == item.possession.id)
                continue;
            shared |= both;
            const AnyRecord& record = other.record.record;
            names << text::visible(record.declaration().find("name")->text(record.data()));
        }
    }
    const QString others = names.join(QStringLiteral(", "));
    switch (shared) {
    case 0: return {};
    case kRight:
        return HandsWords::tr("In the right hand is %1 as well. Put one of them away, or into the other hand.")
            .arg(others);
    case kLeft:
        return HandsWords::tr("In the left hand is %1 as well. Put one of them away, or into the other hand.")
            .arg(others);
    default: return HandsWords::tr("In both hands is %1 as well. Put one of them away.").arg(others);
    }
}

}  // namespace hitspread::threed
