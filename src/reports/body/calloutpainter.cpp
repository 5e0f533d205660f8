#include "reports/body/calloutpainter.h"

#include "reports/body/chancebar.h"
#include "reports/body/shield.h"
#include "text/labels.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace hitspread {

namespace {

constexpr qreal kNameGap = 6.0;  ///< between a name and its hits
constexpr int kWide = 172;
constexpr int kWideHeight = 64;
constexpr int kCompact = 114;
constexpr int kCompactHeight = 40;
constexpr int kSlim = 74;
constexpr int kSlimHeight = 54;
constexpr int kCross = 8;  ///< before the name of a location with nothing left
constexpr int kCrossGap = 4;
constexpr int kChanceBar = 7;
constexpr qreal kHitBox = 8.0;
constexpr qreal kHitPitch = 10.0;
constexpr qreal kLeastPitch = 4.0;
constexpr int kLeastStretch = 84;  // percent; narrower letters before an ellipsis
constexpr int kLeastSlimStretch = 76;

/// "Abd", or "LA": what a name is cut to before it ends in an ellipsis.
QStringList narrowerNames(const QString& shortName)
{
    const bool isOneWord = !shortName.contains(u' ');
    return isOneWord ? QStringList{text::abbreviated(shortName)} : QStringList{text::initials(shortName)};
}

/// Letters as narrow as the room asks for, within reason.
QFont narrowed(QFont font, const QString& words, qreal room, int least)
{
    const qreal wanted = QFontMetricsF(font).horizontalAdvance(words);
    if (wanted > room)
        font.setStretch(std::max(least, static_cast<int>(100.0 * room / wanted) - 1));
    return font;
}

/// The fullest of some words that fits; the shortest where none does.
QString fullest(const QStringList& words, const QFontMetricsF& metrics, qreal room)
{
    const auto fits = [&](const QString& one) { return metrics.horizontalAdvance(one) <= room; };
    const auto found = std::ranges::find_if(words, fits);
    return found == words.end() ? words.last() : *found;
}

}  // namespace

CalloutPainter::CalloutPainter(const Theme& theme) : m_theme(theme) {}

QSizeF CalloutPainter::boxSize(CalloutForm form) const
{
    switch (form) {
    case CalloutForm::Full: return QSizeF(m_theme.scaled(kWide), m_theme.scaled(kWideHeight));
    case CalloutForm::Compact: return QSizeF(m_theme.scaled(kCompact), m_theme.scaled(kCompactHeight));
    case CalloutForm::Slim: break;
    }
    return QSizeF(m_theme.scaled(kSlim), m_theme.scaled(kSlimHeight));
}

QStringList CalloutPainter::hitsTexts(const LocationCallout& callout)
{
    if (callout.chance) {
        const double percent = 100.0 * *callout.chance;
        const QString figure = QLocale().toString(percent, 'f', 1);
        return {u"%1 %"_qs.arg(figure), figure, QLocale().toString(percent, 'f', 0)};
    }
    // Locations without Hits of their own say what a hit there counts for.
    if (callout.mostHits <= 0 && !callout.isChanged() && !callout.wound.isEmpty() && callout.note.isEmpty())
        return {callout.wound};
    if (callout.mostHits <= 0 && !callout.isChanged() && !callout.wound.isEmpty())
        return {u"%1 · %2"_qs.arg(callout.wound, callout.note), u"%1 · %2"_qs.arg(callout.wound, callout.shortNote),
                callout.wound};
    if (callout.mostHits <= 0 && !callout.isChanged())
        return {callout.note, callout.shortNote};
    const QString hits = text::number(callout.hits);
    if (callout.isChanged()) {
        const QString before = text::number(*callout.hitsBefore);
        return {u"%1 → %2"_qs.arg(before, hits), u"%1→%2"_qs.arg(before, hits)};
    }
    return {u"%1/%2"_qs.arg(hits, QString::number(callout.mostHits)), hits};
}

void CalloutPainter::paintBox(QPainter& painter, const QRectF& box, const LocationCallout& callout,
                              CalloutForm form) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor border = m_theme.colour(callout.isChanged() ? Token::Dmg : Token::Line);
    painter.setPen(QPen(border, callout.isChanged() ? 1.5 : 1.0));
    painter.setBrush(m_theme.colour(Token::Surface));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 5.0, 5.0);

    const QRectF inner = inside(box, form);
    const qreal height = inner.height() / linesOf(callout, form);
    const QRectF first(inner.topLeft(), QSizeF(inner.width(), height));
    const QRectF second = first.translated(0.0, height);
    painter.setFont(m_theme.paintFont(TypeRole::SectionTitle));
    if (form == CalloutForm::Slim) {
        const QString& brief = callout.shortName.isEmpty() ? callout.name : callout.shortName;
        paintName(painter, first, callout,
                  fullest(QStringList{brief} + narrowerNames(brief), QFontMetricsF(painter.font()),
                          first.width() - crossWidth(callout)));
        paintHits(painter, second, callout, fullest(hitsTexts(callout), QFontMetricsF(painter.font()), second.width()),
                  Qt::AlignLeft);
    } else {
        paintFirstLine(painter, first, callout, form == CalloutForm::Compact);
    }
    const QRectF last(inner.left(), inner.bottom() - height, inner.width(), height);
    // Small boxes have room for one of both: the words of a chance say more than its bar.
    const bool isSaid = callout.chance && !callout.chanceNote.isEmpty();
    if (callout.chance && (!isSaid || form == CalloutForm::Full))
        paintChance(painter, form == CalloutForm::Full ? second : last, *callout.chance);
    else if (!callout.chance && form == CalloutForm::Full)
        paintHitBoxes(painter, second, callout);
    if (isSaid)
        paintSmall(painter, last, callout.chanceNote, form);
    else if (!callout.chance || form == CalloutForm::Full)
        paintArmour(painter, last, callout, form);
    painter.restore();
}

