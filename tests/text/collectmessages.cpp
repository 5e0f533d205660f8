#include "messages.h"

#include <QFile>

#include <cstdio>

// A developer's tool: writes what lupdate cannot see into the file it is given, for the target "translations".
int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fputs("usage: collectmessages FILE\n", stderr);
        return 2;
    }
    QFile file(QString::fromLocal8Bit(argv[1]));
    const QByteArray text = hitspread::support::messagesById();
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
        std::fprintf(stderr, "%s: %s\n", argv[1], qPrintable(file.errorString()));
        return 1;
    }
    return 0;
}
