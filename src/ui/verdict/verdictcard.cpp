#include "ui/verdict/verdictcard.h"

#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/verdict/headlinelabel.h"
#include "ui/verdict/verdictline.h"
#include "ui/verdict/verdictlist.h"
#include "ui/verdict/verdictlook.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/fewlineslabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

constexpr std::size_t kMostRowsEach = 4;   ///< of one person
constexpr std::size_t kMostPersons = 8;    ///< that lines are made for
constexpr int kVerdictCardIcon = 32;       ///< px at 100 %
constexpr int kVerdictCardSmallIcon = 18;  ///< likewise, of what is over
constexpr int kVerdictCardSentenceLines = 3;

}  // namespace

VerdictCard::VerdictCard(const ApplicationStyle& style, QWidget* parent)
    : QFrame(parent),
      m_style(style),
      m_icon(new QLabel(this)),
      m_headline(new HeadlineLabel(style, this)),
      m_line(new ElidedLabel(this)),
      m_sentence(new FewLinesLabel(kVerdictCardSentenceLines, this)),
      m_body(new QWidget(this)),
      m_column(new QVBoxLayout(this)),
      m_more(new QPushButton(this)),
      m_undo(new QPushButton(tr("Undo"), this)),
      m_undoLine(new QPushButton(tr("Undo"), this))
{
    setObjectName(QStringLiteral("verdict"));
    m_headline->setObjectName(QStringLiteral("verdictHeadline"));
    m_line->setObjectName(QStringLiteral("verdictApplied"));
    m_sentence->setObjectName(QStringLiteral("verdictSentence"));
    m_more->setObjectName(QStringLiteral("verdictMore"));
    m_undo->setObjectName(QStringLiteral("undoLast"));
    m_undoLine->setObjectName(QStringLiteral("verdictUndo"));
    setLook(*m_sentence, "textRole", QStringLiteral("sentence"));
    setLook(*m_line, "textRole", QStringLiteral("cardTitle"));
    m_more->setProperty("plain", QStringLiteral("flush"));
    for (QPushButton* undo : {m_undo, m_undoLine}) {
        undo->setProperty("plain", QStringLiteral("true"));
        undo->setToolTip(tr("Take this back (Ctrl+Z)"));
        connect(undo, &QPushButton::clicked, this, &VerdictCard::undoAsked);
    }
    for (QPushButton* button : {m_more, m_undo, m_undoLine})
        button->setAutoDefault(false);
    m_column->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    m_column->setSpacing(space::kTiny);
    auto* head = new QHBoxLayout;
    head->setSpacing(space::kSmall);
    head->addWidget(m_icon);
    head->addWidget(m_headline, 1);
    head->addWidget(m_line, 1);
    head->addWidget(m_undoLine);
    m_column->addLayout(head);
    m_column->addWidget(m_sentence);
    // Below each other where both have no room in one line.
    auto* foot = new FlowLayout(space::kSmall);
    foot->addWidget(m_more);
    foot->addWidget(m_undo);
    m_column->addLayout(foot);
    connect(m_more, &QPushButton::clicked, this, &VerdictCard::openList);
    connect(&style, &ApplicationStyle::themeChanged, this, &VerdictCard::dress, Qt::QueuedConnection);
    hide();
}

void VerdictCard::setVerdict(const Verdict& verdict, Kind kind, const QString& saidAbove)
{
    const Shape shape = verdict.isEmpty() ? Shape::Nothing : Shape::Whole;
    if (shape == m_shape && kind == m_kind && verdict == m_verdict)
        return setSaidAbove(saidAbove);
    m_above = saidAbove;
    m_verdict = verdict;
    m_kind = kind;
    m_shape = shape;
    build();
}

void VerdictCard::setApplied(const Verdict& verdict)
{
    if (m_shape == Shape::OneLine && verdict == m_verdict)
        return;
    m_verdict = verdict;
    m_kind = Kind::Settled;
    m_shape = verdict.isEmpty() ? Shape::Nothing : Shape::OneLine;
    build();
}

void VerdictCard::setTargetInView(std::optional<std::size_t> place)
{
    if (place == m_view)
        return;
    m_view = place;
    build();
}

void VerdictCard::setMostLines(int lines)
{
    if (lines == m_most)
        return;
    m_most = lines;
    fitLines();
}

void VerdictCard::setSaidAbove(const QString& words)
{
    if (std::exchange(m_above, words) != words)
        dress();
}

void VerdictCard::setUndoable(bool undoable)
{
    m_isUndoable = undoable;
    m_undo->setVisible(m_shape == Shape::Whole && undoable);
    m_undoLine->setVisible(m_shape == Shape::OneLine);
}

/// Whoever the verdict says something grave about, else the first whom anything is said about.
std::vector<const VerdictPerson*> VerdictCard::shown() const
{
    std::vector<const VerdictPerson*> all;
    for (const VerdictPerson& person : m_verdict.persons) {
        const bool isInView = !m_view || (person.role == Role::Target && person.place == *m_view)
            || (person.role == Role::Actor && person.tone >= Tone::Harm);
        if (isInView && (person.grave > 0 || person.tone >= Tone::Harm) && all.size() < kMostPersons)
            all.push_back(&person);
    }
    // The bookkeeping of one or two is shown, that of a whole fight listed.
    const bool isFew = m_verdict.persons.size() <= 2;
    if (all.empty() && !m_view && isFew && !m_verdict.persons.empty() && !m_verdict.persons.front().rows.empty())
        all.push_back(&m_verdict.persons.front());
    return all;
}

