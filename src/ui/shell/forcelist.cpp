#include "ui/shell/forcelist.h"

#include "ui/shell/conditionrow.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/marklook.h"
#include "ui/widgets/namedvalue.h"

#include <QLabel>
#include <QVBoxLayout>

namespace hitspread {

namespace {
constexpr int kForceIcon = 16;  ///< px at 100 %
}  // namespace

ForceList::ForceList(Fight& fight, const CombatantView& who, const std::vector<Force>& forces, const Theme& theme,
                     QWidget* parent)
    : CardSection(tr("In force now"), parent)
{
    for (const CombatantView::Item& condition : who.conditions)
        column().addWidget(new ConditionRow(fight, condition, theme, this));
    for (const Force& force : forces) {
        const MarkLook look = lookOf(force.mark);
        auto* row = new QHBoxLayout;
        auto* icon = new QLabel(this);
        const int edge = theme.scaled(kForceIcon);
        icon->setPixmap(iconOf(look.icon, theme, look.token).pixmap(QSize(edge, edge), devicePixelRatioF()));
        row->addWidget(icon, 0, Qt::AlignTop);
        row->addWidget(new NamedValue(force.text, force.value, this), 1);
        column().addLayout(row);
    }
    if (forces.empty() && who.conditions.empty()) {
        auto* none = new QLabel(tr("nothing"), this);
        setLook(*none, "textRole", QStringLiteral("secondary"));
        column().addWidget(none);
    }
}

}  // namespace hitspread
