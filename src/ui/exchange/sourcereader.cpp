#include "ui/exchange/sourcereader.h"

#include "formats/codec/librarycodec.h"
#include "formats/table/tablereader.h"
#include "services/refusal/problem.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace hitspread {

namespace {

constexpr qint64 kMostOfSource = qint64{256} * 1024 * 1024;

QByteArray bytesIn(const ImportSource& source)
{
    if (source.path.isEmpty())
        return source.bytes;
    QFile file(source.path);
    if (!file.open(QIODevice::ReadOnly))
        throw Failure(ProblemCode::NotFound, {SiteKind::File, source.path});
    if (file.size() > kMostOfSource)
        refuse<Reason::TooManyBytes>({SiteKind::File, source.path}, kMostOfSource);
    return file.readAll();
}

/// What spreadsheets and other programs pack into one file begins so.
bool isPackedSource(const QByteArray& bytes)
{
    return bytes.startsWith("PK\x03\x04") || bytes.startsWith("\xd0\xcf\x11\xe0");
}

}  // namespace

ReadSource readSource(const ImportSource& source)
{
    const QByteArray bytes = bytesIn(source);
    const QString name = source.path.isEmpty() ? QCoreApplication::translate("hitspread::Exchange", "clipboard")
                                               : QFileInfo(source.path).fileName();
    if (isPackedSource(bytes))
        refuse<Reason::NulInTable>({SiteKind::Place, name});
    ReadSource read;
    const QByteArray begin = bytes.left(64).trimmed();
    if (begin.startsWith('{') || begin.startsWith("\xef\xbb\xbf{")) {
        read.records = formats::readLibrary(bytes, name);
        return read;
    }
    // What was copied out of a spreadsheet has tabs between its cells, whatever stands in them.
    const char tab = source.path.isEmpty() && bytes.contains('\t') ? '\t' : '\0';
    formats::ReadTable table = formats::readTable(bytes, name, source.encoding, {},
                                                  source.separator != '\0' ? source.separator : tab);
    read.table = std::move(table.rows);
    read.encoding = table.encoding;
    read.isEncodingGuessed = table.isEncodingGuessed;
    read.separator = table.separator;
    return read;
}

}  // namespace hitspread
