#include "gallery/pictures.h"

#include <QApplication>
#include <QRegularExpression>
#include <QScreen>

namespace hitspread {

namespace {

QRegularExpression chosen;

}  // namespace

void choosePictures(const QString& names)
{
    chosen = QRegularExpression::fromWildcard(names);
}

void savePicture(const QPixmap& picture, const QDir& folder, const QString& name)
{
    if (!chosen.match(name).hasMatch())
        return;
    if (!picture.save(folder.filePath(name + QStringLiteral(".png"))))
        qFatal("cannot write %s", qPrintable(name));
}

void putOnScreen(QWidget& window, qreal zoom)
{
    for (QScreen* screen : QGuiApplication::screens()) {
        if (screen->devicePixelRatio() != zoom || window.screen() == screen)
            continue;
        window.setScreen(screen);
        window.move(screen->geometry().topLeft());
        return;
    }
}

void settleWidget(QWidget& widget)
{
    widget.show();
    for (int i = 0; i < 5; ++i)
        QApplication::processEvents();
}

}  // namespace hitspread
