#include "reports/sheetframe.h"

#include "reports/paper/typeset.h"
#include "reports/portrait.h"
#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/labels.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

namespace hitspread {

namespace {

struct SheetFrameText {
    Q_DECLARE_TR_FUNCTIONS(combatSheet)
};

using paper::Canvas;
using paper::Overflow;
using paper::Style;

constexpr std::array kNames{Style{20.0, true}, Style{18.0, true}, Style{16.0, true}, Style{14.0, true},
                            Style{12.0, true}};
constexpr Style kNameInLines{11.0, true};
constexpr std::array kLaterNames{Style{12.0, true}, Style{10.0, true}, Style{8.5, true}, Style{7.5, true}};
constexpr Style kSubtitle{8.0, false, Token::Muted};
constexpr Style kSubtitleInLines{6.5, false, Token::Muted};
constexpr Style kSheetTitle{9.0, true};
constexpr Style kRemark{7.0, false, Token::Muted};
constexpr Style kFoot{6.5, false, Token::Muted};
constexpr qreal kSheetTitleWidth = 66.0;
constexpr qreal kPicture = 13.6;  ///< its side, from 8 mm on
constexpr qreal kHeaderRule = 23.2;
constexpr qreal kFootHeight = 12.0;  ///< from the lower edge of the paper
constexpr qreal kFootGap = 3.0;      ///< above it
constexpr qreal kLaterTop = 24.0;    ///< of the pages after the first
constexpr qreal kLaterRule = 19.0;

/// The first of some styles in which the name fits.
auto fitting(const auto& styles, const QString& name, qreal width)
{
    return std::ranges::find_if(styles, [&](const Style& style) { return paper::widthOf(name, style) <= width; });
}

}  // namespace

SheetFrameWords frameWordsOf(const SheetSubject& subject, SheetTime time, const QString& blankFoot)
{
    SheetFrameWords words;
    words.title = SheetFrameText::tr("Combat sheet, %1", "a system").arg(text::systemName(*findSystem(subject.system)));
    words.blankFoot = blankFoot;
    if (const auto& fight = subject.encounter) {
        const QString round = QString::number(fight->round);
        const QString name = text::visible(fight->name);
        words.subtitle.append(time == SheetTime::Turn ? SheetFrameText::tr("%1, turn %2", "fight").arg(name, round)
                                                      : SheetFrameText::tr("%1, round %2", "fight").arg(name, round));
    }
    return words;
}

SheetFrame::SheetFrame(const SheetSubject& subject, const SheetOptions& options, SheetFrameWords words)
    : m_subject(subject),
      m_options(options),
      m_words(std::move(words)),
      m_left(paper::leftOf(options.setup)),
      m_bottom(paper::sizeOf(options.setup).height() - kFootHeight),
      m_width(paper::contentWidthOf(options.setup))
{}

std::vector<paper::Page> SheetFrame::pages(const std::function<void(Canvas&, Overflow&)>& layFirst) const
{
    std::vector<paper::Page> all(1);
    Overflow overflow(m_width);
    Canvas canvas(all.front());
    layHeader(canvas, overflow);
    layFirst(canvas, overflow);
    // A page for a few words alone is spared where they have room.
    if (!overflow.isEmpty() && !overflow.tellBelow(all.front(), m_left, m_bottom - kFootGap)) {
        for (paper::Page& page : overflow.pages(all.front(), m_left, kLaterTop, m_bottom - kFootGap)) {
            layLaterHeader(page);
            all.push_back(std::move(page));
        }
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        layFooter(all[i], i + 1, all.size());
    return all;
}

QString SheetFrame::name() const
{
    return m_options.blank ? QString() : text::visible(m_subject.who.combatant.name);
}

QStringList SheetFrame::remark() const
{
    QStringList parts;
    if (const QString rules = text::rulesName(*findSystem(m_subject.system), m_subject.profile, m_subject.switches);
        !m_options.blank && !rules.isEmpty())
        parts.append(rules);
    if (!m_options.blank && m_subject.sample)
        parts.append(SheetFrameText::tr("sample data"));
    if (m_options.date.isValid() && !m_options.blank)
        parts.append(QLocale().toString(m_options.date, SheetFrameText::tr("d MMMM yyyy", "a date as Qt writes it")));
    return parts;
}

void SheetFrame::layHeader(Canvas& canvas, Overflow& overflow) const
{
    const qreal width = m_width - kSheetTitleWidth;
    const qreal right = m_left + width;
    if (m_options.blank)
        layBlankName(canvas);
    const qreal beside = layPicture(canvas);
    layName(canvas, overflow, QRectF(m_left + beside, 8.0, width - beside - 4.0, 9.4));
    laySubtitle(canvas, overflow, QRectF(m_left + beside, 17.4, width - beside - 4.0, kHeaderRule - 17.6));
    canvas.text(QRectF(right, 9.0, kSheetTitleWidth, 4.4), m_words.title, kSheetTitle, Qt::AlignRight);
    layRemark(canvas, overflow, QRectF(right, 14.0, kSheetTitleWidth, kHeaderRule - 14.2));
    canvas.rule({m_left, kHeaderRule}, {m_left + m_width, kHeaderRule}, 0.7);
}

/// Returns the room it takes from the name.
qreal SheetFrame::layPicture(Canvas& canvas) const
{
    QImage image = m_options.blank || m_options.setup.inkSaving ? QImage() : portrait::decoded(m_subject.portrait);
    if (image.isNull())
        return 0.0;
    canvas.add(paper::Picture{QRectF(m_left, 8.0, kPicture, kPicture), std::move(image)});
    return kPicture + 3.0;
}

/// In full: a long name is set smaller, and then in two lines.
void SheetFrame::layName(Canvas& canvas, Overflow& overflow, const QRectF& frame) const
{
    if (const auto style = fitting(kNames, name(), frame.width()); style != kNames.end())
        return canvas.text(frame, name(), *style);
    const QStringList lines = paper::wrapped(name(), kNameInLines, frame.width());
    if (!canvas.lines(frame, lines, kNameInLines).isEmpty())
        overflow.tell(SheetFrameText::tr("Name"), name());
}

/// Where and when; more than a line holds is set smaller, in two.
void SheetFrame::laySubtitle(Canvas& canvas, Overflow& overflow, const QRectF& frame) const
{
    QStringList parts = m_options.blank ? QStringList() : m_words.subtitle;
    parts.removeAll(QString());
    const QString between = u"  ·  "_qs;
    const QString whole = parts.join(between);
    if (paper::widthOf(whole, kSubtitle) <= frame.width())
        return canvas.text(QRectF(frame.topLeft() + QPointF(0.0, 0.4), QSizeF(frame.width(), 4.2)), whole, kSubtitle);
    const QStringList lines = paper::wrapped(parts, between, kSubtitleInLines, frame.width());
    if (!canvas.lines(frame, lines, kSubtitleInLines).isEmpty())
        overflow.tell(SheetFrameText::tr("Who"), whole);
}

/// By which rules, of what and when, in as many lines as it takes.
void SheetFrame::layRemark(Canvas& canvas, Overflow& overflow, const QRectF& frame) const
{
    const QStringList parts = remark();
    const QString between = u" · "_qs;
    const QStringList lines = paper::wrapped(parts, between, kRemark, frame.width());
    if (!canvas.lines(frame, lines, kRemark, Qt::AlignRight).isEmpty())
        overflow.tell(SheetFrameText::tr("Made"), parts.join(between));
}

void SheetFrame::layBlankName(Canvas& canvas) const
{
    canvas.rule({m_left, 16.4}, {m_left + 108.0, 16.4}, 0.18);
    canvas.text(QRectF(m_left, 17.2, 36.0, 3.6), SheetFrameText::tr("Name"), kRemark);
    if (m_words.asksPlayer)
        canvas.text(QRectF(m_left + 54.0, 17.2, 36.0, 3.6), SheetFrameText::tr("Player"), kRemark);
}

void SheetFrame::layLaterHeader(paper::Page& page) const
{
    Canvas canvas(page);
    Overflow none;  // the first page tells a long name in full
    const qreal width = m_width - kSheetTitleWidth;
    const QRectF frame(m_left, 10.0, width - 4.0, 6.4);
    if (const auto style = fitting(kLaterNames, name(), frame.width()); style != kLaterNames.end())
        canvas.text(frame, name(), *style);
    else
        canvas.fitted(frame, name(), kLaterNames.back(), none, {});
    canvas.text(QRectF(m_left + width, 11.0, kSheetTitleWidth, 4.4), SheetFrameText::tr("Combat sheet, continued"),
                kSheetTitle, Qt::AlignRight);
    canvas.rule({m_left, kLaterRule}, {m_left + m_width, kLaterRule}, 0.7);
}

void SheetFrame::layFooter(paper::Page& page, std::size_t number, std::size_t count) const
{
    Canvas canvas(page);
    const qreal y = m_bottom + 0.4;
    canvas.rule({m_left, y - 1.0}, {m_left + m_width, y - 1.0}, 0.25);
    QString source = SheetFrameText::tr("Hitspread · boxes crossed are already lost");
    if (m_options.blank)
        source = m_words.blankFoot.isEmpty() ? SheetFrameText::tr("Hitspread")
                                             : SheetFrameText::tr("Hitspread · %1").arg(m_words.blankFoot);
    else if (m_subject.encounter)
        source = SheetFrameText::tr("Hitspread · printed from the running fight · boxes crossed are already lost");
    const QString pages = SheetFrameText::tr("page %1 of %2").arg(QString::number(number), QString::number(count));
    // A long name comes first: nothing on paper can be pointed at to read the rest.
    const qreal wanted = paper::widthOf(name(), kFoot) + paper::widthOf(pages, kFoot) + 8.0;
    for (const QString& shorter :
         {SheetFrameText::tr("Hitspread · boxes crossed are already lost"), SheetFrameText::tr("Hitspread")}) {
        if (paper::widthOf(source, kFoot) + wanted > m_width)
            source = shorter;
    }
    const qreal taken = paper::widthOf(source, kFoot) + 4.0;
    canvas.text(QRectF(m_left, y, taken, 3.4), source, kFoot);
    const qreal width = m_width - taken;
    const qreal nameRoom = width - paper::widthOf(pages, kFoot) - 4.0;
    const QString who = paper::elided(name(), kFoot, nameRoom);
    canvas.text(QRectF(m_left + taken, y, width, 3.4), who.isEmpty() ? pages : u"%1 · %2"_qs.arg(who, pages), kFoot,
                Qt::AlignRight);
}

}  // namespace hitspread
