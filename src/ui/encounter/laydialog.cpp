#include "ui/encounter/laydialog.h"

#include "models/fight/digest.h"
#include "models/fight/fight.h"
#include "text/echo.h"
#include "text/lyingwords.h"
#include "ui/fields/numberfield.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {
constexpr QSize kLayDialogSize(460, 210);
constexpr std::size_t kMostGrenades = 1000;
constexpr std::int32_t kMostPhases = 9999;
constexpr int kLayDialogMostLetters = 200;
}  // namespace

LayDialog::LayDialog(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QDialog(parent),
      m_fight(fight),
      m_grenade(new QComboBox(this)),
      m_where(new QLineEdit(this)),
      m_fuse(new NumberField(this)),
      m_words(new QLabel(this)),
      m_lay(new QPushButton(this))
{
    setObjectName(QStringLiteral("layDialog"));
    m_grenade->setObjectName(QStringLiteral("layGrenade"));
    m_where->setObjectName(QStringLiteral("layWhere"));
    m_where->setMaxLength(kLayDialogMostLetters);
    m_where->setPlaceholderText(tr("behind the crates, at the gate…"));
    m_fuse->setObjectName(QStringLiteral("layFuse"));
    m_fuse->setMayBeEmpty(true);
    m_fuse->setRange(0, kMostPhases);
    m_fuse->setKeepsText(true);
    m_fuse->setUnit(tr("phases"), tr("phase"));
    m_fuse->setPlaceholderText(tr("not by itself"));
    m_words->setObjectName(QStringLiteral("layWords"));
    m_words->setWordWrap(true);
    setLook(*m_words, "textRole", QStringLiteral("secondary"));
    m_lay->setObjectName(QStringLiteral("lay"));
    auto* leave = new QPushButton(tr("Close   Esc"), this);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(space::kMedium);
    form->addRow(tr("&Grenade"), m_grenade);
    form->addRow(tr("&Where"), m_where);
    form->addRow(tr("Goes off a&fter"), m_fuse);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addLayout(form);
    column->addStretch();
    column->addLayout(footOf(*this, {*m_words, *leave, *m_lay, true}));
    connect(m_fuse, &QLineEdit::textChanged, this, &LayDialog::refresh);
    connect(&fight, &Fight::opened, this, &QDialog::reject);
    connect(&fight, &Fight::changed, this, [this] {
        const auto& all = m_fight.snapshot().lying;
        if (m_lying != 0
            && std::ranges::find(all, m_lying, [](const LyingView& view) { return view.possession.id; }) == all.end())
            reject();
    });
    resizeWithinScreen(*this, kLayDialogSize * style.theme().textPercent() / 100);
}

/// A field that loses the keyboard because the window goes away has nobody left to tell.
LayDialog::~LayDialog()
{
    m_fuse->disconnect(this);
}

void LayDialog::start()
{
    m_lying = 0;
    entitle(*this, tr("Leave a grenade lying - Hitspread"));
    m_lay->setText(tr("Lay down   Enter"));
    m_grenade->setEnabled(true);
    fillOwn();
    m_fight.gateway().run(
        this,
        [system = m_fight.snapshot().encounter.system](CampaignServices& services) {
            LibraryQuery query;
            query.kind = RecordKind::Grenade;
            query.system = system;
            query.limit = kMostGrenades;
            return services.campaign.library().list(query);
        },
        [this](const std::vector<LibraryRow>& rows) { fillLibrary(rows); });
    show(Lying());
    m_grenade->setFocus();
}

void LayDialog::change(RecordId lying)
{
    const auto& all = m_fight.snapshot().lying;
    const auto found = std::ranges::find(all, lying, [](const LyingView& view) { return view.possession.id; });
    if (found == all.end())
        return;
    m_lying = lying;
    entitle(*this, tr("Where it lies - Hitspread"));
    m_lay->setText(tr("Set   Enter"));
    m_grenade->clear();
    m_choices.clear();
    m_was = found->possession.state.as<Lying>();
    offer(text::lyingWords(*found), {});
    m_grenade->setEnabled(false);
    show(m_was);
    m_where->setFocus();
    m_where->selectAll();
}

void LayDialog::show(const Lying& lying)
{
    m_where->setText(text::visible(lying.where));
    m_fuse->putBack(lying.fuse == kNoEntry ? std::nullopt : std::optional(lying.fuse));
    refresh();
    QDialog::show();
    raise();
    activateWindow();
}

void LayDialog::offer(const QString& words, Choice choice)
{
    m_grenade->addItem(words);
    m_choices.push_back(choice);
}

/// Whoever acts lays down his own before anybody else's.
void LayDialog::fillOwn()
{
    m_grenade->clear();
    m_choices.clear();
    const FightSnapshot& fight = m_fight.snapshot();
    const auto fill = [&](const CombatantView& view) {
        for (const WeaponDigest& grenade : othersOf(fight.encounter.system, view, RecordKind::Grenade)) {
            if (grenade.count > 0)
                offer(tr("%1 of %2 (%3 left)")
                          .arg(grenade.name, text::visible(view.combatant.name), QString::number(grenade.count)),
                      {grenade.possession, 0});
        }
    };
    if (m_fight.active() && !m_fight.active()->combatant.away)
        fill(*m_fight.active());
    for (const CombatantView& view : fight.combatants) {
        if (&view != m_fight.active() && !view.combatant.away)
            fill(view);
    }
}

void LayDialog::fillLibrary(const std::vector<LibraryRow>& rows)
{
    if (m_lying != 0)
        return;
    for (const LibraryRow& row : rows)
        offer(tr("%1 (nobody's)").arg(text::visible(row.name)), {0, row.id});
    refresh();
}

Lying LayDialog::lying() const
{
    Lying lying;
    // Where nothing was written it stays as it is kept.
    const QString where = m_where->text();
    lying.where = m_lying != 0 && where == text::visible(m_was.where) ? m_was.where : where.trimmed().toStdString();
    if (const auto phases = m_fuse->typedNumber())
        lying.fuse = *phases;
    return lying;
}

void LayDialog::refresh()
{
    m_lay->setEnabled(m_lying != 0 || m_grenade->count() > 0);
    if (m_lying == 0 && m_grenade->count() == 0)
        return m_words->setText(tr("Nobody has a grenade, and none is in the library."));
    if (m_fuse->isUnreadable())
        return m_words->setText(NumberField::tr("“%1” is no whole number.").arg(m_fuse->text()));
    const Lying now = lying();
    m_words->setText(now.fuse == kNoEntry ? tr("It lies there until somebody runs into it.")
                         : now.fuse == 0  ? tr("It goes off now.")
                         : now.fuse == 1  ? tr("It goes off when this phase ends.")
                                          : tr("It goes off when %1 phases have ended.").arg(now.fuse));
}

void LayDialog::accept()
{
    if (!m_lay->isEnabled())
        return;
    if (m_fuse->isUnreadable()) {
        m_fuse->setFocus();
        return m_fuse->selectAll();
    }
    const Lying wanted = lying();
    if (m_lying != 0) {
        // What was not touched may have become another meanwhile: a fuse runs.
        m_fight.change([lying = m_lying, was = m_was, wanted](CampaignServices& services) {
            Lying now = services.campaign.encounters().possession(lying).state.as<Lying>();
            if (wanted.where != was.where)
                now.where = wanted.where;
            if (wanted.fuse != was.fuse)
                now.fuse = wanted.fuse;
            services.ground.set(lying, now);
        });
    } else {
        const Choice choice = m_choices.at(static_cast<std::size_t>(qMax(0, m_grenade->currentIndex())));
        m_fight.change([choice, wanted, encounter = m_fight.snapshot().encounter.id](CampaignServices& services) {
            if (choice.possession != 0)
                (void)services.ground.lay(choice.possession, wanted);
            else
                (void)services.ground.place(encounter, choice.item, wanted);
        });
    }
    QDialog::accept();
}

}  // namespace hitspread
