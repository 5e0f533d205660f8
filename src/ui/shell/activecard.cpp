#include "ui/shell/activecard.h"

#include "models/digest.h"
#include "models/fight.h"
#include "ui/fields/numberfield.h"
#include "ui/shell/conditionrow.h"
#include "ui/shell/weaponlist.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/marklook.h"
#include "ui/widgets/reasonline.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/trackboxes.h"
#include "ui/widgets/typedtext.h"

#include <QAction>
#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {
constexpr int kActiveCardBadge = 42;
constexpr int kActiveCardIcon = 16;
constexpr int kFieldWidth = 48;
constexpr int kLeastFire = 64;
constexpr int kLeastForce = 104;
constexpr int kActiveCardLow = 330;  ///< below this height two rows of buttons would leave the weapons no room
}  // namespace

ActiveCard::ActiveCard(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_fight(fight),
      m_style(style),
      m_badge(new QLabel(this)),
      m_name(new QLabel(this)),
      m_line(new QHBoxLayout),
      m_words(new ElidedLabel(this)),
      m_nobody(new QLabel(tr("The one who acts is shown here, with weapons and what can be done with them."), this)),
      m_scroll(new QScrollArea(this)),
      m_buttons(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_rest(new QWidget(this)),
      m_against(new QLabel(this)),
      m_warning(new QLabel(this)),
      m_fire(new QPushButton(this)),
      m_more(new QPushButton(tr("More"), this))
{
    setObjectName(QStringLiteral("activeCard"));
    setAttribute(Qt::WA_StyledBackground);
    setLook(*this, "ground", QStringLiteral("surface"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 14, 14);
    auto* head = new QHBoxLayout;
    head->setSpacing(10);
    head->addWidget(m_badge);
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    setLook(*m_name, "textRole", QStringLiteral("name"));
    setLook(*m_words, "textRole", QStringLiteral("secondary"));
    m_name->setWordWrap(true);
    names->addWidget(m_name);
    m_line->setSpacing(6);
    m_line->addWidget(m_words, 1);
    names->addLayout(m_line);
    head->addLayout(names, 1);
    column->addLayout(head);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setFrameShape(QFrame::NoFrame);
    setLook(*m_nobody, "textRole", QStringLiteral("secondary"));
    m_nobody->setObjectName(QStringLiteral("nobodyActs"));
    m_nobody->setWordWrap(true);
    column->addWidget(m_nobody);
    column->addWidget(m_scroll, 1);
    m_fire->setObjectName(QStringLiteral("fireButton"));
    m_fire->setProperty("primary", QStringLiteral("true"));
    // Its words are elided to the card; they never widen it.
    m_fire->setMinimumWidth(kLeastFire);
    m_buttons->setSpacing(space::kSmall);
    m_buttons->addWidget(m_fire, 1);
    m_more->setObjectName(QStringLiteral("moreButton"));
    m_more->setToolTip(tr("Melee, grenades, dodging, readying a weapon"));
    m_more->setAccessibleName(tr("More to do"));
    m_more->hide();
    // Beside the brass button as high as that is.
    m_more->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Minimum);
    auto* rest = new QHBoxLayout(m_rest);
    rest->setContentsMargins(0, 0, 0, 0);
    rest->setSpacing(space::kSmall);
    rest->addWidget(m_more);
    m_rest->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Minimum);
    m_buttons->addWidget(m_rest);
    m_against->setObjectName(QStringLiteral("whyNot"));
    m_against->setWordWrap(true);
    setLook(*m_against, "textRole", QStringLiteral("secondary"));
    m_against->hide();
    column->addWidget(m_against);
    m_warning->setObjectName(QStringLiteral("targetWarning"));
    m_warning->setWordWrap(true);
    setLook(*m_warning, "tone", QStringLiteral("warn"));
    m_warning->hide();
    column->addWidget(m_warning);
    column->addLayout(m_buttons);
    connect(m_fire, &QPushButton::clicked, this, &ActiveCard::primaryAsked);
    connect(&fight, &Fight::changed, this, &ActiveCard::hear);
    connect(&fight, &Fight::choiceChanged, this, &ActiveCard::hearChoice);
    connect(&style, &ApplicationStyle::themeChanged, this, &ActiveCard::refresh);
    refresh();
}

void ActiveCard::setPrimary(const QStringList& texts, const QString& refusal, Icon icon)
{
    m_primary = texts;
    const QString& text = texts.first();
    m_fire->setAccessibleName(text);
    m_fire->setEnabled(refusal.isEmpty());
    m_fire->setToolTip(refusal.isEmpty() ? text : refusal);
    showIcon(*m_fire, iconOf(icon, m_style.theme(), refusal.isEmpty() ? Token::OnAccent : Token::Faint));
    placeButtons();
}

void ActiveCard::setWarning(const QString& words)
{
    m_warning->setText(words);
    m_warning->setVisible(!words.isEmpty());
    m_fire->setAccessibleDescription(words.isEmpty() ? m_against->text() : words);
}

void ActiveCard::setAgainst(const QString& words)
{
    m_against->setText(words);
    m_against->setVisible(!words.isEmpty());
    m_fire->setAccessibleDescription(words);
}

void ActiveCard::setQuick(const QList<QAction*>& actions, const QStringList& words)
{
    m_quickWords = words;
    if (std::exchange(m_actions, actions) != actions) {
        qDeleteAll(std::exchange(m_quick, {}));
        QWidget* before = m_fire;
        for (QAction* action : actions) {
            auto* button = new QPushButton(m_rest);
            button->setObjectName(action->objectName().remove(QStringLiteral("action_")));
            button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Minimum);
            connect(button, &QPushButton::clicked, action, &QAction::trigger);
            static_cast<QBoxLayout*>(m_rest->layout())->insertWidget(static_cast<int>(m_quick.size()), button, 1);
            setTabOrder(std::exchange(before, button), button);
            m_quick << button;
        }
        setTabOrder(before, m_more);
    }
    for (qsizetype i = 0; i < m_quick.size(); ++i) {
        m_quick[i]->setEnabled(actions[i]->isEnabled());
        m_quick[i]->setToolTip(actions[i]->toolTip());
        m_quick[i]->setAccessibleName(words[i]);
    }
    placeButtons();
}

