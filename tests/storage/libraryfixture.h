#pragma once

#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"
#include "storage/campaignfile.h"
#include "storage/start/samplecampaign.h"
#include "support/fakecampaign.h"
#include "support/faultwords.h"
#include "support/humanplans.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace hitspread {

/// The library of the sample on a file of its own for each test.
class LibraryFixture {
protected:
    /// A fresh copy of the sample.
    void makeFile()
    {
        m_file.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        // Made once, copied for each test.
        static const QTemporaryDir made;
        const QString sample = made.filePath(QStringLiteral("sample.hitspread"));
        if (!QFile::exists(sample))
            storage::SampleCampaign::create(sample).reset();
        const QString path = m_folder->filePath(QStringLiteral("campaign.hitspread"));
        QVERIFY(QFile::copy(sample, path));
        m_file = storage::CampaignFile::open(path);
    }

    void reopen()
    {
        const QString path = QString::fromStdString(m_file->path());
        m_file.reset();
        m_file = storage::CampaignFile::open(path);
    }

    /// Undoes `steps` entries and redoes them, reopening in between; the campaign must look the same as before and after.
    void undoAndRedo(const std::string& before, int steps)
    {
        const std::string after = dump();
        QVERIFY(before != after);
        for (int i = 0; i < steps; ++i)
            HistoryService(*m_file, m_clock).undo({});
        QCOMPARE(dump(), before);
        QCOMPARE(support::faultWords(m_file->faults()), QStringList());
        reopen();
        for (int i = 0; i < steps; ++i)
            HistoryService(*m_file, m_clock).redo({});
        QCOMPARE(dump(), after);
        reopen();
        QCOMPARE(dump(), after);
        QCOMPARE(support::faultWords(m_file->faults()), QStringList());
    }

    [[nodiscard]] RecordId idOf(RecordKind kind, const std::string& name)
    {
        LibraryQuery query;
        query.kind = kind;
        for (const LibraryRow& row : m_file->library().list(query)) {
            if (row.name == name)
                return row.id;
        }
        throw Failure(ProblemCode::NotFound, name);
    }

    [[nodiscard]] std::string dump() { return support::dumpOf(*m_file); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<storage::CampaignFile> m_file;
    support::HumanPlans m_plans;
    support::FixedClock m_clock;
};

}  // namespace hitspread
