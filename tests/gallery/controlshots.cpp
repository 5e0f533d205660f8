#include "gallery/controlshots.h"

#include "gallery/pictures.h"
#include "reports/body/dieface.h"
#include "reports/body/directionrose.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/segmentrow.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>

namespace hitspread {

namespace {

QLabel* label(const QString& text, const char* role)
{
    auto* result = new QLabel(text);
    result->setProperty("textRole", QLatin1String(role));
    return result;
}

QWidget* diceStrip(const Theme& theme, qreal zoom)
{
    QPixmap strip(QSize(theme.scaled(880), theme.scaled(110)) * zoom);
    strip.setDevicePixelRatio(zoom);
    strip.fill(theme.colour(Token::Surface));
    QPainter painter(&strip);
    const qreal size = theme.scaled(60);
    const std::array<DieFace, 10> faces{{{DieColour::Aim, 4, false},
                                         {DieColour::Pen, 5, true},
                                         {DieColour::Dmg, 3, false},
                                         {DieColour::Aim, 0, true},
                                         {DieColour::Total, 6, false},
                                         {DieColour::Pen, 10, false},
                                         {DieColour::Total, 1, false, 3, -1},
                                         {DieColour::Total, 2, false, 3, -1},
                                         {DieColour::Total, 3, true, 3, -1},
                                         {DieColour::Dmg, 3, false, 3, -1}}};
    qreal x = 6.0;
    for (const DieFace& face : faces) {
        paintDie(painter, QRectF(x, 20.0, size, size), theme, face);
        x += size + 10.0;
    }
    DirectionRose(theme).paint(painter, QRectF(x + 4.0, 4.0, theme.scaled(92), theme.scaled(92)), 4, 2);
    painter.end();
    auto* result = new QLabel;
    result->setPixmap(strip);
    return result;
}

QWidget* iconGrid(const Theme& theme, qreal zoom)
{
    auto* result = new QWidget;
    auto* grid = new QGridLayout(result);
    constexpr int kColumns = 14;
    for (std::size_t i = 0; i < kIcons; ++i) {
        auto* cell = new QLabel;
        const Token token = i % 5 == 0 ? Token::Accent : i % 7 == 0 ? Token::Dmg : Token::Text;
        cell->setPixmap(iconOf(static_cast<Icon>(i), theme, token).pixmap(QSize(24, 24), zoom));
        grid->addWidget(cell, static_cast<int>(i) / kColumns, static_cast<int>(i) % kColumns);
    }
    return result;
}

QWidget* buttonsCard(const Theme& theme)
{
    auto* card = new QFrame;
    card->setProperty("card", QStringLiteral("true"));
    auto* column = new QVBoxLayout(card);
    column->addWidget(label(QStringLiteral("Ines Varga"), "name"));
    column->addWidget(label(QStringLiteral("Initiative 34 · acts now"), "secondary"));
    auto* fire = new QPushButton(iconOf(Icon::Fire, theme, Token::OnAccent),
                                 QStringLiteral("Fire at Gate Guard 2   F"));
    fire->setProperty("primary", true);
    column->addWidget(fire);
    auto* row = new QHBoxLayout;
    auto* focused = new QPushButton(QStringLiteral("Aim   A"));
    focused->setObjectName(QStringLiteral("focused"));
    row->addWidget(focused);
    row->addWidget(new QPushButton(QStringLiteral("Hold   O")));
    auto* refused = new QPushButton(QStringLiteral("More..."));
    refused->setEnabled(false);
    row->addWidget(refused);
    auto* plain = new QPushButton(iconOf(Icon::Undo, theme), QStringLiteral("Undo"));
    plain->setProperty("plain", true);
    row->addWidget(plain);
    column->addLayout(row);
    for (const auto& [kind, text] :
         {std::pair{"selected", "Halberd carbine, Rifle 6 · RCL 6"}, {"result", "Torso, 10 damage, one wound"}}) {
        auto* inner = new QFrame;
        inner->setProperty("card", QLatin1String(kind));
        auto* lines = new QVBoxLayout(inner);
        lines->addWidget(label(QString::fromUtf8(text), "heading"));
        lines->addWidget(label(QStringLiteral("11 → 1 of 14"), "step"));
        column->addWidget(inner);
    }
    column->addWidget(new QListWidget);
    auto* list = card->findChild<QListWidget*>();
    list->addItems({QStringLiteral("Sgt Holt hits Tomas Reed"), QStringLiteral("Ines Varga aims at Gate Guard 2"),
                    QStringLiteral("Watch Dog bite parried"), QStringLiteral("Gate Guard 3 unconscious"),
                    QStringLiteral("Bleeding Tomas -1 Right Leg"), QStringLiteral("GM override: range 55 → 62 m")});
    // Choosing a row lays the list out; it must know the look by then.
    list->ensurePolished();
    list->setCurrentRow(1);
    list->setFixedHeight(110);
    return card;
}

QWidget* fieldsCard()
{
    auto* card = new QFrame;
    card->setProperty("card", QStringLiteral("true"));
    auto* form = new QFormLayout(card);
    auto* shooter = new QComboBox;
    shooter->addItems({QStringLiteral("Ines Varga"), QStringLiteral("Tomas Reed")});
    form->addRow(QStringLiteral("Shooter"), shooter);
    auto* modes = new SegmentRow;
    modes->setChoices(
        {QStringLiteral("Single"), QStringLiteral("Semi"), QStringLiteral("Burst"), QStringLiteral("Auto")});
    modes->setCurrent(0);
    modes->setRefused(3, QStringLiteral("This weapon has no automatic mode"));
    form->addRow(QStringLiteral("Mode"), modes);
    auto* aims = new SegmentRow(nullptr, SegmentRow::Look::NumberBoxes);
    aims->setChoices(
        {QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("4")});
    aims->setCurrent(2);
    form->addRow(QStringLiteral("Aims"), aims);
    auto* points = new SegmentRow(nullptr, SegmentRow::Look::TallBoxes);
    points->setChoices(
        {QStringLiteral("0\nmiss"), QStringLiteral("1\nmiss"), QStringLiteral("2\nR Arm"), QStringLiteral("3\nTorso")});
    points->setCurrent(3);
    form->addRow(QStringLiteral("Points"), points);
    form->addRow(QStringLiteral("Range"), new QLineEdit(QStringLiteral("62 m")));
    auto* wrong = new QLineEdit(QStringLiteral("400 m"));
    wrong->setProperty("invalid", true);
    form->addRow(QStringLiteral("Range"), wrong);
    auto* stance = new QCheckBox(QStringLiteral("Firing stance"));
    stance->setChecked(true);
    form->addRow(QString(), stance);
    form->addRow(QString(), new QCheckBox(QStringLiteral("Weapon rested")));
    auto* aimed = new QRadioButton(QStringLiteral("Aimed"));
    aimed->setChecked(true);
    form->addRow(QString(), aimed);
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setValue(60);
    form->addRow(QStringLiteral("Replay"), slider);
    return card;
}

}  // namespace

void paintControls(const Theme& theme, Album& album)
{
    // None of its words are the program's.
    if (album.look().inOtherWords)
        return;
    QWidget window;
    window.setProperty("ground", QStringLiteral("window"));
    window.setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(&window);
    auto* row = new QHBoxLayout;
    row->addWidget(buttonsCard(theme));
    row->addWidget(fieldsCard());
    column->addLayout(row);
    column->addWidget(diceStrip(theme, album.look().zoom));
    column->addWidget(iconGrid(theme, album.look().zoom));
    settleWidget(window);
    window.activateWindow();
    window.findChild<QPushButton*>(QStringLiteral("focused"))->setFocus(Qt::TabFocusReason);
    QApplication::processEvents();
    album.take(window, QStringLiteral("controls"));
}

}  // namespace hitspread
