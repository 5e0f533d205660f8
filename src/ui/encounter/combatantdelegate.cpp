#include "ui/encounter/combatantdelegate.h"

#include "models/fight/combatantsmodel.h"
#include "reports/body/smallbody.h"
#include "text/echo.h"
#include "text/labels.h"
#include "ui/encounter/combatantlist.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/pixels.h"
#include "ui/widgets/actionpips.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/marklook.h"
#include "ui/widgets/portraits.h"
#include "ui/widgets/tracklook.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace hitspread {

namespace {

constexpr int kLowWindow = 760;
constexpr int kGroupHeading = 22;  ///< above the first of a group, px at 100 %
constexpr int kCardAside = 8;      ///< px beside a card
constexpr int kNarrowCard = 300;   ///< px at 100 %
constexpr int kUsualName = 84;     ///< what most names need, px at 100 %
constexpr int kUnderline = 9;      ///< from the middle of numbers to a bar below them, px at 100 %
constexpr int kUnderlineHigh = 4;  ///< px
constexpr int kLift = 2;           ///< of the line above such a bar, px at 100 %
constexpr int kWithBody = 68;      ///< of a row with a small body, px at 100 %
constexpr int kBodyHigh = 60;      ///< of that body
constexpr double kDoneOpacity = 0.6;
constexpr double kUpperLine = 0.27;
constexpr int kChipGap = 6;
constexpr int kChipPadding = 7;
constexpr int kIconGap = 4;  ///< between the icon of a chip and its words, px at 100 %

/// How much of a chip is said: where there is little room words go first, the icon stays.
enum class Said : std::uint8_t { InFull, InShort, Icon };

/// Room of one line of text, high enough for what hangs below it at any size of the text.
QRect lineAt(int left, int centre, int wide, const Theme& theme)
{
    const int high = theme.scaled(26);
    return {left, centre - high / 2, wide, high};
}

QString wordsOf(const Chip& chip, Said said)
{
    return said == Said::InFull ? chip.text : said == Said::InShort ? chip.shortText : QString();
}

int widthOf(const QPainter& painter, const Chip& chip, const Theme& theme, Said said)
{
    const QString text = wordsOf(chip, said);
    return painter.fontMetrics().horizontalAdvance(text) + theme.scaled(12) + 2 * kChipPadding
        + (text.isEmpty() ? 0 : theme.scaled(kIconGap));
}

/// Draws one chip ending at `right`; returns where it begins.
int paintChip(QPainter& painter, const Chip& chip, int right, int centre, const Theme& theme, Said said)
{
    const MarkLook look = lookOf(chip.mark);
    const QColor colour = theme.colour(look.token);
    painter.setFont(theme.widgetFont(TypeRole::Secondary));
    const QString text = wordsOf(chip, said);
    const int icon = theme.scaled(12);
    const int wide = widthOf(painter, chip, theme, said);
    const QRectF box(right - wide, centre - theme.scaled(9), wide, theme.scaled(18));
    painter.setPen(QPen(colour, 1));
    painter.setBrush(withAlpha(colour, 0.12));
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    iconOf(look.icon, theme, look.token)
        .paint(&painter, QRect(static_cast<int>(box.left()) + kChipPadding, centre - icon / 2, icon, icon));
    painter.setPen(theme.colour(Token::Text));
    painter.drawText(box.adjusted(kChipPadding + icon + theme.scaled(kIconGap), 0, -kChipPadding, 0),
                     Qt::AlignVCenter | Qt::AlignLeft, text);
    return static_cast<int>(box.left()) - kChipGap;
}

/// Room the chips take together.
int widthOf(const QPainter& painter, std::span<const Chip> chips, const Theme& theme, Said said)
{
    int whole = 0;
    for (const Chip& chip : chips)
        whole += widthOf(painter, chip, theme, said) + kChipGap;
    return whole;
}

/// The chips from the right, the first the heaviest: a heavy one keeps its words as long as there is room for it, the light ones
/// behind it are said in short, shown as an icon, or counted.
void paintChips(QPainter& painter, std::span<const Chip> chips, std::pair<int, int> room, int centre,
                const Theme& theme)
{
    painter.setFont(theme.widgetFont(TypeRole::Secondary));
    const auto more = [](std::size_t count) { return QStringLiteral("+%1").arg(count); };
    const auto leastOf = [&](std::span<const Chip> rest) {
        if (rest.empty())
            return 0;
        const int counted = painter.fontMetrics().horizontalAdvance(more(rest.size())) + kChipGap;
        return std::min(counted, widthOf(painter, rest, theme, Said::Icon));
    };
    int place = room.second;
    for (std::size_t i = 0; i < chips.size(); ++i) {
        const int least = leastOf(chips.subspan(i + 1));
        const auto fits = [&](Said said) {
            return place - widthOf(painter, chips[i], theme, said) - least >= room.first;
        };
        constexpr std::array kWays{Said::InFull, Said::InShort, Said::Icon};
        const auto way = std::ranges::find_if(kWays, fits);
        if (way == kWays.end()) {
            // Whoever has any shows what weighs most.
            if (i == 0 && place - widthOf(painter, chips[i], theme, Said::Icon) >= room.first) {
                place = paintChip(painter, chips[i], place, centre, theme, Said::Icon);
                const QString few = more(chips.size() - 1);
                painter.setPen(theme.colour(Token::Muted));
                if (painter.fontMetrics().horizontalAdvance(few) <= place - room.first)
                    painter.drawText(lineAt(room.first, centre, place - room.first, theme),
                                     Qt::AlignVCenter | Qt::AlignRight, few);
                return;
            }
            const QString counted = more(chips.size() - i);
            if (painter.fontMetrics().horizontalAdvance(counted) <= place - room.first) {
                painter.setPen(theme.colour(Token::Muted));
                painter.drawText(lineAt(room.first, centre, place - room.first, theme),
                                 Qt::AlignVCenter | Qt::AlignRight, counted);
            } else if (place - widthOf(painter, chips[i], theme, Said::Icon) >= room.first) {
                // The heaviest of them is worth more than half a word.
                paintChip(painter, chips[i], place, centre, theme, Said::Icon);
            }
            return;
        }
        place = paintChip(painter, chips[i], place, centre, theme, *way);
    }
}

/// How much is left of each location, where the system counts that.
std::vector<Wear> wearOf(const Digest& digest)
{
    std::vector<Wear> wear;
    for (const LocationDigest& location : digest.locations)
        wear.push_back(location.mostHits > 0 ? hitspread::wearOf(location.hits, location.mostHits)
                                             : hitspread::wearOf(100 - location.worn, 100));
    return wear;
}

bool hasBody(const CombatantsModel::Row& row)
{
    return row.body && std::ranges::any_of(row.digest.locations, [](const LocationDigest& location) {
               return location.mostHits > 0;
           });
}

/// From `left` on, in place of the bars; painted once for each state. Returns where it ends.
int paintBody(QPainter& painter, const CombatantsModel::Row& row, int left, int middle, const Theme& theme)
{
    const int high = theme.scaled(kBodyHigh);
    const int wide = static_cast<int>(std::ceil(smallBodyWidth(*row.body, high)));
    const std::vector<Wear> wear = wearOf(row.digest);
    const qreal ratio = painter.device()->devicePixelRatioF();
    QString key = QStringLiteral("body/%1/%2/%3/%4/")
                      .arg(text::asKept(row.body->id()), QString::number(static_cast<int>(theme.scheme())),
                           QString::number(high), QString::number(ratio));
    for (const Wear one : wear)
        key += QString::number(static_cast<int>(one));
    // House rules cut the same body otherwise.
    for (const BodyCell& cell : row.body->cells())
        key += QChar(u'a' + cell.location);
    const QPixmap pixmap = paintedOnce(key, QSize(wide, high) * ratio, [&](QPainter& inner) {
        inner.scale(ratio, ratio);
        paintSmallBody(inner, QRectF(0, 0, wide, high), *row.body, wear, theme);
    });
    painter.drawPixmap(QRect(left, middle - high / 2, wide, high), pixmap);
    return left + wide;
}

void paintBar(QPainter& painter, const QRect& bar, const TrackDigest& track, const Theme& theme)
{
    const double left = qBound(0.0, track.left / static_cast<double>(track.most), 1.0);
    const Token token = left > 0.6 ? Token::Ok : left > 0.3 ? Token::Warn : Token::Dmg;
    // It runs the way its number does: what is taken fills it.
    const double share = track.counts == TrackDigest::Counts::Left ? left : 1.0 - left;
    painter.setPen(QPen(theme.colour(Token::LineStrong), 1));
    painter.setBrush(theme.colour(Token::Sunken));
    painter.drawRoundedRect(bar, 3, 3);
    if (share <= 0.0)
        return;
    QRectF filled = QRectF(bar).adjusted(1, 1, -1, -1);
    filled.setWidth(qMax(2.0, filled.width() * share));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(token));
    painter.drawRoundedRect(filled, 2, 2);
}

