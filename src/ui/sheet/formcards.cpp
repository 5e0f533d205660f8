#include "ui/sheet/formcards.h"

#include "ui/fields/recordform.h"
#include "ui/sheet/sheetpresenter.h"

#include <algorithm>

namespace hitspread {

namespace {

std::vector<std::string_view> allGroups(const RecordDeclaration& record)
{
    std::vector<std::string_view> groups;
    for (const FieldDeclaration& field : record.fields) {
        if (std::ranges::find(groups, field.group) == groups.end())
            groups.push_back(field.group);
    }
    return groups;
}

}  // namespace

CharacterCard::CharacterCard(const QString& title, SheetPresenter& presenter,
                             const std::vector<std::string_view>& groups, QWidget* parent)
    : SheetCard(title, parent),
      m_form(new RecordForm(presenter.character(),
                            groups.empty() ? allGroups(presenter.character().declaration()) : groups, this))
{
    add(m_form);
}

ConditionCard::ConditionCard(const QString& title, SheetPresenter& presenter,
                             const std::vector<std::string_view>& groups, QWidget* parent)
    : SheetCard(title, parent),
      m_form(new RecordForm(*presenter.condition(),
                            groups.empty() ? allGroups(presenter.condition()->declaration()) : groups, this))
{
    add(m_form);
    connect(&presenter, &SheetPresenter::derivedChanged, this, [this, &presenter] { refresh(presenter); });
}

void ConditionCard::refresh(SheetPresenter& presenter)
{
    const bool inFight = presenter.sheet().view().isInFight();
    m_form->setEnabled(inFight);
    setHint(inFight ? tr("in this fight, set by hand")
                    : tr("in no fight: unhurt. Open a combatant's sheet to mark harm."));
}

}  // namespace hitspread
