#include "ui/widgets/chipedit.h"

#include "text/echo.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keyboard/mnemonics.h"

#include <QKeyEvent>
#include <QPushButton>

namespace hitspread {

namespace {
constexpr int kMostOfChip = 180;  ///< px
}  // namespace

ChipEdit::ChipEdit(QWidget* parent)
    : QWidget(parent), m_flow(new FlowLayout(space::kTiny, this)), m_line(new QLineEdit(this))
{
    m_flow->addWidget(m_line);
    setFocusProxy(m_line);
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::editingFinished, this, &ChipEdit::takeLine);
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (text.contains(u','))
            takeLine();
    });
}

ChipEdit::~ChipEdit()
{
    // The line loses the keyboard on the way, which is no end of writing.
    disconnect(m_line, nullptr, this, nullptr);
}

void ChipEdit::setWords(const QStringList& words)
{
    m_words = words;
    rebuild();
}

void ChipEdit::takeLine()
{
    if (!m_line->isModified())
        return;
    QStringList words = m_words;
    for (const QString& part : m_line->text().split(u',')) {
        const QString word = part.simplified();
        if (!word.isEmpty() && !words.contains(word, Qt::CaseInsensitive))
            words << word;
    }
    m_line->clear();
    if (words == m_words)
        return;
    m_words = words;
    rebuild();
    Q_EMIT changed(m_words);
}

void ChipEdit::remove(const QString& word)
{
    if (!m_words.removeOne(word))
        return;
    // First: the keyboard may be on the chip that goes.
    m_line->setFocus();
    rebuild();
    Q_EMIT changed(m_words);
}

void ChipEdit::rebuild()
{
    for (QPushButton* chip : findChildren<QPushButton*>(QString(), Qt::FindDirectChildrenOnly)) {
        m_flow->removeWidget(chip);
        chip->hide();
        chip->deleteLater();  // it may be the one that was clicked
    }
    for (qsizetype i = 0; i < m_words.size(); ++i) {
        const QString& word = m_words.at(i);
        const QString shown = text::visible(word);
        auto* chip = new QPushButton(
            tr("%1  ×").arg(withoutMnemonic(fontMetrics().elidedText(shown, Qt::ElideRight, kMostOfChip))), this);
        chip->setObjectName(QStringLiteral("tag_") + word);
        chip->setProperty("chip", QStringLiteral("tag"));
        chip->setAutoDefault(false);
        chip->setToolTip(tr("Take %1 away").arg(shown));
        chip->setAccessibleName(chip->toolTip());
        connect(chip, &QPushButton::clicked, this, [this, word] { remove(word); });
        m_flow->insertWidget(static_cast<int>(i), chip);
        chip->show();
    }
    updateGeometry();
}

bool ChipEdit::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Backspace && m_line->text().isEmpty() && !m_words.isEmpty()) {
            remove(m_words.last());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace hitspread
