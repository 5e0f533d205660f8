#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

class QComboBox;

namespace hitspread {

/// A list that is opened by mouse has the keyboard on loan: once it is closed, whatever was or was not chosen, whoever had it before has it
/// again. What the keyboard came to by Tab it keeps.
class FocusReturn final : public QObject {
    Q_OBJECT

public:
    /// Lives as long as the list.
    explicit FocusReturn(QComboBox& list);

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void follow(QWidget* before, const QWidget* now);
    void giveBack();

    QComboBox& m_list;
    QWidget* m_popup;
    QPointer<QWidget> m_owner;  ///< who had it before
    bool m_isByMouse = false;
};

}  // namespace hitspread
