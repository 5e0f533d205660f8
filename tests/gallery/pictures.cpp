#include "gallery/pictures.h"

#include <QApplication>

namespace hitspread {

void savePicture(const QPixmap& picture, const QDir& folder, const QString& name)
{
    if (!picture.save(folder.filePath(name + QStringLiteral(".png"))))
        qFatal("cannot write %s", qPrintable(name));
}

void settleWidget(QWidget& widget)
{
    widget.show();
    for (int i = 0; i < 5; ++i)
        QApplication::processEvents();
}

}  // namespace hitspread
