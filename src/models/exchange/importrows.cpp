#include "models/exchange/importrows.h"

#include "rules/systems/registry.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/joinedfields.h"
#include "text/kinds.h"
#include "text/logwords.h"
#include "text/naming.h"
#include "text/problems.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <set>
#include <span>
#include <utility>

namespace hitspread {

namespace {

/// Words it shares with tables.
QString exchangeWord(const char* words)
{
    return QCoreApplication::translate("hitspread::Exchange", words);
}

constexpr std::size_t kMostInLine = 8;  ///< a row names no more values; the others are in its details

/// What a value of a record is called, and says.
class ChangeNames {
public:
    explicit ChangeNames(const PlannedRow& row)
        : m_row(row),
          m_names(text::Naming::usual(*findSystem(row.record.system))),
          m_record(row.record.record.declaration()),
          m_joined(text::joinedFieldsOf(m_names.system(), m_record))
    {}

    /// Numbers that people write as one are one of them; what he who is new has comes last.
    [[nodiscard]] std::vector<ImportRows::Detail> all(bool withName) const
    {
        std::vector<ImportRows::Detail> details;
        details.reserve(m_row.changes.size() + 2);
        std::set<const text::JoinedFields*> told;
        for (const LoggedChange& change : m_row.changes) {
            if (!withName && isName(change))
                continue;
            const text::JoinedFields* joined = joinedOf(change);
            if (!joined)
                details.push_back(of(change));
            else if (told.insert(joined).second)
                details.push_back(of(*joined));
        }
        if (!m_row.portrait.empty())
            details.push_back({exchangeWord("Portrait"), {}, exchangeWord("another picture")});
        QStringList things;
        for (const ExchangedThing& thing : m_row.kit)
            things << text::visible(thing.name);
        if (!things.isEmpty())
            details.push_back({exchangeWord(QT_TRANSLATE_NOOP("hitspread::Exchange", "Gear")),
                               {},
                               things.join(QStringLiteral("; "))});
        return details;
    }

private:
    [[nodiscard]] ImportRows::Detail of(const LoggedChange& change) const
    {
        const FieldDeclaration* field = m_record.find(change.field);
        if (!field) {
            if (change.field == kPortraitField)
                return {exchangeWord(QT_TRANSLATE_NOOP("hitspread::Exchange", "Portrait")),
                        {},
                        exchangeWord(QT_TRANSLATE_NOOP("hitspread::Exchange", "another picture"))};
            return {exchangeWord("Tags"), shown(change.before), shown(change.after)};
        }
        return {text::placeName(m_names, m_record, *field, change.element),
                text::cellWords(m_names, *field, change.before, false),
                text::cellWords(m_names, *field, change.after, false)};
    }
    [[nodiscard]] ImportRows::Detail of(const text::JoinedFields& joined) const
    {
        AnyRecord before = m_row.record.record.cloned();
        for (const LoggedChange& change : m_row.changes) {
            if (joinedOf(change) == &joined)
                setValue(*m_record.find(change.field), before.data(), change.element, change.before);
        }
        return {joined.name(), joined.words(before), joined.words(m_row.record.record)};
    }
    [[nodiscard]] const text::JoinedFields* joinedOf(const LoggedChange& change) const
    {
        const auto found = std::ranges::find_if(
            m_joined, [&change](const text::JoinedFields* one) { return one->holds(change.field); });
        return found == m_joined.end() ? nullptr : *found;
    }
    /// Whether it is the name, which stands in a column of its own.
    [[nodiscard]] bool isName(const LoggedChange& change) const
    {
        const FieldDeclaration* name = nameField(m_record);
        return name && change.field == name->id;
    }

    static QString shown(const LoggedValue& value)
    {
        const auto* kept = std::get_if<std::string>(&value);
        return kept ? text::visible(*kept).replace(u'\n', QStringLiteral("; ")) : QString();
    }

    const PlannedRow& m_row;
    text::Naming m_names;
    const RecordDeclaration& m_record;
    std::vector<const text::JoinedFields*> m_joined;
};

QString orNothing(const QString& words)
{
    return words.isEmpty() ? QStringLiteral("–") : words;
}

/// Where it is, what is the matter, what to do about it.
struct FaultWords {
    QString where;
    QString wrong;
    QString remedy;
};

FaultWords wordsOf(const ImportFault& fault)
{
    const QString wrong = text::wordsFor(fault.why);
    const Problem problem{ProblemCode::BadInput, {SiteKind::Place, fault.column}, {fault.why}};
    const QString whole = text::reasonFor(problem);
    const qsizetype from = whole.indexOf(wrong);
    QString remedy = from < 0 ? whole : whole.sliced(from + wrong.size());
    if (remedy.startsWith(u';'))
        remedy.remove(0, 1);
    remedy = remedy.trimmed();
    return {text::visible(fault.column), wrong, std::move(remedy)};
}

}  // namespace

ImportRows::ImportRows(ImportDraft& draft, QObject* parent) : QAbstractTableModel(parent), m_draft(draft)
{
    connect(&draft, &ImportDraft::planned, this, &ImportRows::refill);
    connect(&draft, &ImportDraft::stageChanged, this, [this] {
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, Verdict), index(rowCount() - 1, Verdict));
    });
    refill();
}

QString ImportRows::verdictWord(ImportVerdict verdict)
{
    switch (verdict) {
    case ImportVerdict::New: return tr("new");
    case ImportVerdict::Changed: return tr("changed");
    case ImportVerdict::Same: return tr("same");
    case ImportVerdict::Skipped: return tr("blank");
    case ImportVerdict::Faulty: return tr("faulty");
    }
    return {};
}

