#include "text/systems/threed/bulletwords.h"

#include "rules/core/system.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>
#include <QStringList>

namespace hitspread::threed {

namespace {

struct Bullets {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::Bullets)
};

void sayFate(BulletWords& bullet, const ShotCourse& course)
{
    switch (course.fate) {
    case ShotFate::Passed:
        // A roll that fails leads to no hex at all.
        bullet.place = course.hex ? Bullets::tr("passes by") : Bullets::tr("miss");
        bullet.shortPlace = course.hex ? Bullets::tr("by", "passes by, in a narrow place") : Bullets::tr("miss");
        break;
    case ShotFate::Lost: bullet.place = bullet.shortPlace = Bullets::tr("between targets"); break;
    case ShotFate::Jammed:
        bullet.place = Bullets::tr("the weapon jams");
        bullet.shortPlace = Bullets::tr("jam");
        break;
    default: break;
    }
}

void sayPlace(BulletWords& bullet, const System& system, const ShotCourse& course)
{
    QStringList names;
    QStringList shortNames;
    for (const int place : course.locations) {
        if (place < 0 || static_cast<std::size_t>(place) >= system.locations().size())
            continue;
        const std::string_view id = system.locations()[static_cast<std::size_t>(place)];
        names << text::location(text::Naming::usual(system), id);
        shortNames << text::shortLocation(text::Naming::usual(system), id);
    }
    bullet.place = names.join(QStringLiteral(", "));
    bullet.shortPlace = shortNames.join(QStringLiteral(", "));
}

QString resultOf(const ShotCourse& course)
{
    QStringList words;
    if (course.wounded)
        words << Bullets::tr("wound");
    if (course.dead)
        words << Bullets::tr("dead");
    else if (course.unconscious)
        words << Bullets::tr("out");
    else if (course.stuck)
        words << Bullets::tr("bullet stuck");
    if (course.points == 0)
        words << Bullets::tr("stopped");
    return words.join(QStringLiteral(", "));
}

}  // namespace

BulletWords wordsOf(const System& system, const ShotCourse& course)
{
    BulletWords bullet;
    if (course.turned > 0)
        bullet.direction = course.rolled == course.turned
            ? QString::number(course.turned)
            : QStringLiteral("%1→%2").arg(QString::number(course.rolled), QString::number(course.turned));
    sayFate(bullet, course);
    // A bullet that waits for its dice shows already where it went.
    if (!course.locations.empty()) {
        sayPlace(bullet, system, course);
        if (course.fate == ShotFate::Stopped)
            bullet.result = Bullets::tr("stopped by cover");
    }
    if (course.fate != ShotFate::Hit)
        return bullet;
    if (course.penetrationValue)
        bullet.penetration = QStringLiteral("%1 / %2").arg(QString::number(*course.penetrationValue),
                                                           QString::number(course.protectionValue));
    bullet.damage = QString::number(course.points);
    bullet.result = resultOf(course);
    return bullet;
}

QString bulletName(int number)
{
    return Bullets::tr("Bullet %1").arg(number);
}

QString lineOf(const BulletWords& bullet)
{
    QStringList words{bullet.place};
    if (!bullet.damage.isEmpty())
        words << Bullets::tr("%1 damage").arg(bullet.damage);
    words << bullet.result;
    return text::joined(words, u", ");
}

QString sentenceOf(int number, const BulletWords& bullet)
{
    BulletWords told = bullet;
    if (told.place.isEmpty())
        told.place = Bullets::tr("not yet");
    return Bullets::tr("Bullet %1: %2").arg(QString::number(number), lineOf(told));
}

}  // namespace hitspread::threed
