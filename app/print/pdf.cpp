// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/pdf.h"

#include "app/cards/cardsigns.h"

#include <QBuffer>
#include <QFont>
#include <QLocale>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextDocument>
#include <QUrl>

namespace {

constexpr qreal letters = 10; // points
constexpr int dots = 300; // an inch

class Document : public QTextDocument
{
protected:
    QVariant loadResource(int type, const QUrl &name) override
    {
        const QString wanted = name.toString();
        const QString signs = QStringLiteral("image://card-signs/");
        if (type != ImageResource || !wanted.startsWith(signs))
            return {}; // nothing is fetched from elsewhere
        return m_signs.requestImage(wanted.mid(signs.size()), nullptr, {});
    }

private:
    CardSigns m_signs { QStringLiteral(":/cards/") };
};

QPageSize usualPage()
{
    const bool inches = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
    return QPageSize(inches ? QPageSize::Letter : QPageSize::A4);
}

} // namespace

QByteArray pdfOf(const Printed &printed)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(usualPage());
    writer.setResolution(dots);
    writer.setTitle(printed.title);
    writer.setCreator(QStringLiteral("Sobremesa"));
    Document document;
    QFont font(printed.family);
    font.setPointSizeF(letters);
    document.setDefaultFont(font);
    document.setHtml(printed.html);
    document.print(&writer); // with margins and the number of each page
    return bytes;
}
