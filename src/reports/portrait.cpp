#include "reports/portrait.h"

#include "services/library/imagefile.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QMimeData>
#include <QUrl>

namespace hitspread::portrait {

namespace {

constexpr int kMostMegabytes = 256;  // of memory, decoded
constexpr qint64 kMostPixels = qint64{64} * 1024
    * 1024;                                     // a JPEG in several passes keeps all of it while it is scaled down
constexpr qint64 kMostWork = qint64{1} << 31U;  // pixels, in all passes
constexpr qint64 kMostFile = qint64{32} * 1024 * 1024;  // bytes

class Words {
    Q_DECLARE_TR_FUNCTIONS(hitspread::portrait::Words)
};

/// What is taken of those whose decoders are installed: any other (SVG, TIFF, …) is more code run on a stranger's file than a portrait is worth.
bool isTaken(const QByteArray& format)
{
    static const QByteArrayList all{"png", "jpeg", "jpg", "webp", "bmp", "gif"};
    return all.contains(format);
}

qint64 pixelsOf(const QSize& size)
{
    return size.isValid() ? qint64{size.width()} * size.height() : 0;
}

/// A JPEG is gone through once for each of its passes, however little is in them. Nothing has been read of it yet.
bool hasTooManyPasses(QImageReader& reader)
{
    constexpr QByteArrayView kPass("\xff\xda");
    if (reader.format() != "jpeg")
        return false;
    const qint64 passes = reader.device()->peek(kMostFile).count(kPass);
    return passes * pixelsOf(reader.size()) > kMostWork;
}

/// Upright and no larger than it is kept; null with the reader's error when it cannot be.
QImage readScaled(QImageReader& reader)
{
    QImageReader::setAllocationLimit(kMostMegabytes);
    reader.setAutoTransform(true);
    if (hasTooManyPasses(reader) || pixelsOf(reader.size()) > kMostPixels)
        return {};
    const QSize size = reader.size();
    if (size.isValid() && std::max(size.width(), size.height()) > kMostSide)
        reader.setScaledSize(size.scaled(kMostSide, kMostSide, Qt::KeepAspectRatio).expandedTo({1, 1}));
    QImage image = reader.read();
    if (!image.isNull() && std::max(image.width(), image.height()) > kMostSide)
        image = image.scaled(kMostSide, kMostSide, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    return image;
}

/// `name`: what to call it where it cannot be kept.
Read kept(const QImage& image, const QString& name)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        return {{}, Words::tr("%1 could not be kept as a picture; choose another one").arg(name)};
    const auto* first = reinterpret_cast<const std::byte*>(bytes.constData());
    return {{first, first + bytes.size()}, {}};
}

QUrl fileIn(const QMimeData& data)
{
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 ? urls.front() : QUrl();
}

}  // namespace

Read read(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    if (const QFileInfo file(path); file.exists() && !file.isFile())
        return {{}, Words::tr("%1 could not be kept as a picture; choose another one").arg(name)};
    // Other files are not opened at all: closing a second handle on the open campaign would let go of its locks.
    if (!isTaken(QFileInfo(path).suffix().toLower().toLatin1()))
        return {{}, Words::tr("%1 is no picture by its name; choose another one").arg(name)};
    if (QFileInfo(path).size() > kMostFile)
        return {{}, Words::tr("%1 is larger than 32 MB; save it smaller").arg(name)};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {{},
                Words::tr("%1 could not be read as a picture (%2); choose another one").arg(name, file.errorString())};
    QImageReader reader(&file);
    // By what it holds, whatever it is called; nothing is decoded before that is known.
    reader.setDecideFormatFromContent(true);
    if (const QByteArray format = reader.format(); !format.isEmpty() && !isTaken(format))
        return {{}, Words::tr("%1 holds no PNG, JPEG, WebP, BMP or GIF picture; save it as one of these").arg(name)};
    const bool isEndless = hasTooManyPasses(reader);
    if (const QSize size = reader.size(); pixelsOf(size) > kMostPixels)
        return {{},
                Words::tr("%1 has %2 by %3 pixels, which is too much to read; save it smaller")
                    .arg(name, QString::number(size.width()), QString::number(size.height()))};
    if (isEndless)
        return {{}, Words::tr("%1 is written in too many passes; save it anew").arg(name)};
    const QImage image = readScaled(reader);
    if (file.error() != QFileDevice::NoError)
        return {{},
                Words::tr("%1 could not be read as a picture (%2); choose another one").arg(name, file.errorString())};
    if (image.isNull())
        return {
            {},
            Words::tr("%1 could not be read as a picture (%2); choose another one").arg(name, reader.errorString())};
    return kept(image, name);
}

bool mayBeIn(const QMimeData& data)
{
    return data.hasImage() || fileIn(data).isLocalFile();
}

Read readFrom(const QMimeData& data)
{
    // A file says how it lies; what was dragged out of a browser is but its pixels.
    if (const QUrl file = fileIn(data); file.isLocalFile())
        return read(file.toLocalFile());
    QImage image = qvariant_cast<QImage>(data.imageData());
    const QString name = Words::tr("What was dropped");
    if (image.isNull())
        return {{}, Words::tr("%1 could not be kept as a picture; choose another one").arg(name)};
    if (std::max(image.width(), image.height()) > kMostSide)
        image = image.scaled(kMostSide, kMostSide, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    return kept(image, name);
}

QRect faceIn(const QSize& picture)
{
    const int side = std::min(picture.width(), picture.height());
    return {(picture.width() - side) / 2, (picture.height() - side) / 5, side, side};
}

QImage decoded(const std::vector<std::byte>& file)
{
    // Whoever sent the campaign does not choose which decoder runs here: of all that are installed, only the two that are kept.
    const std::optional<ImageFormat> format = imageFormatOf(file);
    if (!format)
        return {};
    QByteArray bytes(reinterpret_cast<const char*>(file.data()), static_cast<qsizetype>(file.size()));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, *format == ImageFormat::Png ? QByteArrayLiteral("png") : QByteArrayLiteral("jpeg"));
    reader.setAutoDetectImageFormat(false);
    return readScaled(reader);
}

}  // namespace hitspread::portrait
