#include "translationfile.h"

#include "support/sourcepath.h"

#include <QDir>
#include <QFile>
#include <QXmlStreamReader>

namespace hitspread::support {

namespace {

void readTranslation(QXmlStreamReader& xml, Message& message)
{
    message.state = xml.attributes().value(QStringLiteral("type")).toString();
    QString text;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == QStringLiteral("numerusform"))
            message.translations << xml.readElementText();
        else if (xml.isCharacters())
            text += xml.text();
        else if (xml.isEndElement())
            break;
    }
    if (!message.plural)
        message.translations << text;
}

Message readMessage(QXmlStreamReader& xml, const QString& context)
{
    Message message;
    message.context = context;
    message.plural = xml.attributes().value(QStringLiteral("numerus")) == QStringLiteral("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QStringLiteral("source"))
            message.source = xml.readElementText();
        else if (xml.name() == QStringLiteral("comment"))
            message.comment = xml.readElementText();
        else if (xml.name() == QStringLiteral("translation"))
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

}  // namespace

QString Message::place() const
{
    return comment.isEmpty() ? QStringLiteral("%1: %2").arg(context, source)
                             : QStringLiteral("%1: %2 (%3)").arg(context, source, comment);
}

QList<Message> readTranslations(const QString& path, QString& error)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        error = path + QStringLiteral(": ") + file.errorString();
        return {};
    }
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    xml.readNextStartElement();
    while (xml.readNextStartElement()) {
        if (xml.name() != QStringLiteral("context")) {
            xml.skipCurrentElement();
            continue;
        }
        while (xml.readNextStartElement()) {
            if (xml.name() == QStringLiteral("name"))
                context = xml.readElementText();
            else if (xml.name() == QStringLiteral("message"))
                messages << readMessage(xml, context);
            else
                xml.skipCurrentElement();
        }
    }
    if (xml.hasError()) {
        error = QStringLiteral("%1:%2: %3").arg(path).arg(xml.lineNumber()).arg(xml.errorString());
        return {};
    }
    return messages;
}

QStringList translationFiles()
{
    const QDir folder(sourcePath(QStringLiteral("resources/translations")));
    QStringList paths;
    for (const QString& name : folder.entryList({QStringLiteral("hitspread_*.ts")}, QDir::Files))
        paths << folder.filePath(name);
    return paths;
}

}  // namespace hitspread::support
