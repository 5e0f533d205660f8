#include "support/programs.h"

namespace hitspread::support {

QString windowProgram()
{
    return QStringLiteral(HITSPREAD_PROGRAM);
}

QString commandLineProgram()
{
    return QStringLiteral(HITSPREAD_CLI);
}

QString programVersion()
{
    return QStringLiteral(HITSPREAD_VERSION);
}

QString faultShim()
{
    return QStringLiteral(HITSPREAD_FAULTSHIM);
}

QString lupdateProgram()
{
    return QStringLiteral(HITSPREAD_LUPDATE);
}

}  // namespace hitspread::support
