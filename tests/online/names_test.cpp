#include "online/names.h"

#include <gtest/gtest.h>

#include <string>

namespace kamisado::online {
namespace {

std::string fault_of(std::string_view name) {
    const auto refusal = what_is_wrong_with_account_name(name);
    return refusal ? refusal->id : "";
}

std::string guest(std::string_view text) {
    const auto name = guest_name_from(text);
    return name ? name->name : name.error().id;
}

TEST(AccountNames, LettersDigitsAndTwoSigns) {
    for (const auto* const good : {"Al", "Akane", "x_1", "a-b-c", "abcdefghijklmnopqrst"}) {
        EXPECT_EQ(fault_of(good), "") << good;
    }
    for (const auto* const bad :
         {"1abc", "_abc", "-abc", "a b", "a.b", "Zo\xC3\xAB", "ab\n", "a/b"}) {
        EXPECT_EQ(fault_of(bad), "online.name-letters") << bad;
    }
}

TEST(AccountNames, TwoToTwentyOfThem) {
    for (const auto* const bad : {"", "a", "abcdefghijklmnopqrstu"}) {
        EXPECT_EQ(fault_of(bad), "online.name-length") << bad;
    }
}

TEST(AccountNames, SomeWordsAreNobodys) {
    for (const auto* const bad : {"computer", "Guest", "ADMIN", "kamisado", "Kamisado"}) {
        EXPECT_EQ(fault_of(bad), "online.name-reserved") << bad;
    }
    EXPECT_EQ(fault_of("computers"), "");
}

TEST(AccountNames, NoneLooksLikeTheComputers) {
    for (const auto* const bad :
         {"Computer-5", "Computer_Level_10", "C0mputer", "cornputer7", "Level_10", "Stufe-3",
          "Ordinateur", "ordinateur-niveau-2", "Bot-7", "Engine", "KI"}) {
        EXPECT_EQ(fault_of(bad), "online.name-reserved") << bad;
    }
    for (const auto* const good : {"Levelheaded", "Botond", "my-bot", "Kira"}) {
        EXPECT_EQ(fault_of(good), "") << good;
    }
}

TEST(GuestNames, AnyLanguage) {
    for (const auto* const good :
         {"Akane", "Zo\u00EB", "\u795E\u68EE", "\u05D3\u05D5\u05D3", "Anna & Bo", "\U0001F409"}) {
        EXPECT_EQ(guest(good), good);
    }
}

TEST(GuestNames, MayBeEmpty) {
    EXPECT_EQ(guest(""), "");
    EXPECT_EQ(guest("  \u3000 "), "");
}

TEST(GuestNames, SpacesAreTidied) {
    EXPECT_EQ(guest("  Anna \u00A0 Bo  "), "Anna Bo");
    EXPECT_EQ(guest("\u2764\uFE0F"), "\u2764");
}

TEST(GuestNames, AtMostTwentyFourCharacters) {
    std::string name;
    for (int i = 0; i < 24; ++i) {
        name += "\u795E";
    }
    EXPECT_EQ(guest(name), name);
    EXPECT_EQ(guest(" " + name + " "), name);
    EXPECT_EQ(guest(name + "\u795E"), "online.name-length");
}

TEST(GuestNames, NothingHidden) {
    for (const auto* const bad :
         {"a\tb", "a\nb", "a\x7F", "a\u0085", "a\u200Bb", "a\u200Db", "a\uFEFFb", "a\u00ADb",
          "a\u202Eb", "a\u2066b", "a\u061Cb", "a\u2028b", "a\uE000b", "a\U000F0000b",
          "a\U000E0041b", "a\uFFFFb", "\u3164", "\u2800", "\uFDD0"}) {
        EXPECT_EQ(guest(bad), "online.name-hidden") << bad;
    }
    EXPECT_EQ(guest(std::string("a\0b", 3)), "online.name-hidden");
}

TEST(GuestNames, OnlyUtf8) {
    for (const auto* const bad :
         {"\xFF", "\x80", "\xC3", "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80",
          "\xF8\x88\x80\x80\x80", "a\xE2\x82"}) {
        EXPECT_EQ(guest(bad), "online.name-hidden") << bad;
    }
}

TEST(GuestNames, NoneLooksLikeTheComputersOrNobodys) {
    for (const auto* const bad :
         {"Computer", "computer, level 10", "Computer 5", "C0mputer", "\uFF23omputer",
          "\u0421\u043Emputer", "\U0001D402\U0001D428\U0001D426puter", "cornputer", "Level 3",
          "Stufe \u2462", "Niveau 10", "Ordinateur, niveau 2", "b\u03BFt", "Bot 7", "Admin",
          "adm\u0131n", "\u24D6\u24E4\u24D4\u24E2\u24E3", "KAMISADO"}) {
        EXPECT_EQ(guest(bad), "online.name-reserved") << bad;
    }
    for (const auto* const good :
         {"Computers", "Levelheaded", "Botond", "\u0411\u043E\u0442\u044F"}) {
        EXPECT_EQ(guest(good), good);
    }
}

TEST(GuestNames, HaveTheLookOfTheAccountsTheyImitate) {
    const auto look = [](std::string_view text) { return guest_name_from(text).value().look; };
    for (const auto* const like :
         {"Mika", "mika", "rnika", "Mlka", "M1ka", "\u041Cika", "\uFF2D\uFF49\uFF4B\uFF41",
          "\U0001D40C\U0001D422\U0001D424\U0001D41A", "Mik\u0430", "M\u0131ka"}) {
        EXPECT_EQ(look(like), look("mika")) << like;
    }
    EXPECT_NE(look("Mik\u00E1"), look("Mika")) << "an accent can be seen";
    EXPECT_NE(look("Mikka"), look("Mika"));
}

TEST(Passwords, EightCharactersToTwoHundredBytes) {
    const auto fault = [](const std::string& password) {
        const auto refusal = what_is_wrong_with_password(password, "Akane");
        return refusal ? refusal->id : "";
    };
    EXPECT_EQ(fault("1234567"), "online.password-too-short");
    EXPECT_EQ(fault("\u00E9\u00E9\u00E9\u00E9"), "online.password-too-short");
    EXPECT_EQ(fault("tr4mline"), "");
    EXPECT_EQ(fault(std::string(195, 'a') + "bcxyz"), "");
    EXPECT_EQ(fault(std::string(201, 'a')), "online.password-too-long");
    EXPECT_EQ(fault("1234567\xFF"
                    "89"),
              "online.password-too-long");
}

TEST(Passwords, NoneThatIsGuessedFirst) {
    const auto fault = [](const std::string& password) {
        const auto refusal = what_is_wrong_with_password(password, "Akane-7");
        return refusal ? refusal->id : "";
    };
    for (const auto* const bad :
         {"password",  "Password1",  "PASSWORD", "12345678",   "1234567890",
          "87654321",  "qwertyuiop", "iloveyou", "dragon2024", "Summer2023!",
          "sunshine",  "trustno1",   "1q2w3e4r", "1qaz2wsx",   "aaaaaaaa",
          "abcabcabc", "12121212",   "abcdefgh", "akane-7",    "Akane2024",
          "kamisado",  "kamisado1",  "passwort", "motdepasse", "!!password!!"}) {
        EXPECT_EQ(fault(bad), std::string_view(bad).size() < 8 ? "online.password-too-short"
                                                               : "online.password-common")
            << bad;
    }
    for (const auto* const good : {"correct horse", "a new password", "password of Akane",
                                   "gelbe Tramlinie", "xk7-pq2-vv"}) {
        EXPECT_EQ(fault(good), "") << good;
    }
}

} // namespace
} // namespace kamisado::online
