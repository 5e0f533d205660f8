#include "models/library/fieldwords.h"

#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>

namespace hitspread {

namespace {

constexpr int kMostNumbersAsChoices = 10;

}  // namespace

FieldWords wordsOf(const text::Naming& names, const RecordDeclaration& record, const FieldDeclaration& field,
                   std::size_t element)
{
    FieldWords words;
    words.name = text::placeName(names, record, field, element);
    words.tip = text::fieldTip(names, record, field, element);
    // A row of seven would say the unit seven times; its heading says it.
    if (field.extent == 1) {
        words.unit = text::unit(field);
        words.unitOfOne = text::unitOfOne(field);
    }
    if (field.optional)
        words.nothing = text::nothingName(names.system(), field);
    words.known = text::knownTexts(names.system(), field);
    for (std::size_t i = 0; i < field.choices.size(); ++i) {
        // The bits of a set are counted from its first choice on: there each stays in its place.
        if (field.kind == FieldKind::Choice && !names.isChoiceThere(field.choices, i))
            continue;
        words.choices << text::choiceName(names, field, i);
        if (field.kind == FieldKind::Choice)
            words.values.push_back(static_cast<std::int32_t>(i));
    }
    if (field.kind == FieldKind::Number && field.maximum - field.minimum < kMostNumbersAsChoices) {
        for (std::int32_t i = field.minimum; i <= field.maximum; ++i) {
            words.choices << QString::number(i);
            words.values.push_back(i);
        }
    }
    return words;
}

LoggedValue defaultOf(const FieldDeclaration& field)
{
    if (field.kind == FieldKind::Text)
        return std::string();
    if (field.kind == FieldKind::RankList)
        return Ranks();
    if (field.kind == FieldKind::Table)
        return tableOf(field.shape->shipped());
    return std::int64_t{field.fallback};
}

QString faultOf(const text::Naming& names, const AnyRecord& record, FieldElement place, const LoggedValue& value)
{
    const RecordDeclaration& declaration = record.declaration();
    const FieldDeclaration& field = declaration.fields[place.field];
    const auto* name = &field == nameField(declaration) ? std::get_if<std::string>(&value) : nullptr;
    if (name && isBlank(*name))
        return QCoreApplication::translate("hitspread::FieldWords", "%1: it cannot be empty; type at least one letter")
            .arg(text::placeName(names, declaration, field, 0));
    AnyRecord tried = record.cloned();
    setValue(field, tried.data(), place.element, value);
    for (const FieldFault& fault : faultsOf(declaration, tried.data())) {
        if (fault.field == field.id && (field.extent == 1 || fault.element == place.element))
            return text::faultAt(names, declaration, fault);
    }
    return {};
}

}  // namespace hitspread
