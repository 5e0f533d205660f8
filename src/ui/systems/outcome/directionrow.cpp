#include "ui/systems/outcome/directionrow.h"

#include "models/play/attackpresenter.h"
#include "rules/core/input.h"
#include "rules/systems/outcome/attackresolution.h"
#include "rules/systems/outcome/person.h"
#include "text/systems/outcome/combatantwords.h"
#include "ui/systems/outcome/directionpicker.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/wraplabel.h"

#include <QCoreApplication>
#include <QHBoxLayout>

#include <utility>

namespace hitspread::outcome {

namespace {

struct DirectionWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::DirectionRow)
};

/// What a shield is worth against who comes from where the attack says (OUT-31, OUT-37, OUT-38, OUT-41).
QString shieldWords(const Attack& attack, const Borne& shield)
{
    const bool isLeft = shield.arm == Arm::Left;
    if (effectiveShield(attack))
        return isLeft ? DirectionWords::tr("Shield on the left arm: works here")
                      : DirectionWords::tr("Shield on the right arm: works here");
    if (shield.carried != Carried::Worn)
        return DirectionWords::tr("The shield is not strapped to the arm: it works nowhere");
    if (!canAct(attack.targetCondition, attack.switches))
        return DirectionWords::tr("Whoever bears the shield is out of the fight: it works nowhere");
    if (!shieldWorks(shield.arm, attack.options.from))
        return isLeft ? DirectionWords::tr("Shield on the left arm: does not work here")
                      : DirectionWords::tr("Shield on the right arm: does not work here");
    return DirectionWords::tr("The shield was used against somebody else in this turn: it works nowhere");
}

DirectionPicker::Sectors sectorsOf(Attack attack, const Borne& shield)
{
    DirectionPicker::Sectors sectors;
    for (std::size_t i = 0; i < sectors.size(); ++i) {
        attack.options.from = static_cast<From>(i);
        sectors.at(i) = {fromWords(attack.options.from), shieldWords(attack, shield),
                         effectiveShield(attack) != nullptr};
    }
    return sectors;
}

}  // namespace

DirectionRow::DirectionRow(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent), m_presenter(presenter), m_picker(new DirectionPicker(style, this))
{
    m_picker->setObjectName(QStringLiteral("directionPicker"));
    auto* words = new WrapLabel(this);
    words->setObjectName(QStringLiteral("directionWords"));
    words->setWordWrap(true);
    setLook(*words, "textRole", QStringLiteral("secondary"));
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_picker);
    line->addWidget(words, 1);
    connect(m_picker, &DirectionPicker::picked, this, [this](int from) {
        if (const auto path = m_presenter.options().path(kComesFrom))
            m_presenter.options().setNumber(*path, from);
    });
    const auto show = [this, words] {
        refresh();
        words->setText(m_picker->sector(m_picker->chosen()).words);
    };
    for (const auto happened : {&AttackPresenter::ready, &AttackPresenter::changed})
        connect(&m_presenter, happened, this, show);
    show();
}

void DirectionRow::refresh()
{
    const auto* attack = m_presenter.isReady() ? m_presenter.action().request.input.as<Attack>() : nullptr;
    const auto shield = attack ? shieldOf(attack->armour, attack->armourState) : std::nullopt;
    if (shield)
        m_picker->showSectors(sectorsOf(*attack, *shield), attack->options.from,
                              shield->carried == Carried::Worn ? std::optional(shield->arm) : std::nullopt);
}

}  // namespace hitspread::outcome
