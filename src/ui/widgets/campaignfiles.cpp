#include "ui/widgets/campaignfiles.h"

#include <QCoreApplication>
#include <QFileDialog>

namespace hitspread {

namespace {

/// Translation context of these words.
struct CampaignFiles {
    Q_DECLARE_TR_FUNCTIONS(hitspread::CampaignFiles)
};

}  // namespace

QString campaignFilter()
{
    return CampaignFiles::tr("Hitspread campaigns (*.hitspread)");
}

QString askNewCampaign(QWidget& window, const QString& title, const QString& place)
{
    const QString suffix = QStringLiteral(".hitspread");
    QString path = QFileDialog::getSaveFileName(&window, title, place, campaignFilter(), nullptr,
                                                QFileDialog::DontConfirmOverwrite);
    if (!path.isEmpty() && !path.endsWith(suffix))
        path += suffix;
    return path;
}

}  // namespace hitspread
