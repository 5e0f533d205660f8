#include "ui/attack/dice/dicepanel.h"

#include "models/play/attackpresenter.h"
#include "models/systemview.h"
#include "rules/core/dice/answerdice.h"
#include "text/labels.h"
#include "ui/attack/badgeasked.h"
#include "ui/attack/dice/dicesum.h"
#include "ui/attack/dice/dicewords.h"
#include "ui/attack/dice/dieerror.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/dietile.h"
#include "ui/widgets/directionbox.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

constexpr int kFurtherEdge = 30;  ///< of the dice of tests that follow from the shot
constexpr int kTableEdge = 24;    ///< where a whole fight rolls: ten rows in 320 px

}  // namespace

DicePanel::DicePanel(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_style(style),
      m_title(new QLabel(tr("Dice"), this)),
      m_roll(new QPushButton(tr("Roll for me   R"), this)),
      m_type(new QPushButton(tr("Type the dice   T"), this)),
      m_rows(new QVBoxLayout),
      m_wrong(new DieError(style, this))
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    auto* head = new QHBoxLayout;
    head->setSpacing(0);
    setLook(*m_title, "textRole", QStringLiteral("section"));
    head->addWidget(m_title);
    head->addSpacing(space::kSmall);
    head->addStretch();
    m_roll->setObjectName(QStringLiteral("rollButton"));
    m_roll->setProperty("segment", QStringLiteral("first"));
    m_roll->setToolTip(tr("Roll every open die"));
    m_type->setObjectName(QStringLiteral("typeButton"));
    m_type->setProperty("segment", QStringLiteral("last"));
    m_type->setToolTip(tr("Type what lies on the table, die by die"));
    for (QPushButton* button : {m_roll, m_type}) {
        button->setEnabled(false);
        button->setAutoDefault(false);
        head->addWidget(button);
    }
    whole->addLayout(head);
    m_rows->setContentsMargins(0, 4, 0, 0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    whole->addLayout(m_rows);
    whole->addWidget(m_wrong);
    // Higher than its dice, as beside another side's, it has them at the top.
    whole->addStretch(1);
    connect(m_roll, &QPushButton::clicked, &m_presenter, [this] { m_presenter.dice().rollOpen(); });
    connect(m_type, &QPushButton::clicked, this, &DicePanel::focusOpen);
    connect(&m_presenter, &AttackPresenter::changed, this, &DicePanel::refresh);
    connect(this, &DicePanel::refused, m_wrong, &DieError::say);
    connect(&m_style, &ApplicationStyle::themeChanged, this, [this] {
        m_signature.reset();
        refresh();
    });
}

int DicePanel::neededHeight()
{
    setMinimumHeight(0);
    layout()->activate();
    const int high = heightForWidth(width());
    return high < 0 ? sizeHint().height() : high;
}

QString DicePanel::signature() const
{
    QStringList parts;
    for (const DiceQuestion& roll : m_presenter.dice().rolls()) {
        if (isMine(roll.question.key))
            parts << signatureOf(roll.question) << titleOf(roll);
    }
    return parts.join(QLatin1Char(' '));
}

void DicePanel::refresh()
{
    // Of a window that is not active yet nobody has the keyboard, but somebody will.
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    if (const QString now = signature(); now != m_signature || !m_box) {
        m_signature = now;
        rebuild();
    }
    for (const Tile& tile : m_tiles) {
        const DiceQuestion* roll = m_presenter.dice().rollAt(tile.key);
        if (!roll || !tile.tile)
            continue;
        const int face = roll->answer.faces[static_cast<std::size_t>(tile.die)];
        tile.tile->setFace(
            face, face == 0 ? tr("open") : originText(roll->answer.origins[static_cast<std::size_t>(tile.die)]));
    }
    m_wrong->say({});
    refreshRose();
    for (const auto& [key, label] : m_sums)
        label->setText(sumWords(m_presenter, key));
    for (const auto& [key, sum] : m_typedSums) {
        if (const DiceQuestion* roll = m_presenter.dice().rollAt(key))
            sum->setSum(hasFallen(*roll) ? std::optional(roll->answer.sum()) : std::nullopt);
    }
    m_needs.refresh(m_presenter);
    m_tables.refresh(m_presenter, [this](QuestionKey key) { return isMine(key); });
    const bool open = !m_presenter.isFinished() && m_presenter.isReady() && m_presenter.complaints().isEmpty();
    m_roll->setEnabled(open);
    m_type->setEnabled(open);
    // With several strands a choice is open or none of the hand's business; else its preset is taken already.
    const bool choiceOpened = m_presenter.dice().choices().size() > m_choices
        && (m_strand < 0 || m_presenter.dice().choices().back().isOpen);
    m_choices = m_presenter.dice().choices().size();
    if (!hadFocus)
        return;
    // The choice was asked before whatever is still open.
    if (choiceOpened)
        Q_EMIT choiceComes();
    else if (!focusOpen())
        Q_EMIT allFallen();
}

void DicePanel::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    m_signature.reset();
    refresh();
}