void ImportRows::refill()
{
    beginResetModel();
    m_drafted = m_draft.drafted();
    m_rows.clear();
    if (m_drafted) {
        const std::vector<PlannedRow>& all = m_drafted->plan.rows;
        m_rows.reserve(all.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!m_shown || all[i].verdict == *m_shown)
                m_rows.push_back(i);
        }
    }
    endResetModel();
}

void ImportRows::setShown(std::optional<ImportVerdict> verdict)
{
    m_shown = verdict;
    refill();
}

void ImportRows::chooseAll(bool isChosen)
{
    m_draft.choose(m_rows, isChosen);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, Verdict), index(rowCount() - 1, Verdict), {Qt::CheckStateRole});
}

bool ImportRows::isTaken() const
{
    return m_draft.stage() == ImportDraft::Stage::Taken;
}

const PlannedRow& ImportRows::planned(int row) const
{
    return m_drafted->plan.rows[m_rows[static_cast<std::size_t>(row)]];
}

int ImportRows::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ImportRows::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags ImportRows::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const ImportVerdict verdict = planned(index.row()).verdict;
    const bool canBeChosen = !isTaken() && (verdict == ImportVerdict::New || verdict == ImportVerdict::Changed);
    const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return index.column() == Verdict && canBeChosen ? usual | Qt::ItemIsUserCheckable : usual;
}

bool ImportRows::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !flags(index).testFlag(Qt::ItemIsUserCheckable))
        return false;
    m_draft.choose(std::span(m_rows).subspan(static_cast<std::size_t>(index.row()), 1), value.toInt() == Qt::Checked);
    Q_EMIT dataChanged(index, index, {role});
    return true;
}

QVariant ImportRows::headerData(int section, Qt::Orientation orientation, int role) const
{
    // Over its numbers.
    if (role == Qt::TextAlignmentRole && section == Line)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation == Qt::Vertical || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Verdict: return tr("Becomes");
    case Line: return m_drafted && m_drafted->read->isJson ? tr("No.") : tr("Line");
    case Name: return tr("Name");
    default: return tr("What");
    }
}

QVariant ImportRows::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const PlannedRow& row = planned(index.row());
    switch (role) {
    case Qt::DisplayRole: return words(row, index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return index.column() == Verdict && row.isChosen && !isTaken() ? tr("%1, chosen").arg(verdictWord(row.verdict))
                                                                       : words(row, index.column());
    case VerdictRole: return static_cast<int>(row.verdict);
    case Qt::TextAlignmentRole:
        return index.column() == Line ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::CheckStateRole:
        if (flags(index).testFlag(Qt::ItemIsUserCheckable))
            return row.isChosen ? Qt::Checked : Qt::Unchecked;
        return {};
    default: return {};
    }
}

QVariant ImportRows::words(const PlannedRow& row, int column) const
{
    switch (column) {
    case Verdict: return row.isChosen && isTaken() ? tr("taken") : verdictWord(row.verdict);
    case Line: return QLocale().toString(static_cast<qulonglong>(row.line));
    case Name: return text::visible(row.name);
    default: return what(row);
    }
}

QString ImportRows::what(const PlannedRow& row) const
{
    switch (row.verdict) {
    case ImportVerdict::Faulty: {
        if (row.faults.empty())
            return {};
        const FaultWords first = wordsOf(row.faults.front());
        const QString wrong = first.remedy.isEmpty() ? first.wrong : tr("%1; %2").arg(first.wrong, first.remedy);
        const QString where = first.where.isEmpty() ? wrong : tr("%1: %2").arg(first.where, wrong);
        const int more = static_cast<int>(row.faults.size()) - 1;
        return more > 0 ? tr("%1 (and %2 more)").arg(where, QLocale().toString(more)) : where;
    }
    case ImportVerdict::Same: return tr("as it is in the library");
    case ImportVerdict::Skipped: return tr("nothing stands in it");
    default: break;
    }
    const bool isNew = row.verdict == ImportVerdict::New;
    QStringList all;
    if (isNew && m_drafted->read->form != SourceForm::Table)
        all << text::kindName(*findSystem(row.record.system), row.record.record.declaration().kind);
    for (const Detail& one : ChangeNames(row).all(!isNew)) {
        if (all.size() == static_cast<qsizetype>(kMostInLine)) {
            all << QStringLiteral("…");
            break;
        }
        all << (isNew ? tr("%1 %2").arg(one.what, orNothing(one.after))
                      : tr("%1 %2 → %3").arg(one.what, orNothing(one.before), orNothing(one.after)));
    }
    return text::lineOf(all.join(QStringLiteral(", ")).toStdString());
}

bool ImportRows::isNew(int row) const
{
    return planned(row).verdict == ImportVerdict::New;
}

bool ImportRows::isFaulty(int row) const
{
    return planned(row).verdict == ImportVerdict::Faulty;
}

std::vector<ImportRows::Detail> ImportRows::details(int row) const
{
    const PlannedRow& one = planned(row);
    std::vector<Detail> all;
    all.reserve(std::max(one.faults.size(), one.changes.size() + 1));
    for (const ImportFault& fault : one.faults) {
        const FaultWords words = wordsOf(fault);
        all.push_back({words.where, words.wrong, words.remedy});
    }
    if (!all.empty() || one.record.record.isNull())
        return all;
    all = ChangeNames(one).all(true);
    // Of somebody new there is no before.
    for (Detail& detail : all) {
        if (one.verdict == ImportVerdict::New)
            detail.before.clear();
    }
    return all;
}

}  // namespace hitspread