void VerdictCard::build()
{
    delete m_body;
    // Whatever is shown or hidden lays out all there is, up to the window: once is enough, when all is there. What goes has to be gone before:
    // a layout that stands still does not hear of it.
    m_column->setEnabled(false);
    m_body = new QWidget(this);
    m_blocks.clear();
    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    if (m_shape == Shape::Whole) {
        const std::vector<const VerdictPerson*> persons = shown();
        const bool isGrave = std::ranges::any_of(persons, [](const VerdictPerson* one) { return one->grave > 0; });
        const bool saysWords = persons.size() > 1 || m_view.has_value();
        for (const VerdictPerson* person : persons)
            addBlock(*person, saysWords, isGrave);
    }
    m_column->insertWidget(2, m_body);
    dress();
    fitLines();
    m_column->setEnabled(true);
    setVisible(m_shape != Shape::Nothing);
}

void VerdictCard::addBlock(const VerdictPerson& person, bool saysWords, bool isGrave)
{
    Block block;
    block.heading = new VerdictLine(person, saysWords ? person.words : QString(), m_style, m_body);
    if (saysWords && m_faces)
        block.heading->setFace(m_faces(person.combatant));
    m_body->layout()->addWidget(block.heading);
    const std::size_t rows = std::min(kMostRowsEach, isGrave ? person.grave : person.rows.size());
    for (std::size_t i = 0; i < rows; ++i) {
        block.rows.push_back(new VerdictLine(person.rows[i], person.tone, m_style, m_body));
        m_body->layout()->addWidget(block.rows.back());
    }
    m_blocks.push_back(std::move(block));
}

void VerdictCard::dress()
{
    const Theme& theme = m_style.theme();
    const bool isWhole = m_shape == Shape::Whole;
    const ToneLook look = lookOf(m_verdict.tone);
    const int edge = theme.scaled(isWhole ? kVerdictCardIcon : kVerdictCardSmallIcon);
    m_icon->setPixmap(iconOf(look.icon, theme, look.token).pixmap(QSize(edge, edge), devicePixelRatioF()));
    m_icon->setAlignment(isWhole ? Qt::AlignTop : Qt::AlignVCenter);
    // A headline begins with a capital, whatever stands above.
    const bool saysHead = isWhole && m_verdict.headline.compare(m_above, Qt::CaseInsensitive) != 0;
    m_icon->setVisible(!isWhole || saysHead);
    m_headline->setVisible(saysHead);
    m_headline->setWords(isWhole ? m_verdict.headline : QString(), m_verdict.tone);
    m_line->setVisible(!isWhole);
    const QString line = isWhole ? QString() : whoseLineOf(m_verdict);
    m_line->setText(line);
    // How it ended is read first, and a number behind it without its words says nothing.
    m_line->setHeadline(line.size() - (isWhole ? 0 : lineOf(m_verdict).size()),
                        isWhole ? 0 : m_verdict.headline.size());
    m_sentence->setText(m_verdict.sentence);
    m_sentence->setVisible(isWhole && !m_verdict.sentence.isEmpty());
    for (QPushButton* undo : {m_undo, m_undoLine})
        undo->setIcon(iconOf(Icon::Undo, theme));
    setUndoable(m_isUndoable);
    setLook(*this, "card",
            !isWhole                      ? QStringLiteral("quiet")
                : m_kind == Kind::Preview ? QStringLiteral("preview")
                                          : QString::fromLatin1(look.card));
    setAccessibleName(m_kind == Kind::Preview ? tr("Would come of it: %1").arg(lineOf(m_verdict)) : lineOf(m_verdict));
}

void VerdictCard::fitLines()
{
    int left = m_most;
    std::size_t seen = 0;
    for (const Block& block : m_blocks) {
        block.heading->setVisible(left > 0);
        left -= left > 0 ? 1 : 0;
    }
    for (const Block& block : m_blocks) {
        for (VerdictLine* row : block.rows) {
            row->setVisible(left > 0 && !block.heading->isHidden());
            seen += row->isHidden() ? 0 : 1;
            left -= row->isHidden() ? 0 : 1;
        }
    }
    std::size_t all = 0;
    for (const VerdictPerson& person : m_verdict.persons)
        all += person.rows.size();
    const bool hasMore = m_shape == Shape::Whole && all > seen;
    m_body->setVisible(!m_blocks.empty() && m_most > 0);
    m_more->setVisible(hasMore);
    m_more->setText(seen > 0       ? tr("%1 more…").arg(all - seen)
                        : all == 1 ? tr("1 change…")
                                   : tr("%1 changes…").arg(all));
    m_more->setToolTip(tr("Everything that changes, before and after"));
}

int VerdictCard::linesHeight(int width) const
{
    const QMargins around = m_column->contentsMargins();
    const int room = width - 2 * frameWidth() - around.left() - around.right();
    return !m_blocks.empty() && !m_body->isHidden() ? m_body->layout()->totalHeightForWidth(qMax(1, room)) : 0;
}

void VerdictCard::openList()
{
    auto* list = new VerdictList(m_verdict, m_faces, m_style, this);
    list->openAt(*m_more);
}

}  // namespace hitspread
