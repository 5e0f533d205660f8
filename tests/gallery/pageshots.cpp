#include "gallery/pageshots.h"

#include "gallery/faces.h"
#include "gallery/pictures.h"
#include "reports/body/directionrose.h"
#include "reports/body/markpainter.h"
#include "support/samplepicture.h"
#include "support/sheetsubject.h"
#include "ui/printing/printdialog.h"
#include "ui/theme/applicationstyle.h"

#include <QPainter>

namespace hitspread {

void paintPaper(Album& album)
{
    constexpr qreal kDotsPerMillimetre = 10.0;
    constexpr qreal kHexHeight = 6.0;
    const Theme paper(Scheme::Paper);
    BodyPicture picture = support::samplePicture();
    picture.words.clear();
    picture.locationLetters = {QStringLiteral("H"),  QStringLiteral("T"),  QStringLiteral("A"), QStringLiteral("LA"),
                               QStringLiteral("RA"), QStringLiteral("LL"), QStringLiteral("RL")};
    QPixmap sheet(620, 1340);
    sheet.fill(Qt::white);
    QPainter painter(&sheet);
    const BodyGeometry geometry(kHexHeight / 1.7320508 * kDotsPerMillimetre, QPointF(310.0, 60.0));
    const BodyStrokes strokes = BodyStrokes::forPaper(kDotsPerMillimetre);
    BodyPainter(paper, geometry, strokes).paintStill(painter, picture);
    MarkPainter(paper, geometry, strokes).paintAim(painter, *picture.aim, false);
    DirectionRose(paper).paint(painter, QRectF(0.0, 10.0, 220.0, 220.0), 0);
    painter.end();
    album.put(sheet, QStringLiteral("paper"));
}

void paintSheetPages(Album& album)
{
    const std::vector<std::pair<QString, SheetSubject>> subjects{
        {QStringLiteral("plain"), support::SheetBuilder().subject()},
        {QStringLiteral("overfilled"), support::overfilled().subject()},
        {QStringLiteral("blank"), support::SheetBuilder().subject()}};
    for (auto [name, subject] : subjects) {
        if (name == QStringLiteral("overfilled"))
            subject.portrait = inventedFace(3);
        for (const auto& [size, paperName, landscape] : {std::tuple{paper::PaperSize::A4, "a4", false},
                                                         {paper::PaperSize::Letter, "letter", false},
                                                         {paper::PaperSize::A4, "a4-landscape", true},
                                                         {paper::PaperSize::Letter, "letter-landscape", true}}) {
            SheetOptions options;
            options.setup.size = size;
            options.setup.landscape = landscape;
            options.setup.inkSaving = size == paper::PaperSize::Letter;
            options.blank = name == QStringLiteral("blank");
            options.date = QDate(2026, 11, 21);
            const paper::Printout printout = combatSheet({subject}, options);
            for (std::size_t page = 0; page < printout.pages.size(); ++page) {
                const QString file = QStringLiteral("sheet-%1-%2-%3").arg(name, QLatin1String(paperName)).arg(page + 1);
                if (album.isAskedFor(file))
                    album.put(QPixmap::fromImage(paper::imageOf(printout, page, 6.0)), file);
            }
        }
    }
}

void paintPreview(const ApplicationStyle& style, Album& album)
{
    PrintDialog dialog(style);
    dialog.start({support::overfilled().subject()}, QDate(2026, 11, 21));
    settleWidget(dialog);
    album.take(dialog, QStringLiteral("print-preview"));
}

}  // namespace hitspread
