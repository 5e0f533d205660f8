#include "ui/sheet/usualcards.h"

#include "ui/sheet/figurescard.h"
#include "ui/sheet/formcards.h"
#include "ui/sheet/gearcard.h"

#include <utility>

namespace hitspread {

CharacterCard* UsualCards::characterCard(const QString& title, const std::vector<std::string_view>& groups)
{
    return new CharacterCard(title, m_presenter, groups, m_parent);
}

SheetPage UsualCards::overviewPage(std::vector<QWidget*> cards)
{
    cards.push_back(new FiguresCard(m_presenter, m_parent));
    return {"overview", tr("Overview"), Icon::Person, std::move(cards)};
}

SheetPage UsualCards::skillsPage(QWidget* skills)
{
    return {"skills", tr("Skills"), Icon::Aim, {skills}};
}

SheetPage UsualCards::weaponsPage(Icon icon, const Kept& kept)
{
    auto* card = new FiguredGearCard({.title = tr("Weapons"),
                                      .nothing = tr("Carries no weapon."),
                                      .kind = RecordKind::Weapon,
                                      .of = text::FigureOf::Weapon,
                                      .objectName = "weaponsCard",
                                      .stateFields = kept.stateFields,
                                      .limit = kept.limit},
                                     m_presenter, m_parent);
    return {"gear", tr("Weapons"), icon, {card}};
}

SheetPage UsualCards::armourPage(const Kept& kept, const QString& bodyTitle)
{
    auto* card = new FiguredGearCard({.title = tr("Armour and shields"),
                                      .nothing = tr("Wears no armour and has no shield."),
                                      .kind = RecordKind::Armour,
                                      .of = text::FigureOf::Armour,
                                      .objectName = "armourCard",
                                      .stateFields = kept.stateFields,
                                      .limit = kept.limit},
                                     m_presenter, m_parent);
    return {"armour", tr("Armour"), Icon::Shield, {card, characterCard(bodyTitle, {"body"})}};
}

SheetPage UsualCards::conditionPage()
{
    return {"condition", tr("Condition"), Icon::Body, {new ConditionCard(tr("Condition"), m_presenter, {}, m_parent)}};
}

SheetPage UsualCards::notesPage()
{
    return {"notes", tr("Notes"), Icon::Book, {characterCard(tr("Notes"), {"notes"})}};
}

}  // namespace hitspread
