#include "ui/library/emptylibrary.h"

#include "exchange/bodyplans.h"
#include "models/campaigngateway.h"
#include "models/librarysearch.h"
#include "reports/body/bodypainter.h"
#include "ui/theme/applicationstyle.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitspread {

EmptyLibrary::EmptyLibrary(const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent), m_style(style), m_sentence(new QLabel(this)), m_button(new QPushButton(this))
{
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addStretch(2);
    m_sentence->setObjectName(u"emptySentence"_qs);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setWordWrap(true);
    setLook(*m_sentence, "textRole", u"heading"_qs);
    column->addWidget(m_sentence);
    m_button->setObjectName(u"emptyButton"_qs);
    setLook(*m_button, "primary", true);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(m_button, &QPushButton::clicked, this, &EmptyLibrary::pressed);
}

void EmptyLibrary::say(const QString& sentence, const QString& button)
{
    ++m_said;
    m_suggestion.clear();
    m_sentence->setText(sentence);
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
}

void EmptyLibrary::sayNothing(CampaignGateway& gateway, const LibrarySearch& search, const LibraryQuery& query)
{
    const QString nothing = nothingFor(search);
    say(nothing, tr("Show all"));
    gateway.run(
        this, [query](CampaignServices& services) { return services.library.suggestion(query); },
        [this, query, nothing, said = m_said](const std::optional<SearchSuggestion>& suggestion) {
            if (!suggestion || said != m_said)
                return;
            say(tr("%1 %2 found for “%3”.")
                    .arg(nothing)
                    .arg(suggestion->count)
                    .arg(QString::fromStdString(suggestion->search)),
                tr("Show those"));
            LibraryQuery better = query;
            better.search = suggestion->search;
            m_suggestion = searchLine(better);
        });
}

QString EmptyLibrary::nothingFor(const LibrarySearch& search)
{
    QStringList conditions;
    for (const LibrarySearch::Condition& condition : search.conditions)
        conditions << condition.words;
    const QString fitting = conditions.join(u", "_qs);
    if (fitting.isEmpty())
        return tr("Nothing called “%1”.").arg(search.words);
    return search.words.isEmpty() ? tr("Nothing fits “%1”.").arg(fitting)
                                  : tr("Nothing called “%1” fits “%2”.").arg(search.words, fitting);
}

QString EmptyLibrary::sentence() const
{
    return m_sentence->text();
}

void EmptyLibrary::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::shared_ptr<const BodyPlan> plan = exchange::defaultBodyPlan();
    const BodyPainter body(m_style.theme(), BodyGeometry(10.0, QPointF()), BodyStrokes::forScreen(m_style.theme()));
    QPainterPath outline = body.outline(*plan);
    const QRectF box = outline.boundingRect();
    const qreal scale = std::min(height() * 0.9 / box.height(), width() * 0.9 / box.width());
    QTransform place;
    place.translate(rect().center().x(), rect().center().y());
    place.scale(scale, scale);
    place.translate(-box.center().x(), -box.center().y());
    painter.setPen(QPen(m_style.theme().colour(Token::Line), 1.5));
    painter.drawPath(place.map(outline));
}

}  // namespace hitspread
