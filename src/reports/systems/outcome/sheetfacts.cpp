#include "reports/systems/outcome/sheetfacts.h"

#include "rules/systems/outcome/system.h"

namespace hitspread::outcome::sheet {

SheetFacts::SheetFacts(const SheetSubject& subject, bool blank) : SheetRecordsOf(system(), subject, blank) {}

SheetFrameWords frameWords(const SheetSubject& subject)
{
    return frameWordsOf(subject, SheetTime::Turn,
                        SheetText::tr("cross a box for each damage level; each turn begins with new declarations"));
}

}  // namespace hitspread::outcome::sheet
