#include "ui/library/librarypreview.h"

#include "models/library/library.h"
#include "models/systemview.h"
#include "rules/systems/registry.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "text/echo.h"
#include "text/kinds.h"
#include "ui/library/factspanel.h"
#include "ui/library/kindicon.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/chipedit.h"
#include "ui/widgets/keyboard/typedtext.h"
#include "ui/widgets/labels/longwords.h"
#include "ui/widgets/portraits.h"

#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

constexpr int kLibraryPreviewWidth = 372;
constexpr int kPreviewPortrait = 96;

std::vector<std::string> textsOf(const QStringList& words)
{
    std::vector<std::string> texts;
    texts.reserve(static_cast<std::size_t>(words.size()));
    for (const QString& word : words)
        texts.push_back(word.toStdString());
    return texts;
}

std::vector<std::string> without(std::vector<std::string> tags, const std::vector<std::string>& others)
{
    std::erase_if(tags, [&others](const std::string& tag) { return std::ranges::find(others, tag) != others.end(); });
    return tags;
}

}  // namespace

LibraryPreview::LibraryPreview(Library& library, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_library(library),
      m_style(style),
      m_column(new QVBoxLayout(this)),
      m_area(new QScrollArea(this))
{
    setObjectName(u"libraryPreview"_qs);
    setAccessibleName(tr("The record looked at"));
    setLook(*this, "ground", u"surface"_qs);
    setAttribute(Qt::WA_StyledBackground);
    fitWidth();
    m_column->setContentsMargins(space::kLarge, space::kLarge, space::kSmall, space::kMedium);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->viewport()->setAutoFillBackground(false);
    m_column->addWidget(m_area, 1);
    connect(&style, &ApplicationStyle::themeChanged, this, [this] {
        fitWidth();
        rebuild();
    });
    connect(&library, &Library::changed, this, &LibraryPreview::load);
    connect(&Portraits::of(library.gateway()), &Portraits::arrived, this, [this] {
        if (m_subject && !m_subject->stored.portrait.empty())
            rebuild();
    });
    rebuild();
}

void LibraryPreview::setFoot(QWidget* foot)
{
    m_column->addWidget(foot);
}

void LibraryPreview::setBeside(bool isBeside)
{
    m_isBeside = isBeside;
    fitWidth();
}

void LibraryPreview::fitWidth()
{
    const int width = m_style.theme().scaled(kLibraryPreviewWidth);
    setMinimumWidth(m_isBeside ? width : 0);
    setMaximumWidth(m_isBeside ? width : QWIDGETSIZE_MAX);
}

void LibraryPreview::setIsAny(bool isAny)
{
    if (std::exchange(m_isAny, isAny) != isAny && !m_subject && m_several.empty())
        rebuild();
}

void LibraryPreview::lookAt(RecordRef record)
{
    if (record == m_record && m_several.empty() && m_subject)
        return;
    m_record = record;
    m_several.clear();
    load();
}

void LibraryPreview::lookAtSeveral(const std::vector<RecordRef>& records)
{
    m_record = {};
    m_subject.reset();
    if (m_several == records)
        return;
    m_several = records;
    m_shared.clear();
    rebuild();
    loadShared();
}

void LibraryPreview::loadShared()
{
    m_library.gateway().run(
        this,
        [records = m_several](CampaignServices& services) {
            std::vector<std::string> shared = services.library.load(records.front()).tags;
            for (const RecordRef record : records) {
                const std::vector<std::string> tags = services.library.load(record).tags;
                std::erase_if(shared,
                              [&tags](const std::string& tag) { return std::ranges::find(tags, tag) == tags.end(); });
                if (shared.empty())
                    break;
            }
            return shared;
        },
        [this, records = m_several](const std::vector<std::string>& shared) {
            if (records != m_several || shared == m_shared)
                return;
            m_shared = shared;
            rebuild();
        },
        [](const Problem&) {});
}

void LibraryPreview::load()
{
    if (!m_several.empty())
        return loadShared();
    if (m_record.id == 0 || !m_library.gateway().isOpen()) {
        m_subject.reset();
        return rebuild();
    }
    const RecordRef record = m_record;
    m_library.gateway().run(
        this, [record](CampaignServices& services) { return librarySubject(services.library, record); },
        [this, record](LibrarySubject subject) {
            if (record != m_record)
                return;
            m_subject = std::move(subject);
            rebuild();
        },
        // Gone meanwhile: the table says so.
        [this, record](const Problem&) {
            if (record != m_record)
                return;
            m_subject.reset();
            rebuild();
        });
}

void LibraryPreview::rebuild()
{
    const TypedText typed = m_tags ? TypedText::of(*m_tags) : TypedText();
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, space::kSmall, 0);
    column->setSpacing(space::kSmall);
    if (!m_several.empty()) {
        addHeading(*column, tr("%1 records chosen").arg(m_several.size()));
        auto* hint = new QLabel(tr("Edit together sets one value in all of them at once."), page);
        hint->setWordWrap(true);
        setLook(*hint, "textRole", u"secondary"_qs);
        column->addWidget(hint);
        addSharedTags(*column);
    } else if (m_subject) {
        addHead(*column);
        addFacts(*column);
        addUses(*column);
        addTags(*column);
    } else if (m_record.id == 0 && m_isAny) {
        auto* hint = new QLabel(tr("Choose a record to see its numbers here, ready worked."), page);
        hint->setWordWrap(true);
        setLook(*hint, "textRole", u"secondary"_qs);
        column->addWidget(hint);
    }
    column->addStretch(1);
    const bool same = m_tagged == m_record;
    m_tagged = m_record;
    m_area->setWidget(page);
    page->setAutoFillBackground(false);
    if (m_tags && same)
        typed.putInto(*m_tags);
}

