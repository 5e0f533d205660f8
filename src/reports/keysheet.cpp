#include "reports/keysheet.h"

#include "reports/paper/overflow.h"
#include "reports/paper/typeset.h"

#include <QCoreApplication>

namespace hitspread {

namespace {

struct KeySheetText {
    Q_DECLARE_TR_FUNCTIONS(keySheet)
};

using paper::Canvas;
using paper::Style;

constexpr Style kKeySheetName{18.0, true};
constexpr Style kKeySheetWords{9.0};
constexpr Style kKeySheetKeys{9.0, true};
constexpr Style kKeySheetFoot{6.5, false, Token::Muted};
constexpr qreal kKeySheetTop = 24.0;
constexpr qreal kKeySheetFootHeight = 12.0;
constexpr qreal kKeySheetLine = 5.2;    ///< mm of a command
constexpr qreal kKeySheetWidth = 36.0;  ///< of its keys
constexpr qreal kKeySheetGap = 2.0;

/// Keys at the left, where the eye looks for them; a rule below.
paper::Overflow::Cell cellOf(const KeyLine& line)
{
    return [line](Canvas& canvas, paper::Overflow& /*cut*/, const QRectF& room) {
        const qreal words = room.width() - kKeySheetWidth - kKeySheetGap;
        canvas.text(QRectF(room.left(), room.top(), kKeySheetWidth, room.height()),
                    paper::elided(line.keys, kKeySheetKeys, kKeySheetWidth), kKeySheetKeys);
        canvas.text(QRectF(room.left() + kKeySheetWidth + kKeySheetGap, room.top(), words, room.height()),
                    paper::elided(line.words, kKeySheetWords, words), kKeySheetWords);
        canvas.rule(room.bottomLeft(), room.bottomRight(), 0.12, Token::Line);
    };
}

void frame(paper::Page& page, const SheetOptions& options, std::size_t number, std::size_t count)
{
    Canvas canvas(page);
    const qreal left = paper::leftOf(options.setup);
    const qreal width = paper::contentWidthOf(options.setup);
    canvas.text(QRectF(left, 8.0, width, 9.4), KeySheetText::tr("Keys"), kKeySheetName);
    canvas.rule({left, 19.2}, {left + width, 19.2}, 0.7);
    const qreal y = paper::sizeOf(options.setup).height() - kKeySheetFootHeight + 0.4;
    canvas.text(QRectF(left, y, width / 2.0, 3.4), QStringLiteral("Hitspread"), kKeySheetFoot);
    canvas.text(QRectF(left + width / 2.0, y, width / 2.0, 3.4),
                KeySheetText::tr("page %1 of %2").arg(QString::number(number), QString::number(count)), kKeySheetFoot,
                Qt::AlignRight);
}

}  // namespace

paper::Printout keySheet(const std::vector<KeySection>& sections, const SheetOptions& options)
{
    paper::Overflow flow(paper::contentWidthOf(options.setup));
    for (const KeySection& section : sections) {
        std::vector<paper::Overflow::Cell> cells;
        for (const KeyLine& line : section.lines)
            cells.push_back(cellOf(line));
        flow.cells(section.title, kKeySheetLine, 2, cells);
    }
    paper::Printout printout;
    printout.setup = options.setup;
    printout.title = KeySheetText::tr("Keys of Hitspread");
    const qreal bottom = paper::sizeOf(options.setup).height() - kKeySheetFootHeight;
    printout.pages = flow.document(paper::leftOf(options.setup), kKeySheetTop, bottom - 3.0);
    for (std::size_t i = 0; i < printout.pages.size(); ++i)
        frame(printout.pages[i], options, i + 1, printout.pages.size());
    return printout;
}

}  // namespace hitspread