/// With their keys where there is room; keys go first.
void ActiveCard::wordQuick()
{
    const QMargins around = layout()->contentsMargins();
    for (const bool keys : {true, false}) {
        for (qsizetype i = 0; i < m_quick.size(); ++i)
            m_quick[i]->setText(keys ? m_quickWords[i] : m_quickWords[i].section(QStringLiteral("   "), 0, 0));
        m_rest->layout()->invalidate();
        if (m_rest->sizeHint().width() <= width() - around.left() - around.right())
            return;
    }
}

void ActiveCard::setMore(QMenu* menu)
{
    m_more->setMenu(menu);
    m_more->setVisible(menu && m_fight.active());
    placeButtons();
}

/// The brass button says in full what it does, and has a row of its own. Only in a low card the rest stands beside it: then what has a
/// key is in the menu alone. Where there is no room even so, whole words go, and only then letters.
void ActiveCard::placeButtons()
{
    if (m_primary.isEmpty())
        return;
    const bool low = isLow();
    const bool acts = m_fight.active() != nullptr;
    for (QPushButton* button : m_quick)
        button->setVisible(acts && !low);
    wordQuick();
    m_rest->setVisible(acts && (!m_more->isHidden() || (!m_quick.isEmpty() && !low)));
    m_fire->setText(m_primary.first());
    const QMargins around = layout()->contentsMargins();
    const int all = width() - around.left() - around.right();
    const int more = m_rest->isHidden() ? 0 : m_rest->sizeHint().width() + space::kSmall;
    const bool beside = low || (m_quick.isEmpty() && m_fire->sizeHint().width() + more <= all);
    m_buttons->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int room = beside ? all - more : all;
    int whole = 0;
    for (const QString& words : m_primary) {
        m_fire->setText(words);
        whole = m_fire->sizeHint().width();
        if (whole <= room)
            return;
    }
    const QFontMetrics metrics = m_fire->fontMetrics();
    const int frame = whole - metrics.horizontalAdvance(m_fire->text());
    m_fire->setText(metrics.elidedText(m_fire->text(), Qt::ElideMiddle, room - frame));
}

