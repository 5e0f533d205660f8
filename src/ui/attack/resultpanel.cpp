#include "ui/attack/resultpanel.h"

#include "models/digest.h"
#include "models/tracemodel.h"
#include "rules/systems/registry.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/elidedlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace hitspread {

/// A few lines in sight and a piece of the next, which says that there are more; those are scrolled to.
class LinesArea final : public QScrollArea {
public:
    explicit LinesArea(QWidget* parent) : QScrollArea(parent)
    {
        setObjectName(QStringLiteral("resultLines"));
        setAccessibleName(ResultPanel::tr("What changes"));
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }

    void setMost(int lines)
    {
        m_most = lines;
        refit();
    }

    /// Takes over `box` with that many lines of one height.
    void show(QWidget& box, int lines)
    {
        m_lines = lines;
        setWidget(&box);
        for (QWidget* part : {&box, viewport()})
            part->setAutoFillBackground(false);
        // What was never shown has the height of undressed labels.
        for (QWidget* part : box.findChildren<QWidget*>())
            part->ensurePolished();
        box.layout()->activate();
        refit();
    }

    QSize sizeHint() const override { return {widget() ? widget()->sizeHint().width() : 0, high()}; }
    QSize minimumSizeHint() const override
    {
        const int bar = m_lines > m_most ? verticalScrollBar()->sizeHint().width() : 0;
        return {widget() ? widget()->minimumSizeHint().width() + bar + 2 * frameWidth() : 0, high()};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        // Lines that take another height, as when they are first dressed, change how high a few of them are.
        if (watched == widget() && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize))
            refit();
        return QScrollArea::eventFilter(watched, event);
    }

private:
    static constexpr double kPiece = 0.6;  ///< of the line that is cut

    int high() const
    {
        const int whole = widget() ? widget()->sizeHint().height() : 0;
        return 2 * frameWidth() + (m_lines > m_most ? qRound(whole * (m_most + kPiece) / m_lines) : whole);
    }

    void refit()
    {
        // The keyboard scrolls, too; where everything is in sight it has nothing to do here.
        setFocusPolicy(m_lines > m_most ? Qt::StrongFocus : Qt::NoFocus);
        setFixedHeight(high());
    }

    int m_most = 6;
    int m_lines = 0;
};

ResultPanel::ResultPanel(QWidget* parent)
    : QFrame(parent), m_changes(new ChangesModel(this)), m_title(new QLabel(this)), m_area(new LinesArea(this))
{
    setObjectName(QStringLiteral("result"));
    setLook(*this, "card", QStringLiteral("result"));
    setLook(*m_title, "textRole", QStringLiteral("heading"));
    m_title->setObjectName(QStringLiteral("resultTitle"));
    m_title->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 10, 14, 12);
    column->setSpacing(space::kTiny);
    column->addWidget(m_title);
    column->addWidget(m_area);
}

void ResultPanel::setAction(const ActionRecord& action)
{
    m_changes->setAction(action);
    if (!m_ownTitle) {
        QString title = outcomeOf(action);
        if (!title.isEmpty())
            title[0] = title[0].toUpper();
        showTitle(title);
    }
    setLook(*this, "card", harms(action) ? QStringLiteral("result") : QStringLiteral("quiet"));
    fill();
}

/// The colour of damage is for those who take some: not for a miss, nor for whoever only acts.
bool ResultPanel::harms(const ActionRecord& action) const
{
    if (m_isActors || !findSystem(action.system))
        return false;
    const Input after = changedBy(action.request.input, action.findings);
    const auto targets = static_cast<std::size_t>(namesIn(action, Role::Target).size());
    for (std::size_t i = 0; i < targets; ++i) {
        if ((!m_target || m_target == i)
            && takesHarm(digestOf(action.system, targetOf(action.request.input, i)),
                         digestOf(action.system, targetOf(after, i))))
            return true;
    }
    return false;
}

void ResultPanel::setRole(Role role)
{
    m_isActors = role == Role::Actor;
    m_changes->setRole(role);
}

void ResultPanel::setTarget(std::size_t target)
{
    m_target = target;
    m_changes->setTarget(target);
}

void ResultPanel::setTitle(const QString& title)
{
    m_ownTitle = true;
    showTitle(title);
}

void ResultPanel::showTitle(const QString& title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    setAccessibleName(title);
}

void ResultPanel::addDecision(QWidget* widget)
{
    static_cast<QBoxLayout*>(layout())->insertWidget(1, widget);
}

void ResultPanel::setMostLines(int lines)
{
    m_area->setMost(lines);
}

void ResultPanel::fill()
{
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    int rows = 0;
    for (const ChangesModel::Line& line : m_changes->lines()) {
        auto* what = new ElidedLabel(box);
        what->setText(line.what);
        what->setOwned(true);
        auto* values = new QLabel(tr("%1 → <b>%2</b>").arg(line.before.toHtmlEscaped(), line.after.toHtmlEscaped()),
                                  box);
        values->setTextFormat(Qt::RichText);
        values->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        // Each line by itself: long values of one leave the words of the others their room.
        auto* row = new QHBoxLayout;
        row->setSpacing(space::kMedium);
        row->addWidget(what, 1);
        row->addWidget(values);
        column->addLayout(row);
        ++rows;
    }
    m_area->show(*box, rows);
    // The card is as high as its lines at once, not one turn of the event loop later.
    layout()->activate();
    updateGeometry();
}

}  // namespace hitspread
