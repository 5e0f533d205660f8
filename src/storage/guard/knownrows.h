#pragma once

#include <functional>

namespace hitspread::storage {

class Connection;
class DeclaredChanges;

/// Makes every row known that the log of a campaign may speak of: those there are, and those it tells of that came and went. Each piece of
/// the log is read within `attempt`, to which it throws what is wrong with it.
void learnRows(Connection& connection, DeclaredChanges& declared,
               const std::function<void(const std::function<void()>&)>& attempt);

}  // namespace hitspread::storage