void DicePanel::setTable(bool table)
{
    if (std::exchange(m_table, table) == table)
        return;
    m_signature.reset();
    refresh();
}

void DicePanel::setDirectionExpected(bool expected)
{
    m_expectsDirection = expected;
    m_signature.reset();
    refresh();
}

void DicePanel::setSide(int side)
{
    m_side = side;
    for (QWidget* widget :
         {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_roll), static_cast<QWidget*>(m_type)})
        widget->hide();
    m_signature.reset();
    refresh();
}

void DicePanel::setStrand(int strand)
{
    if (strand == m_strand)
        return;
    m_strand = strand;
    refresh();
}

std::optional<int> DicePanel::strandOf(QuestionKey key) const
{
    const StrandsFacet* facet = m_strand >= 0 ? facetsOf(m_presenter.system().id()).strands.get() : nullptr;
    return facet ? facet->strandOf(key) : std::nullopt;
}

bool DicePanel::isMine(QuestionKey key) const
{
    if (const auto strand = strandOf(key); strand && strand != m_strand)
        return false;
    const auto side = m_side ? key.subject.side() : std::nullopt;
    return !side || side == m_side;
}

/// A direction that each of several is asked for is a die in the row of each: there is one rose.
bool DicePanel::isRose(QuestionKey key) const
{
    return isDirection(m_presenter.system(), key) && badgeAsked(m_presenter, key).isEmpty();
}

bool DicePanel::hasRose() const
{
    const auto words = m_presenter.system().questions();
    // Of several strands each has a direction of its own.
    const int shot = std::max(0, m_strand);
    for (std::size_t name = 0; name < words.size(); ++name) {
        const QuestionKey key{static_cast<std::uint16_t>(name), static_cast<std::uint16_t>(shot), Subject().shot(shot)};
        if (isDirection(m_presenter.system(), key) && isMine(key))
            return true;
    }
    return false;
}

void DicePanel::rebuild()
{
    if (m_box) {
        // A tile on its way out must not answer for a die that may be another's by now.
        for (const Tile& tile : m_tiles) {
            if (tile.tile)
                tile.tile->disconnect(this);
        }
        for (const auto& [key, sum] : m_typedSums)
            sum->disconnect(this);
        m_box->hide();
        m_box->deleteLater();
    }
    m_box = new QWidget(this);
    m_rows->addWidget(m_box);
    m_tiles.clear();
    auto* column = new QVBoxLayout(m_box);
    column->setContentsMargins(0, 0, 0, 0);
    if (m_table)
        column->setSpacing(2);
    m_firstRow = nullptr;
    m_sums.clear();
    m_needs.clear();
    m_typedSums.clear();
    const System* system = m_presenter.isReady() ? &m_presenter.system() : nullptr;
    const DiceQuestion* first = firstRoll();
    // Of several strands each has its dice above those of the whole, in places that stay.
    if (m_strand >= 0 && (first || (system && roseKey())))
        addFirst(first);
    for (const DiceQuestion& roll : m_presenter.dice().rolls()) {
        if (isRose(roll.question.key) || !isMine(roll.question.key))
            continue;
        if (&roll != first)
            addRow(roll);
        else if (!m_firstRow)
            addFirst(first);
    }
    // What only drifts, or lies there, has its direction before any die.
    if (!m_firstRow && system && roseKey())
        addFirst(nullptr);
    if (m_firstRow)
        m_firstRow->addStretch();
    if (system && system->deviation() && m_firstRow && hasRose() && (m_expectsDirection || roseKey()))
        addRose();
    // Below the dice, the tables they are rolled on.
    m_tables.make(
        m_presenter, [this](QuestionKey key) { return isMine(key); }, *m_box);
    // What is hidden keeps the keyboard of a window that is not active yet to itself, and Qt finds another place for it.
    m_box->show();
}

std::optional<QuestionKey> DicePanel::roseKey() const
{
    for (const DiceQuestion& roll : m_presenter.dice().rolls()) {
        if (isRose(roll.question.key) && isMine(roll.question.key))
            return roll.question.key;
    }
    return std::nullopt;
}

