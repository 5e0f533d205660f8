#pragma once

#include <QString>

#include <algorithm>
#include <cstddef>

namespace hitspread::text {

/// English words to be translated, with what tells equal ones apart: QT_TR_NOOP where a context is in force, else QT_TRANSLATE_NOOP or
/// QT_TRANSLATE_NOOP3 of theirs.
struct Message {
    // NOLINTNEXTLINE(google-explicit-constructor): a table is written with the words themselves
    constexpr Message(const char* text, const char* apart = nullptr) : words(text), comment(apart) {}

    const char* words;
    const char* comment;
};

[[nodiscard]] QString translated(const char* context, const Message& message);
[[nodiscard]] QString withSign(const char* context, const Message& message, int number);

/// Words of one translation context that stand in a table in a header, each called like the function it would be otherwise.
template <const char* kContext>
struct Words {
    /// "dead".
    struct Plain {
        Message said;

        [[nodiscard]] QString operator()() const { return translated(kContext, said); }
    };
    /// "armour %1".
    struct Numbered {
        Message said;

        [[nodiscard]] QString operator()(int number) const { return translated(kContext, said).arg(number); }
    };
    /// "%1 on all rolls", of a number with its sign.
    struct Signed {
        Message said;

        [[nodiscard]] QString operator()(int number) const { return withSign(kContext, said, number); }
    };
    /// "1 level", "%1 levels".
    struct Counted {
        Message one;
        Message several;

        [[nodiscard]] QString operator()(int count) const
        {
            return count == 1 ? translated(kContext, one) : translated(kContext, several).arg(count);
        }
    };
    /// "held by %1", and where nobody is named "held".
    struct Named {
        Message by;
        Message alone;

        [[nodiscard]] QString operator()(const QString& name) const
        {
            return name.isEmpty() ? translated(kContext, alone) : translated(kContext, by).arg(name);
        }
    };
    /// A word for each enumerator, in their order; empty words: nothing is said of it.
    template <typename Enum, std::size_t count>
    struct Each {
        Message said[count];

        [[nodiscard]] QString operator()(Enum value) const
        {
            const Message& message = said[std::min(static_cast<std::size_t>(value), count - 1)];
            return *message.words == '\0' ? QString() : translated(kContext, message);
        }
    };
    /// "%1, %2".
    struct Joined {
        Message said;

        [[nodiscard]] QString operator()(const QString& first, const QString& second) const
        {
            return translated(kContext, said).arg(first, second);
        }
    };
};

}  // namespace hitspread::text

/// Within a namespace of its own: the translation context of all words that follow there, and the kinds they are of. The target
/// `translations` tells lupdate of it.
#define HS_WORDS_OF(context)                                                                                           \
    inline constexpr char kContext[] = #context;                                                                       \
    using Plain = hitspread::text::Words<kContext>::Plain;                                                             \
    using Numbered = hitspread::text::Words<kContext>::Numbered;                                                       \
    using Signed = hitspread::text::Words<kContext>::Signed;                                                           \
    using Counted = hitspread::text::Words<kContext>::Counted;                                                         \
    using Named = hitspread::text::Words<kContext>::Named;                                                             \
    template <typename Enum, std::size_t count>                                                                        \
    using Each = hitspread::text::Words<kContext>::Each<Enum, count>;
