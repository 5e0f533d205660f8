#include "ui/verdict/verdictlist.h"

#include "ui/theme/applicationstyle.h"
#include "ui/verdict/verdictline.h"

#include <QKeyEvent>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

namespace hitspread {

namespace {
constexpr int kVerdictListWide = 400;  ///< px at 100 %
}

VerdictList::VerdictList(const Verdict& verdict, const VerdictFaces& faces, const ApplicationStyle& style,
                         QWidget* parent)
    : QFrame(parent, Qt::Popup), m_style(style)
{
    setObjectName(QStringLiteral("verdictList"));
    setAccessibleName(tr("Everything that changes"));
    setAttribute(Qt::WA_DeleteOnClose);
    setLook(*this, "card", QStringLiteral("true"));
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(1, 1, 1, 1);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFrameShape(QFrame::NoFrame);
    setLook(*area, "ground", QStringLiteral("surface"));
    whole->addWidget(area);
    auto* lines = new QWidget(area);
    lines->setAttribute(Qt::WA_StyledBackground);
    setLook(*lines, "ground", QStringLiteral("surface"));
    auto* column = new QVBoxLayout(lines);
    column->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    column->setSpacing(0);
    for (const VerdictPerson& person : verdict.persons) {
        auto* heading = new VerdictLine(person, person.words, style, lines);
        if (faces && verdict.persons.size() > 1)
            heading->setFace(faces(person.combatant));
        column->addWidget(heading);
        for (const VerdictRow& row : person.rows)
            column->addWidget(new VerdictLine(row, person.tone, style, lines));
    }
    column->addStretch(1);
    area->setWidget(lines);
    area->setFocusPolicy(Qt::StrongFocus);
    setFocusProxy(area);
    const int wide = style.theme().scaled(kVerdictListWide);
    const int bar = style.theme().scaled(space::kHuge);
    const int room = screen() ? screen()->availableGeometry().height() * 2 / 3 : wide;
    resize(wide + bar, qMin(room, column->totalHeightForWidth(wide) + 4));
}

void VerdictList::openAt(const QWidget& anchor)
{
    const QRect screen = anchor.screen()->availableGeometry();
    QPoint at = anchor.mapToGlobal(QPoint(0, anchor.height()));
    if (at.y() + height() > screen.bottom())
        at.setY(qMax(screen.top(), anchor.mapToGlobal(QPoint(0, 0)).y() - height()));
    at.setX(qBound(screen.left(), at.x(), qMax(screen.left(), screen.right() - width())));
    move(at);
    show();
    setFocus(Qt::PopupFocusReason);
}

void VerdictList::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QFrame::keyPressEvent(event);
}

}  // namespace hitspread
