#include "ui/library/previewlayout.h"

#include "ui/library/kindlist.h"
#include "ui/library/librarypreview.h"
#include "ui/theme/applicationstyle.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>

namespace hitspread {

namespace {

/// What a list needs to be read, and the preview beside it, px at 100 %.
constexpr int kLeastList = 510;
constexpr int kPreviewRoom = 372;

}  // namespace

PreviewLayout::PreviewLayout(const Parts& parts, const ApplicationStyle& style)
    : QObject(&parts.window), m_parts(parts), m_style(style)
{
    parts.window.installEventFilter(this);
    connect(&parts.action, &QAction::toggled, this, &PreviewLayout::place);
    connect(&style, &ApplicationStyle::themeChanged, this, &PreviewLayout::fold);
    place();
}

bool PreviewLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        fold();
    return QObject::eventFilter(watched, event);
}

void PreviewLayout::fold()
{
    const int beside = m_parts.kinds.minimumWidth() + m_style.theme().scaled(kLeastList + kPreviewRoom);
    const bool isFolded = m_parts.window.width() < beside;
    if (isFolded == m_isFolded)
        return;
    m_isFolded = isFolded;
    m_parts.preview.setBeside(!isFolded);
    if (isFolded)
        m_parts.middle.insertWidget(m_parts.middle.indexOf(&m_parts.list) + 1, &m_parts.preview, 1);
    else
        m_parts.sides.addWidget(&m_parts.preview);
    place();
}

void PreviewLayout::place()
{
    const bool isInstead = m_isFolded && m_parts.action.isChecked();
    m_parts.action.setVisible(m_isFolded);
    m_parts.preview.setVisible(!m_isFolded || isInstead);
    m_parts.list.setVisible(!isInstead);
}

}  // namespace hitspread
