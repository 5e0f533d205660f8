#include "ui/library/elsewhere.h"

#include "models/library/library.h"
#include "text/echo.h"
#include "text/kinds.h"
#include "ui/library/kindicon.h"
#include "ui/theme/applicationstyle.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace hitspread {

namespace {

constexpr std::size_t kHits = 60;
constexpr int kElsewhereNamed = 3;

}  // namespace

Elsewhere::Elsewhere(Library& library, const ApplicationStyle& style, QWidget* parent)
    : QFrame(parent), m_library(library), m_style(style), m_lines(new QVBoxLayout)
{
    setObjectName(u"elsewhere"_qs);
    setLook(*this, "card", u"true"_qs);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    column->setSpacing(space::kTiny);
    auto* heading = new QLabel(tr("Also found elsewhere"), this);
    setLook(*heading, "textRole", u"heading"_qs);
    column->addWidget(heading);
    m_lines->setSpacing(0);
    column->addLayout(m_lines);
    hide();
}

void Elsewhere::lookFor(const QString& words, RecordKind except)
{
    m_words = words;
    m_except = except;
    if (words.isEmpty())
        return hide();
    if (m_asking)
        m_again = true;
    else
        ask();
}

void Elsewhere::ask()
{
    m_asking = true;
    m_again = false;
    const auto finish = [this] {
        m_asking = false;
        if (m_again)
            ask();
    };
    const std::string words = m_words.toStdString();
    const std::string system(m_library.system().id());
    m_library.gateway().run(
        this,
        [words, system](CampaignServices& services) {
            return Found{services.library.hits(words, system), services.library.find(words, system, kHits)};
        },
        [this, finish](const Found& found) {
            if (!m_again)
                show(found);
            finish();
        },
        [this, finish](const Problem&) {
            hide();
            finish();
        });
}

void Elsewhere::show(const Found& found)
{
    while (QLayoutItem* item = m_lines->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const KindHits& hits : found.hits) {
        if (hits.kind == m_except || hits.count == 0)
            continue;
        QStringList names;
        for (const LibraryHit& hit : found.named) {
            if (hit.kind == hits.kind && names.size() < kElsewhereNamed)
                names << text::visible(hit.row.name);
        }
        auto* line = new QPushButton(this);
        line->setObjectName(u"elsewhere_%1"_qs.arg(static_cast<int>(hits.kind)));
        setLook(*line, "plain", true);
        line->setAccessibleName(
            tr("%1: %2").arg(text::kindsName(m_library.system(), hits.kind), QString::number(hits.count)));
        auto* row = new QHBoxLayout(line);
        row->setContentsMargins(space::kSmall, 0, space::kSmall, 0);
        auto* icon = new QLabel(line);
        const int edge = m_style.theme().scaled(16);
        icon->setPixmap(
            iconOf(iconOf(hits.kind), m_style.theme(), Token::Muted).pixmap(QSize(edge, edge), devicePixelRatioF()));
        row->addWidget(icon);
        auto* what = new QLabel(names.join(u", "_qs), line);
        what->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        row->addWidget(what, 1);
        auto* count = new QLabel(
            tr("%1: %2").arg(text::kindsName(m_library.system(), hits.kind), QString::number(hits.count)), line);
        setLook(*count, "textRole", u"secondary"_qs);
        row->addWidget(count);
        connect(line, &QPushButton::clicked, this, [this, kind = hits.kind] { Q_EMIT kindChosen(kind); });
        m_lines->addWidget(line);
    }
    setVisible(m_lines->count() > 0);
}

}  // namespace hitspread
