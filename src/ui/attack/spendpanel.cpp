#include "ui/attack/spendpanel.h"

#include "models/digest.h"
#include "models/tracemodel.h"
#include "text/labels.h"
#include "ui/attack/attackpresenter.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/segmentrow.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace hitspread {

namespace {

/// Where the shot would go, short enough for a box.
QString consequence(const AttackPresenter& presenter, const Digest& target, QuestionKey key, int value)
{
    const DeviationFacet* facet = presenter.system().deviation();
    if (!facet)
        return {};
    const std::vector<Deviation> shots = facet->deviations(presenter.supposed(key, value).findings.steps);
    if (shots.empty())
        return {};
    const int location = shots.back().location;
    if (location < 0)
        return SpendPanel::tr("miss");
    const auto index = static_cast<std::size_t>(location);
    return index < target.locations.size() ? target.locations[index].shortName : QString::number(location);
}

}  // namespace

SpendPanel::SpendPanel(AttackPresenter& presenter, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    connect(&m_presenter, &AttackPresenter::changed, this, &SpendPanel::refresh);
    hide();
}

void SpendPanel::focusCurrent()
{
    refresh();
    const QList<SegmentRow*> rows = findChildren<SegmentRow*>();
    if (!rows.isEmpty() && rows.last()->button(rows.last()->current()))
        rows.last()->button(rows.last()->current())->setFocus(Qt::OtherFocusReason);
}

bool SpendPanel::take(int value)
{
    if (m_presenter.choices().empty())
        return false;
    const Question& question = m_presenter.choices().back().question;
    if (value < question.minimum || value > question.maximum)
        return false;
    m_presenter.choose(question.key, value);
    return true;
}

void SpendPanel::refresh()
{
    const bool hadFocus = focusWidget() && focusWidget()->hasFocus();
    QWidget* old = m_box;
    m_box = nullptr;
    const auto& choices = m_presenter.choices();
    setVisible(!choices.empty());
    if (!choices.empty()) {
        m_box = new QWidget(this);
        auto* column = new QVBoxLayout(m_box);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(space::kTiny);
        const Digest target = digestOf(m_presenter.action().system, targetOf(m_presenter.action().request.input));
        for (const DiceQuestion& choice : choices) {
            auto* title = new QLabel(text::question(m_presenter.system(), choice.question.key), m_box);
            setLook(*title, "textRole", QStringLiteral("section"));
            column->addWidget(title);
            auto* boxes = new SegmentRow(m_box, SegmentRow::Look::TallBoxes);
            boxes->setObjectName(QStringLiteral("spendBoxes"));
            QStringList texts;
            for (int value = choice.question.minimum; value <= choice.question.maximum; ++value) {
                const QString what = consequence(m_presenter, target, choice.question.key, value);
                texts << (what.isEmpty() ? QString::number(value) : QStringLiteral("%1\n%2").arg(value).arg(what));
            }
            boxes->setChoices(texts);
            boxes->setCurrent(choice.answer.choice - choice.question.minimum);
            for (int i = 0; i < boxes->count(); ++i) {
                boxes->button(i)->setObjectName(QStringLiteral("spend%1").arg(choice.question.minimum + i));
                boxes->button(i)->setAccessibleName(QString(texts[i]).replace(QLatin1Char('\n'), QStringLiteral(": ")));
            }
            const QuestionKey key = choice.question.key;
            const int least = choice.question.minimum;
            connect(
                boxes, &SegmentRow::chosen, this,
                [this, key, least](int index) { m_presenter.choose(key, least + index); }, Qt::QueuedConnection);
            column->addWidget(boxes);
            if (hadFocus && boxes->button(boxes->current()))
                boxes->button(boxes->current())->setFocus();
        }
        m_column->addWidget(m_box);
    }
    delete old;
}

}  // namespace hitspread
