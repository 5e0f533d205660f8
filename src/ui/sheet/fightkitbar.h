#pragma once

#include <QWidget>

class QVBoxLayout;

namespace hitspread {

class CharacterSheet;
struct WithoutThing;

/// Says who fights already without what somebody was given at home, and offers to give it to them there, too: a line for each thing
/// and fight. Not there while there is nobody.
class FightKitBar : public QWidget {
    Q_OBJECT

public:
    explicit FightKitBar(CharacterSheet& sheet, QWidget* parent = nullptr);

private:
    void refresh();
    void addLine(const WithoutThing& whom);

    CharacterSheet& m_sheet;
    QVBoxLayout* m_column;
};

}  // namespace hitspread
