#include "gallery/desk.h"

#include "storage/start/samplecampaign.h"
#include "support/openandwait.h"

#include <QFile>

namespace hitspread {

Desk::Desk(Album& album) : m_album(album)
{
    m_preferences.setDriftSpeed(0);
}

void Desk::open()
{
    const QString file = m_place.filePath(QStringLiteral("gallery.hitspread"));
    copySample(file);
    support::openAndWait(m_host, file);
    settle();
}

void Desk::copySample(const QString& file)
{
    static const QTemporaryDir place;
    static const QString sample = [] {
        QString made = place.filePath(QStringLiteral("sample.hitspread"));
        storage::SampleCampaign::create(made).reset();
        return made;
    }();
    if (!QFile::copy(sample, file))
        qFatal("cannot write %s", qPrintable(file));
}

void Desk::save(QWidget& window, const QString& name)
{
    settle();
    m_album.take(window, name);
}

}  // namespace hitspread
