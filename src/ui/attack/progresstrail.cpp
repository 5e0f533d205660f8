#include "ui/attack/progresstrail.h"

#include "ui/theme/applicationstyle.h"

#include <QHBoxLayout>
#include <QLabel>

namespace hitspread {

ProgressTrail::ProgressTrail(QWidget* parent) : QWidget(parent), m_row(new QHBoxLayout(this))
{
    setAttribute(Qt::WA_StyledBackground);
    setLook(*this, "ground", QStringLiteral("surface"));
    m_row->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    m_row->setSpacing(space::kMedium);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ProgressTrail::setStages(const QStringList& titles)
{
    if (titles == m_titles)
        return;
    m_titles = titles;
    m_words.clear();
    while (QLayoutItem* item = m_row->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_row->addStretch();
    for (qsizetype i = 0; i < titles.size(); ++i) {
        if (i > 0) {
            auto* arrow = new QLabel(QStringLiteral("›"), this);
            setLook(*arrow, "tone", QStringLiteral("faint"));
            m_row->addWidget(arrow);
        }
        auto* word = new QLabel(tr("%1 %2").arg(QString::number(i + 1), titles.at(i)), this);
        word->setObjectName(QStringLiteral("stage%1").arg(i));
        m_row->addWidget(word);
        m_words << word;
    }
    m_row->addStretch();
    setCurrent(m_current);
}

void ProgressTrail::setCurrent(int stage)
{
    m_current = stage;
    for (qsizetype i = 0; i < m_words.size(); ++i) {
        QLabel* word = m_words.at(i);
        const bool now = i == stage;
        setLook(*word, "tone", now ? QStringLiteral("accent") : QStringLiteral("muted"));
        QFont font = word->font();
        font.setBold(now);
        word->setFont(font);
        word->setAccessibleDescription(now ? tr("now") : i < stage ? tr("done") : tr("to come"));
    }
}

}  // namespace hitspread
