#include "ui/fields/formsigns.h"

#include "ui/fields/editedmark.h"
#include "ui/fields/fieldcomplaint.h"

#include <algorithm>

namespace hitspread {

namespace {

constexpr const char* kClaimed = "claimedByForm";

QStringList fieldsOf(const FieldComplaint& complaint)
{
    return complaint.property("complaintFor").toString().split(u' ', Qt::SkipEmptyParts);
}

}  // namespace

bool FormSigns::isClaimed(const QWidget& widget)
{
    return widget.property(kClaimed).toBool();
}

void FormSigns::claim(QWidget& widget)
{
    widget.setProperty(kClaimed, true);
}

void FormSigns::release(QWidget& widget)
{
    widget.setProperty(kClaimed, false);
}

FormSigns::~FormSigns()
{
    for (const auto& complaint : m_complaints) {
        if (complaint)
            release(*complaint);
    }
    for (const auto& [place, button] : m_marks) {
        if (button)
            release(*button);
    }
}

bool FormSigns::speaksFor(const FieldComplaint& complaint) const
{
    const QStringList fields = fieldsOf(complaint);
    return std::ranges::any_of(fields,
                               [this](const QString& named) { return elementNamed(m_record, named).has_value(); });
}

void FormSigns::find(const QWidget& root, const std::function<void(FieldElement)>& revert)
{
    std::erase_if(m_complaints, [](const auto& one) { return !one; });
    std::erase_if(m_marks, [](const auto& one) { return !one.second; });
    for (FieldComplaint* complaint : root.findChildren<FieldComplaint*>()) {
        if (isClaimed(*complaint) || !speaksFor(*complaint))
            continue;
        claim(*complaint);
        m_complaints.emplace_back(complaint);
    }
    for (EditedMark* button : root.findChildren<EditedMark*>()) {
        const auto place = elementNamed(m_record, button->property("markFor").toString());
        if (!place || isClaimed(*button))
            continue;
        claim(*button);
        m_marks.emplace_back(*place, button);
        QObject::connect(button, &EditedMark::clicked, button, [revert, at = *place] { revert(at); });
    }
}

bool FormSigns::isMeant(const QString& named, FieldElement place) const
{
    const auto spoken = elementNamed(m_record, named);
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
        const QStringList fields = fieldsOf(*label);
        QStringList sentences;
        for (const Complaint& complaint : complaints) {
            const FieldElement place = complaint.first;
            if (std::ranges::any_of(fields, [&](const QString& named) { return isMeant(named, place); }))
                sentences << complaint.second;
        }
        label->say(sentences.join(u'\n'), theme);
    }
}

void FormSigns::mark(const std::function<bool(FieldElement)>& isEdited)
{
    for (const auto& [place, button] : m_marks) {
        if (button)
            button->setVisible(isEdited(place));
    }
}

}  // namespace hitspread