/// Where the bar of a track stands to its numbers.
enum class Bars : std::uint8_t { Before, Below, None };

/// Each track as a bar with its numbers, or the numbers alone, from `left` on; where there are several the bars share the room of one. Returns where
/// they end.
int paintTracks(QPainter& painter, const Digest& digest, std::pair<int, int> room, int centre, const Theme& theme,
                Bars bars)
{
    const auto shown = std::ranges::count_if(digest.tracks, [](const TrackDigest& track) { return track.most > 0; });
    int left = room.first;
    painter.setFont(theme.widgetFont(TypeRole::Secondary));
    for (const TrackDigest& track : digest.tracks) {
        if (track.most <= 0)
            continue;
        const bool isBefore = bars == Bars::Before;
        const QRect bar(left, centre - 3, isBefore ? theme.scaled(44) / static_cast<int>(shown) : -7, 7);
        if (isBefore)
            paintBar(painter, bar, track, theme);
        painter.setPen(theme.colour(digest.isOut ? Token::Muted : Token::Text));
        const QString numbers = trackNumber(track, track.left);
        left = bar.right() + 7;
        painter.drawText(lineAt(left, centre, room.second - left, theme), Qt::AlignVCenter | Qt::AlignLeft, numbers);
        const int wide = painter.fontMetrics().horizontalAdvance(numbers);
        if (bars == Bars::Below)
            paintBar(painter, QRect(left, centre + theme.scaled(kUnderline), wide, kUnderlineHigh), track, theme);
        left += wide + 8;
    }
    return left;
}