void CalloutPainter::paintChance(QPainter& painter, const QRectF& row, double chance) const
{
    const qreal high = m_theme.scaled(kChanceBar);
    paintChanceBar(painter, QRectF(row.left(), row.center().y() - high / 2.0, row.width(), high), chance, Token::Accent,
                   m_theme);
}

qreal CalloutPainter::crossWidth(const LocationCallout& callout) const
{
    return callout.isSpent() ? m_theme.scaled(kCross) + m_theme.scaled(kCrossGap) : 0.0;
}

void CalloutPainter::paintName(QPainter& painter, const QRectF& line, const LocationCallout& callout,
                               const QString& name) const
{
    QRectF place = line;
    if (callout.isSpent()) {
        const qreal size = m_theme.scaled(kCross);
        const QRectF cross(place.left(), place.center().y() - size / 2.0, size, size);
        painter.setPen(QPen(m_theme.colour(Token::Dmg), 2.0, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(cross.topLeft(), cross.bottomRight());
        painter.drawLine(cross.topRight(), cross.bottomLeft());
        place.setLeft(line.left() + crossWidth(callout));
    }
    painter.setPen(m_theme.colour(Token::Text));
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(name, Qt::ElideRight, place.width()));
}

void CalloutPainter::paintHits(QPainter& painter, const QRectF& place, const LocationCallout& callout,
                               const QString& words, Qt::Alignment side) const
{
    const bool isHurt = callout.isChanged() || !callout.wound.isEmpty();
    painter.setPen(m_theme.colour(isHurt ? Token::Dmg : Token::Text));
    const QFont font = painter.font();
    painter.setFont(narrowed(font, words, place.width(), kLeastSlimStretch));
    painter.drawText(place, static_cast<int>(side | Qt::AlignVCenter),
                     QFontMetricsF(painter.font()).elidedText(words, Qt::ElideRight, place.width()));
    painter.setFont(font);
}

void CalloutPainter::paintFirstLine(QPainter& painter, const QRectF& line, const LocationCallout& callout,
                                    bool compact) const
{
    const QFontMetricsF metrics(painter.font());
    QStringList names{callout.name};
    if (!callout.shortName.isEmpty())
        names = compact ? QStringList{callout.shortName} : names << callout.shortName;
    names << narrowerNames(names.last());
    const qreal whole = line.width() - crossWidth(callout) - kNameGap;
    // Side by side every one says as much as the others.
    const bool isBrief = compact && callout.mostHits <= 0 && !callout.isChanged() && !callout.chance;
    const QStringList all = !isBrief ? hitsTexts(callout)
        : callout.wound.isEmpty()    ? QStringList{callout.shortNote}
                                     : hitsTexts(callout).mid(callout.note.isEmpty() ? 0 : 1);
    // No number is ever cut: the name gives way to the fewest letters that say it.
    const QString name = fullest(names, metrics, whole - metrics.horizontalAdvance(all.last()));
    const qreal room = whole - metrics.horizontalAdvance(name);
    const QString hits = fullest(all, metrics, room);
    // What a wound is called may be longer than that; without its name a place is none.
    const qreal taken = std::min(metrics.horizontalAdvance(hits), room);
    paintHits(painter, line.adjusted(line.width() - taken, 0.0, 0.0, 0.0), callout, hits, Qt::AlignRight);
    paintName(painter, line.adjusted(0.0, 0.0, -taken - kNameGap, 0.0), callout, name);
}

void CalloutPainter::paintArmour(QPainter& painter, const QRectF& line, const LocationCallout& callout,
                                 CalloutForm form) const
{
    if (callout.armour.isEmpty())
        return;
    const bool full = form == CalloutForm::Full;
    QRectF place = line.adjusted(0.0, 0.0, full ? 0.0 : 4.0, 0.0);
    // In a slim box the words need the room of their sign.
    if (form != CalloutForm::Slim) {
        const qreal shield = m_theme.scaled(11);
        paintShield(painter, QPointF(line.left() + shield / 2.0, line.center().y()), shield);
        place.setLeft(line.left() + shield + (full ? 6.0 : 3.0));
    }
    paintSmall(painter, place, full || callout.shortArmour.isEmpty() ? callout.armour : callout.shortArmour, form);
}

void CalloutPainter::paintSmall(QPainter& painter, const QRectF& place, const QString& words, CalloutForm form) const
{
    const int least = form == CalloutForm::Slim ? kLeastSlimStretch : kLeastStretch;
    const QFont small = narrowed(m_theme.paintFont(form == CalloutForm::Full ? TypeRole::Secondary : TypeRole::RuleId),
                                 words, place.width(), least);
    painter.setFont(small);
    painter.setPen(m_theme.colour(Token::Muted));
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(small).elidedText(words, Qt::ElideRight, place.width()));
}

