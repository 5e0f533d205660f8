#include "text/roundwords.h"

#include <QCoreApplication>

namespace hitspread::text {

namespace {

struct RoundWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::RoundWords)
};

}  // namespace

QString round(int round)
{
    return RoundWords::tr("Round %1").arg(round);
}

}  // namespace hitspread::text
