#include "ui/fields/checkedranks.h"

#include "text/labels.h"
#include "text/refusalwords.h"

#include <algorithm>

namespace hitspread {

CheckedRanks soundRanks(const System& system, const FieldDeclaration& field, const Ranks& typed, const Ranks& before)
{
    CheckedRanks parted;
    QStringList sentences;
    for (const auto& [name, rank] : typed.entries) {
        if (rank >= field.minimum && rank <= field.maximum) {
            parted.sound.set(name, rank);
            continue;
        }
        const bool isLow = rank < field.minimum;
        const FieldFault fault{field.id, 0, isLow ? FieldFault::Kind::BelowMinimum : FieldFault::Kind::AboveMaximum,
                               rank, isLow ? field.minimum : field.maximum};
        sentences << text::sentenceFor(fault, text::rankName(system, name));
        parted.faults[name] = sentences.back();
        const auto stood = std::ranges::find(before.entries, name, [](const auto& entry) { return entry.first; });
        if (stood != before.entries.end())
            parted.sound.set(name, stood->second);
    }
    parted.sentence = sentences.join(QStringLiteral("; "));
    return parted;
}

bool sameNames(const Ranks& a, const Ranks& b)
{
    const auto name = [](const auto& entry) { return entry.first; };
    return std::ranges::equal(a.entries, b.entries, {}, name, name);
}

}  // namespace hitspread
