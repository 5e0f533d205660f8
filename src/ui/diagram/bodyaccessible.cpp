#include "ui/diagram/bodyaccessible.h"

#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPointer>

#include <algorithm>

namespace hitspread {

namespace {

/// One hex; asks the view for everything, so that it is never out of date.
class HexAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    HexAccessible(BodyView* view, int index) : m_view(view), m_index(index) {}

    [[nodiscard]] int index() const { return m_index; }

    [[nodiscard]] bool isValid() const override
    {
        return m_view && m_view->picture().plan
            && static_cast<std::size_t>(m_index) < m_view->picture().plan->cells().size();
    }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override { return m_view ? m_view->window()->windowHandle() : nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_view);
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        if (kind == QAccessible::Name)
            return m_view->bodyScene().nameOf(hex());
        if (kind == QAccessible::Description)
            return description();
        return {};
    }
    void setText(QAccessible::Text, const QString&) override {}

    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRectF area = m_view->bodyScene().stageLayout().geometry.boundsOf(hex());
        const QRect inView = m_view->mapFromScene(area).boundingRect();
        return {m_view->viewport()->mapToGlobal(inView.topLeft()), inView.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Button; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.focused = m_view->hasFocus() && m_view->bodyScene().focusedHex() == hex();
        state.selected = m_view->picture().selected == hex();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override
    {
        if (!isValid())
            return;
        if (name == pressAction()) {
            m_view->bodyScene().choose(hex());
        } else if (name == setFocusAction()) {
            m_view->setFocus();
            m_view->bodyScene().focusHex(hex());
        }
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    [[nodiscard]] Hex hex() const { return m_view->picture().plan->cells()[static_cast<std::size_t>(m_index)].hex; }

    [[nodiscard]] QString description() const
    {
        const BodyPicture& picture = m_view->picture();
        QStringList words;
        const auto say = [&words](const char* text) {
            words << QCoreApplication::translate("hitspread::HexAccessible", text);
        };
        if (picture.aim == hex())
            say(QT_TRANSLATE_NOOP("hitspread::HexAccessible", "aimed at"));
        const auto chance = std::ranges::find(picture.chances, hex(), &HexChance::hex);
        if (chance != picture.chances.end())
            words << QCoreApplication::translate("hitspread::HexAccessible", "struck: %1 %")
                         .arg(QLocale().toString(chance->percent, 'f', 1));
        const auto best = std::ranges::find(picture.bestAims, hex());
        if (best != picture.bestAims.end())
            words << QCoreApplication::translate("hitspread::HexAccessible", "best aim number %1")
                         .arg(best - picture.bestAims.begin() + 1);
        if (std::ranges::find(picture.covered, hex()) != picture.covered.end())
            say(QT_TRANSLATE_NOOP("hitspread::HexAccessible", "behind cover"));
        if (picture.drift && picture.drift->landing() == hex())
            say(QT_TRANSLATE_NOOP("hitspread::HexAccessible", "the shot lands here"));
        if (const DriftChoice* choice = picture.drift ? picture.drift->choiceAt(hex()) : nullptr)
            words << choice->words;
        return words.join(QStringLiteral(", "));
    }

    QPointer<BodyView> m_view;
    int m_index;
};

QAccessibleInterface* makeInterface(const QString& /*className*/, QObject* object)
{
    auto* view = qobject_cast<BodyView*>(object);
    return view == nullptr ? nullptr : new BodyAccessible(view);
}

}  // namespace

BodyAccessible::BodyAccessible(BodyView* view) : QAccessibleWidget(view, QAccessible::Grouping) {}

BodyAccessible::~BodyAccessible()
{
    for (const QAccessible::Id id : m_children)
        QAccessible::deleteAccessibleInterface(id);
}

BodyView* BodyAccessible::view() const
{
    return qobject_cast<BodyView*>(object());
}

int BodyAccessible::childCount() const
{
    const BodyView* body = view();
    if (body == nullptr || !body->picture().plan || body->picture().outlineOnly)
        return 0;
    return static_cast<int>(body->picture().plan->cells().size());
}

QAccessibleInterface* BodyAccessible::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    while (m_children.size() <= static_cast<std::size_t>(index)) {
        const auto next = static_cast<int>(m_children.size());
        m_children.push_back(QAccessible::registerAccessibleInterface(new HexAccessible(view(), next)));
    }
    return QAccessible::accessibleInterface(m_children[static_cast<std::size_t>(index)]);
}

int BodyAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* hex = dynamic_cast<const HexAccessible*>(child);
    return hex == nullptr ? -1 : hex->index();
}

QAccessibleInterface* BodyAccessible::childAt(int x, int y) const
{
    if (childCount() == 0)
        return nullptr;
    const QPointF place = view()->mapToScene(view()->viewport()->mapFromGlobal(QPoint(x, y)));
    return hexChild(view()->bodyScene().stageLayout().geometry.hexAt(place));
}

QAccessibleInterface* BodyAccessible::hexChild(Hex hex) const
{
    const auto cells = view()->picture().plan->cells();
    const auto found = std::ranges::find(cells, hex, &BodyCell::hex);
    return found == cells.end() ? nullptr : child(static_cast<int>(found - cells.begin()));
}

QAccessibleInterface* BodyAccessible::focusChild() const
{
    if (childCount() == 0 || !view()->hasFocus())
        return nullptr;
    const auto focused = view()->bodyScene().focusedHex();
    return focused ? hexChild(*focused) : nullptr;
}

void installBodyAccessible()
{
    QAccessible::installFactory(makeInterface);
}

}  // namespace hitspread
