#include "ui/rules/profilebar.h"

#include "models/rules/switchboard.h"
#include "text/echo.h"
#include "ui/theme/applicationstyle.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace hitspread {

ProfileBar::ProfileBar(SwitchBoard& board, const ApplicationStyle& style, QWidget* parent)
    : QFrame(parent),
      m_board(board),
      m_style(style),
      m_profiles(new QComboBox(this)),
      m_state(new QLabel(this)),
      m_apply(new QPushButton(tr("Put in force"), this)),
      m_save(new QPushButton(tr("Save as…"), this)),
      m_rename(new QPushButton(tr("Rename…"), this)),
      m_remove(new QPushButton(tr("Delete"), this)),
      m_naming(new QWidget(this)),
      m_what(new QLabel(m_naming)),
      m_name(new QLineEdit(m_naming)),
      m_done(new QPushButton(m_naming))
{
    setLook(*this, "card", QStringLiteral("true"));
    m_profiles->setObjectName(QStringLiteral("profiles"));
    m_profiles->setAccessibleName(tr("Profile of house rules"));
    m_profiles->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_state->setObjectName(QStringLiteral("profileState"));
    m_state->setWordWrap(true);
    m_apply->setObjectName(QStringLiteral("profileApply"));
    m_save->setObjectName(QStringLiteral("profileSave"));
    m_rename->setObjectName(QStringLiteral("profileRename"));
    m_remove->setObjectName(QStringLiteral("profileRemove"));
    setLook(*m_apply, "primary", QStringLiteral("true"));
    for (QPushButton* button : {m_apply, m_save, m_rename, m_remove, m_done})
        button->setAutoDefault(false);
    m_remove->setProperty("plain", QStringLiteral("true"));
    auto* label = new QLabel(tr("Profile"), this);
    label->setBuddy(m_profiles);
    setLook(*label, "textRole", QStringLiteral("section"));
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    row->addWidget(label);
    row->addWidget(m_profiles);
    row->addWidget(m_state, 1);
    row->addWidget(m_apply);
    row->addSpacing(space::kSmall);
    row->addWidget(m_save);
    row->addWidget(m_rename);
    row->addSpacing(space::kLarge);
    row->addWidget(m_remove);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    column->addLayout(row);
    makeNaming();
    column->addWidget(m_naming);
    connect(m_profiles, &QComboBox::activated, this,
            [this](int index) { m_board.choose(m_profiles->itemData(index).toString().toStdString()); });
    connect(m_apply, &QPushButton::clicked, &m_board, &SwitchBoard::apply);
    connect(m_save, &QPushButton::clicked, this, [this] { ask(Naming::Save); });
    connect(m_rename, &QPushButton::clicked, this, [this] { ask(Naming::Rename); });
    connect(m_remove, &QPushButton::clicked, &m_board, &SwitchBoard::remove);
    refresh();
}

void ProfileBar::makeNaming()
{
    m_name->setObjectName(QStringLiteral("profileName"));
    m_name->setAccessibleName(tr("Name of the profile"));
    m_name->setMaxLength(60);
    m_what->setBuddy(m_name);
    m_done->setObjectName(QStringLiteral("profileNameDone"));
    auto* cancel = new QPushButton(tr("Cancel"), m_naming);
    cancel->setObjectName(QStringLiteral("profileNameCancel"));
    cancel->setAutoDefault(false);
    auto* row = new QHBoxLayout(m_naming);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kSmall);
    row->addWidget(m_what);
    row->addWidget(m_name, 1);
    row->addWidget(m_done);
    row->addWidget(cancel);
    m_name->installEventFilter(this);
    connect(m_done, &QPushButton::clicked, this, &ProfileBar::accept);
    connect(cancel, &QPushButton::clicked, this, &ProfileBar::leave);
    m_naming->hide();
}

