// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/fingerprint.h"

#include <QCryptographicHash>

QString fingerprintOf(const sobremesa::GivenDeal &deal, const sobremesa::Pack &pack)
{
    QByteArray codes;
    for (const sobremesa::Card card : deal.cards)
        codes += QByteArray::fromStdString(pack.code(card));
    const QByteArray digits = QCryptographicHash::hash(codes, QCryptographicHash::Sha256).toHex().toUpper();
    return QString::fromLatin1(digits.left(4)) + QChar(u'\u00B7') + QString::fromLatin1(digits.mid(4, 4));
}
