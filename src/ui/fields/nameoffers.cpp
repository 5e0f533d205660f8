#include "ui/fields/nameoffers.h"

#include "models/campaigngateway.h"
#include "models/systemview.h"
#include "text/echo.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/fields/recordbinder.h"
#include "ui/fields/singlecompletion.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace hitspread {

NameOffers::NameOffers(CampaignGateway& gateway, const System& system, const FieldDeclaration& field, NameRules rules,
                       RecordRef self, QLineEdit& line)
    : QObject(&line),
      m_gateway(gateway),
      m_system(system),
      m_known(text::knownTexts(system, field)),
      m_rules(std::move(rules)),
      m_self(self),
      m_line(line),
      m_doubt(new NameWarning(line.parentWidget()))
{
    m_doubt->setObjectName(u"doubt_"_qs + QString::fromUtf8(field.id));
    line.installEventFilter(this);
    takeOnlyCompletionOnTab(line);
    connect(&line, &QLineEdit::textEdited, this, &NameOffers::ask);
    connect(&line, &QLineEdit::returnPressed, this, [this] { takeOnlyCompletion(m_line); });
    connect(&line, &QLineEdit::editingFinished, this, &NameOffers::refresh);
    connect(m_doubt, &QLabel::linkActivated, this, [this](const QString& meant) {
        const auto known = std::ranges::find(m_known, meant, &text::KnownText::id);
        m_line.setText(known == m_known.end() ? meant : known->words);
        Q_EMIT m_line.textEdited(m_line.text());
        Q_EMIT m_line.editingFinished();
        m_line.setFocus();
    });
    // Once the record is there.
    QMetaObject::invokeMethod(this, &NameOffers::ask, Qt::QueuedConnection);
}

void NameOffers::addTo(QWidget& form, const RecordBinder& binder, CampaignGateway& gateway, RecordRef self)
{
    const FieldsFacet* facet = facetsOf(binder.system().id()).fields;
    for (const FieldDeclaration& field : binder.declaration().fields) {
        NameRules rules = facet && field.kind == FieldKind::Text ? facet->names(binder.declaration().kind, field)
                                                                 : NameRules();
        auto* line = rules.places.empty() ? nullptr
                                          : qobject_cast<QLineEdit*>(binder.widgetOf(*binder.placeOf(field.id)));
        if (line)
            (new NameOffers(gateway, binder.system(), field, std::move(rules), self, *line))->place(form, field);
    }
}

/// What is wrong and what is doubtful are never said at once.
void NameOffers::place(QWidget& form, const FieldDeclaration& field)
{
    auto* complaint = form.findChild<FieldComplaint*>(u"complaint_"_qs + QString::fromUtf8(field.id));
    QWidget* around = complaint ? complaint->parentWidget() : nullptr;
    for (QGridLayout* grid : around ? around->findChildren<QGridLayout*>() : QList<QGridLayout*>()) {
        const int index = grid->indexOf(complaint);
        if (index < 0)
            continue;
        int row = 0;
        int column = 0;
        int rows = 0;
        int columns = 0;
        grid->getItemPosition(index, &row, &column, &rows, &columns);
        grid->addWidget(m_doubt, row, column, rows, columns);
    }
}

std::string NameOffers::written() const
{
    return text::meantText(m_known, m_line.text().trimmed()).toStdString();
}

void NameOffers::ask()
{
    refresh();
    const std::string name = written();
    const bool isAnswered = m_there.used.contains(name) || m_there.offered.contains(name);
    if (isAnswered || !m_gateway.isOpen())
        return;
    m_gateway.run(
        this,
        [name, rules = m_rules, system = std::string(m_system.id()), self = m_self](CampaignServices& services) {
            return namesIn(services.library, system, rules.places, {name}, self);
        },
        [this](NamesThere there) {
            m_there.used.merge(std::move(there.used));
            if (std::exchange(m_there.offered, std::move(there.offered)) != m_there.offered || !m_line.completer())
                offer();
            refresh();
        });
}

void NameOffers::offer()
{
    std::vector<RankSuggestion> all;
    for (const text::KnownText& one : m_known)
        all.push_back({one.id.toStdString(), one.words});
    for (const std::string& name : m_there.offered) {
        if (std::ranges::find(all, name, &RankSuggestion::id) == all.end())
            all.push_back({name, text::shownText(m_known, text::asKept(name))});
    }
    QCompleter* list = completeWith(m_line, all);
    // What is picked is told as what is written.
    connect(list, qOverload<const QString&>(&QCompleter::activated), this, [this](const QString& picked) {
        m_line.setText(picked);
        Q_EMIT m_line.textEdited(picked);
    });
    if (m_line.hasFocus() && m_line.isModified() && isHalfWritten())
        list->complete();
}

bool NameOffers::isHalfWritten() const
{
    QCompleter* list = m_line.completer();
    if (!list || m_line.text().trimmed().isEmpty())
        return false;
    list->setCompletionPrefix(m_line.text());
    for (int row = 0; list->setCurrentRow(row); ++row) {
        if (list->currentCompletion().compare(m_line.text().trimmed(), Qt::CaseInsensitive) == 0)
            return false;
    }
    return list->completionCount() > 0;
}

std::optional<NameWarning::Doubt> NameOffers::doubt() const
{
    const std::string name = written();
    const auto used = m_there.used.find(name);
    const bool isKnown = std::ranges::find(m_known, text::asKept(name), &text::KnownText::id) != m_known.end();
    if (name.empty() || isKnown || used == m_there.used.end() || used->second || !m_line.isEnabled())
        return std::nullopt;
    std::vector<text::KnownText> all = m_known;
    for (const std::string& one : m_there.offered)
        all.push_back({text::asKept(one), text::visible(one)});
    return NameWarning::Doubt{m_rules.doubt, nearestName(all, name)};
}

void NameOffers::refresh()
{
    const QCompleter* list = m_line.completer();
    // While the list offers what it may become it is being written.
    const bool isChosen = list && list->popup()->isVisible() && isHalfWritten();
    const auto now = isChosen ? std::nullopt : doubt();
    const std::string meant = now ? now->nearest : std::string();
    const auto known = std::ranges::find(m_known, text::asKept(meant), &text::KnownText::id);
    m_doubt->say(now, known == m_known.end() ? text::visible(meant) : known->words);
    m_line.setAccessibleDescription(now ? now->words : QString());
}

bool NameOffers::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::EnabledChange)
        refresh();
    if (event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Down)
        return dropDownAll(m_line);
    // Enter would close the window with what was only begun.
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!isEnter || m_held == m_line.text() || !m_line.isModified() || !isHalfWritten())
        return QObject::eventFilter(watched, event);
    m_held = m_line.text();
    m_line.completer()->complete();
    takeOnlyCompletion(m_line);
    refresh();
    return true;
}

}  // namespace hitspread
