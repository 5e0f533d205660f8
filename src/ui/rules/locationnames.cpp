#include "ui/rules/locationnames.h"

#include "rules/core/system.h"
#include "text/echo.h"
#include "text/labels.h"
#include "ui/theme/applicationstyle.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kMostLetters = 40;
constexpr int kNamesAcross = 2;

}  // namespace

LocationNames::LocationNames(const System& system, const FieldDeclaration& field, QWidget* parent) : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, space::kTiny, 0, space::kTiny);
    grid->setHorizontalSpacing(space::kSmall);
    grid->setVerticalSpacing(space::kTiny);
    for (int pair = 0; pair < kNamesAcross; ++pair)
        grid->setColumnStretch(2 * pair + 1, 1);
    const std::size_t usual = system.body() ? system.body()->usualLocations() : system.locations().size();
    const auto most = std::min(system.locations().size(), static_cast<std::size_t>(field.maximum));
    for (std::size_t i = 0; i < most; ++i) {
        const QString name = text::usualLocation(system, system.locations()[i]);
        auto* label = new QLabel(name, this);
        label->setWordWrap(true);  // two pairs beside each other have to fit
        auto* line = new QLineEdit(this);
        line->setObjectName(QStringLiteral("locationName%1").arg(i));
        line->setMaxLength(kMostLetters);
        line->setPlaceholderText(i < usual ? name : tr("not there"));
        line->setAccessibleName(tr("Own name: %1").arg(name));
        label->setBuddy(line);
        connect(line, &QLineEdit::editingFinished, this, [this, i] { judge(i); });
        const int at = static_cast<int>(i);
        grid->addWidget(label, at / kNamesAcross, 2 * (at % kNamesAcross));
        grid->addWidget(line, at / kNamesAcross, 2 * (at % kNamesAcross) + 1);
        m_lines.push_back(line);
        m_usual.push_back(i < usual ? name : QString());
    }
}

void LocationNames::show(const Ranks& names)
{
    m_saved = names;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (!m_lines[i]->hasFocus() || !m_lines[i]->isModified())
            m_lines[i]->setText(saved(i));
    }
}

void LocationNames::focusFirst()
{
    if (!m_lines.empty())
        m_lines.front()->setFocus(Qt::TabFocusReason);
}

QString LocationNames::saved(std::size_t location) const
{
    const auto number = static_cast<std::int32_t>(location) + 1;
    const auto found = std::ranges::find(m_saved.entries, number, &std::pair<std::string, std::int32_t>::second);
    return found == m_saved.entries.end() ? QString() : text::visible(found->first);
}

void LocationNames::judge(std::size_t edited)
{
    QLineEdit& line = *m_lines[edited];
    const QString name = line.text().simplified();
    line.setModified(false);
    // Two of one name could not be told apart.
    for (std::size_t i = 0; i < m_lines.size() && !name.isEmpty(); ++i) {
        const QString other = saved(i).isEmpty() ? m_usual[i] : saved(i);
        if (i != edited && other.compare(name, Qt::CaseInsensitive) == 0) {
            line.setText(saved(edited));
            Q_EMIT refused(name);
            return;
        }
    }
    Q_EMIT refused({});
    if (name == saved(edited))
        return;
    Ranks names = m_saved;
    std::erase_if(names.entries,
                  [edited](const auto& one) { return one.second == static_cast<std::int32_t>(edited) + 1; });
    if (!name.isEmpty())
        names.set(name.toStdString(), static_cast<std::int32_t>(edited) + 1);
    m_saved = names;
    Q_EMIT chosen(names);
}

}  // namespace hitspread
