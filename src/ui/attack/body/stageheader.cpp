#include "ui/attack/body/stageheader.h"

#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QHBoxLayout>
#include <QLabel>

#include <utility>

namespace hitspread {

namespace {
constexpr int kStageHeaderBadge = 28;  ///< px at 100 %
}

StageHeader::StageHeader(const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_style(style),
      m_row(new QHBoxLayout(this)),
      m_lines(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_badge(new QLabel(this)),
      m_name(new ElidedLabel(this)),
      m_words(new ElidedLabel(this))
{
    setAttribute(Qt::WA_StyledBackground);
    setLook(*this, "ground", QStringLiteral("surface"));
    setFixedHeight(style.theme().scaled(44));
    m_row->setContentsMargins(14, 0, 12, 0);
    m_row->setSpacing(10);
    setLook(*m_name, "textRole", QStringLiteral("heading"));
    setLook(*m_words, "textRole", QStringLiteral("secondary"));
    m_row->addWidget(m_badge);
    m_lines->setSpacing(10);
    m_name->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_lines->addWidget(m_name);
    m_lines->addWidget(m_words, 1);
    m_row->addLayout(m_lines, 1);
    connect(&style, &ApplicationStyle::themeChanged, this, &StageHeader::refresh);
    refresh();
}

void StageHeader::show(const BadgeFace& face, const QString& name, const QString& words)
{
    m_name->setText(name);
    m_words->setText(words);
    // Drawn for one screen, it may be on another one now.
    if (std::exchange(m_face, face) != face || m_badge->pixmap().devicePixelRatio() != devicePixelRatioF())
        refresh();
}

void StageHeader::setWords(const QString& words)
{
    m_words->setText(words);
}

void StageHeader::addWidget(QWidget* widget)
{
    m_row->addWidget(widget);
}

void StageHeader::setBare(bool bare)
{
    m_lines->setDirection(bare ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_lines->setSpacing(bare ? 0 : 10);
    // Over the body it must not touch the edge above.
    m_row->setContentsMargins(bare ? space::kSmall : 14, bare ? space::kTiny : 0, bare ? 0 : 12, 0);
    setLook(*this, "ground", bare ? QStringLiteral("none") : QStringLiteral("surface"));
    setAttribute(Qt::WA_TransparentForMouseEvents, bare);
}

void StageHeader::refresh()
{
    m_badge->setPixmap(
        badgePixmap(m_face, m_style.theme(), m_style.theme().scaled(kStageHeaderBadge), devicePixelRatioF()));
    m_badge->setVisible(!m_face.letters.isEmpty());
    setFixedHeight(m_style.theme().scaled(44));
}

}  // namespace hitspread
