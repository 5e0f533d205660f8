#include "ui/systems/threed/harmdialog.h"

#include "models/play/attackpresenter.h"
#include "models/play/severalmarked.h"
#include "models/systemview.h"
#include "rules/core/declare/fieldname.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/harm/harm.h"
#include "text/labels.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackframe.h"
#include "ui/attack/body/bodypicturemaker.h"
#include "ui/attack/dice/dicepanel.h"
#include "ui/attack/options/combatantchecklist.h"
#include "ui/attack/targettable.h"
#include "ui/systems/threed/threedharm.h"
#include "ui/theme/applicationstyle.h"
#include "ui/verdict/attackverdict.h"
#include "ui/widgets/windowtitle.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>
#include <array>

namespace hitspread::threed {

HarmDialog::HarmDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent, AttackLog* log)
    : CrowdDialog(fight, style, preferences, parent, log), m_who(new CombatantChecklist(fight, style, this))
{
    setObjectName(QStringLiteral("harmDialog"));
    setDropWords(tr("Drop this harm:"));
    m_table->setHeadings(tr("Points"), tr("Where"));
    m_table->setAccessibleName(tr("Everybody who is harmed"));
    m_dice->setDirectionExpected(false);
    m_who->setTitle(tr("Who is harmed"));
    arrange({m_who});
    // Behind the panel, which builds its rows with the first action.
    connect(m_presenter, &AttackPresenter::ready, this, &HarmDialog::takeReady, Qt::QueuedConnection);
    connect(m_who, &CombatantChecklist::changed, this, &HarmDialog::begin);
    connect(m_who, &CombatantChecklist::full, this, [this](int left) {
        m_foot->warn(
            left == 1
                ? tr("No more can be harmed at once. Apply this, then do it again for the one who is left.")
                : tr("No more can be harmed at once. Apply this, then do it again for the %1 who are left.").arg(left));
    });
}

void HarmDialog::choosePanels()
{
    if (m_options)
        return;
    m_who->setMost(harmpanels::mostTargets());
    m_options = harmpanels::makeOptions(*m_presenter, m_style, this);
    addOptions(m_options);
}

void HarmDialog::start()
{
    choosePanels();
    const CombatantView* first = m_fight.target() ? m_fight.target() : m_fight.active();
    if (!first)
        return;
    open();
    m_who->fill({first->combatant.id});
    begin();
    const auto askWho = [this] {
        m_frame->reveal(AttackFrame::Column::Options);
        m_who->takeKeyboard();
    };
    askWho();
    // Behind what open() does then.
    connect(m_presenter, &AttackPresenter::changed, m_who, askWho, Qt::SingleShotConnection);
}

void HarmDialog::resume(const PendingAction& pending)
{
    if (comeForward(pending))
        return;
    choosePanels();
    open();
    m_who->fill(markedIn(orderOf(pending)));
    m_presenter->resume(pending);
    focusNext();
}

bool HarmDialog::isNobody() const
{
    return m_who->marked().empty();
}

void HarmDialog::begin()
{
    if (!m_options)
        return;
    if (isNobody())
        return refresh();
    ActionOrder order;
    order.action = std::string(harmpanels::action());
    order.encounter = m_fight.snapshot().encounter.id;
    setMarked(order, m_who->marked());
    m_presenter->begin(order, {}, saidForAll(*m_presenter));
}

void HarmDialog::takeReady()
{
    entitle(*this, tr("Harm several - Hitspread"));
    // Who has typed a number goes on to the dice or the brass button.
    for (QLineEdit* field : m_options ? m_options->findChildren<QLineEdit*>() : QList<QLineEdit*>())
        connect(field, &QLineEdit::returnPressed, this, &HarmDialog::focusNext,
                Qt::ConnectionType(Qt::QueuedConnection | Qt::UniqueConnection));
}

void HarmDialog::refresh()
{
    if (!m_options)
        return;
    m_who->setHeld(m_presenter->dice().hasFallen());
    CrowdDialog::refresh();
    if (!isNobody())
        return;
    m_table->setRows({});
    m_verdict->hide();
    m_foot->setState({false, false, m_presenter->dice().hasFallen(), false, {tr("Mark who is harmed with Space.")}});
}

bool HarmDialog::isUntouched() const
{
    constexpr std::array kAmount{declare::name<&Harm::options, &HarmOptions::points>(kHarmParts),
                                 declare::name<&Harm::options, &HarmOptions::dice>(kHarmParts)};
    return std::ranges::none_of(kAmount, [this](const FieldName& name) {
        const auto path = m_presenter->options().path(name);
        return path && m_presenter->options().isChanged(*path);
    });
}

QString HarmDialog::stageWords() const
{
    return harmpanels::stageWords(*m_presenter);
}

void HarmDialog::paint(BodyPicture& picture, std::size_t place) const
{
    for (const Reach& area : areas()) {
        if (area.target == place && !area.hexes.empty())
            picture.blast = BlastPicture{area.impact, area.hexes, !m_presenter->isFinished()};
    }
}

std::pair<QString, QString> HarmDialog::cells(std::size_t place) const
{
    return {harmpanels::amountWords(*m_presenter, place), harmpanels::placeWords(*m_presenter, place)};
}

bool HarmDialog::focusDice()
{
    return !isNobody() && CrowdDialog::focusDice();
}

bool HarmDialog::takeOwnKey(const QKeyEvent& event)
{
    if (isNobody() && (event.key() == Qt::Key_R || event.key() == Qt::Key_T || event.key() == Qt::Key_P))
        return true;
    // Alt and a digit is somebody; the number pad and a shifted row of digits type as well.
    const bool isDigit = event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9
        && !(event.modifiers() & (Qt::AltModifier | Qt::ControlModifier));
    // While nothing is said yet, a number says how much it is.
    const bool isOpen = m_presenter->isReady() && !isNobody() && !m_presenter->complaints().isEmpty();
    auto* amount = m_options
        ? m_options->findChild<QLineEdit*>(QStringLiteral("option_") + QString::fromUtf8(harmpanels::amountField()))
        : nullptr;
    if (isDigit && isOpen && amount) {
        m_frame->reveal(AttackFrame::Column::Options);
        amount->setFocus(Qt::ShortcutFocusReason);
        amount->selectAll();
        QKeyEvent again(QEvent::KeyPress, event.key(), event.modifiers(), event.text());
        QApplication::sendEvent(amount, &again);
        return true;
    }
    return CrowdDialog::takeOwnKey(event);
}

void HarmDialog::primary()
{
    if (!isNobody())
        CrowdDialog::primary();
}

}  // namespace hitspread::threed
