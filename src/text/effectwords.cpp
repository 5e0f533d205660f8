#include "text/effectwords.h"

#include "text/labels.h"

#include <QCoreApplication>

namespace hitspread::text {

namespace {

struct EffectWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::EffectWords)
};

}  // namespace

QString woundsInWords(int wounds)
{
    return wounds == 1 ? EffectWords::tr("one wound") : EffectWords::tr("%1 wounds").arg(wounds);
}

QStringList effectWords(const Effects& effects)
{
    QStringList words;
    if (const int damage = effects.damage - effects.bruising; damage > 0)
        words << EffectWords::tr("%1 damage").arg(damage);
    if (effects.bruising > 0)
        words << EffectWords::tr("%1 bruising").arg(effects.bruising);
    if (effects.wounds > 0)
        words << woundsInWords(effects.wounds);
    if (effects.dead)
        words << EffectWords::tr("dead");
    else if (effects.unconscious)
        words << EffectWords::tr("unconscious");
    else if (effects.down)
        words << EffectWords::tr("knocked down");
    return words;
}

QString harmWords(const Effects& effects)
{
    const QStringList words = effectWords(effects);
    return words.isEmpty() ? EffectWords::tr("unharmed") : words.join(QStringLiteral(", "));
}

QString priceWords(const Effects& effects)
{
    const QString worst = effects.dead ? EffectWords::tr("dead")
        : effects.unconscious          ? EffectWords::tr("out", "in a narrow box: unconscious")
        : effects.down                 ? EffectWords::tr("down", "in a narrow box: knocked down")
        : effects.wounded              ? EffectWords::tr("wound", "in a narrow box: an open wound")
                                       : QStringLiteral("—");
    return EffectWords::tr("%1 · %2", "damage, what comes of it").arg(number(effects.damage), worst);
}

}  // namespace hitspread::text