void DicePanel::addRose()
{
    m_rose = new DirectionBox(m_style.theme(), m_box);
    m_rose->setObjectName(QStringLiteral("rose"));
    m_rose->setEdge(m_compact ? 70 : 86);
    m_firstRow->addWidget(m_rose, 0, Qt::AlignTop);
    connect(m_rose, &DirectionBox::typed, this, [this](int direction) {
        if (const auto asked = roseKey())
            m_presenter.dice().setDie(*asked, 0, direction);
    });
    connect(m_rose, &DirectionBox::refused, this, &DicePanel::refused);
    connect(m_rose, &DirectionBox::backspaced, this, [this] {
        if (const auto asked = roseKey())
            stepBackFrom(*asked, 0);
    });
}

QString DicePanel::titleOf(const DiceQuestion& roll) const
{
    const bool ofStrand = strandOf(roll.question.key).has_value();
    const QString target = whoseRoll(m_presenter, roll.question.key, m_table);
    const bool numbered = !ofStrand && target.isEmpty() && !roll.question.key.subject.side();
    const QString words = text::question(m_presenter.system(),
                                         numbered ? roll.question.key : QuestionKey{roll.question.key.name, 0});
    return target.isEmpty() ? words : m_table ? target : tr("%1: %2").arg(target, words);
}

const DiceQuestion* DicePanel::firstRoll() const
{
    const auto& rolls = m_presenter.dice().rolls();
    const auto found = std::ranges::find_if(rolls, [this](const DiceQuestion& roll) {
        const QuestionKey key = roll.question.key;
        return !m_table && !isRose(key) && isMine(key) && whoseRoll(m_presenter, key, m_table).isEmpty()
            && (m_strand < 0 || strandOf(key));
    });
    return found == rolls.end() ? nullptr : &*found;
}

void DicePanel::addFirst(const DiceQuestion* roll)
{
    m_firstRow = new QHBoxLayout;
    m_firstRow->setSpacing(space::kMedium);
    static_cast<QVBoxLayout*>(m_box->layout())->addLayout(m_firstRow);
    const int edge = m_compact ? 44 : 56;
    const auto places = m_strand >= 0 ? placesOfDice(m_presenter.system()) : std::span<const DieWord>();
    auto place = places.begin();
    const auto leaveUntil = [&](auto end) {
        for (; place != end; ++place) {
            auto* empty = new DieTile(m_style.theme(), colourOf(place->tint),
                                      text::die(m_presenter.system(), place->id), 6, m_box);
            empty->setEdge(edge);
            empty->setUnasked();
            m_firstRow->addWidget(empty);
        }
    };
    for (int die = 0; roll && die < roll->question.dice; ++die) {
        const auto own = std::find_if(
            place, places.end(),
            [tint = wordOf(m_presenter.system(), *roll, die).tint](const DieWord& word) { return word.tint == tint; });
        if (own != places.end())
            leaveUntil(own);
        addTile(*m_firstRow, *roll, die, edge);
        if (place != places.end())
            ++place;
    }
    leaveUntil(places.end());
    if (roll && mayTypeSum(roll->question))
        addSum(*m_firstRow, *roll, edge);
    if (roll)
        m_needs.add(m_presenter, roll->question.key, *static_cast<QVBoxLayout*>(m_box->layout()), *m_box);
}

void DicePanel::addRow(const DiceQuestion& roll)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kTiny);
    static_cast<QVBoxLayout*>(m_box->layout())->addLayout(row);
    auto* title = new ElidedLabel(m_box);
    title->setText(titleOf(roll));
    setLook(*title, "textRole", QStringLiteral("section"));
    // Dice stand beside what they are for; in a table they are columns.
    row->addWidget(title, m_table ? 1 : 0);
    // Where there is no shot to follow from (a duel), every die weighs the same.
    const bool further = m_firstRow && m_presenter.system().deviation();
    const int edge = m_table ? kTableEdge : further ? kFurtherEdge : 44;
    for (int die = 0; die < roll.question.dice; ++die)
        addTile(*row, roll, die, edge);
    if (mayTypeSum(roll.question)) {
        addSum(*row, roll, edge);
    } else if (further && roll.question.use == RollUse::Sum && roll.question.dice > 1) {
        m_sums.emplace_back(roll.question.key, new QLabel(m_box));
        row->addWidget(m_sums.back().second);
    }
    if (!m_table)
        row->addStretch(1);
    m_needs.add(m_presenter, roll.question.key, *static_cast<QVBoxLayout*>(m_box->layout()), *m_box);
}

