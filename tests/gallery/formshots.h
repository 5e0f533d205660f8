#pragma once

namespace hitspread {

class Album;
class ApplicationStyle;

/// Every record's form as it is made from its declaration, one of them with values that are refused.
void paintForms(const ApplicationStyle& style, Album& album);

}  // namespace hitspread
