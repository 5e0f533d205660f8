#include "ui/attack/saidonce.h"

#include "models/play/attackpresenter.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/optionrow.h"
#include "ui/rules/explanationpanel.h"

#include <algorithm>

namespace hitspread {

namespace {

bool isSaidAtRow(const QList<OptionRow*>& rows, const QString& sentence)
{
    return std::ranges::any_of(rows, [&](const OptionRow* row) { return row->saysInSight(sentence); });
}

}  // namespace

void leaveToRows(const QWidget& window, const AttackPresenter& presenter, AttackFoot& foot)
{
    const QStringList missing = presenter.complaints().all();
    const auto rows = window.findChildren<OptionRow*>();
    foot.setMarked(!missing.isEmpty() && isSaidAtRow(rows, missing.first()));
    if (missing.size() < 2)
        return;
    for (auto* steps : window.findChildren<ExplanationPanel*>()) {
        QStringList words = steps->emptyText().split(QLatin1Char('\n'));
        if (words.removeIf([&](const QString& one) { return missing.contains(one) && isSaidAtRow(rows, one); }) > 0)
            steps->setEmptyText(words.join(QLatin1Char('\n')));
    }
}

}  // namespace hitspread
