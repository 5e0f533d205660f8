#pragma once

#include <QByteArray>

#include <functional>
#include <optional>

namespace hitspread::cli {

/// One line of a stream, without its end.
struct Line {
    long long number = 0;  ///< from 1
    QByteArray text;       ///< of a line that is too long, its beginning: one byte more than is allowed
};

/// Takes a stream of any length apart into lines ended by a line feed, with or without a carriage return before it; a byte
/// order mark before the first is passed over. Never holds more than one line and one piece of the stream.
class LineReader {
public:
    /// `more` gives the next piece of the stream, nothing at its end. A line may have `most` bytes.
    LineReader(std::function<QByteArray()> more, qsizetype most) : m_more(std::move(more)), m_most(most) {}

    /// The next line that holds more than blanks; nothing at the end. Valid until the next call.
    [[nodiscard]] std::optional<Line> next();

private:
    [[nodiscard]] std::optional<QByteArray> nextLine();
    [[nodiscard]] QByteArray taken(qsizetype end);
    void readOn();

    std::function<QByteArray()> m_more;
    qsizetype m_most;
    QByteArray m_buffer;
    qsizetype m_at = 0;        ///< where the line begins
    qsizetype m_searched = 0;  ///< up to here the line has no end
    long long m_number = 0;
    bool m_ended = false;
};

}  // namespace hitspread::cli
