#pragma once

#include "models/fight/digest.h"

#include <QString>

namespace hitspread {

/// Whose digest is made, as the structs of his system, which `Kit` names, and what is told of him so far. The source outlives it.
template <typename Kit>
class DigestDraft {
protected:
    explicit DigestDraft(const DigestSource& source)
        : m_source(source),
          m_character(source.character.as<typename Kit::Character>()),
          m_condition(source.condition.as<typename Kit::Condition>()),
          m_switches(source.switches.isNull() ? typename Kit::Switches{}
                                              : source.switches.as<typename Kit::Switches>()),
          m_worn(source)
    {}

    // What has no words is not told.
    void chip(Mark mark, const QString& text, const QString& shortText)
    {
        if (!text.isEmpty())
            m_digest.chips.push_back({mark, text, shortText});
    }
    void force(Mark mark, const QString& text, const QString& value = {})
    {
        if (!text.isEmpty())
            m_digest.forces.push_back({mark, text, value});
    }

    const DigestSource& m_source;
    const typename Kit::Character& m_character;
    const typename Kit::Condition& m_condition;
    const typename Kit::Switches m_switches;
    const WornAs<typename Kit::Armour, typename Kit::ArmourState> m_worn;
    Digest m_digest;
};

}  // namespace hitspread
