#include "ui/widgets/dialogparts.h"

#include "ui/theme/applicationstyle.h"

#include <QComboBox>
#include <QDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace hitspread {

QLabel* titleFor(const QString& text, QWidget& field)
{
    auto* title = new QLabel(text, field.parentWidget());
    setLook(*title, "tone", QStringLiteral("muted"));
    title->setBuddy(&field);
    return title;
}

void makeEditable(QComboBox& box)
{
    box.setEditable(true);
    QPalette ground;
    ground.setBrush(QPalette::Base, Qt::transparent);
    box.lineEdit()->setPalette(ground);
}

QHBoxLayout* footOf(QDialog& dialog, const DialogFoot& foot)
{
    auto* row = new QHBoxLayout;
    row->addWidget(&foot.words, 1);
    foot.leave.setAutoDefault(false);
    setLook(foot.leave, "beside", QStringLiteral("primary"));
    row->addWidget(&foot.leave);
    foot.act.setAutoDefault(foot.actsOnEnter);
    foot.act.setDefault(foot.actsOnEnter);
    setLook(foot.act, "primary", true);
    row->addWidget(&foot.act);
    QObject::connect(&foot.leave, &QPushButton::clicked, &dialog, &QDialog::reject);
    QObject::connect(&foot.act, &QPushButton::clicked, &dialog, &QDialog::accept);
    return row;
}

}  // namespace hitspread
