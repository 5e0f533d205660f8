#include "services/library/recordvalues.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/joinedfields.h"
#include "ui/fields/checkedranks.h"
#include "ui/fields/recordbinding.h"

namespace hitspread {

// What is typed on its way into the record: read, judged, and kept as one step until the field is left.

/// What the widget of a binding says.
LoggedValue RecordBinder::shownIn(const Binding& binding) const
{
    return binding.joined ? LoggedValue(binding.joined->words(m_record).toStdString()) : value(binding.place);
}

QString RecordBinder::faultIn(FieldElement place, const LoggedValue& value) const
{
    QString fault = faultOf(m_names, m_record, place, value);
    const auto most = m_most.find(place);
    const auto* number = std::get_if<std::int64_t>(&value);
    if (!fault.isEmpty() || most == m_most.end() || !number || *number <= most->second)
        return fault;
    return text::faultAt(
        m_names, m_declaration,
        {m_declaration.fields[place.field].id, place.element, FieldFault::Kind::AboveMaximum, *number, most->second});
}

void RecordBinder::take(FieldElement place, const LoggedValue& value)
{
    if (m_record.isNull())
        return;
    Binding* binding = bindingAt(place);
    if (const auto* words = std::get_if<std::string>(&value); words && binding && binding->joined)
        return takeJoined(*binding, text::asKept(*words));
    const QString fault = faultIn(place, value);
    if (fault.isEmpty()) {
        complain(place, {});
        push({{place, value}});
    } else if (const auto* ranks = std::get_if<Ranks>(&value)) {
        takeSoundRanks(place, *ranks);
    } else {
        refuse(place, fault);
    }
}

/// What may become a text yet is complained about when it is left.
void RecordBinder::takeJoined(Binding& binding, const QString& typed)
{
    const auto numbers = binding.joined->read(typed, m_record);
    binding.begun = numbers ? QString() : text::unreadable(*binding.joined, typed);
    if (!numbers)
        return refuse(binding.place, binding.joined->begins(typed) ? QString() : binding.begun);
    PlacedValues values;
    for (std::size_t i = 0; i < numbers->size(); ++i) {
        values.emplace_back(binding.places[i], std::int64_t{(*numbers)[i]});
        if (const QString fault = faultIn(values.back().first, values.back().second); !fault.isEmpty())
            return refuse(binding.place, fault);
    }
    complain(binding.place, {});
    push(values);
}

/// One rank out of range is no reason to keep the others out of the record.
void RecordBinder::takeSoundRanks(FieldElement place, const Ranks& ranks)
{
    const LoggedValue before = isVisited(place) ? m_visit.front().second : value(place);
    const CheckedRanks parted = soundRanks(m_names.system(), m_declaration.fields[place.field], ranks,
                                           std::get<Ranks>(before));
    push({{place, LoggedValue(parted.sound)}});
    complain(place, parted.sentence);
    if (Binding* binding = bindingAt(place))
        binding->adapter->showFaults(parted.faults);
}

bool RecordBinder::isVisited(FieldElement place) const
{
    return !m_visit.empty() && m_visit.front().first == place;
}

PlacedValues RecordBinder::valuesAt(const PlacedValues& places) const
{
    PlacedValues now;
    for (const auto& [place, value] : places)
        now.emplace_back(place, this->value(place));
    return now;
}

QUndoCommand* RecordBinder::setting(const PlacedValues& values)
{
    return new SetValues([this](FieldElement place, const LoggedValue& value) { write(place, value); },
                         valuesAt(values), values, m_session);
}

void RecordBinder::push(const PlacedValues& values)
{
    const PlacedValues before = valuesAt(values);
    if (values == before)
        return;
    if (!isVisited(values.front().first))
        m_visit = before;
    m_typing = true;
    m_undo.push(setting(values));
    m_typing = false;
}

void RecordBinder::refuse(FieldElement place, const QString& sentence)
{
    // The keys before this one may have made a value that was in order, like the 3 of 31; it was not meant.
    if (isVisited(place))
        push(PlacedValues(m_visit));
    complain(place, sentence);
}

void RecordBinder::endVisit()
{
    ++m_session;
    m_visit.clear();
}

void RecordBinder::leave(Binding& binding)
{
    endVisit();
    const FieldElement place = binding.place;
    if (!binding.begun.isEmpty())
        complain(place, binding.begun);
    // What is in order in a list with a fault is stored all the same.
    if (binding.complaint.isEmpty())
        binding.adapter->putBack(shownIn(binding));
    else if (!isEdited(place))
        return;
    tellFinished(place);
}

void RecordBinder::tellFinished(FieldElement place)
{
    if (!m_unfinished)
        return;
    m_unfinished = false;
    m_told.push_back(m_record.cloned());
    Q_EMIT finished(place);
}

}  // namespace hitspread
