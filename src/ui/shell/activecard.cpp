#include "ui/shell/activecard.h"

#include "models/fight/fight.h"
#include "models/fight/fighthand.h"
#include "models/fight/targets.h"
#include "text/echo.h"
#include "ui/fields/numberfield.h"
#include "ui/shell/buttontext.h"
#include "ui/shell/cardsection.h"
#include "ui/shell/conditionlist.h"
#include "ui/shell/quickchoice.h"
#include "ui/shell/reasonfield.h"
#include "ui/shell/weaponlist.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/keyboard/taborder.h"
#include "ui/widgets/keyboard/typedtext.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/fewlineslabel.h"
#include "ui/widgets/portraits.h"
#include "ui/widgets/trackboxes.h"
#include "ui/widgets/tracklook.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <initializer_list>
#include <utility>

namespace hitspread {

namespace {
constexpr int kActiveCardBadge = 42;
constexpr int kFieldWidth = 48;
constexpr int kLeastFire = 64;
constexpr int kLargeCardLow = 380;   ///< likewise where letters are large and sentences longer
constexpr int kActiveCardLow = 330;  ///< below this height two rows of buttons would leave the weapons no room
}  // namespace

ActiveCard::ActiveCard(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_fight(fight),
      m_style(style),
      m_badge(new QLabel(this)),
      m_name(new FewLinesLabel(2, this)),
      m_line(new QHBoxLayout),
      m_words(new ElidedLabel(this)),
      m_nobody(new QLabel(tr("The one who acts is shown here, with weapons and what can be done with them."), this)),
      m_scroll(new QScrollArea(this)),
      m_buttons(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_rest(new QWidget(this)),
      m_choice(new QuickChoice(this)),
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
    m_more->setToolTip(tr("More to do"));
    m_more->setAccessibleName(tr("More to do"));
    m_more->hide();
    auto* rest = new FlowLayout(space::kSmall, m_rest);
    rest->addWidget(m_more);
    m_buttons->addWidget(m_rest);
    m_against->setObjectName(QStringLiteral("whyNot"));
    for (QLabel* label : {m_against, m_warning}) {
        label->setWordWrap(true);
        label->setMinimumWidth(1);  // a word without a blank in a name does not widen the panel
        label->hide();
    }
    setLook(*m_against, "textRole", QStringLiteral("secondary"));
    column->addWidget(m_choice);
    column->addWidget(m_against);
    m_warning->setObjectName(QStringLiteral("targetWarning"));
    setLook(*m_warning, "tone", QStringLiteral("warn"));
    column->addWidget(m_warning);
    column->addLayout(m_buttons);
    connect(m_fire, &QPushButton::clicked, this, &ActiveCard::primaryAsked);
    connect(&fight, &Fight::changed, this, &ActiveCard::hear);
    connect(&fight, &Fight::choiceChanged, this, &ActiveCard::hearChoice);
    connect(&style, &ApplicationStyle::themeChanged, this, [this] {
        m_digest.reset();
        m_face.reset();
        refresh();
    });
    connect(&Portraits::of(fight.gateway()), &Portraits::arrived, this, &ActiveCard::showBadge);
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
            static_cast<FlowLayout*>(m_rest->layout())->insertWidget(static_cast<int>(m_quick.size()), button);
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

/// With their keys where there is room for all in one row. Else they take a second one: their words never widen the panel, and none of
/// them goes.
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
/// key is in the menu alone. It has the height of two lines: a name takes the second one before any of it goes.
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
    const QMargins around = layout()->contentsMargins();
    const int all = width() - around.left() - around.right();
    const int more = m_rest->isHidden() ? 0 : m_rest->sizeHint().width() + space::kSmall;
    // Never by its words: what stands below it would change its place from one target to the next.
    m_buttons->setDirection(low ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const QFontMetrics metrics = m_fire->fontMetrics();
    m_fire->setText(m_primary.last());
    const int frame = m_fire->sizeHint().width() - metrics.horizontalAdvance(m_primary.last());
    const int room = low ? all - more : all;
    m_fire->setText(withoutMnemonic(buttonText(metrics, m_primary, room - frame)));
}

bool ActiveCard::isLow() const
{
    return height() < m_style.theme().scaled(m_style.theme().textPercent() > 100 ? kLargeCardLow : kActiveCardLow);
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

/// What was written for the number that was set last.
bool ActiveCard::isReasonGone() const
{
    return m_reason && m_reason->text() != m_fight.byHand().reason();
}

/// Conditions name others whose turn they end with.
void ActiveCard::hear(const FightChange& change)
{
    if (change.isAbout(m_shown) || isReasonGone()
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
    const CombatantView* who = m_fight.active();
    const std::string& system = m_fight.snapshot().encounter.system;
    const RecordId before = std::exchange(m_shown, who ? who->combatant.id : 0);
    const RecordId held = std::exchange(m_weapon, m_fight.weapon());
    const std::optional<Digest> shown = std::exchange(
        m_digest, who ? std::optional(digestIn(m_fight.snapshot(), *who)) : std::nullopt);
    const Arms carried = std::exchange(m_arms,
                                       who ? armsOf(system, *who, m_fight.snapshot().encounter.switches) : Arms());
    const bool hadConditions = std::exchange(m_hasConditions, who && !who->conditions.empty());
    const bool keepsBody = who && shown && before == m_shown && countTheSame(*shown, *m_digest) && !isReasonGone();
    const bool keepsWeapons = keepsBody && carried == m_arms && held == m_weapon;
    // What a condition says hangs on others as well.
    const bool keepsForces = keepsBody && shown->forces == m_digest->forces && !hadConditions && !m_hasConditions;
    if (keepsWeapons && keepsForces)
        return showValues(*who);
    const QWidget* focused = isAncestorOf(focusWidget()) ? focusWidget() : nullptr;
    const QString name = focused ? focused->objectName() : QString();
    const auto* field = qobject_cast<const QLineEdit*>(focused);
    const TypedText typed = field ? TypedText::of(*field) : TypedText();
    const bool hadFocus = focused && focused->hasFocus();
    if (!keepsBody)
        build(who);
    if (!who)
        return;
    if (!keepsWeapons)
        makeWeapons();
    if (!keepsForces)
        replace(m_forces, new ConditionList(m_fight, *who, m_digest->forces, m_style.theme(), m_body));
    if (!keepsBody)
        m_scroll->setWidget(m_body);
    for (QWidget* part : {m_body, m_scroll->viewport()})
        part->setAutoFillBackground(false);
    showValues(*who);
    keepPlaces();
    auto* again = name.isEmpty() ? nullptr : findChild<QWidget*>(name);
    if (auto* line = qobject_cast<QLineEdit*>(again))
        typed.putInto(*line);
    else if (again && hadFocus)
        again->setFocus();
}

/// The button that fires was there before; the rest comes to its place, and it goes behind the rest.
void ActiveCard::keepPlaces()
{
    QWidget* before = m_fire;
    for (QWidget* part : std::initializer_list<QWidget*>{m_initiative, m_reason}) {
        if (part)
            setTabOrder(std::exchange(before, part), part);
    }
    for (const QWidget* part : {m_figures, m_weapons, m_forces})
        before = followInTabOrder(before, *part);
    setTabOrder(before, m_fire);
    QWidget* last = m_fire;
    for (QPushButton* button : m_quick)
        setTabOrder(std::exchange(last, button), button);
    setTabOrder(last, m_more);
}

void ActiveCard::editInitiative()
{
    if (m_initiative)
        m_initiative->setFocus(Qt::ShortcutFocusReason);
}

void ActiveCard::showBadge()
{
    const BadgeFace face = Portraits::of(m_fight.gateway()).faceOf(m_fight.active());
    // Drawn for one screen, it may be on another one now.
    if (m_face == face && m_badge->pixmap().devicePixelRatio() == devicePixelRatioF())
        return;
    m_face = face;
    m_badge->setPixmap(
        badgePixmap(face, m_style.theme(), m_style.theme().scaled(kActiveCardBadge), devicePixelRatioF()));
}

void ActiveCard::build(const CombatantView* who)
{
    for (TrackBoxes* track : m_tracks) {
        track->setParent(this);
        track->hide();
    }
    delete m_body;
    m_body = nullptr;
    m_actionsLeft = nullptr;
    m_wounds = m_ready = nullptr;
    delete std::exchange(m_initiative, nullptr);
    delete std::exchange(m_reason, nullptr);
    for (QWidget* part : std::initializer_list<QWidget*>{m_badge, m_name, m_words})
        part->setVisible(who != nullptr);
    m_nobody->setVisible(!who && m_fight.isLoaded());
    m_fire->setVisible(who != nullptr);
    m_more->setVisible(who && m_more->menu());
    if (!who)
        return;
    m_body = new QWidget(this);
    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kTiny);
    auto* figures = new CardSection({}, m_body);
    m_figures = figures;
    addFigures(figures->column());
    m_weapons = new QWidget(m_body);
    m_forces = new QWidget(m_body);
    for (QWidget* part : {m_figures, m_weapons, m_forces})
        column->addWidget(part);
    column->addStretch(1);
}

/// What is there already says what it has to say now.
void ActiveCard::showValues(const CombatantView& who)
{
    const Digest& digest = *m_digest;
    m_name->setText(text::visible(who.combatant.name));
    showBadge();
    if (m_initiative)
        m_initiative->setNumber(digest.initiative);
    if (m_actionsLeft)
        m_actionsLeft->setNumber(digest.actionsLeft);
    if (m_wounds)
        m_wounds->setText(QString::number(digest.wounds.value_or(0)));
    if (m_ready)
        m_ready->setText(figureWords(digest));
    // Not before they are in sight, or nothing would be seen to fill.
    for (std::size_t i = 0; i < digest.tracks.size(); ++i)
        showTrack(boxesAt(i), digest.tracks[i], who.combatant.id);
    // Never narrower than its rows need: there is no horizontal scrolling.
    m_scroll->setMinimumWidth(m_body->minimumSizeHint().width() + m_scroll->verticalScrollBar()->sizeHint().width());
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

void ActiveCard::addFigures(QVBoxLayout& column)
{
    const Digest& digest = *m_digest;
    if (!digest.initiativeField.empty())
        m_line->insertWidget(0, m_initiative = makeField(digest.initiativeField, digest.initiative, tr("Initiative")));
    const bool isFight = !m_fight.snapshot().encounter.between;  // between them nobody acts
    m_words->setText(!isFight ? QString() : m_initiative ? tr("Initiative") : tr("acts now"));
    if (m_initiative || !digest.actionsLeftField.empty()) {
        m_reason = makeReasonField(m_fight, *m_words);
        m_line->insertWidget(m_initiative ? 1 : 0, m_reason, 1);
    }
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(18);
    grid->setVerticalSpacing(0);
    int place = 0;
    const auto figure = [&](const QString& title, const QString& number) {
        auto* heading = new QLabel(title, m_figures);
        setLook(*heading, "textRole", QStringLiteral("section"));
        auto* value = new QLabel(number, m_figures);
        setLook(*value, "textRole", QStringLiteral("bigNumber"));
        grid->addWidget(heading, 0, place);
        grid->addWidget(value, 1, place++);
        return value;
    };
    if (!digest.actionsLeftField.empty()) {
        auto* heading = new QLabel(tr("Actions"), m_figures);
        setLook(*heading, "textRole", QStringLiteral("section"));
        grid->addWidget(heading, 0, place);
        m_actionsLeft = makeField(digest.actionsLeftField, digest.actionsLeft, tr("Actions left"));
        grid->addWidget(m_actionsLeft, 1, place++);
    }
    for (std::size_t i = 0; i < digest.tracks.size(); ++i) {
        const TrackDigest& track = digest.tracks[i];
        if (track.most <= 0)
            continue;
        QLabel* number = figure(track.name, trackNumber(track, track.left));
        number->setObjectName(QStringLiteral("activeTrackNumber"));
        connect(&boxesAt(i), &TrackBoxes::shownLeftChanged, number,
                [number, track](int left) { number->setText(trackNumber(track, left)); });
    }
    if (digest.wounds)
        m_wounds = figure(tr("Wounds"), QString::number(*digest.wounds));
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
    if (digest.figures.empty())
        return;
    m_ready = new QLabel(m_figures);
    m_ready->setObjectName(QStringLiteral("activeFigures"));
    m_ready->setWordWrap(true);
    column.addWidget(m_ready);
}

NumberField* ActiveCard::makeField(const std::string& field, std::optional<int> number, const QString& name)
{
    auto* result = new NumberField(this);
    result->setObjectName(QStringLiteral("hand_") + text::asKept(field));
    result->setAccessibleName(name);
    result->setToolTip(tr("%1, set by hand; the arrow keys count").arg(name));
    result->setAlignment(Qt::AlignCenter);
    result->setFixedWidth(m_style.theme().scaled(kFieldWidth));
    result->setMayBeEmpty(true);
    result->setNumber(number);
    connect(result, &NumberField::entered, this, [this, who = m_shown, field](std::optional<std::int32_t> value) {
        m_fight.byHand().setValue(who, field, value.value_or(kNoEntry));
    });
    return result;
}

/// Puts a part into the place of the one that was there.
void ActiveCard::replace(QWidget*& part, QWidget* by)
{
    delete m_body->layout()->replaceWidget(part, by);
    delete std::exchange(part, by);
    by->show();
}

void ActiveCard::makeWeapons()
{
    auto* section = new CardSection(tr("Weapons"), m_body);
    auto* list = new WeaponList(m_fight, m_arms, m_style.theme(), section);
    connect(list, &WeaponList::otherAsked, this, &ActiveCard::otherAsked);
    section->column().addWidget(list);
    replace(m_weapons, section);
}

}  // namespace hitspread