void DicePanel::addTile(QHBoxLayout& row, const DiceQuestion& roll, int die, int edge)
{
    const QuestionKey key = roll.question.key;
    const System& system = m_presenter.system();
    auto* tile = new DieTile(m_style.theme(), colourOf(wordOf(system, roll, die).tint), dieName(system, roll, die),
                             roll.question.sides, m_box);
    tile->setLowest(roll.question.lowest);
    tile->setObjectName(QStringLiteral("die%1").arg(m_tiles.size()));
    tile->setEdge(edge);
    row.addWidget(tile);
    connect(tile, &DieTile::typed, this, [this, key, die](int face) { m_presenter.dice().setDie(key, die, face); });
    connect(tile, &DieTile::backspaced, this, [this, key, die] { stepBackFrom(key, die); });
    connect(tile, &DieTile::refused, this, &DicePanel::refused);
    m_tiles.push_back({key, die, tile});
}

void DicePanel::addSum(QHBoxLayout& row, const DiceQuestion& roll, int edge)
{
    auto* sum = new DiceSum(m_style, roll.question, titleOf(roll), edge, m_box);
    sum->setObjectName(QStringLiteral("sum%1").arg(m_typedSums.size()));
    row.addWidget(sum, 0, Qt::AlignTop);
    connect(sum, &DiceSum::typed, this, [this, question = roll.question](std::int32_t typed) {
        m_presenter.dice().setRoll(diceOfSum(question, typed, Origin::Typed));
    });
    connect(sum, &DiceSum::passed, this, [this] {
        if (!focusOpen())
            Q_EMIT allFallen();
    });
    connect(sum, &DiceSum::backspaced, this, [this, key = roll.question.key] { takeBackRoll(key); });
    connect(sum, &DiceSum::refused, this, &DicePanel::refused);
    m_typedSums.emplace_back(roll.question.key, sum);
}

void DicePanel::takeBackRoll(QuestionKey key)
{
    const DiceQuestion* roll = m_presenter.dice().rollAt(key);
    if (!roll || !liesAny(roll->answer))
        return stepBackFrom(key, 0);
    m_presenter.dice().clearRoll(key);
    const auto own = std::ranges::find(m_typedSums, key, [](const auto& sum) { return sum.first; });
    if (own != m_typedSums.end())
        own->second->takeKeyboard();
    Q_EMIT steppedBack();
}

void DicePanel::refreshRose()
{
    if (!m_rose)
        return;
    for (const DiceQuestion& roll : m_presenter.dice().rolls()) {
        if (!isRose(roll.question.key) || !isMine(roll.question.key))
            continue;
        const int face = roll.answer.faces[0];
        m_rose->setDirection(face, face == 0 ? QString() : originText(roll.answer.origins[0]));
        m_rose->setAsked(true);
        return;
    }
    m_rose->setDirection(0, {});
    m_rose->setAsked(false);
}

bool DicePanel::hasOpen() const
{
    return std::ranges::any_of(m_presenter.dice().rolls(),
                               [this](const DiceQuestion& roll) { return roll.isOpen && isMine(roll.question.key); });
}

bool DicePanel::focusOpen()
{
    for (const DiceQuestion& roll : m_presenter.dice().rolls()) {
        if (!roll.isOpen || !isMine(roll.question.key))
            continue;
        if (isRose(roll.question.key)) {
            if (m_rose)
                m_rose->setFocus(Qt::OtherFocusReason);
            return m_rose != nullptr;
        }
        for (const Tile& tile : m_tiles) {
            if (tile.key == roll.question.key && tile.tile && tile.tile->face() == 0) {
                tile.tile->setFocus(Qt::OtherFocusReason);
                return true;
            }
        }
    }
    return false;
}

void DicePanel::focusDie(QuestionKey key, int die)
{
    if (isRose(key) && m_rose)
        return m_rose->setFocus(Qt::OtherFocusReason);
    const auto at = std::ranges::find_if(m_tiles, [&](const Tile& tile) { return tile.key == key && tile.die == die; });
    if (at != m_tiles.end() && at->tile)
        at->tile->setFocus(Qt::OtherFocusReason);
}

bool DicePanel::stepBackBefore(QuestionKey key, int die)
{
    const auto last = lastTyped(m_presenter, key, die);
    if (!last)
        return false;
    m_presenter.dice().clearDie(last->first, last->second);
    focusDie(last->first, last->second);
    return true;
}

bool DicePanel::stepBack()
{
    constexpr int kPastAll = 1 << 20;
    const auto& rolls = m_presenter.dice().rolls();
    return !rolls.empty() && stepBackBefore(rolls.back().question.key, kPastAll);
}

void DicePanel::stepBackFrom(QuestionKey key, int die)
{
    const DiceQuestion* roll = m_presenter.dice().rollAt(key);
    const bool lies = roll && roll->answer.faces[static_cast<std::size_t>(die)] != 0;
    if (lies) {
        m_presenter.dice().clearDie(key, die);
        focusDie(key, die);
    } else {
        stepBackBefore(key, die);
    }
    Q_EMIT steppedBack();
}

}  // namespace hitspread
