#pragma once

#include "support/threed.h"

#include <QTest>

#include <vector>

namespace hitspread::support {

/// A test row of an action of the 3D System: what differs from the usual, the dice, and what is expected (`differences`).
template <typename Action>
struct Row {
    const char* name;
    void (*setup)(Action&);
    Given given;
    const char* expected;
};

/// A row of an action that is refused: the ids of the refusals, separated by spaces.
template <typename Action>
struct Refused {
    const char* name;
    void (*setup)(Action&);
    const char* refusal;
};

template <typename Rows>
void addRows(const Rows& rows)
{
    QTest::addColumn<int>("row");
    for (int i = 0; i < static_cast<int>(rows.size()); ++i)
        QTest::newRow(rows[static_cast<std::size_t>(i)].name) << i;
}

template <typename Action>
void compare(const std::vector<Row<Action>>& rows, Action action)
{
    QFETCH(int, row);
    const Row<Action>& test = rows[static_cast<std::size_t>(row)];
    test.setup(action);
    QCOMPARE(refusals(action), QStringList());
    const Findings findings = resolved(action, test.given);
    Input input = action;
    QCOMPARE(differences(findings, input.action(), test.expected), QString());
}

template <typename Action>
void refuse(const std::vector<Refused<Action>>& rows, Action action)
{
    QFETCH(int, row);
    const Refused<Action>& test = rows[static_cast<std::size_t>(row)];
    test.setup(action);
    QCOMPARE(refusals(action).join(u' '), QString::fromUtf8(test.refusal));
}

}  // namespace hitspread::support
