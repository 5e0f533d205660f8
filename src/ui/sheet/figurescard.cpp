#include "ui/sheet/figurescard.h"

#include "rules/core/trace/trace.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/units.h"
#include "ui/rules/ruledialog.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/taborder.h"
#include "ui/widgets/labels/wraplabel.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace hitspread {

namespace {

constexpr int kAcross = 2;
constexpr int kLinesOfRow = 3;   // its name, a value too long for the column of numbers, its sum
constexpr int kNumberRoom = 90;  // of a value before its name

/// The step of a figure, and before it the steps its operands came from.
void collect(const std::vector<Step>& steps, std::size_t at, std::vector<std::size_t>& wanted)
{
    for (const Term& operand : steps[at].operands) {
        const auto from = static_cast<std::size_t>(std::max(0, operand.step));
        if (operand.step >= 0 && from < at)
            collect(steps, from, wanted);
    }
    if (std::ranges::find(wanted, at) == wanted.end())
        wanted.push_back(at);
}

}  // namespace

FiguresCard::FiguresCard(SheetPresenter& presenter, QWidget* parent)
    : SheetCard(tr("Follows from the stats"), parent),
      m_presenter(presenter),
      m_why(new QFrame(this)),
      m_whyText(new QLabel(m_why)),
      m_rule(new QPushButton(m_why))
{
    setObjectName(QStringLiteral("figuresCard"));
    setHint(tr("live; click a name for its rule"));
    setLook(*m_why, "card", QStringLiteral("selected"));
    auto* column = new QVBoxLayout(m_why);
    column->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    column->addWidget(m_whyText);
    m_whyText->setObjectName(QStringLiteral("figureWhy"));
    m_whyText->setWordWrap(true);
    m_whyText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setLook(*m_whyText, "textRole", QStringLiteral("step"));
    m_rule->setObjectName(QStringLiteral("figureRule"));
    m_rule->setProperty("small", QStringLiteral("true"));
    m_rule->setAutoDefault(false);
    column->addWidget(m_rule, 0, Qt::AlignLeft);
    connect(m_rule, &QPushButton::clicked, this,
            [this] { RuleDialog::open(*this, m_presenter.style(), m_presenter.derived(), m_ruleIndex); });
    m_why->hide();
    add(m_why);
    connect(&presenter, &SheetPresenter::derivedChanged, this, &FiguresCard::refresh);
    connect(&presenter, &SheetPresenter::touchedChanged, this, &FiguresCard::paintTouched);
    connect(&presenter.style(), &ApplicationStyle::themeChanged, this, [this] {
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            placeValue(i);
    });
}

void FiguresCard::rebuild(std::size_t count)
{
    delete m_body;
    m_rows.clear();
    m_body = new QWidget(this);
    column().insertWidget(1, m_body);
    auto* grid = new QGridLayout(m_body);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::kSmall);
    grid->setVerticalSpacing(0);
    const int lines = (static_cast<int>(count) + kAcross - 1) / kAcross;
    for (std::size_t i = 0; i < count; ++i) {
        const int line = static_cast<int>(i) % lines * kLinesOfRow;
        const int side = static_cast<int>(i) / lines * 3;
        Row row{new WrapLabel(m_body), new QPushButton(m_body), new WrapLabel(m_body)};
        setLook(*row.value, "textRole", QStringLiteral("heading"));
        setLook(*row.name, "plain", QStringLiteral("figure"));
        row.name->setAutoDefault(false);
        row.name->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        setLook(*row.sum, "textRole", QStringLiteral("secondary"));
        row.sum->setContentsMargins(space::kTiny + 1, 0, 0, 2);
        grid->addWidget(row.name, line, side + 1, Qt::AlignLeft);
        grid->addWidget(row.value, line, side);
        grid->addWidget(row.sum, line + 1, side + 1, 2, 1, Qt::AlignTop);
        connect(row.name, &QPushButton::clicked, this, [this, i] { explain(i); });
        m_rows.push_back(row);
    }
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(4, 1);
    m_body->show();
    followInTabOrder(tabStopBefore(*m_rule), *m_body);
}

