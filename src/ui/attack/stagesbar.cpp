#include "ui/attack/stagesbar.h"

#include "ui/theme/applicationstyle.h"
#include "ui/widgets/badge.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QIcon>
#include <QPushButton>

namespace hitspread {

namespace {

constexpr int kHeight = 40;  ///< px at 100 %
constexpr int kBadge = 22;

/// Gives way: the name ends in an ellipsis, the whole of it stands in the tooltip.
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
        m_whole = stage.words.isEmpty() ? stage.name : StagesBar::tr("%1 · %2").arg(stage.name, stage.words);
        const int edge = m_style.theme().scaled(kBadge);
        setIcon(badgePixmap(stage.badge, stage.side, m_style.theme(), edge, devicePixelRatioF()));
        setIconSize({edge, edge});
        setAccessibleName(m_whole);
        setToolTip(m_whole);
        setLook(*this, "tone", stage.stressed ? QStringLiteral("dmg") : QStringLiteral("text"));
        elide();
        updateGeometry();
    }

    QSize sizeHint() const override
    {
        QFont bold = font();
        bold.setBold(true);
        const QSize base = QPushButton::sizeHint();
        return {QFontMetrics(bold).horizontalAdvance(m_whole) + iconSize().width() + kRoom, base.height()};
    }
    QSize minimumSizeHint() const override { return {iconSize().width() + kRoom, QPushButton::sizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QPushButton::resizeEvent(event);
        elide();
    }

private:
    static constexpr int kRoom = 34;

    void elide()
    {
        QFont bold = font();
        bold.setBold(true);
        setText(QFontMetrics(bold).elidedText(m_whole, Qt::ElideRight, width() - iconSize().width() - kRoom + 4));
    }

    const ApplicationStyle& m_style;
    QString m_whole;
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
    setFixedHeight(m_style.theme().scaled(kHeight));
    for (int i = 0; i < count(); ++i)
        static_cast<StageButton*>(m_group->button(i))->show(m_stages[static_cast<std::size_t>(i)]);
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
