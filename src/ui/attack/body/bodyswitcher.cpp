#include "ui/attack/body/bodyswitcher.h"

#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/mnemonics.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QPushButton>

#include <algorithm>
#include <array>

namespace hitspread {

namespace {

constexpr int kStagesBarHeight = 40;  ///< px at 100 %
constexpr int kStagesBarBadge = 22;

/// How much a button says.
enum class Form : std::uint8_t { Whole, Name, First, Badge };

/// Gives way: first what befell him goes, then all of the name but the first word and a number, then all of it. The badge stays, and
/// the tooltip has the whole of it.
class StageButton final : public QPushButton {
public:
    StageButton(const ApplicationStyle& style, QWidget* parent) : QPushButton(parent), m_style(style)
    {
        setCheckable(true);
        setAutoDefault(false);
        setProperty("segment", QStringLiteral("only"));
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    void show(const BodySwitcher::Stage& stage)
    {
        m_name = stage.name;
        m_whole = stage.words.isEmpty() ? stage.name : BodySwitcher::tr("%1 · %2").arg(stage.name, stage.words);
        const int edge = m_style.theme().scaled(kStagesBarBadge);
        m_badge = badgePixmap(stage.face, m_style.theme(), edge, devicePixelRatioF());
        setIconSize({edge, edge});
        setAccessibleName(m_whole);
        setToolTip(m_whole);
        setLook(*this, "tone", stage.stressed ? QStringLiteral("dmg") : QStringLiteral("text"));
        elide();
        updateGeometry();
    }

    void setForm(Form form)
    {
        m_form = form;
        setIcon(m_badge);
        elide();
        updateGeometry();
    }

    /// A pixel more than it measures: widths are rounded, and what is elided is not.
    int widthOf(Form form) const { return metrics().horizontalAdvance(wordsOf(form)) + 1 + furniture(form); }
    QSize sizeHint() const override { return {widthOf(m_form), QPushButton::sizeHint().height()}; }
    QSize minimumSizeHint() const override { return {furniture(m_form), QPushButton::sizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QPushButton::resizeEvent(event);
        elide();
    }

    /// The style sheet brings the font later than the words.
    bool event(QEvent* event) override
    {
        const bool done = QPushButton::event(event);
        if (event->type() == QEvent::Polish || event->type() == QEvent::FontChange) {
            elide();
            updateGeometry();
        }
        return done;
    }

private:
    static constexpr int kRoom = 24;  ///< padding and border, px at 100 %
    static constexpr int kGap = 5;

    int furniture(Form form) const
    {
        return m_style.theme().scaled(kRoom) + iconSize().width() + (form == Form::Badge ? 0 : kGap);
    }

    QString wordsOf(Form form) const
    {
        if (form == Form::Badge)
            return {};
        return form == Form::Whole ? m_whole : form == Form::Name ? m_name : firstName();
    }

    /// "Gate 2" of "Gate Guard 2": of several alike the number tells them apart.
    QString firstName() const
    {
        const QStringList words = m_name.split(u' ', Qt::SkipEmptyParts);
        if (words.size() < 2)
            return words.isEmpty() ? QString() : words.first();
        bool isNumber = false;
        (void)words.last().toInt(&isNumber);
        return isNumber ? words.first() + u' ' + words.last() : words.first();
    }

    /// The one in view is in bold.
    QFontMetrics metrics() const
    {
        QFont bold = font();
        bold.setBold(true);
        return QFontMetrics(bold);
    }

    void elide()
    {
        setText(withoutMnemonic(metrics().elidedText(wordsOf(m_form), Qt::ElideRight, width() - furniture(m_form))));
    }

    const ApplicationStyle& m_style;
    QString m_name;
    QString m_whole;
    QIcon m_badge;
    Form m_form = Form::Whole;
};

}  // namespace

BodySwitcher::BodySwitcher(const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent), m_style(style), m_row(new QHBoxLayout(this)), m_group(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("stagesBar"));
    setAccessibleName(tr("Bodies"));
    setAttribute(Qt::WA_StyledBackground);
    setLook(*this, "ground", QStringLiteral("surface"));
    m_row->setContentsMargins(space::kMedium, 0, space::kMedium, 0);
    m_row->setSpacing(space::kSmall);
    m_row->addStretch();
    connect(m_group, &QButtonGroup::idClicked, this, &BodySwitcher::chosen);
    connect(&style, &ApplicationStyle::themeChanged, this, &BodySwitcher::refresh);
    hide();
}

void BodySwitcher::setStages(const std::vector<Stage>& stages)
{
    if (stages == m_stages)
        return;
    const bool rebuilt = stages.size() != m_stages.size();
    m_stages = stages;
    if (rebuilt)
        rebuild();
    refresh();
}

void BodySwitcher::rebuild()
{
    const int before = current();
    const QList<QAbstractButton*> old = m_group->buttons();
    for (QAbstractButton* button : old) {
        m_group->removeButton(button);
        button->hide();
        // It may be the one that was clicked just now.
        button->deleteLater();
    }
    for (int i = 0; i < count(); ++i) {
        auto* button = new StageButton(m_style, this);
        button->setObjectName(QStringLiteral("stage%1").arg(i));
        m_group->addButton(button, i);
        m_row->insertWidget(i, button);
    }
    setVisible(count() > 1);
    setCurrent(before >= 0 && before < count() ? before : 0);
}

void BodySwitcher::refresh()
{
    setFixedHeight(m_style.theme().scaled(kStagesBarHeight));
    for (int i = 0; i < count(); ++i)
        static_cast<StageButton*>(m_group->button(i))->show(m_stages[static_cast<std::size_t>(i)]);
    fit();
}

void BodySwitcher::fit()
{
    const QMargins margins = m_row->contentsMargins();
    const int gaps = count() * m_row->spacing() + margins.left() + margins.right();
    const auto fits = [&](Form form) {
        int sum = gaps;
        for (int i = 0; i < count(); ++i)
            sum += static_cast<StageButton*>(m_group->button(i))->widthOf(form);
        return sum <= width();
    };
    constexpr std::array<Form, 3> kForms{Form::Whole, Form::Name, Form::First};
    const auto fullest = std::ranges::find_if(kForms, fits);
    const Form form = fullest == kForms.end() ? Form::Badge : *fullest;
    const bool alike = !fits(form);
    for (int i = 0; i < count(); ++i) {
        auto* button = static_cast<StageButton*>(m_group->button(i));
        button->setForm(form);
        button->setMaximumWidth(alike ? qMax(button->minimumSizeHint().width(), (width() - gaps) / count())
                                      : QWIDGETSIZE_MAX);
        button->setSizePolicy(alike ? QSizePolicy::Expanding : QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
}

void BodySwitcher::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void BodySwitcher::setCurrent(int index)
{
    if (QAbstractButton* button = m_group->button(index))
        button->setChecked(true);
}

int BodySwitcher::current() const
{
    return m_group->checkedId();
}

}  // namespace hitspread
