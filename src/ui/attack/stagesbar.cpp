#include "ui/attack/stagesbar.h"

#include "ui/theme/applicationstyle.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QIcon>
#include <QPushButton>

namespace hitspread {

namespace {

constexpr int kStagesBarHeight = 40;  ///< px at 100 %
constexpr int kStagesBarBadge = 22;

/// How much a button says.
enum class Form : std::uint8_t { Whole, Name, BareName };

/// Gives way: first what befell him goes, then his badge, then the name ends in an ellipsis; the tooltip has the whole of it.
class StageButton final : public QPushButton {
public:
    StageButton(const ApplicationStyle& style, QWidget* parent) : QPushButton(parent), m_style(style)
    {
        setCheckable(true);
        setAutoDefault(false);
        setProperty("segment", QStringLiteral("only"));
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    void show(const StagesBar::Stage& stage)
    {
        m_name = stage.name;
        m_whole = stage.words.isEmpty() ? stage.name : StagesBar::tr("%1 · %2").arg(stage.name, stage.words);
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
        setIcon(form == Form::BareName ? QIcon() : m_badge);
        elide();
        updateGeometry();
    }

    int widthOf(Form form) const
    {
        return metrics().horizontalAdvance(form == Form::Whole ? m_whole : m_name) + furniture(form);
    }
    QSize sizeHint() const override { return {widthOf(m_form), QPushButton::sizeHint().height()}; }
    QSize minimumSizeHint() const override { return {furniture(m_form), QPushButton::sizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QPushButton::resizeEvent(event);
        elide();
    }

private:
    static constexpr int kRoom = 24;  ///< padding and border, px at 100 %
    static constexpr int kGap = 5;

    int furniture(Form form) const
    {
        return m_style.theme().scaled(kRoom) + (form == Form::BareName ? 0 : iconSize().width() + kGap);
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
        setText(metrics().elidedText(m_form == Form::Whole ? m_whole : m_name, Qt::ElideRight,
                                     width() - furniture(m_form)));
    }

    const ApplicationStyle& m_style;
    QString m_name;
    QString m_whole;
    QIcon m_badge;
    Form m_form = Form::Whole;
};

}  // namespace

StagesBar::StagesBar(const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent), m_style(style), m_row(new QHBoxLayout(this)), m_group(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("stagesBar"));
    setAccessibleName(tr("Bodies"));
    setAttribute(Qt::WA_StyledBackground);
    setLook(*this, "ground", QStringLiteral("surface"));
    m_row->setContentsMargins(space::kMedium, 0, space::kMedium, 0);
    m_row->setSpacing(space::kSmall);
    m_row->addStretch();
    connect(m_group, &QButtonGroup::idClicked, this, &StagesBar::chosen);
    connect(&style, &ApplicationStyle::themeChanged, this, &StagesBar::refresh);
    hide();
}

void StagesBar::setStages(const std::vector<Stage>& stages)
{
    if (stages == m_stages)
        return;
    const bool rebuilt = stages.size() != m_stages.size();
    m_stages = stages;
    if (rebuilt)
        rebuild();
    refresh();
}

void StagesBar::rebuild()
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

void StagesBar::refresh()
{
    setFixedHeight(m_style.theme().scaled(kStagesBarHeight));
    for (int i = 0; i < count(); ++i)
        static_cast<StageButton*>(m_group->button(i))->show(m_stages[static_cast<std::size_t>(i)]);
    fit();
}

void StagesBar::fit()
{
    const QMargins margins = m_row->contentsMargins();
    const int gaps = count() * m_row->spacing() + margins.left() + margins.right();
    const auto fits = [&](Form form) {
        int sum = gaps;
        for (int i = 0; i < count(); ++i)
            sum += static_cast<StageButton*>(m_group->button(i))->widthOf(form);
        return sum <= width();
    };
    // Where not even the names fit, all give way alike; then the badge says whose name begins like another's.
    const bool alike = !fits(Form::BareName);
    const Form form = fits(Form::Whole) ? Form::Whole : alike || fits(Form::Name) ? Form::Name : Form::BareName;
    for (int i = 0; i < count(); ++i) {
        auto* button = static_cast<StageButton*>(m_group->button(i));
        button->setForm(form);
        button->setMaximumWidth(alike ? qMax(button->minimumSizeHint().width(), (width() - gaps) / count())
                                      : QWIDGETSIZE_MAX);
        button->setSizePolicy(alike ? QSizePolicy::Expanding : QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
}

void StagesBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void StagesBar::setCurrent(int index)
{
    if (QAbstractButton* button = m_group->button(index))
        button->setChecked(true);
}

int StagesBar::current() const
{
    return m_group->checkedId();
}

}  // namespace hitspread