int CalloutPainter::linesOf(const LocationCallout& callout, CalloutForm form)
{
    // Where something is not known, or not there, the others share its line.
    const bool hasHits = callout.mostHits > 0 || callout.isChanged() || callout.chance;
    const bool isTold = !callout.note.isEmpty() || !callout.wound.isEmpty();
    const bool needsHits = hasHits || (form != CalloutForm::Full && isTold);
    // The bar of a chance takes the place of the armour, also where there is none; a full box has it where the hit boxes are.
    const bool hasLast = !callout.armour.isEmpty() || !callout.chanceNote.isEmpty()
        || (callout.chance && form != CalloutForm::Full);
    return 1 + (form != CalloutForm::Compact && needsHits ? 1 : 0) + (hasLast ? 1 : 0);
}

QRectF CalloutPainter::inside(const QRectF& box, CalloutForm form) const
{
    const qreal padding = m_theme.scaled(form == CalloutForm::Full ? 10 : form == CalloutForm::Compact ? 7 : 5);
    return box.adjusted(padding, padding * 0.5, -padding, -padding * 0.5);
}

qreal CalloutPainter::pitchOf(const QRectF& row, int most) const
{
    return std::min(m_theme.scaled(100) * kHitPitch / 100.0, row.width() / most);
}

std::optional<int> CalloutPainter::hitBoxAt(QPointF point, const QRectF& box, const LocationCallout& callout,
                                            CalloutForm form) const
{
    if (form != CalloutForm::Full || callout.mostHits <= 0)
        return std::nullopt;
    const QRectF inner = inside(box, form);
    const qreal line = inner.height() / linesOf(callout, form);
    const QRectF row(inner.left(), inner.top() + line, inner.width(), line);
    const int index = static_cast<int>((point.x() - row.left()) / pitchOf(row, callout.mostHits));
    const bool there = row.contains(point) && index < callout.mostHits;
    return there ? std::optional(index) : std::nullopt;
}

void CalloutPainter::paintHitBoxes(QPainter& painter, const QRectF& row, const LocationCallout& callout) const
{
    const int most = std::max(callout.mostHits, 0);
    if (most == 0)
        return;
    const int now = std::clamp(callout.hits, 0, most);
    const int before = std::clamp(callout.hitsBefore.value_or(now), now, most);
    const qreal pitch = pitchOf(row, most);
    const QColor empty = m_theme.colour(Token::LineStrong);
    const QColor fresh = m_theme.colour(Token::Dmg);
    const QColor lost = m_theme.colour(Token::Muted);
    if (pitch < kLeastPitch) {
        // Too many for boxes: one bar, filled from the right like the boxes.
        const QRectF bar(row.left(), row.center().y() - 3.0, row.width(), 6.0);
        const auto part = [&](int from, int to) {
            return QRectF(bar.left() + bar.width() * from / most, bar.top(), bar.width() * (to - from) / most,
                          bar.height());
        };
        painter.fillRect(part(now, before), fresh);
        painter.fillRect(part(before, most), lost);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(empty, 1.0));
        painter.drawRect(bar);
        return;
    }
    const qreal size = pitch * kHitBox / kHitPitch;
    for (int i = 0; i < most; ++i) {
        const QRectF box(row.left() + i * pitch + 0.5, row.center().y() - size / 2.0, size, size);
        if (i < now) {
            painter.setPen(QPen(empty, 1.0));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box);
        } else {
            painter.fillRect(box.adjusted(-0.5, -0.5, 0.5, 0.5), i < before ? fresh : lost);
        }
    }
}

void CalloutPainter::paintShield(QPainter& painter, QPointF centre, qreal size) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.colour(Token::Muted), 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(shield(centre, size));
}

void CalloutPainter::paintLeader(QPainter& painter, const QPolygonF& leader, bool changed) const
{
    if (leader.size() < 2)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = m_theme.colour(changed ? Token::Dmg : Token::Contour);
    painter.setPen(QPen(colour, 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(leader);
    painter.setPen(QPen(m_theme.colour(Token::Sunken), 1.0));
    painter.setBrush(colour);
    painter.drawEllipse(leader.first(), 3.5, 3.5);
    painter.restore();
}

}  // namespace hitspread
