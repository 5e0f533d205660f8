#pragma once

#include <QObject>

#include "models/library/fieldwords.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>

class QWidget;

namespace hitspread::text {
struct JoinedFields;
}

namespace hitspread {

/// Joins one widget with one element of one field, whatever the widget is: shows a value and tells what is typed or picked.
/// It judges nothing: that is for whoever holds the record, the binder of a form or the row of an action's options.
class FieldAdapter : public QObject {
    Q_OBJECT

public:
    /// When a number is told: at every key, with what is no number left standing, for who takes back what he refuses; or once
    /// the field is left, which puts the number back then.
    enum class Telling : std::uint8_t { EveryKey, WhenLeft };

    /// Sets the widget up for the field, which may allow less than its record's does: range, unit, words, tooltip, rules for F1.
    /// nullptr when a widget of this class cannot edit a field of this kind.
    [[nodiscard]] static std::unique_ptr<FieldAdapter> make(QWidget& widget, const FieldDeclaration& field,
                                                            const FieldWords& words,
                                                            Telling telling = Telling::EveryKey);

    /// The same for a line that several fields share; what is told is a text.
    [[nodiscard]] static std::unique_ptr<FieldAdapter> make(QWidget& widget, const text::JoinedFields& joined);

    /// Does not emit. Text that is being typed stays.
    virtual void show(const LoggedValue& value) = 0;
    /// As show, over whatever stands there.
    virtual void putBack(const LoggedValue& value) { show(value); }
    /// Takes in what is typed but not finished, for windows that close.
    virtual void finishTyping() {}
    /// What is wrong with single entries of a list, by name; the others are in the record.
    virtual void showFaults(const std::map<std::string, QString>& /*faults*/) {}
    /// Why a value that is offered cannot be had; empty: it can.
    virtual void refuse(std::int32_t /*value*/, const QString& /*reason*/) {}

Q_SIGNALS:
    /// A readable value, at every pick and as Telling says; nobody has judged it.
    void typed(const hitspread::LoggedValue& value);
    void unreadable(const QString& text);
    /// What is being added is no value yet; a sentence. The value stays as it is.
    void unfinished(const QString& sentence);
    /// The widget was left, or Enter was pressed, or something was picked.
    void finished();
};

}  // namespace hitspread