/// A number stands before its name, a list of them below it: it would push all others aside.
void FiguresCard::placeValue(std::size_t at)
{
    WrapLabel& value = *m_rows[at].value;
    WrapLabel& sum = *m_rows[at].sum;
    const Theme& theme = m_presenter.style().theme();
    auto* grid = qobject_cast<QGridLayout*>(m_body->layout());
    int line = 0;
    int side = 0;
    int span = 0;
    grid->getItemPosition(grid->indexOf(m_rows[at].name), &line, &side, &span, &span);
    value.ensurePolished();
    const bool isLong = value.textWidth() > theme.scaled(kNumberRoom);
    grid->removeWidget(&value);
    grid->removeWidget(&sum);
    grid->addWidget(&value, isLong ? line + 1 : line, isLong ? side : side - 1);
    grid->addWidget(&sum, isLong ? line + 2 : line + 1, side, isLong ? 1 : 2, 1, Qt::AlignTop);
    value.setAlignment(isLong ? Qt::AlignLeft : Qt::AlignRight | Qt::AlignVCenter);
    value.setContentsMargins(isLong ? space::kTiny + 1 : 0, 0, 0, 0);
    value.setMinimumWidth(isLong ? 0 : std::max(theme.scaled(40), value.textWidth()));
}

void FiguresCard::refresh()
{
    m_figures.clear();
    std::ranges::copy_if(m_presenter.figures().all(), std::back_inserter(m_figures),
                         [](const text::SheetFigure& figure) { return figure.key && !figure.sum.isEmpty(); });
    setVisible(!m_figures.empty());
    if (m_figures.size() != m_rows.size() || !m_body)
        rebuild(m_figures.size());
    const System& system = m_presenter.sheet().system();
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        const text::SheetFigure& figure = m_figures[i];
        const std::string_view quantity = system.quantities()[figure.key->quantity].id;
        const QString id = QString::fromUtf8(quantity.data(), static_cast<qsizetype>(quantity.size()));
        m_rows[i].value->setObjectName(QStringLiteral("value_") + id);
        m_rows[i].name->setObjectName(QStringLiteral("why_") + id);
        m_rows[i].value->setText(figure.value);
        m_rows[i].value->setAccessibleName(tr("%1: %2").arg(figure.name, figure.value));
        m_rows[i].name->setText(figure.name);
        m_rows[i].sum->setText(figure.sum);
        placeValue(i);
    }
    paintTouched();
    showDerivation();
}

void FiguresCard::paintTouched()
{
    for (std::size_t i = 0; i < m_figures.size() && i < m_rows.size(); ++i) {
        const bool touched = m_presenter.isTouched(*m_figures[i].key);
        setLook(*m_rows[i].value, "tone", touched ? QStringLiteral("accent") : QString());
    }
}

void FiguresCard::explain(std::size_t row)
{
    const StepKey wanted = *m_figures[row].key;
    if (m_explained == wanted)
        m_explained.reset();
    else
        m_explained = wanted;
    showDerivation();
}

void FiguresCard::showDerivation()
{
    const std::vector<Step>& steps = m_presenter.derived().findings.steps;
    const Step* found = m_explained ? lastStep(steps, *m_explained) : nullptr;
    m_why->setVisible(found != nullptr);
    if (!found)
        return;
    const System& system = m_presenter.sheet().system();
    std::vector<std::size_t> wanted;
    collect(steps, static_cast<std::size_t>(found - steps.data()), wanted);
    QStringList lines;
    const std::vector<bool> prepares = text::preparations(system, steps);
    const Step* before = nullptr;
    for (const std::size_t at : wanted) {
        if (prepares[at])
            continue;
        const Step& step = steps[at];
        const QString operand = text::operand(system, steps, step, std::exchange(before, &step));
        lines << tr("%1: %2").arg(text::label(system, step.key),
                                  text::sum(operand, text::value(m_presenter.sheet().naming(), step.key, step.value)));
    }
    const auto figure = std::ranges::find(m_figures, m_explained, &text::SheetFigure::key);
    if (figure != m_figures.end() && !figure->sum.isEmpty())
        lines << figure->sum;
    lines << text::ruleTip(system, found->rule);
    m_ruleIndex = found->rule;
    m_rule->setText(tr("Rule %1 and where it stands").arg(text::shortRule(system, found->rule)));
    m_whyText->setText(lines.join(QLatin1Char('\n')));
}

}  // namespace hitspread
