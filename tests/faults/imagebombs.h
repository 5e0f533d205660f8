#pragma once

#include <QBuffer>
#include <QByteArray>
#include <QImage>
#include <QImageWriter>
#include <QList>
#include <QString>
#include <QtEndian>

#include <initializer_list>

namespace hitspread::support {

/// A file that claims to be a picture and is made to do harm.
struct ImageBomb {
    QString name;
    QByteArray suffix;
    QByteArray bytes;
    bool isPicture = false;  ///< one that can be had
};

namespace bombs {

[[nodiscard]] inline QByteArray big(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

[[nodiscard]] inline QByteArray letters(std::initializer_list<int> all)
{
    QByteArray bytes;
    for (const int one : all)
        bytes.append(static_cast<char>(one));
    return bytes;
}

[[nodiscard]] inline quint32 sumOf(const QByteArray& bytes)
{
    quint32 sum = 0xffffffffU;
    for (const char byte : bytes) {
        sum ^= static_cast<quint8>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1U) ^ ((sum & 1U) != 0 ? 0xedb88320U : 0U);
    }
    return ~sum;
}

[[nodiscard]] inline QByteArray chunk(const QByteArray& name, const QByteArray& contents)
{
    return big(static_cast<quint32>(contents.size())) + name + contents + big(sumOf(name + contents));
}

/// Noughts, packed a thousandfold.
[[nodiscard]] inline QByteArray packed(qsizetype bytes)
{
    return qCompress(QByteArray(bytes, '\0'), 9).sliced(4);
}

/// `depth`: bits a colour; `kind`: 6 red, green, blue, alpha; 3 by a palette; 0 grey.
[[nodiscard]] inline QByteArray png(quint32 width, quint32 height, const QByteArray& data, char depth = 8,
                                    char kind = 6, const QByteArray& before = {}, char interlaced = 0)
{
    return QByteArray("\x89PNG\r\n\x1a\n", 8)
        + chunk("IHDR", big(width) + big(height) + letters({depth, kind, 0, 0, interlaced})) + before
        + chunk("IDAT", data) + chunk("IEND", {});
}

/// Something that does not pack well, as this format.
[[nodiscard]] inline QByteArray saved(const char* format, int side = 200, bool isProgressive = false)
{
    QImage image(side, side * 3 / 4, QImage::Format_RGB32);
    quint32 noise = 1;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            noise = noise * 1664525U + 1013904223U;
            image.setPixel(x, y, noise | 0xff000000U);
        }
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, format);
    writer.setProgressiveScanWrite(isProgressive);
    return writer.write(image) ? bytes : QByteArray();
}

/// A JPEG that says it is of another size.
[[nodiscard]] inline QByteArray jpegOf(quint16 width, quint16 height, bool isProgressive)
{
    QByteArray bytes = saved("jpeg", 64, isProgressive);
    const qsizetype frame = bytes.indexOf(QByteArray("\xff") + (isProgressive ? '\xc2' : '\xc0'));
    qToBigEndian(height, bytes.data() + frame + 5);
    qToBigEndian(width, bytes.data() + frame + 7);
    return bytes;
}

/// The same with one of its scans so many times more.
[[nodiscard]] inline QByteArray jpegOfScans(quint16 side, qsizetype times)
{
    QByteArray bytes = jpegOf(side, side, true);
    // A scan of the first colour's first coefficients without any data.
    const QByteArray scan("\xff\xda\x00\x08\x01\x01\x00\x00\x00\x01", 10);
    return bytes.insert(bytes.size() - 2, scan.repeated(times));
}

[[nodiscard]] inline QByteArray gif(quint16 width, quint16 height, int frames)
{
    const auto little = [](quint16 number) { return letters({number & 0xff, number >> 8}); };
    const QByteArray frame = QByteArray("\x21\xf9\x04\x00\x01\x00\x00\x00", 8) + QByteArray("\x2c\0\0\0\0", 5)
        + little(width) + little(height) + QByteArray("\0\x02\x02\x44\x01\0", 6);
    return "GIF89a" + little(width) + little(height) + QByteArray("\x80\0\0\xff\0\0\0\0\xff", 9)
        + frame.repeated(frames) + ";";
}

