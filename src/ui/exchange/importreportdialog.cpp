#include "ui/exchange/importreportdialog.h"

#include "models/exchange/importdraft.h"
#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/kinds.h"
#include "text/problems.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <map>
#include <memory>

namespace hitspread {

namespace {

enum ReportColumn : std::uint8_t { InTheFile, Value, Here, ReportColumnCount };

QTreeWidgetItem* groupIn(QTreeWidget& list, const QString& words, std::size_t count)
{
    auto* group = new QTreeWidgetItem(&list, {words.arg(QLocale().toString(static_cast<qulonglong>(count)))});
    group->setFirstColumnSpanned(true);
    group->setExpanded(true);
    QFont bold = list.font();
    bold.setBold(true);
    group->setFont(InTheFile, bold);
    return group;
}

QString memberWords(const std::string& path, std::size_t times)
{
    const QString member = text::visible(path);
    return times < 2 ? member
                     : QStringLiteral("%1  × %2").arg(member, QLocale().toString(static_cast<qulonglong>(times)));
}

/// The columns of each kind, made when the first of its fields is asked for.
class FieldWords {
public:
    explicit FieldWords(const System& system) : m_system(system) {}

    /// "Weapon: Damage"
    [[nodiscard]] QString of(RecordKind kind, const std::string& key)
    {
        std::unique_ptr<RecordColumns>& columns = m_columns[kind];
        const RecordDeclaration* record = m_system.record(kind);
        if (!columns && record)
            columns = std::make_unique<RecordColumns>(m_system, *record);
        const RecordColumn* column = columns ? columns->meantBy(text::asKept(key)) : nullptr;
        return ImportReportDialog::tr("%1: %2", "kind of record and its field")
            .arg(text::kindName(m_system, kind), column ? column->heading : text::visible(key));
    }

private:
    const System& m_system;
    std::map<RecordKind, std::unique_ptr<RecordColumns>> m_columns;
};

}  // namespace

ImportReportDialog::ImportReportDialog(const DraftedImport& drafted, QWidget* parent)
    : QDialog(parent), m_list(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("importReportDialog"));
    entitle(*this, tr("What was taken, and what has no place here - Hitspread"));
    resizeWithinScreen(*this, QSize(860, 600));
    m_list->setObjectName(QStringLiteral("importReport"));
    m_list->setAccessibleName(windowTitle());
    m_list->setColumnCount(ReportColumnCount);
    m_list->setHeaderLabels({tr("In the file"), tr("Value"), tr("Here")});
    m_list->setAlternatingRowColors(false);
    m_list->setUniformRowHeights(true);
    // The height of a row is kept from the first one that is laid out.
    m_list->ensurePolished();
    addLeft(drafted);
    addTaken(drafted);
    m_list->header()->setSectionResizeMode(InTheFile, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Value, QHeaderView::Interactive);
    m_list->header()->resizeSection(Value, 180);
    m_list->header()->setStretchLastSection(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_list, 1);
    auto* close = new QPushButton(tr("Close   Esc"), this);
    close->setObjectName(QStringLiteral("importReportClose"));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto* foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(close);
    column->addLayout(foot);
    m_list->setFocus();
}

void ImportReportDialog::addLeft(const DraftedImport& drafted)
{
    if (drafted.report->left.empty())
        return;
    QTreeWidgetItem* group = groupIn(*m_list, tr("No place here: %1"), drafted.report->left.size());
    for (const LeftMember& one : drafted.report->left) {
        // What the heading says needs no words of its own.
        const QString why = one.why.reason == Reason::NoPlaceHere ? QStringLiteral("–") : text::wordsFor(one.why);
        new QTreeWidgetItem(group, {memberWords(one.path, one.times), text::visible(one.value), why});
    }
}

void ImportReportDialog::addTaken(const DraftedImport& drafted)
{
    const System* system = findSystem(drafted.meaning.system);
    if (!system || drafted.report->taken.empty())
        return;
    FieldWords fields(*system);
    QTreeWidgetItem* group = groupIn(*m_list, tr("Taken: %1"), drafted.report->taken.size());
    for (const TakenMember& one : drafted.report->taken)
        new QTreeWidgetItem(
            group, {memberWords(one.path, one.times), text::visible(one.value), fields.of(one.kind, one.field)});
}

}  // namespace hitspread
