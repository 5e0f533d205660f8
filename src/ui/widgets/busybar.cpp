#include "ui/widgets/busybar.h"

#include "reports/theme/theme.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>

#include <chrono>

namespace hitspread {

namespace {

using namespace std::chrono_literals;

constexpr auto kDelay = 500ms;
constexpr int kBarWidth = 120;
constexpr int kBarHeight = 8;

}  // namespace

BusyBar::BusyBar(QWidget* parent)
    : QFrame(parent),
      m_text(new ElidedLabel(this)),
      m_bar(new QProgressBar(this)),
      m_cancel(new QPushButton(tr("Cancel"), this)),
      m_delay(new QTimer(this))
{
    setObjectName(QStringLiteral("busyBar"));
    setLook(*this, "card", QStringLiteral("true"));
    m_text->setObjectName(QStringLiteral("busyText"));
    m_cancel->setObjectName(QStringLiteral("busyCancel"));
    m_cancel->setAutoDefault(false);
    m_bar->setRange(0, 0);
    m_bar->setTextVisible(false);
    m_bar->setFixedSize(kBarWidth, kBarHeight);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::kMedium, 6, space::kMedium, 6);
    row->setSpacing(space::kMedium);
    row->addWidget(m_text);
    row->addWidget(m_bar);
    row->addStretch(1);
    row->addWidget(m_cancel);
    m_delay->setSingleShot(true);
    m_delay->setInterval(kDelay);
    connect(m_delay, &QTimer::timeout, this, &QWidget::show);
    connect(m_cancel, &QPushButton::clicked, this, &BusyBar::cancelled);
    hide();
}

void BusyBar::begin(const QString& sentence, bool canBeCancelled)
{
    m_text->setText(sentence);
    setAccessibleName(sentence);
    m_cancel->setVisible(canBeCancelled);
    m_bar->setRange(0, 0);
    if (!isVisible())
        m_delay->start();
}

void BusyBar::setProgress(qulonglong done, qulonglong all)
{
    // In thousandths: a bar counts in int.
    constexpr int kWhole = 1000;
    m_bar->setRange(0, all > 0 ? kWhole : 0);
    m_bar->setValue(all > 0 ? static_cast<int>(done * kWhole / all) : 0);
}

void BusyBar::end()
{
    m_delay->stop();
    hide();
}

}  // namespace hitspread
