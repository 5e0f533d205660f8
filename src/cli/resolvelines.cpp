#include "cli/resolvelines.h"

#include "cli/linereader.h"
#include "cli/resolvecommand.h"
#include "exchange/errorcodec.h"
#include "exchange/jsonreader.h"
#include "exchange/resolutioncodec.h"

#include <QFile>

namespace hitspread::cli {

namespace {

/// The pieces of a file, or of standard input for "-".
std::function<QByteArray()> piecesOf(const QString& file, const Console& console)
{
    if (file == u"-")
        return console.readSome;
    const std::shared_ptr<QFile> source = openSource(file);
    return [source] { return readPiece(*source, qsizetype{64} * 1024); };
}

std::string resultOf(const Line& line, const QString& source, Answerer* answerer)
{
    exchange::JsonLimits limits;
    limits.firstLine = line.number;
    try {
        const Resolved done = resolvedFrom(exchange::readJsonObject(line.text, source, limits), answerer);
        return exchange::resolutionText(done.request, done.resolution);
    } catch (const std::exception& fault) {
        return exchange::errorText(fault, sentenceOf(fault), line.number).toStdString();
    }
}

}  // namespace

ExitStatus resolveLines(const QString& file, Answerer* answerer, Console& console)
{
    const std::function<QByteArray()> more = piecesOf(file, console);
    const QString source = sourceName(file);
    bool isTaken = true;
    LineReader lines(
        [&] {
            isTaken = console.handOn();
            return isTaken ? more() : QByteArray();
        },
        exchange::JsonLimits().bytes);
    while (const std::optional<Line> line = lines.next()) {
        console.output.append(resultOf(*line, source, answerer) + '\n');
    }
    return isTaken ? Done : Wrong;
}

}  // namespace hitspread::cli
