#include "ui/systems/twod6/blastmap.h"

#include "models/fight/fight.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/vocabulary.h"
#include "text/echo.h"
#include "text/naming.h"
#include "ui/theme/applicationstyle.h"

#include <QPainter>
#include <QPainterPath>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace hitspread::twod6 {

namespace {

constexpr int kMapHigh = 250;  ///< px at 100 %
constexpr int kMapLow = 110;
constexpr int kMapWide = 240;
constexpr int kDot = 20;
constexpr double kSpread = 2.4;       ///< radians between two of whom only the distance is known
constexpr double kLeastReach = 12.0;  ///< metres that are always on it

/// What the last step of a quantity about somebody came to; nothing: there is none.
std::optional<std::int32_t> valueOf(const ActionRecord& action, Quantity quantity, std::uint16_t element = 0)
{
    const Step* const step = lastStep(action.findings.steps, {static_cast<std::uint16_t>(quantity), element});
    return step ? std::optional(step->value) : std::nullopt;
}

}  // namespace

BlastMap::BlastMap(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_theme(style.theme())
{
    setObjectName(QStringLiteral("blastMap"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (const auto happened : {&AttackPresenter::ready, &AttackPresenter::changed})
        connect(&presenter, happened, this, &BlastMap::refresh);
    connect(&style, &ApplicationStyle::themeChanged, this, [this](const Theme& theme) {
        m_theme = theme;
        updateGeometry();
        update();
    });
    refresh();
}

void BlastMap::setLow(bool low)
{
    m_low = low;
    updateGeometry();
}

QSize BlastMap::sizeHint() const
{
    return {m_theme.scaled(kMapWide), m_theme.scaled(m_low ? kMapLow : kMapHigh)};
}

void BlastMap::refresh()
{
    const auto* fire = m_presenter.isReady() ? m_presenter.action().request.input.as<AreaFire>() : nullptr;
    m_people.clear();
    m_degrees.clear();
    m_impact.reset();
    m_direction = 0;
    m_drift = 0;
    if (fire) {
        m_radius = fire->weapon.area * kMetresPerStep;
        for (std::int32_t face = 1; face <= 6; ++face)
            m_degrees.push_back(fire->switches.scatter.rows[fire->switches.scatter.rowOf(face)].cells[0]);
        readScatter();
        addPeople(*fire);
    }
    setToolTip(words());
    setAccessibleName(words());
    update();
}

void BlastMap::readScatter()
{
    const ActionRecord& action = m_presenter.action();
    const auto hits = valueOf(action, Quantity::AttackSuccess);
    if (hits.value_or(0) != 0)
        m_impact = QPointF(0, 0);
    const auto degrees = valueOf(action, Quantity::ScatterDegrees);
    const auto metres = valueOf(action, Quantity::ScatterDistance);
    if (!degrees || !metres)
        return;
    m_drift = valueOf(action, Quantity::ScatterStopped).value_or(*metres);
    const auto face = std::ranges::find(m_degrees, *degrees);
    m_direction = face == m_degrees.end() ? 0 : static_cast<int>(face - m_degrees.begin()) + 1;
    const Impact impact = scattered(*degrees, m_drift);
    m_impact = QPointF(impact.right, impact.ahead) / kDecimetres;
}

void BlastMap::addPeople(const AreaFire& fire)
{
    const std::vector<RecordId>& targets = m_presenter.options().targets();
    for (std::size_t place = 0; place < fire.near.size(); ++place) {
        const NearOptions where = place < fire.nearOptions.size() ? fire.nearOptions[place] : NearOptions{};
        Person person;
        const CombatantView* view = place < targets.size() ? m_presenter.fight().snapshot().find(targets[place])
                                                           : nullptr;
        person.name = text::visible(fire.near[place].character.name);
        person.badge = view ? text::visible(view->combatant.badge) : person.name.left(1);
        const bool isPlaced = where.ahead != kNoEntry || where.right != kNoEntry;
        const auto metresOf = [](std::int32_t metres) { return metres == kNoEntry ? 0 : metres; };
        person.isKnown = isPlaced || where.metres != kNoEntry;
        person.apart = metresOf(where.metres);
        if (isPlaced)
            person.at = QPointF(metresOf(where.right), metresOf(where.ahead));
        else if (where.metres == 0)
            person.at = QPointF(0, 0);
        if (const auto within = valueOf(m_presenter.action(), Quantity::BlastWithin, static_cast<std::uint16_t>(place)))
            person.isWithin = *within != 0;
        m_people.push_back(std::move(person));
    }
}

QString BlastMap::words() const
{
    QStringList words{tr("Radius %1 m", "of the blast").arg(m_radius)};
    if (m_direction != 0)
        words << tr("scatters: %1, %2 m", "face of the die of direction, metres")
                     .arg(QString::number(m_direction), QString::number(m_drift));
    else if (m_impact)
        words << tr("on the place");
    QStringList within;
    for (const Person& person : m_people) {
        if (person.isWithin.value_or(false))
            within << person.name;
    }
    if (m_impact)
        words << (within.isEmpty() ? tr("nobody in it")
                                   : tr("in it: %1", "names").arg(within.join(QStringLiteral(", "))));
    return words.join(QStringLiteral(" · "));
}

/// Metres from the middle to the rim of the picture.
double BlastMap::reach() const
{
    double far = std::max<double>(kLeastReach, m_radius * 1.6);
    if (m_impact)
        far = std::max(far, std::hypot(m_impact->x(), m_impact->y()) + m_radius);
    for (const Person& person : m_people) {
        if (person.at)
            far = std::max(far, std::hypot(person.at->x(), person.at->y()) + 2);
        else if (person.isKnown)
            far = std::max(far, person.apart + 2.0);
    }
    return far;
}

QPointF BlastMap::onMap(QPointF metres) const
{
    const int line = fontMetrics().height() + m_theme.scaled(space::kSmall);
    const QRectF room = QRectF(rect()).adjusted(0, 0, 0, -line);
    const double scale = room.height() / 2.0 / reach();
    return room.center() + QPointF(metres.x() * scale, -metres.y() * scale);
}

void BlastMap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme.colour(Token::Sunken));
    painter.setFont(m_theme.widgetFont(TypeRole::Secondary));
    paintBlast(painter);
    paintRose(painter);
    paintPeople(painter);
    painter.setPen(m_theme.colour(Token::Text));
    const int line = painter.fontMetrics().height();
    const QRect below(m_theme.scaled(space::kSmall), height() - line - 3, width() - 2 * m_theme.scaled(space::kSmall),
                      line + 2);
    painter.drawText(below, Qt::AlignCenter, painter.fontMetrics().elidedText(words(), Qt::ElideRight, below.width()));
}

/// The faces of the die of direction around the place, and the line of fire from below.
void BlastMap::paintRose(QPainter& painter) const
{
    const QPointF middle = onMap({0, 0});
    const double ring = reach() * 0.9;
    painter.setPen(QPen(m_theme.colour(Token::LineStrong), 1.0, Qt::DashLine));
    painter.drawLine(onMap({0, -reach()}), middle);
    QFont bold = painter.font();
    bold.setBold(true);
    const QFont plain = painter.font();
    for (std::size_t face = 0; face < m_degrees.size(); ++face) {
        const double angle = m_degrees[face] * M_PI / 180.0;
        const QPointF at = onMap({ring * std::sin(angle), ring * std::cos(angle)});
        const bool isLit = m_direction == static_cast<int>(face) + 1;
        painter.setFont(isLit ? bold : plain);
        painter.setPen(m_theme.colour(isLit ? Token::Accent : Token::Muted));
        const double half = m_theme.scaled(kDot) / 2.0;
        painter.drawText(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), Qt::AlignCenter,
                         QString::number(face + 1));
    }
    painter.setFont(plain);
    // Where it was aimed.
    const double cross = m_theme.scaled(5);
    painter.setPen(QPen(m_theme.colour(Token::Aim), 2.0));
    painter.drawLine(middle - QPointF(cross, 0), middle + QPointF(cross, 0));
    painter.drawLine(middle - QPointF(0, cross), middle + QPointF(0, cross));
}

