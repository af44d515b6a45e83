#include "notify/endpoint.h"
#include "notify/mail_address.h"
#include "notify/mail_message.h"

#include <gtest/gtest.h>

namespace kamisado::test {

namespace {

using namespace notify;
using namespace std::chrono_literals;

std::string mail(const Letter& letter) {
    return write_mail(letter, {.from = "kamisado@example.org",
                               .date = std::chrono::sys_days(2026y / 11 / 17) + 22h + 5min + 9s,
                               .id = "abc@example.org"});
}

TEST(MailMessage, HasTheHeadersOfALetterThatCanBeStopped) {
    EXPECT_EQ(mail({.to = "akane@example.net",
                    .subject = "Your turn",
                    .text = "Benjiro has moved.\n",
                    .stop_link = "https://play.example/mail/stop/x"}),
              "From: Kamisado <kamisado@example.org>\r\n"
              "To: <akane@example.net>\r\n"
              "Subject: Your turn\r\n"
              "Date: Tue, 17 Nov 2026 22:05:09 +0000\r\n"
              "Message-ID: <abc@example.org>\r\n"
              "Auto-Submitted: auto-generated\r\n"
              "List-Unsubscribe: <https://play.example/mail/stop/x>\r\n"
              "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"
              "MIME-Version: 1.0\r\n"
              "Content-Type: text/plain; charset=utf-8\r\n"
              "Content-Transfer-Encoding: quoted-printable\r\n"
              "\r\n"
              "Benjiro has moved.\r\n");
}

TEST(MailMessage, NothingOfALetterBecomesAHeader) {
    const std::string text = mail({.to = "a@b.example",
                                   .subject = "Hello\r\nBcc: eve@example.org\n\rX: y",
                                   .text = "text",
                                   .stop_link = "https://play.example/\r\nX-Evil: 1"});
    EXPECT_FALSE(text.contains("\nBcc"));
    EXPECT_FALSE(text.contains("\nX"));
}

TEST(MailMessage, SubjectsAreEncodedWithoutCuttingLetters) {
    const std::string text =
        mail({.to = "a@b.example",
              .subject = "Käse, Öl und Süßes für Müßiggänger – Kamisado ééééééééééééééééé",
              .text = "",
              .stop_link = ""});
    const auto begin = text.find("Subject: ");
    const std::string subject = text.substr(begin, text.find("\r\nDate") - begin);
    EXPECT_TRUE(subject.starts_with("Subject: =?UTF-8?B?S8Okc2UsIMOWbCB1bmQgU8O8w59lcyBmw7xy"))
        << subject;
    for (std::size_t at = 0; at < subject.size();) {
        const auto end = std::min(subject.find("\r\n", at), subject.size());
        EXPECT_LE(end - at, 76U + 9U);
        at = end + 2;
    }
}

TEST(MailMessage, TextIsQuotedPrintable) {
    const std::string text = mail({.to = "a@b.example",
                                   .subject = "s",
                                   .text = "grün = 1 \n.\n" + std::string(200, 'x') + "\n",
                                   .stop_link = ""});
    const std::string body = text.substr(text.find("\r\n\r\n") + 4);
    EXPECT_TRUE(body.starts_with("gr=C3=BCn =3D 1=20\r\n.\r\nxxx")) << body;
    for (std::size_t at = 0; at < body.size();) {
        const auto end = body.find("\r\n", at);
        ASSERT_NE(end, std::string::npos);
        EXPECT_LE(end - at, 76U);
        at = end + 2;
    }
}

TEST(MailAddress, IsPlain) {
    EXPECT_TRUE(is_mail_address("a.b+c@mail.example.org"));
    EXPECT_FALSE(is_mail_address("a@b"));
    EXPECT_FALSE(is_mail_address("a@example.org\n"));
    EXPECT_FALSE(is_mail_address(std::string(65, 'a') + "@example.org"));
    EXPECT_FALSE(is_mail_address("a@" + std::string(260, 'b') + ".org"));
    EXPECT_FALSE(is_mail_address("\xC3\xA4@example.org"));
}

TEST(Endpoint, IsReadStrictly) {
    const auto read = read_endpoint("https://Push.Example.NET/a/b?c=d%20");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->host, "push.example.net");
    EXPECT_EQ(read->target, "/a/b?c=d%20");
    EXPECT_EQ(read->origin(), "https://push.example.net");
    EXPECT_FALSE(read_endpoint("https://push.example.net:444/a"));
    const auto own = read_endpoint("https://localhost:8443/a", {"localhost:8443"});
    ASSERT_TRUE(own);
    EXPECT_EQ(own->origin(), "https://localhost:8443");
    EXPECT_FALSE(read_endpoint("https://localhost:8444/a", {"localhost:8443"}));
}

} // namespace

} // namespace kamisado::test
