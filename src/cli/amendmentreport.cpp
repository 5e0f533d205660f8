#include "cli/amendmentreport.h"

#include "formats/codec/answercodec.h"
#include "formats/json/documentpath.h"
#include "rules/systems/registry.h"
#include "text/problems.h"

#include <QJsonArray>

namespace hitspread::cli {

namespace {

using formats::toQString;

QString spellFate(Remade::Fate fate)
{
    switch (fate) {
    case Remade::Fate::Same: return u"same"_qs;
    case Remade::Fate::Different: return u"different"_qs;
    case Remade::Fate::Impossible: break;
    }
    return u"impossible"_qs;
}

}  // namespace

QJsonObject encodeRevision(const Revision& revision)
{
    QJsonArray entries;
    for (const Remade& entry : revision.entries) {
        QJsonObject object{{u"entry"_qs, qint64{entry.was}},
                           {u"title"_qs, toQString(entry.title)},
                           {u"fate"_qs, spellFate(entry.fate)},
                           {u"changes"_qs, static_cast<qint64>(entry.changes.size())}};
        if (entry.problem)
            object.insert(u"problem"_qs, text::sentenceFor(*entry.problem));
        entries.append(object);
    }
    QJsonObject result{{u"entries"_qs, entries}};
    if (revision.open) {
        const System& system = revision.open->action.request.input.system();
        result.insert(u"open"_qs,
                      QJsonObject{{u"entry"_qs, qint64{revision.open->entry}},
                                  {u"question"_qs, formats::encodeQuestion(system, revision.open->question)}});
    }
    return result;
}

}  // namespace hitspread::cli