/// Dashed where it would go off, whole where it did.
void BlastMap::paintBlast(QPainter& painter) const
{
    const QPointF at = onMap(m_impact.value_or(QPointF(0, 0)));
    const double radius = std::abs(onMap({0, 0}).y() - onMap({0, static_cast<double>(m_radius)}).y());
    QColor fill = m_theme.colour(Token::Dmg);
    fill.setAlpha(m_impact ? 56 : 24);
    painter.setBrush(fill);
    painter.setPen(QPen(m_theme.colour(Token::Dmg), 1.5, m_impact ? Qt::SolidLine : Qt::DashLine));
    painter.drawEllipse(at, radius, radius);
    painter.setBrush(Qt::NoBrush);
    if (m_direction == 0)
        return;
    painter.setPen(QPen(m_theme.colour(Token::Accent), 2.0));
    painter.drawLine(onMap({0, 0}), at);
}

void BlastMap::paintPeople(QPainter& painter) const
{
    const double half = m_theme.scaled(kDot) / 2.0;
    const QPointF middle = onMap({0, 0});
    int unplaced = 0;
    int unknown = 0;
    for (const Person& person : m_people) {
        QPointF at;
        if (person.at) {
            at = onMap(*person.at);
        } else if (person.isKnown) {
            const double ring = std::abs(middle.y() - onMap({0, static_cast<double>(person.apart)}).y());
            painter.setPen(QPen(m_theme.colour(Token::Muted), 1.0, Qt::DotLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(middle, ring, ring);
            // Where on it nobody knows: one beside the other.
            const double angle = unknown++ * kSpread;
            at = middle + QPointF(ring * std::cos(angle), ring * std::sin(angle));
        } else {
            // Nobody has said where: beside the picture.
            at = QPointF(half + 4, half + 4 + unplaced++ * (2 * half + 2));
        }
        const bool isIn = person.isWithin.value_or(false);
        painter.setBrush(m_theme.colour(isIn ? Token::Dmg : Token::Raised));
        painter.setPen(
            QPen(m_theme.colour(isIn ? Token::Dmg : Token::LineStrong), 1.0, person.at ? Qt::SolidLine : Qt::DashLine));
        painter.drawEllipse(at, half, half);
        painter.setPen(m_theme.colour(isIn ? Token::OnDmg : Token::Text));
        painter.drawText(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), Qt::AlignCenter, person.badge);
    }
}

}  // namespace hitspread::twod6
