#include "gallery/importshots.h"

#include "gallery/desk.h"
#include "ui/exchange/importwindow.h"
#include "ui/settings/rememberedtables.h"
#include "ui/theme/applicationstyle.h"

#include <QPushButton>
#include <QTreeView>

namespace hitspread {

namespace {

constexpr QSize kImportUsual(1180, 700);
constexpr QSize kImportSmall(1280, 692);  ///< what a title bar leaves of 1280 x 720

/// Typed into a spreadsheet by somebody who has his own words for things.
const QByteArray kWeapons = "Waffe;calibre;Reichweite;recoil;length;Preis;Notes\n"
                            "Harbour carbine;9 mm;120 m;5;80;450;the watch carries it\n"
                            "Sentry rifle;7 mm;zweihundert;6;112;700;\n"
                            "Rook rifle;6 mm;90;3;105;300;for vermin\n"
                            "Old Quay revolver;.38;40 m;7;24;120;\n"
                            "Long gun;12 mm;300;14;140;1200;two to carry\n"
                            "Sentry rifle;7 mm;200;6;112;700;typed twice\n"
                            ";;;;;;\n";

class ImportStage : public Desk {
public:
    ImportStage(ApplicationStyle& style, Album& album) : Desk(album), m_window(gateway(), backups(), m_memory, style)
    {
        open();
        settle();
        m_window.resize(album.look().small ? kImportSmall : kImportUsual);
        m_window.draft().setUsual("threed", RecordKind::Weapon);
    }
    void save(const char* name) { Desk::save(m_window, QStringLiteral("import-") + QLatin1String(name)); }
    void showEmpty()
    {
        m_window.open();
        save("empty");
    }
    void read(const QByteArray& bytes)
    {
        m_window.draft().read({.bytes = bytes, .encoding = QStringLiteral("UTF-8")});
        settle();
    }
    void lookAt(int row)
    {
        auto* rows = m_window.findChild<QTreeView*>(QStringLiteral("importRows"));
        rows->setCurrentIndex(rows->model()->index(row, 0));
        settle();
    }
    void take()
    {
        m_window.accept();
        settle();
    }
    [[nodiscard]] ImportDraft& draft() { return m_window.draft(); }

private:
    RememberedTables m_memory;
    ImportWindow m_window;
};

}  // namespace

void paintImport(ApplicationStyle& style, Album& album)
{
    ImportStage stage(style, album);
    stage.showEmpty();
    stage.read(kWeapons);
    stage.save("nameless");
    stage.draft().setField(0, QStringLiteral("name"));
    stage.settle();
    stage.save("plan");
    stage.lookAt(1);
    stage.save("fault");
    stage.take();
    stage.save("taken");
    stage.read(QByteArray(kWeapons).replace("Waffe", "Name").replace(";5;", ";4;").replace("90;3", "75;2"));
    stage.save("again");
    stage.read(R"({"format": "hitspread-library", "version": 1, "records": [
        {"system": "threed", "kind": "character", "record": {"name": "Tomas Reed"}, "tags": ["harbour"]},
        {"system": "threed", "kind": "weapon", "record": {"name": "Rook rifle", "recoil": 3}},
        {"system": "threed", "kind": "weapon", "record": {"name": "", "recoil": 3}}]})");
    stage.save("records");
}

}  // namespace hitspread