bool ActiveCard::isLow() const
{
    return height() < m_style.theme().scaled(kActiveCardLow);
}

void ActiveCard::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // The number above the boxes says the same; a weapon says more.
    for (TrackBoxes* track : m_tracks) {
        if (track->parentWidget() != this)
            track->setVisible(!isLow());
    }
    placeButtons();
}

/// Conditions name others whose turn they end with.
void ActiveCard::hear(const FightChange& change)
{
    const auto* reason = m_body ? m_body->findChild<QLineEdit*>(QStringLiteral("handReason")) : nullptr;
    const bool isReasonGone = reason && reason->text() != m_fight.reason();
    if (change.isAbout(m_shown) || isReasonGone
        || change.has(FightChange::Fights | FightChange::Rules | FightChange::People))
        refresh();
}

void ActiveCard::hearChoice()
{
    const FightChoice choice = m_fight.choice();
    if (choice.active != m_shown || choice.weapon != m_weapon)
        refresh();
}

void ActiveCard::refresh()
{
    m_shown = m_fight.active() ? m_fight.choice().active : 0;
    m_weapon = m_fight.weapon();
    const QWidget* focused = isAncestorOf(focusWidget()) ? focusWidget() : nullptr;
    const QString name = focused ? focused->objectName() : QString();
    const auto* field = qobject_cast<const QLineEdit*>(focused);
    const TypedText typed = field ? TypedText::of(*field) : TypedText();
    const bool hadFocus = focused && focused->hasFocus();
    build();
    if (!m_body)
        return;
    // The button that fires was there before; the rest comes to its place, and it goes behind the rest.
    QWidget* before = m_fire;
    if (m_initiative)
        setTabOrder(std::exchange(before, m_initiative), m_initiative);
    setTabOrder(followInTabOrder(before, *m_body), m_fire);
    QWidget* last = m_fire;
    for (QPushButton* button : m_quick)
        setTabOrder(std::exchange(last, button), button);
    setTabOrder(last, m_more);
    auto* again = name.isEmpty() ? nullptr : findChild<QWidget*>(name);
    if (auto* line = qobject_cast<QLineEdit*>(again))
        typed.putInto(*line);
    else if (again && hadFocus)
        again->setFocus();
}

void ActiveCard::build()
{
    for (TrackBoxes* track : m_tracks) {
        track->setParent(this);
        track->hide();
    }
    delete m_body;
    m_body = nullptr;
    delete m_initiative;
    m_initiative = nullptr;
    const CombatantView* who = m_fight.active();
    m_badge->setVisible(who != nullptr);
    m_name->setVisible(who != nullptr);
    m_words->setVisible(who != nullptr);
    m_nobody->setVisible(!who);
    m_fire->setVisible(who != nullptr);
    m_more->setVisible(who && m_more->menu());
    if (!who)
        return;
    m_name->setText(QString::fromStdString(who->combatant.name));
    m_badge->setPixmap(badgePixmap(faceOf(&who->combatant), m_style.theme(), m_style.theme().scaled(kActiveCardBadge),
                                   devicePixelRatioF()));
    m_body = new QWidget(this);
    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kTiny);
    const Digest digest = digestOf(m_fight.snapshot().encounter.system,
                                   sourceOf(*who, m_fight.snapshot().encounter.switches));
    addFigures(*column, digest);
    addWeapons(*column);
    addForces(*column);
    column->addStretch(1);
    m_scroll->setWidget(m_body);
    for (QWidget* part : {m_body, m_scroll->viewport()})
        part->setAutoFillBackground(false);
    // Not before they are in sight, or nothing would be seen to fill.
    for (std::size_t i = 0; i < digest.tracks.size(); ++i)
        boxesAt(i).setTrack(digest.tracks[i].left, digest.tracks[i].most, who->combatant.id);
    // Never narrower than its rows need: there is no horizontal scrolling.
    m_scroll->setMinimumWidth(m_body->minimumSizeHint().width() + m_scroll->verticalScrollBar()->sizeHint().width());
}

