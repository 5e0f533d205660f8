#include "formats/table/tableencoding.h"

#include "services/refusal/problem.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>

#include <iconv.h>
#include <uchardet/uchardet.h>

namespace hitspread::formats {

namespace {

const QString kUtf8 = QStringLiteral("UTF-8");
const QString kWestern = QStringLiteral("windows-1252");

struct ByteOrderMark {
    QByteArray bytes;
    QString encoding;
};

const std::array<ByteOrderMark, 3>& byteOrderMarks()
{
    static const std::array<ByteOrderMark, 3> all{{{QByteArray("\xef\xbb\xbf"), kUtf8},
                                                   {QByteArray("\xff\xfe"), QStringLiteral("UTF-16LE")},
                                                   {QByteArray("\xfe\xff"), QStringLiteral("UTF-16BE")}}};
    return all;
}

class Conversion {
public:
    explicit Conversion(const QString& from) : m_handle(iconv_open("UTF-8", from.toLatin1().constData())) {}
    ~Conversion()
    {
        if (isThere())
            iconv_close(m_handle);
    }
    Conversion(const Conversion&) = delete;
    Conversion& operator=(const Conversion&) = delete;

    // iconv marks what it cannot open by an address that is none.
    // NOLINTNEXTLINE(performance-no-int-to-ptr,cppcoreguidelines-pro-type-cstyle-cast)
    [[nodiscard]] bool isThere() const { return m_handle != reinterpret_cast<iconv_t>(-1); }

    /// False: the bytes are none of the encoding.
    [[nodiscard]] bool convert(QByteArray bytes, QByteArray& utf8)
    {
        char* from = bytes.data();
        auto left = static_cast<std::size_t>(bytes.size());
        std::array<char, 65536> piece{};
        while (left > 0) {
            char* to = piece.data();
            std::size_t room = piece.size();
            const std::size_t done = iconv(m_handle, &from, &left, &to, &room);
            utf8.append(piece.data(), static_cast<qsizetype>(piece.size() - room));
            if (done == static_cast<std::size_t>(-1) && errno != E2BIG)
                return false;
        }
        return true;
    }

private:
    iconv_t m_handle;
};

/// Every second byte of plain letters is 0: spreadsheets save "Unicode text" without saying so at its beginning.
QString utf16WithoutMark(const QByteArray& bytes)
{
    const qsizetype looked = std::min<qsizetype>(bytes.size() & ~qsizetype{1}, 4096);
    std::array<qsizetype, 2> nothings{};
    for (qsizetype i = 0; i < looked; ++i)
        nothings[static_cast<std::size_t>(i & 1)] += bytes[i] == '\0' ? 1 : 0;
    const qsizetype many = looked / 4;
    if (bytes.size() % 2 != 0 || looked < 4 || std::min(nothings[0], nothings[1]) > 0)
        return {};
    return nothings[1] > many ? QStringLiteral("UTF-16LE")
        : nothings[0] > many  ? QStringLiteral("UTF-16BE")
                              : QString();
}

/// What it is taken for; of a few names in a table the guesses between neighbours are worth nothing.
QString guessedEncoding(const QByteArray& bytes)
{
    const std::unique_ptr<uchardet, decltype(&uchardet_delete)> detector(uchardet_new(), &uchardet_delete);
    if (uchardet_handle_data(detector.get(), bytes.constData(), static_cast<std::size_t>(bytes.size())) != 0)
        return kWestern;
    uchardet_data_end(detector.get());
    const QString name = QString::fromLatin1(uchardet_get_charset(detector.get()));
    const QStringList sure{QStringLiteral("WINDOWS-1250"), QStringLiteral("ISO-8859-2"), QStringLiteral("WINDOWS-1251"),
                           QStringLiteral("SHIFT_JIS"),    QStringLiteral("EUC-JP"),     QStringLiteral("GB18030"),
                           QStringLiteral("BIG5"),         QStringLiteral("EUC-KR")};
    return sure.contains(name) && bytes.size() > 200 ? name : kWestern;
}

bool isUtf8(const QByteArray& bytes)
{
    QByteArray same;
    return Conversion(kUtf8).convert(bytes, same);
}

DecodedText convertedText(const QByteArray& bytes, const QString& source, const QString& encoding)
{
    Conversion conversion(encoding);
    if (encoding.isEmpty() || !conversion.isThere())
        refuse<Reason::NoSuchEncoding>({SiteKind::Place, source}, encoding);
    DecodedText text{{}, encoding};
    if (!conversion.convert(bytes, text.utf8))
        refuse<Reason::NotInEncoding>({SiteKind::Place, source}, encoding);
    return text;
}

}  // namespace

DecodedText decodedText(const QByteArray& bytes, const QString& source, const QString& encoding)
{
    const auto& marks = byteOrderMarks();
    const auto mark = std::ranges::find_if(marks,
                                           [&](const ByteOrderMark& one) { return bytes.startsWith(one.bytes); });
    if (!encoding.isEmpty()) {
        // "UTF-16" without an order: as its mark says, else as Windows writes it.
        const bool isUtf16 = encoding.compare(u"UTF-16", Qt::CaseInsensitive) == 0;
        if (mark != marks.end() && (isUtf16 || encoding.compare(mark->encoding, Qt::CaseInsensitive) == 0))
            return convertedText(bytes.mid(mark->bytes.size()), source, mark->encoding);
        return convertedText(bytes, source, isUtf16 ? QStringLiteral("UTF-16LE") : encoding);
    }
    if (mark != marks.end())
        return convertedText(bytes.mid(mark->bytes.size()), source, mark->encoding);
    if (const QString wide = utf16WithoutMark(bytes); !wide.isEmpty())
        return convertedText(bytes, source, wide);
    if (isUtf8(bytes))
        return {bytes, kUtf8};
    DecodedText text = convertedText(bytes, source, guessedEncoding(bytes));
    text.isGuess = true;
    return text;
}

}  // namespace hitspread::formats
