#pragma once

#include <QObject>

#include "ui/fields/fieldwords.h"

#include <map>
#include <memory>
#include <string>

class QWidget;

namespace hitspread {

/// Joins one widget with one element of one field, whatever the widget is: shows a value and tells what is typed or picked.
/// It judges nothing; that is for the binder.
class FieldAdapter : public QObject {
    Q_OBJECT

public:
    /// Sets the widget up for the field. nullptr when a widget of this class cannot edit a field of this kind.
    [[nodiscard]] static std::unique_ptr<FieldAdapter> make(QWidget& widget, const FieldDeclaration& field,
                                                            const FieldWords& words);

    /// Does not emit. Text that is being typed stays.
    virtual void show(const LoggedValue& value) = 0;
    /// As show, over whatever stands there.
    virtual void putBack(const LoggedValue& value) { show(value); }
    /// Takes in what is typed but not finished, for windows that close.
    virtual void finishTyping() {}
    /// What is wrong with single entries of a list, by name; the others are in the record.
    virtual void showFaults(const std::map<std::string, QString>& /*faults*/) {}

Q_SIGNALS:
    /// A readable value, at every key and pick; nobody has judged it.
    void typed(const hitspread::LoggedValue& value);
    void unreadable(const QString& text);
    /// What is being added is no value yet; a sentence. The value stays as it is.
    void unfinished(const QString& sentence);
    /// The widget was left, or Enter was pressed, or something was picked.
    void finished();
};

}  // namespace hitspread