void ActiveCard::addSection(QVBoxLayout& column, const QString& title)
{
    column.addSpacing(6);
    auto* line = new QFrame(m_body);
    setLook(*line, "rule", QStringLiteral("true"));
    column.addWidget(line);
    column.addSpacing(4);
    if (title.isEmpty())
        return;
    auto* heading = new QLabel(title, m_body);
    setLook(*heading, "textRole", QStringLiteral("section"));
    column.addWidget(heading);
}

TrackBoxes& ActiveCard::boxesAt(std::size_t place)
{
    while (m_tracks.size() <= place) {
        auto* boxes = new TrackBoxes(this);
        const QString number = m_tracks.empty() ? QString() : QString::number(m_tracks.size() + 1);
        boxes->setObjectName(QStringLiteral("activeTrack") + number);
        boxes->hide();
        m_tracks.push_back(boxes);
    }
    return *m_tracks[place];
}

void ActiveCard::addFigures(QVBoxLayout& column, const Digest& digest)
{
    QStringList words;
    if (!digest.initiativeField.empty()) {
        m_initiative = makeField(digest.initiativeField, digest.initiative, tr("Initiative"));
        m_line->insertWidget(0, m_initiative);
    }
    words << (m_initiative ? tr("Initiative") : tr("acts now"));
    words.removeAll(QString());
    m_words->setText(words.join(QStringLiteral(" · ")));
    addSection(column, {});
    if (m_initiative || !digest.actionsLeftField.empty())
        addReason(column);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(18);
    grid->setVerticalSpacing(0);
    int place = 0;
    const auto figure = [&](const QString& title, const QString& number) {
        auto* heading = new QLabel(title, m_body);
        setLook(*heading, "textRole", QStringLiteral("section"));
        auto* value = new QLabel(number, m_body);
        setLook(*value, "textRole", QStringLiteral("bigNumber"));
        grid->addWidget(heading, 0, place);
        grid->addWidget(value, 1, place++);
        return value;
    };
    if (!digest.actionsLeftField.empty()) {
        auto* heading = new QLabel(tr("Actions"), m_body);
        setLook(*heading, "textRole", QStringLiteral("section"));
        grid->addWidget(heading, 0, place);
        grid->addWidget(makeField(digest.actionsLeftField, digest.actionsLeft, tr("Actions left")), 1, place++);
    }
    for (std::size_t i = 0; i < digest.tracks.size(); ++i) {
        const TrackDigest& track = digest.tracks[i];
        if (track.most <= 0)
            continue;
        QLabel* number = figure(track.name, tr("%1/%2").arg(track.left).arg(track.most));
        number->setObjectName(QStringLiteral("activeTrackNumber"));
        connect(&boxesAt(i), &TrackBoxes::shownLeftChanged, number,
                [number, most = track.most](int left) { number->setText(tr("%1/%2").arg(left).arg(most)); });
    }
    if (digest.wounds)
        figure(tr("Wounds"), QString::number(*digest.wounds));
    grid->setColumnStretch(place, 1);
    column.addLayout(grid);
    for (std::size_t i = 0; i < digest.tracks.size(); ++i) {
        if (digest.tracks[i].most <= 0 || !digest.tracks[i].boxes)
            continue;
        TrackBoxes& boxes = boxesAt(i);
        boxes.setAccessibleName(digest.tracks[i].name);
        boxes.setTheme(m_style.theme());
        column.addWidget(&boxes);
        boxes.setVisible(!isLow());
    }
}

