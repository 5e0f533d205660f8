#pragma once

#include <QObject>

#include <vector>

class QLabel;

namespace hitspread {
class RecordForm;
class SheetPresenter;
}  // namespace hitspread

namespace hitspread::outcome {

/// Beside the ratings of a character what each is called, by the house table (OUT-76).
class RatingNames : public QObject {
    Q_OBJECT

public:
    RatingNames(SheetPresenter& presenter, RecordForm& form);

private:
    struct Name {
        std::size_t field = 0;
        QLabel* label = nullptr;
    };

    void refresh();

    SheetPresenter& m_presenter;
    std::vector<Name> m_names;
};

}  // namespace hitspread::outcome
