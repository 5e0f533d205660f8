// Floor of starting up: the least Qt program with one form.
#include <QApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QWidget>

int main(int count, char** arguments)
{
    QApplication application(count, arguments);
    QWidget window;
    window.setWindowTitle(QStringLiteral("One form"));
    QFormLayout form(&window);
    QLineEdit name;
    QSpinBox strength;
    QDialogButtonBox buttons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    form.addRow(QStringLiteral("Name"), &name);
    form.addRow(QStringLiteral("Strength"), &strength);
    form.addRow(&buttons);
    window.resize(400, 300);
    window.show();
    return QApplication::exec();
}
