#include "ui/sheet/sheetnavigation.h"

#include "text/echo.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/sheet/sheetpanels.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/labels/elidededit.h"
#include "ui/widgets/startfolder.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>
#include <QVBoxLayout>

namespace hitspread {

namespace {

constexpr int kSheetNavigationBadge = 56;
constexpr int kNamePadding = 16;  ///< frame, padding and cursor of the name's line, px at 100 %

/// First letters of the first two words of a name.
QString initials(const QString& name)
{
    QString letters;
    for (const QString& word : name.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (letters.size() < 2)
            letters += word.at(0).toUpper();
    }
    return letters.isEmpty() ? QStringLiteral("?") : letters;
}

/// Somebody who is on no side.
QPixmap neutralBadge(const QString& name, const QImage& portrait, const Theme& theme, qreal ratio)
{
    const int size = theme.scaled(kSheetNavigationBadge);
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.colour(Token::Muted), 1.5));
    painter.setBrush(mixed(theme.colour(Token::Surface), theme.colour(Token::Muted), 0.2));
    const QRectF circle(1, 1, size - 2, size - 2);
    painter.drawEllipse(circle);
    if (!portrait.isNull()) {
        QPainterPath path;
        path.addEllipse(circle.adjusted(1, 1, -1, -1));
        paintPortrait(painter, path, portrait);
        return pixmap;
    }
    painter.setPen(theme.colour(Token::Text));
    painter.setFont(theme.paintFont(TypeRole::Name));
    painter.drawText(QRectF(0, 0, size, size), Qt::AlignCenter, initials(name));
    return pixmap;
}

QLineEdit* field(const char* id, const char* look, const QString& placeholder, QWidget* parent)
{
    auto* edit = new ElidedEdit(parent);
    edit->setObjectName(QStringLiteral("field_") + QLatin1String(id));
    edit->setProperty("field", QLatin1String(id));
    edit->setPlaceholderText(placeholder);
    setLook(*edit, "big", QLatin1String(look));
    return edit;
}

}  // namespace

SheetNavigation::SheetNavigation(SheetPresenter& presenter, QWidget* parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_badge(new QToolButton(this)),
      m_name(field("name", "name", tr("Name"), this)),
      m_player(field("player", "quiet", tr("Played by"), this)),
      m_where(new QLabel(this)),
      m_list(new QListWidget(this)),
      m_changes(new QLabel(this)),
      m_tools(new QWidget(this)),
      m_undo(new QToolButton(m_tools)),
      m_redo(new QToolButton(m_tools)),
      m_print(new QToolButton(m_tools))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kMedium, space::kLarge, space::kMedium, space::kSmall);
    setAcceptDrops(true);
    auto* who = new QHBoxLayout;
    who->setSpacing(space::kTiny);
    m_badge->setObjectName(QStringLiteral("sheetPortrait"));
    m_badge->setAccessibleName(tr("Portrait"));
    m_badge->setProperty("picture", true);
    m_badge->setToolTip(tr("Choose a picture, or drop one here; the menu takes it off"));
    m_badge->setPopupMode(QToolButton::DelayedPopup);
    auto* menu = new QMenu(m_badge);
    menu->addAction(tr("Choose a picture…"), this, &SheetNavigation::choosePortrait);
    QAction* off = menu->addAction(tr("Take the picture off"), this, [this] { m_presenter.sheet().setPortrait({}); });
    connect(menu, &QMenu::aboutToShow, off, [this, off] { off->setEnabled(!m_portrait.isNull()); });
    m_badge->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_badge, &QToolButton::clicked, this, &SheetNavigation::choosePortrait);
    connect(m_badge, &QToolButton::customContextMenuRequested, menu,
            [this, menu](QPoint at) { menu->popup(m_badge->mapToGlobal(at)); });
    who->addWidget(m_badge, 0, Qt::AlignTop);
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_name);
    names->addWidget(m_player);
    who->addLayout(names, 1);
    column->addLayout(who);
    auto* complaint = new FieldComplaint(this);
    complaint->setProperty("complaintFor", QStringLiteral("name player"));
    column->addWidget(complaint);
    m_where->setWordWrap(true);
    setLook(*m_where, "textRole", QStringLiteral("secondary"));
    column->addWidget(m_where);
    m_list->setObjectName(QStringLiteral("sheetPages"));
    m_list->setAccessibleName(tr("Parts of the sheet"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setLook(*m_list, "ground", QStringLiteral("none"));
    column->addWidget(m_list, 1);
    setLook(*m_changes, "textRole", QStringLiteral("secondary"));
    m_changes->setObjectName(QStringLiteral("sheetChanges"));
    column->addWidget(m_changes);
    auto* tools = new QHBoxLayout(m_tools);
    tools->setContentsMargins(0, 0, 0, 0);
    for (QToolButton* button : {m_undo, m_redo, m_print})
        tools->addWidget(button);
    tools->addStretch(1);
    column->addWidget(m_tools);
    m_list->installEventFilter(this);
    m_name->installEventFilter(this);
    connect(m_name, &QLineEdit::textChanged, this, &SheetNavigation::fitName);
    connect(m_list, &QListWidget::currentRowChanged, this, &SheetNavigation::choose);
    // The one that is lit already, too: the cards may have been scrolled meanwhile.
    connect(m_list, &QListWidget::itemClicked, this, [this] { choose(m_list->currentRow()); });
    connect(&presenter, &SheetPresenter::derivedChanged, this, &SheetNavigation::refresh);
    connect(&presenter.sheet(), &CharacterSheet::changed, this, &SheetNavigation::refresh);
    connect(&presenter.sheet(), &CharacterSheet::portraitChanged, this, &SheetNavigation::showPortrait);
    connect(&presenter.style(), &ApplicationStyle::themeChanged, this, &SheetNavigation::refreshIcons);
}

void SheetNavigation::setActions(QAction* undo, QAction* redo, QAction* print)
{
    m_undo->setDefaultAction(undo);
    m_redo->setDefaultAction(redo);
    m_print->setDefaultAction(print);
}

void SheetNavigation::setPages(const std::vector<SheetPage>& pages)
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_icons.clear();
    m_bodyShown = false;
    for (const SheetPage& page : pages) {
        m_list->addItem(page.title);
        m_icons.push_back(page.icon);
    }
    m_list->setCurrentRow(0);
    refreshIcons();
}