NumberField* ActiveCard::makeField(const std::string& field, std::optional<int> number, const QString& name)
{
    auto* result = new NumberField(this);
    result->setObjectName(QStringLiteral("hand_") + QString::fromStdString(field));
    result->setAccessibleName(name);
    result->setToolTip(tr("%1, set by hand; the arrow keys count").arg(name));
    result->setAlignment(Qt::AlignCenter);
    result->setFixedWidth(m_style.theme().scaled(kFieldWidth));
    result->setMayBeEmpty(true);
    result->setNumber(number);
    const RecordId who = m_fight.active()->combatant.id;
    connect(result, &NumberField::entered, this, [this, who, field](std::optional<std::int32_t> value) {
        m_fight.setByHand(who, field, value.value_or(kNoEntry));
    });
    return result;
}

/// Between the numbers it goes with, and met before them: it has to stand there when one is left. Seen only while one of them is
/// being set.
void ActiveCard::addReason(QVBoxLayout& column)
{
    QLineEdit* line = makeReasonLine(tr("Goes with the number that is set by hand next"), m_body);
    setLook(*line, "big", QStringLiteral("quiet"));
    line->setText(m_fight.reason());
    connect(line, &QLineEdit::textEdited, &m_fight, &Fight::setReason);
    // It keeps its room, or the number below would move away under the mouse.
    QSizePolicy room = line->sizePolicy();
    room.setRetainSizeWhenHidden(true);
    line->setSizePolicy(room);
    line->setVisible(!line->text().isEmpty());
    connect(qApp, &QApplication::focusChanged, line, [line](const QWidget*, const QWidget* now) {
        const bool isNumber = now && now->objectName().startsWith(QStringLiteral("hand_"));
        line->setVisible(isNumber || now == line || !line->text().isEmpty());
    });
    column.addWidget(line);
}

void ActiveCard::addWeapons(QVBoxLayout& column)
{
    addSection(column, tr("Weapons"));
    auto* list = new WeaponList(m_fight, m_style.theme(), m_body);
    connect(list, &WeaponList::otherAsked, this, &ActiveCard::otherAsked);
    column.addWidget(list);
}

void ActiveCard::addForces(QVBoxLayout& column)
{
    const Digest digest = digestOf(m_fight.snapshot().encounter.system,
                                   sourceOf(*m_fight.active(), m_fight.snapshot().encounter.switches));
    addSection(column, tr("In force now"));
    for (const CombatantView::Item& condition : m_fight.active()->conditions)
        column.addWidget(new ConditionRow(m_fight, condition, m_style.theme(), m_body));
    for (const Force& force : digest.forces) {
        const MarkLook look = lookOf(force.mark);
        auto* row = new QHBoxLayout;
        auto* icon = new QLabel(m_body);
        const int edge = m_style.theme().scaled(kActiveCardIcon);
        icon->setPixmap(iconOf(look.icon, m_style.theme(), look.token).pixmap(QSize(edge, edge), devicePixelRatioF()));
        auto* text = new ElidedLabel(m_body);
        text->setText(force.text);
        // What it is comes first; how much of it gives way.
        text->setMinimumWidth(std::min(text->sizeHint().width(), m_style.theme().scaled(kLeastForce)));
        auto* value = new ElidedLabel(m_body);
        value->setText(force.value);
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        setLook(*value, "tone", QStringLiteral("muted"));
        row->addWidget(icon);
        row->addWidget(text);
        row->addWidget(value, 1);
        column.addLayout(row);
    }
    if (digest.forces.empty() && m_fight.active()->conditions.empty()) {
        auto* none = new QLabel(tr("nothing"), m_body);
        setLook(*none, "textRole", QStringLiteral("secondary"));
        column.addWidget(none);
    }
}

}  // namespace hitspread