/// Whether a row has room for a small body.
bool isRoomy(const QStyleOptionViewItem& option, const Theme& theme)
{
    const auto* list = qobject_cast<const QAbstractItemView*>(option.widget);
    return list && list->window()->height() >= kLowWindow
        && list->viewport()->width() - 2 * kCardAside >= theme.scaled(kNarrowCard);
}

/// Whether he is not the only one who is selected: one alone needs no sign besides that of the keyboard.
bool severalSelected(const QStyleOptionViewItem& option)
{
    const auto* list = qobject_cast<const CombatantList*>(option.widget);
    return list && list->selectedRows().size() > 1;
}

/// What stands above the first of a group; what it leaves of the place.
QRect belowHeading(QPainter& painter, QRect place, const QModelIndex& index, const Theme& theme)
{
    const QString heading = index.data(CombatantsModel::HeadingRole).toString();
    if (heading.isEmpty())
        return place;
    const int high = theme.scaled(kGroupHeading);
    painter.setFont(theme.widgetFont(TypeRole::SectionTitle));
    painter.setPen(theme.colour(Token::Muted));
    painter.drawText(QRect(place.left() + 10, place.top(), place.width() - 20, high), Qt::AlignLeft | Qt::AlignBottom,
                     heading);
    return place.adjusted(0, high, 0, 0);
}