void SheetNavigation::setBodyShown(bool shown)
{
    if (shown == m_bodyShown)
        return;
    const QSignalBlocker quiet(m_list);
    m_bodyShown = shown;
    if (shown) {
        m_list->addItem(tr("Body"));
        m_icons.push_back(Icon::Body);
    } else {
        delete m_list->takeItem(m_list->count() - 1);
        m_icons.pop_back();
    }
    refreshIcons();
}

void SheetNavigation::choose(int row)
{
    const int pages = m_list->count() - (m_bodyShown ? 1 : 0);
    if (row >= 0 && row < pages)
        Q_EMIT chosen(row);
    else if (row == pages)
        Q_EMIT bodyChosen();
}

void SheetNavigation::mark(int row)
{
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentRow(row);
}

int SheetNavigation::part() const
{
    return m_list->currentRow();
}

bool SheetNavigation::eventFilter(QObject* watched, QEvent* event)
{
    // The portrait beside it takes its room after the sheet has been laid out.
    if (watched == m_name && event->type() == QEvent::Resize)
        fitName();
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Tab || key == Qt::Key_Return || key == Qt::Key_Enter) {
            if (static_cast<QKeyEvent*>(event)->modifiers() != Qt::NoModifier)
                return QWidget::eventFilter(watched, event);
            Q_EMIT partEntered();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void SheetNavigation::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitName();
}

void SheetNavigation::fitName()
{
    const Theme& theme = m_presenter.style().theme();
    const int room = m_name->width() - theme.scaled(kNamePadding);
    const auto fits = [&](TypeRole role) {
        QFont font = theme.widgetFont(role);
        font.setBold(true);
        return QFontMetrics(font).horizontalAdvance(m_name->text()) <= room;
    };
    setLook(*m_name, "big",
            fits(TypeRole::Name)          ? QStringLiteral("name")
                : fits(TypeRole::Heading) ? QStringLiteral("longName")
                                          : QStringLiteral("longestName"));
}

void SheetNavigation::focusName()
{
    m_name->setFocus();
    m_name->selectAll();
}

void SheetNavigation::focusPages()
{
    m_list->setFocus();
}

void SheetNavigation::refreshIcons()
{
    const int side = m_presenter.style().theme().scaled(18);
    m_list->setIconSize(QSize(side, side));
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setIcon(iconOf(m_icons[static_cast<std::size_t>(i)], m_presenter.style().theme()));
    refresh();
}

void SheetNavigation::choosePortrait()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a picture"),
                                                      startFolder(QStandardPaths::PicturesLocation),
                                                      tr("Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif)"));
    if (!path.isEmpty())
        openPortrait(path);
}

void SheetNavigation::dragEnterEvent(QDragEnterEvent* event)
{
    // Whoever is not stored yet has nothing to put it on.
    if (m_badge->isEnabled() && portrait::mayBeIn(*event->mimeData()))
        event->acceptProposedAction();
}

void SheetNavigation::dropEvent(QDropEvent* event)
{
    putOn(portrait::readFrom(*event->mimeData()));
    event->acceptProposedAction();
}

void SheetNavigation::openPortrait(const QString& path)
{
    putOn(portrait::read(path));
}

void SheetNavigation::putOn(portrait::Read picture)
{
    if (picture.file.empty())
        Q_EMIT refused(picture.refusal);
    else
        m_presenter.sheet().setPortrait(std::move(picture.file));
}

void SheetNavigation::showPortrait()
{
    m_portrait = portrait::decoded(m_presenter.sheet().portrait());
    refresh();
}

void SheetNavigation::refresh()
{
    if (!m_presenter.sheet().isLoaded())
        return;
    const SheetView& view = m_presenter.sheet().view();
    const Theme& theme = m_presenter.style().theme();
    // A long name shows its beginning.
    for (QLineEdit* edit : {m_name, m_player}) {
        if (!edit->hasFocus())
            edit->setCursorPosition(0);
    }
    fitName();
    m_badge->setIconSize(QSize(theme.scaled(kSheetNavigationBadge), theme.scaled(kSheetNavigationBadge)));
    // In a fight he wears the mark he has in its list.
    m_badge->setIcon(
        view.isInFight() && m_portrait.isNull()
            ? badgePixmap(faceOf(&view.who.combatant), theme, theme.scaled(kSheetNavigationBadge), devicePixelRatioF())
            : neutralBadge(m_name->text(), m_portrait, theme, devicePixelRatioF()));
    m_badge->setEnabled(view.character().id != 0);
    const QString fighter = text::visible(view.who.combatant.name);
    m_where->setText(view.isInFight()               ? tr("in this fight: %1").arg(fighter)
                         : view.character().id == 0 ? tr("new; stored with the first entry")
                                                    : tr("from the library"));
    const int changes = m_presenter.sheet().changes();
    m_changes->setText(changes == 0       ? tr("nothing changed yet")
                           : changes == 1 ? tr("1 change in this window")
                                          : tr("%1 changes in this window").arg(changes));
}

}  // namespace hitspread
