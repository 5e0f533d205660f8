#include "ui/shell/weaponlist.h"

#include "models/fight/fight.h"
#include "ui/library/kindicon.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QLabel>
#include <QPainter>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace hitspread {

namespace {
constexpr int kWeaponListMostKeys = 9;
constexpr std::array kOtherKinds{RecordKind::MeleeWeapon, RecordKind::ThrownWeapon, RecordKind::Grenade};
}  // namespace

Arms armsOf(const std::string& system, const CombatantView& who, const AnyRecord& switches)
{
    Arms arms;
    for (WeaponDigest& weapon : weaponsOf(system, who, switches))
        arms.emplace_back(RecordKind::Weapon, std::move(weapon));
    for (const RecordKind kind : kOtherKinds) {
        for (WeaponDigest& weapon : othersOf(system, who, kind, switches))
            arms.emplace_back(kind, std::move(weapon));
    }
    return arms;
}

WeaponList::WeaponList(Fight& fight, const Arms& arms, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_fight(fight), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::kTiny);
    for (const auto& [kind, weapon] : arms) {
        WeaponButton& button = add(weapon, kind, theme);
        const RecordId id = weapon.possession;
        if (kind == RecordKind::Weapon) {
            button.setChecked(id == fight.weapon());
            connect(
                &button, &QAbstractButton::clicked, this, [this, id] { m_fight.setWeapon(id); }, Qt::QueuedConnection);
            continue;
        }
        button.setAutoExclusive(false);
        button.setCheckable(false);
        connect(
            &button, &QAbstractButton::clicked, this, [this, id, what = kind] { Q_EMIT otherAsked(id, what); },
            Qt::QueuedConnection);
    }
    if (m_count > 0)
        return;
    auto* none = new QLabel(tr("unarmed"), this);
    setLook(*none, "textRole", QStringLiteral("secondary"));
    m_column->addWidget(none);
}

WeaponButton& WeaponList::add(const WeaponDigest& weapon, RecordKind kind, const Theme& theme)
{
    const int digit = ++m_count <= kWeaponListMostKeys ? m_count : 0;
    auto* button = new WeaponButton(weapon, kind, digit, theme, this);
    button->setObjectName(QStringLiteral("weapon%1").arg(weapon.possession));
    m_column->addWidget(button);
    if (digit > 0) {
        auto* key = new QShortcut(QKeySequence(Qt::Key_0 + digit), this);
        connect(key, &QShortcut::activated, button, &QAbstractButton::click);
    }
    return *button;
}

namespace {
constexpr int kWeaponButtonHigh = 50;
constexpr int kWeaponButtonLine = 16;  ///< of what hinders
}  // namespace

WeaponButton::WeaponButton(const WeaponDigest& weapon, RecordKind kind, int digit, const Theme& theme, QWidget* parent)
    : QAbstractButton(parent), m_weapon(weapon), m_kind(kind), m_digit(digit), m_theme(theme)
{
    setCheckable(true);
    setAutoExclusive(true);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const QString loaded = weapon.mostRounds == 1 ? tr(", %1 of %2 round") : tr(", %1 of %2 rounds");
    const QString rounds = weapon.rounds >= 0
        ? loaded.arg(QString::number(weapon.rounds), QString::number(weapon.mostRounds))
        : QString();
    const QString key = digit > 0 ? tr("\nKey: %1").arg(digit) : QString();
    const QString unready = weapon.unready.isEmpty() ? QString() : tr(", %1").arg(weapon.unready);
    setAccessibleName(weapon.name + rounds + unready);
    setToolTip(tr("%1\n%2%3").arg(weapon.name, weapon.detail, rounds + unready) + key);
}

QSize WeaponButton::sizeHint() const
{
    return {160,
            m_theme.scaled(m_weapon.unready.isEmpty() ? kWeaponButtonHigh : kWeaponButtonHigh + kWeaponButtonLine)};
}

void WeaponButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(0.5, 2.5, -0.5, -2.5);
    const Token border = isChecked() || hasFocus() ? Token::Accent : underMouse() ? Token::LineStrong : Token::Line;
    painter.setPen(QPen(m_theme.colour(border), hasFocus() ? 2 : 1));
    painter.setBrush(m_theme.colour(isChecked() ? Token::AccentSoft : Token::Surface));
    painter.drawRoundedRect(card, space::kRadius, space::kRadius);
    if (isChecked())
        painter.fillRect(QRectF(card.left(), card.top() + 3, 3, card.height() - 6), m_theme.colour(Token::Accent));
    const int edge = m_theme.scaled(16);
    iconOf(iconOf(m_weapon.usedAs.value_or(m_kind)), m_theme, isChecked() ? Token::Accent : Token::Muted)
        .paint(&painter, QRect(10, height() / 2 - edge / 2, edge, edge));
    const int left = edge + 20;
    int right = width() - 12;
    painter.setFont(m_theme.widgetFont(TypeRole::Body));
    painter.setPen(m_theme.colour(Token::Text));
    if (m_weapon.rounds >= 0 || m_weapon.count > 1) {
        const QString rounds = m_weapon.rounds < 0
            ? tr("%1 ×").arg(m_weapon.count)
            : tr("%1/%2").arg(QString::number(m_weapon.rounds), QString::number(m_weapon.mostRounds));
        painter.drawText(QRect(0, 0, right, height()), Qt::AlignRight | Qt::AlignVCenter, rounds);
        right -= painter.fontMetrics().horizontalAdvance(rounds) + 8;
    }
    if (m_digit > 0) {
        painter.setFont(m_theme.widgetFont(TypeRole::Secondary));
        painter.setPen(m_theme.colour(Token::Muted));
        painter.drawText(QRect(0, 3, width() - 7, height()), Qt::AlignRight | Qt::AlignTop, QString::number(m_digit));
        right = std::min(right, width() - 24);
    }
    QFont font = m_theme.widgetFont(TypeRole::Body);
    font.setBold(true);
    const QFontMetrics ofName(font);
    const QFontMetrics below(m_theme.widgetFont(TypeRole::Secondary));
    const bool isReady = m_weapon.unready.isEmpty();
    const int high = ofName.height() + below.height() * (isReady ? 1 : 2);
    int top = (height() - high) / 2;
    const auto say = [&](const QString& words, Token token) {
        painter.setPen(m_theme.colour(token));
        painter.drawText(QRect(left, top, right - left, painter.fontMetrics().height()),
                         Qt::AlignLeft | Qt::AlignVCenter, words);
        top += painter.fontMetrics().height();
    };
    painter.setFont(font);
    say(ofName.elidedText(m_weapon.name, Qt::ElideRight, right - left), Token::Text);
    painter.setFont(m_theme.widgetFont(TypeRole::Secondary));
    // On a line of its own: beside it what the weapon is like would be cut.
    if (!isReady)
        say(elidedParts(below, m_weapon.unready, right - left), Token::Warn);
    say(elidedParts(below, m_weapon.detail, right - left), Token::Muted);
}

}  // namespace hitspread
