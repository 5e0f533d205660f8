#include "reports/paper/pagepainter.h"

#include "reports/body/bodypainter.h"
#include "reports/body/directionrose.h"
#include "reports/body/markpainter.h"
#include "reports/paper/typeset.h"
#include "reports/portrait.h"

#include <QPainter>
#include <QPainterPath>

#include <map>

namespace hitspread::paper {

namespace {

constexpr qreal kUnits = kUnitsPerMillimetre;
constexpr qreal kRingRadius = 0.5;
constexpr qreal kLeaderWidth = 0.18;

QRectF scaled(const QRectF& rect)
{
    return {rect.topLeft() * kUnits, rect.size() * kUnits};
}

/// Sorts what shares a pen together: a PDF's size and time go by changes of state.
class Strokes {
public:
    void add(const Rule& rule)
    {
        m_lines[{rule.width, tokenColour(rule.ink, Scheme::Paper).rgb()}].append(
            QLineF(rule.line.p1() * kUnits, rule.line.p2() * kUnits));
    }
    void add(const Box& box)
    {
        const QRectF place = scaled(box.place);
        const Pen pen{box.line, tokenColour(Token::Text, Scheme::Paper).rgb()};
        QPainterPath& outlines = m_outlines[pen];
        if (box.isRound)
            outlines.addEllipse(place);
        else
            outlines.addRect(place);
        if (box.mark != PencilMark::None)
            m_lines[pen].append(QLineF(place.bottomLeft(), place.topRight()));
        if (box.mark == PencilMark::Cross)
            m_lines[pen].append(QLineF(place.topLeft(), place.bottomRight()));
    }
    void add(const Leader& leader)
    {
        const Pen pen{kLeaderWidth, tokenColour(Token::Faint, Scheme::Paper).rgb()};
        for (qsizetype i = 1; i < leader.line.size(); ++i)
            m_lines[pen].append(QLineF(leader.line[i - 1] * kUnits, leader.line[i] * kUnits));
        m_outlines[pen].addEllipse(leader.line.first() * kUnits, kRingRadius * kUnits, kRingRadius * kUnits);
    }
    void paint(QPainter& painter) const
    {
        painter.setBrush(Qt::NoBrush);
        for (const auto& [pen, path] : m_outlines) {
            painter.setPen(made(pen));
            painter.drawPath(path);
        }
        for (const auto& [pen, lines] : m_lines) {
            painter.setPen(made(pen));
            painter.drawLines(lines);
        }
    }

private:
    using Pen = std::pair<qreal, QRgb>;
    static QPen made(const Pen& pen)
    {
        return QPen(QColor::fromRgb(pen.second), pen.first * kUnits, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    }

    std::map<Pen, QList<QLineF>> m_lines;
    std::map<Pen, QPainterPath> m_outlines;
};

void paintBody(QPainter& painter, const Body& body, bool inkSaving)
{
    const Theme theme(Scheme::Paper);
    const BodyGeometry geometry(body.geometry.side() * kUnits, body.geometry.origin() * kUnits,
                                body.geometry.isMirrored());
    BodyStrokes strokes = BodyStrokes::forPaper(kUnits);
    strokes.tints = !inkSaving;
    BodyPainter(theme, geometry, strokes).paintStill(painter, body.picture);
    if (body.picture.aim)
        MarkPainter(theme, geometry, strokes).paintAim(painter, *body.picture.aim, false);
}

void paintPicture(QPainter& painter, const Picture& picture)
{
    const QRectF place = scaled(picture.square);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(place, picture.image, portrait::faceIn(picture.image.size()));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tokenColour(Token::Text, Scheme::Paper), 0.18 * kUnits));
    painter.drawRect(place);
}

}  // namespace

void PagePainter::paint(QPainter& painter, const Page& page) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    Strokes strokes;
    for (const Item& item : page.items) {
        if (const auto* shade = std::get_if<Shade>(&item); shade && !m_setup.inkSaving)
            painter.fillRect(scaled(shade->area), tokenColour(Token::AccentSoft, Scheme::Paper));
        else if (const auto* body = std::get_if<Body>(&item))
            paintBody(painter, *body, m_setup.inkSaving);
        else if (const auto* rose = std::get_if<Rose>(&item))
            DirectionRose(Theme(Scheme::Paper)).paint(painter, scaled(rose->square), 0);
        else if (const auto* picture = std::get_if<Picture>(&item); picture && !m_setup.inkSaving)
            paintPicture(painter, *picture);
        else if (const auto* rule = std::get_if<Rule>(&item))
            strokes.add(*rule);
        else if (const auto* box = std::get_if<Box>(&item))
            strokes.add(*box);
        else if (const auto* leader = std::get_if<Leader>(&item))
            strokes.add(*leader);
    }
    strokes.paint(painter);
    for (const Item& item : page.items) {
        if (const auto* text = std::get_if<Text>(&item)) {
            painter.setFont(fontOf(text->style));
            painter.setPen(tokenColour(text->style.ink, Scheme::Paper));
            painter.drawText(scaled(text->frame),
                             static_cast<int>(text->alignment) | Qt::TextDontClip | Qt::TextSingleLine,
                             asSet(text->text, text->style));
        }
    }
    painter.restore();
}

}  // namespace hitspread::paper
