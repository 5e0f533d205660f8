#include "text/words.h"

#include "text/labels.h"

#include <QCoreApplication>

namespace hitspread::text {

QString translated(const char* context, const Message& message)
{
    return QCoreApplication::translate(context, message.words, message.comment);
}

QString withSign(const char* context, const Message& message, int number)
{
    return translated(context, message).arg(signedNumber(number));
}

}  // namespace hitspread::text
