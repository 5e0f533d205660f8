#pragma once

#include "models/library/campaignnames.h"
#include "ui/fields/namewarning.h"
#include "ui/fields/ranksuggestions.h"

#include <QObject>

#include <vector>

class QLineEdit;

namespace hitspread {

class CampaignGateway;
class RecordBinder;
class System;

/// Helps to write a name that stands elsewhere in the campaign, too: a list while it is written, of which Enter and Tab take the only
/// one that is left; and a word under the line about a name that stands nowhere. Any name may be written all the same.
class NameOffers : public QObject {
    Q_OBJECT

public:
    /// `line` bears the field's text; `self`: the record it is of. The doubt stands where the complaint of the field does.
    NameOffers(CampaignGateway& gateway, const System& system, const FieldDeclaration& field, NameRules rules,
               RecordRef self, QLineEdit& line);

    /// For every text of a form that is a name. `form`: what the binder is bound to.
    static void addTo(QWidget& form, const RecordBinder& binder, CampaignGateway& gateway, RecordRef self);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void ask();
    void offer();
    void refresh();
    void place(QWidget& form, const FieldDeclaration& field);
    [[nodiscard]] std::string written() const;
    /// Whether it may be on its way to a name that is offered.
    [[nodiscard]] bool isHalfWritten() const;
    [[nodiscard]] std::optional<NameWarning::Doubt> doubt() const;

    CampaignGateway& m_gateway;
    const System& m_system;
    const std::vector<text::KnownText> m_known;
    const NameRules m_rules;
    const RecordRef m_self;
    QLineEdit& m_line;
    NameWarning* m_doubt;
    NamesThere m_there;
    QString m_held;  ///< the half written name that Enter has been held back for once
};

}  // namespace hitspread
