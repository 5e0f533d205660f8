#pragma once

#include <QJsonObject>
#include <QMap>
#include <QString>

#include <map>
#include <memory>

/// Judges documents as somebody else's program would: by valijson, which follows the references of the published files itself,
/// and by a bundled schema alone. Uses nothing of the program but what it prints.
class StrangersValidator {
public:
    explicit StrangersValidator(const QString& folder);
    ~StrangersValidator();
    Q_DISABLE_COPY_MOVE(StrangersValidator)

    /// The published files by name.
    [[nodiscard]] const QMap<QString, QJsonObject>& files() const { return m_files; }

    /// Which of the two does not find this document of the schema `name` as good or bad as it is; empty when they do.
    [[nodiscard]] QString disagreement(const QString& name, const QJsonObject& document, bool good);

private:
    class Ready;

    QMap<QString, QJsonObject> m_files;
    QJsonObject m_together;  ///< all files as definitions of one: this valijson mixes up files that refer to each other
    std::map<QString, std::unique_ptr<Ready>> m_byFiles;
    std::map<QString, std::unique_ptr<Ready>> m_byBundle;
};