void ProfileBar::fillProfiles()
{
    QStringList names;
    QStringList known;
    for (const ProfileView& profile : m_board.profiles())
        names << text::asKept(profile.name);
    for (int i = 0; i < m_profiles->count(); ++i)
        known << m_profiles->itemData(i).toString();
    // An open list stays open while nothing about it is new.
    if (names == known)
        return;
    m_profiles->clear();
    for (const ProfileView& profile : m_board.profiles())
        m_profiles->addItem(SwitchBoard::nameOf(profile), text::asKept(profile.name));
}

void ProfileBar::refresh()
{
    fillProfiles();
    const ProfileView* chosen = m_board.chosen();
    const QString name = m_board.shownName(m_board.chosenName());
    m_profiles->setCurrentIndex(m_profiles->findData(text::asKept(m_board.chosenName())));
    m_profiles->setPlaceholderText(name.isEmpty() ? tr("none") : name);
    m_profiles->setEnabled(m_profiles->count() > 0);
    const bool hasSwitches = m_board.declaration() != nullptr;
    const int count = m_board.differences();
    const QString differ = count == 1 ? tr("1 switch differs") : tr("%1 switches differ").arg(count);
    QString state;
    if (!hasSwitches)
        state = tr("No fight with house rules is open.");
    else if (!chosen)
        state = name.isEmpty() ? tr("The fight goes by no profile. %1 from what is usual.").arg(differ)
                               : tr("The profile “%1” is not here. %2 from what is usual.").arg(name, differ);
    else if (m_board.isInForce())
        state = count == 0 ? tr("The fight goes by it.") : tr("The fight goes by it; %1.").arg(differ);
    else
        state = count == 0 ? tr("The fight has the same rules.") : tr("Not in force; %1.").arg(differ);
    m_state->setText(state);
    const bool isOwn = chosen && !chosen->isBuiltIn;
    m_apply->setEnabled(hasSwitches && chosen && (count > 0 || !m_board.isInForce()));
    // The fight's own profile would only take back what was changed: no bright button invites to that.
    const bool isBack = hasSwitches && chosen && m_board.isInForce();
    m_apply->setText(isBack ? tr("Back to it") : tr("Put in force"));
    setLook(*m_apply, "primary", isBack ? QStringLiteral("false") : QStringLiteral("true"));
    m_apply->setToolTip(m_apply->isEnabled() ? tr("The fight takes over every switch of this profile, as one step")
                                             : tr("There is nothing to take over"));
    m_save->setEnabled(hasSwitches);
    m_save->setToolTip(tr("Keep the fight's switches as a profile of your own"));
    m_rename->setEnabled(isOwn);
    m_remove->setEnabled(isOwn);
    const QString builtIn = tr("This profile belongs to the rules and stays");
    m_rename->setToolTip(isOwn ? tr("Give it another name") : builtIn);
    m_remove->setToolTip(isOwn ? tr("The fights that go by it keep their rules") : builtIn);
}

void ProfileBar::ask(Naming what)
{
    m_asks = what;
    const bool isOwn = m_board.chosen() && !m_board.chosen()->isBuiltIn;
    m_what->setText(what == Naming::Save ? tr("Save the fight's switches as") : tr("New name"));
    m_done->setText(what == Naming::Save ? tr("Save") : tr("Rename"));
    m_name->setText(isOwn ? m_board.shownName(m_board.chosenName()) : QString());
    m_name->selectAll();
    m_naming->show();
    m_name->setFocus();
}

void ProfileBar::accept()
{
    const QString name = m_name->text().trimmed();
    setLook(*m_name, "invalid", name.isEmpty() ? QStringLiteral("true") : QStringLiteral("false"));
    if (name.isEmpty())
        return m_name->setFocus();
    const Naming asked = m_asks;
    leave();
    if (asked == Naming::Save)
        m_board.saveAs(name);
    else
        m_board.rename(name);
}

void ProfileBar::leave()
{
    const Naming asked = std::exchange(m_asks, Naming::None);
    setLook(*m_name, "invalid", QStringLiteral("false"));
    m_naming->hide();
    (asked == Naming::Rename ? m_rename : m_save)->setFocus();
}

bool ProfileBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_name && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter: accept(); return true;
        case Qt::Key_Escape: leave(); return true;
        default: break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

}  // namespace hitspread
