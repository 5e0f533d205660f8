#pragma once

#include <QObject>

namespace hitspread {
class SheetPresenter;
}

namespace hitspread::rollunder {

/// In the empty field of the DR of the Vitals what counts there: the Torso's (R3-D65).
class VitalsField : public QObject {
    Q_OBJECT

public:
    VitalsField(SheetPresenter& presenter, QObject* parent);

private:
    void refresh();

    SheetPresenter& m_presenter;
};

}  // namespace hitspread::rollunder
