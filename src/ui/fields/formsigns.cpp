#include "ui/fields/formsigns.h"

#include "ui/fields/fieldcomplaint.h"

#include <QCoreApplication>
#include <QToolButton>

#include <algorithm>

namespace hitspread {

void FormSigns::find(const QWidget& root, const std::function<void(FieldPlace)>& revert)
{
    std::erase_if(m_complaints, [](const auto& one) { return !one; });
    std::erase_if(m_marks, [](const auto& one) { return !one.second; });
    for (FieldComplaint* complaint : root.findChildren<FieldComplaint*>()) {
        if (std::ranges::none_of(m_complaints, [=](const auto& known) { return known == complaint; }))
            m_complaints.emplace_back(complaint);
    }
    for (QToolButton* button : root.findChildren<QToolButton*>()) {
        const auto place = placeNamed(m_record, button->property("markFor").toString());
        if (!place || std::ranges::any_of(m_marks, [=](const auto& known) { return known.second == button; }))
            continue;
        m_marks.emplace_back(*place, button);
        button->setToolTip(QCoreApplication::translate("hitspread::FormSigns",
                                                       "Changed by you. Click to take the stored value again."));
        QObject::connect(button, &QToolButton::clicked, button, [revert, at = *place] { revert(at); });
    }
}

bool FormSigns::isMeant(const QString& named, FieldPlace place) const
{
    const auto spoken = placeNamed(m_record, named);
    if (!spoken)
        return false;
    // The bare name of an array speaks for all its elements.
    return named.contains(u':') ? *spoken == place : spoken->field == place.field;
}

void FormSigns::complain(const std::vector<Complaint>& complaints, const Theme& theme)
{
    for (const auto& label : m_complaints) {
        if (!label)
            continue;
        const QStringList fields = label->property("complaintFor").toString().split(u' ', Qt::SkipEmptyParts);
        QStringList sentences;
        for (const auto& [place, sentence] : complaints) {
            if (std::ranges::any_of(fields, [&](const QString& named) { return isMeant(named, place); }))
                sentences << sentence;
        }
        label->say(sentences.join(u'\n'), theme);
    }
}

void FormSigns::mark(const std::function<bool(FieldPlace)>& isEdited)
{
    for (const auto& [place, button] : m_marks) {
        if (button)
            button->setVisible(isEdited(place));
    }
}

}  // namespace hitspread
