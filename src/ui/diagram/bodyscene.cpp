#include "ui/diagram/bodyscene.h"

#include "text/labels.h"
#include "ui/diagram/hexitem.h"
#include "ui/diagram/hitflashitem.h"
#include "ui/diagram/markitem.h"
#include "ui/diagram/stageitem.h"

#include <QMetaObject>

#include <algorithm>
#include <span>
#include <utility>

namespace hitspread {

BodyScene::BodyScene(QObject* parent)
    : QGraphicsScene(parent), m_stage(new StageItem), m_marks(new MarkItem), m_answer(new HitFlashItem)
{
    setItemIndexMethod(NoIndex);
    addItem(m_stage);
    addItem(m_marks);
    m_marks->setZValue(2.0);
    addItem(m_answer);
    m_answer->setZValue(3.0);
}

BodyScene::~BodyScene()
{
    // Items ask their scene while they go.
    clear();
}

void BodyScene::setTheme(const Theme& theme)
{
    m_theme = theme;
    layOut();
}

void BodyScene::setPicture(const BodyPicture& picture)
{
    const bool samePlan = picture.plan == m_picture.plan && picture.outlineOnly == m_picture.outlineOnly;
    m_picture = picture;
    if (!samePlan)
        makeItems();
    makePathItems();
    layOut();
}

void BodyScene::setView(QSizeF size, const std::vector<QRectF>& covered)
{
    if (size == m_view && covered == m_covered)
        return;
    m_view = size;
    m_covered = covered;
    layOut();
}

void BodyScene::setProgress(const DriftProgress& progress)
{
    m_marks->setProgress(progress);
    const bool flying = progress.reached >= 0.0;
    if (flying == m_flying)
        return;
    m_flying = flying;
    showStage();
}

void BodyScene::setShownHits(std::vector<int> hits)
{
    m_stage->setShownHits(std::move(hits));
}

void BodyScene::setAnswer(const HitFlash& answer)
{
    m_answer->setAnswer(answer, m_stage->shownHits());
}

const std::vector<int>& BodyScene::shownHits() const
{
    return m_stage->shownHits();
}

void BodyScene::showStage()
{
    BodyPicture picture = m_picture;
    for (LocationCallout& callout : picture.callouts) {
        if (m_flying && callout.hitsBefore)
            callout.hits = *std::exchange(callout.hitsBefore, std::nullopt);
        if (m_flying && !callout.armourBefore.isEmpty()) {
            callout.armour = callout.armourBefore;
            callout.shortArmour = callout.shortArmourBefore;
        }
    }
    // Where boxes beside it have no room, or nothing to say, places that are clicked as a whole bear their initials.
    if (!m_layout.callouts && picture.isByLocation && !picture.outlineOnly && picture.locationLetters.isEmpty()) {
        for (const QString& name : picture.locationNames)
            picture.locationLetters << text::initials(name);
    }
    m_stage->show(picture, m_layout, m_theme);
}

void BodyScene::addHex(Hex hex)
{
    auto* item = new HexItem(*this, hex);
    item->setZValue(1.0);
    addItem(item);
    m_hexes.push_back(item);
}

/// Hexes go by a click on one of them, or by what the pointer met: what is pointed at must live until that event is over.
void BodyScene::dropHexes(std::size_t from)
{
    for (std::size_t i = from; i < m_hexes.size(); ++i) {
        removeItem(m_hexes[i]);
        m_gone.emplace_back(m_hexes[i]);
    }
    m_hexes.resize(from);
    QMetaObject::invokeMethod(
        this, [this] { m_gone.clear(); }, Qt::QueuedConnection);
}

void BodyScene::makeItems()
{
    dropHexes(0);
    m_bodyHexes = 0;
    if (!m_picture.plan || m_picture.outlineOnly)
        return;
    for (const BodyCell& cell : m_picture.plan->cells())
        addHex(cell.hex);
    m_bodyHexes = m_hexes.size();
}

void BodyScene::makePathItems()
{
    std::vector<Hex> wanted;
    if (m_picture.plan && !m_picture.outlineOnly && m_picture.drift) {
        for (const DriftChoice& choice : m_picture.drift->choices) {
            const Hex hex = m_picture.drift->hexAt(choice.place);
            if (m_picture.plan->cellAt(hex) == nullptr)
                wanted.push_back(hex);
        }
    }
    if (m_picture.plan && !m_picture.outlineOnly && m_picture.chain) {
        const auto add = [&](Hex hex) {
            if (m_picture.plan->cellAt(hex) == nullptr && std::ranges::find(wanted, hex) == wanted.end())
                wanted.push_back(hex);
        };
        for (const ChainMark& mark : m_picture.chain->marks)
            add(mark.hex);
        for (const ChainChoice& choice : m_picture.chain->choices)
            add(choice.hex);
    }
    const auto shown = std::span(m_hexes).subspan(m_bodyHexes);
    if (std::ranges::equal(shown, wanted, {}, &HexItem::hex))
        return;
    dropHexes(m_bodyHexes);
    for (const Hex hex : wanted)
        addHex(hex);
}

void BodyScene::layOut()
{
    if (m_view.isEmpty())
        return;
    m_layout = layOutStage(m_picture, m_theme, m_view, m_covered);
    setSceneRect(m_layout.stage);
    showStage();
    m_marks->show(m_picture, m_layout, m_theme);
    m_answer->show(m_picture, m_layout, m_theme);
    for (HexItem* item : m_hexes) {
        item->place(m_theme, m_layout.geometry);
        item->setSelectedMark(m_picture.selected == item->hex());
    }
}

QString BodyScene::tipOf(Hex hex) const
{
    const DriftChoice* choice = m_picture.drift ? m_picture.drift->choiceAt(hex) : nullptr;
    if (choice)
        return tr("%1\n%2").arg(choice->words, nameOf(hex));
    for (const ChainChoice& other : m_picture.chain ? m_picture.chain->choices : std::vector<ChainChoice>{}) {
        if (other.hex == hex)
            return tr("%1\n%2").arg(other.words, nameOf(hex));
    }
    return nameOf(hex);
}

QString BodyScene::nameOf(Hex hex) const
{
    const int location = m_picture.plan ? m_picture.plan->locationAt(hex) : -1;
    QString place = tr("hex %1").arg(text::place(hex));
    if (location < 0 || location >= m_picture.locationNames.size())
        return place;
    if (m_picture.isByLocation)
        return m_picture.locationNames.at(location);
    return tr("%1, %2", "location, hex").arg(m_picture.locationNames.at(location), place);
}

std::optional<Hex> BodyScene::focusedHex() const
{
    const auto found = std::ranges::find_if(m_hexes, [this](const HexItem* item) { return item == focusItem(); });
    return found == m_hexes.end() ? std::nullopt : std::optional<Hex>((*found)->hex());
}

void BodyScene::focusHex(Hex hex)
{
    const auto found = std::ranges::find(m_hexes, hex, &HexItem::hex);
    if (found != m_hexes.end())
        setFocusItem(*found, Qt::TabFocusReason);
}

void BodyScene::choose(Hex hex)
{
    Q_EMIT hexChosen(hex);
}

void BodyScene::reportHover(std::optional<Hex> hex)
{
    if (hex)
        Q_EMIT hexHovered(*hex);
    else
        Q_EMIT hoverEnded();
}

}  // namespace hitspread
