#include "ui/shell/stagepanel.h"

#include "models/digest.h"
#include "models/fight.h"
#include "rules/systems/registry.h"
#include "ui/attack/bodypicturemaker.h"
#include "ui/attack/stageheader.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/elidedlabel.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitspread {

namespace {

/// Below this height (px) head and foot would cost the body its callouts: the header lies over a corner of the stage and what the foot
/// says goes elsewhere.
constexpr int kLow = 660;

std::shared_ptr<const BodyPlan> planOf(const Fight& fight, const CombatantView& view)
{
    const AnyRecord& character = view.character.record;
    const FieldDeclaration* field = character.isNull() ? nullptr : character.declaration().find("bodyPlan");
    return fight.gateway().plans().find(field ? field->text(character.data()) : std::string());
}

}  // namespace

StagePanel::StagePanel(Fight& fight, ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_fight(fight),
      m_header(new StageHeader(style, this)),
      m_view(new BodyView(this)),
      m_empty(new QLabel(this)),
      m_sample(new QPushButton(tr("Open sample campaign"), this)),
      m_foot(new ElidedLabel(this))
{
    m_view->setObjectName(QStringLiteral("stage"));
    m_view->setAccessibleName(tr("Body of the target"));
    m_view->setTheme(style.theme());
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    setLook(*m_empty, "textRole", QStringLiteral("secondary"));
    setLook(*m_foot, "textRole", QStringLiteral("secondary"));
    m_foot->setContentsMargins(12, 4, 12, 4);
    m_foot->setObjectName(QStringLiteral("stageFoot"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_empty->setContentsMargins(16, 20, 16, 4);
    m_sample->setObjectName(QStringLiteral("openSample"));
    m_sample->setProperty("primary", QStringLiteral("true"));
    m_sample->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    column->addWidget(m_empty);
    column->addWidget(m_sample, 0, Qt::AlignHCenter);
    column->addWidget(m_view, 1);
    column->addWidget(m_foot);
    connect(&style, &ApplicationStyle::themeChanged, m_view, &BodyView::setTheme);
    connect(m_view, &BodyView::hexChosen, this, &StagePanel::hexChosen);
    connect(m_sample, &QPushButton::clicked, this, &StagePanel::sampleAsked);
    connect(m_view, &BodyView::hexHovered, this, &StagePanel::tell);
    connect(m_view, &BodyView::hexFocused, this, &StagePanel::tell);
    connect(m_view, &BodyView::hoverEnded, this, [this] {
        if (const auto hex = m_view->bodyScene().focusedHex())
            tell(*hex);
    });
    connect(&fight, &Fight::choiceChanged, this, &StagePanel::refresh);
    refresh();
}

void StagePanel::refresh()
{
    const CombatantView* target = m_fight.target();
    const System* system = m_fight.isLoaded() ? findSystem(m_fight.snapshot().encounter.system) : nullptr;
    const bool body = target && system && system->deviation();
    // Without a target the quiet outline stands behind the sentence.
    m_view->setVisible(body || !target);
    const bool silent = m_waiting && !m_fight.isLoaded();
    m_empty->setVisible(!body && !silent);
    m_sample->setVisible(!m_fight.isLoaded() && !silent);
    layout()->setAlignment(m_empty, target ? Qt::AlignVCenter : Qt::AlignTop);
    m_header->setVisible(target != nullptr);
    m_foot->setText({});
    arrange();
    if (!m_fight.isLoaded())
        m_empty->setText(tr("No fight yet. Open a campaign, or the sample fight at Harbour Gate."));
    else if (!target)
        m_empty->setText(tr("Choose a target: Ctrl+click a combatant."));
    else if (!body)
        m_empty->setText(tr("These rules know no body diagram. Press Duel (D) to let the two meet."));
    if (!target) {
        BodyPicture outline = bodypicture::ofDigest(m_fight.gateway().plans().find({}), {});
        outline.outlineOnly = true;
        outline.rose = false;
        return m_view->setPicture(outline);
    }
    const Digest digest = digestOf(m_fight.snapshot().encounter.system,
                                   sourceOf(*target, m_fight.snapshot().encounter.switches));
    QStringList words{tr("target"), digest.posture};
    if (const auto metres = m_fight.distance())
        words << tr("%1 m").arg(*metres);
    for (const Chip& chip : digest.chips)
        words << chip.text;
    words.removeAll(QString());
    words.removeDuplicates();
    m_header->show(QString::fromStdString(target->combatant.badge), target->combatant.side,
                   QString::fromStdString(target->combatant.name), words.join(QStringLiteral(" · ")));
    if (!body)
        return;
    BodyPicture picture = bodypicture::ofDigest(planOf(m_fight, *target), digest);
    if (picture.plan) {
        picture.aim = picture.plan->aimPoint();
        picture.selected = picture.aim;
    }
    m_view->setPicture(picture, target->combatant.id);
    if (picture.aim)
        tell(*picture.aim);
}

void StagePanel::tell(Hex hex)
{
    m_foot->setText(tr("%1 · click or Enter to fire here · arrows walk the body").arg(m_view->bodyScene().nameOf(hex)));
    Q_EMIT told(lowFoot());
}

void StagePanel::setWaiting(bool waiting)
{
    m_waiting = waiting;
    if (!m_fight.isLoaded())
        refresh();
}

QString StagePanel::lowFoot() const
{
    return m_low ? m_foot->text() : QString();
}

void StagePanel::arrange()
{
    m_low = height() < kLow;
    const bool head = m_header->isVisibleTo(this);
    m_header->setBare(m_low);
    layout()->setContentsMargins(0, head && !m_low ? m_header->height() : 0, 0, 0);
    // Over the stage it must not reach the body's head, nor the callouts at the other side.
    m_header->setGeometry(0, 0, m_low ? width() * 9 / 20 : width(), m_header->height());
    m_header->raise();
    m_view->setCovered(head && m_low ? std::vector<QRectF>{m_header->geometry()} : std::vector<QRectF>{});
    m_foot->setVisible(!m_low && m_view->isVisibleTo(this) && m_fight.target());
}

void StagePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool before = m_low;
    arrange();
    if (m_low != before)
        Q_EMIT told(lowFoot());
}

}  // namespace hitspread