/// On the lower right corner of a badge: he is one of those a command is about.
void paintTick(QPainter& painter, QPointF corner, const Theme& theme)
{
    const int edge = theme.scaled(14);
    const QRectF disc(corner.x() - edge * 0.7, corner.y() - edge * 0.8, edge, edge);
    painter.setPen(QPen(theme.colour(Token::Surface), 1));
    painter.setBrush(theme.colour(Token::Accent));
    painter.drawEllipse(disc);
    const int mark = theme.scaled(10);
    const QPoint middle = disc.center().toPoint();
    iconOf(Icon::Check, theme, Token::OnAccent)
        .paint(&painter, QRect(middle.x() - mark / 2, middle.y() - mark / 2, mark, mark));
}

/// On the upper right corner of a badge: he is the target.
void paintAimed(QPainter& painter, QPointF corner, const Theme& theme)
{
    const int edge = theme.scaled(16);
    const QRectF disc(corner.x() - edge * 0.6, corner.y() - edge * 0.4, edge, edge);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(Token::Surface));
    painter.drawEllipse(disc);
    iconOf(Icon::Aim, theme, Token::Aim).paint(&painter, disc.toRect().adjusted(1, 1, -1, -1));
}

void paintKeyboardFrame(QPainter& painter, const QRectF& card, bool isSelected, const Theme& theme)
{
    // Where the keyboard is alone, nobody is taken in yet.
    painter.setPen(QPen(theme.colour(Token::Accent), 2, isSelected ? Qt::SolidLine : Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), space::kRadius, space::kRadius);
}

/// What is special about a card.
struct CardState {
    bool active = false;
    bool target = false;
    bool lit = false;
};

void paintCard(QPainter& painter, const QRectF& card, const CardState& state, const Theme& theme)
{
    painter.setPen(QPen(theme.colour(state.active       ? Token::Accent
                                         : state.target ? Token::Aim
                                         : state.lit    ? Token::LineStrong
                                                        : Token::Line),
                        1));
    painter.setBrush(theme.colour(state.active ? Token::AccentSoft : Token::Surface));
    painter.drawRoundedRect(card, space::kRadius, space::kRadius);
    if (state.active)
        painter.fillRect(QRectF(card.left(), card.top() + 3, 3, card.height() - 6), theme.colour(Token::Accent));
}

/// The two lines of a card, beside its badge.
struct CardLines {
    QRectF card{};
    int left = 0;  ///< where they begin
    bool target = false;
    bool isDimmed = false;
    bool withBody = false;
    int badge = 0;  ///< the height of the badge before them
};

void paintLines(QPainter& painter, const CombatantsModel::Row& row, const CardLines& lines, const Theme& theme)
{
    const QRectF& card = lines.card;
    const int left = lines.left;
    const int right = static_cast<int>(card.right()) - 10;
    // As far apart as the card allows, so that chips above each other do not touch.
    const int upper = static_cast<int>(card.top() + card.height() * kUpperLine);
    const bool isOut = row.digest.isOut;
    QFont font = theme.widgetFont(TypeRole::Body);
    font.setBold(true);
    const Chip aimed{Mark::Target, CombatantDelegate::tr("target"), QString()};
    painter.setFont(theme.widgetFont(TypeRole::Secondary));
    const auto phases = [&](bool narrow) { return isOut ? 0 : phasesWidth(row.shares, theme, narrow); };
    const int besideName = phases(false) + (lines.target ? widthOf(painter, aimed, theme, Said::InFull) + kChipGap : 0);
    const int name = QFontMetrics(font).horizontalAdvance(row.name);
    // A name is worth more than how large the pips are, and than a word for what its badge can show.
    const bool isNarrow = card.width() < theme.scaled(kNarrowCard) || name > right - left - besideName;
    // Where most names would not fit beside pips, those of all stand in the lower line: names begin and end alike down the list.
    const bool isAlone = phases(true) > 0
        && right - left - phases(true) < std::max(name, isNarrow ? theme.scaled(kUsualName) : 0);
    const int middle = static_cast<int>(card.top() + card.height() * (1.0 - kUpperLine));
    const int lower = isAlone && !lines.withBody ? middle - theme.scaled(kLift) : middle;
    const int phasesLeft = isOut ? right
                                 : paintPhases(painter, right, isAlone ? lower : upper, row.shares, theme, isNarrow);
    int nameRight = isAlone ? right : phasesLeft;
    // In a narrow card the name needs the room beside the pips.
    if (lines.target && isNarrow)
        paintAimed(painter, QPointF(left - 10, card.center().y() - lines.badge / 2.0), theme);
    else if (lines.target)
        nameRight = paintChip(painter, aimed, nameRight, upper, theme, Said::InFull);
    painter.setFont(font);
    painter.setPen(theme.colour(lines.isDimmed ? Token::Muted : Token::Text));
    painter.drawText(lineAt(left, upper, nameRight - left, theme), Qt::AlignVCenter | Qt::AlignLeft,
                     elidedName(painter.fontMetrics(), row.name, nameRight - left));
    const Bars bars = lines.withBody ? Bars::None : isAlone ? Bars::Below : Bars::Before;
    const int tracksRight = paintTracks(painter, row.digest, {left, right}, lower, theme, bars);
    paintChips(painter, row.digest.chips, {tracksRight, isAlone ? phasesLeft - kChipGap : right}, lower, theme);
}

}  // namespace