[[nodiscard]] inline QByteArray bmp(qint32 width, qint32 height, qint16 bits, qint32 packing)
{
    QByteArray bytes = saved("bmp", 8);
    qToLittleEndian(width, bytes.data() + 18);
    qToLittleEndian(height, bytes.data() + 22);
    qToLittleEndian(bits, bytes.data() + 28);
    qToLittleEndian(packing, bytes.data() + 30);
    return bytes;
}

[[nodiscard]] inline QByteArray svg(const QByteArray& inner, const QByteArray& size = "width='100' height='100'",
                                    const QByteArray& before = {})
{
    return "<?xml version='1.0'?>" + before
        + "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' " + size + ">" + inner
        + "</svg>";
}

/// Each of thirty holds ten of the one before.
[[nodiscard]] inline QByteArray manyfold()
{
    QByteArray inner = "<defs><g id='g0'><rect width='1' height='1'/></g>";
    for (int i = 1; i < 30; ++i)
        inner += "<g id='g" + QByteArray::number(i) + "'>"
            + ("<use xlink:href='#g" + QByteArray::number(i - 1) + "'/>").repeated(10) + "</g>";
    return inner + "</defs><use xlink:href='#g29'/>";
}

}  // namespace bombs

[[nodiscard]] inline QList<ImageBomb> imageBombs()
{
    using namespace bombs;
    const QByteArray little = packed(1000);
    QByteArray profile = "ICC" + QByteArray(1, '\0') + QByteArray(1, '\0') + packed(100'000'000);
    const QByteArray palette = chunk("PLTE", QByteArray(768, '\x40'));
    const QByteArray jpeg = saved("jpeg");
    QByteArray profiled = jpeg;
    for (int i = 1; i <= 255; ++i)
        profiled.insert(2,
                        QByteArray("\xff\xe2\xff\xff", 4) + QByteArray("ICC_PROFILE\0", 12) + letters({256 - i, 255})
                            + QByteArray(65519, 'x'));
    QByteArray turned = jpeg;
    turned.insert(2,
                  QByteArray("\xff\xe1\x00\x22"
                             "Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\xff\xff\xff\xff\x63\0\0\0\x08\0\0\0",
                             36));
    QByteArray broken = png(64, 64, packed(64 * 257));
    broken[broken.size() - 20] = static_cast<char>(broken[broken.size() - 20] ^ 1);
    return {
        {u"PNG of 60,000 by 60,000"_qs, "png", png(60'000, 60'000, little)},
        {u"PNG of 60,000 by 1"_qs, "png", png(60'000, 1, packed(240'001)), true},
        {u"PNG of 2,000,000,000 by 1"_qs, "png", png(2'000'000'000, 1, little)},
        {u"PNG of 2^31"_qs, "png", png(0x80000000U, 0x80000000U, little)},
        {u"PNG of 2^32 - 1"_qs, "png", png(0xffffffffU, 0xffffffffU, little)},
        {u"PNG of 0"_qs, "png", png(0, 0, little)},
        {u"PNG of 8,000 by 8,000, 256 MB packed"_qs, "png", png(8'000, 8'000, packed(8'000 * qsizetype{32'001})), true},
        {u"PNG of 8,300 by 8,300"_qs, "png", png(8'300, 8'300, little)},
        {u"PNG of 16 bits, 4,096 by 4,096"_qs, "png", png(4'096, 4'096, packed(4'096 * qsizetype{32'769}), 16), true},
        {u"PNG of 16 bits, 8,000 by 8,000"_qs, "png", png(8'000, 8'000, packed(8'000 * qsizetype{64'001}), 16)},
        {u"PNG of 1 bit, 8,000 by 8,000, interlaced"_qs, "png", png(8'000, 8'000, packed(9'000'000), 1, 0, {}, 1),
         true},
        {u"PNG by a palette of 60,000 by 60,000"_qs, "png", png(60'000, 60'000, packed(1'000'000), 8, 3, palette)},
        {u"PNG with 500 MB for 8 by 8"_qs, "png", png(8, 8, packed(500'000'000)), true},
        {u"PNG with a text of 100 MB, packed"_qs, "png",
         png(64, 64, packed(64 * 257), 8, 6, chunk("zTXt", QByteArray("a\0\0", 3) + packed(100'000'000))), true},
        {u"PNG with a profile of 100 MB, packed"_qs, "png", png(64, 64, packed(64 * 257), 8, 6, chunk("iCCP", profile)),
         true},
        {u"PNG with 100,000 chunks"_qs, "png",
         png(64, 64, packed(64 * 257), 8, 6, chunk("tEXt", QByteArray("a\0b", 3)).repeated(100'000)), true},
        {u"PNG with a text of 20 MB"_qs, "png",
         png(64, 64, packed(64 * 257), 8, 6, chunk("tEXt", QByteArray("a\0", 2) + QByteArray(20'000'000, 'x'))), true},
        {u"PNG that moves"_qs, "png", png(64, 64, packed(64 * 257), 8, 6, chunk("acTL", big(0xffffffffU) + big(0))),
         true},
        {u"PNG with a wrong sum"_qs, "png", broken},
        {u"PNG of depth 7"_qs, "png", png(64, 64, little, 7)},
        {u"JPEG of 65,500 by 65,500"_qs, "jpg", jpegOf(65'500, 65'500, false)},
        {u"JPEG of 65,500 by 65,500 in passes"_qs, "jpg", jpegOf(65'500, 65'500, true)},
        {u"JPEG of 8,192 by 8,192 in passes"_qs, "jpg", jpegOf(8'192, 8'192, true), true},
        {u"JPEG of 65,500 by 1,000"_qs, "jpg", jpegOf(65'500, 1'000, false), true},
        {u"JPEG of 0 by 10"_qs, "jpg", jpegOf(0, 10, false)},
        {u"JPEG of 8,192 by 8,192 in 300,000 passes"_qs, "jpg", jpegOfScans(8'192, 300'000)},
        {u"JPEG with a profile of 16 MB"_qs, "jpg", profiled, true},
        {u"JPEG turned by chance"_qs, "jpg", turned, true},
        {u"GIF of 65,535 by 65,535"_qs, "gif", gif(65'535, 65'535, 1)},
        {u"GIF of 10,000 frames"_qs, "gif", gif(400, 400, 10'000), true},
        {u"GIF of 8,000 by 8,000, 100,000 frames"_qs, "gif", gif(8'000, 8'000, 100'000), true},
        {u"BMP of 2^31 - 1"_qs, "bmp", bmp(0x7fffffff, 0x7fffffff, 32, 0)},
        {u"BMP of less than nothing"_qs, "bmp", bmp(8, -0x7fffffff - 1, 32, 0)},
        {u"BMP of 60,000 by 60,000, packed"_qs, "bmp", bmp(60'000, 60'000, 8, 1)},
        {u"BMP of 8,000 by 8,000, 1 bit"_qs, "bmp", bmp(8'000, 8'000, 1, 0), true},
        {u"SVG"_qs, "svg", svg("<rect width='9' height='9'/>")},
        {u"SVG called PNG"_qs, "png", svg("<rect width='9' height='9'/>")},
        {u"SVG of 2^31, called PNG"_qs, "png", svg("", "width='2147483648' height='2147483648'")},
        {u"SVG of 10^29 squares, called PNG"_qs, "png", svg(manyfold())},
        {u"SVG of entities, called PNG"_qs, "png",
         svg("&b;", "width='9' height='9'",
             "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;'>]>")},
        {u"SVG that reads a file, called PNG"_qs, "png",
         svg("<image width='9' height='9' xlink:href='file:///etc/passwd'/>")},
        {u"PPM of 60,000 by 60,000, called PNG"_qs, "png", "P6 60000 60000 255\n"},
        {u"XPM called GIF"_qs, "gif", saved("xpm", 16)},
        {u"JPEG called PNG"_qs, "png", jpeg, true},
        {u"PNG called GIF"_qs, "gif", saved("png"), true},
        {u"GIF called JPEG"_qs, "jpg", gif(40, 40, 2), true},
        {u"nothing"_qs, "png", {}},
        {u"a text"_qs, "png", "no picture"},
        {u"a program"_qs, "jpg", "#!/bin/sh\n"},
        {u"33 MB"_qs, "png", png(64, 64, packed(64 * 257)) + QByteArray(33 * 1024 * 1024, 'x')},
    };
}

}  // namespace hitspread::support
