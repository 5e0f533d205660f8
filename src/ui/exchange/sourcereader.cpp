#include "ui/exchange/sourcereader.h"

#include "formats/foreign/sourcereader.h"
#include "formats/wholefile.h"
#include "services/refusal/problem.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace hitspread {

namespace {

constexpr qint64 kMostOfSource = qint64{256} * 1024 * 1024;

QByteArray bytesIn(const GivenSource& source)
{
    if (source.path.isEmpty())
        return source.bytes;
    QFile file(source.path);
    if (!file.open(QIODevice::ReadOnly))
        throw Failure(ProblemCode::NotFound, {SiteKind::File, source.path});
    if (file.size() > kMostOfSource)
        refuse<Reason::TooManyBytes>({SiteKind::File, source.path}, kMostOfSource);
    QByteArray bytes = file.readAll();
    formats::requireRead(file, source.path);
    return bytes;
}

}  // namespace

ImportSource readSource(const GivenSource& source)
{
    const QByteArray bytes = bytesIn(source);
    const QString name = source.path.isEmpty() ? QCoreApplication::translate("hitspread::Exchange", "clipboard")
                                               : QFileInfo(source.path).fileName();
    // What was copied out of a spreadsheet has tabs between its cells, whatever stands in them.
    const QByteArray begin = bytes.left(64).trimmed();
    const bool isDocument = begin.startsWith('{') || begin.startsWith('[');
    const bool areCells = source.path.isEmpty() && !isDocument && bytes.contains('\t');
    const char separator = source.separator == '\0' && areCells ? '\t' : source.separator;
    return formats::readImportSource(bytes, name, areCells ? formats::SourceWriting::Csv : formats::SourceWriting::Told,
                                     source.encoding, separator);
}

}  // namespace hitspread