CombatantDelegate::CombatantDelegate(const ApplicationStyle& style, Portraits& portraits, QObject* parent)
    : QStyledItemDelegate(parent), m_style(style), m_portraits(portraits)
{}

QSize CombatantDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool low = option.widget && option.widget->window()->height() < kLowWindow;
    const bool isFirst = !index.data(CombatantsModel::HeadingRole).toString().isEmpty();
    const int high = low ? 54 : isRoomy(option, m_style.theme()) ? kWithBody : 62;
    return {200, m_style.theme().scaled(high + (isFirst ? kGroupHeading : 0))};
}

void CombatantDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* model = qobject_cast<const CombatantsModel*>(index.model());
    const CombatantsModel::Row* row = model ? model->rowAt(index.row()) : nullptr;
    if (!row)
        return;
    const Theme& theme = m_style.theme();
    const bool active = index.data(CombatantsModel::ActiveRole).toBool();
    const bool target = index.data(CombatantsModel::TargetRole).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect place = belowHeading(*painter, option.rect, index, theme);
    const QRectF card = QRectF(place).adjusted(8.5, 3.5, -8.5, -3.5);
    paintCard(*painter, card, {active, target, option.state.testFlag(QStyle::State_MouseOver)}, theme);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool isOneOfSeveral = isSelected && severalSelected(option);
    const bool hasKeyboard = option.state.testFlag(QStyle::State_HasFocus);
    if (hasKeyboard || isOneOfSeveral)
        paintKeyboardFrame(*painter, card, isSelected, theme);

    const Digest& digest = row->digest;
    const bool isDimmed = row->group != CombatantsModel::Group::Acting && !active;
    painter->setOpacity(isDimmed ? kDoneOpacity : 1.0);
    int left = static_cast<int>(card.left()) + 10;
    const int middle = static_cast<int>(card.center().y());
    if (digest.initiative) {
        painter->setFont(theme.widgetFont(TypeRole::Heading));
        painter->setPen(theme.colour(digest.isOut ? Token::Faint : Token::Text));
        // One below nothing is wider than there is room: "−45".
        painter->drawText(QRect(left, place.top(), theme.scaled(26), place.height()),
                          Qt::AlignCenter | Qt::TextDontClip, text::number(*digest.initiative));
        left += theme.scaled(32);
    }
    const int edge = theme.scaled(34);
    paintBadge(*painter, QRectF(left, middle - edge / 2.0, edge, edge),
               {row->badge, row->side, row->colour, digest.isOut, m_portraits.picture(row->portrait)}, theme);
    if (isOneOfSeveral)
        paintTick(*painter, QPointF(left + edge, middle + edge / 2.0), theme);
    left += edge + 10;
    const bool withBody = hasBody(*row) && isRoomy(option, theme);
    if (withBody)
        left = paintBody(*painter, *row, left, middle, theme) + 8;

    painter->setOpacity(1.0);
    paintLines(*painter, *row, {card, left, target, isDimmed, withBody, edge}, theme);
    painter->restore();
}

}  // namespace hitspread
