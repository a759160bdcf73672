// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages.h"

#include <QFile>
#include <QXmlStreamReader>

namespace {

void readTranslation(QXmlStreamReader &xml, Message &message)
{
    message.unfinished = xml.attributes().hasAttribute("type");
    if (!message.plural) {
        message.translations << xml.readElementText();
        return;
    }
    while (xml.readNextStartElement())
        message.translations << xml.readElementText();
}

Message readMessage(QXmlStreamReader &xml, const QString &context)
{
    Message message { context, {}, xml.attributes().hasAttribute("numerus"), false, {} };
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source"))
            message.source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

} // namespace

QList<Message> messagesOf(const QString &language)
{
    QFile file(QStringLiteral(TRANSLATIONS_DIR "/sobremesa_%1.ts").arg(language));
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    xml.readNextStartElement(); // TS, whose children are contexts
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            messages << readMessage(xml, context);
    }
    return xml.hasError() ? QList<Message>() : messages;
}