void LibraryPreview::addHeading(QVBoxLayout& column, const QString& text)
{
    auto* label = new QLabel(text, this);
    label->setWordWrap(true);
    setLook(*label, "textRole", u"heading"_qs);
    column.addWidget(label);
}

void LibraryPreview::addRule(QVBoxLayout& column)
{
    auto* rule = new QFrame(this);
    setLook(*rule, "rule", true);
    column.addWidget(rule);
}

void LibraryPreview::addHead(QVBoxLayout& column)
{
    const AnyRecord& record = m_subject->stored.record;
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kMedium);
    auto* icon = new QLabel(this);
    icon->setObjectName(u"previewPicture"_qs);
    const QImage portrait = Portraits::of(m_library.gateway()).picture(m_subject->stored.portrait);
    if (portrait.isNull()) {
        const int edge = m_style.theme().scaled(24);
        icon->setPixmap(iconOf(iconOf(looksOf(m_subject->stored)), m_style.theme(), Token::Accent)
                            .pixmap(QSize(edge, edge), devicePixelRatioF()));
    } else {
        icon->setPixmap(roundedPortrait(portrait, m_style.theme().scaled(kPreviewPortrait), devicePixelRatioF()));
    }
    row->addWidget(icon, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    auto* name = new QLabel(breakable(text::visible(recordName(record))), this);
    name->setObjectName(u"previewName"_qs);
    name->setWordWrap(true);
    setLook(*name, "textRole", u"name"_qs);
    words->addWidget(name);
    const System* system = findSystem(m_subject->stored.system);
    const RecordKind known = record.declaration().kind;
    const QString kind = system ? text::kindName(*system, known) : text::kindName(known);
    auto* sort = new QLabel(m_subject->stored.sample ? tr("%1, sample data").arg(kind) : kind, this);
    setLook(*sort, "textRole", u"secondary"_qs);
    words->addWidget(sort);
    row->addLayout(words, 1);
    column.addLayout(row);
    addRule(column);
}

void LibraryPreview::addFacts(QVBoxLayout& column)
{
    auto* facts = new FactsPanel(m_library.gateway().plans().body({}, *findSystem(m_subject->stored.system)), m_style,
                                 this);
    facts->show(libraryFacts(*m_subject, m_library.naming()));
    column.addWidget(facts);
}

void LibraryPreview::addUses(QVBoxLayout& column)
{
    addRule(column);
    const QString carriers = carriersOf(*m_subject);
    const QString fights = fightsOf(*m_subject);
    const bool isCharacter = m_subject->stored.record.declaration().kind == RecordKind::Character;
    addHeading(column, isCharacter ? tr("In fights") : tr("Used by"));
    auto* words = new QLabel(this);
    words->setObjectName(u"previewUses"_qs);
    words->setWordWrap(true);
    QStringList lines;
    if (!isCharacter && !carriers.isEmpty())
        lines << carriers;
    if (!fights.isEmpty())
        lines << (isCharacter ? fights : tr("in %1").arg(fights));
    words->setText(lines.isEmpty() ? (isCharacter ? tr("in none yet") : tr("nobody yet"))
                                   : breakable(lines.join(u'\n')));
    column.addWidget(words);
}

ChipEdit& LibraryPreview::addTagLine(QVBoxLayout& column, const std::vector<std::string>& tags, bool areCharacters)
{
    QStringList words;
    for (const std::string& tag : tags)
        words << text::asKept(tag);
    auto* chips = new ChipEdit(this);
    m_tags = &chips->line();
    chips->setObjectName(u"libraryTagChips"_qs);
    chips->line().setObjectName(u"libraryTags"_qs);
    chips->line().setAccessibleName(tr("New tag: Enter or a comma adds it"));
    chips->line().setPlaceholderText(areCharacters ? tr("New tag, Enter; “party”: who is played")
                                                   : tr("New tag, Enter"));
    chips->setWords(words);
    column.addWidget(chips);
    return *chips;
}

void LibraryPreview::addTags(QVBoxLayout& column)
{
    addHeading(column, tr("Tags"));
    const ChipEdit& chips = addTagLine(column, m_subject->stored.tags,
                                       m_subject->stored.record.declaration().kind == RecordKind::Character);
    // The record it was made for: another one may be looked at when the keyboard leaves it.
    connect(&chips, &ChipEdit::changed, this, [this, record = m_subject->stored](const QStringList& words) mutable {
        const StoredRecord asRead = record;
        record.tags = textsOf(words);
        Q_EMIT tagsEntered(asRead, record.tags);
    });
}

void LibraryPreview::addSharedTags(QVBoxLayout& column)
{
    addRule(column);
    addHeading(column, tr("Tags all of them have"));
    const bool areCharacters = std::ranges::all_of(
        m_several, [](const RecordRef& record) { return record.kind == RecordKind::Character; });
    const ChipEdit& chips = addTagLine(column, m_shared, areCharacters);
    connect(&chips, &ChipEdit::changed, this,
            [this, records = m_several, was = m_shared](const QStringList& words) mutable {
                const std::vector<std::string> tags = textsOf(words);
                const std::vector<std::string> added = without(tags, was);
                const std::vector<std::string> removed = without(was, tags);
                was = tags;
                Q_EMIT tagsChanged(records, added, removed);
            });
}

}  // namespace hitspread
