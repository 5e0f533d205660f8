#include "ui/odds/bestaimrow.h"

#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitspread {

namespace {
constexpr double kBestAimRowShown = 0.0005;  ///< of a difference: half of the last figure
}  // namespace

BestAimRow::BestAimRow(int number, const ApplicationStyle& style, QWidget* parent)
    : QFrame(parent),
      m_isFirst(number == 1),
      m_number(new QLabel(QString::number(number), this)),
      m_words(new ElidedLabel(this)),
      m_difference(new QLabel(this)),
      m_chance(new QLabel(this)),
      m_aim(new QPushButton(tr("Aim"), this))
{
    setObjectName(QStringLiteral("bestAim_%1").arg(number));
    m_aim->setObjectName(QStringLiteral("aimAtBest_%1").arg(number));
    setLook(*m_number, "textRole", QStringLiteral("name"));
    setLook(*m_words, "textRole", QStringLiteral("cardTitle"));
    setLook(*m_chance, "textRole", QStringLiteral("cardTitle"));
    setLook(*m_difference, "textRole", QStringLiteral("secondary"));
    m_aim->setAutoDefault(false);
    m_aim->setFocusPolicy(Qt::TabFocus);  // a click leaves the keyboard where Enter rolls
    auto* row = new QHBoxLayout(this);
    const int gap = style.theme().scaled(space::kSmall);
    row->setContentsMargins(gap, space::kTiny, gap, space::kTiny);
    row->setSpacing(gap);
    row->addWidget(m_number);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_words);
    words->addWidget(m_difference);
    row->addLayout(words, 1);
    row->addWidget(m_chance);
    row->addWidget(m_aim);
    connect(m_aim, &QPushButton::clicked, this, [this] { Q_EMIT asked(m_hex); });
}

void BestAimRow::show(const OddsOutlook::AimRow& row, bool taken)
{
    m_hex = row.hex;
    m_words->setText(row.words);
    m_chance->setText(OddsOutlook::percentWords(row.chance));
    m_difference->setText(row.difference <= -kBestAimRowShown
                              ? tr("%1 points").arg(OddsOutlook::pointsWords(row.difference))
                              : m_isFirst ? tr("best")
                                          : tr("as good"));
    setLook(*this, "card", taken ? QStringLiteral("selected") : QStringLiteral("true"));
    // It keeps its place: rows do not move under the pointer.
    m_aim->setEnabled(!taken);
    m_aim->setToolTip(taken ? tr("It is aimed there.") : QString());
    m_aim->setAccessibleName(tr("Aim at %1: %2").arg(row.words, m_chance->text()));
    setVisible(true);
}

void BestAimRow::setDimmed(bool dimmed)
{
    for (QWidget* label : {static_cast<QWidget*>(m_number), static_cast<QWidget*>(m_words),
                           static_cast<QWidget*>(m_difference), static_cast<QWidget*>(m_chance)})
        label->setEnabled(!dimmed);
}

}  // namespace hitspread
